/** Playing with the keyboard alone: single keys for the common things, arrows from choice to choice. */
import { KEYS, type KeyAction, settings } from "../../state/settings.svelte";
import type { Table } from "../table.svelte";

export interface Dialogs {
  open: (what: "deck" | "text" | "options" | "keys") => void;
}

const TARGETS = "[data-gap], [data-word], .pick, .space.legal";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

export function targets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((each) => each.offsetParent !== null);
}

/** The next choice from here in a direction: near ones first, straight ahead before aside. */
export function nearest(from: DOMRect, boxes: DOMRect[], dx: number, dy: number): number {
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const here = centre(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const there = centre(box);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = dx ? there.y - here.y : there.x - here.x;
    // Of two equally near ones, the next in reading order for right and down, the one before for left and up.
    const distance = ahead + 2 * Math.abs(aside) - 0.01 * (dx + dy) * aside;
    if (ahead > 4 && distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function move(dx: number, dy: number): void {
  const all = targets();
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !all.includes(active)) {
    all[0]?.focus();
    return;
  }
  const found = nearest(
    active.getBoundingClientRect(),
    all.map((each) => each.getBoundingClientRect()),
    dx,
    dy,
  );
  all[found]?.focus();
}

const ACTIONS = Object.keys(KEYS) as KeyAction[];

/** What a person's key stands for. */
export function actionOf(key: string): KeyAction | undefined {
  return ACTIONS.find((action) => settings.keys[action] === key);
}

/** What else the key does that somebody wants for this action; keys with a fixed meaning are never free. */
export function conflict(key: string, action: KeyAction): KeyAction | "fixed" | null {
  if (key in ARROWS || ["Enter", "Escape", "Tab", " "].includes(key)) return "fixed";
  const other = actionOf(key);
  return other && other !== action ? other : null;
}

/** To what can be chosen in the market, or else anywhere. */
function goToMarket(): void {
  const all = targets();
  (all.find((each) => each.closest(".market")) ?? all[0])?.focus();
}

/** What a key does at the table; true when it did something. */
export function press(event: KeyboardEvent, table: Table, dialogs: Dialogs): boolean {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing(event.target) ||
    document.querySelector("dialog[open]")
  )
    return false;
  const arrow = ARROWS[event.key];
  const action = actionOf(event.key);
  if (arrow) move(...arrow);
  else if (action === "undo") table.undo();
  else if (action === "market") goToMarket();
  else if (action) dialogs.open(action === "help" ? "keys" : action);
  else if (event.key === "Escape" && (table.picked || table.held)) table.undo();
  else if (event.key === "Enter" && table.held && !(event.target as Element).matches("button, a"))
    table.confirm();
  else return false;
  event.preventDefault();
  return true;
}
