/** Messages speak of seats by their letters; at a table they are people, and one of them is the reader. */

import type { Message, Value } from "./catalogue";

const LETTERS = "ABCDEFGHIJ";
/** The arguments that hold the letter of a seat. */
const SEATS = new Set(["seat", "owner", "other"]);
/** What the catalogue takes for the reader's own seat. */
const READER = "you";

/** The same message with names for letters, and the reader's own seat as such. */
export function personal(message: Message, names: readonly string[], seat: number | null): Message {
    if (!message.args) return message;
    const args = Object.entries(message.args).map(([key, value]) => [key, argument(key, value, names, seat)]);
    return { ...message, args: Object.fromEntries(args) as Readonly<Record<string, Value>> };
}

function argument(key: string, value: Value, names: readonly string[], seat: number | null): Value {
    if (typeof value === "string" && SEATS.has(key) && value.length === 1) {
        const at = LETTERS.indexOf(value);
        return at === seat ? READER : (names[at] ?? value);
    }
    if (typeof value !== "object") return value;
    return "id" in value ? personal(value, names, seat) : value.map((one) => personal(one, names, seat));
}

/** Whether a line tells of something that a seat gained or lost. */
export function touches(message: Message, seat: number | null): boolean {
    if (seat === null) return false;
    const changes = message.id === "told-changes" ? message.args?.changes : undefined;
    return (
        (changes !== undefined && names(changes, LETTERS[seat]!)) ||
        inside(message, (one) => touches(one, seat))
    );
}

/** Whether a value speaks of the seat of a letter. */
function names(value: Value, letter: string): boolean {
    if (typeof value !== "object") return false;
    const messages = "id" in value ? [value] : value;
    return messages.some(
        (one) =>
            Object.entries(one.args ?? {}).some(([key, held]) => SEATS.has(key) && held === letter) ||
            inside(one, (part) => names(part, letter)),
    );
}

function inside(message: Message, found: (part: Message) => boolean): boolean {
    return Object.values(message.args ?? {}).some((value) =>
        typeof value === "object" ? ("id" in value ? [value] : value).some(found) : false,
    );
}
