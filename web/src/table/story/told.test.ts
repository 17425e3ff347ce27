import { expect, test } from "vitest";
import "../../lib/words/english.testing";
import type { LogLine } from "../../lib/server/types";
import { message } from "../../lib/words/words.svelte";
import { toldOf, whoOf } from "./told";

const NAMES = ["Aude", "Bert"];
const die = message("city-die", { colour: message("colour-white"), value: 3 });
const taken = message("city-die-of", { die, district: message("city-district", { owner: "B" }) });
const bought: LogLine = {
    seat: 0,
    said: message("story-line", {
        text: message("story-then", { first: message("city-agriculture"), rest: taken }),
    }),
    refs: [],
    chapter: null,
};
const told = (line: LogLine, reader: number | null) =>
    `${line.seat < 0 ? "" : whoOf(line.seat, NAMES, reader)} ${toldOf(line, NAMES, reader)}`.trim();

test("everybody reads the same line as their own story", () => {
    expect(told(bought, 0)).toBe("You till the fields, then take the white 3 of Bert's district.");
    expect(told(bought, 1)).toBe("Aude tills the fields, then takes the white 3 of your district.");
    expect(told(bought, null)).toBe("Aude tills the fields, then takes the white 3 of Bert's district.");
});

test("chance and the seats themselves are told in the same way", () => {
    const thrown = { ...bought, seat: -1, said: message("city-starts", { seat: "B" }) };
    expect([0, 1].map((reader) => told(thrown, reader))).toEqual([
        "The start player is Bert",
        "You are the start player",
    ]);
    const back = { ...bought, seat: 1, said: message("story-line", { text: message("seat-back") }) };
    expect([0, 1].map((reader) => told(back, reader))).toEqual(["Bert is back.", "You are back."]);
});
