/** A table while it is being made: who sits where, and what was chosen. Pure, so that it can be tested. */

import { LETTERS } from "../../lib/house/seats";
import { message, type Message } from "../../lib/words/words.svelte";
import { paceOf, USUAL_PATIENCE } from "../../lib/words/terms";
import type { BotInfo, Clock, GameInfo, NewSeat, NewTable } from "../../lib/server/types";
import { possible } from "./mixes";

export type SeatKind = "me" | "here" | "open" | "bot";

export interface DraftSeat {
    readonly kind: SeatKind;
    readonly name: string;
    readonly level: string;
}

/** A table that is to be made, but for its dice. */
export type Plan = Omit<NewTable, "offered" | "added">;

export interface Draft {
    readonly game: string;
    readonly seats: readonly DraftSeat[];
    readonly setup: Readonly<Record<string, string>>;
    readonly public: boolean;
    readonly components: string;
    /** Seconds that one waits for somebody who is away; 0 is for ever. */
    readonly patience: number;
    readonly clock: Clock | null;
}

/** The computer player that sits down unless another is chosen: the second of those that the server lists from weak to
 * strong, so that most have a chance and nobody is bored; whoever is new meets the `gentlest`. */
export function gentle(bots: readonly BotInfo[]): string {
    return bots[Math.min(1, bots.length - 1)]?.name ?? "";
}

/** The usual table: oneself first, computer players around. */
export function usual(game: GameInfo, players = game.usual_players): Draft {
    return resize(
        {
            game: game.name,
            seats: [{ kind: "me", name: "", level: "" }],
            setup: Object.fromEntries(game.choices.map((choice) => [choice.name, choice.values[0] ?? ""])),
            public: false,
            components: "",
            patience: USUAL_PATIENCE.live,
            clock: null,
        },
        players,
        game,
    );
}

/** The same table with the gentlest computer players that there are. */
export function gentlest(draft: Draft, game: GameInfo): Draft {
    const level = game.bots[0]?.name ?? "";
    return { ...draft, seats: draft.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat)) };
}

/** The same table with more or fewer seats; whoever makes it keeps a seat, and so many play what they can of it. */
export function resize(draft: Draft, players: number, game: GameInfo): Draft {
    const seats = draft.seats.slice(0, players);
    while (seats.length < players) seats.push({ kind: "bot", name: "", level: gentle(game.bots) });
    const me = draft.seats.findIndex((seat) => seat.kind === "me");
    if (me >= players) seats[0] = { kind: "me", name: "", level: "" };
    return { ...draft, seats, setup: possible(game, players, draft.setup) };
}

/** Somebody else sits there. There is only one "me": who takes another seat changes places. */
export function seatOf(draft: Draft, seat: number, kind: SeatKind, game: GameInfo): Draft {
    const before = draft.seats[seat];
    const seats = draft.seats.map((one, i) => {
        if (i === seat) return { kind, name: "", level: kind === "bot" ? gentle(game.bots) : "" };
        return kind === "me" && one.kind === "me" && before ? before : one;
    });
    return { ...draft, seats };
}

/** Some detail of a seat. */
export function change(draft: Draft, seat: number, what: Partial<DraftSeat>): Draft {
    return { ...draft, seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...what } : one)) };
}

/** The same table with other clocks. Whoever has not said how long one waits waits as is usual with such clocks: who has
 * a day for a move is not away after ten minutes. */
export function timed(draft: Draft, clock: Clock | null): Draft {
    const unsaid = draft.patience === USUAL_PATIENCE[paceOf(draft.clock)];
    return { ...draft, clock, patience: unsaid ? USUAL_PATIENCE[paceOf(clock)] : draft.patience };
}

/** Why the table cannot be made yet; nothing if it can. */
export function complaint(draft: Draft): Message | null {
    const nameless = draft.seats.findIndex((seat) => seat.kind === "here" && seat.name.trim() === "");
    return nameless < 0 ? null : message("page-seat-nameless", { seat: LETTERS[nameless] ?? "" });
}

function asked(seat: DraftSeat, myName: string): NewSeat {
    if (seat.kind === "bot") return { kind: "bot", name: "", level: seat.level };
    if (seat.kind === "open") return { kind: "open", name: "", level: "" };
    return { kind: "you", name: seat.kind === "me" ? myName : seat.name.trim(), level: "" };
}

/** What to ask of the server. */
export function request(draft: Draft, myName: string): Plan {
    return {
        game: draft.game,
        seats: draft.seats.map((seat) => asked(seat, myName)),
        setup: { ...draft.setup },
        public: draft.public && draft.seats.some((seat) => seat.kind === "open"),
        components: draft.components,
        patience: draft.patience,
        clock: draft.seats.some((seat) => seat.kind === "open") ? draft.clock : null,
    };
}
