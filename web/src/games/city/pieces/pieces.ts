/** The pieces that move: citizens, cubes and dice, each with the place where it is now. */
import type { DieColour } from "../../../art/Die.svelte";
import type { Placed } from "../../../lib/board/follow";
import { colour, say, t, type Message } from "../../../lib/words/words.svelte";
import type { Layout } from "../layout";
import {
    bannerSpots,
    cathedralSpots,
    CITIZEN,
    CUBE,
    dieSpots,
    heldSpots,
    KEPT,
    keptSpots,
    lanes,
    lyingSpots,
    onlookerSpots,
    postSpots,
    sharing,
    stretches,
    tileSpots,
    type Counted,
    type Spot,
} from "./spots";
import { called, letterOf, type CityScene, type Figure, type Owner } from "../types";

interface Anywhere extends Placed, Spot {
    readonly refs: readonly string[];
    readonly label: string;
    readonly about: string;
    readonly nth: number;
    readonly size: number;
    /** Whether it is only there to be seen, so that a hover means what lies below it. */
    readonly still: boolean;
}

export interface Man extends Anywhere {
    readonly shape: "citizen" | "guard" | "marker";
    readonly owner: Owner;
    readonly lying: boolean;
    /** How many stand there, where they are counted. */
    readonly count: number;
}

export interface Block extends Anywhere {
    readonly shape: "cube";
    readonly owner: Owner;
    /** How many lie there, where they are counted. */
    readonly count: number;
    /** How that is written, and how wide it may be. */
    readonly tally: string;
    readonly room: number;
}

export interface Thrown extends Anywhere {
    readonly shape: "die";
    readonly colour: DieColour;
    readonly value: number;
}

export type CityPiece = Man | Block | Thrown;

/** All pieces on the board, those in front last. */
export function piecesOf(scene: CityScene, seat: number | null, layout: Layout): CityPiece[] {
    const own = letterOf(seat);
    return [
        ...onBuildings(scene, own, layout),
        ...onCards(scene, own, layout),
        ...onEvents(scene, layout),
        ...onPaths(scene, own, layout),
        ...cubes(scene, layout),
        ...dice(scene, layout),
    ];
}

/** Room for a sign before the number of cubes. */
const TALLY = 16;

function citizen(
    owner: Owner,
    place: string,
    spot: Spot,
    ref: string,
    label: string,
    more: Partial<Man> = {},
): Man {
    return {
        shape: "citizen",
        kind: `citizen:${owner}`,
        place,
        owner,
        lying: false,
        count: 1,
        x: spot.x,
        y: spot.y,
        refs: ref ? [ref] : [],
        label,
        about: "",
        nth: 0,
        size: CITIZEN,
        still: !ref,
        ...more,
    };
}

function onBuildings(scene: CityScene, own: Owner, layout: Layout): Man[] {
    return scene.buildings.flatMap((building, i) => {
        const box = layout.buildings[i];
        if (!box) return [];
        const rows = lanes(building, box);
        const standing = building.rows.flatMap((row, r) =>
            row.spaces.flatMap((space, j) => {
                const spot = rows[r]?.spots[j];
                if (!space.owner || !spot) return [];
                const whose = called(space.owner, scene);
                const label = t("city-board-citizen", {
                    whose,
                    building: building.title,
                    row: rows[r]?.values ?? "",
                });
                const men = citizen(space.owner, space.ref, spot, space.ref, label);
                return [{ ...men, still: space.owner !== own }];
            }),
        );
        const spots = lyingSpots(building, box);
        const lying = building.lying.flatMap((owner, j) => {
            const spot = spots[j];
            const label = t("city-board-lying", {
                whose: called(owner, scene),
                building: building.title,
            });
            const ref = owner === own ? building.lying_ref : "";
            return spot
                ? [citizen(owner, `${building.lying_ref}:${j}`, spot, ref, label, { lying: true })]
                : [];
        });
        return [...standing, ...lying];
    });
}

function onCards(scene: CityScene, own: Owner, layout: Layout): CityPiece[] {
    return scene.slots.flatMap((slot, i) => {
        const box = layout.slots[i];
        const card = slot.card;
        if (!box || !card) return [];
        const posts = postSpots(box);
        const onlookers = onlookerSpots(box, card.onlookers.length);
        const kept = keptSpots(box, card.cubes.length);
        const label = (owner: Owner) =>
            t("city-board-tradesman", { whose: called(owner, scene), card: card.title });
        const ref = (owner: Owner) => (owner === own ? slot.ref : "");
        return [
            ...card.posts.flatMap(({ owner }, j) => {
                const spot = posts[j];
                return owner && spot
                    ? [citizen(owner, `${slot.ref}:${j}`, spot, ref(owner), label(owner), { size: 23 })]
                    : [];
            }),
            ...card.onlookers.flatMap((owner, j) => {
                const spot = onlookers[j];
                return spot
                    ? [citizen(owner, `${slot.ref}:on`, spot, ref(owner), label(owner), { size: 20 })]
                    : [];
            }),
            ...card.cubes.flatMap(({ owner, count }, j) => {
                const spot = kept[j];
                return spot ? [keptCubes(scene, own, owner, count, card, spot)] : [];
            }),
        ];
    });
}

