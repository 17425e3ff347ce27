import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import "../../lib/words/english.testing";
import { settings, SPEEDS, type Speed } from "../../lib/page/settings.svelte";
import type { LogLine } from "../../lib/server/types";
import { message } from "../../lib/words/words.svelte";
import { lengthOf, Theatre, type Shown, type Tellable } from "./theatre.svelte";

const line: LogLine = { seat: 0, said: message("city-agriculture"), refs: [], chapter: null };

test("what is longer to read stays longer, but not for ever", () => {
    expect(lengthOf([line])).toBe(1);
    expect(lengthOf(Array.from({ length: 8 }, () => line))).toBeCloseTo((8 * "tills the fields".length) / 80);
    expect(lengthOf(Array.from({ length: 80 }, () => line))).toBe(2.5);
});

describe("what is told", () => {
    const scene = (at: string) => ({ at }) as unknown as Shown["scene"];
    /** Three steps of another player; the last of them is the table as it stands. */
    const news = {
        frames: ["first", "second", ""].map((at) => ({
            lines: [{ ...line, seat: 1 }],
            scene: at ? scene(at) : null,
        })),
        position: { scene: scene("third"), question: null },
    } as unknown as Tellable;
    let stood: Tellable[] = [];
    let caughtUp: (Tellable | null)[] = [];
    let hushed = 0;
    let spare = Infinity;
    let telling = 0;
    let theatre: Theatre<Tellable>;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
        vi.stubGlobal("matchMedia", () => ({ matches: false }));
        [stood, caughtUp, hushed] = [[], [], 0];
        [spare, telling] = [Infinity, 0];
        theatre = new Theatre<Tellable>({
            seat: () => 0,
            stand: (news) => stood.push(news),
            hush: () => (hushed += 1),
            caughtUp: (news) => caughtUp.push(news),
            telling: () => (telling += 1),
            spare: () => spare - performance.now(),
        });
    });
    afterEach(() => {
        settings.adopt({ speed: "usual" });
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });

    /** For how many milliseconds each table is shown, the last one until somebody does something. */
    async function told(speed: Speed): Promise<Record<string, number>> {
        settings.adopt({ speed });
        theatre.hear(news);
        const found: Record<string, number> = {};
        for (let passed = 0; passed < 10_000 && !stood.length; passed += 50) {
            const { at } = theatre.shown!.scene as unknown as { at: string };
            found[at] = (found[at] ?? 0) + 50;
            await vi.advanceTimersByTimeAsync(50);
        }
        return found;
    }

    it("stands for about a second a step at the usual speed, and the board is not ahead of it", async () => {
        expect(settings.speed).toBe("usual");
        expect(await told("usual")).toEqual({ first: 1_000, second: 1_000, third: 1_000 });
        expect([theatre.shown, stood, hushed]).toEqual([null, [news], 1]);
        expect(caughtUp).toEqual([news]); // only now: computer players have waited for it
        expect(telling).toBe(3); // and were told at each step that there is more to wait for
        expect(theatre.missed).toBe(false);
    });

    it("takes no more time than our own clock can spare, and the rest can be read", async () => {
        spare = performance.now() + 1_300;
        expect(await told("usual")).toEqual({ first: 1_000, second: 300 });
        expect([theatre.shown, stood]).toEqual([null, [news]]);
        expect([theatre.missed, theatre.since.length]).toEqual([true, 3]);
    });

    it("is kept to be read by whoever did not look", async () => {
        vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
        theatre.hear(news);
        await vi.advanceTimersByTimeAsync(0);
        expect([theatre.missed, theatre.since.length, telling]).toEqual([true, 3, 0]);
    });

    it("is slower and quicker at three speeds, and is not told where all happens at once", async () => {
        const found: Partial<Record<Speed, number>> = {};
        for (const speed of SPEEDS) {
            stood = [];
            found[speed] = (await told(speed))["first"] ?? 0;
        }
        expect(found).toEqual({ slow: 2_000, usual: 1_000, quick: 450, once: 0 });
        expect(stood).toEqual([news]);
        expect(theatre.shown).toBeNull();
    });

    it("is skipped step by step, or all of it", async () => {
        settings.adopt({ speed: "slow" });
        theatre.hear(news);
        expect(theatre.shown!.scene).toEqual(scene("first"));
        theatre.skip();
        await vi.advanceTimersByTimeAsync(0);
        expect(theatre.shown!.scene).toEqual(scene("second"));
        theatre.skipAll();
        await vi.advanceTimersByTimeAsync(0);
        expect([theatre.shown, stood]).toEqual([null, [news]]);
    });
});
