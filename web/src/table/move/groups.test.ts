import { describe, expect, it } from "vitest";
import "../../lib/words/english.testing";
import names from "../../generated/names.json";
import type { KindInfo } from "../../lib/server/types";
import { message, say } from "../../lib/words/words.svelte";
import { grouped, wanted } from "./groups";

type Kinds = Readonly<Record<string, KindInfo>>;
const city: Kinds = names.city.kinds;
const dice: Kinds = names.dice.kinds;
const word = (kind: string) => ({ text: kind, kind, ref: kind, label: message("page-nothing") });
const words = ["die", "activity", "done", "pass", "die", "banner", "cathedral"].map(word);
const titled = (chosen: number[], kinds: Kinds, tokens = words) =>
    grouped(chosen, { tokens, kinds }, new Set(tokens.map(({ kind }) => kind))).map(({ title, tokens }) => [
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
        expect(titled([1, 0], {})).toEqual([["Choices", 0, 1]]);
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
        const question = wanted(kinds.keys(), { tokens: kinds.map(word), kinds: city });
        return question && say(question);
    };

    it("is named once, with an or before the last", () => {
        expect(asked(["activity"])).toBe("What goes with this? Choose a card.");
        expect(asked(["tradesman", "space", "event", "activity"])).toBe(
            "What goes with this? Choose a card, an event or a citizen.",
        );
    });

    it("is named in an order of its own, whatever a module adds", () => {
        expect(asked(Object.keys(city).filter((kind) => kind !== "black"))).toBe(
            "What goes with this? Choose a card, an event, the Cathedral, the fields, the ramparts, a building, " +
                "a cube to use, a space for your guard, an outdoor activity, a column of the Cathedral, " +
                "a citizen or a die.",
        );
    });

    it("is not asked when it is known, or nothing is left", () => {
        expect(asked(["black", "die"])).toBeNull();
        expect(asked(["done"])).toBeNull();
    });
});

describe("the headings of a game", () => {
    /** All kinds below their headings, where all of them can be chosen. */
    const listed = (kinds: Kinds) => {
        const chosen = Object.keys(kinds).filter((kind) => kinds[kind]!.below);
        return titled([...chosen.keys()], kinds, chosen.map(word)).map(([title, ...tokens]) => [
            title,
            ...tokens.map((token) => chosen[Number(token)]),
        ]);
    };

    it("stand in the order of Troyes, those of its modules among them", () => {
        expect(listed(city)).toEqual([
            ["Finish", "done", "again", "enough", "keep"],
            ["How often", "times"],
            ["Cubes on the card", "place-cubes", "discard-cubes"],
            ["Your guard", "advance"],
            ["Outdoor activities", "outdoor"],
            ["Columns of the Cathedral", "column"],
            ["Players", "rob", "free"],
            ["Activity cards", "activity"],
            ["Events", "event"],
            ["Other actions", "pass", "cathedral", "agriculture", "ramparts"],
            ["Buildings", "place"],
            ["Use a cube", "use", "use-outdoor"],
            ["Dice", "die"],
            ["Black dice", "black", "succumb"],
            ["Your citizens", "space", "lying", "tradesman", "supply"],
            ["Spend influence", "reroll", "recruit", "turn"],
        ]);
    });

    it("stand in the order of Troyes Dice", () => {
        expect(listed(dice)).toEqual([
            ["Dice", "die", "die-for"],
            ["Buildings", "build"],
            ["Gain resources", "one-of-each", "gain"],
            ["Citizens", "citizen"],
            ["Numbers", "number", "rising", "falling"],
            ["Bonuses", "first", "no-citizen"],
            ["Tiles", "tile"],
        ]);
    });

    it("are joined by those of a module that the page has never heard of", () => {
        const stall = { title: message("city-event-wolves"), rank: 75 };
        const kinds = { ...city, stall: { below: stall, part: { ...stall, rank: 15 } } };
        const tokens = ["activity", "stall", "rob", "event"].map(word);
        expect(titled([0, 1, 2, 3], kinds, tokens)).toEqual([
            ["Players", 2],
            ["Wolves", 1],
            ["Activity cards", 0],
            ["Events", 3],
        ]);
        expect(say(wanted([0, 1, 3], { tokens, kinds })!)).toBe(
            "What goes with this? Choose a card, Wolves or an event.",
        );
    });
});
