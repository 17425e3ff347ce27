/** The page's voice: the language that a person reads, and its catalogues, fetched as data when they are wanted. */

import { wait } from "../server/backoff";
import { Catalogue, inWords, type Args, type Message } from "./catalogue";

export type { Args, Message } from "./catalogue";

const FILES = import.meta.glob<string>("../../../../src/troyes/words/*/*.ftl", {
    query: "?url",
    import: "default",
    eager: true,
});
const ENGLISH = "en";
/** English with every message in brackets, which shows whatever is no message. */
export const PSEUDO = "qps";
const KEPT = "language";
const TRIES = 8;
/** Milliseconds that a refusal is held back for its words. */
const PATIENCE = 3_000;
/** While words are on their way, what has none yet is not called by its name. */
const SILENCE = { entry: () => "" };
/** Stands for what a sentence encloses, while the sentence is cut there. */
const HOLE = "\uE000";

const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))];
const address = (language: string, name: string) =>
    FILES[`../../../../src/troyes/words/${language}/${name}.ftl`];

class Words {
    language = $state(ENGLISH);
    /** How much has been read: whoever says something says it again when there is more. */
    #read = $state(0);
    /** The languages that one may choose; the pseudo-language is for those who have it already. */
    readonly choices = $derived(this.language === PSEUDO ? [...LANGUAGES, PSEUDO] : LANGUAGES);
    readonly #catalogues = new Map<string, Catalogue>();
    readonly #asked = new Map<string, Promise<void>>();
    #awaited = $state(0);
    readonly #wanted = new Set(["common", "page"]);

    /** Changes with whatever changes how things are said: whoever remembers words forgets them then. */
    get heard(): string {
        return `${this.language} ${this.#read} ${this.#awaited}`;
    }

    /** The language of the browser's settings that words and numbers are written in. */
    get locale(): string {
        const own = this.language === PSEUDO ? ENGLISH : this.language;
        return navigator.languages.find((one) => one.split("-")[0] === own) ?? own;
    }

    /** Begin with the language that was chosen here, or that the browser asks for, and with these files beside our own. */
    async start(names: readonly string[]): Promise<void> {
        names.forEach((name) => this.#wanted.add(name));
        const wished = [kept(), ...navigator.languages.map((one) => one.split("-")[0] ?? "")];
        const known = wished.find((one) => one === PSEUDO || LANGUAGES.includes(one));
        await this.speak(known ?? ENGLISH);
        void this.#refusals(); // nobody waits for them, but they should be there when the server says no
    }

    /** Whether there are words for what the server refuses; if they are still on their way, nobody waits for long. */
    async learn(what: Message): Promise<boolean> {
        if (!this.#knows(what)) await Promise.race([this.#refusals(), pause(PATIENCE)]);
        return this.#knows(what);
    }

    async #refusals(): Promise<void> {
        await this.need(["refusals"]).catch(() => undefined);
    }

    #knows({ id }: Message): boolean {
        return [...this.#catalogues.values()].some((one) => one.has(id));
    }

    /** Say everything in this language from now on. */
    async speak(language: string): Promise<void> {
        await this.#fetch(language);
        this.language = language;
        document.documentElement.lang = language === PSEUDO ? ENGLISH : language;
    }

    /** The same because a person wants it, which is remembered. */
    async choose(language: string): Promise<void> {
        keep(language);
        await this.speak(language);
    }

    /** Have these files of the catalogue as well. */
    async need(names: readonly string[]): Promise<void> {
        names.forEach((name) => this.#wanted.add(name));
        await this.#fetch(this.language);
    }

    /** Take the text of a file. */
    read(language: string, text: string): void {
        const catalogue = this.#catalogues.get(language) ?? new Catalogue(language);
        this.#catalogues.set(language, catalogue);
        catalogue.read(text);
        this.#read += 1;
    }

    say(what: Message, form = ""): string {
        void this.#read;
        const known = [this.language, ENGLISH].flatMap((one) => this.#catalogues.get(one) ?? []);
        const words = inWords(this.#awaited ? [...known, SILENCE] : known, what, form);
        return this.language === PSEUDO ? `⟦${words}⟧` : words;
    }

    /** Whether there is more to say about something, in a form of its own. */
    tells({ id }: Message, form: string): boolean {
        void this.#read;
        return [...this.#catalogues.values()].some((one) => one.hasForm(id, form));
    }

    async #fetch(language: string): Promise<void> {
        await Promise.all(
            [language, ENGLISH].flatMap((one) => [...this.#wanted].map((name) => this.#fetchOne(one, name))),
        );
    }

    /** A file that a language lacks is said in English. */
    #fetchOne(language: string, name: string): Promise<void> | undefined {
        const file = address(language, name);
        if (!file) return undefined;
        const known = this.#asked.get(file);
        if (known) return known;
        this.#awaited += 1;
        const asked = patiently(() => text(file))
            .then((found) => this.read(language, found))
            .finally(() => (this.#awaited -= 1));
        this.#asked.set(file, asked);
        asked.catch(() => this.#asked.delete(file));
        return asked;
    }
}

async function text(file: string): Promise<string> {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file);
    return answer.text();
}

function pause(milliseconds: number): Promise<void> {
    return new Promise((done) => setTimeout(done, milliseconds));
}

/** Fetch something; if the line drops meanwhile, try again when it may be back. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
        try {
            return await load();
        } catch (error) {
            if (attempt === TRIES) throw error;
            await pause(wait(attempt));
        }
    }
}

/** A browser may forbid to keep anything. */
function kept(): string {
    try {
        return localStorage.getItem(KEPT) ?? "";
    } catch {
        return "";
    }
}

function keep(language: string): void {
    try {
        localStorage.setItem(KEPT, language);
    } catch {
        // then it is asked for again next time
    }
}

export const words = new Words();

/** What the server sent, in words. */
export function say(what: Message, form?: string): string {
    return words.say(what, form);
}

/** A piece of a document, which is in its language already. */
export function asWritten(text: string): string {
    return words.language === PSEUDO ? `⟦${text}⟧` : text;
}

/** A message of the page's own. */
export function message(id: string, args?: Args): Message {
    return args ? { id, args } : { id };
}

/** A telling as a sentence of its own: with a capital and a full stop. */
export function asSentence(what: Message, form?: string): string {
    return capital(say(what, form)).replace(/(⟧?)$/, ".$1");
}

/** With a capital first. */
export function capital(text: string): string {
    return text.replace(/^(⟦?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** Messages one after the other, with commas and no "and". */
export function enumerated([first, ...others]: readonly Message[]): Message {
    if (!first || !others.length) return first ?? message("page-nothing");
    return message("page-comma", { first, rest: enumerated(others) });
}

/** The page's own words. */
export function t(id: string, args?: Args): string {
    return words.say(message(id, args));
}

/** The page's own words before and after the argument of this name, which is drawn in another way. */
export function around(hole: string, id: string, args: Args = {}): readonly [string, string] {
    const [before = "", after = ""] = t(id, { ...args, [hole]: HOLE }).split(HOLE);
    return [before, after];
}

/** A colour of dice, cards and plazas. */
export const colour = (name: string): Message => message(`page-colour-${name}`);
