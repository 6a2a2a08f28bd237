import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/spyrium/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
