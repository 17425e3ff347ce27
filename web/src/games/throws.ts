/** The dice that a line of the story throws, to be drawn beside it. */

import type { DieColour } from "../art/Die.svelte";
import type { Message, Value } from "../lib/words/catalogue";
import type { Thrown } from "./types";

const COLOUR = /^colour-(red|yellow|white|black|purple)$/;

/** The dice in a message and in those inside it; some throws are of a colour that need not be said. */
export function throwsOf(colours: Readonly<Record<string, DieColour>>): (said: Message) => readonly Thrown[] {
    const thrown = ({ id, args = {} }: Message): readonly Thrown[] => {
        const colour = colours[id] ?? named(args.colour);
        if (colour && typeof args.values === "string")
            return args.values.split(", ").map((value) => ({ colour, value: Number(value) }));
        return Object.values(args).flatMap(inside);
    };
    const inside = (value: Value): readonly Thrown[] => {
        if (typeof value !== "object") return [];
        return "id" in value ? thrown(value) : value.flatMap(thrown);
    };
    return thrown;
}

function named(colour: Value | undefined): DieColour | undefined {
    const said = typeof colour === "object" && "id" in colour ? COLOUR.exec(colour.id) : null;
    return said?.[1] as DieColour | undefined;
}
