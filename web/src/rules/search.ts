/** Words in the rules: every word must occur, and what bears it in the title comes first. */

import type { Section } from "./markdown";

export interface Found {
    readonly section: Section;
    readonly excerpt: string;
}

const plain = (text: string) =>
    text
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "");

/** Some words around the place where they stand together, or else where the first of them occurs. */
export function excerpt(text: string, wanted: readonly string[], around = 70): string {
    const low = plain(text);
    const places = [wanted.join(" "), ...wanted].map((words) => low.indexOf(words));
    const at = places.find((place) => place >= 0) ?? 0;
    const from = at <= around ? 0 : text.indexOf(" ", at - around) + 1;
    const end = at + around >= text.length ? text.length : text.lastIndexOf(" ", at + around);
    return `${from > 0 ? "… " : ""}${text.slice(from, Math.max(end, from)).trim()}${end < text.length ? " …" : ""}`;
}

function rank(section: Section, wanted: readonly string[]): number {
    const title = plain(section.title);
    const all = `${title} ${plain(section.text)}`;
    if (!wanted.every((word) => all.includes(word))) return 0;
    const together = all.includes(wanted.join(" ")) ? 1 : 0;
    return 1 + together + 2 * wanted.filter((word) => title.includes(word)).length;
}

/** What bears all the words of a query, the best first. */
export function search(sections: readonly Section[], query: string): readonly Found[] {
    const wanted = plain(query).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    return sections
        .map((section) => ({ section, rank: rank(section, wanted) }))
        .filter((found) => found.rank > 0)
        .sort((a, b) => b.rank - a.rank)
        .map(({ section }) => ({ section, excerpt: excerpt(section.text, wanted) }));
}
