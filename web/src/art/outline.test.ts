import { expect, test } from "vitest";
import { placed } from "./outline";

test("a path is drawn elsewhere and in another size", () => {
    expect(placed("M1 2L3-4H5V6Z", 10, 20, 2)).toBe("M 12 24L 16 12H 20V 32Z");
    expect(placed("M-.5.5C1 2 3 4 5 6", 1, 1)).toBe("M 0.5 1.5C 2 3 4 5 6 7");
});

test("what is told from where the pen is only grows", () => {
    expect(placed("M0 0l1 2h3v4q1-1 2-2z", 10, 20, 3)).toBe("M 10 20l 3 6h 9v 12q 3 -3 6 -6z");
});

test("an arc keeps its turn and its flags", () => {
    expect(placed("M0 0a2 3 45 0 1 4 5", 1, 1, 2)).toBe("M 1 1a 4 6 45 0 1 8 10");
    expect(placed("M0 0A2 3 45 0 1 4 5", 1, 10, 2)).toBe("M 1 10A 4 6 45 0 1 9 20");
});
