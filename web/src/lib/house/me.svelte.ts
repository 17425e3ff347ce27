/** Who the page belongs to. */

import type { components } from "../../generated/messages";
import { api } from "../server/api";
import { settings } from "../page/settings.svelte";
import { complain } from "../page/toast.svelte";

type Me = components["schemas"]["Me"];

class Myself {
    name = $state("");
    login = $state("");
    passkeys = $state(0);
    /** Whether sets of finished games may say the name. */
    named = $state(false);
    known = $state(false);
    /** Who can sign in nowhere else: this browser is all that remembers. */
    readonly guest = $derived(this.login === "" && this.passkeys === 0);
    #changes = 0;
    #settled: Promise<unknown> = Promise.resolve();
    #loaded: Promise<void> = Promise.resolve();

    constructor() {
        settings.changed = (wishes) => {
            // One after the other, so that the last one stays.
            if (!this.guest) this.#settled = this.#settled.then(() => api.settle(wishes)).catch(complain);
        };
    }

    /** Ask the server, which makes a guest of whoever comes for the first time. */
    load(): Promise<void> {
        const before = this.#changes;
        this.#loaded = api.me().then((answer) => {
            if (before === this.#changes) this.take(answer); // else it is older than what we know
        });
        return this.#loaded;
    }

    /** Take what the server answered to anything that changes who one is. */
    take(me: Me): void {
        this.#changes += 1;
        this.name = me.name;
        this.login = me.login;
        this.passkeys = me.passkeys;
        this.named = me.named;
        this.known = true;
        if (me.settings) settings.adopt(me.settings);
    }

    /** Go by another name. Who is quick waits for the first answer: before it, the server would make a second guest. */
    async rename(name: string): Promise<void> {
        const wanted = name.trim().slice(0, 24);
        await this.#loaded.catch(() => undefined);
        if (wanted !== "" && wanted !== this.name) this.take(await api.rename(wanted));
    }
}

export const me = new Myself();