/** What a module shows on the board, in the shape that it says; nothing is drawn for what has none. */
function figure(
    shape: Figure,
    owner: Owner,
    place: string,
    spot: Spot & { readonly size: number },
    ref: string,
    label: string,
    count = 1,
): CityPiece[] {
    const more = { kind: `${shape}:${owner}`, refs: [ref], label, about: ref, count, still: false };
    if (shape === "") return [];
    if (shape !== "cube")
        return [{ ...citizen(owner, place, spot, ref, label), ...more, shape, size: spot.size }];
    const tally = count > 1 ? `×${count}` : "";
    return [{ ...cube(owner, place, spot, (spot.size * CUBE) / CITIZEN), ...more, tally, room: TALLY }];
}

function onEvents(scene: CityScene, layout: Layout): CityPiece[] {
    return scene.events.flatMap((event, i) => {
        const box = layout.events[i];
        if (!box) return [];
        const spots = heldSpots(box, event.held.length, layout.terse);
        return event.held.flatMap(({ ref, owner, count, said, shape }, j) => {
            const spot = spots[j];
            const whose = called(owner, scene);
            const label = owner ? t("city-board-held", { whose, held: said }) : say(said);
            const size = layout.terse ? 16 : 20;
            return spot ? figure(shape, owner, ref, { ...spot, size }, ref, label, count) : [];
        });
    });
}

function onPaths(scene: CityScene, own: Owner, layout: Layout): CityPiece[] {
    return scene.paths.flatMap((path, i) => {
        const box = layout.paths[i];
        if (!box) return [];
        const parts = stretches(path, box, layout.narrow);
        const walkers = path.walkers.flatMap(({ ref, owner, space, shape }) => {
            const spot = parts.find(({ spots }) => spots.has(space))?.spots.get(space);
            const there = path.walkers.filter((other) => other.space === space);
            const nth = there.findIndex((other) => other.owner === owner);
            if (!spot) return [];
            const at = sharing(spot, there.length, nth, layout.narrow);
            const whose = called(owner, scene);
            const label = t(path.called.walker, { whose, space, last: path.last });
            return figure(shape, owner, `${path.ref}:${space}`, at, ref, label);
        });
        const laid = parts.flatMap(({ gate, tile: ground }) => {
            const tile = gate.tile;
            if (!tile) return [];
            const spots = tileSpots(ground, tile.cubes.length, layout.narrow);
            const kept = { title: tile.title, cube_ref: tile.cube_ref };
            return tile.cubes.flatMap(({ owner, count }, j) => {
                const spot = spots[j];
                return spot ? [{ ...keptCubes(scene, own, owner, count, kept, spot), about: tile.face }] : [];
            });
        });
        return [...walkers, ...laid];
    });
}

function keptCubes(
    scene: CityScene,
    own: Owner,
    owner: Owner,
    count: number,
    card: { readonly title: Message; readonly cube_ref: string },
    spot: Counted,
): Block {
    const mine = owner === own;
    return {
        ...cube(owner, card.cube_ref, spot, KEPT),
        tally: count < 2 ? "" : spot.room < TALLY ? `${count}` : `×${count}`,
        room: spot.room,
        kind: `kept:${owner}:${card.cube_ref}`,
        count,
        refs: mine ? [card.cube_ref] : [],
        about: mine ? card.cube_ref : "",
        label: t("city-board-kept", { count, whose: called(owner, scene), card: card.title }),
        still: !mine,
    };
}

function cube(owner: Owner, place: string, spot: Spot, size = CUBE): Block {
    return {
        shape: "cube",
        kind: `cube:${owner}`,
        place,
        owner,
        count: 1,
        tally: "",
        room: 0,
        x: spot.x,
        y: spot.y,
        refs: [],
        label: t("city-board-cube", { owner }),
        about: "",
        nth: 0,
        size,
        still: true,
    };
}

function cubes(scene: CityScene, layout: Layout): Block[] {
    const spots = cathedralSpots(scene.cathedral, layout.cathedral);
    const laid = scene.cathedral.levels.flatMap((level, i) =>
        level.flatMap((owner, j) => {
            const spot = spots[i]?.[j];
            return owner && spot ? [cube(owner, `cathedral:${i}:${j}`, spot)] : [];
        }),
    );
    const fighting = scene.events.flatMap((event, i) => {
        const box = layout.events[i];
        if (!box) return [];
        const banners = bannerSpots(box, event.banners.length, layout.terse);
        return event.banners.flatMap((owner, j) => {
            const spot = banners[j];
            return owner && spot ? [cube(owner, `${event.ref}:${j}`, spot, layout.terse ? 16 : 18)] : [];
        });
    });
    return [...laid, ...fighting];
}

function dice(scene: CityScene, layout: Layout): Thrown[] {
    return [...scene.seats, scene.neutral].flatMap((district, i) => {
        const box = layout.districts[i];
        if (!box) return [];
        const { size, spots } = dieSpots(box, district.dice.length, layout.narrow);
        return district.dice.map((die, j) => ({
            shape: "die" as const,
            kind: `die:${die.colour}@${district.owner}`,
            place: die.ref,
            colour: die.colour,
            value: die.value,
            x: spots[j]?.x ?? 0,
            y: spots[j]?.y ?? 0,
            refs: [die.ref],
            label: t(district.owner === "N" ? "city-board-die-there" : "city-board-die", {
                colour: colour(die.colour),
                value: die.value,
                owner: district.owner,
                district: scene.neutral_district,
            }),
            about: `die:${die.colour}`,
            nth: district.dice.slice(0, j).filter((other) => other.ref === die.ref).length,
            size,
            still: false,
        }));
    });
}
