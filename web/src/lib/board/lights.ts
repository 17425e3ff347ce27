// How every piece of a board stands: worked out once for all of them, so that each has only to look itself up.

/** What a board knows of its tokens and pieces at one moment. */
export interface Known {
    /** The tokens that can be chosen now, those that would replace what is chosen, and those that are chosen. */
    readonly next: Iterable<number>;
    readonly any: Iterable<number>;
    readonly chosen: readonly number[];
    /** Whether what is chosen already can be named once more. */
    readonly naming: boolean;
    /** The tokens that a lesson or an adviser wants, and the pieces that it speaks of. */
    readonly wanted: readonly number[];
    readonly spoken: readonly string[];
    /** The pieces that were moved last, or are pointed at. */
    readonly touched: readonly string[];
    readonly refOf: (token: number) => string;
    /** Whether a move is made with a token. */
    readonly means: (token: number) => boolean;
}

type Tally = Map<string, number>;

export class Lights {
    private readonly next = new Set<string>();
    private readonly means = new Set<string>();
    private readonly swaps = new Set<string>();
    private readonly chosen: Tally;
    private readonly wanted: Tally;
    private readonly spoken: ReadonlySet<string>;
    private readonly touched: ReadonlySet<string>;
    private readonly naming: boolean;

    constructor(known: Known) {
        for (const token of known.next) {
            this.next.add(known.refOf(token));
            if (known.means(token)) this.means.add(known.refOf(token));
        }
        for (const token of known.any) if (!known.chosen.includes(token)) this.swaps.add(known.refOf(token));
        this.chosen = tally(known.chosen, known.refOf);
        this.wanted = tally(known.wanted, known.refOf);
        this.spoken = new Set(known.spoken);
        this.touched = new Set(known.touched);
        this.naming = known.naming;
    }

    /** Whether more than `nth` of the chosen tokens are this piece's. */
    isChosen(refs: readonly string[], nth = 0): boolean {
        return count(this.chosen, refs) > nth;
    }

    /** The classes of a piece, in one string: as long as it stays the same, nothing is drawn anew. */
    marks(refs: readonly string[], nth: number): string {
        const chosen = this.isChosen(refs, nth);
        const open = has(this.next, refs);
        const swap = !open && !chosen && has(this.swaps, refs);
        // A lesson is about a piece that is to be chosen, or looked at.
        const wanted = has(this.spoken, refs) || (count(this.wanted, refs) > 0 && !chosen);
        return [
            open && (!chosen || this.naming) && "lit",
            has(this.means, refs) && "means",
            swap && "swap",
            chosen && "chosen",
            wanted && "wanted",
            has(this.touched, refs) && "touched",
        ]
            .filter(Boolean)
            .join(" ");
    }
}

/** Whether a piece with these classes answers a click. */
export const clickable = (marks: string): boolean => /lit|swap|chosen/.test(marks);

function tally(tokens: readonly number[], refOf: (token: number) => string): Tally {
    const found: Tally = new Map();
    for (const token of tokens) found.set(refOf(token), (found.get(refOf(token)) ?? 0) + 1);
    return found;
}

const has = (found: ReadonlySet<string>, refs: readonly string[]): boolean =>
    found.size > 0 && refs.some((ref) => found.has(ref));

const count = (found: Tally, refs: readonly string[]): number =>
    found.size ? refs.reduce((sum, ref) => sum + (found.get(ref) ?? 0), 0) : 0;
