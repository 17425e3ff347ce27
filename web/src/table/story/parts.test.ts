import { expect, test } from "vitest";
import type { LogLine } from "../../lib/server/types";
import { message } from "../../lib/words/words.svelte";
import { partsOf } from "./parts";

const line = (seat: number, turn: number, phase = "actions"): LogLine => ({
    seat,
    said: message("city-agriculture"),
    refs: [],
    chapter: message("city-chapter", { round: 1, phase }),
    turn,
});
/** Who acted in each part, the lines that go on with a turn behind the one that began it. */
const told = (lines: readonly LogLine[]): string[] =>
    partsOf(lines).map((part) =>
        part.lines.map(({ line, goesOn }) => `${goesOn ? "+" : " "}${line.seat}`).join(""),
    );

test("a spend, the throw that it bought and the action are one turn", () => {
    expect(told([line(0, 7), line(-1, 7), line(0, 7), line(1, 8), line(0, 7)])).toEqual([" 0+-1+0 1 0"]);
});

test("le Roy's throws are no part of the turn before them, nor is the next turn of the same player", () => {
    expect(told([line(0, 7), line(-1, 11), line(-1, 11), line(0, 7)])).toEqual([" 0 -1 -1 0"]);
});

test("a phase begins anew, and where chance alone acts nothing goes on", () => {
    expect(told([line(0, 7), line(-1, 7, "workforce"), line(-1, 7, "workforce")])).toEqual([" 0", " -1 -1"]);
});
