import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../lib/words/english.testing";
import { message } from "../../lib/words/words.svelte";
import { isNews, PATIENCE, soon } from "./caution";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = (milliseconds: number) =>
    new Promise<string>((done) => setTimeout(() => done("told"), milliseconds));

test("a move waits for what it would waste", async () => {
    const waited = soon(later(PATIENCE - 1));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(await waited).toBe("told");
});

test("a move waits no longer than that", async () => {
    const waited = soon(later(PATIENCE + 1));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await waited).toBeNull();
});

test("a move waits for nothing that cannot be told any more", async () => {
    expect(await soon(Promise.reject(new Error("The line is down.")))).toBeNull();
});

test("what was said before is no news", () => {
    const die = message("city-waste-die", { value: 1 });
    const cube = message("city-waste-cube");
    expect(isNews([], [])).toBe(false);
    expect(isNews([die], [])).toBe(true);
    expect(isNews([message("city-waste-die", { value: 1 })], [die])).toBe(false);
    expect(isNews([die, cube], [die])).toBe(true);
    expect(isNews([], [die])).toBe(false);
});
