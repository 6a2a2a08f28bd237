/** Taps of a finger that is still tapping when the answers under it have changed (ms). */
const HASTY = 400;

/** Keeps a second tap or a double click from answering what has only just come there; one may take back in a row. */
export function ignoreHasty(answers: HTMLElement): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let tookBack = false;
  function press(event: MouseEvent) {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const again = finger ? event.timeStamp - last < HASTY : event.detail > 1;
    const takesBack = event.target instanceof Element && event.target.closest('[data-word="undo"]') !== null;
    if (again && !(tookBack && takesBack)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (finger) last = event.timeStamp;
    if (!again) tookBack = takesBack;
  }
  answers.addEventListener("click", press, true);
  return () => answers.removeEventListener("click", press, true);
}
