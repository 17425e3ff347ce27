/** A line may be dead without anybody saying so: it is asked now and then, and whatever comes is an answer. */

/** How often we ask whether anybody is there, and how long an answer may take: a dead line is noticed after both. */
const BEAT = 4_000;
const SILENCE = 4_000;

export class Pulse {
    private readonly heart = setInterval(() => this.beat(), BEAT);
    private awaited: ReturnType<typeof setTimeout> | undefined;

    /** `ask` says whether there was a line to ask; `dead` hears that nobody answered. */
    constructor(
        private readonly ask: () => boolean,
        private readonly dead: () => void,
    ) {}

    /** Somebody is there, or the line is another one. */
    hear(): void {
        clearTimeout(this.awaited);
        this.awaited = undefined;
    }

    stop(): void {
        clearInterval(this.heart);
        this.hear();
    }

    private beat(): void {
        if (this.awaited !== undefined || !this.ask()) return;
        this.awaited = setTimeout(() => {
            this.awaited = undefined;
            this.dead();
        }, SILENCE);
    }
}
