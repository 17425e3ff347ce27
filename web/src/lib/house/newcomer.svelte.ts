/** Whether somebody is new to the house: that is known from the tables of this person, wherever they were played. */

import { lobby } from "./lobby.svelte";
import { isOwn } from "./own";
import type { TableInfo } from "../server/types";

const played = (table: TableInfo): boolean => table.seats.some(isOwn);

/** Whoever has never sat at a table, or at one of this game. While nobody knows yet, nobody is called new. */
export function isNewcomer(game?: string): boolean {
    const { now } = lobby;
    const sat = (table: TableInfo) => played(table) && (game ?? table.game) === table.game;
    return now !== undefined && ![...now.mine, ...now.finished, ...now.away].some(sat);
}

/** Whoever has never played this game to its end. */
export function isFirstGame(game: string): boolean {
    const { now } = lobby;
    const finished = [...(now?.finished ?? []), ...(now?.away ?? [])];
    return (
        now !== undefined &&
        !finished.some((table) => table.status === "finished" && table.game === game && played(table))
    );
}
