/** For tests without a browser: the page speaks English at once. */

import { words } from "./words.svelte";

const TEXTS = import.meta.glob<string>("../../../../src/troyes/words/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});

Object.values(TEXTS).forEach((text) => words.read("en", text));
