/** Troyes Dice, as the lobby knows it. */

import { message } from "../../lib/words/words.svelte";
import type { Registration } from "../types";

export const dice: Registration = {
    name: "dice",
    words: ["dice-board"],
    ways: [
        {
            fits: () => true,
            text: message("dice-board-preset"),
            emblem: {
                field: "#3c6b3f",
                charge: "#f6e6b8",
                paths: [
                    ["charge", "M40 18l25 13v28L40 73 15 59V31z"],
                    ["cut", "M15 31l25 13 25-13M40 44v29"],
                    [
                        "hole",
                        "M40 27c5 0 7 4 0 4s-5-4 0-4zM23 42c4 2 4 7 0 5s-4-7 0-5zM32 56c4 2 4 7 0 5s-4-7 0-5z",
                    ],
                    [
                        "hole",
                        "M46 53c0-4 4-6 4-2s-4 6-4 2zM53 49c0-4 4-6 4-2s-4 6-4 2zM60 45c0-4 3-6 3-2s-3 6-3 2z",
                    ],
                    ["cut", "M44 66l18-10M44 69l14-8"],
                ],
            },
            book: "dice",
            lesson: "dice",
        },
    ],
    books: [
        { name: "dice", file: "rules/dice.md", title: message("dice-board-book") },
        { name: "dice-first", file: "rules/dice-first.md", title: message("dice-board-book-first") },
        { name: "dice-icons", file: "rules/dice-icons.md", title: message("dice-board-book-icons") },
    ],
    play: () => import("./play"),
};
