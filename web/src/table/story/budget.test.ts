import { expect, test } from "vitest";
import { Budget } from "./budget";

const MINUTE = 60_000;

test("as long as our clock does not run all is told", () => {
    const budget = new Budget();
    budget.hear(0, null, false);
    expect(budget.spare(1_000_000)).toBe(Infinity);
});

test("a twentieth of what our clock shows is spent on telling, whatever else comes meanwhile", () => {
    const budget = new Budget();
    budget.hear(0, MINUTE, false);
    expect(budget.spare(1000)).toBe(2000);
    budget.hear(2000, MINUTE - 2000, false);
    expect(budget.spare(2500)).toBe(500);
});

test("what comes of our own move is told, however long we thought about it", () => {
    const budget = new Budget();
    budget.hear(0, MINUTE, false);
    budget.hear(20_000, 40_000, true);
    expect(budget.spare(20_000)).toBe(2000);
    budget.hear(30_000, MINUTE, true); // against le Roy our clock never stands still
    expect(budget.spare(30_000)).toBe(3000);
});
