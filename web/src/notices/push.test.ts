import { describe, expect, it } from "vitest";
import { bytes } from "./push";

describe("bytes", () => {
    it("reads the letters of addresses", () => {
        expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
        expect([...bytes("BA")]).toEqual([4]);
    });
});
