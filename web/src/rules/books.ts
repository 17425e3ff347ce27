/** The texts of the rules, taken from the project's documents; a language may have its own below `docs/<language>`. */

import { BOOKS } from "../games";
import { page, type Page } from "./markdown";

const DOCS = import.meta.glob<string>(
    [
        "../../../docs/rulings.md",
        "../../../docs/*/rulings.md",
        "../../../docs/rules/*.md",
        "../../../docs/*/rules/*.md",
    ],
    { query: "?raw", import: "default" },
);

/** All books in a language, or in English where it has none. */
export async function openAll(language: string): Promise<ReadonlyMap<string, Page>> {
    const opened = await Promise.all(
        BOOKS.map(async ({ name, file }) => {
            const text = DOCS[`../../../docs/${language}/${file}`] ?? DOCS[`../../../docs/${file}`];
            return [name, page(text ? await text() : "")] as const;
        }),
    );
    return new Map(opened);
}
