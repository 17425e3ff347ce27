/** How long to wait before another attempt: twice as long each time, at most half a minute, never all pages at once. */

export function wait(attempt: number, random: () => number = Math.random): number {
    const longest = Math.min(30_000, 500 * 2 ** Math.min(attempt, 10));
    return Math.round(longest * (0.5 + random() / 2));
}
