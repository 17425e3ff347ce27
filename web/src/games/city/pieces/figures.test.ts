import { render } from "svelte/server";
import { expect, test } from "vitest";
import "../../../lib/words/english.testing";
import { message, say } from "../../../lib/words/words.svelte";
import { arrange } from "../layout";
import { ofEvent } from "../spoken";
import type { CityHeld, CityScene, Figure as Shape, Owner } from "../types";
import Figure from "./Figure.svelte";
import { piecesOf } from "./pieces";

const NOTHING = { buildings: [], slots: [], seats: [], cathedral: { levels: [] }, paths: [] };
const said = message("city-event-war");

/** A table with so many events and nothing else. */
function table(events: number, held: readonly CityHeld[], paths: CityScene["paths"] = []): CityScene {
    const one = { title: said, text: message("city-uprising"), dice: "red", banners: [], held: [] };
    const queue = Array.from({ length: events }, (_, i) => ({ ...one, ref: `event:${i}` }));
    const scene = { ...NOTHING, paths, neutral: { dice: [] } };
    return { ...scene, events: [{ ...queue[0], held }, ...queue.slice(1)] } as unknown as CityScene;
}

const held = (owner: Owner, shape: Shape, count = 1): CityHeld => ({
    ref: `held:${owner}${shape}`,
    owner,
    count,
    said,
    shape,
});

test.each([
    [1, false],
    [7, false],
    [7, true],
])("what stands on one of %i events has its own shape, and may be nobody's", (events, narrow) => {
    const scene = table(events, [
        held("A", "citizen", 2),
        held("", "marker"),
        held("B", "cube", 3),
        held("", ""),
    ]);
    const there = piecesOf(scene, 0, arrange(scene, narrow));
    expect(there.map(({ shape, label }) => [shape, label])).toEqual([
        ["citizen", "War of A"],
        ["marker", "War"],
        ["cube", "War of B"],
    ]);
    expect(there.map((piece) => "count" in piece && piece.count)).toEqual([2, 1, 3]);
    expect(new Set(there.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(there.every(({ still, refs, about }) => !still && refs[0] === about)).toBe(true);
    expect(say(ofEvent(scene.events[0]!))).toContain("On it: War of A, War, War of B, War.");
});

test.each(["citizen", "guard", "cube", "marker"] as const)("whoever walks a path can be a %s", (shape) => {
    const walkers = (["A", "B"] as const).map((owner) => ({ ref: `man:${owner}`, owner, space: 1, shape }));
    const called = { walker: "city-path-walker", sign: "city-path-sign", tile: "city-path-tile" };
    const path = {
        ...{ module: "street", ref: "street", title: said, last: 3, step: "step", walkers, called },
        gates: [{ space: 3, sign: "I", tile: null }],
    };
    const scene = table(1, [], [path]);
    expect(piecesOf(scene, 0, arrange(scene, false)).map((one) => [one.shape, one.label, one.place])).toEqual(
        ["A", "B"].map((owner) => [shape, `${owner} on space 1 of 3`, "street:1"]),
    );
});

test.each([
    ["citizen", "A", "o0"],
    ["guard", "", "owner-neutral"],
    ["cube", "B", "owner-1"],
    ["marker", "", "owner-neutral"],
] as const)("a %s of '%s' is drawn", (shape, owner, pattern) => {
    const { body } = render(Figure, { props: { shape, owner, size: 24 } });
    expect(body).toContain(`<g class="${shape}"`);
    expect(body).toContain(pattern);
});
