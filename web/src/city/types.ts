/** Short names for the pieces of Troyes; the types themselves are generated from the server's. */
import type { components } from "../generated/messages";

type Schemas = components["schemas"];

export type { CityScene } from "../lib/types";
export type CitySeat = Schemas["CitySeat"];
export type CityDie = Schemas["CityDie"];
export type CityBuilding = Schemas["CityBuilding"];
export type CityCathedral = Schemas["CityCathedral"];
export type CitySlot = Schemas["CitySlot"];
export type CityCard = Schemas["CityCard"];
export type CityEvent = Schemas["CityEvent"];
export type CityCharacter = Schemas["CityCharacter"];
export type Owner = CitySeat["owner"];
export type DiceKind = CityCard["dice"];

/** What the board and the players' panels are given. */
export interface BoardProps {
    scene: Schemas["CityScene"];
    /** Whose view this is; a watcher's is negative. */
    seat: number;
    names: readonly string[];
    narrow?: boolean;
}

/** An owner's number for colours and patterns: 0 to 3, and 4 for the neutral player. */
export function ownerNumber(owner: Owner): number {
    return "ABCDN".indexOf(owner || "N");
}

/** The letter of a seat, nothing for a watcher. */
export function letterOf(seat: number): Owner {
    return (["A", "B", "C", "D"] as const)[seat] ?? "";
}

/** An owner as one would say it. */
export function called(owner: Owner, alone: boolean): string {
    return owner === "N" ? (alone ? "le Roy" : "neutral") : owner;
}
