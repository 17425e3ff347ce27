/** A game that nobody has drawn: its choices in a list, and its points. */

import { message } from "../lib/words/words.svelte";
import type { Play, Registration } from "./types";

export const PLAIN: Play = {
    label: message("page-board"),
    shown: (line) => line.refs,
    named: () => ({}),
};

export const plain: Registration = {
    name: "",
    words: [],
    ways: [
        {
            fits: () => true,
            text: message("page-game-unknown"),
            emblem: {
                field: "#6d3b7f",
                charge: "#f6e6b8",
                paths: [["charge", "M40 16l7 18 19 1-15 12 5 19-16-11-16 11 5-19-15-12 19-1z"]],
            },
            book: "",
        },
    ],
    books: [],
    play: () => Promise.resolve({ play: PLAIN }),
};
