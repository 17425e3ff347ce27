// The choices that can be made now, in groups, for the list of buttons beside the board.
import type { LogLine, Word } from "../lib/types";

export interface Group {
    readonly title: string;
    readonly tokens: readonly number[];
}

/** What the pieces are called that references begin with, in the order in which they are listed. */
const TITLES: readonly (readonly [prefix: string, title: string])[] = [
    ["done", "Finish"],
    ["again", "Finish"],
    ["enough", "Finish"],
    ["times", "How often"],
    ["card", "Activity cards"],
    ["event", "Events"],
    ["cathedral", "Other actions"],
    ["building", "Buildings"],
    ["agriculture", "Other actions"],
    ["pass", "Other actions"],
    ["cube", "Use a cube"],
    ["die", "Dice"],
    ["black", "Black dice"],
    ["space", "Spaces"],
    ["lying", "Citizens"],
    ["slot", "Citizens"],
    ["supply", "Citizens"],
    ["own-die", "Spend influence"],
    ["influence", "Spend influence"],
    ["track", "Gain resources"],
    ["resources", "Gain resources"],
    ["citizens", "Citizens"],
    ["number", "Numbers"],
    ["numbers", "Numbers"],
    ["owed", "Bonuses"],
    ["tile", "Tiles"],
];

export function grouped(tokens: Iterable<number>, words: readonly Word[]): Group[] {
    const found = new Map<string, number[]>();
    for (const token of [...tokens].sort((a, b) => a - b)) {
        const prefix = (words[token]?.ref ?? "").split(":")[0]!;
        const title = TITLES.find(([start]) => start === prefix)?.[1] ?? "Choices";
        found.set(title, [...(found.get(title) ?? []), token]);
    }
    const order = [...new Set(TITLES.map(([, title]) => title)), "Choices"];
    return order.flatMap((title) => (found.has(title) ? [{ title, tokens: found.get(title)! }] : []));
}

/** The pieces of the board before us that a line of the log is about: in Troyes Dice everybody has a sheet of their own. */
export function onBoard(line: LogLine | undefined, seat: number, game: string): readonly string[] {
    if (!line) return [];
    if (game !== "dice" || line.seat < 0 || line.seat === seat) return line.refs;
    return line.refs.filter((ref) => ref.startsWith("die:"));
}
