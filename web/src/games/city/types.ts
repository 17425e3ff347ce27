/** Short names for the pieces of Troyes; the types themselves are generated from the server's. */
import type { components } from "../../generated/messages";
import { message, type Message } from "../../lib/words/words.svelte";
import type { BoardProps as Props } from "../types";

type Schemas = components["schemas"];

export type CityScene = Schemas["CityScene"];
export type CitySeat = Schemas["CitySeat"];
export type CityDie = Schemas["CityDie"];
export type CityBuilding = Schemas["CityBuilding"];
export type CityCathedral = Schemas["CityCathedral"];
export type CitySlot = Schemas["CitySlot"];
export type CityCard = Schemas["CityCard"];
export type CityEvent = Schemas["CityEvent"];
export type CityCharacter = Schemas["CityCharacter"];
export type CityGuest = Schemas["CityGuest"];
export type CityPath = Schemas["CityPath"];
export type CityGate = Schemas["CityGate"];
export type CityTile = Schemas["CityTile"];
export type CityHeld = Schemas["CityHeld"];
export type Figure = CityHeld["shape"];
export type Owner = CitySeat["owner"];
export type DiceKind = CityCard["dice"];

/** What the board and the players' panels are given. */
export type BoardProps = Props<CityScene>;

/** An owner's number for colours and patterns: 0 to 3, and 4 for the neutral side. */
export function ownerNumber(owner: Owner): number {
    return "ABCDN".indexOf(owner || "N");
}

/** The letter of a seat, nothing for a watcher. */
export function letterOf(seat: number | null): Owner {
    return seat === null ? "" : ((["A", "B", "C", "D"] as const)[seat] ?? "");
}

/** What an owner is called where a name stands. */
export function nameOf({ name }: CitySeat): Message {
    return typeof name === "string" ? message("page-name", { name }) : name;
}

/** An owner as one would say it. */
export function called(owner: Owner, scene: CityScene): Message {
    return owner === "N" ? scene.neutral_called : message("page-name", { name: owner });
}
