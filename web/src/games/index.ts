/** The games that the page knows, one line each. A game that is not here can be played all the same, plainly. */

import { message, patiently, words, type Message } from "../lib/words/words.svelte";
import type { TableInfo } from "../lib/server/types";
import files from "../generated/words.json";
import { city } from "./city";
import { dice } from "./dice";
import { plain } from "./plain";
import type { Book, Play, Registration, Way } from "./types";

const WORDS: Readonly<Record<string, readonly string[]>> = files;
const GAMES: readonly Registration[] = [city, dice];

export function registration(game: string): Registration {
    return GAMES.find(({ name }) => name === game) ?? plain;
}

/** The rules of all games, and the rulings on them. */
export const BOOKS: readonly Book[] = [
    ...GAMES.flatMap(({ books }) => books),
    { name: "rulings", file: "rulings.md", title: message("page-rulings") },
];

/** The lessons that there are. */
export const LESSONS: readonly string[] = GAMES.flatMap(({ ways }) =>
    ways.flatMap(({ lesson }) => lesson ?? []),
);

/** The game that a lesson teaches, and the way in which it is played there. */
export function taughtBy(lesson: string): { game: string; way: Way } | undefined {
    return GAMES.flatMap(({ name, ways }) => ways.map((way) => ({ game: name, way }))).find(
        ({ way }) => way.lesson === lesson,
    );
}

/** The way in which so many play a game. */
export function wayOf(game: string, players: number): Way {
    const { ways } = registration(game);
    return ways.find(({ fits }) => fits(players)) ?? plain.ways[0]!;
}

/** What a table is called. */
export function titleOf(table: TableInfo): Message {
    return wayOf(table.game, table.seats.length).title ?? table.title;
}

/** Which rules belong to a table. */
export function rulesOf(game: string, players: number): string {
    const { book } = wayOf(game, players);
    return book ? `/rules/${book}` : "/rules";
}

/** The files of the catalogue that a game needs: its own, its modules' and the page's. */
export function wordsOf(game: string): readonly string[] {
    return [...(WORDS[game] ?? []), ...registration(game).words];
}

/** Those with the titles of all games, and with what their tables settle. */
export const LOBBY_WORDS = Object.keys(WORDS).flatMap(wordsOf);

/** What is needed to play a game, with its words. */
export async function playOf(game: string): Promise<Play> {
    const known = registration(game);
    const [{ play }] = await Promise.all([patiently(known.play), words.need(wordsOf(game))]);
    return play as unknown as Play;
}
