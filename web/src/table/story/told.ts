/** Lines of the story in words. */

import type { LogLine } from "../../lib/server/types";
import { personal } from "../../lib/words/personal";
import { capital, say, t } from "../../lib/words/words.svelte";

/** Who did what a line tells; nobody is called by name to their face. */
export function whoOf(seat: number, names: readonly string[], reader: number | null): string {
    return seat === reader ? t("page-story-you") : (names[seat] ?? "");
}

/** What an actor did: it follows their name, or "You"; what chance did is a sentence of its own. */
export function toldOf(
    { seat, said }: LogLine,
    names: readonly string[] = [],
    reader: number | null = null,
): string {
    const told = say(personal(said, names, reader), seat >= 0 && seat === reader ? "yours" : "told");
    return seat < 0 ? capital(told) : told;
}
