/** Which of several things lies nearest in a direction: how arrow keys move among what can be chosen. */

export interface Spot {
    readonly x: number;
    readonly y: number;
}

const WAYS: Readonly<Record<string, Spot>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in WAYS;

/** What lies aside counts as further away. */
const ASIDE = 2;

/** The number of the nearest spot in the direction of an arrow key; where there is none, the furthest the other way, so
 * that one comes round. */
export function nearest(key: string, from: Spot, spots: readonly Spot[]): number | undefined {
    const way = WAYS[key];
    if (!way) return undefined;
    const measured = spots.map((spot, i) => {
        const [dx, dy] = [spot.x - from.x, spot.y - from.y];
        const along = dx * way.x + dy * way.y;
        const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
        return { i, along, aside, far: Math.abs(along) + ASIDE * aside };
    });
    const ahead = measured.filter(({ along, aside }) => along > 1 && along * 3 > aside);
    if (ahead.length) return ahead.reduce((best, one) => (one.far < best.far ? one : best)).i;
    const behind = measured.filter(({ along }) => along < -1);
    if (!behind.length) return undefined;
    return behind.reduce((best, one) =>
        one.along + ASIDE * one.aside < best.along + ASIDE * best.aside ? one : best,
    ).i;
}
