/** Troyes Dice where it is played: its board, and what its choices and its story are about. */

import { colour, message } from "../../lib/words/words.svelte";
import type { Play } from "../types";
import DiceBoard from "./DiceBoard.svelte";
import DiceMoment from "./DiceMoment.svelte";
import DicePlayers from "./DicePlayers.svelte";
import { thrownIn } from "../throws";
import { lyingAt, type DiceScene } from "./words";

export const play: Play<DiceScene> = {
    board: DiceBoard,
    players: DicePlayers,
    moment: DiceMoment,
    label: message("dice-board-frame"),
    stops: ["character"],
    // Everybody has a sheet of their own; only the dice lie before all.
    shown: (line, seat) =>
        line.seat >= 0 && line.seat !== seat ? line.refs.filter((ref) => ref.startsWith("die:")) : line.refs,
    thrown: thrownIn,
    named: (scene) =>
        Object.fromEntries(
            scene.places.flatMap(({ half, position, notch, price, die, open }) => {
                const up = scene.notches[notch - 1]?.up;
                if (!die || !open || half !== scene.half || !up) return [];
                const what = { colour: colour(up), value: die.used };
                return [[`die:${position}`, lyingAt(position, what, price)]];
            }),
        ),
};
