/** The six buildings as a woodcutter would draw them, 48 wide and 46 high: an outline, and strokes inside it. */

type Points = readonly (readonly [number, number])[];

export interface Silhouette {
    readonly outline: Points;
    readonly strokes: string;
}

const tower = (x: number, top: number): Points => [
    [x, top],
    [x + 3, top],
    [x + 3, top + 3],
    [x + 5.2, top + 3],
    [x + 5.2, top],
    [x + 8, top],
    [x + 8, top + 3],
    [x + 10.2, top + 3],
    [x + 10.2, top],
    [x + 13, top],
];

export const SILHOUETTES: Record<string, Silhouette> = {
    fortress: {
        outline: [
            [2, 46],
            ...tower(2, 7),
            [15, 20],
            [18, 20],
            [18, 17],
            [21, 17],
            [21, 20],
            [27, 20],
            [27, 17],
            [30, 17],
            [30, 20],
            [33, 20],
            ...tower(33, 7),
            [46, 46],
        ],
        strokes: "M15 20V46M33 20V46M8.5 14V20M39.5 14V20M4 24H9M36 27H41M6 40H12M38 39H44M22 23.4H27",
    },
    palace: {
        outline: [
            [3, 46],
            [3, 24],
            [8.5, 17],
            [14, 24],
            [14, 16],
            [24, 5],
            [34, 16],
            [34, 24],
            [39.5, 17],
            [45, 24],
            [45, 46],
        ],
        strokes:
            "M14 24V46M34 24V46M3 24H14M34 24H45M14 16H34M24 5V-2L31 .5 24 3M22 11H26M24 18.5V24M19 19V22M29 19V22",
    },
    "great-hall": {
        outline: [
            [2, 46],
            [2, 22],
            [10, 7],
            [38, 7],
            [46, 22],
            [46, 46],
        ],
        strokes:
            "M2 22H46M10 7L7 22M17.5 7L16 22M24.5 7V22M31.5 7L33 22M38 7L41 22M8 46V34Q8 27 2.5 27M40 46V34Q40 27 45.5 27",
    },
    "city-hall": {
        outline: [
            [3, 46],
            [3, 25],
            [9, 25],
            [9, 20],
            [15, 20],
            [15, 15],
            [20, 15],
            [20, 7],
            [24, 1],
            [28, 7],
            [28, 15],
            [33, 15],
            [33, 20],
            [39, 20],
            [39, 25],
            [45, 25],
            [45, 46],
        ],
        strokes:
            "M20 15H28M20 7H28M24 18A3.2 3.2 0 1 0 24.1 18M24 21V19M24 21L26 22M7 29V35M41 29V35M7 32H9M39 32H41",
    },
    cathedral: {
        outline: [
            [3, 46],
            [3, 17],
            [8.5, 2],
            [14, 17],
            [24, 8],
            [34, 17],
            [39.5, 2],
            [45, 17],
            [45, 46],
        ],
        strokes:
            "M14 17V46M34 17V46M3 17H14M34 17H45M24 15A4.4 4.4 0 1 0 24.1 15M24 15V24M19.6 19.4H28.4M8.5 2V-2M6.8 -.4H10.2M39.5 2V-2M37.8 -.4H41.2M8.5 22V28M39.5 22V28M24 8V4M22.4 5.5H25.6",
    },
    bishopric: {
        outline: [
            [3, 46],
            [3, 23],
            [13, 23],
            [14.5, 16],
            [18.5, 11],
            [24, 9],
            [29.5, 11],
            [33.5, 16],
            [35, 23],
            [45, 23],
            [45, 46],
        ],
        strokes:
            "M13 23H35M24 9V1M21 4H27M24 9Q19.5 15 19.5 23M24 9Q28.5 15 28.5 23M8 28V33M5.8 30H10.2M40 28V33M37.8 30H42.2",
    },
};

/** The outline as an even path, for small drawings. */
export const plainOutline = (name: string) =>
    `M${(SILHOUETTES[name]?.outline ?? []).map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** What is on the two sides of a tile: a cup, and a torch. */
export const TILES: Record<string, string> = {
    banquet: "M-13 -7.5H-2Q-2 1 -7.5 1.6Q-13 1 -13 -7.5ZM-7.5 1.6V6M-11 7H-4",
    raid: "M-12 8L-6 -2M-8 -3.4Q-10 -8 -5 -9Q-4.6 -6 -2 -5Q-1 -1.6 -4.4 -.6Z",
};
