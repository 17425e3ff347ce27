import { expect, test } from "vitest";
import { breadth, inLines, sizeFor } from "./lettering";

test("a short name keeps its line and its size", () => {
    expect(inLines("Aude", 146, 14)).toEqual(["Aude"]);
    expect(sizeFor("Aude", 146, 14)).toBe(14);
});

test("a long name is parted where it has a gap near its middle, and otherwise in the middle", () => {
    expect(inLines("Wilhelmina Winterbottoms", 146, 14)).toEqual(["Wilhelmina", "Winterbottoms"]);
    expect(inLines("Guillaume-de-Champignons", 146, 14)).toEqual(["Guillaume-de-", "Champignons"]);
    expect(inLines("W".repeat(24), 146, 14)).toEqual(["W".repeat(12), "W".repeat(12)]);
    expect(inLines("A bcdefghijklmnopqrstuvwx", 146, 14)[0]).toHaveLength(13);
});

test("what is too long for its room is written smaller", () => {
    const size = sizeFor("W".repeat(24), 146, 14);
    expect(size * breadth("W".repeat(24))).toBeCloseTo(146);
});
