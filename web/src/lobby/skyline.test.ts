import { describe, expect, it } from "vitest";
import { hatchIn, skyline } from "./skyline";

describe("hatchIn", () => {
    it("keeps its strokes inside of the outline", () => {
        const square = [
            [0, 0],
            [10, 0],
            [10, 10],
            [0, 10],
        ] as const;
        expect(hatchIn(square, 0, 5)).toBe("M0 2.5L9.5 2.5M0.2 7.5L7.8 7.5");
    });
});

describe("skyline", () => {
    it("is cut the same every time, without a slip of the knife", () => {
        const cuts = skyline();
        expect(cuts).toEqual(skyline());
        expect(cuts.filter(({ d }) => !d.startsWith("M") || d.includes("NaN"))).toEqual([]);
    });
});
