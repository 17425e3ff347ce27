// What the pieces on a board know: whether they can be chosen, are chosen or were just moved, and what they mean.
import { getContext, setContext, untrack } from "svelte";
import { PLAIN } from "../../games/plain";
import type { Named, Play } from "../../games/types";
import { Lights } from "./lights";
import { Moves } from "./moves";
import { personal } from "../words/personal";
import type { Explanation, KindInfo, Question, Words } from "../server/types";
import { message, patiently, say, words, type Message } from "../words/words.svelte";

/** A small list at a piece that stands for several choices. */
export interface Menu {
    readonly tokens: readonly number[];
    readonly anchor: Element;
}

export interface Tip {
    readonly explanation: Explanation | undefined;
    /** Why the piece cannot be chosen, once that is known. */
    readonly why?: Message;
    readonly anchor: Element;
}

/** Asks the server why none of these tokens can be chosen. */
export type Wonder = (tokens: readonly number[]) => Promise<Message | null>;

/** How one piece stands. It is told when that changes, and does not ask after every click. */
export class Stand {
    /** Its classes: whether it can be chosen, is chosen, was just moved. */
    marks = $state("");
    refs: readonly string[] = [];
    nth = 0;
}

export class Board {
    words = $state.raw<Words>({ alphabet: "", tokens: [], kinds: {}, glossary: {} });
    /** Whose words the numbers of the question are. */
    private alphabet = $state("");
    private learning: Promise<Words> | undefined;
    /** What the game brings. */
    play = $state.raw<Play>(PLAIN);
    chosen = $state.raw<readonly number[]>([]);
    touched = $state.raw<readonly string[]>([]);
    /** The pieces of the choice under the pointer, before those that were touched last. */
    pointed = $state.raw<readonly string[]>([]);
    /** What some choices are about at this moment, by reference. */
    named = $state.raw<Named>({});
    /** Who sits where, and which of the seats is the reader's. */
    people = $state.raw<{ readonly names: readonly string[]; readonly seat: number | null }>({
        names: [],
        seat: null,
    });
    menu = $state.raw<Menu | null>(null);
    tip = $state.raw<Tip | null>(null);
    question = $state.raw<Question | null>(null);
    /** What a lesson or an adviser wants to be chosen, and the pieces that it speaks of. */
    wanted = $state.raw<readonly number[]>([]);
    spoken = $state.raw<readonly string[]>([]);
    /** Whether a token may be chosen, where somebody guides; who says no answers why. */
    guide: ((token: number) => boolean) | undefined;
    /** How to find out why a piece cannot be chosen, where somebody is asked. */
    wonder: Wonder | undefined;
    /** What is said to whoever tries to choose while nothing is asked. */
    unasked: (() => Message | null) | undefined;
    private readonly reasons = new Map<string, Promise<Message | null>>();

    /** The ways to answer, as soon as their words are here. */
    private readonly tree = $derived(
        this.alphabet === this.words.alphabet ? (this.question?.tree ?? []) : [],
    );
    readonly moves = $derived(new Moves(this.tree));
    private readonly any = $derived(this.moves.next([]));
    /** Whoever begins with a part of an action means it, and not what opens a move of another kind. */
    private readonly actions = $derived.by(() => {
        const root = this.tree.at(-1) ?? [];
        const kept = root.filter((_, i) => !this.opens(root[i - (i % 2)]!));
        return kept.length && kept.length < root.length
            ? new Moves([...this.tree.slice(0, -1), kept])
            : this.moves;
    });
    private readonly meant = $derived(
        this.chosen.length && this.actions.allows(this.chosen) ? this.actions : this.moves,
    );
    readonly next = $derived(this.meant.next(this.chosen));
    readonly proposal = $derived(this.meant.proposal(this.chosen, (token) => this.filler(token)));
    /** The move as far as it is settled, in its own order; the rest of the chosen tokens waits for its place. */
    readonly path = $derived(this.proposal ?? this.meant.settled(this.chosen));
    /** The kinds of all answers. */
    readonly asked: ReadonlySet<string> = $derived(new Set([...this.any].map((token) => this.kind(token))));

    /** Whether nothing is left but to name something that is chosen already: the die whose value counts. */
    readonly naming = $derived(
        this.proposal === null &&
            [...this.next].some((token) => this.chosen.includes(token)) &&
            [...this.next].every((token) => this.chosen.includes(token) || this.fills(token)),
    );

