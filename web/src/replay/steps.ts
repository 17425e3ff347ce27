/** Steps from move to move in a finished game; positions are counts of tokens, stops are where moves end. */

import { LETTERS } from "../lib/house/seats";

/** The position that is closest at or before `at`, as a number of the list. */
export function indexOf(stops: readonly number[], at: number): number {
    let low = 0;
    let high = stops.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((stops[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
    }
    return low;
}

/** The start of the game and all stops, without repeats. */
export function positions(stops: readonly number[]): readonly number[] {
    return [...new Set([0, ...stops])].sort((a, b) => a - b);
}

/** The part of an address that names a position: after how many tokens, and who looks. */
export function marked(at: number, seat: number | null): string {
    return seat === null ? `#at=${at}` : `#at=${at}&seat=${LETTERS[seat] ?? ""}`;
}

/** What such a part names. */
export function named(hash: string): { readonly at?: number; readonly seat?: number } {
    const parts = new URLSearchParams(hash.replace(/^#/, ""));
    const at = /^\d{1,6}$/.test(parts.get("at") ?? "") ? { at: Number(parts.get("at")) } : {};
    const seat = LETTERS.indexOf(parts.get("seat") || "-");
    return seat < 0 ? at : { ...at, seat };
}

/** Which position a key leads to. */
export function byKey(key: string, index: number, last: number): number | undefined {
    switch (key) {
        case "ArrowLeft":
            return Math.max(0, index - 1);
        case "ArrowRight":
            return Math.min(last, index + 1);
        case "PageUp":
            return Math.max(0, index - 10);
        case "PageDown":
            return Math.min(last, index + 10);
        case "Home":
            return 0;
        case "End":
            return last;
        default:
            return undefined;
    }
}
