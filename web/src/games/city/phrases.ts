import type { Box } from "./layout";

/** Words that fit: lines of at most so many letters; the last one that is allowed ends with dots if more would follow. */
export function lines(text: string, letters: number, most = 9): string[] {
    const found: string[] = [];
    for (const word of text.split(/ |(?<=\/)/)) {
        const last = found.at(-1);
        const gap = last?.endsWith("/") ? "" : " ";
        if (last !== undefined && last.length + gap.length + word.length <= letters)
            found[found.length - 1] = last + gap + word;
        else found.push(word);
    }
    if (found.length <= most) return found;
    const mark = /⟧$/.exec(text)?.[0] ?? ""; // the pseudo-language closes what it opened
    return [...found.slice(0, most - 1), `${found[most - 1]}…${mark}`];
}

const LETTER = 6.4;

/** What an event does, beside its picture, or below its banners where there is none. */
export function eventLines(text: string, box: Box, terse: boolean): string[] {
    const room = box.w - (terse ? 32 : 56);
    return lines(text, Math.floor(room / LETTER), terse ? 2 : box.h > 130 ? 4 : 3);
}