    /** How every piece stands. */
    private readonly lights = $derived(
        new Lights({
            next: this.next,
            any: this.any,
            chosen: this.chosen,
            naming: this.naming,
            wanted: this.wanted,
            spoken: this.spoken,
            touched: this.pointed.length ? this.pointed : this.touched,
            refOf: (token) => this.refOf(token),
            means: (token) => !!this.listed(token).means,
        }),
    );

    private readonly stands = new Set<Stand>();

    /** What choices are called, each put into words once; all anew when people, places or the language change. */
    private readonly labels = $derived.by(() => {
        void [this.words, this.named, this.people, words.heard];
        return new Map<number, string>();
    });

    private readonly byRef = $derived.by(() => {
        const found = new Map<string, number[]>();
        this.words.tokens.forEach(({ ref }, token) => found.set(ref, [...(found.get(ref) ?? []), token]));
        return found;
    });

    /** How references begin of pieces that the keyboard stops at even when they cannot be chosen. */
    private readonly stops = $derived(
        new Set([
            ...(this.play.stops ?? []),
            ...this.words.tokens.flatMap(({ kind, ref }) =>
                this.words.kinds[kind]?.stop ? [beginning(ref)] : [],
            ),
        ]),
    );

    /** Whether one comes to a piece by Tab even when it cannot be chosen. */
    isStop(ref: string): boolean {
        return this.stops.has(beginning(ref));
    }

    /** Have the words of this alphabet: those that are here, or else what is fetched. */
    async learn(alphabet: string, fetched: () => Promise<Words>): Promise<void> {
        this.alphabet = alphabet;
        if (this.words.alphabet === alphabet || this.learning) return;
        this.learning = patiently(fetched);
        try {
            this.words = await this.learning;
        } finally {
            this.learning = undefined;
        }
    }

    /** The tokens that clicking a piece with these references can mean now. */
    tokensFor(refs: readonly string[]): number[] {
        return this.among(refs, this.next);
    }

    /** The same for a change of mind: tokens that would replace some of those chosen. */
    swapsFor(refs: readonly string[]): number[] {
        return this.among(refs, this.any).filter((token) => !this.chosen.includes(token));
    }

    isChosen(refs: readonly string[], nth = 0): boolean {
        return this.lights.isChosen(refs, nth);
    }

    /** How a piece with these references stands now; once it has its place, it is told when that changes. */
    stand(refs: readonly string[], nth: number): Stand {
        const stand = new Stand();
        this.put(stand, refs, nth);
        return stand;
    }

    /** A piece comes to the board, or means something else from now on. What is returned takes it away. */
    place(stand: Stand, refs: readonly string[], nth: number): () => void {
        this.put(stand, refs, nth);
        this.stands.add(stand);
        return () => this.stands.delete(stand);
    }

    private put(stand: Stand, refs: readonly string[], nth: number): void {
        stand.refs = refs;
        stand.nth = nth;
        untrack(() => this.mark(stand));
    }

    /** Tell every piece how it stands. */
    markAll(): void {
        void this.lights; // before there is a piece that asks, too
        for (const stand of this.stands) this.mark(stand);
    }

    private mark(stand: Stand): void {
        stand.marks = stand.refs.length ? this.lights.marks(stand.refs, stand.nth) : "";
    }

    explanation(ref: string): Explanation | undefined {
        return this.words.glossary[ref];
    }

    /** What a choice is called. */
    called(token: number): Message {
        const { names, seat } = this.people;
        const label = personal(this.words.tokens[token]?.label ?? message("page-nothing"), names, seat);
        const now = this.named[this.refOf(token)];
        if (typeof now === "function") return now(label);
        return now ? message("page-choice-now", { choice: label, now }) : label;
    }

    label(token: number): string {
        const known = this.labels.get(token) ?? say(this.called(token));
        this.labels.set(token, known);
        return known;
    }

    refOf(token: number): string {
        return this.words.tokens[token]?.ref ?? "";
    }

    kind(token: number): string {
        return this.words.tokens[token]?.kind ?? "";
    }

    /** How the tokens of its kind are listed, and what they are to a move. */
    listed(token: number): KindInfo {
        return this.words.kinds?.[this.kind(token)] ?? {}; // a server of before says none
    }

