/** What a game brings to the page. Everything else there is the same for all games. */

import type { Component } from "svelte";
import type { Message, Sayable } from "../lib/words.svelte";
import type { LogLine, Position } from "../lib/types";

export type Scene = Position["scene"];

/** What boards and players' panels are given. */
export interface BoardProps<Shown = Scene> {
    scene: Shown;
    /** Whose view this is; a watcher's is negative. */
    seat: number;
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
    /** The rules that belong to it. */
    readonly book: string;
}

/** A document of rules, below `docs`. */
export interface Book {
    readonly name: string;
    readonly file: string;
    readonly title: Message;
}

/** How the choices of a question are listed: the headings in their order, each with its kinds of tokens. */
export type Headings = readonly (readonly [title: Message, kinds: readonly string[]])[];

/** What is needed where the game is played or replayed. */
export interface Play<Shown = Scene> {
    readonly board?: Component<BoardProps<Shown>>;
    readonly players?: Component<BoardProps<Shown>>;
    /** What the frame of the board is called. */
    readonly label: Message;
    /** The headings, given the kinds of all answers to the question. */
    readonly headings: (asked: ReadonlySet<string>) => Headings;
    /** What can go with what is chosen, by kind, while it is not known what that is for. */
    readonly parts: readonly (readonly [kind: string, part: Message])[];
    /** A kind by which it is known. */
    readonly settled?: string;
    /** Kinds that end a move without adding to it; of those with an amount the largest is usual. */
    readonly fillers: Readonly<Record<string, "plain" | "amount">>;
    /** The kind with which a move is made: once it is chosen, fillers can be chosen too. */
    readonly means?: string;
    /** A kind that opens a move of its own, which is not meant by whoever begins with something else. */
    readonly opens?: string;
    /** Kinds of pieces that the keyboard stops at even when they cannot be chosen. */
    readonly stops: readonly string[];
    /** The pieces of the board before a seat that a line of the story is about. */
    readonly shown: (line: LogLine, seat: number) => readonly string[];
    /** What a choice is about at this moment, by reference: which die lies at a place, which card in a slot. */
    readonly named: (scene: Shown) => Readonly<Record<string, Sayable>>;
}

export interface Registration {
    readonly name: string;
    /** Files of the catalogue: those by which the lobby introduces the game, and those that come with the board. */
    readonly words: { readonly lobby: readonly string[]; readonly play: readonly string[] };
    readonly ways: readonly Way[];
    readonly books: readonly Book[];
    /** How values of set-up choices read, by choice and value. */
    readonly values: Readonly<Record<string, Message>>;
    readonly play: () => Promise<{ readonly play: Play<never> }>;
}
