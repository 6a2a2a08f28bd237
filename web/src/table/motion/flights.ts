/** Pieces that move from where they were to where they go: measured before and after a change, flown in a layer above the table. */
import { iconArt } from "../../cards/art";
import type { Now } from "../../net/protocol";
import { parse } from "../../notation/words";

/** What is under way, each until its traces are removed. */
const airborne = new Set<Promise<void>>();

/** Moves a thing, and tidies up once it is there. */
function launch(
  node: HTMLElement,
  path: Keyframe[],
  timing: KeyframeAnimationOptions,
  land: () => void = () => {},
): void {
  const flight = node.animate(path, timing).finished.then(land, land);
  airborne.add(flight);
  void flight.then(() => airborne.delete(flight));
}

/** Once nothing moves any more. */
export async function landed(): Promise<void> {
  await Promise.all(airborne);
}

export interface Piece {
  box: DOMRect;
  node: HTMLElement;
}
export type Measured = Map<string, Piece>;

const pieces = (within = ""): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${within} [data-piece]`),
];

/** Where all pieces are now, with their looks, so that one can be shown flying after it has left its place. */
export function measure(): Measured {
  const found: Measured = new Map();
  for (const node of pieces()) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset.piece ?? "", { box, node });
  }
  return found;
}

/** Pieces fly over the table, but under a prompt that lies on it; coins land in the prompt. */
function layer(id: "flights" | "pours"): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement("div");
  made.id = id;
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Flies every piece that changed its place; those that came new grow in. `within` leaves the others as they are. */
export function fly(before: Measured, duration: number, within = ""): void {
  // First all is measured, then all is moved: one by one, each would lay out the table anew.
  const places = pieces(within).map((node) => ({ node, to: node.getBoundingClientRect() }));
  let dealt = 0;
  for (const { node, to } of places) {
    const known = before.get(node.dataset.piece ?? "");
    if (to.width === 0) continue;
    if (!known) grow(node, duration, dealt++ * BETWEEN_CARDS);
    else if (known.node === node && node.closest(".companies"))
      continue; // a rival's panel has only made room
    else if (Math.hypot(known.box.x - to.x, known.box.y - to.y) > 24) {
      if (alike(known.box, to)) flyOne(node, known.box, to, duration);
      else become(node, known, to, duration);
    }
  }
}

/** What is dealt together comes one after the other (ms). */
const BETWEEN_CARDS = 50;

function grow(node: HTMLElement, duration: number, delay: number): void {
  launch(
    node,
    [
      { opacity: 0, scale: 0.7 },
      { opacity: 1, scale: 1 },
    ],
    { duration, delay, easing: "ease-out", fill: "backwards" },
  );
}

/** Whether a thing keeps its shape on its way: a card that becomes a line among a rival's buildings does not. */
function alike(from: DOMRect, to: DOMRect): boolean {
  const change = from.width / from.height / (to.width / to.height);
  return change > 0.67 && change < 1.5;
}

/** A copy of a thing, set down at a place above the table. */
function copyAt(node: HTMLElement, place: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${place.x}px`,
    top: `${place.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: "0",
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  layer("flights").append(copy);
  return copy;
}

/** It flies as it looked, shrinks to its new size and fades; there it appears as it looks now. */
function become(node: HTMLElement, old: Piece, to: DOMRect, duration: number): void {
  const { box } = old;
  const copy = copyAt(old.node, box);
  const scale = Math.min(to.width / box.width, to.height / box.height);
  const x = to.x + (to.width - box.width * scale) / 2 - box.x;
  const y = to.y + (to.height - box.height * scale) / 2 - box.y;
  const end = `translate(${x}px, ${y}px) scale(${scale})`;
  const path = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: end, opacity: 0 }];
  launch(copy, path, { duration, easing: "cubic-bezier(.4,.05,.2,1)" }, () => copy.remove());
  launch(node, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration });
}

function flyOne(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const copy = copyAt(node, to);
  node.style.visibility = "hidden";
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const path = [{ transform: start }, { transform: "none" }];
  launch(copy, path, { duration, easing: "cubic-bezier(.4,.05,.2,1)" }, () => {
    copy.remove();
    node.style.visibility = "";
  });
}

/** A few coins, crystals or points flying from one thing on the table to another. */
function pour(
  good: "money" | "spyrium" | "vp",
  count: number,
  from: Element | null | undefined,
  to: Element | null | undefined,
  duration: number,
): void {
  if (!from || !to || count <= 0) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return;
  for (let i = 0; i < Math.min(count, 6); i++) {
    const drop = document.createElement("span");
    drop.className = `poured ${good}`;
    drop.innerHTML = iconArt(good);
    layer("pours").append(drop);
    const start = `translate(${a.x + a.width / 2 - 12}px, ${a.y + a.height / 2 - 12}px)`;
    const end = `translate(${b.x + b.width / 2 - 12}px, ${b.y + b.height / 2 - 12}px)`;
    launch(
      drop,
      [
        { transform: start, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: end, opacity: 1, offset: 0.9 },
        { transform: end, opacity: 0 },
      ],
      { duration, delay: i * 60, easing: "cubic-bezier(.45,.05,.3,1)", fill: "both" },
      () => drop.remove(),
    );
  }
}

/** Coins, crystals and points travel between the companies and where the decision was made; income comes from the residence track. */
export function pourChanges(before: Now, after: Now, word: string | null, duration: number): void {
  after.seats.forEach((seat, i) => {
    const there =
      after.round > before.round
        ? document.querySelector(`.residence [data-space="${seat.residence}"]`)
        : word === null
          ? null
          : anchorOf(word, i);
    for (const good of ["money", "spyrium", "vp"] as const) {
      const change = seat[good] - (before.seats[i]?.[good] ?? 0);
      const here = counterOf(i, good);
      if (change > 0) pour(good, change, there, here, duration);
      else if (change < 0) pour(good, -change, here, there, duration);
    }
  });
}

/** Where what a seat has can be seen: at its company, on a phone in the prompt or, for the others, in the standings. */
function counterOf(seat: number, good: string): Element | undefined {
  const places = document.querySelectorAll(`[data-counter="${seat}-${good}"], [data-standing="${seat}"]`);
  return [...places].reverse().find((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return width > 0 && each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

function anchorOf(word: string, seat: number): Element | null {
  const decision = parse(word);
  if ("at" in decision && decision.at) return document.querySelector(`[data-place="${decision.at}"]`);
  if ("card" in decision)
    return document.querySelector(`[data-company="${seat}"] [data-owned="${decision.card}"]`);
  if (decision.verb === "event" || decision.verb === "value") return document.querySelector("[data-event]");
  return null;
}
