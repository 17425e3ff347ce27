/** The geometry of the wheel: nine notches, the first at the top, going round as the hands of a clock. */

export const RIM = 198;
export const PLAZAS = 147;
export const TILES = 187;
export const DISC = 106;
export const PRICES = 84;
export const HUB = 52;
const STEP = 360 / 9;

/** How far a notch (from 1) is turned from the top, in degrees. */
export const turn = (notch: number) => (notch - 1) * STEP;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A point at so many degrees from the top. */
export function around(degrees: number, radius: number): { x: number; y: number } {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return { x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) };
}

/** A piece of a ring between two directions and two radii. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
    const [a, b, c, d] = [around(from, outer), around(to, outer), around(to, inner), around(from, inner)];
    const large = to - from > 180 ? 1 : 0;
    return (
        `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
        `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
    );
}

/** The zones of the inner disc when the window stands at the top. */
export const ZONES = {
    window: [-STEP / 2, STEP / 2],
    morning: [STEP / 2, STEP / 2 + 4 * STEP],
    afternoon: [STEP / 2 + 4 * STEP, 360 - STEP / 2],
} as const;

/** Short strokes along a circle, as a woodcutter shades a rim. */
export function rays(inner: number, outer: number, count: number): string {
    return Array.from({ length: count }, (_, i) => {
        const degrees = (i / count) * 360;
        const long = i % 3 === 0 ? 0 : i % 3 === 1 ? 0.35 : 0.6;
        const a = around(degrees, inner + (outer - inner) * long);
        const b = around(degrees + 0.6, outer);
        return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }).join("");
}
