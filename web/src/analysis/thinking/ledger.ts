/** Sums over the steps of a game: who lost what, where, and to whom (`spyrium.analysis.ledger`). */
import { ACCURACY_FALLS, TURNING_POINTS } from "./constants";
import type { Account, DecisionStep, Step, Turn, TurningPoint } from "./report";

const change = (step: Step, seat: number): number => (step.after[seat] ?? 0) - (step.before[seat] ?? 0);
const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** For every seat: deals + own + others + unforeseen = result - 1/n. */
export function ledger(steps: Step[], result: number[]): Account[] {
  return result.map((share, seat) => {
    const [deals, own, others] = [[], [], []] as [number[], number[], number[]];
    for (const step of steps) {
      const account = step.kind === "deal" ? deals : step.seat === seat ? own : others;
      account.push(change(step, seat));
    }
    const [a, b, c] = [deals, own, others].map((each) => each.reduce((sum, n) => sum + n, 0)) as [
      number,
      number,
      number,
    ];
    return { deals: a, own: b, others: c, unforeseen: share - 1 / result.length - a - b - c };
  });
}

/** The decisions of each turn summed up: a turn ends where the next player decides or a round begins. */
export function turns(steps: Step[]): Turn[] {
  const found: Turn[] = [];
  let fresh = true;
  for (const step of steps) {
    if (step.kind === "deal") {
      fresh = true;
      continue;
    }
    const last = found.at(-1);
    if (last && !fresh && last.seat === step.seat) {
      last.decisions += 1;
      last.loss += step.loss;
    } else found.push({ ply: step.ply, seat: step.seat, decisions: 1, loss: step.loss });
    fresh = false;
  }
  return found;
}

/** The decisions where there was something to choose. */
const chosen = (steps: Step[], seat: number): DecisionStep[] =>
  steps.filter(
    (step): step is DecisionStep => step.kind === "decision" && step.seat === seat && !step.forced,
  );

const everySeat = <T>(players: number, tell: (seat: number) => T): T[] =>
  Array.from({ length: players }, (_, seat) => tell(seat));

/**
 * The mean of 100·exp(-2.5·share of its chance given away) over a seat's decisions; 100 where it had no choice.
 * A decision weighs chance·(1 - chance): whoever has as good as lost, or won, can hardly go wrong.
 */
export function accuracy(steps: Step[], players: number): number[] {
  return everySeat(players, (seat) => {
    let [sum, weights] = [0, 0];
    for (const { before, loss } of chosen(steps, seat)) {
      const chance = before[seat] ?? 0;
      const weight = chance * (1 - chance);
      if (weight > 0) sum += weight * 100 * Math.exp((-ACCURACY_FALLS * loss) / 100 / chance);
      weights += weight;
    }
    return weights > 0 ? sum / weights : 100;
  });
}

/** Win points lost per decision. */
export function meanLoss(steps: Step[], players: number): number[] {
  return everySeat(players, (seat) => {
    const losses = chosen(steps, seat).map(({ loss }) => loss);
    return losses.length > 0 ? mean(losses) : 0;
  });
}

/** The largest swings, the largest first; the first deal, which seats the first player, is not one. */
export function turningPoints(steps: Step[]): TurningPoint[] {
  const swings = steps
    .filter((step) => step.ply > 0 || step.kind === "decision")
    .map((step): TurningPoint => {
      const swing = step.after.map((_, seat) => 100 * change(step, seat));
      const widest = swing.reduce(
        (most, each, seat) => (Math.abs(each) > Math.abs(swing[most] ?? 0) ? seat : most),
        0,
      );
      const seat = step.kind === "decision" ? step.seat : widest;
      return { kind: step.kind, ply: step.ply, seat, swing: swing[seat] ?? 0 };
    });
  const largest = swings.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, TURNING_POINTS);
  return largest.filter(({ swing }) => swing !== 0);
}
