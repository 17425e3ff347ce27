/** What a player pencils on a sheet: circles that do not quite close, crosses of two quick strokes. */

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A number from -1 to 1 that depends on a seed alone, so that a mark never trembles when it is drawn again. */
function wobble(seed: number): number {
    const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
    return (wave - Math.floor(wave)) * 2 - 1;
}

/** A circle with an overlapping end. */
export function pencilCircle(cx: number, cy: number, r: number, seed: number): string {
    const steps = 13;
    const start = -2 + wobble(seed) * 0.5;
    const points = Array.from({ length: steps + 1 }, (_, i) => {
        const angle = start + (i / steps) * Math.PI * 2.14;
        const reach = r * (1 + wobble(seed + i * 3.3) * 0.055 + (i / steps - 0.5) * 0.09);
        return [cx + Math.cos(angle) * reach * 1.03, cy + Math.sin(angle) * reach] as const;
    });
    return points
        .map(([x, y], i) => {
            if (i === 0) return `M${rounded(x)} ${rounded(y)}`;
            const [px, py] = points[i - 1] ?? [x, y];
            const bend = 1.035;
            const mx = cx + ((px + x) / 2 - cx) * bend;
            const my = cy + ((py + y) / 2 - cy) * bend;
            return `Q${rounded(mx)} ${rounded(my)} ${rounded(x)} ${rounded(y)}`;
        })
        .join("");
}

/** Two strokes across each other. */
export function pencilCross(cx: number, cy: number, r: number, seed: number): string {
    const at = (dx: number, dy: number, i: number) =>
        `${rounded(cx + dx * r + wobble(seed + i) * r * 0.16)} ${rounded(cy + dy * r + wobble(seed + i + 0.5) * r * 0.16)}`;
    return `M${at(-1, -1, 1)}Q${at(0.1, -0.1, 2)} ${at(1, 1, 3)}M${at(1, -1, 4)}Q${at(0.05, 0.1, 5)} ${at(-1, 1, 6)}`;
}
