/** The drawings, inlined so that they take their colours from the page's custom properties. */

import type { Attachment } from "svelte/attachments";

const files = import.meta.glob<string>("../../../src/spyrium/svg/art/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function drawing(path: string): string {
  return files[`../../../src/spyrium/svg/art/${path}.svg`] ?? "";
}

/** Card art fills its frame, cropped around the middle. */
export const cardArt = (card: string): string =>
  drawing(`cards/${card}`).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
export const eventArt = (event: string): string =>
  drawing(`events/${event}`).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
export const iconArt = (icon: string): string => drawing(`icons/${icon}`);
export const pieceArt = (seat: number): string => drawing(`pieces/worker-${seat}`);
/** The app's icon as an emblem: gear and crystals, without what lies behind them. */
export const emblemArt = (): string =>
  drawing("app-icon")
    .replace(/viewBox="[^"]*"/, 'viewBox="16 16 128 128"')
    .replace(/(<path[^>]*>\s*){2}/, "");
export const logoArt = (): string => drawing("logo");

const parsed = new Map<string, HTMLTemplateElement>();

function templateOf(svg: string): HTMLTemplateElement {
  const known = parsed.get(svg);
  if (known) return known;
  const made = document.createElement("template");
  made.innerHTML = svg;
  parsed.set(svg, made);
  return made;
}

/**
 * Fills an element with a drawing (a derived string, or every change would draw it anew). It is parsed once and copied:
 * dozens of pieces and icons come and go with every move.
 */
export function drawn(svg: string): Attachment {
  return (node) => {
    node.replaceChildren(templateOf(svg).content.cloneNode(true));
  };
}
