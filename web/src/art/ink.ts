/** Strokes with an uneven hand: the same shape always comes out the same, so nothing trembles when it is drawn again. */

/** A small generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
    let state = (seed * 2654435761 + 1013904223) >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A line from one point to another that is not quite straight. */
export function inkLine(x1: number, y1: number, x2: number, y2: number, seed = 1, unrest = 0.9): string {
    return `M${rounded(x1)} ${rounded(y1)}${strokeTo(x1, y1, x2, y2, numbers(seed), unrest)}`;
}

function strokeTo(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    next: () => number,
    unrest: number,
    closes = false,
): string {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const parts = Math.max(1, Math.min(24, Math.round(length / 26)));
    let path = "";
    for (let i = 1; i <= parts; i++) {
        const sway = (next() - 0.5) * 2 * unrest;
        const settled = i === parts;
        const bend = (i - 0.5) / parts;
        const across = { x: (-(y2 - y1) / (length || 1)) * sway, y: ((x2 - x1) / (length || 1)) * sway };
        const end = settled && closes ? 0 : settled ? 0.4 : 1;
        const at = i / parts;
        path +=
            `Q${rounded(x1 + (x2 - x1) * bend + across.x)} ${rounded(y1 + (y2 - y1) * bend + across.y)}` +
            ` ${rounded(x1 + (x2 - x1) * at - across.x * 0.5 * end)} ${rounded(y1 + (y2 - y1) * at - across.y * 0.5 * end)}`;
    }
    return path;
}

/** A closed outline through corners, each side a little uneven. */
export function inkShape(points: readonly (readonly [number, number])[], seed = 1, unrest = 0.9): string {
    const next = numbers(seed);
    const first = points[0];
    if (!first) return "";
    let path = `M${rounded(first[0])} ${rounded(first[1])}`;
    points.forEach((from, i) => {
        const to = points[(i + 1) % points.length] ?? first;
        path += strokeTo(from[0], from[1], to[0], to[1], next, unrest, true);
    });
    return `${path}Z`;
}

/** A rectangle drawn by hand. */
export function inkRect(x: number, y: number, width: number, height: number, seed = 1, unrest = 0.9): string {
    return inkShape(
        [
            [x, y],
            [x + width, y],
            [x + width, y + height],
            [x, y + height],
        ],
        seed,
        unrest,
    );
}

/** Hatching: parallel strokes across a rectangle, for shade in the manner of a woodcut. */
export function hatching(x: number, y: number, width: number, height: number, gap = 4, seed = 1): string {
    const next = numbers(seed);
    let path = "";
    for (let at = gap / 2; at < height; at += gap) {
        const start = next() * width * 0.12;
        const end = width - next() * width * 0.3;
        path += inkLine(
            x + start,
            y + at,
            x + end,
            y + at + (next() - 0.5) * gap * 0.5,
            Math.floor(next() * 1e6),
            0.5,
        );
    }
    return path;
}
