/** What kind of choice a token is: the one place that finds it out. */

import type { Word } from "./types";

/** The kind of a token. */
export function kindOf(word: Word | undefined): string {
    if (!word) return "";
    return word.text === "turn" ? "turn" : (word.ref.split(":")[0] ?? "");
}

/** How much a token says, where its kind is countable. */
export function amountOf(word: Word | undefined): number {
    return Number(word?.text.replace(/^\D*/, "") ?? 0);
}
