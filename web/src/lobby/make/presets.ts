/** What can be started with one click, and how it is introduced. A game that is not known is introduced all the same. */

import { registration, wayOf } from "../../games";
import type { Emblem } from "../../games/types";
import type { GameInfo, SetupChoice } from "../../lib/server/types";
import { isMixed, mixOf, type Setup } from "./mixes";
import { capital, message, say, type Message } from "../../lib/words/words.svelte";

export interface Preset {
    readonly key: string;
    readonly game: GameInfo;
    readonly players: number;
    readonly title: Message;
    readonly text: Message;
    readonly size: Message;
    readonly emblem: Emblem;
    readonly lesson: string | undefined;
}

function people(players: readonly number[]): Message {
    const least = Math.min(...players);
    const most = Math.max(...players);
    return least === most
        ? message("page-players", { count: least })
        : message("page-players-range", { least, most });
}

/** Everything that can be started with one click. */
export function presets(games: readonly GameInfo[]): readonly Preset[] {
    return games.flatMap((game) =>
        registration(game.name).ways.flatMap((way, i): readonly Preset[] => {
            const players = game.players.filter(way.fits);
            const [first] = players;
            if (first === undefined) return [];
            return [
                {
                    key: `${game.name}-${i}`,
                    game,
                    players: players.includes(game.usual_players) ? game.usual_players : first,
                    title: way.title ?? game.title,
                    text: way.text,
                    size: people(players),
                    emblem: way.emblem,
                    lesson: way.lesson,
                },
            ];
        }),
    );
}

/** What playing alone is called, beside the number. */
export function alone(game: GameInfo): string {
    return say(wayOf(game.name, 1).title ?? message("page-make-alone"), "inside");
}

/** Whether a choice is a plain yes or no. */
export function isSwitch(choice: SetupChoice): boolean {
    return choice.values.length === 2 && choice.values.includes("yes") && choice.values.includes("no");
}

/** What a choice is about, as a heading. */
export function aboutOf(choice: SetupChoice): string {
    return capital(say(choice.about));
}

/** What a value of a choice is called. */
function meaning(choice: SetupChoice, value: string): Message {
    return choice.meanings[choice.values.indexOf(value)] ?? message("page-name", { name: value });
}

/** How a value of a choice reads. */
export function valueWords(choice: SetupChoice, value: string): string {
    return capital(say(meaning(choice, value)));
}

/** What a table settled otherwise than usual, to be said in the form `short`: its mix, and what is beside it. */
export function unusual(game: GameInfo | undefined, setup: Setup): readonly Message[] {
    if (!game) return [];
    const mix = mixOf(game, setup);
    const named = mix && Object.keys(mix.setup).length ? [mix.title] : [];
    const others = game.choices.flatMap((choice) => {
        const value = setup[choice.name];
        if (value === undefined || value === choice.values[0] || (mix && isMixed(game, choice.name)))
            return [];
        return [isSwitch(choice) ? choice.about : meaning(choice, value)];
    });
    return [...named, ...others];
}
