import { describe, expect, it } from "vitest";
import "../../lib/words/english.testing";
import { message, say, type Message } from "../../lib/words/words.svelte";
import type { GameInfo, SetupChoice, SetupMix } from "../../lib/server/types";
import { resize, usual } from "./draft";
import { groupsFor, missing, mixed, mixesFor, mixOf, possible } from "./mixes";
import { unusual } from "./presets";

const LADIES = message("city-ladies");
const VARIANTS = message("city-group-variants");
/** As the server sends them, below their headings and with their places there. */
const LISTED: Readonly<Record<string, readonly [Message, number]>> = {
    bonus: [VARIANTS, 80],
    open_vp: [VARIANTS, 90],
    activities: [LADIES, 20],
    events: [LADIES, 30],
    characters: [LADIES, 10],
    revealed: [VARIANTS, 60],
    head: [LADIES, 40],
    tournament: [VARIANTS, 70],
    ramparts: [LADIES, 50],
};
const choice = (name: string, values: readonly string[], players = [1, 2, 3, 4]): SetupChoice => {
    const about = `city-choice-${name.replace("_", "-")}`;
    const meanings = values.map((value) => message(`${about}-${value}`));
    const [group, rank] = LISTED[name] ?? [null, 1000];
    return { name, about: message(about), values, meanings, players, group, rank };
};
const NO_YES = ["no", "yes"];
const mix = (name: string, setup: Readonly<Record<string, string>>): SetupMix => {
    const title = `city-mix-${name}`;
    return { name, title: message(title), text: message(`${title}-about`), setup };
};
const FIRST = { characters: "ladies", activities: "mixed", events: "mixed", head: "yes" };
const game: GameInfo = {
    name: "city",
    title: message("city-title"),
    players: [1, 2, 3, 4],
    usual_players: 4,
    choices: [
        choice("bonus", NO_YES),
        choice("open_vp", NO_YES),
        choice("activities", ["base", "mixed", "ladies"]),
        choice("events", ["base", "mixed", "ladies"]),
        choice("characters", ["base", "ladies"]),
        choice("revealed", NO_YES, [2, 3, 4]),
        choice("head", NO_YES),
        choice("tournament", NO_YES, [3, 4]),
        choice("ramparts", NO_YES, [2, 3, 4]),
    ],
    mixes: [mix("base", {}), mix("first", FIRST), mix("all", { ...FIRST, ramparts: "yes" })],
    bots: [],
};
const base = usual(game).setup;
const [plain, first, all] = mixesFor(game, 4);
const everything = mixed(game, base, all!);
const short = (setup: Readonly<Record<string, string>>) =>
    unusual(game, setup).map((one) => say(one, "short"));

describe("a mix", () => {
    it("settles all that mixes settle, and leaves the rest", () => {
        expect(everything).toEqual({
            ...base,
            activities: "mixed",
            events: "mixed",
            characters: "ladies",
            head: "yes",
            ramparts: "yes",
        });
        const variant = { ...everything, tournament: "yes", events: "ladies" };
        expect(mixed(game, variant, first!)).toEqual({ ...everything, ramparts: "no", tournament: "yes" });
        expect(mixed(game, variant, plain!)).toEqual({ ...base, tournament: "yes" });
    });

    it("is known again, whatever is chosen beside it", () => {
        expect(mixOf(game, base)?.name).toBe("base");
        expect(mixOf(game, { ...everything, bonus: "yes" })?.name).toBe("all");
        expect(mixOf(game, { ...everything, events: "ladies" })).toBeUndefined();
        expect(mixOf(game, { bonus: "no" })?.name).toBe("base"); // a table from before there were modules
    });

    it("is offered to those who can play it whole", () => {
        expect(mixesFor(game, 2).map(({ name }) => name)).toEqual(["base", "first", "all"]);
        expect(mixesFor(game, 1).map(({ name }) => name)).toEqual(["base", "first"]);
        expect(mixesFor({ ...game, mixes: [] }, 2)).toEqual([]);
    });

    it("is told of a table in few words", () => {
        expect(short(base)).toEqual([]);
        expect(short(everything)).toEqual(["all the Ladies"]);
        expect(short({ ...everything, ramparts: "no", tournament: "yes" })).toEqual([
            "the Ladies without ramparts",
            "the tournament variant",
        ]);
        expect(short({ ...base, head: "yes", events: "ladies" })).toEqual([
            "the Ladies’ events",
            "the head of the family",
        ]);
    });
});

describe("a table of fewer players", () => {
    it("keeps what it can play", () => {
        const draft = { ...usual(game), setup: { ...everything, revealed: "yes", tournament: "yes" } };
        expect(resize(draft, 2, game).setup).toEqual({ ...everything, revealed: "yes" });
        expect(resize(draft, 1, game).setup).toEqual({ ...everything, ramparts: "no" });
        expect(possible(game, 4, {})).toEqual(base);
    });

    it("is offered no other choices, and told which", () => {
        const offered = (players: number) =>
            groupsFor(game, players).map(({ choices }) => choices.map(({ name }) => name));
        expect(offered(4)).toEqual([
            ["characters", "activities", "events", "head", "ramparts"],
            ["revealed", "tournament", "bonus", "open_vp"],
        ]);
        expect(offered(1)).toEqual([
            ["characters", "activities", "events", "head"],
            ["bonus", "open_vp"],
        ]);
        expect(missing(game, 4)).toEqual([]);
        expect(missing(game, 1).map((one) => say(one, "short"))).toEqual([
            "an open character",
            "the tournament variant",
            "the ramparts",
        ]);
    });

    it("has the choice of a module that the page has never heard of, below its heading or the last", () => {
        const fair = { ...choice("fair", NO_YES), group: VARIANTS, rank: 75 };
        const odd = choice("odd", NO_YES);
        const groups = groupsFor({ ...game, choices: [odd, fair, ...game.choices] }, 4);
        expect(groups.map(({ title, choices }) => [title && say(title), choices.at(-1)?.name])).toEqual([
            ["The Ladies of Troyes", "ramparts"],
            ["Variants", "open_vp"],
            [null, "odd"],
        ]);
        expect(groups[1]!.choices.map(({ name }) => name)).toEqual([
            ...["revealed", "tournament", "fair", "bonus", "open_vp"],
        ]);
    });

    it("has its choices without headings where the game names none", () => {
        const bare = game.choices.map((one) => ({ ...one, group: null }));
        const groups = groupsFor({ ...game, choices: bare }, 4);
        expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([[null, 9]]);
    });
});
