/** Mixes of what a table settles, and what a table of so many can play. Pure, so that it can be tested. */

import type { GameInfo, SetupChoice, SetupMix } from "../../lib/server/types";
import type { Message } from "../../lib/words/words.svelte";

export type Setup = Readonly<Record<string, string>>;

/** Some choices under a heading. */
export interface Group {
    readonly title: Message | null;
    readonly choices: readonly SetupChoice[];
}

/** Whether so many players may choose another value than the usual one. */
export function isOpen(choice: SetupChoice, players: number): boolean {
    return choice.players.includes(players);
}

/** What is chosen as far as so many can play it, and the usual values for the rest. */
export function possible(game: GameInfo, players: number, setup: Setup): Setup {
    return Object.fromEntries(
        game.choices.map((choice) => {
            const [usual = ""] = choice.values;
            return [choice.name, isOpen(choice, players) ? (setup[choice.name] ?? usual) : usual];
        }),
    );
}

/** Whether mixes settle this choice. */
export function isMixed(game: GameInfo, name: string): boolean {
    return game.mixes.some(({ setup }) => name in setup);
}

/** What is chosen with a mix in place of the one before; what no mix settles stays as it is. */
export function mixed(game: GameInfo, setup: Setup, mix: SetupMix): Setup {
    return Object.fromEntries(
        game.choices.map(({ name, values: [usual = ""] }) => [
            name,
            mix.setup[name] ?? (isMixed(game, name) ? usual : (setup[name] ?? usual)),
        ]),
    );
}

/** The mixes that so many can play as they are. */
export function mixesFor(game: GameInfo, players: number): readonly SetupMix[] {
    return game.mixes.filter((mix) => {
        const whole = mixed(game, {}, mix);
        const played = possible(game, players, whole);
        return Object.keys(whole).every((name) => whole[name] === played[name]);
    });
}

/** The mix that this is, whatever is chosen beside it. */
export function mixOf(game: GameInfo, setup: Setup): SetupMix | undefined {
    return game.mixes.find((mix) => {
        const same = mixed(game, setup, mix);
        return Object.keys(same).every((name) => same[name] === (setup[name] ?? same[name]));
    });
}

/** The choices that so many have, in their order, under their headings; those that have none come last. */
export function groupsFor(game: GameInfo, players: number): readonly Group[] {
    const open = game.choices.filter((choice) => isOpen(choice, players)).sort((a, b) => a.rank - b.rank);
    const titles = new Map(open.flatMap(({ group }) => (group ? [[group.id, group]] : [])));
    const below = (title: Message | null) => ({
        title,
        choices: open.filter(({ group }) => (group?.id ?? null) === (title?.id ?? null)),
    });
    return [...titles.values(), null].map(below).filter(({ choices }) => choices.length);
}

/** What so many cannot choose, in one sentence; nothing if there is no such choice. */
export function missing(game: GameInfo, players: number): readonly Message[] {
    return game.choices.filter((choice) => !isOpen(choice, players)).map(({ about }) => about);
}
