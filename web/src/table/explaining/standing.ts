/** Where the details of a card stand, so that they cover as little as possible of what one compares them with. */

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export interface Surroundings {
  /** The card itself, which stays in sight. */
  box: Box;
  /** What the details should not cover: the whole market for one of its cards. */
  around: Box;
  /** One's own money and cards, where the details are about something to buy. */
  own?: Box;
  /** What is asked. */
  asked?: Box;
}

const EDGE = 8;

export function standing(
  { box, around, own, asked }: Surroundings,
  { wide, high }: { wide: number; high: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  /** Right and left of something: close to it, or at the edge of the screen. */
  const beside = (of: Box, close: boolean) => {
    const [right, left] = [of.right + EDGE, of.left - EDGE - wide];
    const [last, first] = [screen.width - EDGE - wide, EDGE];
    return {
      right: right <= last ? (close ? right : last) : null,
      left: left >= first ? (close ? left : first) : null,
    };
  };
  const sides = beside(around, true);
  const onTheLeft = (box.left + box.right) / 2 < around.left + (around.right - around.left) * 0.6;
  const atEdge = beside(box, false);
  const found =
    (onTheLeft ? (sides.left ?? sides.right) : (sides.right ?? sides.left)) ?? atEdge.right ?? atEdge.left;
  const left = found ?? Math.max(EDGE, Math.min(box.left, screen.width - wide - EDGE));

  const meets = (other: Box | undefined): other is Box =>
    other !== undefined && left < other.right && left + wide > other.left;
  const floor = (meets(asked) ? Math.min(asked.top, screen.height) : screen.height) - EDGE - high;
  const below = box.bottom + EDGE;
  if (found === null) return { left, top: below <= floor ? below : Math.max(EDGE, box.top - EDGE - high) };
  const wished = Math.max(EDGE, Math.min(box.top, floor));
  const covers = (top: number) => meets(own) && top < own.bottom && top + high > own.top;
  const clear = [wished, ...(own ? [own.bottom + EDGE, own.top - EDGE - high] : [])].find(
    (top) => top >= EDGE && top <= floor && !covers(top),
  );
  return { left, top: clear ?? Math.max(EDGE, floor) };
}
