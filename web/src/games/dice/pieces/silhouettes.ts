/** The six buildings as a woodcutter would draw them, 48 wide and 46 high: an outline, and strokes inside it; and all that is
 *  smaller. They lie where Python finds them too, which draws tables for notebooks. */
import { buildings, symbols, tiles } from "../../../../../src/troyes/server/pictures/drawings/dice.json";

export interface Silhouette {
    readonly outline: readonly (readonly [number, number])[];
    readonly strokes: string;
}

export const SILHOUETTES = buildings as unknown as Record<string, Silhouette>;

/** The outline as an even path, for small drawings. */
export const plainOutline = (name: string) =>
    `M${(SILHOUETTES[name]?.outline ?? []).map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** What is on the two sides of a tile: a cup, and a torch. */
export const TILES: Record<string, string> = tiles;

/** Resources and citizens by their colours: what each line is, and the line. */
export const SYMBOLS = symbols as unknown as Record<
    "resource" | "citizen",
    Record<string, readonly (readonly [string, string])[]>
>;
