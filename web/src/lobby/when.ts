/** How long ago something was, in words. */

import { t, words } from "../lib/words/words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

/** `then` and `now` in seconds since 1970. */
export function ago(then: number, now: number): string {
    const passed = Math.max(0, now - then);
    for (const [unit, seconds] of STEPS) {
        if (passed < seconds) continue;
        const format = new Intl.RelativeTimeFormat(words.locale, { numeric: "auto" });
        return t("page-ago", { ago: format.format(-Math.floor(passed / seconds), unit) });
    }
    return t("page-just-now");
}
