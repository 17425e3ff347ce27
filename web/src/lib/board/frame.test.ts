import { describe, expect, it } from "vitest";
import { byKey, CLOSEST, fitting, pan, pinch, reveal, settle, whole, zoom } from "./frame";

const board = { width: 400, height: 300 };
const frame = { width: 200, height: 200 };

describe("whole", () => {
    it("shows all of the board in the middle", () => {
        expect(fitting(board, frame)).toBe(0.5);
        expect(whole(board, frame)).toEqual({ scale: 0.5, x: 0, y: 25 });
    });

    it("can start closer, at its beginning", () => {
        expect(whole(board, frame, 2)).toEqual({ scale: 1, x: 0, y: 0 });
    });

    it("does not mind a board that is not drawn yet", () => {
        expect(fitting({ width: 0, height: 0 }, frame)).toBe(1);
    });
});

describe("settle", () => {
    it("leaves no empty room beside a board that is larger than the frame", () => {
        expect(settle({ scale: 1, x: 50, y: -500 }, board, frame)).toEqual({ scale: 1, x: 0, y: -100 });
    });

    it("keeps the scale within bounds", () => {
        expect(settle({ scale: 0.1, x: 0, y: 0 }, board, frame).scale).toBe(0.5);
        expect(settle({ scale: 99, x: 0, y: 0 }, board, frame).scale).toBe(0.5 * CLOSEST);
    });
});

describe("zoom", () => {
    it("keeps the point under the finger where it is", () => {
        const view = zoom({ scale: 1, x: -100, y: -50 }, 2, { x: 100, y: 100 }, board, frame);
        expect(view).toEqual({ scale: 2, x: -300, y: -200 });
    });
});

describe("pan", () => {
    it("stops at the edge", () => {
        expect(pan({ scale: 1, x: -100, y: -50 }, 30, -200, board, frame)).toEqual({
            scale: 1,
            x: -70,
            y: -100,
        });
    });
});

describe("pinch", () => {
    it("zooms by the distance of two fingers and follows their middle", () => {
        const from = [
            { x: 80, y: 100 },
            { x: 120, y: 100 },
        ] as const;
        const to = [
            { x: 70, y: 110 },
            { x: 150, y: 110 },
        ] as const;
        expect(pinch({ scale: 1, x: -100, y: -50 }, from, to, board, frame)).toEqual({
            scale: 2,
            x: -290,
            y: -190,
        });
    });
});

describe("reveal", () => {
    const view = { scale: 1, x: -100, y: -50 };

    it("moves no further than it must", () => {
        expect(reveal(view, { x: 20, y: 20, width: 50, height: 50 }, board, frame)).toBe(view);
        expect(reveal(view, { x: 180, y: 20, width: 40, height: 40 }, board, frame)).toEqual({
            ...view,
            x: -132,
        });
        expect(reveal(view, { x: -30, y: 20, width: 40, height: 40 }, board, frame)).toEqual({
            ...view,
            x: -58,
        });
    });
});

describe("byKey", () => {
    const view = { scale: 1, x: -100, y: -50 };

    it("moves by arrows and zooms by plus and minus", () => {
        expect(byKey("ArrowDown", view, board, frame)?.y).toBeCloseTo(-50 - 200 / 6);
        expect(byKey("ArrowLeft", view, board, frame)?.x).toBeCloseTo(-100 + 200 / 6);
        expect(byKey("+", view, board, frame)?.scale).toBeCloseTo(1.3);
        expect(byKey("-", view, board, frame)?.scale).toBeCloseTo(1 / 1.3);
        expect(byKey("0", view, board, frame)).toEqual(whole(board, frame));
        expect(byKey("a", view, board, frame)).toBeUndefined();
    });
});
