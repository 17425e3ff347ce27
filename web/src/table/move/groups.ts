// The choices that can be made now, in groups, for the list of buttons beside the board.
import type { Headings, Play } from "../../games/types";
import type { Word } from "../../lib/server/types";
import { message, type Message } from "../../lib/words/words.svelte";

export interface Group {
    readonly title: Message;
    readonly tokens: readonly number[];
}

const OTHERS = message("page-group-others");

/** The tokens below the headings of their kinds, by number; what no heading knows comes last. */
export function grouped(tokens: Iterable<number>, words: readonly Word[], headings: Headings): Group[] {
    const sorted = [...tokens].sort((a, b) => a - b);
    const known = new Set(headings.flatMap(([, kinds]) => kinds));
    const below = (wanted: (kind: string) => boolean) =>
        sorted.filter((token) => wanted(words[token]?.kind ?? ""));
    return [
        ...headings.map(([title, kinds]) => ({ title, tokens: below((kind) => kinds.includes(kind)) })),
        { title: OTHERS, tokens: below((kind) => !known.has(kind)) },
    ].filter((group) => group.tokens.length > 0);
}

/** What could go with what is chosen, as a question; nothing if it is known what that is for. */
export function wanted(tokens: Iterable<number>, words: readonly Word[], play: Play): Message | null {
    const kinds = new Set([...tokens].map((token) => words[token]?.kind));
    if (play.settled && kinds.has(play.settled)) return null;
    const parts = new Set(play.parts.flatMap(([kind, part]) => (kinds.has(kind) ? [part] : [])));
    return parts.size ? message("page-move-wanted", { parts: either([...parts]) }) : null;
}

/** One or another of these. */
function either([first, ...others]: readonly Message[]): Message {
    const [second] = others;
    if (!first || !second) return first ?? message("page-nothing");
    return others.length === 1
        ? message("page-or-two", { first, second })
        : message("page-or-more", { first, rest: either(others) });
}
