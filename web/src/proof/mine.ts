/** What this browser adds to the dice of its tables, and remembers until it can check them. */

import { api } from "../lib/server/api";
import type { TableInfo } from "../lib/server/types";
import type { Plan } from "../lobby/make/draft";
import type { Remembered } from "./proof";
import { hex } from "./sha256";

const KEPT = (id: string) => `dice-${id}`;
const BYTES = 16;

/** A number that nobody else knows yet. */
function fresh(): string {
    return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

function remember(id: string, seen: Remembered): void {
    try {
        localStorage.setItem(KEPT(id), JSON.stringify(seen));
    } catch {
        // no room, or not allowed: then only this browser's own share cannot be checked
    }
}

/** What this browser was shown and added at a table. */
export function remembered(id: string): Remembered | null {
    try {
        return JSON.parse(localStorage.getItem(KEPT(id)) ?? "null") as Remembered | null;
    } catch {
        return null;
    }
}

/** Make a table: the server commits itself first, and then this browser adds its share. */
export async function create(wanted: Plan): Promise<string> {
    const offered = await api.offerSecret();
    const added = fresh();
    const { id } = await api.create({ ...wanted, offered: offered.name, added });
    remember(id, { commitment: offered.commitment, added });
    return id;
}

/** Take a seat, with a share in the dice to which the server has committed itself. */
export async function join(id: string, seat: number, name = ""): Promise<TableInfo> {
    const { commitment } = await api.proof(id);
    const added = fresh();
    const joined = await api.join(id, seat, name, added);
    remember(id, { commitment, added });
    return joined;
}
