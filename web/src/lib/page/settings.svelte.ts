/** How somebody likes it: how fast things are told, whether they sound, and how the page looks. */

export const SPEEDS = ["slow", "usual", "quick", "once"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["browser", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** Milliseconds for one step of what is told; none of it is told where everything happens at once. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 2000, usual: 1000, quick: 450, once: 0 };
const KEPT = "settings";
const DARK = "(prefers-color-scheme: dark)";

interface Kept {
    readonly speed: Speed;
    readonly sound: boolean;
    readonly theme: Theme;
    readonly confirm: boolean;
    readonly large: boolean;
    readonly adviser: boolean;
}
/** What an account keeps too; whether somebody is advised is a matter of this browser. */
export type Wishes = Omit<Kept, "adviser">;
const USUAL: Kept = {
    speed: "usual",
    sound: false,
    theme: "browser",
    confirm: true,
    large: false,
    adviser: false,
};

class Settings {
    #kept = $state.raw<Kept>({ ...USUAL, ...read() });

    get speed(): Speed {
        return SPEEDS.includes(this.#kept.speed) ? this.#kept.speed : USUAL.speed;
    }
    get pause(): number {
        return PAUSES[this.speed];
    }
    get sound(): boolean {
        return this.#kept.sound;
    }
    get theme(): Theme {
        return THEMES.includes(this.#kept.theme) ? this.#kept.theme : USUAL.theme;
    }
    /** Whether a move that is complete waits for a click. */
    get confirm(): boolean {
        return this.#kept.confirm;
    }
    get large(): boolean {
        return this.#kept.large;
    }

    /** Whether an adviser helps where nobody else plays but computer players. */
    get adviser(): boolean {
        return this.#kept.adviser;
    }

    /** Whoever keeps it elsewhere too: it is told of what a person has changed here. */
    changed: (wishes: Wishes) => void = () => undefined;

    set(change: Partial<Kept>): void {
        this.adopt(change);
        const { speed, sound, theme, confirm, large } = this;
        this.changed({ speed, sound, theme, confirm, large });
    }

    /** Take what was settled elsewhere. */
    adopt(change: Partial<Kept>): void {
        this.#kept = { ...this.#kept, ...change };
        try {
            localStorage.setItem(KEPT, JSON.stringify(this.#kept));
        } catch {
            // a browser may forbid to keep anything: then it holds until the page is closed
        }
        this.apply();
    }

    /** Let the whole page look as it should, also when the browser says something else from now on. */
    begin(): void {
        this.apply();
        matchMedia(DARK).addEventListener("change", () => this.apply());
    }

    private apply(): void {
        const { dataset } = document.documentElement;
        const dark = matchMedia(DARK).matches;
        dataset["theme"] = this.theme === "browser" ? (dark ? "night" : "day") : this.theme;
        dataset["text"] = this.large ? "large" : "usual";
    }
}

function read(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    } catch {
        return {};
    }
}

export const settings = new Settings();
