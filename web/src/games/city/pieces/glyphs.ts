import { plain } from "../../../../../src/troyes/server/pictures/drawings/city.json";

/** The woodcuts of cards, events, characters and outdoor activities: lines on a square of 24 by 24, by name. Those of each box
 *  lie in a file of their own, where Python finds them too, which draws tables for notebooks. */
const FILES = import.meta.glob<Readonly<Record<string, string>>>(
    "../../../../../src/troyes/server/pictures/drawings/woodcuts-*.json",
    { eager: true, import: "default" },
);
const GLYPHS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(FILES));

/** The lines of a card, an event, a character or an outdoor activity, given its name or its reference: a blank coat of
 *  arms where nobody has cut any. */
export function glyph(ref: string): string {
    return GLYPHS[ref.slice(ref.indexOf(":") + 1)] ?? plain;
}
