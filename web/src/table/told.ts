/** Lines of the story in words. */

import type { LogLine } from "../lib/types";
import { personal } from "../lib/personal";
import { capital, say } from "../lib/words.svelte";

/** What an actor did: it follows their name, and what chance did is a sentence of its own. */
export function toldOf(
    { seat, said }: LogLine,
    names: readonly string[] = [],
    reader: number | null = null,
): string {
    const told = say(personal(said, names, reader), "told");
    return seat < 0 ? capital(told) : told;
}
