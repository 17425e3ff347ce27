// Pieces of one kind are interchangeable in the rules, but on the table it is this citizen that walks from here to
// there. Giving it the same name before and after lets the page glide it.

export interface Placed {
    readonly kind: string;
    readonly place: string;
}

export type Followed<T extends Placed> = T & { readonly id: string };

let named = 0;

/** The new pieces with stable names: those that stayed keep theirs, those that left lend theirs to those that came. */
export function follow<T extends Placed>(
    previous: readonly Followed<T>[],
    next: readonly T[],
): Followed<T>[] {
    const stayed = new Map<string, string[]>();
    for (const piece of previous) {
        const key = `${piece.kind} ${piece.place}`;
        stayed.set(key, [...(stayed.get(key) ?? []), piece.id]);
    }
    const result: (Followed<T> | null)[] = next.map((piece) => {
        const id = stayed.get(`${piece.kind} ${piece.place}`)?.shift();
        return id === undefined ? null : { ...piece, id };
    });
    const left = new Map<string, string[]>();
    for (const piece of previous) {
        if (stayed.get(`${piece.kind} ${piece.place}`)?.includes(piece.id))
            left.set(piece.kind, [...(left.get(piece.kind) ?? []), piece.id]);
    }
    return result.map(
        (piece, i) => piece ?? { ...next[i]!, id: left.get(next[i]!.kind)?.shift() ?? `p${++named}` },
    );
}
