import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
    plugins: [svelte()],
    build: { target: "es2022", assetsInlineLimit: 0, manifest: true }, // nothing inline: the policy of the page forbids it
    server: {
        fs: { allow: [".."] }, // the rules are read from docs
        proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["src/**/*.test.ts"] },
});
