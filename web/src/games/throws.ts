/** The dice that a line of the story throws, to be drawn beside it: a throw says what they show, and their colour. */

import type { DieColour } from "../art/Die.svelte";
import type { Message, Value } from "../lib/words/catalogue";
import type { Thrown } from "./types";

const COLOURS: readonly DieColour[] = ["red", "yellow", "white", "black", "purple", "clear"];

/** The dice in a message and in those inside it, where it is known what they look like. */
export function thrownIn({ args = {} }: Message): readonly Thrown[] {
    const colour = COLOURS.find((one) => one === args.die);
    if (colour && Array.isArray(args.values))
        return args.values.filter((one) => typeof one === "number").map((value) => ({ colour, value }));
    return Object.values(args).flatMap(inside);
}

function inside(value: Value): readonly Thrown[] {
    if (typeof value !== "object") return [];
    if ("id" in value) return thrownIn(value);
    return value.flatMap((one) => (typeof one === "object" ? thrownIn(one) : []));
}
