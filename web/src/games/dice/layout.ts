/** Where things stand on a sheet, wide and narrow. */

export interface SheetLayout {
    readonly width: number;
    /** Room for the names of the rows at the left; 0 puts them above the rows. */
    readonly label: number;
    /** The middle of each column of buildings, from the left edge of the sheet. */
    readonly columns: readonly number[];
    /** Width of a building. */
    readonly building: number;
    readonly caption: number;
    readonly row: number;
    readonly dice: number;
    /** Where the scoring column begins. */
    readonly score: number;
    /** The first symbol of a track, the distance of symbols, and the room for what a track brings. */
    readonly track: number;
    readonly resource: number;
    readonly resourceGap: number;
    readonly citizen: number;
    readonly citizenGap: number;
    readonly strip: number;
    readonly margin: number;
}

export const WIDE: SheetLayout = {
    width: 592,
    label: 84,
    columns: [112, 188, 246, 322, 380, 456],
    building: 48,
    caption: 0,
    row: 57,
    dice: 27,
    score: 490,
    track: 120,
    resource: 22.2,
    resourceGap: 18,
    citizen: 20.2,
    citizenGap: 30,
    strip: 29,
    margin: 10,
};

export const NARROW: SheetLayout = {
    width: 390,
    label: 0,
    columns: [34, 95, 140, 201, 246, 307],
    building: 42,
    caption: 17,
    row: 50,
    dice: 27,
    score: 334,
    track: 20,
    resource: 17.2,
    resourceGap: 15,
    citizen: 15.2,
    citizenGap: 28,
    strip: 27,
    margin: 6,
};

export const HEADER = 40;
export const FOOTER = 46;
const GAP = 7;
const COLUMN_MARKS = 26;

/** A row of buildings with its caption. */
export const rowHeight = (layout: SheetLayout) => layout.caption + layout.row;

/** A district: its dice, two rows of buildings and its resources. */
export const districtHeight = (layout: SheetLayout) =>
    layout.dice + 2 * rowHeight(layout) + layout.caption + layout.strip + 4;

export const districtTop = (layout: SheetLayout, i: number) => HEADER + i * (districtHeight(layout) + GAP);

export const citizensTop = (layout: SheetLayout) => districtTop(layout, 3);

export const citizensHeight = (layout: SheetLayout) => COLUMN_MARKS + 3 * (layout.caption + layout.strip) + 4;

export const footerTop = (layout: SheetLayout) => citizensTop(layout) + citizensHeight(layout) + 2;

export const sheetHeight = (layout: SheetLayout) => footerTop(layout) + FOOTER;

export const COLUMN_MARK_ROOM = COLUMN_MARKS;

/** The middle of a symbol on a resource track, counted from 1; after each of the marks there is room for a citizen. */
export function resourceX(layout: SheetLayout, at: number, marks: readonly number[]): number {
    const passed = marks.filter((mark) => mark < at).length;
    return layout.track + (at - 1) * layout.resource + passed * layout.resourceGap;
}

/** The middle of a citizen, counted from 1; after each of the marks there is room for what it brings. */
export function citizenX(layout: SheetLayout, at: number, marks: readonly number[]): number {
    const passed = marks.filter((mark) => mark < at).length;
    return layout.track + (at - 1) * layout.citizen + passed * layout.citizenGap;
}
