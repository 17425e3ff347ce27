import { describe, expect, it } from "vitest";
import { below, check, commitment, keyOf, thrown } from "./proof";
import { hex, hmac, sha256, unhex } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);
const secret = "00".repeat(32);
const dice = { method: "committed-1", secret, added: "A aa B bb", commitment: commitment(secret) };
const key = keyOf(dice);

describe("hashes", () => {
    it("are those of FIPS 180-4", () => {
        expect(hex(sha256(bytes("")))).toBe(
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        );
        expect(hex(sha256(bytes("abc")))).toBe(
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        );
        expect(hex(sha256(bytes("a".repeat(1000))))).toBe(
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
        );
    });

    it("under a key are those of RFC 4231", () => {
        expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        );
        expect(
            hex(
                hmac(
                    unhex("aa".repeat(131)),
                    bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
                ),
            ),
        ).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    });
});

describe("throws", () => {
    it("are the server's, to the byte", () => {
        expect(dice.commitment).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        expect(hex(key)).toBe("e36a2c7f1925d9f47765b5022d791659cd922194492844a464d14f0fb9b04e34");
        const first = Array.from({ length: 12 }, (_, i) => below(key, i + 1, 6));
        expect(first).toEqual([0, 2, 1, 2, 1, 2, 3, 2, 2, 1, 0, 0]);
    });

    it("go by the order of words", () => {
        const options = { words: ["c", "a", "b"], weights: [1, 2, 3], chosen: 0 };
        const found = new Map(
            Array.from({ length: 60 }, (_, i) => [below(key, i + 1, 6), thrown(key, i + 1, options)]),
        );
        expect([...found].sort()).toEqual([
            [0, 1],
            [1, 1],
            [2, 2],
            [3, 2],
            [4, 2],
            [5, 0],
        ]);
    });

    it("are proved, or what is wrong is named", () => {
        const faces = ["1", "2", "3", "4", "5", "6"];
        const throws = [0, 2, 1].map((chosen) => ({ words: faces, weights: [1, 1, 1, 1, 1, 1], chosen }));
        const mine = { commitment: dice.commitment, added: "aa" };
        expect(check(dice, throws, mine)).toEqual({ kind: "proved", throws: 3 });
        expect(check(dice, throws, null)).toEqual({ kind: "proved", throws: 3 });
        expect(check({ ...dice, secret: "01".repeat(32) }, throws, mine).kind).toBe("commitment");
        expect(check(dice, throws, { ...mine, commitment: "ff" }).kind).toBe("shown");
        expect(check(dice, throws, { ...mine, added: "cc" }).kind).toBe("added");
        const other = throws.map((one, i) => (i === 1 ? { ...one, chosen: 3 } : one));
        expect(check(dice, other, mine)).toEqual({ kind: "throw", number: 2 });
    });
});
