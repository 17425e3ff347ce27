import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
    plugins: [svelte()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0, // nothing inline: the policy of the page forbids it
        manifest: true,
        modulePreload: { polyfill: false }, // where a browser knows no preloading, parts come when they are wanted
    },
    server: {
        fs: { allow: [".."] }, // the rules are read from docs, the words from src
        proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads" }, // most of the time is importing
});
