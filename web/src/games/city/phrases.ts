/** Words that fit: short texts spelled out, and lines of a given length. */
import { say, type Sayable } from "../../lib/words.svelte";

/** What a card does, for the room that a board has. A text that comes in words has its amounts spelled out. */
export function spelled(short: Sayable): string {
    return typeof short === "string" ? say(lengthened(short)) : say(short, "board");
}

function lengthened(short: string): string {
    const words = short
        .replace(/(\d+)d\b/g, (_, amount: string) => `${amount} denier${amount === "1" ? "" : "s"}`)
        .replace(/(\d+)i\b/g, "$1 influence")
        .replace(/(\d+) VP/g, "$1\u00a0VP")
        .replace("to each die, no", "each die, no")
        .replace("no Bish./Hall/Cath.", "not Bishopric/Hall/Cathedral")
        .replace(/\(N /, "(neutral ");
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lines of at most so many letters; the last one that is allowed ends with dots if more would follow. */
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
    const mark = /[⟧⟫]$/.exec(text)?.[0] ?? ""; // the pseudo-language closes what it opened
    return [...found.slice(0, most - 1), `${found[most - 1]}…${mark}`];
}
