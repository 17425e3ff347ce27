import { render } from "svelte/server";
import { expect, it } from "vitest";
import { Board, setBoard } from "../../../lib/board/board.svelte";
import "../../../lib/words/english.testing";
import { message } from "../../../lib/words/words.svelte";
import Guests from "./Guests.svelte";
import type { CityGuest } from "../types";

const guests: readonly CityGuest[] = [
    {
        module: "market",
        title: message("city-card-merchant"),
        pieces: [
            {
                ref: "stall:1",
                said: message("city-board-cube", { owner: "B" }),
                owner: "B",
                shape: "citizen",
            },
            { ref: "stall:2", said: message("city-board-empty"), owner: "", shape: "" },
        ],
    },
];

it("what a module brings lies beside the board and can be chosen", async () => {
    const board = new Board();
    await board.learn("market", async () => ({
        alphabet: "market",
        tokens: [{ text: "stall2", kind: "stall", ref: "stall:2", label: message("city-board-empty") }],
        kinds: {},
        glossary: {},
    }));
    board.ask({ asks: message("page-nothing"), tree: [[], [0, 0]] });
    const Table = (...[renderer, props]: Parameters<typeof Guests>) => {
        setBoard(board);
        return Guests(renderer, props);
    };
    const { body } = render(Table as typeof Guests, { props: { guests }, context: new Map() });
    const pieces = [...body.matchAll(/class="piece([^"]*)" data-ref="([^"]*)"/g)].map(([, how, ref]) => [
        ref,
        / lit/.test(how!),
    ]);
    expect(pieces).toEqual([
        ["stall:1", false],
        ["stall:2", true],
    ]);
    expect(body).toContain("Guests");
    expect(body).toContain("Merchant");
    expect(body).toContain("Cube of B");
});