    /** A move as the server reads it. */
    written(tokens: readonly number[]): string[] {
        return tokens.flatMap((token) => this.words.tokens[token]?.text ?? []);
    }

    /** The same the other way round. */
    read(words: readonly string[]): number[] {
        return words.map((word) => this.words.tokens.findIndex(({ text }) => text === word));
    }

    /** Whether a token ends a move without adding to it: one is done, or says how often. */
    fills(token: number): "done" | "times" | null {
        const word = this.words.tokens[token];
        if (word?.closes) return "done";
        return typeof word?.amount === "number" ? "times" : null;
    }

    /** A piece was clicked: choose what it means, ask which if that is several things, or put it back. */
    choose(refs: readonly string[], anchor: Element, nth = 0): void {
        const chosen = this.chosen.find((token) => refs.includes(this.refOf(token)));
        const tokens = this.tokensFor(refs);
        const again = this.naming && tokens.length > 0;
        if (chosen !== undefined && !again && (this.isChosen(refs, nth) || !tokens.length))
            return this.drop(chosen);
        const possible = this.guided(tokens.length ? tokens : this.swapsFor(refs));
        if (possible.length === 1) this.add(possible[0]!);
        else if (possible.length) this.menu = { tokens: possible, anchor };
    }

    /** Choose a token; what cannot go with it is put back. */
    add(token: number): void {
        this.menu = null;
        this.pointed = [];
        if (this.guide && !this.guide(token)) return;
        const opening = [...this.chosen, token].some((one) => this.opens(one));
        const moves = opening || !this.actions.allows([token]) ? this.moves : this.actions;
        this.chosen = [...moves.keep(this.chosen, token), token];
    }

    drop(token: number): void {
        this.pointed = [];
        const at = this.chosen.lastIndexOf(token);
        this.chosen = this.chosen.filter((_, i) => i !== at);
    }

    reset(): void {
        this.chosen = [];
        this.pointed = [];
        this.menu = null;
    }

    ask(question: Question | null): void {
        this.question = question;
        this.reasons.clear();
        if (this.tip?.why) this.tip = null; // it was about what was asked before
        this.reset();
    }

    explain(ref: string, anchor: Element): void {
        const explanation = this.explanation(ref);
        if (explanation) this.tip = { explanation, anchor };
    }

    /** A piece that cannot be chosen was clicked, or has the focus: say why. */
    async tellWhy(refs: readonly string[], about: string, anchor: Element, label: string): Promise<void> {
        const asked = this.question ? await this.reasonFor(refs) : refs.length > 0 && this.unasked?.();
        const why = asked || (label ? message("page-only-shown", { piece: label }) : null);
        const elsewhere = this.tip && this.tip.anchor !== anchor;
        if (why && !elsewhere) this.tip = { explanation: this.explanation(about), why, anchor };
    }

    private async reasonFor(refs: readonly string[]): Promise<Message | null> {
        if (!this.wonder || !refs.length) return null;
        const key = refs.join(" ");
        let asked = this.reasons.get(key);
        if (!asked)
            this.reasons.set(key, (asked = this.wonder(refs.flatMap((ref) => this.byRef.get(ref) ?? []))));
        return asked;
    }

    /** Where a piece means several things, whoever is guided means what is wanted. */
    private guided(tokens: readonly number[]): readonly number[] {
        if (!this.guide) return tokens;
        const wanted = tokens.filter((token) => this.wanted.includes(token));
        return wanted.length ? wanted : tokens.slice(0, 1);
    }

    private among(refs: readonly string[], tokens: ReadonlySet<number>): number[] {
        return refs.flatMap((ref) => this.byRef.get(ref) ?? []).filter((token) => tokens.has(token));
    }

    private opens(token: number): boolean {
        return !!this.listed(token).opens;
    }

    /** "Done" goes without saying, and whoever does not say how often means as often as possible. */
    private filler(token: number): number | null {
        const word = this.words.tokens[token];
        return word?.closes ? Number.MAX_SAFE_INTEGER : (word?.amount ?? null);
    }
}

const beginning = (ref: string): string => ref.split(":")[0]!;

const KEY = Symbol("board");

export function setBoard(board: Board): Board {
    $effect.pre(() => board.markAll());
    return setContext(KEY, board);
}

export function getBoard(): Board {
    return getContext(KEY);
}
