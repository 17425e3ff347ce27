import { expect, it } from "vitest";

const ROOMS = import.meta.glob<string>(
    [
        "../{lib,table,art,lobby,rules,replay,lesson,endings,account,proof,notices,away}/**/*.{ts,svelte}",
        "!../**/*.test.ts",
    ],
    { query: "?raw", import: "default", eager: true },
);

/** Where browsers have long kept what they added to the throws of their tables: another name would lose it. */
const KEPT = "`dice-${id}`";

/** A file without what it says to its readers. */
const bare = (text: string) =>
    text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/.*$/gm, "").replace(KEPT, "");

/** The names of our games: as words, and at the beginning of other names, as in `CityScene`. */
const NAMES = /\b(?:city|dice)\b|\b(?:[Cc]ity|[Dd]ice)(?=[A-Z])/g;

it("no room that all games share names one of them", () => {
    expect(Object.keys(ROOMS).length).toBeGreaterThan(50);
    const named = Object.entries(ROOMS).flatMap(([path, text]) =>
        [...bare(text).matchAll(NAMES)].map(([name]) => `${path}: ${name}`),
    );
    expect(named).toEqual([]);
});

it("no room holds more files than can be seen at a glance", () => {
    const files = Object.keys(import.meta.glob("../**/*.{ts,svelte}", { query: "?url" }));
    const rooms = files.map((path) => path.replace(/\/[^/]*$/, ""));
    expect(files.length).toBeGreaterThan(200);
    const crowded = rooms.filter((room) => rooms.filter((other) => other === room).length > 18);
    expect([...new Set(crowded)]).toEqual([]);
});
