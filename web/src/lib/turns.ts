/** Whose turn it is, for the title and for notifications. */

import type { TableInfo } from "./types";

/** The tables where this page's person is asked something. */
export function waiting(tables: readonly TableInfo[]): readonly TableInfo[] {
    return tables.filter((table) => table.your_turn && table.status === "playing");
}

/** Those among them that were not waiting before. */
export function fresh(before: readonly string[], now: readonly TableInfo[]): readonly TableInfo[] {
    return now.filter((table) => !before.includes(table.id));
}

/** The title of the window. */
export function title(page: string, turns: number): string {
    const name = page === "" ? "Troyes" : `${page} – Troyes`;
    if (turns === 0) return name;
    return turns === 1 ? `● Your turn · ${name}` : `● Your turn at ${turns} tables · ${name}`;
}
