import { expect, test } from "vitest";
import "./english.testing";
import { personal, touches } from "./personal";
import { message, say } from "./words.svelte";

const seat = (letter: string) => message("seat", { seat: letter });

test("a line touches those whose things it changes, and nobody else", () => {
    const change = (letter: string) => message("change-of", { seat: seat(letter), parts: 8 });
    const income = message("story-line", {
        text: message("told-changes", {
            deed: message("city-district", { owner: seat("C") }),
            changes: message("told-change", { first: change("A"), rest: change("B") }),
        }),
    });
    expect([0, 1, 2, null].map((reader) => touches(income, reader))).toEqual([true, true, false, false]);
    expect(touches(message("city-starts", { seat: seat("A") }), 0)).toBe(false);
});

test("what befalls several at once touches each of them, and is said to each", () => {
    const seats = [seat("A"), seat("C")];
    const crossed = message("dice-change-crossed", { colour: message("colour-white"), number: 3, seats });
    const blow = message("story-line", {
        text: message("told-changes", {
            deed: message("dice-happens-resolve-event", { value: 3 }),
            changes: message("told-change", {
                first: message("dice-change-destroyed", { colour: message("colour-white") }),
                rest: crossed,
            }),
        }),
    });
    expect([0, 1, 2].map((reader) => touches(blow, reader))).toEqual([true, false, true]);
    expect(say(personal(blow, ["Aude", "Bert", "Cleo"], 2), "told")).toBe(
        "the black 3 strikes: the white plaza is destroyed; the white 3 is crossed out by Aude and you.",
    );
});

test("a seat is whoever sits there, whatever its argument is called and however deep it stands", () => {
    const names = ["Aude", "Bert"];
    const district = message("city-district", { owner: seat("B") });
    const said = (reader: number | null) =>
        say(personal(message("page-name", { name: district }), names, reader));
    expect([0, 1, null].map(said)).toEqual(["Bert's district", "your district", "Bert's district"]);
    const both = message("page-name", { name: [seat("A"), seat("B"), seat("C"), seat("N")] });
    expect(say(personal(both, names, 1))).toBe("Aude, you, C and N");
});

test("a letter that is no seat stays one", () => {
    const typed = message("page-name", { name: "A" });
    expect(personal(typed, ["Aude"], 0)).toEqual(typed);
    expect(say(personal(message("city-starts", { seat: "A" }), ["Aude"], 0))).toBe("A starts");
});
