/** Where pieces stand inside the boxes of the board: shared by the drawings and by the layer of pieces above them. */
import { PATH_HEAD, type Box } from "../layout";
import type { CityBuilding, CityCathedral, CityGate, CityPath } from "../types";

export interface Spot {
    readonly x: number;
    readonly y: number;
}

export const CITIZEN = 26;
export const CUBE = 19;

/** The row of a building with the values that lead to it, and the middle of each of its spaces. */
export interface Lane extends Box {
    readonly values: string;
    readonly spots: readonly Spot[];
}

export const ROOF = 58;
const MOST_LANE = 56;
const GROUND = 30;

/** The rows of a building; those of a single space stand two by two. */
export function lanes(building: CityBuilding, box: Box): Lane[] {
    const across = building.rows.every((row) => row.spaces.length === 1) ? 2 : 1;
    const width = (box.w - 12) / across;
    const height = Math.min(
        MOST_LANE,
        (box.h - ROOF - GROUND - 6) / Math.ceil(building.rows.length / across),
    );
    return building.rows.map((row, i) => {
        const x = box.x + 6 + (i % across) * width;
        const y = box.y + ROOF + Math.floor(i / across) * height;
        const pitch = Math.min(36, (width - 26) / row.spaces.length);
        const first = x + 22 + (width - 26 - pitch * row.spaces.length) / 2 + pitch / 2;
        return {
            x,
            y,
            w: width,
            h: height,
            values: row.values.length > 1 ? `${row.values[0]}–${row.values.at(-1)}` : `${row.values[0]}`,
            spots: row.spaces.map((_, j) => ({ x: first + j * pitch, y: y + height / 2 })),
        };
    });
}

/** Where the expelled lie, before the building. */
export function lyingSpots(building: CityBuilding, box: Box): Spot[] {
    const pitch = Math.min(32, (box.w - 20) / Math.max(1, building.lying.length));
    return building.lying.map((_, i) => ({ x: box.x + 20 + i * pitch, y: box.y + box.h - 15 }));
}

/** The more levels there are, the lower they are. */
export const cellHeight = (cathedral: CityCathedral) => (cathedral.levels.length > 3 ? 25 : 29);

/** The middle of each space of the Cathedral: by level from the bottom, then by column. */
export function cathedralSpots(cathedral: CityCathedral, box: Box): Spot[][] {
    const pitch = cathedralPitch(box);
    const left = box.x + box.w / 2 - pitch * 3 + pitch / 2;
    return cathedral.levels.map((level, i) =>
        level.map((_, j) => ({
            x: left + j * pitch,
            y: box.y + box.h - (cathedral.levels.length > 3 ? 51 : 54) - i * cellHeight(cathedral),
        })),
    );
}

export function cathedralPitch(box: Box): number {
    return Math.min(33, (box.w - 70) / 6);
}

/** The two tradesmen's spaces of an Activity card. */
export function postSpots(box: Box): Spot[] {
    return [box.w - 42, box.w - 17].map((x) => ({ x: box.x + x, y: box.y + 43 }));
}

/** Where tradesmen without a space stand, on the picture of the card. */
export function onlookerSpots(box: Box, count: number): Spot[] {
    return Array.from({ length: count }, (_, i) => ({ x: box.x + 16 + i * 13, y: box.y + 60 }));
}

/** Where something is counted, with the room for the number to its right. */
export interface Counted extends Spot {
    readonly room: number;
}

/** The cubes of an owner, where they are counted. */
export const KEPT = 17;

/** Where the cubes of each owner lie on an Activity card. */
export function keptSpots(box: Box, owners: number): Counted[] {
    const pitch = Math.min(45, (box.w - 14) / Math.max(1, owners));
    return Array.from({ length: owners }, (_, i) => ({
        x: box.x + 17 + i * pitch,
        y: box.y + box.h - 12,
        room: pitch - KEPT - 3,
    }));
}

/** The banners of an event. */
export function bannerSpots(box: Box, banners: number, terse: boolean): Spot[] {
    const pitch = Math.min(24, (box.w - (terse ? 62 : 16)) / banners);
    const left = terse
        ? box.x + box.w - 15 - pitch * (banners - 1)
        : box.x + box.w / 2 - (pitch * (banners - 1)) / 2;
    return Array.from({ length: banners }, (_, i) => ({
        x: left + i * pitch,
        y: terse ? box.y + 35 : box.y + box.h - 19,
    }));
}

/** Where those stand who are held on an event: on its picture, or beside its title where it has none. */
export function heldSpots(box: Box, owners: number, terse: boolean): Spot[] {
    return Array.from({ length: owners }, (_, i) =>
        terse
            ? { x: box.x + box.w - 12 - (owners - 1 - i) * 18, y: box.y + 10 }
            : { x: box.x + 15 + (i % 2) * 20, y: box.y + 36 + Math.floor(i / 2) * 19 },
    );
}

export const DIE_HEIGHT = 1.3;

