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
    ["lying", "Your citizens"],
    ["slot", "Your citizens"],
    ["supply", "Your citizens"],
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

const kindOf = (token: number, words: readonly Word[]): string => (words[token]?.ref ?? "").split(":")[0]!;

/** `placing` says that spaces are where citizens go; otherwise they are where one's citizens are. */
export function grouped(tokens: Iterable<number>, words: readonly Word[], placing = true): Group[] {
    const found = new Map<string, number[]>();
    for (const token of [...tokens].sort((a, b) => a - b)) {
        const kind = kindOf(token, words);
        const prefix = kind === "space" && !placing ? "lying" : kind;
        const title = TITLES.find(([start]) => start === prefix)?.[1] ?? "Choices";
        found.set(title, [...(found.get(title) ?? []), token]);
    }
    const order = [...new Set(TITLES.map(([, title]) => title)), "Choices"];
    // In Troyes Dice everything begins with a die.
    if (found.has("Gain resources")) order.unshift("Dice");
    return [...new Set(order)].flatMap((title) =>
        found.has(title) ? [{ title, tokens: found.get(title)! }] : [],
    );
}

/** What can go with what is chosen while it is not known what that is for. */
const PARTS: readonly (readonly [prefix: string, words: string])[] = [
    ["card", "a card"],
    ["event", "an event"],
    ["cathedral", "the Cathedral"],
    ["agriculture", "the fields"],
    ["building", "a building"],
    ["track", "resources to gain"],
    ["cube", "a cube to use"],
    ["lying", "a citizen"],
    ["slot", "a citizen"],
    ["space", "a citizen"],
    ["supply", "a citizen"],
    ["die", "a die"],
];

export function wanted(tokens: Iterable<number>, words: readonly Word[]): string {
    const kinds = new Set([...tokens].map((token) => kindOf(token, words)));
    if (kinds.has("black")) return ""; // it is known then: against the black dice
    const parts = [...new Set(PARTS.flatMap(([kind, part]) => (kinds.has(kind) ? [part] : [])))];
    const last = parts.pop();
    if (!last) return "";
    return `What goes with this? Choose ${parts.length ? `${parts.join(", ")} or ${last}` : last}.`;
}

/** The pieces of the board before us that a line of the log is about: in Troyes Dice everybody has a sheet of their own. */
export function onBoard(line: LogLine | undefined, seat: number, game: string): readonly string[] {
    if (!line) return [];
    const others = line.seat >= 0 && line.seat !== seat;
    if (game === "dice") return others ? line.refs.filter((ref) => ref.startsWith("die:")) : line.refs;
    // Dice that were used are gone, and another's way of passing is not our button.
    return line.refs.filter((ref) => !/^(own-)?die:/.test(ref) && !(others && /^(pass|supply)$/.test(ref)));
}
