import { describe, expect, it } from "vitest";
import { Moves, sorted, type Filler, type Tree } from "./moves";

// A small question: an activity (10) or the fields (11) with one or two dice (1, 2), an activity as often as is wanted.
const CARD = 10;
const FIELDS = 11;
const DONE = 20;
const ONCE = 31;
const TWICE = 32;
const tree: Tree = [
    [], // 0: the end
    [ONCE, 0, TWICE, 0], // 1: how often
    [DONE, 1], // 2: both dice, for the activity
    [2, 2, DONE, 1], // 3: the first die, for the activity
    [DONE, 1], // 4: only the second one
    [1, 3, 2, 4], // 5: dice for the activity
    [1, 0, 2, 0], // 6: one die for the fields
    [CARD, 5, FIELDS, 6], // 7: what to do
];
const moves = new Moves(tree);
const filler: Filler = (token) => (token === DONE ? 99 : token >= ONCE ? token - ONCE + 1 : null);

describe("a move in any order", () => {
    it("starts with any token of any complete move", () => {
        expect(sorted([...moves.next([])])).toEqual([1, 2, CARD, FIELDS, DONE, ONCE, TWICE]);
    });

    it("lights what can join, whichever was first", () => {
        expect(sorted([...moves.next([2])])).toEqual([1, CARD, FIELDS, DONE, ONCE, TWICE]);
        expect(sorted([...moves.next([CARD])])).toEqual([1, 2, DONE, ONCE, TWICE]);
        expect(sorted([...moves.next([FIELDS])])).toEqual([1, 2]);
        expect([...moves.next([2, FIELDS])]).toEqual([]);
    });

    it("knows whether each answer is a move by itself", () => {
        expect(moves.wholes()).toEqual([]);
        expect(new Moves([[], [CARD, 0, FIELDS, 0]]).wholes()).toEqual([CARD, FIELDS]);
        expect(new Moves([]).wholes()).toEqual([]);
    });

    it("knows what cannot go together", () => {
        expect(moves.allows([1, 2, CARD])).toBe(true);
        expect(moves.allows([1, 2, FIELDS])).toBe(false);
        expect(moves.allows([1, 1])).toBe(false);
        expect([...moves.next([CARD, FIELDS])]).toEqual([]);
    });

    it("proposes the same move for every order", () => {
        const wanted = [CARD, 1, 2, DONE, TWICE];
        for (const order of [
            [1, 2, CARD],
            [1, CARD, 2],
            [2, 1, CARD],
            [2, CARD, 1],
            [CARD, 1, 2],
            [CARD, 2, 1],
        ])
            expect(moves.proposal(order, filler)).toEqual(wanted);
        expect(moves.proposal([FIELDS, 2], filler)).toEqual([FIELDS, 2]);
        expect(moves.proposal([2, FIELDS], filler)).toEqual([FIELDS, 2]);
    });

    it("means as often as possible unless a number is chosen", () => {
        expect(moves.proposal([CARD, 1], filler)).toEqual([CARD, 1, DONE, TWICE]);
        expect(moves.proposal([ONCE, 1, CARD], filler)).toEqual([CARD, 1, DONE, ONCE]);
    });

    it("proposes nothing while more than fillers is missing", () => {
        expect(moves.proposal([], filler)).toBeNull();
        expect(moves.proposal([1], filler)).toBeNull();
        expect(moves.proposal([CARD], filler)).toBeNull();
        expect(moves.proposal([CARD, FIELDS], filler)).toBeNull();
    });

    it("proposes the only move there is", () => {
        const single = new Moves([[], [5, 0], [4, 1]]);
        expect(single.proposal([5], () => null)).toEqual([4, 5]);
        expect(single.proposal([4], () => null)).toEqual([4, 5]);
    });

    it("puts back what cannot stay with a new token", () => {
        expect(moves.keep([CARD, 1, 2], FIELDS)).toEqual([1]);
        expect(moves.keep([CARD, 1], 2)).toEqual([CARD, 1]);
        expect(moves.keep([FIELDS, 2], CARD)).toEqual([2]);
    });

    it("tells how a move begins as far as that is settled", () => {
        expect(moves.settled([CARD])).toEqual([CARD]);
        expect(moves.settled([2])).toEqual([]);
        expect(moves.settled([CARD, 1, 2])).toEqual([CARD, 1, 2]);
        expect(moves.settled([])).toEqual([]);
    });

    it("counts a token that a move holds twice", () => {
        const twice = new Moves([[], [7, 0], [7, 1, 8, 0]]);
        expect(sorted([...twice.next([7])])).toEqual([7]);
        expect(twice.proposal([7, 7], () => null)).toEqual([7, 7]);
        expect(twice.allows([7, 7, 7])).toBe(false);
    });

    it("has no moves before the tree is there", () => {
        const none = new Moves([]);
        expect([...none.next([])]).toEqual([]);
        expect(none.allows([])).toBe(false);
        expect(none.proposal([1], filler)).toBeNull();
        expect(none.settled([1])).toEqual([]);
    });
});

describe("a move whose order means something", () => {
    // Three numbers (1, 2, 3) above three columns.
    const numbers = new Moves([
        [], // 0
        [1, 0], // 1
        [2, 0], // 2
        [3, 0], // 3
        [2, 3, 3, 2], // 4: after 1
        [1, 3, 3, 1], // 5: after 2
        [1, 2, 2, 1], // 6: after 3
        [1, 4, 2, 5, 3, 6], // 7
    ]);

    it("is the one in which its tokens were chosen", () => {
        expect(numbers.proposal([3, 1, 2], filler)).toEqual([3, 1, 2]);
        expect(numbers.proposal([2, 3], filler)).toEqual([2, 3, 1]);
        expect(numbers.proposal([2], filler)).toBeNull();
        expect(numbers.settled([2])).toEqual([2]);
        expect(numbers.settled([])).toEqual([]);
    });

    it("keeps to the order of choosing where something else comes first", () => {
        // A die (9), then two buildings (1, 2) of which the first is paid for.
        const buildings = new Moves([[], [1, 0], [2, 0], [1, 2, 2, 1], [9, 3]]);
        expect(buildings.proposal([2, 9, 1], filler)).toEqual([9, 2, 1]);
        expect(buildings.proposal([1, 9, 2], filler)).toEqual([9, 1, 2]);
        expect(buildings.proposal([9, 2, 1], filler)).toEqual([9, 2, 1]);
    });
});
