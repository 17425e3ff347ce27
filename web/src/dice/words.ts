/** Short words for what is drawn, for those who listen to the board instead of looking at it. */
import type { components } from "../generated/messages";

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
export const INITIALS: Record<Colour, string> = { red: "R", yellow: "Y", white: "W" };
const RESOURCES: Record<Colour, string> = { red: "influence", yellow: "deniers", white: "knowledge" };
const CITIZENS: Record<Colour, string> = { red: "knight", yellow: "artisan", white: "priest" };

export const resourceOf = (colour: Colour) => RESOURCES[colour];
export const citizenOf = (colour: Colour) => CITIZENS[colour];

/** The letter of a seat. */
export const letter = (seat: number) => String.fromCharCode(65 + seat);

const amount = (count: number, resource: string) =>
    `${count} ${resource === "any" ? "of any resource" : count === 1 && resource === "deniers" ? "denier" : resource}`;

/** What a die costs. */
export const priceText = (price: readonly WheelPrice[]) =>
    price.length ? price.map((part) => amount(part.amount, part.resource)).join(" and ") : "nothing";

/** What a building or a lozenge brings. */
export function gainText(gain: DiceGain, printed: DicePrinted): string {
    if (gain.kind === "scoring") return `scores ${printed.rows.find(({ name }) => name === gain.row)?.title}`;
    const what =
        gain.kind === "resource"
            ? amount(gain.amount, resourceOf(gain.colour))
            : `${gain.amount} ${citizenOf(gain.colour)}${gain.amount > 1 ? "s" : ""}`;
    return gain.each_die ? `${what} for each ${gain.colour} die` : what;
}

export const stateText = (state: Mark) => ({ free: "not built", drawn: "built", lost: "crossed out" })[state];

/** The colours of the places with their dice: what lies where in this half day. */
export function placeText(place: WheelPlace, notch: Notch | undefined): string {
    const die = place.die;
    if (!die) return `place ${place.position} of the ${place.half}`;
    if (place.destroyed)
        return die.black
            ? `the black ${die.value} on a destroyed ${notch?.up} plaza`
            : `a ${die.value} that acts as a black die`;
    return `the ${notch?.up} ${die.used} at place ${place.position}, for ${priceText(place.price)}`;
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
