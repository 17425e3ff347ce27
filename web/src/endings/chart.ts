/** Where the lines of a chart of points lie, in pixels. */

export interface Mark {
    readonly at: number;
    readonly points: readonly number[];
}

export interface Line {
    readonly path: string;
    readonly spots: readonly (readonly [x: number, y: number])[];
    readonly points: number;
    /** Where its last points are written, clear of those of other lines. */
    readonly label: number;
}

export interface Chart {
    readonly lines: readonly Line[];
    readonly ticks: readonly { readonly points: number; readonly y: number }[];
    /** For each mark where it is, and whether there is room to name it. */
    readonly marks: readonly { readonly x: number; readonly named: boolean }[];
    /** Where a moment of the game is, by its number of tokens. */
    readonly moment: (at: number) => number;
}

export const EDGE = { left: 30, right: 44, top: 10, bottom: 24 };
const MOST_TICKS = 5;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
/** What the name of a mark, and the line of a number, need. */
const NAME = 34;
const LINE = 15;

export function chart(marks: readonly Mark[], width: number, height: number): Chart {
    const all = marks.flatMap(({ points }) => points);
    const low = Math.min(0, ...all);
    const high = Math.max(1, ...all);
    const span = { x: width - EDGE.left - EDGE.right, y: height - EDGE.top - EDGE.bottom };
    const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS) ?? high - low;
    const x = (i: number) => EDGE.left + (marks.length > 1 ? (i / (marks.length - 1)) * span.x : span.x);
    const y = (points: number) => EDGE.top + ((high - points) / (high - low)) * span.y;
    const spots = (marks[0]?.points ?? []).map((_, column) =>
        marks.map(({ points }, i) => [x(i), y(points[column] ?? 0)] as const),
    );
    const labels = apart(
        spots.map((line) => line.at(-1)?.[1] ?? 0),
        EDGE.top,
        height - EDGE.bottom,
    );
    const every = Math.max(1, Math.ceil((marks.length * NAME) / span.x));
    return {
        lines: spots.map((line, column) => ({
            path: "M" + line.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L"),
            spots: line,
            points: marks.at(-1)?.points[column] ?? 0,
            label: labels[column] ?? 0,
        })),
        ticks: Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, i) => {
            const points = (Math.ceil(low / step) + i) * step;
            return { points, y: y(points) };
        }),
        marks: marks.map((_, i) => ({ x: x(i), named: (marks.length - 1 - i) % every === 0 })),
        moment: (at) => {
            const next = marks.findIndex((mark) => mark.at >= at);
            const [before, after] = [marks[next - 1], marks[next]];
            if (!after) return x(marks.length - 1);
            if (!before) return x(0);
            return x(next - 1 + (at - before.at) / (after.at - before.at));
        },
    };
}

/** The same heights in the same order, none nearer to the next than a line of text, within these bounds. */
export function apart(heights: readonly number[], top: number, bottom: number): readonly number[] {
    const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
    const found = [...heights];
    let free = top;
    for (const i of order) free = (found[i] = Math.max(found[i]!, free)) + LINE;
    let last = bottom;
    for (const i of order.toReversed()) last = (found[i] = Math.min(found[i]!, last)) - LINE;
    return found;
}
