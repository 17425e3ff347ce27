/** "Your turn" in the title, on the icon, and as a notification of the browser if one asked for it. */

import { untrack } from "svelte";
import { titleOf, wordsOf } from "../../games";
import { go } from "../page/router.svelte";
import { fresh, title, waiting } from "./turns";
import type { TableInfo } from "../server/types";
import { t, words, type Message } from "../words/words.svelte";

class Notify {
    turns = $state.raw<readonly TableInfo[]>([]);
    permission = $state<NotificationPermission | "missing">(
        typeof Notification === "undefined" ? "missing" : Notification.permission,
    );
    #page: Message | null = null;
    #known: readonly string[] | undefined;

    /** The title of the present page; the game's name is added. */
    page(name: Message | null): void {
        this.#page = name;
        this.#paint();
    }

    /** One's own tables as they stand now. */
    tables(mine: readonly TableInfo[]): void {
        const now = waiting(mine);
        if (this.#known) for (const table of fresh(this.#known, now)) void this.#announce(table);
        this.#known = now.map((table) => table.id);
        this.turns = now;
        this.#paint();
    }

    /** Only ever called by a button. */
    async allow(): Promise<void> {
        if (this.permission !== "missing") this.permission = await Notification.requestPermission();
    }

    #paint(): void {
        const turns = untrack(() => this.turns.length);
        document.title = title(this.#page, turns);
        const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
        const wanted = turns > 0 ? "/icon-turn.svg" : "/icon.svg";
        if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
    }

    async #announce(table: TableInfo): Promise<void> {
        if (this.permission !== "granted" || !document.hidden) return;
        try {
            await words.need(wordsOf(table.game));
            const note = new Notification(t("page-your-turn"), {
                body: t("page-turn-at", {
                    game: titleOf(table),
                    names: table.seats.map((seat) => seat.name).join(", "),
                }),
                icon: "/icon.svg",
                tag: `turn-${table.id}`,
            });
            note.onclick = () => {
                window.focus();
                go(`/t/${table.id}`);
                note.close();
            };
        } catch {
            // some phones allow notifications to service workers only: title and icon still tell
        }
    }
}

export const notify = new Notify();
