/** What a person sees of the page: all that is not covered by what sticks to its edges. */
import { settings } from "../state/settings.svelte";

const MARGIN = 4;

/** The part of the window that nothing covers: on a phone coach, prompt and what is said of a moment stick to its edges. */
function clear(target: HTMLElement): [top: number, bottom: number] {
  const { left, right } = target.getBoundingClientRect();
  let [top, bottom] = [0, innerHeight];
  for (const cover of document.querySelectorAll(".coach, .prompt, .moment")) {
    const box = cover.getBoundingClientRect();
    if (cover.contains(target) || box.right <= left || box.left >= right) continue;
    if (getComputedStyle(cover).position !== "sticky") continue;
    if (box.top < innerHeight / 2) top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return [top, bottom];
}

/** Scrolls the page, if it must, until a thing stands where nothing covers it. */
export function bringIntoView(target: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const [top, bottom] = clear(target);
  if (box.top >= top + MARGIN && box.bottom <= bottom - MARGIN) return;
  const behavior = settings.motion === "none" ? "instant" : "smooth";
  if (document.documentElement.scrollHeight <= innerHeight) {
    target.scrollIntoView({ block: "center", behavior });
  } else {
    const wanted = Math.max(top + 2 * MARGIN, (top + bottom - box.height) / 2);
    scrollBy({ top: box.top - wanted, behavior });
  }
}
