/** How much of our own running clock is spent on telling what happened. */

/** The part of it that may be. */
const TOLD = 0.05;

export class Budget {
    /** When our clock began to run, or our last move was answered, and what it showed. */
    private began: { readonly at: number; readonly left: number } | null = null;

    /** News have come when our clock showed `left`, or did not run. If they tell of what we did, telling may take time
     * anew: to think about it took ours, and not that of telling. */
    hear(now: number, left: number | null, ours: boolean): void {
        if (left === null) this.began = null;
        else if (!this.began || ours) this.began = { at: now, left };
    }

    /** Milliseconds that are left for telling; what is not told by then can be read. */
    spare(now: number): number {
        return this.began ? this.began.left * TOLD - (now - this.began.at) : Infinity;
    }
}
