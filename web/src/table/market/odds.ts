/** What can still come, and how likely it is to lie in the next market. */

import { PERIOD_OF_ROUND, POSITIONS, ROUNDS } from "../../notation/constants";
import { PERIODS, type Period } from "../../notation/periods";

const MARKET = POSITIONS.length;

export function periodOf(round: number): Period {
  const period = PERIOD_OF_ROUND[Math.min(round, ROUNDS) - 1];
  if (period === undefined) throw new RangeError(`there is no round ${round}`);
  return period;
}

/** The chance that at least one of `copies` is among the nine cards drawn from `unseen`. */
export function chance(copies: number, unseen: number): number {
  let none = 1;
  for (let i = 0; i < copies; i++) none *= Math.max(0, unseen - MARKET - i) / (unseen - i);
  return 1 - none;
}

export interface Unseen {
  card: string;
  copies: number;
  /** Chance for the next market; null when its period comes later. */
  odds: number | null;
}
export interface UnseenPeriod {
  period: Period;
  cards: Unseen[];
  total: number;
  past: boolean;
}

/** The unseen cards of every period, those of the next market with their odds. */
export function unseen(decks: Record<string, Record<string, number>>, round: number): UnseenPeriod[] {
  const next = round < ROUNDS ? periodOf(round + 1) : null;
  return PERIODS.map((period) => {
    const counts = Object.entries(decks[period] ?? {});
    const total = counts.reduce((sum, [, copies]) => sum + copies, 0);
    const cards = counts.map(([card, copies]) => ({
      card,
      copies,
      odds: period === next ? chance(copies, total) : null,
    }));
    return { period, cards, total, past: next === null || period < next };
  });
}
