/** What a move would waste is said before it is sent: whoever sends it quickly waits a moment for that. */
import type { Message } from "../../lib/words/words.svelte";

/** How long a move waits at the most, in milliseconds. */
export const PATIENCE = 300;

/** What a promise brings, if it does so soon. */
export function soon<T>(promise: Promise<T>): Promise<T | null> {
    return new Promise((done) => {
        const timer = setTimeout(() => done(null), PATIENCE);
        promise.then(done, () => done(null)).finally(() => clearTimeout(timer));
    });
}

/** Whether something would be wasted that was not said before. */
export function isNews(warnings: readonly Message[], said: readonly Message[]): boolean {
    const known = new Set(said.map((one) => JSON.stringify(one)));
    return warnings.some((one) => !known.has(JSON.stringify(one)));
}
