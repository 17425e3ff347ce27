import { expect, test } from "vitest";
import { apart, chart, EDGE } from "./chart";

const MARKS = [
    { at: 10, points: [0, 2] },
    { at: 30, points: [5, 4] },
    { at: 40, points: [20, 20] },
];

test("lines go from edge to edge, and higher points stand higher", () => {
    const drawn = chart(MARKS, 574, 234);
    expect(drawn.marks.map(({ x }) => x)).toEqual([30, 280, 530]);
    expect(drawn.lines.map(({ path }) => path)).toEqual([
        "M30.0 210.0L280.0 160.0L530.0 10.0",
        "M30.0 190.0L280.0 170.0L530.0 10.0",
    ]);
    expect(drawn.ticks).toEqual([
        { points: 0, y: 210 },
        { points: 5, y: 160 },
        { points: 10, y: 110 },
        { points: 15, y: 60 },
        { points: 20, y: 10 },
    ]);
    expect(drawn.lines.map(({ points }) => points)).toEqual([20, 20]);
});

test("who is even at the end is written one below the other, within the picture", () => {
    expect(chart(MARKS, 574, 234).lines.map(({ label }) => label)).toEqual([10, 25]);
    expect(apart([100, 99, 98], 0, 100)).toEqual([100, 85, 70]);
    expect(apart([5, 50], 0, 100)).toEqual([5, 50]);
});

test("of many marks on a small screen those are named for which there is room, the last one always", () => {
    const sixteen = Array.from({ length: 16 }, (_, i) => ({ at: i, points: [i] }));
    const named = chart(sixteen, 350, 200).marks.map(({ named }) => named);
    expect(named.at(-1)).toBe(true);
    expect(named.filter((one) => one)).toHaveLength(8);
    expect(chart(sixteen, 900, 200).marks.every(({ named }) => named)).toBe(true);
});

test("a moment lies between the marks around it; points below nothing have their place", () => {
    const { moment } = chart(MARKS, 574, 234);
    expect([0, 10, 20, 40, 99].map(moment)).toEqual([30, 30, 155, 530, 530]);
    const below = chart([{ at: 1, points: [-4, 6] }], 574, 234);
    expect(below.lines.map(({ spots }) => spots[0]![1])).toEqual([234 - EDGE.bottom, EDGE.top]);
    expect(below.ticks.map(({ points }) => points)).toEqual([-4, -2, 0, 2, 4, 6]);
});
