import { expect, test } from "vitest";
import "../../lib/words/english.testing";
import type { LogLine } from "../../lib/server/types";
import { message } from "../../lib/words/words.svelte";
import { lengthOf } from "./theatre.svelte";

const line: LogLine = { seat: 0, said: message("city-agriculture"), refs: [], chapter: null };

test("what is longer to read stays longer, but not for ever", () => {
    expect(lengthOf([line])).toBe(1);
    expect(lengthOf(Array.from({ length: 8 }, () => line))).toBeCloseTo((8 * "tills the fields".length) / 80);
    expect(lengthOf(Array.from({ length: 80 }, () => line))).toBe(2.5);
});
