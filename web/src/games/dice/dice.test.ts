import { describe, expect, it } from "vitest";
import { citizenX, NARROW, resourceX, sheetHeight, WIDE } from "./layout";
import { pencilCircle, pencilCross } from "./pieces/pencil";
import { around, turn } from "./square/wheel";
import "../../lib/words/english.testing";
import names from "../../generated/names.json";
import { message, say, type Message } from "../../lib/words/words.svelte";
import { thrownIn } from "../throws";
import { SILHOUETTES, TILES } from "./pieces/silhouettes";
import { letter, lyingAt, placeOf, priceOf, roman, wrapped, type Notch, type WheelPlace } from "./words";

const notch: Notch = { number: 2, up: "red", under: "white", tile: null };
const place: WheelPlace = {
    half: "morning",
    position: 3,
    notch: 2,
    price: [
        { resource: "deniers", amount: 1 },
        { resource: "influence", amount: 1 },
    ],
    printed_price: [{ resource: "deniers", amount: 1 }],
    die: { value: 4, used: 4, black: false },
    colours: [0, 2, 2],
    values: [-1, 1, 0, 1, 2, 3, 4],
    open: true,
    destroyed: false,
};

describe("words", () => {
    it("names prices", () => {
        expect(say(priceOf([]))).toBe("nothing");
        expect(say(priceOf([{ resource: "any", amount: 1 }]))).toBe("1 of any resource");
        expect(say(priceOf([{ resource: "deniers", amount: 2 }]))).toBe("2 deniers");
    });
    it("names what lies at a place", () => {
        expect(say(placeOf(place, notch))).toBe("the red 4 at place 3, for 1 denier and 1 influence");
        const black = { ...place, die: { value: 4, used: 4, black: true }, open: false, destroyed: true };
        expect(say(placeOf(black, notch))).toBe("the black 4 on a destroyed red plaza");
        expect(say(placeOf({ ...place, die: null }, notch))).toBe("place 3 of the morning");
    });
    it("names every choice of a die alike, also where any resource pays", () => {
        const what = { colour: message("colour-white"), value: 2 };
        const called = (price: WheelPlace["price"], label: Message) => {
            const named = lyingAt(2, what, price)!;
            return say(
                typeof named === "function"
                    ? named(label)
                    : message("page-choice-now", { choice: label, now: named }),
            );
        };
        const label = message("dice-die", { place: 2 });
        const paid = message("dice-die-for", { place: 2, price: message("deniers", { count: 1 }) });
        expect(called([], label)).toBe("Die at place 2 (white 2, free)");
        expect(called([{ resource: "deniers", amount: 1 }], label)).toBe(
            "Die at place 2 (white 2, 1 denier)",
        );
        expect(called([{ resource: "any", amount: 1 }], paid)).toBe("Die at place 2 (white 2, 1 denier)");
        const raid = [
            { resource: "any", amount: 1 },
            { resource: "knowledge", amount: 1 },
        ] as const;
        expect(called(raid, paid)).toBe("Die at place 2 (white 2, 1 denier and 1 knowledge)");
    });
    it("breaks lines between words", () => {
        expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
    });
    it("counts in letters and in Roman numerals", () => {
        expect([letter(0), letter(9)]).toEqual(["A", "J"]);
        expect([roman(4), roman(8)]).toEqual(["IV", "VIII"]);
    });
});

describe("geometry", () => {
    it("goes round as a clock does", () => {
        expect(around(turn(1), 100)).toEqual({ x: 0, y: -100 });
        expect(around(90, 100)).toEqual({ x: 100, y: 0 });
        expect(turn(4)).toBe(120);
    });
    it.each([WIDE, NARROW])("keeps all tracks on a sheet $width wide", (layout) => {
        const marks = [6, 12, 18];
        expect(resourceX(layout, 18, marks) + layout.resource / 2 + layout.resourceGap).toBeLessThan(
            layout.width,
        );
        expect(citizenX(layout, 20, [15, 20]) + layout.citizen / 2 + layout.citizenGap).toBeLessThan(
            layout.width,
        );
        expect(resourceX(layout, 7, marks) - resourceX(layout, 6, marks)).toBeCloseTo(
            layout.resource + layout.resourceGap,
        );
    });
    it("fits a sheet beside the wheel", () => {
        expect(sheetHeight(WIDE)).toBeLessThanOrEqual(760);
        expect(NARROW.width).toBe(390);
    });
    it("pencils the same mark twice", () => {
        expect(pencilCircle(5, 5, 8, 3)).toBe(pencilCircle(5, 5, 8, 3));
        expect(pencilCross(5, 5, 8, 3)).not.toBe(pencilCross(5, 5, 8, 4));
    });
});

describe("pictures", () => {
    const named = (pattern: RegExp) => names.dice.refs.flatMap((ref) => pattern.exec(ref)?.[1] ?? []);

    it("there are of every row of buildings", () => {
        const rows = named(/^row:(.*)/);
        expect(rows).toHaveLength(6);
        expect(rows.filter((row) => !SILHOUETTES[row]?.strokes)).toEqual([]);
    });
    it("there are of both sides of every tile", () => {
        const sides = named(/^tile:\d+:(.*)/);
        expect(sides).toHaveLength(16);
        expect(sides.filter((side) => !TILES[side])).toEqual([]);
    });
});

it("draws what the story throws: clear dice for the plazas, and the black one", () => {
    const plazas = message("dice-die-thrown", { values: [5, 3, 3], die: "clear" });
    const line = message("story-line", { text: plazas });
    expect(say(line, "told")).toBe("thrown for the plazas: 5, 3, 3.");
    expect(thrownIn(line).map(({ colour, value }) => `${colour} ${value}`)).toEqual([
        "clear 5",
        "clear 3",
        "clear 3",
    ]);
    expect(thrownIn(message("dice-black-thrown", { values: [6], die: "black" }))).toEqual([
        { colour: "black", value: 6 },
    ]);
    expect(thrownIn(message("dice-pass"))).toEqual([]);
});
