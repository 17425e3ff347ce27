import { expect, it } from "vitest";

const ROOMS = import.meta.glob<string>(
    ["../{lib,table,art,lobby,rules,replay,lesson}/**/*.{ts,svelte}", "!../**/*.test.ts"],
    { query: "?raw", import: "default", eager: true },
);

/** A file without what it says to its readers. */
const bare = (text: string) => text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<!:)\/\/.*$/gm, "");

/** The names of our games: as words, and at the beginning of other names, as in `CityScene`. */
const NAMES = /\b(?:city|dice)\b|\b(?:[Cc]ity|[Dd]ice)(?=[A-Z])/g;

it("no room that all games share names one of them", () => {
    expect(Object.keys(ROOMS).length).toBeGreaterThan(50);
    const named = Object.entries(ROOMS).flatMap(([path, text]) =>
        [...bare(text).matchAll(NAMES)].map(([name]) => `${path}: ${name}`),
    );
    expect(named).toEqual([]);
});
