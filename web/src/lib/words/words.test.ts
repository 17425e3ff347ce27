import { afterEach, describe, expect, it } from "vitest";
import { Catalogue } from "./catalogue";
import "./english.testing";
import { around, asSentence, capital, message, PSEUDO, t, words } from "./words.svelte";

const SOURCES = import.meta.glob<string>(
    ["../../**/*.{ts,svelte}", "!../../**/*.test.ts", "!../../generated/**"],
    {
        query: "?raw",
        import: "default",
        eager: true,
    },
);
const CATALOGUE = import.meta.glob<string>("../../../../src/troyes/words/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const script = Object.values(SOURCES).join("\n");
const entries = Object.values(CATALOGUE).flatMap((text) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!),
);
const OURS = /^(page|city-board|dice-board)-/;

describe("the catalogue", () => {
    it("has every message that the page names", () => {
        const named = [...script.matchAll(/"((?:page|city-board|dice-board)-[\w-]+)"/g)].map(([, id]) => id!);
        expect(named.length).toBeGreaterThan(300);
        expect([...new Set(named)].filter((id) => !entries.includes(id) && !/^\w+-board$/.test(id))).toEqual(
            [],
        );
    });

    it("has no words of the page that nobody says", () => {
        // Some names are put together, as `page-seat-${kind}`.
        const made = [...script.matchAll(/`((?:page|city-board|dice-board)-[^`]*)`/g)].map(
            ([, id]) => new RegExp(`^${id!.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
        );
        const said = (id: string) => script.includes(`"${id}"`) || made.some((one) => one.test(id));
        expect(entries.filter((id) => OURS.test(id) && !said(id))).toEqual([]);
    });

    it("can be read whole", () => {
        const english = new Catalogue("en");
        Object.values(CATALOGUE).forEach((text) => english.read(text));
        expect(entries.filter((id) => english.entry(id, "", {}) === undefined)).toEqual([]);
    });
});

describe("the pseudo-language", () => {
    afterEach(() => {
        words.language = "en";
    });

    it("brackets every message once", () => {
        words.language = PSEUDO;
        expect(t("page-title-of", { page: message("page-rules") })).toBe("⟦Rules – Troyes⟧");
        expect(around("login", "page-account-signed-in")).toEqual(["⟦You are signed in as ", ".⟧"]);
        expect(asSentence(message("page-here"))).toBe("⟦Here.⟧");
    });

    it("is nowhere else", () => {
        expect(t("page-title-of", { page: message("page-rules") })).toBe("Rules – Troyes");
        expect(asSentence(message("page-here"))).toBe("Here.");
        expect([capital("3 dice"), capital("évêque")]).toEqual(["3 dice", "Évêque"]);
    });
});
