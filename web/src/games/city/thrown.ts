/** The dice that a line of the story throws, to be drawn beside it. */

import type { Message, Value } from "../../lib/catalogue";
import type { Thrown } from "../types";

/** Throws of a colour that need not be said. */
const COLOURS: Readonly<Record<string, Thrown["colour"]>> = {
    "city-throw-roll-black-dice": "black",
    "city-tell-kings-first": "black",
    "city-tell-kings-second": "black",
    "city-tell-arrow-hits": "red",
    "city-tell-arrow-misses": "red",
    "city-throw-roll-head": "purple",
};
const COLOUR = /^colour-(red|yellow|white|black|purple)$/;

export function thrownIn({ id, args = {} }: Message): readonly Thrown[] {
    const said = typeof args.colour === "object" && "id" in args.colour ? COLOUR.exec(args.colour.id) : null;
    const colour = COLOURS[id] ?? (said?.[1] as Thrown["colour"] | undefined);
    if (colour && typeof args.values === "string")
        return args.values.split(", ").map((value) => ({ colour, value: Number(value) }));
    return Object.values(args).flatMap(inside);
}

function inside(value: Value): readonly Thrown[] {
    if (typeof value !== "object") return [];
    return "id" in value ? thrownIn(value) : value.flatMap(thrownIn);
}
