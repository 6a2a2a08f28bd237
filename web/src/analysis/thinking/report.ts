/** What an analysis says: the JSON of `spyrium.analysis.report`. */

export type Judgement = "inaccuracy" | "mistake" | "blunder";
/** From how many win points lost on. */
export const JUDGEMENTS: readonly (readonly [least: number, judgement: Judgement])[] = [
  [15, "blunder"],
  [10, "mistake"],
  [5, "inaccuracy"],
];
/** Win points that every other decision loses where there is only one. */
export const ONLY_MARGIN = 10;

/** A decision with every seat's chance to win after it, and the line expected to follow. */
export interface Choice {
  word: string;
  chances: number[];
  line: string[];
}

/** Why the best decision is better; a message of the catalogues tells it. */
export interface Reason {
  code: "price" | "vp" | "end" | "money" | "spyrium" | "workers" | "income" | "rival";
  amount?: number;
  instead?: number;
  card?: string;
  seat?: number;
}

export interface DealStep {
  kind: "deal";
  ply: number;
  round: number;
  before: number[];
  after: number[];
}

export interface DecisionStep {
  kind: "decision";
  ply: number;
  round: number;
  before: number[];
  after: number[];
  seat: number;
  word: string;
  loss: number;
  judgement: Judgement | null;
  only: boolean;
  exact: boolean;
  forced: boolean;
  projected: number[];
  best: Choice[];
  reasons: Reason[];
}

export type Step = DealStep | DecisionStep;

export interface Turn {
  ply: number;
  seat: number;
  decisions: number;
  loss: number;
}

/** Where a seat's result comes from; the four add up to its share of victory less an even share. */
export interface Account {
  deals: number;
  own: number;
  others: number;
  unforeseen: number;
}

export interface TurningPoint {
  kind: Step["kind"];
  ply: number;
  seat: number;
  swing: number;
}

export interface Analysis {
  players: number;
  names: string[];
  simulations: number;
  seed: number;
  edition: string;
  result: number[];
  scores: number[];
  steps: Step[];
  turns: Turn[];
  ledger: Account[];
  accuracy: number[];
  mean_loss: number[];
  turning_points: TurningPoint[];
}

/** The judgement of a decision that lost so many win points. */
export function judge(loss: number): Judgement | null {
  return JUDGEMENTS.find(([least]) => loss >= least)?.[1] ?? null;
}
