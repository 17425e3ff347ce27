import { describe, expect, it } from "vitest";
import "../lib/words/english.testing";
import { BOOKS } from "../games";
import { say } from "../lib/words/words.svelte";
import { openAll } from "./books";
import { page, slug, target } from "./markdown";
import { excerpt, search } from "./search";

describe("slug", () => {
    it("keeps letters and figures", () => {
        expect(slug("4. Actions: the Évêché & more")).toBe("4-actions-the-eveche-more");
    });
});

describe("target", () => {
    it("leads to the page's own books", () => {
        expect(target("../rulings.md#R3")).toBe("/rules/rulings#R3");
        expect(target("city.md")).toBe("/rules/city");
        expect(target("#top")).toBe("#top");
        expect(target("components.md")).toBe("");
    });
});

describe("page", () => {
    const source = [
        "# Title",
        "## Same",
        "See R12 and [cards](components.md), *a < b*.",
        "",
        "- one",
        "- `two`",
        "",
        "## Same",
        "<script>alert(1)</script>",
        "",
        "| no. | question | ruling |",
        "|---|---|---|",
        "| R7 | Why? | Because & so. |",
    ].join("\n");
    const made = page(source);

    it("has contents with anchors of their own", () => {
        expect(made.contents).toEqual([
            { level: 1, id: "title", text: "Title" },
            { level: 2, id: "same", text: "Same" },
            { level: 2, id: "same-2", text: "Same" },
        ]);
        expect(made.html).toContain('<h2 id="same-2">Same</h2>');
    });

    it("links rulings, and gives each an anchor", () => {
        expect(made.html).toContain(
            'See <a href="/rules/rulings#R12">R12</a> and cards, <em>a &#60; b</em>.',
        );
        expect(made.html).toContain('<th scope="row" id="R7"><a href="/rules/rulings#R7">R7</a></th>');
        expect(made.html).toContain("<td>Because &#38; so.</td>");
    });

    it("never lets raw HTML through", () => {
        expect(made.html).not.toContain("<script");
        expect(made.html).toContain("&#60;script&#62;");
    });

    it("breaks names of code between their words", () => {
        expect(page("`setup.ways_to_lay` and `a<b.`").html).toBe(
            "<p><code>setup.<wbr>ways_<wbr>to_<wbr>lay</code> and <code>a&#60;b.</code></p>\n",
        );
    });

    it("is cut into what a search can find", () => {
        expect(made.sections.map(({ id, title, text }) => [id, title, text])).toEqual([
            ["title", "Title", ""],
            ["same", "Same", "See R12 and cards, a < b. one two"],
            ["same-2", "Same", "<script>alert(1)</script>"],
            ["R7", "R7 Why?", "Because & so."],
        ]);
    });
});

describe("search", () => {
    const sections = [
        { id: "a", title: "Black dice", text: "Red dice count double." },
        { id: "b", title: "Influence", text: "Before you face black dice, spend it." },
    ];

    it("wants all words and prefers titles", () => {
        expect(search(sections, "dice black").map(({ section }) => section.id)).toEqual(["a", "b"]);
        expect(search(sections, "INFLUÉNCE").map(({ section }) => section.id)).toEqual(["b"]);
        expect(search(sections, "white")).toEqual([]);
        expect(search(sections, "  ")).toEqual([]);
    });

    it("shows the words around", () => {
        expect(excerpt("one two three four five", ["three"], 6)).toBe("… two three …");
        expect(excerpt("dice and black dice", ["black", "dice"], 6)).toBe("… and black …");
        expect(excerpt("short", ["other"])).toBe("short");
    });
});

describe("the books", async () => {
    const pages = await openAll("en");

    it.each(BOOKS)("$name has a title, contents and no dead anchor", ({ name, title }) => {
        const { contents, html, sections } = pages.get(name)!;
        expect(say(title)).toMatch(/^[A-Z]/);
        expect(contents.length).toBeGreaterThan(2);
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
        for (const [, to = "", anchor = ""] of html.matchAll(/href="\/rules\/(\w+)#([\w-]+)"/g)) {
            expect(
                pages.get(to)?.sections.some(({ id }) => id === anchor),
                `${to}#${anchor}`,
            ).toBe(true);
        }
    });
});

describe("pictures", () => {
    const files = Object.keys(import.meta.glob("../../../docs/rules/pictures/*", { query: "?url" })).map(
        (path) => path.split("/").pop()!,
    );

    it("are all shown, with words for whoever does not see them", async () => {
        const books = await openAll("en");
        const shown = [...books.values()].flatMap(({ html }) => [
            ...html.matchAll(/<img src="[^"]*?([\w-]+\.\w+)" alt="([^"]+)"/g),
        ]);
        expect(new Set(shown.map(([, file]) => file))).toEqual(new Set(files));
        expect(shown.every(([, , words]) => words!.length > 4)).toBe(true);
    });

    it("that are not there are told", () => {
        expect(page("![A lost picture](pictures/none.png)").html).toContain("A lost picture");
    });
});
