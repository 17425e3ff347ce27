import { expect, test } from "vitest";
import { touches } from "./personal";
import { message } from "./words.svelte";

test("a line touches those whose things it changes, and nobody else", () => {
    const change = (seat: string) => message("told-of", { seat, what: 8 });
    const income = message("story-line", {
        text: message("told-changes", {
            deed: message("city-district", { owner: "C" }),
            changes: message("told-change", { first: change("A"), rest: change("B") }),
        }),
    });
    expect([0, 1, 2, null].map((seat) => touches(income, seat))).toEqual([true, true, false, false]);
    expect(touches(message("city-starts", { seat: "A" }), 0)).toBe(false);
});
