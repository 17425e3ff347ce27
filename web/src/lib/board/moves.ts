// The order-free move: the server sends every way to complete the present move as a graph of tokens, and a person
// may choose those tokens in any order; where the order itself means something, it is that of choosing. All questions here are answered from the graph alone, at once.

/** Each node lists token, node, token, node …; a node without pairs ends the move; the last node is the first question. */
export type Tree = readonly (readonly number[])[];

/** Whether a token is one that finishes a move without adding to it, and a number for which of several is usual. */
export type Filler = (token: number) => number | null;

type Bag = readonly number[]; // ascending

/** The tokens that a move still has to hold, and what was found out about them, node by node. */
interface Need {
    readonly tokens: Bag;
    /** What is needed once one of them is taken, by its place among them. */
    readonly less: Need[];
    /** Whether a node leads to all of them: unknown, no or yes. */
    readonly reaches: Uint8Array;
    readonly extras: Map<number, ReadonlySet<number>>;
}
const NO = 1;
const YES = 2;

export function sorted(tokens: readonly number[]): Bag {
    return [...tokens].sort((a, b) => a - b);
}

export class Moves {
    private readonly root: number;
    private readonly needs = new Map<string, Need>();

    constructor(private readonly tree: Tree) {
        this.root = tree.length - 1;
    }

    /** Whether some complete move holds all these tokens. */
    allows(chosen: readonly number[]): boolean {
        return this.tree.length > 0 && this.reach(this.root, this.need(chosen));
    }

    /** The answers, if each is a complete move by itself. */
    wholes(): number[] {
        const root = this.tree[this.root] ?? [];
        const answers = root.filter((_, i) => i % 2 === 0);
        return root.every((node, i) => i % 2 === 0 || !this.tree[node]?.length) ? answers : [];
    }

    /** The tokens that can join those that are chosen. */
    next(chosen: readonly number[]): ReadonlySet<number> {
        return this.allows(chosen) ? this.extra(this.root, this.need(chosen)) : new Set();
    }

    /** Those of the chosen tokens, the earliest first, that a token can join. */
    keep(chosen: readonly number[], token: number): number[] {
        const kept: number[] = [];
        for (const one of chosen) if (this.allows([...kept, one, token])) kept.push(one);
        return kept;
    }

    /** The complete move that the chosen tokens mean: the only one that holds them, or the one that adds but fillers. */
    proposal(chosen: readonly number[], filler: Filler): number[] | null {
        if (!chosen.length || !this.allows(chosen)) return null;
        const node = this.along(chosen);
        const rest =
            node === null ? null : (this.only([], node) ?? this.filled(node, this.need([]), filler, chosen));
        if (rest) return [...chosen, ...rest];
        return this.only(chosen) ?? this.filled(this.root, this.need(chosen), filler, chosen);
    }

    /** How a move begins that holds the chosen tokens: in their order, or else as far as there is only one way. */
    settled(chosen: readonly number[]): number[] {
        if (this.along(chosen) !== null) return [...chosen];
        const path: number[] = [];
        let node = this.root;
        let need = this.need(chosen);
        while (need.tokens.length && this.tree.length) {
            const ways = this.ways(node, need);
            if (ways.length !== 1) break;
            const [token, child, rest] = ways[0]!;
            path.push(token);
            node = child;
            need = rest;
        }
        return path;
    }

    /** Where the chosen tokens lead if they are taken in their order, which may mean something: the first is first. */
    private along(chosen: readonly number[]): number | null {
        let node: number | undefined = this.tree.length ? this.root : undefined;
        for (const token of chosen)
            node = node === undefined ? undefined : [...this.edges(node)].find(([one]) => one === token)?.[1];
        return node ?? null;
    }

    private *edges(node: number): Generator<[number, number]> {
        const pairs = this.tree[node]!;
        for (let i = 0; i < pairs.length; i += 2) yield [pairs[i]!, pairs[i + 1]!];
    }

    private ends(node: number): boolean {
        return this.tree[node]!.length === 0;
    }

    private need(chosen: readonly number[]): Need {
        const tokens = sorted(chosen);
        const key = tokens.join();
        let known = this.needs.get(key);
        if (!known) {
            known = { tokens, less: [], reaches: new Uint8Array(this.tree.length), extras: new Map() };
            this.needs.set(key, known);
        }
        return known;
    }

    /** What is needed after a token: the very same, if it was not needed. */
    private after(need: Need, token: number): Need {
        const at = need.tokens.indexOf(token);
        return at < 0 ? need : (need.less[at] ??= this.need(need.tokens.toSpliced(at, 1)));
    }

    private ways(node: number, need: Need): [number, number, Need][] {
        const found: [number, number, Need][] = [];
        for (const [token, child] of this.edges(node)) {
            const rest = this.after(need, token);
            if (this.reach(child, rest)) found.push([token, child, rest]);
        }
        return found;
    }

    // Of a large graph a click looks at every node: nothing is made on the way.
    private reach(node: number, need: Need): boolean {
        if (!need.tokens.length) return true; // every branch ends somewhere
        if (!need.reaches[node]) {
            const pairs = this.tree[node]!;
            let found = false;
            for (let i = 0; i < pairs.length && !found; i += 2)
                found = this.reach(pairs[i + 1]!, this.after(need, pairs[i]!));
            need.reaches[node] = found ? YES : NO;
        }
        return need.reaches[node] === YES;
    }

    private extra(node: number, need: Need): ReadonlySet<number> {
        const known = need.extras.get(node);
        if (known) return known;
        const found = new Set<number>();
        for (const [token, child, rest] of this.ways(node, need)) {
            if (rest === need) found.add(token);
            for (const more of this.extra(child, rest)) found.add(more);
        }
        need.extras.set(node, found);
        return found;
    }

    private only(chosen: readonly number[], from = this.root): number[] | null {
        const path: number[] = [];
        let node = from;
        let need = this.need(chosen);
        while (!this.ends(node)) {
            const ways = this.ways(node, need);
            if (ways.length !== 1) return null;
            const [token, child, rest] = ways[0]!;
            path.push(token);
            node = child;
            need = rest;
        }
        return path;
    }

    private filled(node: number, need: Need, filler: Filler, chosen: readonly number[]): number[] | null {
        if (this.ends(node)) return need.tokens.length ? null : [];
        const ranked: [number, number, number, Need][] = [];
        for (const [token, child, rest] of this.ways(node, need)) {
            const rank = rest === need ? filler(token) : Infinity;
            if (rank !== null) ranked.push([rank, token, child, rest]);
        }
        // Where two of the chosen tokens could come first, the one that was chosen first does.
        const earlier = (a: number, b: number): number => chosen.indexOf(a) - chosen.indexOf(b) || a - b;
        ranked.sort((a, b) => (a[0] === b[0] ? earlier(a[1], b[1]) : b[0] - a[0]));
        for (const [, token, child, rest] of ranked) {
            const path = this.filled(child, rest, filler, chosen);
            if (path) return [token, ...path];
        }
        return null;
    }
}
