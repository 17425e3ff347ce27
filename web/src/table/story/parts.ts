/** The story in its parts: by round and phase, and within them by turn. */
import type { LogLine } from "../../lib/server/types";
import type { Message } from "../../lib/words/words.svelte";

export interface Part {
    readonly chapter: Message | null;
    /** Each line, and whether it goes on with somebody's turn, as what chance answers does. */
    readonly lines: { readonly line: LogLine; readonly goesOn: boolean }[];
}

export function partsOf(lines: readonly LogLine[]): Part[] {
    const found: Part[] = [];
    let [key, whose, turn] = ["", -1, -1];
    for (const line of lines) {
        const chapter = line.chapter ?? found.at(-1)?.chapter ?? null;
        const anew = !found.length || JSON.stringify(chapter) !== key;
        if (anew) found.push({ chapter, lines: [] });
        if (anew || (line.turn ?? 0) !== turn)
            [key, whose, turn] = [JSON.stringify(chapter), -1, line.turn ?? 0];
        const goesOn = whose >= 0 && (line.seat < 0 || line.seat === whose);
        if (line.seat >= 0) whose = line.seat;
        found.at(-1)!.lines.push({ line, goesOn });
    }
    return found;
}
