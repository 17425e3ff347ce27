/** The woodcuts of cards, events, characters and outdoor activities: lines on a square of 24 by 24, by the name of the card. They
 *  lie where Python finds them too, which draws tables for notebooks. */
import { glyphs } from "../../../../../src/troyes/server/pictures/drawings/city.json";

const GLYPHS: Record<string, string> = glyphs;

/** The lines of a card, an event, a character or an outdoor activity, given its reference; copies of an event share theirs. */
export function glyph(ref: string): string {
    const name = ref.slice(ref.indexOf(":") + 1);
    return GLYPHS[name] ?? GLYPHS[name.replace(/\d$/, "")] ?? "";
}
