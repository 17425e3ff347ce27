// A table as this page has it before it: what the server sent last, and what can be asked of the server.
import { api } from "../lib/server/api";
import { Board } from "../lib/board/board.svelte";
import { patiently } from "../lib/server/http";
import { TableSocket, type Line } from "../lib/server/socket";
import { complain } from "../lib/page/toast.svelte";
import type {
    Advice,
    ChatLine,
    FromServer,
    LogLine,
    Position,
    PresenceNews,
    PreviewAnswer,
    Seating,
    Standing,
    TableInfo,
    TableNews,
} from "../lib/server/types";
import { message, type Message } from "../lib/words/words.svelte";
import { Budget } from "./story/budget";
import { Theatre } from "./story/theatre.svelte";
import type { People } from "./story/told";

/** What a move would do as far as it is settled, what a complete one comes to, and what is asked next. */
export type Told = Readonly<Pick<PreviewAnswer, "lines" | "outcome" | "question" | "running" | "warnings">>;
export const NOTHING_TOLD: Told = { lines: [], outcome: [], question: null, running: [], warnings: [] };

/** What the panel of moves and the caption need to know of a table, be it a real one or that of a lesson. */
export type Sitting = Pick<
    Seated,
    | "answerAlways"
    | "board"
    | "canTakeBack"
    | "hurry"
    | "log"
    | "mayHurry"
    | "mine"
    | "move"
    | "names"
    | "over"
    | "people"
    | "position"
    | "preview"
    | "seat"
    | "sending"
    | "standing"
    | "takeBack"
    | "thinking"
> & {
    readonly theatre: Pick<
        Theatre,
        "again" | "deed" | "look" | "missed" | "shown" | "since" | "skip" | "skipAll"
    >;
};

export class Seated {
    readonly board = new Board();
    /** What is being told of what happened, before it is here. */
    readonly theatre: Theatre = new Theatre({
        seat: () => this.seat,
        stand: (news) => this.take(news),
        hush: () => this.hush(),
        caughtUp: (news) => this.socket.note({ type: "shown", rev: news?.rev ?? -1 }),
        telling: () => this.socket.note({ type: "shown", rev: this.rev }),
        spare: () => this.budget.spare(performance.now()),
    });
    line = $state<Line>("joining");
    /** Why the line was closed. */
    problem = $state.raw<Message | null>(null);
    table = $state.raw<TableInfo | null>(null);
    position = $state.raw<Position | null>(null);
    log = $state.raw<readonly LogLine[]>([]);
    chat = $state.raw<readonly ChatLine[]>([]);
    presence = $state.raw<Pick<PresenceNews, "seats" | "watchers">>({ seats: [], watchers: 0 });
    /** When those went who were here, by this browser's clock. */
    left = $state.raw<Readonly<Record<number, number>>>({});
    canTakeBack = $state(false);
    /** What our seat has said about reactions, where the game has any. */
    standing = $state<Standing | null>(null);
    /** How the seats stood when that was last heard, and when it was by this browser's clock. */
    seating = $state.raw<Seating | null>(null);
    heard = $state(0);
    private readonly budget = new Budget();
    /** Whether the line is new, so that what happened while there was none was not heard. */
    private fresh = false;
    sending = $state(false);
    private rev = 0;
    /** The revision that our last change made; after it nothing stays chosen. */
    private awaited = 0;
    /** Whether a change of ours is on its way, and not answered yet. */
    private asking = false;
    /** Whether what is on its way is to be taken back. */
    private regretted = false;
    private readonly socket: TableSocket;

    constructor(readonly id: string) {
        this.board.wonder = (tokens) => this.why(tokens);
        this.board.unasked = () => this.waits();
        this.socket = new TableSocket(
            `/ws/tables/${encodeURIComponent(id)}`,
            (message) => this.hear(message),
            (line, why) => {
                if (line === "up") this.fresh = true;
                this.line = line;
                this.problem = why;
            },
        );
    }

    readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
    /** Whose story it is: seats may have been others' before. */
    readonly people: People = $derived({ names: this.names, handed: this.table?.handed });
    /** The table as it is shown: it is not ahead of what was told. */
    readonly staged = $derived.by(() => {
        const step = this.theatre.shown ?? this.theatre.again;
        return step && this.position ? { ...this.position, scene: step.scene } : this.position;
    });
    /** Whose view this is: nobody's for a watcher, or behind the curtain. */
    readonly seat = $derived(this.position?.seat ?? null);
    readonly mine = $derived(this.table?.seats.flatMap((seat, i) => (seat.yours ? [i] : [])) ?? []);
    /** The seat of ours that should look now: the screen is handed on to it. */
    readonly handOn = $derived.by(() => {
        const asked = this.position?.asked.filter((seat) => this.mine.includes(seat)) ?? [];
        return this.mine.length > 1 && asked.length && !asked.some((seat) => seat === this.seat)
            ? asked[0]!
            : null;
    });
    /** The computer players for whom the game waits, and with it whoever has this page. */
    readonly thinking = $derived.by(() => {
        const asked = this.position?.question ? [] : (this.position?.asked ?? []);
        return asked.filter((seat) => this.table?.seats[seat]?.kind === "bot");
    });
    readonly mayHurry = $derived(this.mine.length > 0 || (this.table?.hosting ?? false));
    /** Whether nobody else plays here but computer players, so that one may be advised. */
    readonly alone = $derived(
        this.mine.length > 0 &&
            (this.table?.seats ?? []).every((seat, i) => seat.kind === "bot" || this.mine.includes(i)),
    );
    readonly over = $derived(this.table?.status === "finished");

    async move(move: readonly number[]): Promise<void> {
        const tokens = this.board.written(move);
        if (this.seat !== null) await this.change({ type: "move", rev: this.rev, seat: this.seat, tokens });
    }

    /** Take the last move back; if it is still on its way, as soon as it is here. */
    async takeBack(): Promise<void> {
        this.regretted = this.sending;
        if (this.seat !== null) await this.change({ type: "take-back", rev: this.rev, seat: this.seat });
    }

    /** What a move would do, and what all that is chosen comes to. */
    async preview(move: readonly number[], picked: readonly number[]): Promise<Told> {
        const { seat, rev } = this;
        if (seat === null) return NOTHING_TOLD;
        const [tokens, chosen] = [this.board.written(move), this.board.written(picked)];
        const answer = await this.socket.ask({ type: "preview", rev, seat, tokens, chosen });
        return answer.type === "preview" ? answer : NOTHING_TOLD;
    }

    /** Why none of these tokens can be chosen now. */
    private async why(options: readonly number[]): Promise<Message | null> {
        if (this.seat === null) return null;
        const tokens = this.board.written(options).slice(0, 64);
        try {
            const answer = await this.socket.ask({ type: "why", rev: this.rev, seat: this.seat, tokens });
            return answer.type === "why" ? answer.reason : null;
        } catch {
            return null; // the table has moved on, and the page with it
        }
    }

    /** Why nothing at all can be chosen now. */
    private waits(): Message | null {
        const idle = this.seat !== null && !this.over && !this.theatre.shown;
        return idle ? message(this.canTakeBack ? "why-not-chosen" : "why-not-your-turn") : null;
    }

    async look(seat: number): Promise<void> {
        await this.socket.ask({ type: "look", seat });
    }

    /** Say once and for all whether we want to be asked when we may react. */
    async answerAlways(answer: Standing): Promise<void> {
        if (this.seat !== null) await this.socket.ask({ type: "stand", seat: this.seat, answer });
    }

    async say(text: string): Promise<void> {
        await this.socket.ask({ type: "say", text });
    }

    /** What an adviser would do in our place. */
    async advise(): Promise<Advice | null> {
        if (this.seat === null) return null;
        const answer = await this.socket.ask({ type: "advise", rev: this.rev, seat: this.seat });
        return answer.type === "advice" ? answer : null;
    }

    /** Those who think shall move now. */
    async hurry(): Promise<void> {
        await this.socket.ask({ type: "hurry", rev: this.rev });
    }

    close(): void {
        this.socket.close();
    }

    /** Ask for a change, and wait until it is here to be seen: until then nothing more can be sent. What others do while
     * it is on its way is not its answer. */
    private async change(body: Parameters<TableSocket["ask"]>[0]): Promise<void> {
        if (this.sending) return;
        this.sending = this.asking = true;
        const before = asked(this.position);
        try {
            const answer = await this.socket.ask(body);
            if (answer.type !== "answer") return;
            this.awaited = answer.rev;
            // Its news may have come before the answer: then what they ask has been asked, unless it is the same again.
            if (this.rev >= answer.rev && asked(this.position) === before) this.pose(this.position);
        } catch (error) {
            this.regretted = false;
            throw error;
        } finally {
            this.asking = false;
            if (this.rev >= this.awaited) this.settle();
        }
    }

