/** What a game brings to the page. Everything else there is the same for all games. */

import type { Component } from "svelte";
import type { DieColour } from "../art/Die.svelte";
import type { Message } from "../lib/words/words.svelte";
import type { LogLine, Position } from "../lib/server/types";

export type Scene = Position["scene"];

/** What boards and players' panels are given. */
export interface BoardProps<Shown = Scene> {
    scene: Shown;
    /** Whose view this is; a watcher has no seat. */
    seat: number | null;
    names: readonly string[];
    narrow: boolean;
}

/** A coat of arms: its colours, and what is drawn on it, in the order of drawing. */
export interface Emblem {
    readonly field: string;
    readonly charge: string;
    readonly hole?: string;
    readonly paths: readonly (readonly [kind: "charge" | "hole" | "cut", d: string])[];
}

/** A way to play the game that the lobby offers with one click. */
export interface Way {
    readonly fits: (players: number) => boolean;
    /** What it is called if not by the game's own title; the form `inside` is for the middle of a sentence. */
    readonly title?: Message;
    readonly text: Message;
    readonly emblem: Emblem;
    /** The lesson that teaches it. */
    readonly lesson?: string;
    /** The rules that belong to it. */
    readonly book: string;
}

/** A document of rules, below `docs`. */
export interface Book {
    readonly name: string;
    readonly file: string;
    readonly title: Message;
}

/** A die that chance has thrown. */
export interface Thrown {
    readonly colour: DieColour;
    readonly value: number;
}

/** What is needed where the game is played or replayed. */
export interface Play<Shown = Scene> {
    readonly board?: Component<BoardProps<Shown>>;
    readonly players?: Component<BoardProps<Shown>>;
    /** What is always in sight above the board: where the game stands. */
    readonly moment?: Component<BoardProps<Shown>>;
    /** What the end of a game tells beside its count. */
    readonly ending?: () => Promise<{ readonly default: Component<BoardProps<Shown>> }>;
    /** What the frame of the board is called. */
    readonly label: Message;
    /** How references begin of pieces that no token is about and that the keyboard stops at all the same. */
    readonly stops?: readonly string[];
    /** The pieces of the board before a seat that a line of the story is about. */
    readonly shown: (line: LogLine, seat: number | null) => readonly string[];
    /** The dice that something in the story throws, where it is known what they look like. */
    readonly thrown?: (said: Message) => readonly Thrown[];
    /** What a choice is about at this moment, by reference: which die lies at a place, which card in a slot. */
    readonly named: (scene: Shown) => Named;
}

/** What a choice is about, or what it is called with that, if its own words say a part of it already. */
export type Named = Readonly<Record<string, Message | ((label: Message) => Message)>>;

export interface Registration {
    readonly name: string;
    /** The files of the catalogue with what the page alone says of it. */
    readonly words: readonly string[];
    readonly ways: readonly Way[];
    readonly books: readonly Book[];
    readonly play: () => Promise<{ readonly play: Play<never> }>;
}
