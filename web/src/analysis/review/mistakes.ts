/** Which decisions of a game are shown as mistakes. */
import type { DecisionStep, Step } from "../thinking/report";

/** A player who has hardly a chance left can lose few win points: of so few mistakes nobody learns. */
const FEW = 3;
/** Then those count, too, that gave away so much of the chance there was. */
const SHARE = 0.2;
/** In win points: less is within what a search may err. */
const LEAST = 0.5;

const shareOf = ({ before, seat, loss }: DecisionStep): number => loss / 100 / (before[seat] ?? 1);

/** The decisions of a game; of whoever made few mistakes, those that cost the most of their chance are inaccuracies. */
export function judged(steps: Step[]): DecisionStep[] {
  const decisions = steps.filter((step) => step.kind === "decision");
  const seats = new Set(decisions.map(({ seat }) => seat));
  const dearest = new Set(
    [...seats].flatMap((seat) => dearestOf(decisions.filter((each) => each.seat === seat))),
  );
  return decisions.map((step) => (dearest.has(step) ? { ...step, judgement: "inaccuracy" } : step));
}

function dearestOf(own: DecisionStep[]): DecisionStep[] {
  const missing = FEW - own.filter(({ judgement }) => judgement).length;
  return own
    .filter((step) => !step.judgement && !step.forced && step.loss >= LEAST && shareOf(step) >= SHARE)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, Math.max(0, missing));
}
