/** Troyes and its King's Challenge, as the lobby knows them. */

import { message } from "../../lib/words/words.svelte";
import type { Registration } from "../types";

export const city: Registration = {
    name: "city",
    words: ["city-board"],
    ways: [
        {
            fits: (players) => players > 1,
            text: message("city-board-preset"),
            emblem: {
                field: "#8c2023",
                charge: "#f2d88c",
                paths: [
                    ["charge", "M22 66V30h-2v-7h5v4h4v-4h5v4h4v-4h5v7h-2v12h20v-6h4v4h4v-4h4v28z"],
                    ["hole", "M27 66V55q4-8 8 0v11zM48 66V54q5-9 10 0v12zM28 36h6v9h-6zM50 44h5v4h-5z"],
                    ["cut", "M36 33l5 2M36 38l5 2M36 48l5 2M60 50l9 3M60 57l9 3"],
                    ["cut", "M22 21V11l11 3-11 3"],
                ],
            },
            book: "city",
            lesson: "city",
        },
        {
            fits: (players) => players === 1,
            title: message("city-board-solo"),
            text: message("city-board-preset-solo"),
            emblem: {
                field: "#2c5a8c",
                charge: "#e6b53a",
                hole: "#8c2023",
                paths: [
                    ["charge", "M16 58l-5-29 14 13 15-23 15 23 14-13-5 29z"],
                    ["charge", "M16 58h48v9H16z"],
                    ["hole", "M11 29a3 3 0 1 1 .1 0zM40 19a3 3 0 1 1 .1 0zM69 29a3 3 0 1 1 .1 0z"],
                    ["hole", "M25 62.5l4-3 4 3-4 3zM36 62.5l4-3 4 3-4 3zM47 62.5l4-3 4 3-4 3z"],
                    ["cut", "M22 55l-1-7M31 55l1-10M40 55V38M49 55l-1-10M58 55l1-7"],
                ],
            },
            book: "solo",
            lesson: "solo",
        },
    ],
    books: [
        { name: "city", file: "rules/city.md", title: message("city-board-book") },
        { name: "city-first", file: "rules/city-first.md", title: message("city-board-book-first") },
        { name: "city-icons", file: "rules/city-icons.md", title: message("city-board-book-icons") },
        { name: "solo", file: "rules/solo.md", title: message("city-board-solo") },
        { name: "solo-first", file: "rules/solo-first.md", title: message("city-board-book-solo-first") },
        { name: "ladies", file: "rules/ladies.md", title: message("city-ladies") },
    ],
    play: () => import("./play"),
};
