import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
    plugins: [svelte()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0, // nothing inline: the policy of the page forbids it
        manifest: true,
        // What every page needs is one file, and so is what boards have in common, be it at a table, in a lesson or in a
        // replay: a dozen small ones cost a browser more than what it may load too much.
        rolldownOptions: {
            output: {
                codeSplitting: {
                    groups: [
                        { name: "page", tags: ["$initial"], priority: 2 },
                        {
                            name: "board",
                            test: /src[\\/](?!endings[\\/][Cc]hart)/,
                            minShareCount: 2,
                            priority: 1,
                        },
                    ],
                },
            },
        },
        modulePreload: { polyfill: false }, // where a browser knows no preloading, parts come when they are wanted
    },
    server: {
        fs: { allow: [".."] }, // the rules are read from docs, the words from src
        proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads" }, // most of the time is importing
});
