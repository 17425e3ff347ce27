/** From a draft to the table. */

import { create } from "../proof/mine";
import { me } from "../lib/house/me.svelte";
import { go } from "../lib/page/router.svelte";
import { isNewcomer } from "../lib/house/newcomer.svelte";
import { gentlest, request, usual, type Draft } from "./make/draft";
import type { Preset } from "./make/presets";

/** Make the table and go there. */
export async function start(draft: Draft): Promise<void> {
    go(`/t/${await create(request(draft, me.name))}`);
}

/** The usual table against computer players, at once; whoever is new to the game meets the gentlest. */
export function playNow(preset: Preset): Promise<void> {
    const draft = usual(preset.game, preset.players);
    return start(isNewcomer(preset.game.name) ? gentlest(draft, preset.game) : draft);
}
