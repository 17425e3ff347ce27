/** Short messages at the edge of the page. */

import { sentence } from "../server/http";
import { say, type Message } from "../words/words.svelte";

export type Note = { readonly id: number; readonly text: string; readonly bad: boolean };

class Toasts {
    list = $state.raw<readonly Note[]>([]);
    #next = 1;

    show(text: string, bad: boolean): void {
        const id = this.#next++;
        this.list = [...this.list.filter((one) => one.text !== text), { id, text, bad }].slice(-4);
        setTimeout(() => this.drop(id), bad ? 9000 : 5000);
    }

    drop(id: number): void {
        this.list = this.list.filter((one) => one.id !== id);
    }
}

export const toasts = new Toasts();

/** Say something that went well. */
export function tell(what: Message): void {
    toasts.show(say(what), false);
}

/** Say why something did not work. */
export function complain(error: unknown): void {
    toasts.show(sentence(error), true);
}
