/** Troyes where it is played: its board, and how its choices are listed and filled in. */

import { message } from "../../lib/words/words.svelte";
import type { Headings, Play } from "../types";
import CityBoard from "./CityBoard.svelte";
import CityMoment from "./CityMoment.svelte";
import CityPlayers from "./CityPlayers.svelte";
import { thrownIn } from "./thrown";
import type { CityScene } from "./types";

const headings = (asked: ReadonlySet<string>): Headings => {
    // Where a citizen is being placed, spaces are where it goes; otherwise they are where one's citizens are.
    const placing = [...asked].every((kind) => kind === "space");
    return [
        [message("page-group-finish"), ["done", "again", "enough", "keep"]],
        [message("page-group-times"), ["times"]],
        [message("city-board-group-kept"), ["place-cubes", "discard-cubes"]],
        [message("city-board-group-guard"), ["advance"]],
        [message("city-board-group-outdoor"), ["outdoor"]],
        [message("city-board-group-columns"), ["column"]],
        [message("city-board-group-players"), ["rob", "free"]],
        [message("city-board-group-cards"), ["activity"]],
        [message("city-board-group-events"), ["event"]],
        [message("city-board-group-actions"), ["cathedral", "agriculture", "ramparts", "pass"]],
        [message("city-board-group-buildings"), ["place"]],
        [message("city-board-group-cubes"), ["use", "use-outdoor"]],
        [message("city-board-group-dice"), ["die"]],
        [message("city-board-group-black"), ["black", "succumb"]],
        ...(placing ? ([[message("city-board-group-spaces"), ["space"]]] as const) : []),
        [
            message("city-board-group-citizens"),
            ["lying", "tradesman", "supply", ...(placing ? [] : ["space"])],
        ],
        [message("city-board-group-influence"), ["reroll", "recruit", "turn"]],
    ];
};

const CUBE = message("city-board-part-cube");
const CITIZEN = message("city-board-part-citizen");

export const play: Play<CityScene> = {
    board: CityBoard,
    players: CityPlayers,
    moment: CityMoment,
    ending: () => import("./CityEnding.svelte"),
    label: message("page-board"),
    headings,
    parts: [
        ["activity", message("city-board-part-card")],
        ["event", message("city-board-part-event")],
        ["cathedral", message("city-board-part-cathedral")],
        ["agriculture", message("city-board-part-fields")],
        ["ramparts", message("city-board-part-ramparts")],
        ["place", message("city-board-part-building")],
        ["use", CUBE],
        ["use-outdoor", CUBE],
        ["advance", message("city-board-part-guard")],
        ["outdoor", message("city-board-part-outdoor")],
        ["column", message("city-board-part-column")],
        ["lying", CITIZEN],
        ["tradesman", CITIZEN],
        ["space", CITIZEN],
        ["supply", CITIZEN],
        ["die", message("city-board-part-die")],
    ],
    settled: "black",
    means: ["die"],
    bar: ["reroll", "recruit", "turn"],
    barTitle: message("city-board-group-influence"),
    opens: "turn",
    stops: ["card", "event", "character", "building", "cathedral", "agriculture", "ramparts", "outdoor-face"],
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
