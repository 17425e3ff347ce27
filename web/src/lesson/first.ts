/** From a lesson to a first game of one's own. */

import { taughtBy } from "../games";
import { games } from "../lib/house/games.svelte";
import { settings } from "../lib/page/settings.svelte";
import { gentlest, usual } from "../lobby/make/draft";
import { start } from "../lobby/start";

/** The smallest table at which the game is played in that way against somebody, with the gentlest there are and an adviser. */
export async function firstGame(lesson: string): Promise<void> {
    await games.load();
    const taught = taughtBy(lesson);
    const game = games.find(taught?.game ?? "");
    if (!taught || !game) return;
    const fitting = game.players.filter(taught.way.fits);
    const players = fitting.find((count) => count > 1) ?? fitting[0] ?? game.usual_players;
    settings.set({ adviser: true });
    await start(gentlest(usual(game, players), game));
}
