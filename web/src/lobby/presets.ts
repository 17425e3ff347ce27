/** What can be started with one click, and how it is introduced. A game that is not known here is introduced all the same. */

import type { GameInfo, SetupChoice, TableInfo } from "../lib/types";

export type Emblem = "city" | "king" | "dice" | "plain";

export interface Preset {
    readonly key: string;
    readonly game: GameInfo;
    readonly players: number;
    readonly title: string;
    readonly text: string;
    readonly size: string;
    readonly emblem: Emblem;
}

const SOLO = "The King’s Challenge";

const WORDS: Readonly<Record<string, { text: string; emblem: Emblem }>> = {
    city: {
        text: "Four centuries of a city in Champagne. Dice are your workforce, and everyone else’s is for sale.",
        emblem: "city",
    },
    dice: {
        text: "A day in Troyes on a sheet of paper: everybody picks a die at once, builds, and fears the black one.",
        emblem: "dice",
    },
};

function people(players: readonly number[]): string {
    const least = Math.min(...players);
    const most = Math.max(...players);
    return least === most ? `${least} players` : `${least}–${most} players`;
}

/** Everything that can be started with one click. */
export function presets(games: readonly GameInfo[]): readonly Preset[] {
    return games.flatMap((game): readonly Preset[] => {
        const known = WORDS[game.name];
        const alone = game.name === "city" && game.players.includes(1);
        const main: Preset = {
            key: game.name,
            game,
            players: game.usual_players,
            title: game.title,
            text: known?.text ?? "Play it against computer players.",
            size: people(alone ? game.players.filter((count) => count > 1) : game.players),
            emblem: known?.emblem ?? "plain",
        };
        if (!alone) return [main];
        const solo: Preset = {
            ...main,
            key: `${game.name}-1`,
            players: 1,
            title: SOLO,
            text: "Troyes alone against le Roy, who needs neither money nor influence and will try anything to win.",
            size: "1 player",
            emblem: "king",
        };
        return [main, solo];
    });
}

const VALUES: Readonly<Record<string, string>> = {
    "numbering=first": "as for a first game",
    "numbering=rolled": "rolled",
    "numbering=expert": "expert: the town crier writes them",
};

/** What a table is called: Troyes alone is the King's Challenge. */
export function titleOf(table: TableInfo): string {
    return table.game === "city" && table.seats.length === 1 ? SOLO : table.title;
}

/** With a capital first. */
export function sentenceCase(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a choice is a plain yes or no. */
export function isSwitch(choice: SetupChoice): boolean {
    return choice.values.length === 2 && choice.values.includes("yes") && choice.values.includes("no");
}

/** How a value of a choice reads. */
export function valueWords(choice: SetupChoice, value: string): string {
    return sentenceCase(VALUES[`${choice.name}=${value}`] ?? value.replaceAll("_", " "));
}

/** What a table settled otherwise than usual, in short. */
export function unusual(
    game: GameInfo | undefined,
    setup: Readonly<Record<string, string>>,
): readonly string[] {
    return (game?.choices ?? []).flatMap((choice) => {
        const value = setup[choice.name];
        if (value === undefined || value === choice.values[0]) return [];
        if (isSwitch(choice)) return [choice.about.replace(/^play with /, "")];
        return [`${value.replaceAll("_", " ")} ${choice.name.replaceAll("_", " ")}`];
    });
}
