import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const icon = readFileSync("../src/spyrium/svg/art/app-icon.svg", "utf8");

const LOCALE = "../src/spyrium/text/locale";
/** What terminal, server and letters alone say. */
const ELSEWHERE = ["outside.ftl", "refusals.ftl"];

/** No line ends between a name and its numeral: "Factory II", "phase I". */
const bound = (text: string): string => text.replace(/(?<=[\p{L}}]) (?=[IVX]+(?!\p{L}))/gu, "\u00a0");

/** All catalogues of a language are one file of the build: `virtual:texts` knows how to load each. */
const texts: Plugin = {
  name: "texts",
  resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0virtual:texts")) return undefined;
    const language = id.split("/")[1];
    if (!language) {
      const codes = Object.keys(JSON.parse(readFileSync(`${LOCALE}/languages.json`, "utf8")));
      return `export default { ${codes.map((code) => `${code}: () => import("virtual:texts/${code}")`)} }`;
    }
    const files = readdirSync(`${LOCALE}/${language}`)
      .filter((file) => !ELSEWHERE.includes(file))
      .sort();
    for (const file of files) this.addWatchFile(`${LOCALE}/${language}/${file}`);
    return `export default ${JSON.stringify(files.map((file) => bound(readFileSync(`${LOCALE}/${language}/${file}`, "utf8"))))}`;
  },
};

/** The app icon is one of the drawings; the manifest and the page name it by a fixed address. */
const appIcon: Plugin = {
  name: "app-icon",
  generateBundle() {
    this.emitFile({
      type: "asset",
      fileName: "app-icon.svg",
      source: icon,
    });
  },
};

/** Browsers that read only .woff cannot run the client either, and some of the fonts' letters belong to no language here. */
const wanted = (file: string): boolean =>
  file.startsWith("assets/") && !/\.woff$|-(greek|greek-ext|cyrillic-ext|vietnamese)-/.test(file);

/** The service worker is told of every file that may be wanted, and so differs from build to build. */
const serviceWorker: Plugin = {
  name: "service-worker",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      // Relative to where the worker lies; the first is the document.
      const files = ["", "app-icon.svg", ...Object.keys(bundle).filter(wanted)];
      const page = bundle["index.html"];
      const made = createHash("sha256")
        .update(files.join())
        .update(page?.type === "asset" ? page.source : "")
        .update(icon);
      const client = JSON.stringify({ version: made.digest("hex").slice(0, 12), files });
      const source = readFileSync("src/worker.js", "utf8").replace("__CLIENT__", client);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  },
};

const SCRIPTS = /^assets\/(client|shared)-[^/]*\.js$/;
const FONTS = /^assets\/(alegreya-sans-latin-\d|playfair-display-latin-wght)[^/]*\.woff2$/;

/** The document sends for the scripts and fonts of every page, before there is a script that would. */
const atOnce = (base: string): Plugin => ({
  name: "at-once",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => SCRIPTS.test(file) || FONTS.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            ...(SCRIPTS.test(file)
              ? { rel: "modulepreload" }
              : { rel: "preload", as: "font", type: "font/woff2" }),
            crossorigin: true,
            href: `${base}${file}`,
          },
          injectTo: "head",
        })),
  },
});

/** `--mode site`: for any file server, below whatever path. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), texts, appIcon, serviceWorker, atOnce(mode === "site" ? "./" : "/")],
  build: {
    outDir: mode === "site" ? "../site" : "../src/spyrium/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Few files rather than many small ones: each costs the first visit a request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "first",
              test: /src[\\/](chosen|early|i18n[\\/]languages|local[\\/]ids|pages[\\/]routes|state[\\/]address[\\/]place)\.ts|preload-helper/,
              priority: 1,
            },
            { name: "shared", test: /src[\\/](spyrium[\\/]svg|cards|net|notation|parts|state)[\\/]/ },
            { name: "engine", test: /src[\\/](engine|local)[\\/]/ },
            { name: "table", test: /src[\\/](analysis|session|table)[\\/]/ },
          ],
        },
      },
    },
    // The server's content policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // The tests leave nothing behind: a process for each would load the same modules anew.
    pool: "threads",
    isolate: false,
    // Only a hung test takes so long (ms).
    testTimeout: 180_000,
  },
}));
