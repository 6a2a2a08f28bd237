import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The app icon is one of the drawings; the manifest and the page name it by a fixed address. */
const appIcon: Plugin = {
  name: "app-icon",
  generateBundle() {
    this.emitFile({
      type: "asset",
      fileName: "app-icon.svg",
      source: readFileSync("src/art/app-icon.svg", "utf8"),
    });
  },
};

export default defineConfig({
  plugins: [svelte(), appIcon],
  build: {
    outDir: "../src/spyrium/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
