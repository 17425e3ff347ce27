/** Whose turn it is, for the title and for notifications. */

import type { TableInfo } from "../server/types";
import { message, say, t, type Message } from "../words/words.svelte";

/** The tables where this page's person is asked something. */
export function waiting(tables: readonly TableInfo[]): readonly TableInfo[] {
    return tables.filter((table) => table.your_turn && table.status === "playing");
}

/** Those among them that were not waiting before. */
export function fresh(before: readonly string[], now: readonly TableInfo[]): readonly TableInfo[] {
    return now.filter((table) => !before.includes(table.id));
}

/** The title of the window, with what is shown there if that is not the lobby. */
export function title(page: Message | null, turns: number): string {
    const name = page ? message("page-title-of", { page }) : message("page-title");
    return turns === 0 ? say(name) : t("page-title-turn", { turns, name });
}
