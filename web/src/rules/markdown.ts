/** Our own rule texts from Markdown to HTML, with anchors, contents and a search. Only files of this project come here. */

import { Marked, type Tokens } from "marked";
import { BOOKS } from "../games";
import { asWritten, t } from "../lib/words/words.svelte";

export interface Heading {
    readonly level: number;
    readonly id: string;
    readonly text: string;
}

/** A piece of a book between two headings, or a single ruling; what a search finds. */
export interface Section {
    readonly id: string;
    readonly title: string;
    readonly text: string;
}

export interface Page {
    readonly html: string;
    readonly contents: readonly Heading[];
    readonly sections: readonly Section[];
}

/** Our own pictures, made from the boards of the page, by the names of their files. */
const PICTURES = Object.fromEntries(
    Object.entries(
        import.meta.glob<string>("../../../docs/rules/pictures/*", {
            query: "?url",
            import: "default",
            eager: true,
        }),
    ).map(([path, address]) => [path.split("/").pop() ?? "", address]),
);

const RULING = /^R\d+$/;

export function escape(text: string): string {
    return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The anchor of a heading: its words in small letters. */
export function slug(text: string): string {
    return text
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{Mn}/gu, "")
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, "");
}

/** Where a link of a text leads in the page; empty for files that the page does not show. */
export function target(href: string): string {
    if (href.startsWith("#") || /^https?:/.test(href) || href.startsWith("/")) return href;
    const [file = "", anchor = ""] = href.split("#");
    const name = file.split("/").pop()?.replace(/\.md$/, "") ?? "";
    return BOOKS.some((book) => book.name === name) ? `/rules/${name}${anchor ? `#${anchor}` : ""}` : "";
}

/** Mentions of a ruling become links to it. */
function linked(html: string): string {
    return html.replace(/\bR\d{1,3}\b/g, (no) => `<a href="/rules/rulings#${no}">${no}</a>`);
}

/** Plain words of inline tokens. */
function words(tokens: readonly unknown[]): string {
    return (tokens as Tokens.Generic[])
        .map((token) => (token.tokens ? words(token.tokens) : String(token["text"] ?? "")))
        .join("");
}

/** Several headings may have the same words; the second one gets a number. */
class Names {
    readonly #used = new Map<string, number>();
    take(text: string): string {
        const name = slug(text) || "section";
        const count = (this.#used.get(name) ?? 0) + 1;
        this.#used.set(name, count);
        return count === 1 ? name : `${name}-${count}`;
    }
}

function markdown(contents: Heading[]): Marked {
    const names = new Names();
    let tables = 0;
    return new Marked({
        gfm: true,
        renderer: {
            heading({ depth, tokens }) {
                const text = words(tokens);
                const id = names.take(text);
                contents.push({ level: depth, id, text });
                return `<h${depth} id="${id}">${asWritten(this.parser.parseInline(tokens))}</h${depth}>\n`;
            },
            paragraph({ tokens }) {
                return `<p>${asWritten(this.parser.parseInline(tokens))}</p>\n`;
            },
            html({ text }) {
                return escape(text);
            },
            // Names of code are broken between their words, and nowhere else.
            codespan({ text }) {
                return `<code>${escape(text).replace(/[._](?=\w)/g, "$&<wbr>")}</code>`;
            },
            image({ href, text }) {
                const picture = PICTURES[href.split("/").pop() ?? ""];
                const words = escape(asWritten(text));
                return picture ? `<img src="${escape(picture)}" alt="${words}" loading="lazy">` : words;
            },
            link({ href, tokens }) {
                const inner = this.parser.parseInline(tokens);
                const to = target(href);
                return to === "" ? inner : `<a href="${escape(to)}">${inner}</a>`;
            },
            text(token) {
                if ("tokens" in token && token.tokens)
                    return asWritten(this.parser.parseInline(token.tokens));
                return linked(escape(unescape(token.text)));
            },
            table({ header, rows }) {
                const cell = (tag: string, one: Tokens.TableCell, first: boolean) => {
                    const no = one.text.trim();
                    if (first && RULING.test(no)) {
                        return `<th scope="row" id="${no}"><a href="/rules/rulings#${no}">${asWritten(no)}</a></th>`;
                    }
                    return `<${tag}>${asWritten(this.parser.parseInline(one.tokens))}</${tag}>`;
                };
                const name = t("page-rules-table", { title: contents.at(-1)?.text ?? "", number: ++tables });
                const row = (cells: Tokens.TableCell[], tag: string) =>
                    `<tr>${cells.map((one, i) => cell(tag, one, i === 0)).join("")}</tr>`;
                return (
                    `<div class="scroll" tabindex="0" role="region" aria-label="${escape(name)}"><table><thead>${row(header, "th")}</thead>` +
                    `<tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>\n`
                );
            },
        },
    });
}

/** Marked escapes the text of some tokens and not of others. */
function unescape(text: string): string {
    return text
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&");
}

/** The sections of a text in the order of its headings; each ruling is one of its own. */
function cut(source: string, contents: readonly Heading[]): readonly Section[] {
    const sections: { id: string; title: string; text: string }[] = [];
    let heading = 0;
    for (const token of new Marked().lexer(source)) {
        if (token.type === "heading") {
            const { id = "", text = "" } = contents[heading++] ?? {};
            sections.push({ id, title: text, text: "" });
        } else if (token.type === "table") {
            for (const cells of (token as Tokens.Table).rows) {
                const text = cells.map((one) => words(one.tokens)).join(" · ");
                const no = cells[0]?.text.trim() ?? "";
                if (RULING.test(no)) {
                    sections.push({
                        id: no,
                        title: `${no} ${words(cells[1]?.tokens ?? [])}`,
                        text: cells
                            .slice(2, 4)
                            .map((one) => words(one.tokens))
                            .join(" "),
                    });
                } else {
                    const last = sections.at(-1);
                    if (last) last.text += `${text} `;
                }
            }
        } else {
            const last = sections.at(-1);
            if (last) last.text += `${inside(token)} `;
        }
    }
    return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, " ").trim() }));
}

/** All words of a block: paragraphs, lists and what lies in them. */
function inside(token: Tokens.Generic): string {
    const list = token["items"] as Tokens.ListItem[] | undefined;
    if (list) return list.map((item) => item.tokens.map(inside).join(" ")).join(" ");
    return token.tokens ? words(token.tokens) : String(token["text"] ?? "");
}

/** A text as a page. */
export function page(source: string): Page {
    const contents: Heading[] = [];
    const html = markdown(contents).parse(source, { async: false });
    return { html, contents, sections: cut(source, contents) };
}
