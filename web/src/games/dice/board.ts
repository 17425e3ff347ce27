/** How the board is divided: calendar, wheel and notes at the left or on top, the sheet at the right or below. */
import { NARROW, sheetHeight, WIDE } from "./layout";
import { notesHeight } from "./square/notes";
import type { DiceScene } from "./words";

const CALENDAR = 50;
const WHEEL = 400;
const MARGIN = 8;
const TABS = 40;

export interface BoardParts {
    readonly width: number;
    readonly height: number;
    /** Width of the part with the wheel, and its left edge. */
    readonly left: number;
    readonly origin: number;
    readonly top: number;
    /** Size of the wheel by its usual size, and the height of its middle. */
    readonly scale: number;
    readonly wheelY: number;
    readonly notesTop: number;
    /** Height that nothing needs below the notes. */
    readonly spare: number;
    readonly tabs: number;
    readonly sheet: { readonly x: number; readonly y: number };
}

export function boardParts(scene: DiceScene, seat: number | null, narrow: boolean): BoardParts {
    const layout = narrow ? NARROW : WIDE;
    const left = narrow ? NARROW.width : WHEEL;
    const scale = (left - (narrow ? 4 : 0)) / WHEEL;
    const tabs = seat === null && scene.sheets.length > 1 ? TABS : 0;
    const notesTop = CALENDAR + WHEEL * scale + 10;
    const notes = notesTop + notesHeight(scene, left);
    const sheet = narrow ? { x: 0, y: notes + 8 + tabs } : { x: MARGIN + left + 12, y: MARGIN + tabs };
    const height = Math.max(sheet.y + sheetHeight(layout), notes) + MARGIN;
    return {
        width: narrow ? NARROW.width : sheet.x + WIDE.width + MARGIN,
        height,
        left,
        origin: narrow ? 0 : MARGIN,
        top: narrow ? 2 : MARGIN - 2,
        scale,
        wheelY: CALENDAR + (WHEEL * scale) / 2 + 4,
        notesTop,
        spare: narrow ? 0 : height - MARGIN - notes,
        tabs,
        sheet,
    };
}
