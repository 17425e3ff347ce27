import { describe, expect, it } from "vitest";
import { Board } from "./board.svelte";
import type { Word, Words } from "../server/types";
import { message } from "../words/words.svelte";

const word = (text: string, more: Partial<Word> = {}): Word => ({
    text,
    kind: text,
    ref: text,
    label: message("page-nothing"),
    ...more,
});
const words = (alphabet: string, ...tokens: Word[]): Words => ({
    alphabet,
    tokens,
    kinds: {},
    glossary: {},
});
const once = word("x1", { amount: 1 });
const twice = word("x2", { amount: 2 });
const done = word("done", { closes: true });
const FIRST = words("first", word("card"), once, twice, done);
const OTHER = words("other", done, once, word("card"));
// A card, then how often, then done.
const question = { asks: message("page-nothing"), tree: [[], [3, 0], [1, 1, 2, 1], [0, 2]] };

describe("words of a table", () => {
    it("are learnt once for all positions with their alphabet", async () => {
        const board = new Board();
        const asked: string[] = [];
        const fetched = async () => {
            asked.push("first");
            return FIRST;
        };
        board.ask(question);
        await Promise.all([board.learn("first", fetched), board.learn("first", fetched)]);
        await board.learn("first", fetched);
        expect(asked).toEqual(["first"]);
        expect([...board.next]).toEqual([0, 1, 3, 2]);
    });

    it("are learnt anew with another alphabet, and until then nothing can be chosen", async () => {
        const board = new Board();
        await board.learn("first", async () => FIRST);
        board.ask({ ...question, tree: [[], [2, 0]] });
        const learning = board.learn("other", async () => OTHER);
        expect(board.next.size).toBe(0);
        await learning;
        expect(board.written([...board.next])).toEqual(["card"]);
    });
});

describe("a piece that is chosen", () => {
    const DICE = words("dice", word("use"), word("r4"), word("r2"));
    // A cube, two dice, and the one of them whose value counts.
    const which = { asks: message("page-nothing"), tree: [[], [1, 0, 2, 0], [2, 1], [1, 2], [0, 3]] };
    const anchor = {} as Element;

    it("is put back by another click, or named if nothing else is left to say", async () => {
        const board = new Board();
        await board.learn("dice", async () => DICE);
        board.ask(which);
        board.choose(["use"], anchor);
        board.choose(["r4"], anchor);
        expect(board.naming).toBe(false);
        board.choose(["r4"], anchor);
        expect(board.chosen).toEqual([0]);
        board.choose(["r4"], anchor);
        board.choose(["r2"], anchor);
        expect(board.naming).toBe(true);
        board.choose(["r2"], anchor);
        expect(board.written(board.proposal ?? [])).toEqual(["use", "r4", "r2", "r2"]);
        board.choose(["r2"], anchor);
        expect(board.chosen).toEqual([0, 1, 2]);
    });
});

describe("a piece that has its place", () => {
    it("is told when it stands otherwise, until it is taken away", async () => {
        const board = new Board();
        await board.learn("first", async () => FIRST);
        board.ask(question);
        const [card, often, nothing] = [["card"], ["x2"], []].map((refs) => board.stand(refs, 0));
        expect([card, often, nothing].map((each) => each?.marks)).toEqual(["lit", "lit", ""]);
        const away = [card, often, nothing].map((each) => board.place(each!, each!.refs, 0));
        board.add(0);
        board.markAll();
        expect([card, often, nothing].map((each) => each?.marks)).toEqual(["chosen", "lit", ""]);
        away[0]?.();
        board.reset();
        board.markAll();
        expect(card?.marks).toBe("chosen");
        board.place(card!, ["x1"], 0);
        expect(card?.marks).toBe("lit");
    });
});

describe("what goes without saying", () => {
    it("is to be done, and as often as possible", async () => {
        const board = new Board();
        await board.learn("first", async () => FIRST);
        board.ask(question);
        board.add(0);
        expect(board.written(board.proposal ?? [])).toEqual(["card", "x2", "done"]);
        expect([0, 1, 3].map((token) => board.fills(token))).toEqual([null, "times", "done"]);
    });
});
