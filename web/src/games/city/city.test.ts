import { describe, expect, test } from "vitest";
import "../../lib/words/english.testing";
import { message, say } from "../../lib/words/words.svelte";
import { arrange, type Box } from "./layout";
import { eventLines, lines } from "./phrases";
import { piecesOf } from "./pieces/pieces";
import { dieSpots, DIE_HEIGHT, furrows, lanes, stretches, trackSpot } from "./pieces/spots";
import { thrownIn } from "../throws";
import {
    called,
    letterOf,
    nameOf,
    ownerNumber,
    type CityBuilding,
    type CityScene,
    type CitySeat,
} from "./types";

const none = {
    characters: [],
    hidden: 0,
    starts: false,
    turn: false,
    passed: null,
    won: 0,
    general: 0,
    supply: 2,
    plays: true,
};

function player(owner: CitySeat["owner"], dice: CitySeat["dice"] = []): CitySeat {
    return { ...none, owner, name: owner, deniers: 5, influence: 4, points: null, dice };
}

function building(name: string, width: number, first: CitySeat["owner"] = ""): CityBuilding {
    const rows = Array.from({ length: 6 / width }, (_, r) => ({
        values: Array.from({ length: width }, (_, i) => r * width + i + 1),
        spaces: Array.from({ length: width }, (_, i) => ({
            ref: `space:${name}:${r * width + i + 1}`,
            owner: r + i === 0 ? first : ("" as const),
        })),
    }));
    return {
        ref: `building:${name}`,
        title: message("city-building-palace"),
        colour: "red",
        salary: 0,
        rows,
        lying_ref: `lying:${name}`,
        lying: ["B", "A"],
    };
}

function table(events = 2): CityScene {
    const slot = (ref: string): CityScene["slots"][number] => ({
        ref,
        colour: "red",
        level: 1,
        card: null,
        deck: 3,
    });
    return {
        game: "city",
        round: 1,
        rounds: 4,
        phase: "actions",
        over: false,
        seats: [
            player("A", [
                { ref: "die:r4@A", colour: "red", value: 4 },
                { ref: "die:r4@A", colour: "red", value: 4 },
            ]),
            player("B", [{ ref: "die:w1@B", colour: "white", value: 1 }]),
        ],
        neutral: { ...player("N"), name: message("city-side-neutral"), plays: false },
        neutral_called: message("city-called-king"),
        neutral_district: message("city-district-king"),
        most_influence: 20,
        black: [],
        enemies: 0,
        buildings: [building("palace", 1, "A"), building("hall", 2, "B"), building("bishopric", 3)],
        cathedral: {
            levels: [
                ["A", "", "", "", "", ""],
                ["", "", "", "", "", ""],
                ["", "", "", "", "", ""],
            ],
            influence: [1, 1, 1, 2, 2, 2],
            points: 1,
        },
        slots: Array.from({ length: 9 }, (_, i) => slot(`slot:${i}`)),
        events: Array.from({ length: events }, (_, i) => ({
            ref: `event:${i}`,
            title: message("city-event-war"),
            dice: "red",
            divisor: 2,
            banners: ["B", "", ""],
            first: 2,
            second: 1,
            text: message("city-enemies", { count: 2 }),
            held: [],
            picture: "war",
        })),
        decks: [],
        agriculture: 2,
        pile: [],
        revealed: [],
        counterclockwise: false,
        action: null,
        paths: [],
        guests: [],
    };
}

const RAMPARTS: CityScene["paths"][number] = {
    module: "ladies-ramparts",
    ref: "ramparts",
    title: message("city-module-ladies-ramparts"),
    last: 20,
    step: "advance",
    gates: ["I", "II", "III", "IV"].map((sign, i) => ({
        space: 5 * (i + 1),
        sign,
        tile: {
            ref: `outdoor:${i + 1}`,
            face: `outdoor-face:${i + 1}a`,
            cube_ref: `outdoor-cube:${i + 1}`,
            title: message("page-nothing"),
            text: message("page-nothing"),
            cubes: (["A", "B", "C", "D"] as const).map((owner) => ({ owner, count: 3 })),
        },
    })),
    called: { walker: "city-ramparts-guard", sign: "city-ramparts-gate", tile: "city-ramparts-tile" },
    walkers: (["A", "B", "C", "D"] as const).map((owner) => ({
        ref: `guard:${owner}`,
        owner,
        space: 5,
        shape: "guard" as const,
    })),
};

function boxes(scene: CityScene, narrow: boolean): Box[] {
    const found = arrange(scene, narrow);
    return [
        found.track,
        ...found.events,
        found.decks,
        ...found.slots,
        ...found.buildings,
        found.cathedral,
        found.agriculture,
        found.enemies,
        found.square,
        ...found.paths,
    ];
}

const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Without its very edge, which another may share. */
const inside = ({ x, y, w, h }: Box): Box => ({ x: x + 0.01, y: y + 0.01, w: w - 0.02, h: h - 0.02 });

