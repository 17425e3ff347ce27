/** A woodcut of Troyes: the cathedral with its one finished tower, gabled houses, the wall and the Seine. */

import { inkShape } from "../art/ink";

export type Corner = readonly [number, number];
export type Cut = { readonly kind: string; readonly d: string };

const round = (value: number) => Math.round(value * 10) / 10;

/** Hatching inside of any outline: strokes at an angle, clipped to it. */
export function hatchIn(outline: readonly Corner[], angle: number, gap: number): string {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const turned = outline.map(([x, y]): Corner => [x * cos + y * sin, y * cos - x * sin]);
    const heights = turned.map(([, y]) => y);
    let path = "";
    let row = 0;
    for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap, row++) {
        const cuts: number[] = [];
        turned.forEach(([x1, y1], i) => {
            const [x2, y2] = turned[(i + 1) % turned.length] ?? [x1, y1];
            if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
        });
        cuts.sort((a, b) => a - b);
        for (let i = 0; i + 1 < cuts.length; i += 2) {
            const length = (cuts[i + 1] ?? 0) - (cuts[i] ?? 0);
            const from = (cuts[i] ?? 0) + length * 0.02 * (row % 3);
            const to = (cuts[i + 1] ?? 0) - length * [0.05, 0.22, 0.12, 0.3][row % 4]!;
            path += `M${round(from * cos - y * sin)} ${round(from * sin + y * cos)}L${round(to * cos - y * sin)} ${round(to * sin + y * cos)}`;
        }
    }
    return path;
}

const box = (x: number, y: number, w: number, h: number): Corner[] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
];

/** Collects what is cut, in the order of printing. */
class Block {
    readonly cuts: Cut[] = [];
    #seed = 1;

