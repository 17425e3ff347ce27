/** The texts of the rules, taken from the project's documents when the page is built. */

import type { Book } from "../lib/routes";
import { page, type Page } from "./markdown";
import rulings from "../../../docs/rulings.md?raw";
import city from "../../../docs/rules/city.md?raw";
import dice from "../../../docs/rules/dice.md?raw";
import solo from "../../../docs/rules/solo.md?raw";

export const TITLES: Readonly<Record<Book, string>> = {
    city: "Troyes",
    solo: "The King’s Challenge",
    dice: "Troyes Dice",
    rulings: "Rulings",
};

const SOURCES: Readonly<Record<Book, string>> = { city, dice, solo, rulings };
const pages = new Map<Book, Page>();

/** A book, rendered once. */
export function open(book: Book): Page {
    const known = pages.get(book);
    if (known) return known;
    const made = page(SOURCES[book]);
    pages.set(book, made);
    return made;
}
