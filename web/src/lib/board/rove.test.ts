import { expect, test } from "vitest";
import { isArrow, nearest } from "./rove";

// Two rows of three.
const SPOTS = [0, 100].flatMap((y) => [0, 100, 200].map((x) => ({ x, y })));
const from = (at: number, key: string) => {
    const others = SPOTS.filter((_, i) => i !== at);
    const found = nearest(key, SPOTS[at]!, others);
    return found === undefined ? undefined : SPOTS.indexOf(others[found]!);
};

test("arrows go to the nearest in their direction", () => {
    expect(from(0, "ArrowRight")).toBe(1);
    expect(from(0, "ArrowDown")).toBe(3);
    expect(from(4, "ArrowUp")).toBe(1);
    expect(from(5, "ArrowLeft")).toBe(4);
});

test("at the edge they come round in the same row", () => {
    expect(from(2, "ArrowRight")).toBe(0);
    expect(from(3, "ArrowLeft")).toBe(5);
    expect(from(1, "ArrowUp")).toBe(4);
});

test("everything can be reached, and other keys do nothing", () => {
    const reached = new Set([0]);
    for (let i = 0; i < SPOTS.length; i += 1)
        for (const at of [...reached])
            for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
                const next = from(at, key);
                if (next !== undefined) reached.add(next);
            }
    expect(reached.size).toBe(SPOTS.length);
    expect(nearest("Enter", SPOTS[0]!, SPOTS)).toBeUndefined();
    expect(isArrow("Enter")).toBe(false);
});