describe("the arrangement", () => {
    test.each([1, 6, 7, 8, 13])("with %i events nothing covers anything, wide or narrow", (events) => {
        for (const narrow of [false, true]) {
            const scene = { ...table(events), paths: [RAMPARTS] };
            const { width, height } = arrange(scene, narrow);
            const found = boxes(scene, narrow);
            found.forEach((box, i) => {
                expect(box.x).toBeGreaterThanOrEqual(0);
                expect(box.x + box.w).toBeLessThanOrEqual(width);
                expect(box.y + box.h).toBeLessThanOrEqual(height);
                for (const other of found.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
            });
        }
    });

    test.each([1, 5, 10, 12, 18])("%i dice find room in a district", (count) => {
        for (const [box, narrow] of [
            [{ x: 10, y: 10, w: 186, h: 138 }, false],
            [{ x: 6, y: 6, w: 366, h: 72 }, true],
        ] as const) {
            const { size, spots } = dieSpots(box, count, narrow);
            expect(spots).toHaveLength(count);
            expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
            for (const { x, y } of spots) {
                expect(x).toBeGreaterThanOrEqual(box.x);
                expect(x + size).toBeLessThanOrEqual(box.x + box.w + 0.01);
                expect(y + size * DIE_HEIGHT).toBeLessThanOrEqual(box.y + box.h + 2);
            }
        }
    });

    test("rows are named by the values that lead to them, and single spaces stand two by two", () => {
        const box = { x: 0, y: 0, w: 152, h: 204 };
        expect(lanes(building("hall", 2), box).map((lane) => lane.values)).toEqual(["1–2", "3–4", "5–6"]);
        const [first, second, third] = lanes(building("palace", 1), box);
        expect(first?.y).toBe(second?.y);
        expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    });

    test("a phone's influence track has two rows", () => {
        const box = { x: 0, y: 0, w: 378, h: 84 };
        expect(trackSpot(box, 11, 20, true).y).toBeGreaterThan(trackSpot(box, 10, 20, true).y);
        expect(trackSpot(box, 11, 20, true).x).toBe(trackSpot(box, 0, 20, true).x);
    });
});

describe("the pieces", () => {
    const scene = table();
    const pieces = piecesOf(scene, 0, arrange(scene, false));

    test("one's own dice can be taken or thrown again, and equal ones are told apart", () => {
        const own = pieces.filter((piece) => piece.place === "die:r4@A");
        expect(own.map((piece) => piece.refs)).toEqual([["die:r4@A"], ["die:r4@A"]]);
        expect(own.map((piece) => piece.nth)).toEqual([0, 1]);
        expect(pieces.find((piece) => piece.place === "die:w1@B")?.refs).toEqual(["die:w1@B"]);
    });

    test("only one's own citizens can be picked up", () => {
        const men = pieces.filter((piece) => piece.shape === "citizen");
        expect(men.filter((piece) => !piece.still).map((piece) => piece.place)).toEqual([
            "space:palace:1",
            "lying:palace:1",
            "lying:hall:1",
            "lying:bishopric:1",
        ]);
    });

    test("cubes lie on the Cathedral and on banners", () => {
        const cubes = pieces.filter((piece) => piece.shape === "cube");
        expect(cubes.map((piece) => piece.place)).toEqual(["cathedral:0:0", "event:0:0", "event:1:0"]);
    });
});

describe("cubes that are counted", () => {
    const OWNERS = ["A", "B", "C", "D"] as const;
    const card = {
        ...{
            ref: "card:fort",
            cube_ref: "cube:fort",
            title: message("city-card-fort"),
            dice: "red" as const,
        },
        ...{ divisor: null, cost: 7, influence: 0, text: message("city-fort"), keeps: true, posts: [] },
        onlookers: [],
        cubes: OWNERS.map((owner) => ({ owner, count: 12 })),
    };

    test.each([false, true])("a number does not reach the next owner's cubes (narrow: %s)", (narrow) => {
        const scene = table();
        const slots = scene.slots.map((one, i) => (i ? one : { ...one, card }));
        const laid = piecesOf({ ...scene, slots }, 0, arrange(scene, narrow)).filter(
            (piece) => piece.shape === "cube" && piece.place === "cube:fort",
        );
        expect(laid.map((piece) => piece.shape === "cube" && piece.tally)).toEqual(
            OWNERS.map(() => (narrow ? "12" : "×12")),
        );
        laid.slice(1).forEach((next, i) => {
            const before = laid[i]!;
            const room = before.shape === "cube" ? before.room : 0;
            expect(before.x + 10.5 + room).toBeLessThan(next.x - next.size / 2);
        });
    });
});

describe("a path", () => {
    const scene = { ...table(), paths: [RAMPARTS] };

    test.each([false, true])(
        "every space of it and every piece on it has its own place (narrow: %s)",
        (narrow) => {
            const layout = arrange(scene, narrow);
            const box = layout.paths[0]!;
            const parts = stretches(RAMPARTS, box, narrow);
            const spots = parts.flatMap((part) => [...part.spots]);
            expect(spots.map(([space]) => space)).toEqual(Array.from({ length: 21 }, (_, i) => i));
            const there = piecesOf(scene, 1, layout).filter(({ x, y }) => {
                return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
            });
            expect(there.map((piece) => piece.shape)).toEqual([
                ...Array.from({ length: 4 }, () => "guard"),
                ...Array.from({ length: 16 }, () => "cube"),
            ]);
            expect(new Set(there.map(({ x, y }) => `${x} ${y}`)).size).toBe(20);
            const ways = parts.flatMap(({ way, tile }) => [way, tile]);
            ways.forEach((one, i) => {
                for (const other of ways.slice(i + 1)) expect(overlaps(inside(one), other)).toBe(false);
            });
        },
    );

    test("only one's own cubes outside can be used", () => {
        const laid = piecesOf(scene, 1, arrange(scene, false)).filter(({ place }) => /^outdoor/.test(place));
        expect(laid.filter(({ still }) => !still).map(({ refs }) => refs)).toEqual(
            [1, 2, 3, 4].map((level) => [`outdoor-cube:${level}`]),
        );
    });
});

describe("words", () => {
    test("what a card does is said for the room that a board has", () => {
        const deniers = (count: number) => message("deniers", { count });
        const trade = message("city-trade", { price: message("influence", { count: 1 }), gain: deniers(6) });
        expect(say(trade, "board")).toBe("Pay 1 influence: +6 deniers");
        expect(say(message("city-all-lose", { loss: deniers(1) }), "board")).toBe("All lose 1 denier");
    });

    test("lines break at spaces and after slashes, and end with dots", () => {
        expect(lines("not Bishopric/Hall/Cathedral", 14)).toEqual(["not Bishopric/", "Hall/Cathedral"]);
        expect(lines("one two three four", 7, 2)).toEqual(["one two", "three…"]);
    });

    const LONG = [
        message("city-drought"),
        message("city-possession"),
        message("city-uprising"),
        message("city-support", { count: 2 }),
        message("city-kings-cube", { gain: message("points", { count: 1 }) }),
        message("city-chief-outlaw", { more: 3, most: 6 }),
        message("city-neutral-citizen", { building: message("city-building-city-hall") }),
        message("city-neutral-citizen", { building: message("city-building-bishopric") }),
        message("city-monk-settles"),
        message("city-remove-cube"),
        message("city-remove-last-cubes"),
        message("city-remove-players-cube"),
        message("city-remove-players-last-cubes"),
    ];

    test.each([1, 5, 6, 7, 10, 13])("with %i events each is told whole, wide or narrow", (events) => {
        for (const narrow of [false, true]) {
            const { events: boxes, terse } = arrange(table(events), narrow);
            const told = LONG.flatMap((text) => eventLines(say(text, "board"), boxes[0]!, terse));
            expect(told.filter((line) => line.endsWith("…"))).toEqual([]);
        }
    });

    test("owners", () => {
        expect(ownerNumber("N")).toBe(4);
        expect([letterOf(1), letterOf(null)]).toEqual(["B", ""]);
        const said = [called("N", table()), nameOf(table().neutral), nameOf(player("C"))];
        expect(said.map((who) => say(who))).toEqual(["le Roy", "Neutral", "C"]);
    });

    test("a die of the neutral side bears the name of its district", () => {
        const neutral = { ...table().neutral, dice: [{ ref: "die:r4@N", colour: "red" as const, value: 4 }] };
        const scene = { ...table(), neutral };
        const there = piecesOf(scene, 0, arrange(scene, false)).find(({ kind }) => kind === "die:red@N");
        expect(there?.label).toBe("red 4 of le Roy's district");
    });
});

describe("the fields", () => {
    test.each([
        [196, 104],
        [120, 90],
    ])("furrows stay within %i by %i", (w, h) => {
        const ends = [...furrows(w, h).matchAll(/L([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({
            x: Number(x),
            y: Number(y),
        }));
        expect(ends).toHaveLength(9);
        expect(ends.filter(({ x, y }) => x < 0 || x > w || y > h)).toEqual([]);
        expect([ends.at(0)?.x, ends.at(8)?.x, ends.at(4)]).toEqual([0, w, { x: w / 2, y: h }]);
    });
});

test("dice of the story are drawn in their colours, wherever in a line they are told", () => {
    const arrow = message("city-tell-arrow-misses", { values: [2], die: "red" });
    const line = message("story-line", { text: message("story-also", { first: arrow, rest: arrow }) });
    expect(thrownIn(line)).toEqual([
        { colour: "red", value: 2 },
        { colour: "red", value: 2 },
    ]);
    expect(say(line, "told")).toBe(
        "the archer's die shows 2 and misses; the archer's die shows 2 and misses.",
    );
    const white = message("city-throw-again", {
        colour: message("colour-white"),
        die: "white",
        values: [4, 6],
    });
    expect(thrownIn(white).map(({ colour, value }) => `${colour} ${value}`)).toEqual(["white 4", "white 6"]);
    expect(say(white, "told")).toBe("the white die is thrown again and shows 4, 6");
    expect(thrownIn(message("city-throw-uprising", { values: [3] }))).toEqual([]);
    expect(thrownIn(message("city-throw-uprising", { values: [3], die: "plaid" }))).toEqual([]);
});
