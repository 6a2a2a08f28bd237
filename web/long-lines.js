/** No line of the client is longer than this, except where a program wrote the file: formatters leave texts and comments alone. */
import { readdirSync, readFileSync } from "node:fs";

const LONGEST = 140;
const WRITTEN = /net\/schema\.d\.ts$|cards\/(printed\.ts|editions\.json)$|engine\/built\//;

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && /\.(svelte|ts|js|css)$/.test(each.name))
  .map((each) => `${each.parentPath}/${each.name}`)
  .filter((path) => !WRITTEN.test(path));

const long = files.flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, i) => (line.length > LONGEST ? [`${path}:${i + 1} has ${line.length} characters`] : [])),
);
if (long.length > 0) {
  console.error(`Lines of at most ${LONGEST} characters, please:\n${long.join("\n")}`);
  process.exit(1);
}
