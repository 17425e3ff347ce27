/** The geometry of a frame in which a board is zoomed and moved: pure functions of numbers. */

export interface Size {
    readonly width: number;
    readonly height: number;
}

export interface Point {
    readonly x: number;
    readonly y: number;
}

/** Where the board lies in its frame: a point p of it is seen at p * scale + (x, y). */
export interface View extends Point {
    readonly scale: number;
}

/** The event by which a piece asks to be brought into sight. */
export const REVEAL = "reveal";

/** How far one can zoom, as a multiple of the scale at which the whole board is seen. */
export const CLOSEST = 6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The scale at which the whole board is seen. */
export function fitting(board: Size, frame: Size): number {
    if (board.width <= 0 || board.height <= 0) return 1;
    return Math.min(frame.width / board.width, frame.height / board.height);
}

/** The whole board in the middle of the frame; or its beginning, `closer` times as large. */
export function whole(board: Size, frame: Size, closer = 1): View {
    const scale = fitting(board, frame) * closer;
    return settle({ scale, x: 0, y: 0 }, board, frame);
}

/** The nearest view that leaves no needless empty room: a side that fits is centred, another covers the frame. */
export function settle(view: View, board: Size, frame: Size): View {
    const least = fitting(board, frame);
    const scale = between(least, view.scale, least * CLOSEST);
    const along = (offset: number, length: number, room: number) => {
        const seen = length * scale;
        return seen <= room ? (room - seen) / 2 : between(room - seen, offset, 0);
    };
    return {
        scale,
        x: along(view.x, board.width, frame.width),
        y: along(view.y, board.height, frame.height),
    };
}

/** Zoom by a factor around a point of the frame, which stays where it is. */
export function zoom(view: View, factor: number, at: Point, board: Size, frame: Size): View {
    const least = fitting(board, frame);
    const scale = between(least, view.scale * factor, least * CLOSEST);
    const ratio = scale / view.scale;
    return settle(
        { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
        board,
        frame,
    );
}

/** Move the board by so many pixels. */
export function pan(view: View, dx: number, dy: number, board: Size, frame: Size): View {
    return settle({ ...view, x: view.x + dx, y: view.y + dy }, board, frame);
}

/** Two fingers moved from one pair of points to another. */
export function pinch(
    view: View,
    from: readonly [Point, Point],
    to: readonly [Point, Point],
    board: Size,
    frame: Size,
): View {
    const apart = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
    const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const start = middle(from);
    const end = middle(to);
    const moved = { ...view, x: view.x + end.x - start.x, y: view.y + end.y - start.y };
    const before = apart(from);
    return zoom(moved, before > 0 ? apart(to) / before : 1, end, board, frame);
}

/** Move the board just so far that a rectangle of the frame's coordinates is seen, with a margin. */
export function reveal(view: View, what: Point & Size, board: Size, frame: Size, margin = 12): View {
    const along = (start: number, length: number, room: number) => {
        if (start < margin) return margin - start;
        const over = start + length - (room - margin);
        return over > 0 ? -Math.min(over, start - margin) : 0;
    };
    const dx = along(what.x, what.width, frame.width);
    const dy = along(what.y, what.height, frame.height);
    return dx === 0 && dy === 0 ? view : pan(view, dx, dy, board, frame);
}

/** What a key does to the view; nothing for other keys. */
export function byKey(key: string, view: View, board: Size, frame: Size): View | undefined {
    const step = Math.min(frame.width, frame.height) / 6;
    const centre = { x: frame.width / 2, y: frame.height / 2 };
    switch (key) {
        case "ArrowLeft":
            return pan(view, step, 0, board, frame);
        case "ArrowRight":
            return pan(view, -step, 0, board, frame);
        case "ArrowUp":
            return pan(view, 0, step, board, frame);
        case "ArrowDown":
            return pan(view, 0, -step, board, frame);
        case "+":
        case "=":
            return zoom(view, 1.3, centre, board, frame);
        case "-":
            return zoom(view, 1 / 1.3, centre, board, frame);
        case "0":
        case "Home":
            return whole(board, frame);
        default:
            return undefined;
    }
}
