/** Who came in where, and a picture of it. */

export interface Place {
    readonly seat: number;
    readonly name: string;
    readonly points: number;
    /** 1 is first; who is even shares a place, unless the rules decide. */
    readonly place: number;
}

/** Everybody in the order in which they came in. */
export function places(
    names: readonly string[],
    points: readonly number[],
    winners: readonly number[],
): readonly Place[] {
    const better = (one: number, other: number): boolean =>
        winners.includes(one) !== winners.includes(other)
            ? winners.includes(one)
            : !winners.includes(one) && (points[one] ?? 0) > (points[other] ?? 0);
    const seats = names.map((name, seat) => ({
        seat,
        name,
        points: points[seat] ?? 0,
        place: 1 + names.filter((_, other) => better(other, seat)).length,
    }));
    return seats.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const WIDTH = 640;
const ROW = 52;
const COLOURS = ["#285a8c", "#2f6b35", "#964510", "#6d3b7f", "#8c2f4f", "#1d6b6b", "#5b5b1e", "#4b4b8f"];

/** The end of a game as a drawing that needs nothing else. A verdict stands below the title; a game for one, or one that
 * was ended before its time, has no places. */
export function drawing(title: string, order: readonly Place[], verdict = "", decided = true): string {
    const top = verdict ? 112 : 92;
    const most = Math.max(1, ...order.map(({ points }) => points));
    const rows = order.map(({ seat, name, points, place }, i) => {
        const y = top + i * ROW;
        const length = Math.max(6, (Math.max(0, points) / most) * (WIDTH - 320));
        const rank = order.length > 1 && decided ? place : "";
        return `<text x="28" y="${y + 22}" font-size="20" font-weight="700">${rank}</text>
<text x="60" y="${y + 22}" font-size="18" textLength="${Math.min(170, name.length * 11)}" lengthAdjust="spacingAndGlyphs">${escaped(name)}</text>
<rect x="246" y="${y + 2}" width="${length.toFixed(1)}" height="28" rx="3" fill="${COLOURS[seat % COLOURS.length]}" stroke="#2b1d12"/>
<text x="${(246 + length + 10).toFixed(1)}" y="${y + 23}" font-size="20" font-weight="700">${points}</text>`;
    });
    const height = top + 18 + order.length * ROW;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" fill="#2b1d12">
<rect width="100%" height="100%" fill="#f4e9cf"/>
<rect x="8" y="8" width="${WIDTH - 16}" height="${height - 16}" fill="none" stroke="#2b1d12" stroke-width="2"/>
<text x="28" y="56" font-size="30" font-weight="700">${escaped(title)}</text>
${verdict ? `<text x="28" y="88" font-size="18">${escaped(verdict)}</text>\n` : ""}${rows.join("\n")}
</svg>
`;
}

/** How many points of the picture are one of the drawing: it is looked at on screens that show two. */
const FINE = 2;

/** A drawing as a picture that can be sent to anybody. */
export async function picture(drawn: string): Promise<Blob> {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width * FINE, image.height * FINE];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done, failed) =>
        canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
}
