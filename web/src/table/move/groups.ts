// The choices that can be made now, in groups, for the list of buttons beside the board.
import type { KindInfo, Words } from "../../lib/server/types";
import { message, type Message } from "../../lib/words/words.svelte";

export interface Group {
    readonly title: Message;
    readonly tokens: readonly number[];
}

/** The words of a game as far as its choices are listed by them. */
export type Listed = Pick<Words, "tokens" | "kinds">;

/** What no heading is named for comes last. */
const OTHERS = { title: message("page-group-others"), rank: Infinity };

const kindOf = (words: Listed, token: number): KindInfo => words.kinds[words.tokens[token]?.kind ?? ""] ?? {};

/** The tokens below the headings of their kinds, by number, where answers of these kinds are asked for. */
export function grouped(tokens: Iterable<number>, words: Listed, asked: ReadonlySet<string>): Group[] {
    const found = new Map<string, { title: Message; rank: number; tokens: number[] }>();
    for (const token of [...tokens].sort((a, b) => a - b)) {
        const kind = kindOf(words, token);
        const { title, rank } = (asked.size === 1 && kind.alone) || kind.below || OTHERS;
        const group = found.get(title.id) ?? { title, rank, tokens: [] };
        group.tokens.push(token);
        found.set(title.id, group);
    }
    return [...found.values()].sort((a, b) => a.rank - b.rank);
}

/** What could go with what is chosen, as a question; nothing if it is known what that is for. */
export function wanted(tokens: Iterable<number>, words: Listed): Message | null {
    const kinds = [...tokens].map((token) => kindOf(words, token));
    if (kinds.some(({ settles }) => settles)) return null;
    const parts = kinds.flatMap(({ part }) => part ?? []).sort((a, b) => a.rank - b.rank);
    const named = new Map(parts.map(({ title }) => [title.id, title]));
    return named.size ? message("page-move-wanted", { parts: either([...named.values()]) }) : null;
}

/** One or another of these. */
function either([first, ...others]: readonly Message[]): Message {
    const [second] = others;
    if (!first || !second) return first ?? message("page-nothing");
    return others.length === 1
        ? message("page-or-two", { first, second })
        : message("page-or-more", { first, rest: either(others) });
}
