/** What a table settles about time, in words: how long one waits for somebody, and clocks. */

import type { Clock, TableInfo } from "../server/types";
import { message, type Message } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A length of time that somebody chose. */
export function lengthOf(seconds: number): Message {
    for (const [unit, length] of [
        ["days", DAY],
        ["hours", HOUR],
        ["minutes", MINUTE],
    ] as const)
        if (seconds >= length && seconds % length === 0)
            return message(`page-time-${unit}`, { count: seconds / length });
    return message("page-time-seconds", { count: seconds });
}

export function patienceOf(seconds: number): Message {
    return seconds > 0
        ? message("page-patience", { time: lengthOf(seconds) })
        : message("page-patience-none");
}

export function clockOf(clock: Clock): Message {
    const time = lengthOf(clock.seconds);
    return clock.kind === "move"
        ? message("page-clock-move", { time })
        : message("page-clock-reserve", { time, more: lengthOf(clock.increment) });
}

export function zeroOf(clock: Clock): Message {
    return message(`page-clock-zero-${clock.at_zero}`);
}

/** All that a table has settled about time, a sentence each. */
export function termsOf({ patience, clock }: Pick<TableInfo, "patience" | "clock">): readonly Message[] {
    const waits = message("page-terms-patience", { patience: patienceOf(patience) });
    return clock
        ? [waits, message("page-terms-clock", { clock: clockOf(clock), zero: zeroOf(clock) })]
        : [waits];
}

/** What a clock shows. */
export function faceOf(left: number): Message {
    const seconds = Math.max(0, Math.ceil(left));
    const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
    if (seconds >= DAY)
        return message("page-clock-days", {
            days: Math.floor(seconds / DAY),
            hours: Math.floor((seconds % DAY) / HOUR),
        });
    const hours = seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:` : "";
    const minutes = (seconds % HOUR) / MINUTE;
    return message("page-clock-time", {
        time: `${hours}${hours ? two(minutes) : Math.floor(minutes)}:${two(seconds % MINUTE)}`,
    });
}

/** What can be chosen when a table is made: those for a game at one sitting, then those for one over days. */
export const PATIENCES = { live: [300, 600, 1800], slow: [DAY, 3 * DAY, 7 * DAY] } as const;
const each = (seconds: number): Clock => ({ kind: "move", seconds, increment: 0, at_zero: "computer" });
const reserve = (seconds: number, increment: number): Clock => ({
    kind: "reserve",
    seconds,
    increment,
    at_zero: "computer",
});
export const CLOCKS = {
    live: [each(MINUTE), each(3 * MINUTE), reserve(10 * MINUTE, 10), reserve(20 * MINUTE, 20)],
    slow: [each(DAY), each(3 * DAY), reserve(7 * DAY, 12 * HOUR)],
} as const;
/** How long one usually waits for somebody, at one sitting and over days. */
export const USUAL_PATIENCE = { live: PATIENCES.live[1], slow: PATIENCES.slow[1] } as const;

/** Whether a clock is for a game at one sitting or for one over days; a table without clocks is one at a sitting. */
export function paceOf(clock: Clock | null): keyof typeof USUAL_PATIENCE {
    return clock && clock.seconds >= DAY ? "slow" : "live";
}
