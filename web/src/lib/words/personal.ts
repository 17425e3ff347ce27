/** Messages speak of seats by their letters; at a table they are people, and one of them is the reader. */

import { LETTERS } from "../house/seats";
import type { Message, Value } from "./catalogue";

/** The message that is a seat, wherever it stands in others. */
const SEAT = "seat";
/** What the catalogue takes for the reader's own seat. */
const READER = "you";

/** The same message with names for letters, and the reader's own seat as such. */
export function personal(message: Message, names: readonly string[], seat: number | null): Message {
    if (!message.args) return message;
    const letter = letterOf(message);
    if (letter !== undefined) {
        const at = LETTERS.indexOf(letter);
        return { ...message, args: { [SEAT]: at === seat ? READER : (names[at] ?? letter) } };
    }
    const args = Object.entries(message.args).map(([key, value]) => [key, argument(value, names, seat)]);
    return { ...message, args: Object.fromEntries(args) as Readonly<Record<string, Value>> };
}

function argument(value: Value, names: readonly string[], seat: number | null): Value {
    if (typeof value !== "object") return value;
    if ("id" in value) return personal(value, names, seat);
    return value.map((one) => (typeof one === "object" ? personal(one, names, seat) : one));
}

/** The letter of the seat that a message is. */
function letterOf({ id, args }: Message): string | undefined {
    const letter = id === SEAT ? args?.[SEAT] : undefined;
    return typeof letter === "string" && letter.length === 1 ? letter : undefined;
}

/** Whether a line tells of something that a seat gained or lost. */
export function touches(message: Message, seat: number | null): boolean {
    if (seat === null) return false;
    const changes = message.id === "told-changes" ? message.args?.changes : undefined;
    return (
        (changes !== undefined && messages(changes).some((one) => names(one, LETTERS[seat]!))) ||
        inside(message, (one) => touches(one, seat))
    );
}

/** Whether a message speaks of the seat of a letter. */
function names(message: Message, letter: string): boolean {
    return letterOf(message) === letter || inside(message, (part) => names(part, letter));
}

function inside(message: Message, found: (part: Message) => boolean): boolean {
    return Object.values(message.args ?? {}).some((value) => messages(value).some(found));
}

/** The messages of a value: itself, or those of its list. */
function messages(value: Value): readonly Message[] {
    if (typeof value !== "object") return [];
    return "id" in value ? [value] : value.filter((one) => typeof one === "object");
}
