/** A finished game on the table: where one is, from which seat one looks, and whether it runs by itself. */

import { api } from "../lib/server/api";
import type { LogLine, Position, Replay, TableInfo } from "../lib/server/types";
import { peopleAt, type People } from "../table/story/told";
import { indexOf, positions } from "./steps";

/** Milliseconds from move to move. */
export const SPEEDS = [
    { name: "slow", pause: 2500 },
    { name: "steady", pause: 1200 },
    { name: "quick", pause: 500 },
] as const;

const KEPT = 60;

export class Player {
    table = $state.raw<TableInfo | undefined>();
    at = $state.raw<readonly number[]>([0]);
    lines = $state.raw<readonly (readonly LogLine[])[]>([[]]);
    index = $state(0);
    seat = $state<number | null>(null);
    playing = $state(false);
    speed = $state(1);
    shown = $state.raw<Replay | undefined>();
    #kept = new Map<string, Promise<Replay>>();
    #wanted = "";
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly id: string) {}

    /** Whose story it is: a seat of one's own, whichever one looks from; of several the one that one looks from. */
    readonly reader: number | null = $derived.by(() => {
        const own = this.table?.seats.flatMap((seat, i) => (seat.yours ? [i] : [])) ?? [];
        if (this.seat !== null && own.includes(this.seat)) return this.seat;
        return own.length === 1 ? own[0]! : null;
    });
    readonly people: People = $derived({
        names: this.table?.seats.map((seat) => seat.name) ?? [],
        handed: this.table?.handed,
    });
    /** What the seats were called at the position in sight. */
    readonly names = $derived(peopleAt(this.people, this.shown?.handed ?? 0, null).names);
    readonly last = $derived(this.at.length - 1);
    readonly position: Position | undefined = $derived(this.shown?.position);
    readonly touched: readonly string[] = $derived(this.shown?.last.flatMap((line) => line.refs) ?? []);

    /** Read the table, and show the position after so many tokens, from a seat if one is named. It says where one can
        stop; the story, which is much more to tell, is asked for afterwards (`tell`). */
    async load(start = 0, seat?: number): Promise<void> {
        const asked = api.position(this.id, start, seat ?? null).catch(() => undefined);
        const table = await api.table(this.id);
        this.table = table;
        const own = table.seats.findIndex((seat) => seat.yours);
        if (seat !== undefined && seat < table.seats.length) this.seat = seat;
        else if (own >= 0) this.seat = own;
        let first = await asked;
        if (!first || first.position.seat !== this.seat) first = await this.#near(start);
        this.at = positions(first.stops);
        this.lines = this.at.map(() => []);
        const index = indexOf(this.at, start);
        if (this.at[index] === first.at) this.#kept.set(`${index} ${this.seat}`, Promise.resolve(first));
        await this.go(index);
    }

    /** Read the story. */
    async tell(): Promise<void> {
        const { stops, lines } = await api.story(this.id);
        this.lines = this.at.map((at) => lines[stops.indexOf(at)] ?? []);
    }

    /** The position after so many tokens, or the first one where there are not as many. */
    #near(at: number): Promise<Replay> {
        return api.position(this.id, at, this.seat).catch(() => api.position(this.id, 0, this.seat));
    }

    /** Show a position. While it is on its way the one before stays in sight. */
    async go(index: number): Promise<void> {
        this.index = Math.min(Math.max(index, 0), this.last);
        const key = `${this.index} ${this.seat}`;
        this.#wanted = key;
        const replay = await this.#read(this.index);
        if (this.#wanted !== key) return;
        this.shown = replay;
        if (this.index < this.last) this.#read(this.index + 1).catch(() => undefined);
    }

    /** Look from another seat, or from none as a watcher does. */
    look(seat: number | null): Promise<void> {
        this.seat = seat;
        return this.go(this.index);
    }

    /** Let it run, or stop it. At the end it starts over. */
    play(on: boolean, failed: (error: unknown) => void): void {
        clearTimeout(this.#timer);
        this.playing = on;
        if (!on) return;
        const step = async () => {
            try {
                await this.go(this.index + 1);
            } catch (error) {
                this.playing = false;
                failed(error);
                return;
            }
            if (this.index >= this.last) this.playing = false;
            if (this.playing) this.#timer = setTimeout(step, SPEEDS[this.speed]?.pause ?? 1200);
        };
        const over = this.index >= this.last;
        if (over) this.index = -1;
        this.#timer = setTimeout(step, over ? 0 : 300);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.playing = false;
    }

    #read(index: number): Promise<Replay> {
        const key = `${index} ${this.seat}`;
        const kept = this.#kept.get(key);
        if (kept) return kept;
        const asked = api.position(this.id, this.at[index] ?? 0, this.seat);
        this.#kept.set(key, asked);
        asked.catch(() => this.#kept.delete(key));
        const oldest = this.#kept.keys().next().value;
        if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
        return asked;
    }
}
