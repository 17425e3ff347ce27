/** How long words find room in a drawing, where nothing wraps by itself. */

/** How wide a letter is for its height, in a serif that is rather wide. */
const LETTER = 0.66;
const WIDE = /[MWmw@—]/g;

/** About how wide words are at a size of one. */
export function breadth(words: string): number {
    return (words.length + (words.match(WIDE)?.length ?? 0) * 0.5) * LETTER;
}

/** The size at which words fit into the room, and no larger than usual. */
export function sizeFor(words: string, room: number, usual: number): number {
    return Math.min(usual, room / Math.max(1, breadth(words)));
}

/** A name in one line if it fits there at its usual size, and otherwise in two that are about as long. */
export function inLines(name: string, room: number, usual: number): readonly string[] {
    if (breadth(name) * usual <= room) return [name];
    const middle = name.length / 2;
    const gaps = [...name.matchAll(/[ \-_.]/g)].map((gap) => gap.index + 1);
    const at = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    const cut = at !== undefined && Math.abs(at - middle) <= middle / 2 ? at : Math.ceil(middle);
    return [name.slice(0, cut).trim(), name.slice(cut).trim()];
}
