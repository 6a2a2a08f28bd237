/** The lines of the chance-to-win graph: how far each moment is along the game, and everybody's chance there. */
import type { Analysis, DecisionStep } from "../thinking/report";

/** A moment of the game, counted in decisions made, and everybody's chance to win from there. */
export interface Point {
  at: number;
  chances: number[];
}

/** From an even share, or where the game goes on from, over every deal and decision to the result. */
export function pointsOf({ steps, result }: Analysis): Point[] {
  const points = [{ at: 0, chances: steps[0]?.before ?? result }];
  for (const step of steps)
    points.push({ at: step.ply + Number(step.kind === "decision"), chances: step.after });
  return [...points, { at: points.at(-1)?.at ?? 0, chances: result }];
}

/** Everybody's chance at a moment: after everything that was decided and dealt until then. */
export function chancesAt(points: Point[], at: number): number[] {
  return points.findLast((point) => point.at <= at)?.chances ?? [];
}

export interface Span {
  round: number;
  from: number;
  to: number;
}

/** Every round with the moments that it begins and ends at. */
export function spansOf({ steps }: Analysis): Span[] {
  const spans: Span[] = [];
  for (const { round, ply } of steps) {
    const last = spans.at(-1);
    if (last?.round === round) last.to = ply + 1;
    else spans.push({ round, from: ply, to: ply + 1 });
  }
  spans.forEach((span, k) => {
    span.to = spans[k + 1]?.from ?? span.to;
  });
  return spans;
}

/** The signs that chess players know: dubious, mistake, blunder. */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

export const signOf = ({ judgement }: Pick<DecisionStep, "judgement">): string =>
  judgement ? SIGNS[judgement] : "";
