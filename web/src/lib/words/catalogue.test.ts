import { describe, expect, it } from "vitest";
import { Catalogue, inWords, type Message } from "./catalogue";

function catalogue(language: string, ...lines: string[]): Catalogue {
    const made = new Catalogue(language);
    made.read(lines.join("\n"));
    return made;
}

const english = catalogue(
    "en",
    "list-two = { $first } and { $second }",
    "list-more = { $first }, { $rest }",
    "list-plain = { $first }, { $rest }",
    "deniers = { $count ->",
    "    [one] { $count } denier",
    "   *[other] { $count } deniers",
    "}",
    "    .short = { $count }d",
    "gains = { $who } gains { $what }",
    "loses = { $who } loses { $what }",
);
const french = catalogue("fr", "gains = { $who } gagne { $what }", "list-two = { $first } et { $second }");
const deniers = (count: number): Message => ({ id: "deniers", args: { count } });

describe("a message in words", () => {
    it("counts, and leaves names as they are", () => {
        expect(inWords([english], { id: "gains", args: { who: "Aude", what: deniers(1) } })).toBe(
            "Aude gains 1 denier",
        );
        expect(inWords([english], deniers(2))).toBe("2 deniers");
    });

    it("takes a form wherever there is one, also in what it holds", () => {
        expect(inWords([english], { id: "gains", args: { who: "A", what: deniers(2) } }, "short")).toBe(
            "A gains 2d",
        );
    });

    it("tells a deed to whoever did it in other words, if it has any", () => {
        const told = catalogue("en", "pass = Pass", "    .told = passes", "    .yours = pass");
        told.read("die = Die\n    .told = the die");
        expect(inWords([told], { id: "pass" }, "told")).toBe("passes");
        expect(inWords([told], { id: "pass" }, "yours")).toBe("pass");
        expect(inWords([told], { id: "die" }, "yours")).toBe("the die");
        expect(inWords([told], { id: "die" }, "short")).toBe("Die");
    });

    it("joins several as in a sentence", () => {
        const gains = (...counts: number[]) =>
            inWords([english], { id: "gains", args: { who: "A", what: counts.map(deniers) } }, "short");
        expect(gains(1)).toBe("A gains 1d");
        expect(gains(1, 2)).toBe("A gains 1d and 2d");
        expect(gains(1, 2, 3)).toBe("A gains 1d, 2d and 3d");
    });

    it("says numbers and names one after the other", () => {
        const gains = (...what: (number | string)[]) =>
            inWords([english], { id: "gains", args: { who: "A", what } });
        expect(gains()).toBe("A gains ");
        expect(gains(3)).toBe("A gains 3");
        expect(gains(3, 5, 1)).toBe("A gains 3, 5, 1");
        expect(gains("Aude", "Bors")).toBe("A gains Aude, Bors");
    });

    it("is said in English where a language lacks it", () => {
        const said = (id: string) =>
            inWords([french, english], { id, args: { who: "A", what: [deniers(1), deniers(2)] } });
        expect(said("gains")).toBe("A gagne 1 denier et 2 deniers");
        expect(said("loses")).toBe("A loses 1 denier et 2 deniers");
    });

    it("is called by its name where nobody has words for it", () => {
        expect(inWords([english], { id: "unheard-of" })).toBe("unheard-of");
    });
});
