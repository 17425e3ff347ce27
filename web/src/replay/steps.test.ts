import { describe, expect, it } from "vitest";
import { marked, named, byKey, indexOf, positions } from "./steps";

describe("positions", () => {
    it("begin at the start and do not repeat", () => {
        expect(positions([0, 4, 4, 9])).toEqual([0, 4, 9]);
        expect(positions([])).toEqual([0]);
    });
});

describe("indexOf", () => {
    it("finds the stop at or before a token", () => {
        expect([0, 3, 4, 8, 9, 99].map((at) => indexOf([0, 4, 9], at))).toEqual([0, 0, 1, 1, 2, 2]);
    });
});

describe("byKey", () => {
    it("steps and stays inside of the game", () => {
        const keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "x"];
        expect(keys.map((key) => byKey(key, 3, 8))).toEqual([2, 4, 0, 8, 0, 8, undefined]);
    });
});

describe("an address", () => {
    it("names a position and who looks", () => {
        expect(marked(57, 1)).toBe("#at=57&seat=B");
        expect(named(marked(57, 1))).toEqual({ at: 57, seat: 1 });
        expect(named(marked(4, null))).toEqual({ at: 4 });
        expect(named("#at=x&seat=Z")).toEqual({});
    });
});