    shape(kind: string, outline: readonly Corner[], unrest = 0.7): this {
        this.cuts.push({ kind, d: inkShape(outline, this.#seed++, unrest) });
        return this;
    }
    shade(outline: readonly Corner[], angle: number, gap: number): this {
        this.cuts.push({ kind: "hatch", d: hatchIn(outline, angle, gap) });
        return this;
    }
    line(d: string, kind = "line"): this {
        this.cuts.push({ kind, d });
        return this;
    }
}

/** A house with a steep gable and its timbers. */
function house(block: Block, x: number, ground: number, w: number, h: number, kind: string): void {
    const eaves = ground - h;
    const top = eaves - w * 0.72;
    const jut = w * 0.07;
    block.shape("plaster", box(x, eaves, w, h));
    block.shade(box(x + w * 0.72, eaves, w * 0.28, h), 1.2, 3.4);
    const storeys = Math.max(1, Math.round(h / 30));
    let timbers = "";
    for (let i = 0; i < storeys; i++) {
        const y = eaves + (h / storeys) * i;
        const step = h / storeys;
        timbers += `M${round(x)} ${round(y)}h${round(w)}M${round(x + w / 3)} ${round(y)}v${round(step)}M${round(x + (2 * w) / 3)} ${round(y)}v${round(step)}`;
        timbers += `M${round(x)} ${round(y + step)}l${round(w / 3)} ${round(-step)}M${round(x + w)} ${round(y + step)}l${round(-w / 3)} ${round(-step)}`;
    }
    block.line(timbers, "timber");
    block.shape("dark", box(x + w * 0.42, eaves + 7, w * 0.16, 11), 0.3);
    const roof: Corner[] = [
        [x - jut, eaves + 2],
        [x + w / 2, top],
        [x + w + jut, eaves + 2],
    ];
    block.shape(kind, roof);
    block.shade(
        [
            [x + w / 2, top],
            [x + w + jut, eaves + 2],
            [x + w * 0.55, eaves + 2],
        ],
        1.05,
        3.2,
    );
    block.shape("dark", box(x + w * 0.44, eaves - w * 0.3, w * 0.12, 7), 0.2);
}

/** A round tower of the wall. */
function tower(block: Block, x: number, ground: number, w: number, h: number): void {
    const top = ground - h;
    block.shape("stone", box(x, top, w, h));
    block.shade(box(x + w * 0.6, top, w * 0.4, h), 0.35, 3.6);
    block.shape("stone", box(x - 3, top - 7, w + 6, 9), 0.4);
    block.shape("roof", [
        [x - 5, top - 6],
        [x + w / 2, top - w * 1.15],
        [x + w + 5, top - 6],
    ]);
    block.shade(
        [
            [x + w / 2, top - w * 1.15],
            [x + w + 5, top - 6],
            [x + w * 0.5, top - 6],
        ],
        1.2,
        3,
    );
    block.line(`M${round(x + w / 2)} ${round(top - w * 1.15)}v-14`, "line");
    block.line(`M${round(x + w / 2)} ${round(top - w * 1.15 - 14)}l13 3.5-13 3.5z`, "flag");
    block.shape("dark", box(x + w * 0.42, top + h * 0.25, w * 0.12, 12), 0.2);
    block.shape("dark", box(x + w * 0.42, top + h * 0.6, w * 0.12, 12), 0.2);
}

const lancet = (x: number, y: number, w: number, h: number) =>
    `M${round(x)} ${round(y + h)}v${round(-h * 0.65)}q0 ${round(-h * 0.22)} ${round(w / 2)} ${round(-h * 0.35)}q${round(w / 2)} ${round(h * 0.13)} ${round(w / 2)} ${round(h * 0.35)}v${round(h * 0.65)}z`;

function cathedral(block: Block, x: number, ground: number): void {
    // nave and choir, with buttresses
    block.shape("stone", box(x + 150, ground - 118, 210, 118));
    block.shape("roof", [
        [x + 140, ground - 116],
        [x + 152, ground - 168],
        [x + 340, ground - 168],
        [x + 368, ground - 116],
    ]);
    block.shade(
        [
            [x + 140, ground - 116],
            [x + 152, ground - 168],
            [x + 340, ground - 168],
            [x + 368, ground - 116],
        ],
        1.75,
        4.2,
    );
    for (let i = 0; i < 6; i++) {
        const at = x + 164 + i * 34;
        block.line(lancet(at, ground - 104, 15, 46), "dark");
        block.shape("stone", box(at + 20, ground - 74, 9, 74), 0.4);
        block.line(`M${at + 18} ${ground - 108}q12 6 13 36`, "line");
        block.line(`M${at + 24.5} ${ground - 74}v-14`, "line");
    }
    block.shade(box(x + 150, ground - 52, 210, 52), 0.15, 5);
    // the flèche over the crossing
    block.shape(
        "roof",
        [
            [x + 246, ground - 166],
            [x + 256, ground - 240],
            [x + 266, ground - 166],
        ],
        0.4,
    );
    block.line(`M${x + 256} ${ground - 240}v-13M${x + 251} ${ground - 248}h10`, "line");
    // the south tower was never finished: the builders are still at work
    block.shape("stone", box(x + 96, ground - 140, 62, 140));
    block.shade(box(x + 130, ground - 140, 28, 140), 0.3, 4);
    block.line(
        `M${x + 96} ${ground - 140}h62M${x + 104} ${ground - 140}v-34M${x + 150} ${ground - 140}v-34M${x + 98} ${ground - 158}h58M${x + 104} ${ground - 158}l46 18M${x + 150} ${ground - 158}l-46 18`,
        "timber",
    );
    block.line(`M${x + 128} ${ground - 140}v-62l40 14M${x + 128} ${ground - 196}l-12 20`, "timber");
    block
        .line(`M${x + 166} ${ground - 188}v34`, "line")
        .shape("stone", box(x + 161, ground - 154, 10, 8), 0.3);
    // the north tower
    block.shape("stone", box(x, ground - 232, 62, 232));
    block.shade(box(x + 34, ground - 232, 28, 232), 0.3, 4);
    block.shape("stone", box(x - 3, ground - 238, 68, 9), 0.4);
    block.line(lancet(x + 9, ground - 218, 18, 62) + lancet(x + 35, ground - 218, 18, 62), "dark");
    block.line(lancet(x + 11, ground - 142, 15, 40) + lancet(x + 36, ground - 142, 15, 40), "dark");
    for (const side of [2, 44]) {
        block.shape("stone", box(x + side, ground - 264, 16, 27), 0.4);
        block.shape(
            "roof",
            [
                [x + side - 2, ground - 263],
                [x + side + 8, ground - 284],
                [x + side + 18, ground - 263],
            ],
            0.4,
        );
        block.line(`M${x + side + 8} ${ground - 284}v-9`, "line");
    }
    // the front between them
    block.shape("stone", box(x + 58, ground - 150, 42, 150));
    block.shape(
        "stone",
        [
            [x + 56, ground - 148],
            [x + 79, ground - 182],
            [x + 102, ground - 148],
        ],
        0.5,
    );
    const rose = { x: x + 79, y: ground - 116 };
    block.line(`M${rose.x - 17} ${rose.y}a17 17 0 1 0 34 0a17 17 0 1 0-34 0z`, "dark");
    let petals = "";
    for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4;
        petals += `M${rose.x} ${rose.y}L${round(rose.x + 15 * Math.cos(a))} ${round(rose.y + 15 * Math.sin(a))}`;
    }
    block.line(`${petals}M${rose.x - 8} ${rose.y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`, "tracery");
    for (const [at, w, h] of [
        [x + 12, 36, 62],
        [x + 62, 34, 74],
        [x + 108, 36, 62],
    ] as const) {
        block
            .line(lancet(at, ground - h, w, h), "stone")
            .line(lancet(at + 6, ground - h + 14, w - 12, h - 14), "dark");
    }
    block.line(`M${x} ${ground - 152}h160M${x} ${ground - 92}h160`, "line");
}

function wall(block: Block, ground: number): void {
    const outline: Corner[] = [
        [-10, ground],
        [-10, ground - 34],
    ];
    for (let x = -10; x < 1610; x += 22) {
        outline.push([x, ground - 42], [x + 12, ground - 42], [x + 12, ground - 34], [x + 22, ground - 34]);
    }
    outline.push([1610, ground]);
    block.shape("stone", outline, 0.4);
    let courses = "";
    for (let row = 0; row < 3; row++) {
        for (let x = (row % 2) * 14 - 10; x < 1600; x += 28 + ((x * 7 + row * 5) % 5)) {
            courses += `M${x} ${ground - 27 + row * 9}h${14 + ((x + row) % 9)}`;
        }
    }
    block.line(courses, "line");
}

function sun(block: Block, x: number, y: number): void {
    for (let i = 0; i < 16; i++) {
        const a = (i * Math.PI) / 8;
        const long = i % 2 === 0 ? 66 : 50;
        const corner = (angle: number, r: number): Corner => [
            x + r * Math.cos(angle),
            y + r * Math.sin(angle),
        ];
        block.shape("gold", [corner(a - 0.13, 34), corner(a, long), corner(a + 0.13, 34)], 0.4);
    }
    block.line(`M${x - 31} ${y}a31 31 0 1 0 62 0a31 31 0 1 0-62 0z`, "gold");
    block.line(
        `M${x - 15} ${y - 7}q5-5 10 0M${x + 5} ${y - 7}q5-5 10 0M${x} ${y - 5}l-4 12h6M${x - 10} ${y + 14}q10 7 20 0`,
        "line",
    );
}

function sky(block: Block): void {
    let strokes = "";
    for (let row = 0; row < 9; row++) {
        for (let x = (row * 137) % 90; x < 1600; x += 130 + ((row * 53 + x) % 70)) {
            const y = 14 + row * 15 + ((x * 13) % 7);
            strokes += `M${x} ${y}q${18 + (x % 20)}-${3 + (row % 3)} ${44 + ((x * 3) % 50)} 0`;
        }
    }
    block.line(strokes, "wind");
    for (const [x, y] of [
        [560, 66],
        [584, 54],
        [1180, 60],
        [1206, 74],
        [1226, 58],
    ] as const) {
        block.line(`M${x - 8} ${y - 4}q5-3 8 3q4-6 9-3`, "line");
    }
}

function river(block: Block, top: number): void {
    block.shape("water", box(-10, top, 1620, 70), 1.5);
    let waves = "";
    for (let row = 0; row < 5; row++) {
        for (let x = (row * 61) % 70; x < 1600; x += 74 + ((row * 31 + x) % 23)) {
            waves += `M${x} ${top + 9 + row * 10}q10-5 20 0t20 0`;
        }
    }
    block.line(waves, "line");
    block.shape("timber-fill", [
        [1385, top + 22],
        [1497, top + 20],
        [1479, top + 38],
        [1405, top + 38],
    ]);
    block.line(`M1439 ${top + 20}v-58M1439 ${top - 36}q34 22 2 46`, "timber");
    block.shape("sail", [
        [1443, top - 36],
        [1481, top - 8],
        [1443, top + 10],
    ]);
}

/** The whole picture, 1600 wide and 400 high. */
export function skyline(): readonly Cut[] {
    const block = new Block();
    sky(block);
    sun(block, 372, 96);
    const hills: Corner[] = [
        [-10, 330],
        [-10, 262],
        [140, 232],
        [300, 258],
        [470, 236],
        [640, 262],
        [980, 254],
        [1180, 226],
        [1380, 252],
        [1610, 230],
        [1610, 330],
    ];
    block.shape("hill", hills, 3).shade(hills, 0.5, 8);
    const roofs = ["roof", "slate", "roof", "ochre"];
    const far = [
        30, 92, 168, 226, 306, 372, 446, 520, 560, 1010, 1068, 1136, 1192, 1270, 1340, 1392, 1468, 1530,
    ];
    far.forEach((x, i) =>
        house(block, x, 322, 40 + ((i * 7) % 17), 74 + ((i * 29) % 34), roofs[(i + 1) % 4] ?? "roof"),
    );
    cathedral(block, 640, 336);
    const near = [-6, 64, 130, 262, 334, 406, 484, 556, 1016, 1090, 1236, 1308, 1420, 1496, 1560];
    near.forEach((x, i) =>
        house(block, x, 342, 50 + ((i * 11) % 17), 58 + ((i * 17) % 27), roofs[i % 4] ?? "roof"),
    );
    wall(block, 356);
    for (const x of [196, 596, 1160]) tower(block, x, 360, 44, 92);
    river(block, 354);
    return block.cuts;
}
