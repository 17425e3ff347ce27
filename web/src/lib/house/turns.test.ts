import { describe, expect, it } from "vitest";
import "../words/english.testing";
import { fresh, title, waiting } from "./turns";
import type { TableInfo } from "../server/types";
import { message } from "../words/words.svelte";

const table = (id: string, your_turn: boolean, status: TableInfo["status"] = "playing"): TableInfo => ({
    id,
    game: "dice",
    title: message("dice-title"),
    setup: {},
    seats: [],
    status,
    public: false,
    hosting: false,
    your_turn,
    result: [],
    winners: [],
    created: 0,
    updated: 0,
    patience: 0,
    clock: null,
    ended: "",
    following: "",
    removable: false,
    handed: [],
});

describe("turns", () => {
    it("are those of games that go on", () => {
        const tables = [table("a", true), table("b", false), table("c", true, "finished")];
        expect(waiting(tables).map(({ id }) => id)).toEqual(["a"]);
    });

    it("are new if they were not known", () => {
        expect(fresh(["a"], [table("a", true), table("b", true)]).map(({ id }) => id)).toEqual(["b"]);
    });

    it("show in the title", () => {
        expect(title(null, 0)).toBe("Troyes");
        expect(title(message("page-rules"), 0)).toBe("Rules – Troyes");
        expect(title(null, 1)).toBe("● Your turn · Troyes");
        expect(title(message("page-rules"), 2)).toBe("● Your turn at 2 tables · Rules – Troyes");
    });
});
