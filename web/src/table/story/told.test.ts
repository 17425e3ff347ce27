import { expect, test } from "vitest";
import "../../lib/words/english.testing";
import type { LogLine } from "../../lib/server/types";
import { message } from "../../lib/words/words.svelte";
import { peopleAt, toldOf, whoOf, type People } from "./told";

const PEOPLE: People = { names: ["Aude", "Bert"] };
const die = message("city-die", { colour: message("colour-white"), value: 3 });
const taken = message("city-die-of", {
    die,
    district: message("city-district", { owner: message("seat", { seat: "B" }) }),
});
const bought: LogLine = {
    seat: 0,
    said: message("story-line", {
        text: message("story-then", { first: message("city-agriculture"), rest: taken }),
    }),
    refs: [],
    chapter: null,
};
const told = (line: LogLine, reader: number | null, people = PEOPLE) =>
    `${line.seat < 0 ? "" : whoOf(line, people, reader)} ${toldOf(line, people, reader)}`.trim();

test("everybody reads the same line as their own story", () => {
    expect(told(bought, 0)).toBe("You till the fields, then take the white 3 of Bert's district.");
    expect(told(bought, 1)).toBe("Aude tills the fields, then takes the white 3 of your district.");
    expect(told(bought, null)).toBe("Aude tills the fields, then takes the white 3 of Bert's district.");
});

test("chance and the seats themselves are told in the same way", () => {
    const thrown = {
        ...bought,
        seat: -1,
        said: message("city-starts", { seat: message("seat", { seat: "B" }) }),
    };
    expect([0, 1].map((reader) => told(thrown, reader))).toEqual([
        "The start player is Bert",
        "You are the start player",
    ]);
    const back = { ...bought, seat: 1, said: message("story-line", { text: message("seat-back") }) };
    expect([0, 1].map((reader) => told(back, reader))).toEqual(["Bert is back.", "You are back."]);
});

test("a line names who sat there when it happened", () => {
    const people = {
        names: ["Aude", "Dora"],
        handed: [
            { seat: 1, name: "Bert" },
            { seat: 1, name: "Claude" },
        ],
    };
    const at = (handed: number): LogLine => ({ ...bought, handed });
    expect([0, 1, 2].map((handed) => told(at(handed), null, people))).toEqual([
        "Aude tills the fields, then takes the white 3 of Bert's district.",
        "Aude tills the fields, then takes the white 3 of Claude's district.",
        "Aude tills the fields, then takes the white 3 of Dora's district.",
    ]);
    // Who has the seat now reads what others did there as theirs; who never gave it away reads it as their own.
    expect([0, 1, 2].map((handed) => whoOf({ ...at(handed), seat: 1 }, people, 1))).toEqual([
        "Bert",
        "Claude",
        "You",
    ]);
    expect(whoOf(at(0), people, 0)).toBe("You");
    expect(peopleAt(people, 1, 1)).toEqual({ names: ["Aude", "Claude"], reader: null });
});

test("a computer player sits in by somebody's doing", () => {
    const by = message("seat-sits-in-by", {
        level: message("level-burgher"),
        other: message("seat", { seat: "A" }),
    });
    const line = { ...bought, seat: 1, said: message("story-line", { text: by }) };
    expect([0, 1].map((reader) => told(line, reader))).toEqual([
        "Bert is away; you let a computer player (Burgher) sit in.",
        "You are away; Aude lets a computer player (Burgher) sit in.",
    ]);
});
