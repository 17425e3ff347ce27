import { describe, expect, it } from "vitest";
import { play as city } from "../../games/city/play";
import { play as dice } from "../../games/dice/play";
import { PLAIN } from "../../games/plain";
import type { Play } from "../../games/types";
import "../../lib/words/english.testing";
import names from "../../generated/names.json";
import { message, say } from "../../lib/words/words.svelte";
import { grouped, wanted } from "./groups";

const word = (kind: string) => ({ text: kind, kind, ref: kind, label: message("page-nothing") });
const words = ["die", "activity", "done", "pass", "die", "banner", "cathedral"].map(word);
const titled = (tokens: number[], play: Pick<Play, "headings">, all = words) =>
    grouped(tokens, all, play.headings(new Set(all.map(({ kind }) => kind)))).map(({ title, tokens }) => [
        say(title),
        ...tokens,
    ]);

describe("choices in groups", () => {
    it("stand in the order of the list, and by number within", () => {
        expect(titled([4, 3, 2, 1, 0, 6], city)).toEqual([
            ["Finish", 2],
            ["Activity cards", 1],
            ["Other actions", 3, 6],
            ["Dice", 0, 4],
        ]);
    });

    it("have a group for whatever is not known", () => {
        expect(titled([5, 99], city)).toEqual([["Choices", 5, 99]]);
        expect(titled([1, 0], PLAIN)).toEqual([["Choices", 0, 1]]);
    });

    it("are none where nothing can be chosen", () => {
        expect(titled([], city)).toEqual([]);
    });

    it("tell where citizens go from where they are", () => {
        const spaces = ["space"].map(word);
        expect(titled([0], city, spaces)).toEqual([["Spaces", 0]]);
        expect(titled([0], city, [...spaces, word("die")])).toEqual([["Your citizens", 0]]);
    });

    it("begin with a die in Troyes Dice", () => {
        const all = ["gain", "build", "die-for", "die"].map(word);
        expect(titled([0, 1, 2, 3], dice, all)).toEqual([
            ["Dice", 2, 3],
            ["Buildings", 1],
            ["Gain resources", 0],
        ]);
    });
});

describe("what goes with what is chosen", () => {
    const asked = (kinds: string[]) => {
        const question = wanted(kinds.keys(), kinds.map(word), city as unknown as Play);
        return question && say(question);
    };

    it("is named once, with an or before the last", () => {
        expect(asked(["activity"])).toBe("What goes with this? Choose a card.");
        expect(asked(["tradesman", "space", "event", "activity"])).toBe(
            "What goes with this? Choose a card, an event or a citizen.",
        );
    });

    it("is not asked when it is known, or nothing is left", () => {
        expect(asked(["black", "die"])).toBeNull();
        expect(asked(["done"])).toBeNull();
    });
});

describe("the kinds that a game names", () => {
    it.each([
        ["city", city, names.city, ["face", "starts", "character", "settle", "outdoor-drawn"]],
        ["dice", dice, names.dice, ["plaza"]],
    ] as const)("are those of its tokens: %s", (_, play, { kinds }, chance) => {
        const listed = play.headings(new Set()).flatMap(([, below]) => below);
        const named = [...listed, ...play.parts.map(([kind]) => kind), ...play.means];
        expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
        expect([play.settled, play.opens].filter((kind) => kind && !kinds.includes(kind))).toEqual([]);
        expect(kinds.filter((kind) => !listed.includes(kind))).toEqual(chance);
    });
});
