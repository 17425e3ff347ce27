/** Who the page belongs to. */

import type { components } from "../generated/messages";
import { api } from "./api";

type Me = components["schemas"]["Me"];

class Myself {
    name = $state("");
    login = $state("");
    passkeys = $state(0);
    known = $state(false);
    #changes = 0;

    /** Ask the server, which makes a guest of whoever comes for the first time. */
    async load(): Promise<void> {
        const before = this.#changes;
        const answer = await api.me();
        if (before === this.#changes) this.take(answer); // else it is older than what we know
    }

    /** Take what the server answered to anything that changes who one is. */
    take(me: Me): void {
        this.#changes += 1;
        this.name = me.name;
        this.login = me.login;
        this.passkeys = me.passkeys;
        this.known = true;
    }

    /** Go by another name. */
    async rename(name: string): Promise<void> {
        const wanted = name.trim().slice(0, 24);
        if (wanted !== "" && wanted !== this.name) this.take(await api.rename(wanted));
    }
}

export const me = new Myself();
