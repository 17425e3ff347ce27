/** What happened is told step by step, and the board shows no more than what was told. */

import { settings } from "../../lib/page/settings.svelte";
import { play } from "../../lib/page/sounds";
import type { Frame, LogLine, TableNews } from "../../lib/server/types";
import { toldOf } from "./told";

/** A step as it is shown: what is told, and the table after it. */
export interface Shown {
    readonly lines: readonly LogLine[];
    readonly scene: NonNullable<Frame["scene"]>;
}

/** Milliseconds for which a step that somebody wants to see again stays. */
const AGAIN = 2_500;

/** Letters that are read in the time of a step; what is longer stays longer, within reason. */
const READ = 80;
const LONGEST = 2.5;

/** For how many steps' time one reads what is told. */
export function lengthOf(lines: readonly LogLine[]): number {
    const letters = lines.reduce((sum, line) => sum + toldOf(line).length, 0);
    return Math.min(LONGEST, Math.max(1, letters / READ));
}

/** News of a table, as far as they are told. */
export type Tellable = Pick<TableNews, "frames" | "position">;

/** What the theatre belongs to. */
export interface House<News extends Tellable> {
    seat(): number | null;
    /** What was told is so now. */
    stand(news: News): void;
    /** Something begins to be told. */
    hush(): void;
    /** All of it was told: computer players wait no longer; nothing, if all comes at once from now on. */
    caughtUp?(news: News | null): void;
    /** A step is told now: they wait on. */
    telling?(): void;
    /** Milliseconds that may be spent on telling, because our own clock runs meanwhile. */
    spare?(): number;
}

export class Theatre<News extends Tellable = TableNews> {
    /** What is being told. */
    shown = $state.raw<Shown | null>(null);
    /** Whose doing that is, if chance answers to somebody. */
    deed = $state.raw<LogLine | undefined>();
    /** All that happened since our own last move. */
    since = $state.raw<readonly Shown[]>([]);
    /** Whether nobody was told of it: the page was closed or out of sight, or there was no time. */
    missed = $state(false);
    /** A step that is being looked at again. */
    again = $state.raw<Shown | null>(null);
    private waiting: News[] = [];
    private running = false;
    private wake: (() => void) | undefined;
    private later: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly house: House<News>) {}

    /** News of the table: they are told first, unless everything is to happen at once. */
    hear(news: News): void {
        this.waiting.push(news);
        if (!this.running) void this.run();
    }

    /** Go on with the next step. */
    skip(): void {
        this.wake?.();
    }

    /** Tell no more of what has happened already. */
    skipAll(): void {
        const rest = this.waiting.splice(0).map((news) => ({ ...news, frames: [] }));
        this.waiting = rest;
        this.hurried = true;
        this.wake?.();
    }
    private hurried = false;
    /** Whether the server knows that we tell step by step. */
    private told = false;

    /** Show a step again for a while. */
    look(step: Shown | null): void {
        clearTimeout(this.later);
        this.again = step;
        if (step) this.later = setTimeout(() => (this.again = null), AGAIN);
    }

    /** What happened before this page was opened. */
    recall(news: Tellable): void {
        this.since = this.others(this.steps(news));
        this.missed = this.since.length > 0;
    }

    private async run(): Promise<void> {
        this.running = true;
        for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
            const steps = this.steps(news);
            // A move of ours comes first in its news; what we had to do in somebody else's does not count.
            if (steps[0]?.lines[0]?.seat === this.house.seat()) [this.since, this.missed] = [[], false];
            const told = this.others(steps);
            this.since = [...this.since, ...told];
            for (const step of told) {
                const spare = this.house.spare?.() ?? Infinity;
                if (document.hidden || spare <= 0) this.missed = true;
                if (!settings.pause || this.hurried || document.hidden || spare <= 0) break;
                if (!this.shown) this.house.hush();
                this.shown = step;
                this.deed = before(steps, step);
                this.house.telling?.();
                play(step.lines.some(({ seat }) => seat < 0) ? "throw" : "move");
                await this.pause(Math.min(spare, settings.pause * lengthOf(step.lines)));
            }
            this.shown = null;
            this.hurried = false;
            this.house.stand(news);
            if (told.length && news.position?.question) play("turn");
            const tells = settings.pause > 0 && !document.hidden;
            if (tells || this.told) this.house.caughtUp?.(tells ? news : null);
            this.told = tells;
        }
        this.running = false;
    }

    private steps({ frames, position }: Tellable): Shown[] {
        return frames.flatMap(({ lines, scene }) => {
            const after = scene ?? position?.scene;
            return after ? [{ lines, scene: after }] : [];
        });
    }

    private others(steps: readonly Shown[]): Shown[] {
        return steps.filter(({ lines }) => lines.some(({ seat }) => seat !== this.house.seat()));
    }

    private pause(milliseconds: number): Promise<void> {
        return new Promise((done) => {
            const timer = setTimeout(done, milliseconds);
            this.wake = () => {
                clearTimeout(timer);
                done();
            };
        });
    }
}

/** What somebody did last before a step, in the same part of the game. */
function before(steps: readonly Shown[], step: Shown): LogLine | undefined {
    const lines = steps.slice(0, steps.indexOf(step)).flatMap((each) => each.lines);
    const deed = lines.findLast(({ seat }) => seat >= 0);
    const chapter = (line: LogLine | undefined) => JSON.stringify(line?.chapter);
    return chapter(deed) === chapter(step.lines[0]) ? deed : undefined;
}
