import { describe, expect, it } from "vitest";
import { clickable, Lights, type Known } from "./lights";

const REFS = ["card", "die:1", "die:1", "die:2", "pass"];
const known = (more: Partial<Known> = {}): Known => ({
    next: [0, 1],
    any: [0, 1, 3],
    chosen: [],
    naming: false,
    wanted: [],
    spoken: [],
    touched: [],
    refOf: (token) => REFS[token] ?? "",
    means: (token) => token > 0,
    ...more,
});
const marks = (more: Partial<Known>, refs: readonly string[], nth = 0) =>
    new Lights(known(more)).marks(refs, nth);

describe("a piece", () => {
    it("is lit if it can be chosen, and says whether a move is made with it", () => {
        expect(marks({}, ["card"])).toBe("lit");
        expect(marks({}, ["elsewhere", "die:1"])).toBe("lit means");
        expect(marks({}, ["elsewhere"])).toBe("");
    });

    it("can replace what is chosen if it cannot join it", () => {
        expect(marks({}, ["die:2"])).toBe("swap");
        expect(marks({ next: [], chosen: [3] }, ["die:2"])).toBe("chosen");
        expect(marks({ next: [], chosen: [3] }, ["card"])).toBe("swap");
    });

    it("is lit beside being chosen only where something chosen is to be named", () => {
        expect(marks({ chosen: [0] }, ["card"])).toBe("chosen");
        expect(marks({ chosen: [0], naming: true }, ["card"])).toBe("lit chosen");
    });

    it("is one of several that mean the same, which are chosen one after the other", () => {
        expect(marks({ chosen: [1] }, ["die:1"], 0)).toBe("means chosen");
        expect(marks({ chosen: [1] }, ["die:1"], 1)).toBe("lit means");
        expect(marks({ chosen: [1, 2] }, ["die:1"], 1)).toBe("means chosen");
    });

    it("is wanted until it is chosen, and for as long as somebody speaks of it", () => {
        expect(marks({ wanted: [0] }, ["card"])).toBe("lit wanted");
        expect(marks({ wanted: [0], chosen: [0] }, ["card"])).toBe("chosen");
        expect(marks({ spoken: ["card"], chosen: [0] }, ["card"])).toBe("chosen wanted");
    });

    it("was touched", () => {
        expect(marks({ touched: ["elsewhere"] }, ["elsewhere"])).toBe("touched");
    });

    it("answers a click if it can be chosen, put back or taken instead", () => {
        expect(["lit means", "swap", "chosen", "touched", "means", ""].map(clickable)).toEqual([
            true,
            true,
            true,
            false,
            false,
            false,
        ]);
    });
});
