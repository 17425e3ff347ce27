/** What the chosen die costs as something else. The server says it of each die by colour and by value. */

import type { Board } from "../../../lib/board/board.svelte";
import { COLOURS, type Colour, type DiceScene } from "../words";

export interface Cost {
    readonly influence: number;
    readonly knowledge: number;
}

/** What the die that is chosen costs as one of this colour and value; nothing is known before one is chosen. */
export function costOf(board: Board, scene: DiceScene, colour: Colour, value: number): Cost | null {
    const ref = board.chosen.map((token) => board.refOf(token)).find((one) => one.startsWith("die:"));
    const place = scene.places.find(
        ({ half, position, open }) => open && half === scene.half && ref === `die:${position}`,
    );
    const knowledge = place?.colours[COLOURS.indexOf(colour)] ?? -1;
    const influence = place?.values[value] ?? -1;
    return influence < 0 || knowledge < 0 ? null : { influence, knowledge };
}