    /** What was on its way is here, or was refused. */
    private settle(): void {
        this.sending = false;
        if (this.regretted && this.canTakeBack) void this.takeBack().catch(complain);
        this.regretted = false;
    }

    private hear(message: FromServer): void {
        switch (message.type) {
            case "table":
                this.time(message);
                this.theatre.hear(message);
                break;
            case "presence": {
                const left = this.presence.seats.filter((seat) => !message.seats.includes(seat));
                const now = performance.now();
                this.left = { ...this.left, ...Object.fromEntries(left.map((seat) => [seat, now])) };
                this.presence = message;
                break;
            }
            case "chat":
                this.chat = [...this.chat, ...message.lines.filter((line) => line.number > this.lastSaid)];
                break;
        }
    }

    /** Clocks run from when they were heard of, whatever there is to tell first. */
    private time({ seating, frames }: Pick<TableNews, "seating" | "frames">): void {
        this.seating = seating;
        this.heard = performance.now();
        const runs = this.seat !== null && seating.running.includes(this.seat);
        const left = seating.left[this.seat ?? -1] ?? 0;
        const ours = frames.some(({ lines }) => lines.some(({ seat }) => seat === this.seat));
        this.budget.hear(this.heard, runs ? left * 1000 : null, ours);
    }

    /** Nothing is asked while something is told. */
    private hush(): void {
        if (this.position) this.position = { ...this.position, question: null, asked: [] };
        this.board.ask(null);
    }

    /** News that were told, or that need no telling. */
    private take(news: TableNews): void {
        this.table = news.table;
        this.canTakeBack = news.can_take_back;
        this.standing = news.standing ?? null;
        this.log = [...this.log.slice(0, news.log_from), ...news.log];
        const before = this.seat;
        this.stand(news.rev, news.position);
        const came = this.seat !== before || this.fresh;
        if (this.seat !== null && came && !this.over) void this.recall(this.seat);
        else this.fresh = false;
    }

    /** Whoever comes to a table, or from behind the curtain, has not seen what the others did. */
    private async recall(seat: number): Promise<void> {
        try {
            const answer = await this.socket.ask({ type: "since", seat });
            if (answer.type !== "since" || seat !== this.seat) return;
            this.fresh = answer.rev > this.rev; // what is not told yet comes with news, which ask again
            if (answer.rev < this.rev) await this.recall(seat);
            else if (!this.fresh) this.theatre.recall({ frames: answer.frames, position: this.position });
        } catch {
            this.fresh = false; // a server of before knows no such question
        }
    }

    private get lastSaid(): number {
        return this.chat.at(-1)?.number ?? 0;
    }

    /** Take a new position; what is half chosen stays chosen if others moved and the question is the same. */
    private stand(rev: number, position: Position | null): void {
        const before = asked(this.position);
        const anew = this.rev < this.awaited && rev >= this.awaited;
        this.rev = rev;
        this.position = position;
        if (this.sending && rev >= this.awaited && !this.asking) this.settle();
        if (position) void this.board.learn(position.alphabet, () => api.tableWords(this.id)).catch(complain);
        if (anew || asked(position) !== before) this.pose(position);
    }

    /** Ask what a position asks; nothing is chosen then. */
    private pose(position: Position | null): void {
        this.board.ask(position?.question ?? null);
        if (position?.question && !position.question.tree.length) void this.fetchTree(this.rev);
    }

    /** There are so many ways to move that they are only sent on request. */
    private async fetchTree(rev: number): Promise<void> {
        const seat = this.seat;
        if (seat === null) return;
        const answer = await patiently(
            () => this.socket.ask({ type: "tree", rev: this.rev, seat }),
            () => rev === this.rev && seat === this.seat,
            complain,
        );
        const question = this.position?.question;
        if (answer?.type === "tree" && question && answer.rev === this.rev)
            this.board.ask({ ...question, tree: answer.tree });
    }
}

/** What is asked of whom, and in which words: to see whether it is still the same. */
function asked(position: Position | null): string {
    return JSON.stringify([position?.seat, position?.alphabet, position?.question]);
}
