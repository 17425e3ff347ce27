// The table of a lesson: it stands at a step, wants one move there, and answers everything else.
import { api } from "../lib/server/api";
import { Board } from "../lib/board/board.svelte";
import { keep, reached } from "../lib/house/learned";
import { complain } from "../lib/page/toast.svelte";
import type { LessonStep, LogLine, Position } from "../lib/server/types";
import { enumerated, message, type Message } from "../lib/words/words.svelte";
import { NOTHING_TOLD, type Sitting, type Told } from "../table/seated.svelte";
import { Theatre } from "../table/story/theatre.svelte";

export class Taught implements Sitting {
    readonly board = new Board();
    readonly theatre = new Theatre<LessonStep>({
        seat: () => this.seat,
        stand: (step) => this.stand(step),
        hush: () => this.hush(),
    });
    step = $state.raw<LessonStep | null>(null);
    /** What is said to a choice that the lesson does not want. */
    answer = $state.raw<Message | null>(null);
    position = $state.raw<Position | null>(null);
    sending = $state(false);
    readonly canTakeBack = false;
    readonly standing = null;
    readonly thinking: number[] = [];
    readonly mayHurry = false;
    readonly over = false;

    constructor(readonly name: string) {
        this.board.wonder = (tokens) => this.why(tokens);
        this.board.unasked = () => (this.theatre.shown ? null : message("lesson-read"));
        this.board.guide = (token) => this.allows(token);
        void this.begin();
    }

    readonly names: string[] = $derived([...(this.step?.names ?? [])]);
    readonly people = $derived({ names: this.names });
    readonly log: readonly LogLine[] = $derived(this.step?.log ?? []);
    readonly seat = $derived(this.step?.position.seat ?? null);
    readonly mine = $derived(this.seat === null ? [] : [this.seat]);
    /** The table as it is shown: it is not ahead of what was told. */
    readonly staged = $derived.by(() => {
        const told = this.theatre.shown ?? this.theatre.again;
        return told && this.position ? { ...this.position, scene: told.scene } : this.position;
    });
    readonly last = $derived(this.step !== null && this.step.at === this.step.length - 1);
    /** The tokens of the move that is wanted, as the board counts them. */
    readonly wanted: readonly number[] = $derived(this.board.read(this.step?.move ?? []));
    /** What of it has to be chosen; how often, and that one is done, goes without saying. */
    readonly parts = $derived(this.wanted.filter((token) => token >= 0 && !this.board.fills(token)));
    readonly left = $derived(
        this.board.chosen.reduce<readonly number[]>((rest, token) => without(rest, token), this.parts),
    );

    /** Where it was left, or from the beginning if that was the end. */
    private async begin(): Promise<void> {
        await this.go(reached(this.name), false);
        if (this.last) await this.go(0, false);
    }

    /** Go to a step; what happened since the one before is told, if one comes from there. */
    async go(at: number, told: boolean): Promise<void> {
        this.sending = true;
        try {
            const step = await api.lesson(this.name, at);
            keep(this.name, at);
            this.theatre.hear(told ? step : { ...step, frames: [] });
        } catch (error) {
            if (at > 0 && !this.step)
                await this.go(0, false); // the lesson has become shorter
            else complain(error);
        } finally {
            this.sending = false;
        }
    }

    async move(move: readonly number[]): Promise<void> {
        const missing = move.reduce<readonly number[]>((rest, token) => without(rest, token), this.wanted);
        if (missing.length) this.answer = message("lesson-more", { wanted: this.called(missing) });
        else if (this.step) await this.go(this.step.at + 1, true);
    }

    async preview(move: readonly number[], picked: readonly number[]): Promise<Told> {
        if (!this.step) return NOTHING_TOLD;
        const [tokens, chosen] = [this.board.written(move), this.board.written(picked)];
        return api.lessonPreview(this.name, this.step.at, { tokens, chosen });
    }

    async takeBack(): Promise<void> {}
    async hurry(): Promise<void> {}
    async answerAlways(): Promise<void> {}

    called(tokens: readonly number[]): Message {
        return enumerated(tokens.map((token) => this.board.called(token)));
    }

    private async why(options: readonly number[]): Promise<Message | null> {
        if (!this.step) return null;
        const tokens = this.board.written(options).slice(0, 64);
        try {
            return (await api.lessonWhy(this.name, this.step.at, { tokens })).reason;
        } catch {
            return null;
        }
    }

    /** Whether the lesson wants this; otherwise it answers. */
    private allows(token: number): boolean {
        if (this.left.includes(token) || (this.wanted.includes(token) && this.board.fills(token))) {
            this.answer = null;
            return true;
        }
        const args = { choice: this.board.called(token), wanted: this.called(this.left) };
        const own = this.step?.otherwise;
        this.answer = this.left.length
            ? message(own?.id ?? "lesson-otherwise", args)
            : message("lesson-send");
        return false;
    }

    /** Nothing is asked while something is told. */
    private hush(): void {
        this.answer = null;
        this.board.spoken = [];
        this.board.ask(null);
    }

    private stand(step: LessonStep): void {
        this.step = step;
        this.answer = null;
        this.position = step.position;
        this.board.spoken = step.points;
        void this.board.learn(step.position.alphabet, () => api.lessonWords(this.name)).catch(complain);
        this.board.ask(step.move.length ? step.position.question : null);
    }
}

/** The tokens without one of these. */
function without(tokens: readonly number[], one: number): readonly number[] {
    const at = tokens.indexOf(one);
    return at < 0 ? tokens : tokens.toSpliced(at, 1);
}
