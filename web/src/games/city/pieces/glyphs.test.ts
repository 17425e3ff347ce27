import { describe, expect, test } from "vitest";
import { plain } from "../../../../../src/troyes/server/pictures/drawings/city.json";
import names from "../../../generated/names.json";
import { glyph } from "./glyphs";

describe("woodcuts", () => {
    test("are found by name, whatever box they come from", () => {
        expect(glyph("brigands")).toMatch(/^M/);
        expect(glyph("chief-outlaw")).toMatch(/^M/);
        expect(glyph("brigands")).not.toBe(plain);
    });

    test("a blank coat of arms stands for what has none", () => {
        expect(plain).toMatch(/^M/);
        expect(glyph("card:nobody")).toBe(plain);
    });

    test.each(["card", "character", "outdoor-face"])("every %s has one", (kind) => {
        const all = names.city.refs.filter((ref) => ref.startsWith(`${kind}:`));
        expect(all).not.toEqual([]);
        expect(all.filter((ref) => glyph(ref) === plain)).toEqual([]);
    });
});
