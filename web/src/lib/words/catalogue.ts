/** Messages in words: a name and its arguments, by the entries of a catalogue in Project Fluent's form. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Value = number | string | Message | readonly (Message | number | string)[];
export type Args = Readonly<Record<string, Value>>;

/** Something to be said, as data. */
export interface Message {
    readonly id: string;
    readonly args?: Args;
}

/** What says the same where a form is missing: a deed is told to whoever did it as to all, unless it has other words. */
const LIKE: Readonly<Record<string, string>> = { yours: "told" };

/** The words of one language. */
export class Catalogue {
    readonly #bundle: FluentBundle;

    constructor(language: string) {
        this.#bundle = new FluentBundle(language, { useIsolating: false });
    }

    /** Add the entries of a file. */
    read(text: string): void {
        this.#bundle.addResource(new FluentResource(text));
    }

    has(id: string): boolean {
        return this.#bundle.hasMessage(id);
    }

    /** Whether an entry has a form of its own. */
    hasForm(id: string, form: string): boolean {
        return this.#bundle.getMessage(id)?.attributes[form] !== undefined;
    }

    /** The entry in this form if it has one, else as it stands; nothing if there is no such entry. */
    entry(id: string, form: string, args: Record<string, FluentVariable>): string | undefined {
        const entry = this.#bundle.getMessage(id);
        const forms = entry?.attributes;
        const pattern = forms?.[form] ?? forms?.[LIKE[form] ?? ""] ?? entry?.value;
        return pattern ? this.#bundle.formatPattern(pattern, args, []) : undefined;
    }
}

/** Whoever may have words for a message. */
type Speaker = Pick<Catalogue, "entry">;

/** A message by the first that has its entry; what none has is called by its name. */
export function inWords(catalogues: readonly Speaker[], { id, args = {} }: Message, form = ""): string {
    const said = Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, argument(catalogues, value, form)]),
    );
    for (const catalogue of catalogues) {
        const words = catalogue.entry(id, form, said);
        if (words !== undefined) return words;
    }
    return id;
}

function argument(catalogues: readonly Speaker[], value: Value, form: string): string | number {
    if (typeof value !== "object") return value;
    if ("id" in value) return inWords(catalogues, value, form);
    return list(catalogues, value, form);
}

/** Several messages as in a sentence; numbers and names one after the other. */
function list(
    catalogues: readonly Speaker[],
    items: readonly (Message | number | string)[],
    form: string,
): string {
    const [first, ...others] = items.map((item) =>
        typeof item === "object" ? inWords(catalogues, item, form) : String(item),
    );
    const plain = typeof items[0] !== "object";
    const joined = (head: string, rest: readonly string[]): string => {
        const [second = "", ...more] = rest;
        if (!rest.length) return head;
        if (!plain && !more.length)
            return inWords(catalogues, { id: "list-two", args: { first: head, second } });
        const id = plain ? "list-plain" : "list-more";
        return inWords(catalogues, { id, args: { first: head, rest: joined(second, more) } });
    };
    return first === undefined ? "" : joined(first, others);
}
