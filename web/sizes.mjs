// Measures what a browser loads, from the manifest of the built page, and fails if that is more than we allow ourselves.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const DIST = new URL("./dist/", import.meta.url);

/** Each place with its parts, what may follow them later without counting, and its limit in kB after gzip. */
const PLACES = [
    { name: "The lobby", parts: ["index.html"], later: () => true, limit: 60 },
    {
        name: "A table of Troyes",
        parts: ["index.html", "src/table/Table.svelte"],
        later: (part) => !part.startsWith("src/table/") && !part.startsWith("src/games/city/"),
        limit: 140,
    },
];

const manifest = JSON.parse(read(".vite/manifest.json"));

function read(name) {
    try {
        return readFileSync(new URL(name, DIST));
    } catch {
        return stop("The page is not built, so that it cannot be measured: run `npm run build` first.");
    }
}

function stop(sentence) {
    console.error(sentence);
    process.exit(1);
}

/** The files of script and style that the parts need, and those that the parts ask for when they run. */
function files(parts, later) {
    const found = new Set();
    const seen = new Set();
    const waiting = [...parts];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
        if (seen.has(part)) continue;
        seen.add(part);
        const chunk =
            manifest[part] ??
            stop(`There is no ${part} in the built page: name its parts anew in sizes.mjs.`);
        [chunk.file, ...(chunk.css ?? [])].forEach((file) => found.add(file));
        waiting.push(...(chunk.imports ?? []));
        waiting.push(...(chunk.dynamicImports ?? []).filter((each) => !later(each)));
    }
    return [...found].filter((file) => /\.(js|css)$/.test(file));
}

let tooLarge = false;
for (const { name, parts, later, limit } of PLACES) {
    const sizes = files(parts, later).map((file) => [file, gzipSync(read(file)).length / 1000]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.log(`${name} loads ${total.toFixed(1)} kB of at most ${limit} kB (script and style, gzip).`);
    if (total <= limit) continue;
    tooLarge = true;
    console.error(
        `${name} is too large: ${sizes.map(([file, size]) => `${file} ${size.toFixed(1)} kB`).join(", ")}.`,
    );
}
process.exit(tooLarge ? 1 : 0);
