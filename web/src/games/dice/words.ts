/** Short words for what is drawn, for those who listen to the board instead of looking at it. */
import type { components } from "../../generated/messages";
import type { Named } from "../types";
import { colour, message, t, type Message } from "../../lib/words/words.svelte";

type Schemas = components["schemas"];
export type DiceScene = Schemas["DiceScene"];
export type DiceSheet = Schemas["DiceSheet"];
export type DicePrinted = Schemas["DicePrinted"];
export type DiceGain = Schemas["DiceGain"];
export type PrintedRow = Schemas["PrintedRow"];
export type RowMarks = Schemas["RowMarks"];
export type Notch = Schemas["Notch"];
export type WheelPlace = Schemas["WheelPlace"];
export type WheelPrice = Schemas["WheelPrice"];
export type WheelTile = Schemas["WheelTile"];
export type Mark = RowMarks["buildings"][number];
export type Colour = PrintedRow["colour"];

export const COLOURS: readonly Colour[] = ["red", "yellow", "white"];
export const initialOf = (colour: Colour) => t(`page-initial-${colour}`);
const RESOURCES: Record<Colour, string> = { red: "influence", yellow: "deniers", white: "knowledge" };
const CITIZENS: Record<Colour, string> = { red: "knight", yellow: "artisan", white: "priest" };

export const resourceOf = (colour: Colour) => RESOURCES[colour];
export const citizenOf = (colour: Colour) => CITIZENS[colour];

/** The letter of a seat. */
export const letter = (seat: number) => String.fromCharCode(65 + seat);

const amount = (count: number, resource: string) => message(`dice-board-${resource}`, { count });

/** What a die costs. */
export function priceOf(price: readonly WheelPrice[], more: readonly Message[] = []): Message {
    const parts = [...more, ...price.map((part) => amount(part.amount, part.resource))];
    return parts.length ? message("dice-board-price", { parts }) : message("dice-board-price-none");
}

/** What a building or a lozenge brings. */
export function gainOf(gain: DiceGain, printed: DicePrinted): Message {
    if (gain.kind === "scoring") {
        const row = printed.rows.find(({ name }) => name === gain.row)?.title;
        return message("dice-board-scores", { row: row ?? message("page-nothing") });
    }
    const what =
        gain.kind === "resource"
            ? amount(gain.amount, resourceOf(gain.colour))
            : message(`dice-board-${citizenOf(gain.colour)}`, { count: gain.amount });
    return gain.each_die ? message("dice-board-for-each", { what, colour: colour(gain.colour) }) : what;
}

export const stateOf = (state: Mark): Message => message(`dice-board-building-${state}`);
export const halfOf = (half: string): Message => message(`dice-board-${half}`);

/** The colours of the places with their dice: what lies where in this half day. */
export function placeOf(place: WheelPlace, notch: Notch | undefined): Message {
    const { die, position } = place;
    if (!die) return message("dice-board-place", { position, half: halfOf(place.half) });
    const up = colour(notch?.up ?? "white");
    if (place.destroyed)
        return die.black
            ? message("dice-board-place-black", { value: die.value, colour: up })
            : message("dice-board-place-dead", { value: die.value });
    return message("dice-board-place-die", {
        colour: up,
        value: die.used,
        position,
        price: priceOf(place.price),
    });
}

/** The die at a place and what it costs. Where any resource pays, the choice itself says which. */
export function lyingAt(place: number, what: Message["args"], price: readonly WheelPrice[]): Named[string] {
    if (!price.length) return message("dice-board-die-free", what);
    const rest = price.filter(({ resource }) => resource !== "any");
    if (rest.length === price.length)
        return message("dice-board-die-for", { ...what, price: priceOf(price) });
    return (label) =>
        message("page-choice-now", {
            choice: message("dice-die", { place }),
            now: message("dice-board-die-for", {
                ...what,
                price: priceOf(rest, [label.args?.["price"] as Message]),
            }),
        });
}

/** A text in lines of at most so many letters. */
export function wrapped(text: string, most: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + word.length < most)
            lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
    }
    return lines;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
export const roman = (number: number) => ROMAN[number - 1] ?? String(number);
