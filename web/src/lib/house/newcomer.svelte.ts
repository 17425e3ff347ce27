/** Whether somebody is new to the house: that is known from the tables of this person, wherever they were played. */

import { lobby } from "./lobby.svelte";
import { isOwn } from "./own";
import type { TableInfo } from "../server/types";

const played = (table: TableInfo): boolean => table.seats.some(isOwn);

/** Whoever has never sat at a table. While nobody knows yet, nobody is called new. */
export function isNewcomer(): boolean {
    const { now } = lobby;
    return now !== undefined && ![...now.mine, ...now.finished, ...now.away].some(played);
}

/** Whoever has played no game to its end. */
export function isFirstGame(): boolean {
    const { now } = lobby;
    const finished = [...(now?.finished ?? []), ...(now?.away ?? [])];
    return now !== undefined && !finished.some((table) => table.status === "finished" && played(table));
}
