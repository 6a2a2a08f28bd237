/** The final scoring as it is counted: points from play, buildings, then one technique after the other. */
import type { Projection } from "../../net/protocol";

/** In so many steps all is counted. */
export const stepsOf = (parts: Projection[]): number =>
  1 + Math.max(1, ...parts.map((part) => 1 + part.techniques.length));

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

const kinds = (part: Projection): number[] => [
  part.vp,
  part.buildings,
  part.techniques.reduce((sum, { vp }) => sum + vp, 0),
];

export interface Lead {
  /** Whoever came next. */
  over: number;
  points: number;
  /** Of these from play, from buildings and from techniques. */
  by: number[];
}

/** What decided the game: how far the winners are ahead of whoever came next, and by what. */
export function leadOf(parts: Projection[], winners: number[]): Lead | null {
  const over = orderAfter(parts, Number.POSITIVE_INFINITY).find((seat) => !winners.includes(seat));
  const [first, next] = [parts[winners[0] ?? -1], parts[over ?? -1]];
  if (!first || !next || over === undefined) return null;
  const theirs = kinds(next);
  return {
    over,
    points: first.total - next.total,
    by: kinds(first).map((vp, kind) => vp - (theirs[kind] ?? 0)),
  };
}
