/** Where everything lies on the board of Troyes: one arrangement for a wide window, one for a phone. */
import type { CityScene } from "./types";

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}

/** The edge of something that fills a box, from the box's own corner. */
export const edge = ({ w, h }: Box): string => `M0 0H${w}V${h}H0Z`;

export interface Layout {
    readonly width: number;
    readonly height: number;
    readonly narrow: boolean;
    readonly track: Box;
    readonly events: readonly Box[];
    readonly decks: Box;
    /** Whether events have room for two lines of words only. */
    readonly terse: boolean;
    readonly slots: readonly Box[];
    readonly buildings: readonly Box[];
    readonly cathedral: Box;
    readonly agriculture: Box;
    readonly enemies: Box;
    readonly square: Box;
    readonly districts: readonly Box[];
    /** The paths of modules, in their order. */
    readonly paths: readonly Box[];
}

const GAP = 8;
const EVENT_WIDTH = 146;
const EVENT_HEIGHT = 140;
const MOST_IN_A_ROW = 6;
/** Where more events lie, each has room for two lines of words and none for a picture. */
const TERSE_IN_A_ROW = 5;
const TERSE_HEIGHT = 80;
const PATH_WIDTH = 140;
/** On a phone a path has a heading and a row for each of its gates. */
export const PATH_HEAD = 24;
const PATH_ROW = 84;

/** Boxes in rows of `columns`, from the top left. */
function grid(count: number, columns: number, x: number, y: number, w: number, h: number, gap = GAP): Box[] {
    return Array.from({ length: count }, (_, i) => ({
        x: x + (i % columns) * (w + gap),
        y: y + Math.floor(i / columns) * (h + gap),
        w,
        h,
    }));
}

function wide(scene: CityScene): Layout {
    const count = scene.events.length;
    const terse = count > MOST_IN_A_ROW;
    const columns = terse ? TERSE_IN_A_ROW : MOST_IN_A_ROW;
    const room = 980 - 70 - GAP;
    const across = terse ? columns : Math.max(1, count);
    const eventWidth = terse
        ? (room - (across - 1) * GAP) / across
        : Math.min(EVENT_WIDTH, (room - (across - 1) * GAP) / across);
    const rows = Math.ceil(count / columns);
    /** How far further down all else lies. */
    const drop = terse ? rows * (TERSE_HEIGHT + GAP) - GAP - EVENT_HEIGHT : 0;
    const districts = scene.seats.length + 1;
    const districtWidth = (980 - 16 - (districts - 1) * GAP) / districts;
    return {
        // A path runs down beside the board: a window has room there.
        width: 1000 + scene.paths.length * (PATH_WIDTH + GAP),
        height: 790 + drop,
        narrow: false,
        track: { x: 10, y: 10, w: 980, h: 50 },
        terse,
        events: grid(count, columns, 10, 70, eventWidth, terse ? TERSE_HEIGHT : EVENT_HEIGHT),
        decks: { x: 920, y: 70, w: 70, h: 140 },
        slots: grid(9, 3, 10, 222 + drop, 162, 126),
        buildings: grid(3, 3, 518, 222 + drop, 152, 204),
        cathedral: { x: 518, y: 434 + drop, w: 300, h: 182 },
        agriculture: { x: 826, y: 434 + drop, w: 164, h: 87 },
        enemies: { x: 826, y: 529 + drop, w: 164, h: 87 },
        square: { x: 10, y: 626 + drop, w: 980, h: 154 },
        districts: grid(districts, districts, 18, 634 + drop, districtWidth, 138),
        paths: grid(scene.paths.length, 9, 1000, 10, PATH_WIDTH, 770 + drop),
    };
}

/** Paths one below the other, and where the rest begins. */
function below(scene: CityScene, top: number): { boxes: Box[]; end: number } {
    let end = top;
    const boxes = scene.paths.map(({ gates }) => {
        const box = { x: 6, y: end, w: 378, h: PATH_HEAD + gates.length * PATH_ROW };
        end += box.h + GAP;
        return box;
    });
    return { boxes, end };
}

function tall(scene: CityScene): Layout {
    const districts = scene.seats.length + 1;
    const square = { x: 6, y: 98, w: 378, h: districts * 78 + 6 };
    const slots = square.y + square.h + 10;
    const buildings = slots + 3 * 178 + 2;
    const cathedral = buildings + 202;
    const paths = below(scene, cathedral + 200);
    const events = paths.end;
    const terse = scene.events.length > MOST_IN_A_ROW;
    const rows = Math.ceil(scene.events.length / 2);
    const eventHeight = terse ? TERSE_HEIGHT : 128;
    const decks = events + rows * (eventHeight + GAP);
    return {
        width: 390,
        height: decks + 66,
        narrow: true,
        track: { x: 6, y: 6, w: 378, h: 84 },
        terse,
        events: grid(scene.events.length, 2, 6, events, 185, eventHeight),
        decks: { x: 6, y: decks, w: 378, h: 60 },
        slots: grid(9, 3, 6, slots, 122, 172, 6),
        buildings: grid(3, 3, 6, buildings, 122, 196, 6),
        cathedral: { x: 6, y: cathedral, w: 256, h: 192 },
        agriculture: { x: 268, y: cathedral, w: 116, h: 93 },
        enemies: { x: 268, y: cathedral + 99, w: 116, h: 93 },
        square,
        districts: grid(districts, 1, 12, 104, 366, 72, 6),
        paths: paths.boxes,
    };
}

export function arrange(scene: CityScene, narrow: boolean): Layout {
    return narrow ? tall(scene) : wide(scene);
}
