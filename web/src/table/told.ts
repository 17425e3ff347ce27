/** Lines of the story in words. */

import type { LogLine } from "../lib/types";
import { capital, say } from "../lib/words.svelte";

/** What an actor did: it follows their name, and what chance did is a sentence of its own. */
export function toldOf({ seat, said }: LogLine): string {
    const told = say(said, "told");
    return seat < 0 ? capital(told) : told;
}
