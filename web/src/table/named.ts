// What a choice is about at this moment, for its button: which die lies at a place, which card in a slot.
import { priceText } from "../dice/words";
import type { Position } from "../lib/types";

/** By reference. */
export function named(scene: Position["scene"]): Readonly<Record<string, string>> {
    if (scene.game === "city")
        return Object.fromEntries(scene.slots.flatMap(({ ref, card }) => (card ? [[ref, card.title]] : [])));
    if (scene.game !== "dice") return {};
    return Object.fromEntries(
        scene.places.flatMap(({ half, position, notch, price, die, open }) => {
            if (!die || !open || half !== scene.half) return [];
            const colour = scene.notches[notch - 1]?.up ?? "";
            const any = price.some(({ resource }) => resource === "any");
            const cost = any ? "" : `, ${price.length ? priceText(price) : "free"}`;
            return [[`die:${position}`, `${colour} ${die.used}${cost}`]];
        }),
    );
}