/** Dice of a district in rows, as large as there is room for; each spot is a top left corner. */
export function dieSpots(box: Box, count: number, narrow: boolean): { size: number; spots: Spot[] } {
    const area = narrow
        ? { x: box.x + 84, y: box.y + 5, w: box.w - 88, h: box.h - 8 }
        : { x: box.x + 8, y: box.y + 34, w: box.w - 16, h: box.h - 64 };
    const inOneRow = Math.floor((area.w + 5) / Math.max(1, count)) - 5;
    for (let size = inOneRow >= 30 ? Math.min(36, inOneRow) : 36; ; size -= 1) {
        const columns = Math.max(1, Math.floor((area.w + 5) / (size + 5)));
        const rows = Math.max(1, Math.floor((area.h + 4) / (size * DIE_HEIGHT + 4)));
        if (columns * rows < count && size > 12) continue;
        const lines = Math.max(1, Math.ceil(count / columns));
        const used = narrow ? columns : Math.ceil(count / lines);
        const left = narrow ? area.x : area.x + (area.w - used * (size + 5) + 5) / 2;
        const top = area.y + (area.h - lines * (size * DIE_HEIGHT + 4) + 4) / 2;
        return {
            size,
            spots: Array.from({ length: count }, (_, i) => ({
                x: left + (i % used) * (size + 5),
                y: top + Math.floor(i / used) * (size * DIE_HEIGHT + 4),
            })),
        };
    }
}

/** The middle of a space of the influence track; on a phone it has two rows. */
export function trackSpot(box: Box, value: number, most: number, narrow: boolean): Spot {
    const columns = narrow ? Math.ceil((most + 1) / 2) : most + 1;
    const left = narrow ? 0 : 112;
    const pitch = (box.w - left) / columns;
    const height = narrow ? (box.h - 20) / 2 : box.h;
    return {
        x: box.x + left + (value % columns) * pitch + pitch / 2,
        y: box.y + (narrow ? 20 : 0) + Math.floor(value / columns) * height + height / 2,
    };
}

/** A part of a path: the spaces after one gate up to the next, and the ground for what lies there. */
export interface Stretch {
    readonly gate: CityGate;
    readonly way: Box;
    readonly tile: Box;
    /** The middles of its spaces, by their numbers. */
    readonly spots: ReadonlyMap<number, Spot>;
}

const WAY = 44;

/** The stretches of a path: one below the other along a column, or on a phone a row each. */
export function stretches(path: CityPath, box: Box, narrow: boolean): Stretch[] {
    const ends = path.gates.map((gate) => gate.space);
    const starts = ends.map((_, i) => (ends[i - 1] ?? -1) + 1);
    const most = Math.max(...ends.map((end, i) => end - (ends[i - 1] ?? 0)), 1) + 1;
    const pitch = narrow ? 31 : (box.h - PATH_HEAD) / (path.last + 1);
    const row = (box.h - PATH_HEAD) / path.gates.length;
    return path.gates.map((gate, i) => {
        const first = starts[i] ?? 0;
        const spaces = Array.from({ length: gate.space - first + 1 }, (_, j) => first + j);
        const top = box.y + PATH_HEAD + (narrow ? i * row : first * pitch);
        const length = narrow ? row : spaces.length * pitch;
        const along = narrow ? most * pitch : WAY;
        return {
            gate,
            way: narrow
                ? { x: box.x, y: top + 16, w: along, h: row - 28 }
                : { x: box.x, y: top, w: WAY, h: length },
            tile: { x: box.x + along + 6, y: top + 2, w: box.w - along - 6, h: length - (narrow ? 6 : 4) },
            spots: new Map(
                spaces.map((space) => [
                    space,
                    narrow
                        ? {
                              x: box.x + (most - 0.5 - (gate.space - space)) * pitch,
                              y: top + 16 + (row - 28) / 2,
                          }
                        : { x: box.x + WAY / 2, y: top + (space - first + 0.5) * pitch },
                ]),
            ),
        };
    });
}

/** Where each of several stands who share a space, and how large. */
export function sharing(
    spot: Spot,
    count: number,
    nth: number,
    narrow: boolean,
): Spot & { readonly size: number } {
    if (count < 2) return { ...spot, size: 25 };
    const near = nth % 2 ? 1 : -1;
    // Along a path there is less room than across it.
    if (count === 2)
        return narrow
            ? { x: spot.x, y: spot.y + 13 * near, size: 22 }
            : { x: spot.x + 11 * near, y: spot.y, size: 20 };
    const row = nth < 2 ? -1 : 1;
    return narrow
        ? { x: spot.x + 7.5 * near, y: spot.y + 11 * row, size: 15.5 }
        : { x: spot.x + 12 * near, y: spot.y + 8.3 * row, size: 16.5 };
}

/** Where the cubes of each owner lie on the tile of a path. */
export function tileSpots(box: Box, owners: number, narrow: boolean): Counted[] {
    return Array.from({ length: owners }, (_, i) =>
        narrow
            ? { x: box.x + 15 + i * 44, y: box.y + box.h - 12, room: 44 - KEPT - 3 }
            : {
                  x: box.x + 16 + (i % 2) * 42,
                  y: box.y + box.h - (owners > 2 ? 33 : 13) + Math.floor(i / 2) * 21,
                  room: 42 - KEPT - 3,
              },
    );
}

/** Furrows that fan out from the horizon of a field. They end at its edge: what is drawn beyond it, though cut off, would
 * count for the frame around the field. */
export function furrows(w: number, h: number): string {
    const horizon = 30;
    const half = w / 2;
    return Array.from({ length: 9 }, (_, i) => {
        const aside = -1.1 * w + (i * 2.2 * w) / 8;
        const seen = Math.min(1, half / Math.abs(aside || half));
        return `M${half} ${horizon}L${half + seen * aside} ${horizon + seen * (h - horizon)}`;
    }).join("");
}
