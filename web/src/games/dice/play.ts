/** Troyes Dice where it is played: its board, and how its choices are listed. */

import { colour, message } from "../../lib/words/words.svelte";
import type { Play } from "../types";
import DiceBoard from "./DiceBoard.svelte";
import DiceMoment from "./DiceMoment.svelte";
import DicePlayers from "./DicePlayers.svelte";
import { thrownIn } from "./thrown";
import { lyingAt, type DiceScene } from "./words";

const DIE = message("dice-board-part-die");

export const play: Play<DiceScene> = {
    board: DiceBoard,
    players: DicePlayers,
    moment: DiceMoment,
    label: message("dice-board-frame"),
    // Everything begins with a die.
    headings: () => [
        [message("dice-board-group-dice"), ["die", "die-for"]],
        [message("dice-board-group-buildings"), ["build"]],
        [message("dice-board-group-resources"), ["gain", "one-of-each"]],
        [message("dice-board-group-citizens"), ["citizen"]],
        [message("dice-board-group-numbers"), ["number", "rising", "falling"]],
        [message("dice-board-group-bonuses"), ["first", "no-citizen"]],
        [message("dice-board-group-tiles"), ["tile"]],
    ],
    parts: [
        ["build", message("dice-board-part-building")],
        ["gain", message("dice-board-part-resources")],
        ["die", DIE],
        ["die-for", DIE],
    ],
    means: ["die", "die-for"],
    bar: [],
    stops: ["character", "tile", "building"],
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
