import { describe, expect, it } from "vitest";
import { creation, request, toBytes, toText } from "./passkey";

describe("bytes as text", () => {
    it("go there and back", () => {
        const bytes = Uint8Array.from([0, 250, 255, 62, 63]);
        expect(toText(bytes.buffer)).toBe("APr_Pj8");
        expect(toBytes("APr_Pj8")).toEqual(bytes);
        expect(toText(null)).toBeUndefined();
    });
});

describe("options", () => {
    const bytes = Uint8Array.from([1, 2, 3]);

    it("to make a passkey", () => {
        const made = creation({
            challenge: "AQID",
            user: { id: "AQID", name: "anna", displayName: "Anna" },
            excludeCredentials: [{ id: "AQID", type: "public-key" }],
        });
        expect(made.challenge).toEqual(bytes);
        expect(made.user).toEqual({ id: bytes, name: "anna", displayName: "Anna" });
        expect(made.excludeCredentials).toEqual([{ id: bytes, type: "public-key" }]);
    });

    it("to use one, wrapped or not", () => {
        for (const json of [{ challenge: "AQID" }, { publicKey: { challenge: "AQID" } }]) {
            expect(request(json)).toEqual({ challenge: bytes, allowCredentials: [] });
        }
    });
});
