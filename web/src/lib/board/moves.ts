// The order-free move: the server sends every way to complete the present move as a graph of tokens, and a person
// may choose those tokens in any order; where the order itself means something, it is that of choosing. All questions here are answered from the graph alone, at once.

/** Each node lists token, node, token, node …; a node without pairs ends the move; the last node is the first question. */
export type Tree = readonly (readonly number[])[];

/** Whether a token is one that finishes a move without adding to it, and a number for which of several is usual. */
export type Filler = (token: number) => number | null;

type Bag = readonly number[]; // ascending

function without(bag: Bag, token: number): Bag | null {
    const at = bag.indexOf(token);
    return at < 0 ? null : [...bag.slice(0, at), ...bag.slice(at + 1)];
}

export function sorted(tokens: readonly number[]): Bag {
    return [...tokens].sort((a, b) => a - b);
}

export class Moves {
    private readonly root: number;
    private readonly reaches = new Map<string, boolean>();
    private readonly extras = new Map<string, ReadonlySet<number>>();

    constructor(private readonly tree: Tree) {
        this.root = tree.length - 1;
    }

    /** Whether some complete move holds all these tokens. */
    allows(chosen: readonly number[]): boolean {
        return this.tree.length > 0 && this.reach(this.root, sorted(chosen));
    }

    /** The answers, if each is a complete move by itself. */
    wholes(): number[] {
        const root = this.tree[this.root] ?? [];
        const answers = root.filter((_, i) => i % 2 === 0);
        return root.every((node, i) => i % 2 === 0 || !this.tree[node]?.length) ? answers : [];
    }

    /** The tokens that can join those that are chosen. */
    next(chosen: readonly number[]): ReadonlySet<number> {
        return this.allows(chosen) ? this.extra(this.root, sorted(chosen)) : new Set();
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
        const rest = node === null ? null : (this.only([], node) ?? this.filled(node, [], filler, chosen));
        if (rest) return [...chosen, ...rest];
        return this.only(chosen) ?? this.filled(this.root, sorted(chosen), filler, chosen);
    }

    /** How a move begins that holds the chosen tokens: in their order, or else as far as there is only one way. */
    settled(chosen: readonly number[]): number[] {
        if (this.along(chosen) !== null) return [...chosen];
        const path: number[] = [];
        let node = this.root;
        let need = sorted(chosen);
        while (need.length && this.tree.length) {
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

    private ways(node: number, need: Bag): [number, number, Bag][] {
        const found: [number, number, Bag][] = [];
        for (const [token, child] of this.edges(node)) {
            const rest = without(need, token) ?? need;
            if (this.reach(child, rest)) found.push([token, child, rest]);
        }
        return found;
    }

    private reach(node: number, need: Bag): boolean {
        if (!need.length) return true; // every branch ends somewhere
        const key = `${node}:${need.join()}`;
        let known = this.reaches.get(key);
        if (known === undefined) {
            known = false;
            for (const [token, child] of this.edges(node))
                if (this.reach(child, without(need, token) ?? need)) {
                    known = true;
                    break;
                }
            this.reaches.set(key, known);
        }
        return known;
    }

    private extra(node: number, need: Bag): ReadonlySet<number> {
        const key = `${node}:${need.join()}`;
        const known = this.extras.get(key);
        if (known) return known;
        const found = new Set<number>();
        for (const [token, child, rest] of this.ways(node, need)) {
            if (rest === need) found.add(token);
            for (const more of this.extra(child, rest)) found.add(more);
        }
        this.extras.set(key, found);
        return found;
    }

    private only(chosen: readonly number[], from = this.root): number[] | null {
        const path: number[] = [];
        let node = from;
        let need = sorted(chosen);
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

    private filled(node: number, need: Bag, filler: Filler, chosen: readonly number[]): number[] | null {
        if (this.ends(node)) return need.length ? null : [];
        const ranked: [number, number, number, Bag][] = [];
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
