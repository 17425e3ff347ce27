/** Troyes where it is played: its board, and what its choices and its story are about. */

import { message } from "../../lib/words/words.svelte";
import type { Play } from "../types";
import CityBoard from "./CityBoard.svelte";
import CityMoment from "./CityMoment.svelte";
import CityPlayers from "./CityPlayers.svelte";
import { thrownIn } from "../throws";
import type { CityScene } from "./types";

export const play: Play<CityScene> = {
    board: CityBoard,
    players: CityPlayers,
    moment: CityMoment,
    ending: () => import("./CityEnding.svelte"),
    label: message("page-board"),
    // Dice that were used are gone, and another's way of passing is not our button.
    shown: (line, seat) => {
        const others = line.seat >= 0 && line.seat !== seat;
        return line.refs.filter(
            (ref) => !/^(own-)?die:/.test(ref) && !(others && /^(pass|supply)$/.test(ref)),
        );
    },
    thrown: thrownIn,
    named: ({ slots }) =>
        Object.fromEntries(slots.flatMap(({ ref, card }) => (card ? [[ref, card.title]] : []))),
};
