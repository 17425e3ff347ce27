import { describe, expect, it, vi } from "vitest";
import "../../lib/words/english.testing";
import { message, say } from "../../lib/words/words.svelte";
import type { GameInfo, SetupChoice } from "../../lib/server/types";
import { CLOCKS, DAY } from "../../lib/words/terms";
import { change, complaint, gentle, request, resize, seatOf, timed, usual } from "./draft";
import { presets, unusual } from "./presets";
import { ago } from "../when";

const choice = (id: string, ...values: string[]): SetupChoice => ({
    name: id.split("-").at(-1)!,
    about: message(id),
    values,
    meanings: values.map((value) => message(`${id}-${value}`)),
    players: [1, 2, 3, 4],
    group: null,
    rank: 0,
});
const game: GameInfo = {
    name: "city",
    title: message("city-title"),
    players: [1, 2, 3, 4],
    usual_players: 3,
    choices: [choice("city-choice-bonus", "no", "yes"), choice("dice-choice-numbering", "first", "expert")],
    mixes: [],
    bots: [
        { name: "weak", title: message("level-random"), about: message("level-random-about") },
        { name: "fair", title: message("level-villager"), about: message("level-villager-about") },
        { name: "strong", title: message("level-burgher"), about: message("level-burgher-about") },
    ],
};
const kinds = (draft: { seats: readonly { kind: string }[] }) => draft.seats.map(({ kind }) => kind);

describe("a draft", () => {
    it("begins with oneself and gentle computer players", () => {
        expect(request(usual(game), "Anna")).toEqual({
            game: "city",
            seats: [
                { kind: "you", name: "Anna", level: "" },
                { kind: "bot", name: "", level: "fair" },
                { kind: "bot", name: "", level: "fair" },
            ],
            setup: { bonus: "no", numbering: "first" },
            public: false,
            components: "",
            patience: 600,
            clock: null,
        });
        expect(gentle([])).toBe("");
    });

    it("grows and shrinks without losing its maker", () => {
        const moved = seatOf(usual(game), 2, "me", game);
        expect(kinds(moved)).toEqual(["bot", "bot", "me"]);
        expect(kinds(resize(moved, 2, game))).toEqual(["me", "bot"]);
        expect(kinds(resize(moved, 4, game))).toEqual(["bot", "bot", "me", "bot"]);
    });

    it("asks for the names of people at this screen", () => {
        const here = seatOf(usual(game), 1, "here", game);
        expect(complaint(here)).toEqual({ id: "page-seat-nameless", args: { seat: "B" } });
        const named = change(here, 1, { name: " Bert " });
        expect(complaint(named)).toBeNull();
        expect(request(named, "Anna").seats[1]).toEqual({ kind: "you", name: "Bert", level: "" });
    });

    it("waits for minutes at one sitting and for days over days, unless somebody says otherwise", () => {
        const [live, slow] = [CLOCKS.live[0], CLOCKS.slow[0]];
        const patience = (...clocks: Parameters<typeof timed>[1][]) =>
            clocks.reduce(timed, usual(game)).patience;
        expect([patience(), patience(live), patience(slow)]).toEqual([600, 600, 3 * DAY]);
        expect([patience(slow, live), patience(slow, null)]).toEqual([600, 600]);
        const said = { ...usual(game), patience: 0 };
        expect(timed(timed(said, slow), live)).toEqual({ ...said, clock: live });
    });

    it("is public only while somebody is awaited", () => {
        const draft = { ...usual(game), public: true };
        expect(request(draft, "Anna").public).toBe(false);
        expect(request(seatOf(draft, 1, "open", game), "Anna").public).toBe(true);
    });
});

describe("presets", () => {
    it("offer Troyes alone as the King's Challenge", () => {
        expect(presets([game]).map(({ title, players, size }) => [say(title), players, say(size)])).toEqual([
            ["Troyes", 3, "2–4 players"],
            ["The King’s Challenge", 1, "1 player"],
        ]);
    });

    it("introduce a game that nobody has words for", () => {
        expect(
            presets([{ ...game, name: "new", title: message("page-name", { name: "New" }), players: [2] }]),
        ).toHaveLength(1);
    });
});

describe("unusual", () => {
    it("names what differs from the usual table", () => {
        expect(unusual(game, { bonus: "yes", numbering: "expert" }).map((one) => say(one, "short"))).toEqual([
            "the bonus cards",
            "expert numbering",
        ]);
        expect(unusual(game, { bonus: "no", numbering: "first" })).toEqual([]);
        expect(unusual(undefined, { bonus: "yes" })).toEqual([]);
    });
});

describe("ago", () => {
    vi.stubGlobal("navigator", { languages: ["en-GB"] });

    it("counts in the largest unit", () => {
        expect([5, 60, 7300, 86_400 * 3].map((passed) => ago(1e6 - passed, 1e6))).toEqual([
            "just now",
            "1 minute ago",
            "2 hours ago",
            "3 days ago",
        ]);
    });
});
