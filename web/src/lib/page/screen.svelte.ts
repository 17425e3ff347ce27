/** What shape the window has, and with it where board, question and players find room. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** A phone held upright; one that lies on its side, and any window as low; a tablet held upright; a desk. */
export type Shape = "phone" | "low" | "tablet" | "desk";

/** Below this height a board and a question have no room but side by side. */
const LOW = 500;
/** Narrower than this, nothing has room beside a board. */
const SLIM = 560;
/** From here on a board for a wide window can be read. */
const PHONE = 640;
/** From here on the question has room beside the whole board, if the window is wider than high. */
const DESK = 900;
const UPRIGHT = 1200;

export function shapeOf(width: number, height: number): Shape {
    if (height < LOW && width >= SLIM) return "low";
    if (width < PHONE) return "phone";
    return width < DESK || (width < UPRIGHT && height > width) ? "tablet" : "desk";
}

class Screen {
    readonly shape: Shape = $derived(shapeOf(innerWidth.current ?? DESK, innerHeight.current ?? DESK));
    /** Whether boards are drawn for a phone held upright. */
    readonly narrow = $derived(this.shape === "phone");
}

export const screen = new Screen();
