/** The card that is being looked at: by hover, focus, a click or a long press. */
import type { Place } from "../../notation/words";
import type { Table } from "../table.svelte";
import type { Surroundings } from "./standing";

export interface Looked {
  table?: Table;
  place?: Place;
  card: string;
  /** A tap or a click has nothing better to do than to show the details. */
  tap?: boolean;
  /** It decides something: only a finger that rests on it is told about it, and decides nothing then. */
  decides?: boolean;
}

interface Inspected extends Looked, Surroundings {
  node: HTMLElement;
  /** A finger has nowhere to rest on: the details stay until they are closed, and no touch goes through them. */
  byTouch: boolean;
  /** After a click the details stay, wherever the pointer goes, until the next click. */
  pinned: boolean;
}

const HOVER = 220;
const LONG_PRESS = 420;

export const inspected: { at: Inspected | null } = $state({ at: null });

// What a click brings under the pointer was not pointed at, be it the whole table: nothing opens before the pointer moves again.
let still = true;
globalThis.addEventListener?.("pointerdown", () => (still = true), true);
globalThis.addEventListener?.(
  "pointermove",
  ({ movementX, movementY }) => (still &&= movementX === 0 && movementY === 0),
  true,
);

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

/** Shows the details of a card while the pointer or the focus is on it, and after a click until the next. */
export function inspect(node: HTMLElement, looked: Looked) {
  let about = looked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let byTouch = false;
  /** Whether the details are shown, or about to be. */
  let waits = false;
  let byFocus = false;
  const pinned = () => inspected.at?.pinned === true;
  const show = (stays = false) => {
    const box = node.getBoundingClientRect();
    void about.table?.askPrices();
    const around = node.closest(".market .grid")?.getBoundingClientRect() ?? box;
    const own = about.place && boxOf(".side .own");
    inspected.at = { ...about, node, box, around, own, asked: boxOf(".prompt"), byTouch, pinned: stays };
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    byTouch = false;
    byFocus = false;
    waits = true;
    timer = setTimeout(show, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    waits = false;
    inspected.at = null;
  };
  const enter = (event: PointerEvent) =>
    event.pointerType === "mouse" && !about.decides && !still && !waits && !pinned() && later(HOVER);
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    waits = false;
    if (!pinned()) inspected.at = null;
  };
  const down = (event: PointerEvent) => {
    byTouch = event.pointerType !== "mouse";
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    pressed = false;
    timer = setTimeout(() => {
      pressed = true;
      show();
    }, LONG_PRESS);
  };
  const up = () => {
    if (!pressed) clearTimeout(timer);
  };
  /** A mouse, or a key, shows the details for good, or has seen enough of them. */
  const pin = () => {
    byFocus = false;
    waits = true; // they do not come back of themselves while the pointer stays
    if (about.tap && !(pinned() && inspected.at?.node === node)) show(true);
    else inspected.at = null;
  };
  const click = (event: Event) => {
    if (!pressed) {
      if (!byTouch) pin();
      else if (about.tap) show();
      return;
    }
    // The click that ends a long press only looked; it decides nothing.
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const focus = () => {
    if (about.decides || !node.matches(":focus-visible")) return;
    later(HOVER);
    byFocus = true;
  };
  // After a long press on another card the focus leaves this one: what that shows stays.
  const blur = () => byFocus && hide();
  const events: [string, EventListener, boolean][] = [
    ["pointerenter", enter as EventListener, false],
    ["pointermove", enter as EventListener, false],
    ["pointerleave", leave as EventListener, false],
    ["pointerdown", down as EventListener, false],
    ["pointerup", up, false],
    ["pointercancel", up, false],
    ["click", click, true],
    ["focus", focus, false],
    ["blur", blur, false],
  ];
  for (const [name, listener, capture] of events) node.addEventListener(name, listener, capture);
  return {
    update(next: Looked) {
      // Another card lies there now: nobody has asked about that one.
      if (next.card !== about.card && (waits || inspected.at?.node === node)) hide();
      about = next;
    },
    destroy() {
      clearTimeout(timer);
      if (inspected.at?.node === node) inspected.at = null;
      for (const [name, listener, capture] of events) node.removeEventListener(name, listener, capture);
    },
  };
}
