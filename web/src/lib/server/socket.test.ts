import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../words/english.testing";
import { TableSocket, type Line } from "./socket";

const OPEN = 1;
const CLOSED = 3;

/** A line of which both ends say when it is open; it brings answers as long as it is alive. */
class Wire {
    static readonly OPEN = OPEN;
    static alive = true;
    static all: Wire[] = [];
    readyState = 0;
    onopen: () => void = () => undefined;
    onclose: (event: { code: number }) => void = () => undefined;
    onmessage: ((event: { data: string }) => void) | null = null;

    constructor() {
        Wire.all.push(this);
        setTimeout(() => {
            if (!Wire.alive) return;
            this.readyState = OPEN;
            this.onopen();
        }, 20);
    }
    send(text: string): void {
        const { id } = JSON.parse(text) as { id: number };
        const answer = JSON.stringify({ type: "answer", id, rev: 1 });
        if (Wire.alive) setTimeout(() => Wire.alive && this.onmessage?.({ data: answer }), 20);
    }
    close(): void {
        if (Wire.alive) this.break();
    }
    break(): void {
        this.readyState = CLOSED;
        setTimeout(() => this.onclose({ code: 1006 }));
    }
}

const LONGEST = 10_000;

describe("a line to a table", () => {
    let heard: { line: Line; at: number }[] = [];
    let socket: TableSocket;

    beforeEach(() => {
        vi.useFakeTimers({ now: 1_000_000 });
        const ear = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
        vi.stubGlobal("document", { hidden: false, ...ear });
        vi.stubGlobal("addEventListener", ear.addEventListener);
        vi.stubGlobal("removeEventListener", ear.removeEventListener);
        vi.stubGlobal("location", { protocol: "http:", host: "troyes" });
        vi.stubGlobal("WebSocket", Wire);
        [Wire.alive, Wire.all, heard] = [true, [], []];
        socket = new TableSocket(
            "/ws/tables/x",
            () => undefined,
            (line) => heard.push({ line, at: Date.now() }),
        );
    });
    afterEach(() => {
        socket.close();
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });

    const downs = () => heard.filter(({ line }) => line === "down");

    it("stays up as long as it is answered", () => {
        vi.advanceTimersByTime(60_000);
        expect(heard.map(({ line }) => line)).toEqual(["joining", "up"]);
        expect(Wire.all).toHaveLength(1);
    });

    it.each(Array.from({ length: 20 }, (_, step) => 30_000 + step * 500))(
        "that falls silent at %i ms is down within ten seconds, and opened anew",
        (silence) => {
            vi.advanceTimersByTime(silence);
            Wire.alive = false;
            const since = Date.now();
            vi.advanceTimersByTime(LONGEST);
            expect(downs()).toHaveLength(1);
            expect(downs()[0]!.at - since).toBeLessThan(LONGEST);
            expect(heard.at(-1)!.line).toBe("joining");
            expect(Wire.all).toHaveLength(2);
        },
    );

    it("that breaks is down at once, and up again when there is one", () => {
        vi.advanceTimersByTime(30_000);
        Wire.all[0]!.break();
        vi.advanceTimersByTime(1);
        expect(downs()).toHaveLength(1);
        vi.advanceTimersByTime(1_000);
        expect(heard.map(({ line }) => line)).toEqual(["joining", "up", "down", "joining", "up"]);
    });
});
