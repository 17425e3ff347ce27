/** What there is to play; asked for once. */

import type { components } from "../../generated/messages";
import { api } from "../server/api";

type GameInfo = components["schemas"]["GameInfo"];

class Games {
    all = $state.raw<readonly GameInfo[]>([]);
    #asked: Promise<void> | undefined;

    /** Read them, unless that is done already. */
    load(): Promise<void> {
        this.#asked ??= api.games().then(
            (games) => {
                this.all = games;
            },
            (error: unknown) => {
                this.#asked = undefined;
                throw error;
            },
        );
        return this.#asked;
    }

    find(name: string): GameInfo | undefined {
        return this.all.find((game) => game.name === name);
    }
}

export const games = new Games();
