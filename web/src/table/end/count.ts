/** The final scoring as it is counted: points from play, buildings, then one technique after the other. */
import type { Projection } from "../../net/protocol";

/** In so many steps all is counted, and has been taken in. */
export const stepsOf = (parts: Projection[]): number =>
  2 + Math.max(1, ...parts.map((part) => 1 + part.techniques.length));

/** What somebody has after so many steps. */
export const sumAfter = (part: Projection, steps: number): number =>
  [part.vp, part.buildings, ...part.techniques.map(({ vp }) => vp)]
    .slice(0, steps)
    .reduce((sum, vp) => sum + vp, 0);

/** All seats after so many steps, the highest first. */
export const orderAfter = (parts: Projection[], steps: number): number[] =>
  parts
    .map((part, seat) => ({ seat, sum: sumAfter(part, steps), total: part.total }))
    .sort((a, b) => b.sum - a.sum || b.total - a.total)
    .map(({ seat }) => seat);

/** Where somebody finished, and whether others did so too. */
export function placeOf(parts: Projection[], seat: number): { place: number; shared: boolean } {
  const own = parts[seat]?.total ?? 0;
  const totals = parts.map(({ total }) => total);
  return {
    place: 1 + totals.filter((total) => total > own).length,
    shared: totals.filter((total) => total === own).length > 1,
  };
}

const kinds = (part: Projection): number[] => [
  part.vp,
  part.buildings,
  part.techniques.reduce((sum, { vp }) => sum + vp, 0),
];

export interface Difference {
  /** Who is compared with. */
  to: number;
  /** Below zero for whoever is behind. */
  points: number;
  /** Of these from play, from buildings and from techniques. */
  by: number[];
}

/** What decided the game: how far the winners are ahead of whoever came next, or `loser` behind them, and by what. */
export function decided(
  parts: Projection[],
  winners: number[],
  loser: number | null = null,
): Difference | null {
  const next = orderAfter(parts, Number.POSITIVE_INFINITY).find((seat) => !winners.includes(seat));
  const [seat = -1, to = -1] = loser === null ? [winners[0], next] : [loser, winners[0]];
  const [one, other] = [parts[seat], parts[to]];
  if (!one || !other) return null;
  const theirs = kinds(other);
  return {
    to,
    points: one.total - other.total,
    by: kinds(one).map((vp, kind) => vp - (theirs[kind] ?? 0)),
  };
}
