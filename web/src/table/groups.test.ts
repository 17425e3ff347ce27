import { describe, expect, it } from "vitest";
import { play as city } from "../games/city/play";
import { play as dice } from "../games/dice/play";
import { PLAIN } from "../games/plain";
import type { Play } from "../games/types";
import "../lib/english.testing";
import { say } from "../lib/words.svelte";
import { grouped, wanted } from "./groups";

const word = (ref: string) => ({ text: ref, ref, label: ref });
const words = ["die:r4@A", "card:merchant", "done", "pass", "die:y2@B", "banner:red", "cathedral"].map(word);
const titled = (tokens: number[], play: Pick<Play, "headings">, all = words) =>
    grouped(tokens, all, play.headings(new Set(all.map(({ ref }) => ref.split(":")[0]!)))).map(
        ({ title, tokens }) => [say(title), ...tokens],
    );

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
        const spaces = ["space:palace:1"].map(word);
        expect(titled([0], city, spaces)).toEqual([["Spaces", 0]]);
        expect(titled([0], city, [...spaces, word("die:r4@A")])).toEqual([["Your citizens", 0]]);
    });

    it("begin with a die in Troyes Dice", () => {
        const all = ["track:influence", "building:palace:1", "die:1"].map(word);
        expect(titled([0, 1, 2], dice, all)).toEqual([
            ["Dice", 2],
            ["Buildings", 1],
            ["Gain resources", 0],
        ]);
    });
});

describe("what goes with what is chosen", () => {
    const asked = (refs: string[]) => {
        const question = wanted(refs.keys(), refs.map(word), city as unknown as Play);
        return question && say(question);
    };

    it("is named once, with an or before the last", () => {
        expect(asked(["card:merchant"])).toBe("What goes with this? Choose a card.");
        expect(asked(["slot:red:1", "space:palace:1", "event:war", "card:monk"])).toBe(
            "What goes with this? Choose a card, an event or a citizen.",
        );
    });

    it("is not asked when it is known, or nothing is left", () => {
        expect(asked(["black:3", "die:r4@A"])).toBeNull();
        expect(asked(["done"])).toBeNull();
    });
});
