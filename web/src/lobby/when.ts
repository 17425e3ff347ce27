/** How long ago something was, in words. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `then` and `now` in seconds since 1970. */
export function ago(then: number, now: number): string {
    const passed = Math.max(0, now - then);
    for (const [unit, seconds] of STEPS) {
        if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
    }
    return "just now";
}
