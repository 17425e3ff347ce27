/** Lines of the story in words. */

import type { LogLine, Sitter } from "../../lib/server/types";
import { personal } from "../../lib/words/personal";
import { capital, say, t } from "../../lib/words/words.svelte";

/** The names of the seats, and who held those that were handed on. */
export interface People {
    readonly names: readonly string[];
    readonly handed?: readonly Sitter[];
}

/** The names of the seats when so many had been handed on, and the reader's seat if it was theirs by then. */
export function peopleAt(
    { names, handed = [] }: People,
    before: number,
    reader: number | null,
): { names: readonly string[]; reader: number | null } {
    const later = handed.slice(before);
    if (!later.length) return { names, reader };
    const then = [...names];
    for (const { seat, name } of later.toReversed()) then[seat] = name;
    return { names: then, reader: later.some(({ seat }) => seat === reader) ? null : reader };
}

/** Who did what a line tells; nobody is called by name to their face. */
export function whoOf(line: LogLine, people: People, reader: number | null): string {
    const then = peopleAt(people, line.handed ?? 0, reader);
    return line.seat === then.reader ? t("page-story-you") : (then.names[line.seat] ?? "");
}

/** What an actor did: it follows their name, or "You"; what chance did is a sentence of its own. */
export function toldOf(
    { seat, said, handed }: LogLine,
    people: People = { names: [] },
    reading: number | null = null,
): string {
    const { names, reader } = peopleAt(people, handed ?? 0, reading);
    const told = say(personal(said, names, reader), seat >= 0 && seat === reader ? "yours" : "told");
    return seat < 0 ? capital(told) : told;
}
