/** What is said in words beside the wheel, and how much room it takes. */
import {
    colour as colourOf,
    enumerated,
    message,
    say,
    t,
    type Message,
} from "../../../lib/words/words.svelte";
import { COLOURS, halfOf, wrapped, type DiceScene, type WheelTile } from "../words";

export const LINE = 20;
/** Room between the lines and the cards: for a row of pieces, or for none when the game is over. */
export const ROW = 58;
export const OVER = 18;

export interface Note {
    readonly text: string;
    readonly alarm: boolean;
}

export interface TileCard {
    readonly tile: WheelTile;
    readonly where: string;
    readonly lines: readonly string[];
    readonly top: number;
    readonly height: number;
}

/** Serifs differ from machine to machine; this is meant for the widest. */
const letters = (width: number, each: number) => Math.floor(width / each);

/** What the black die does in this half day, and which dice are on offer. */
export function noteLines(scene: DiceScene, width: number): Note[] {
    const notes: Note[] = [];
    const note = (what: Message, alarm = false) =>
        wrapped(say(what), letters(width, alarm ? 8.9 : 8.1)).forEach((line) =>
            notes.push({ text: line, alarm }),
        );
    if (scene.over) note(message("dice-board-note-over"));
    for (const { colour, number, column } of scene.attacks) {
        const plain = scene.numbers[column - 1] === column;
        const what = { colour: colourOf(colour), number, column };
        note(message(plain ? "dice-board-note-attack" : "dice-board-note-attack-column", what), true);
    }
    if (!scene.attack_day && !scene.over)
        note(message("dice-board-note-from-day", { day: scene.first_attack }));
    const offered = COLOURS.flatMap((colour, i) =>
        scene.offered[i]
            ? [message("dice-board-offered", { count: scene.offered[i], colour: colourOf(colour) })]
            : [],
    );
    if (offered.length) note(message("dice-board-note-offer", { dice: enumerated(offered) }));
    if (scene.numbers.some((number) => !number)) note(message("dice-board-note-crier"));
    return notes;
}

/** The tiles of this game in words, by notch. */
export function tileCards(scene: DiceScene, width: number): TileCard[] {
    let top = 0;
    return scene.notches.flatMap(({ tile, up, number }) => {
        if (!tile) return [];
        const place = scene.places.find((other) => other.notch === number);
        const when = place
            ? place.half === scene.half && !scene.over
                ? message("dice-board-now")
                : halfOf(place.half)
            : message("dice-board-in-window");
        const lines = wrapped(say(tile.text), letters(width - 24, 7.5));
        const height = 36 + lines.length * 17;
        const card = {
            tile,
            lines,
            top,
            height,
            where: t("dice-board-tile-where", { colour: colourOf(up ?? "white"), when }),
        };
        top += height;
        return [card];
    });
}

export function notesHeight(scene: DiceScene, width: number): number {
    const cards = tileCards(scene, width).reduce((sum, { height }) => sum + height, 0);
    return noteLines(scene, width).length * LINE + (scene.over ? OVER : ROW) + cards;
}
