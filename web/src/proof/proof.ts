/** Throws that follow from what was settled before the game, thrown again (docs/notation.md says how, to the byte). */

import type { ProofInfo, ThrowInfo } from "../lib/server/types";
import { hex, hmac, sha256, unhex } from "./sha256";

export const METHOD = "committed-1";
const NUMBERS = 2n ** 256n;
const encode = (text: string) => new TextEncoder().encode(text);

/** What is shown before the game. */
export function commitment(secret: string): string {
    return hex(sha256(unhex(secret)));
}

/** From the secret and all that was added. */
export function keyOf(proof: Pick<ProofInfo, "secret" | "added">): Uint8Array {
    return hmac(unhex(proof.secret), encode(`${METHOD}\n${proof.added}`));
}

/** What a throw comes to among so many, each equally likely. */
export function below(key: Uint8Array, number: number, n: number): number {
    const most = NUMBERS - (NUMBERS % BigInt(n));
    for (let attempt = 0; ; attempt++) {
        const found = BigInt(`0x${hex(hmac(key, encode(`${number} ${attempt}`)))}`);
        if (found < most) return Number(found % BigInt(n));
    }
}

/** Which of the options is thrown, by the order of their words. */
export function thrown(key: Uint8Array, number: number, { words, weights }: ThrowInfo): number {
    let left = below(
        key,
        number,
        weights.reduce((sum, weight) => sum + weight, 0),
    );
    const order = words.map((_, i) => i).sort((a, b) => ((words[a] ?? "") < (words[b] ?? "") ? -1 : 1));
    return order.find((i) => (left -= weights[i] ?? 0) < 0) ?? -1;
}

export type Verdict =
    | { readonly kind: "proved"; readonly throws: number }
    | { readonly kind: "commitment" | "shown" | "added" }
    | { readonly kind: "throw"; readonly number: number };

/** What this browser remembers of a table's dice: the commitment that it was shown, and what it added. */
export interface Remembered {
    readonly commitment: string;
    readonly added: string;
}

/** Whether no throw was chosen, and what this browser was shown and added is what counted. */
export function check(proof: ProofInfo, throws: readonly ThrowInfo[], mine: Remembered | null): Verdict {
    if (commitment(proof.secret) !== proof.commitment) return { kind: "commitment" };
    if (mine && mine.commitment !== proof.commitment) return { kind: "shown" };
    if (mine?.added && !proof.added.split(" ").includes(mine.added)) return { kind: "added" };
    const key = keyOf(proof);
    const wrong = throws.findIndex((one, i) => thrown(key, i + 1, one) !== one.chosen);
    return wrong < 0 ? { kind: "proved", throws: throws.length } : { kind: "throw", number: wrong + 1 };
}
