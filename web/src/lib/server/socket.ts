/** A socket that comes back by itself after a dropped line or a sleep, and requests that get their own answers. */
import { wait } from "./backoff";
import { problem } from "./http";
import { Pulse } from "./pulse";
import type { FromPage, FromServer } from "./types";
import { message as said, type Message } from "../words/words.svelte";

export type Line = "joining" | "up" | "down" | "closed";
export type Answered = Extract<FromServer, { readonly id: number }>;
type Body = FromPage extends infer One ? (One extends FromPage ? Omit<One, "id"> : never) : never;

const GONE = [4401, 4403, 4404]; // no use in trying again
const PATIENCE = 15_000;

interface Waiting {
    readonly message: FromPage;
    readonly done: (answer: Answered) => void;
    readonly failed: (reason: Error) => void;
}

export class TableSocket {
    private socket: WebSocket | null = null;
    private readonly waiting = new Map<number, Waiting>();
    private attempt = 0;
    private lastId = 0;
    private retry: ReturnType<typeof setTimeout> | undefined;
    private ended = false;
    private readonly pulse = new Pulse(
        () => this.send({ type: "ping", id: 0 }),
        () => this.drop(),
    );
    /** Why the server turns us away, which it says before it closes the line. */
    private why: Message | null = null;

    constructor(
        private readonly address: string,
        private readonly hear: (message: FromServer) => void,
        private readonly tell: (line: Line, why: Message | null) => void,
    ) {
        this.open();
        addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        document.addEventListener("visibilitychange", this.show);
    }

    /** Send a request; it is sent again after a dropped line, which is safe: a table refuses what it has carried out. */
    ask(body: Body): Promise<Answered> {
        const message = { ...body, id: ++this.lastId } as FromPage;
        return new Promise((done, failed) => {
            this.waiting.set(message.id, { message, done, failed });
            this.send(message);
        });
    }

    /** Tell the server something that needs no answer, and that is not told again. */
    note(body: Body): void {
        this.send({ ...body, id: 0 } as FromPage);
    }

    close(): void {
        this.ended = true;
        this.pulse.stop();
        clearTimeout(this.retry);
        removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        document.removeEventListener("visibilitychange", this.show);
        this.socket?.close();
    }

    /** Somebody is back at the screen, or the network is: do not wait any longer. */
    private readonly hurry = (): void => {
        if (!this.ended && !document.hidden && this.socket?.readyState !== WebSocket.OPEN) {
            this.attempt = 0;
            clearTimeout(this.retry);
            this.open();
        }
    };

    /** A page that nobody looks at is as good as closed: who wants notices gets them. */
    private readonly show = (): void => this.note({ type: "sight", visible: !document.hidden });

    private open(): void {
        this.socket?.close();
        this.pulse.hear();
        this.why = null;
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(`${scheme}//${location.host}${this.address}`);
        this.socket = socket;
        this.tell("joining", null);
        const late = setTimeout(() => socket.close(), PATIENCE);
        socket.onopen = () => {
            clearTimeout(late);
            this.attempt = 0;
            this.tell("up", null);
            if (document.hidden) this.show();
            for (const { message } of this.waiting.values()) this.send(message);
        };
        socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
        socket.onclose = (event) => {
            clearTimeout(late);
            if (socket !== this.socket || this.ended) return;
            if (GONE.includes(event.code)) {
                this.ended = true;
                void this.end(this.why ?? said("page-table-closed"));
                return;
            }
            this.tell("down", null);
            clearTimeout(this.retry);
            this.retry = setTimeout(() => this.open(), wait(this.attempt++));
        };
    }

    /** Nobody is there any more, though nobody has said so. */
    private drop(): void {
        const dead = this.socket;
        this.tell("down", null);
        this.open(); // which closes the dead one, however long that takes
        if (dead) dead.onmessage = null;
    }

    private async end(why: Message): Promise<void> {
        const reason = await problem(why, 0);
        this.tell("closed", reason.why);
        for (const one of this.waiting.values()) one.failed(reason);
    }

    /** Whether there was a line to send it by. */
    private send(message: FromPage): boolean {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    private receive(message: FromServer): void {
        this.pulse.hear(); // whatever comes, somebody is there
        if ("id" in message) {
            const one = this.waiting.get(message.id);
            this.waiting.delete(message.id);
            if (message.type === "refused") void problem(message.message, 0, message.retry).then(one?.failed);
            else one?.done(message);
        } else if (message.type === "turned-away") this.why = message.message;
        else this.hear(message);
    }
}
