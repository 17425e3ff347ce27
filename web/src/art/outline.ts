/** The outlines of pieces, for what glows along them. */

/** A rectangle with round corners. */
export const roundRect = (x: number, y: number, w: number, h: number, r: number): string =>
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A circle around the origin. */
export const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A path from (0, 0) elsewhere and in another size, by its own numbers: a transformation would have the browser paint
 * it apart from what is around it. The path begins with a capital. */
export function placed(path: string, x: number, y: number, scale = 1): string {
    let command = "";
    let number = 0;
    return path.replace(/([a-z])|[\s,]*(-?\d*\.?\d+)/gi, (_, letter?: string, word = "") => {
        if (letter) {
            command = letter;
            number = 0;
            return letter;
        }
        const at = number++;
        const arc = command === "a" || command === "A";
        // An arc has its radii, three numbers that stay as they are, and its end.
        if (arc && at % 7 > 1 && at % 7 < 5) return ` ${word}`;
        const down = command === "V" || (command !== "H" && (arc ? at % 7 === 6 : at % 2 === 1));
        const absolute = command < "a" && !(arc && at % 7 < 2);
        const value = Number(word) * scale + (absolute ? (down ? y : x) : 0);
        return ` ${Math.round(value * 1000) / 1000}`;
    });
}
