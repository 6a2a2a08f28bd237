/** A finished game looked at again, in the page (`spyrium.analysis.analyse`; compared with it in tests/engine). */
import type { Room } from "../../engine/calling/engine";
import type { Desk, Game } from "../../engine/game/game";
import { sharesOf } from "../../engine/game/position";
import { ONLY_MARGIN, SHOWN } from "./constants";
import { accuracy, ledger, meanLoss, turningPoints, turns } from "./ledger";
import { reasons } from "./reasons";
import {
  type Analysis,
  type Choice,
  type DealStep,
  type DecisionStep,
  judge,
  type Reason,
  type Step,
} from "./report";
import { type Options, Valuer } from "./valuation";

export interface Wanted {
  names: string[];
  simulations: number;
  seed: number;
  /** Told how many decisions are done, and of how many. */
  progress?: (done: number, total: number) => void;
}

/** Judges every decision and every deal of a finished game, each by what could be known. */
export function analyse(desk: Desk, network: Room, game: Game, wanted: Wanted): Analysis {
  if (!game.over) throw new Error("only a finished game can be analysed");
  const { names, simulations, seed } = wanted;
  const steps = [
    ...new Review(game, new Valuer(desk, network, simulations, BigInt(seed)), wanted.progress).steps(),
  ];
  const scores = game.scores();
  const result = sharesOf(scores);
  return {
    players: game.players,
    names,
    simulations,
    seed,
    edition: game.edition.label,
    result,
    scores,
    steps,
    turns: turns(steps),
    ledger: ledger(steps, result),
    accuracy: accuracy(steps, game.players),
    mean_loss: meanLoss(steps, game.players),
    turning_points: turningPoints(steps),
  };
}

/** What a decision was found to be. */
interface Found {
  before: number[];
  after: number[];
  best: Choice[];
  forced: boolean;
  only: boolean;
  exact: boolean;
  line: string[];
}

class Review {
  constructor(
    readonly game: Game,
    readonly valuer: Valuer,
    readonly progress: Wanted["progress"],
  ) {}

  *steps(): Generator<Step> {
    const { game } = this;
    let chances: number[] | null = null;
    if (game.deal(0)) {
      const first = this.#firstDeal();
      chances = first.after;
      yield first;
    }
    for (let ply = 0; ply < game.decisions; ply++) {
      const step = this.#decision(ply, chances);
      chances = step.after;
      yield step;
      if (game.deal(ply + 1)) {
        const deal = this.#deal(ply + 1);
        chances = deal.after;
        yield deal;
      }
      this.progress?.(ply + 1, game.decisions);
    }
  }

  /** Before the first deal and the choice of the first player all seats are alike. */
  #firstDeal(): DealStep {
    const { game, valuer } = this;
    const before = new Array<number>(game.players).fill(1 / game.players);
    const after = valuer.value(game.bytes(0), game, 0, valuer.dealSimulations, 0);
    return { kind: "deal", ply: 0, round: 1, before, after };
  }

  #deal(ply: number): DealStep {
    const { game, valuer } = this;
    const before = valuer.expectedDeal(game.waiting(ply), game, ply - 1);
    const after = valuer.value(game.bytes(ply), game, ply - 1, valuer.dealSimulations, 3_000);
    return { kind: "deal", ply, round: game.state(ply).turn_round, before, after };
  }

  #decision(ply: number, known: number[] | null): DecisionStep {
    const { game, valuer } = this;
    if (known && game.legalIds(ply).length === 1) {
      const forced = { best: [], forced: true, only: false, exact: false, line: [] };
      return this.#step(ply, { before: known, after: known, ...forced });
    }
    const word = game.words[ply] as string;
    const seat = game.state(ply).current;
    const weighed = withBestFirst(valuer.weigh(game, ply, word), word, seat);
    const [best, ...rivals] = weighed.options as [Choice, ...Choice[]];
    const made = weighed.options.find((option) => option.word === word) as Choice;
    const gaps = rivals.map((option) => 100 * ((best.chances[seat] ?? 0) - (option.chances[seat] ?? 0)));
    return this.#step(ply, {
      before: best.chances,
      after: made.chances,
      best: weighed.options.slice(0, SHOWN),
      forced: rivals.length === 0,
      only: gaps.length > 0 && Math.min(...gaps) >= ONLY_MARGIN,
      exact: weighed.exact,
      line: made.line,
    });
  }

  #step(ply: number, { before, after, best, forced, only, exact, line }: Found): DecisionStep {
    const { game, valuer } = this;
    const { current: seat, turn_round: round } = game.state(ply);
    const loss = Math.max(0, 100 * ((before[seat] ?? 0) - (after[seat] ?? 0)));
    const judgement = judge(loss);
    const why = judgement && best[0] ? this.#why(ply, best[0], line, loss) : [];
    const ends = game.overAt(ply + 1);
    const projected = ends ? game.scores(ply + 1) : valuer.projected(game, ply + 1);
    return {
      kind: "decision",
      ply,
      round,
      before,
      after,
      seat,
      word: game.words[ply] as string,
      loss,
      judgement,
      only,
      exact,
      forced,
      projected: projected.map((score) => Number(score.toFixed(1))),
      best,
      reasons: why,
    };
  }

  #why(ply: number, best: Choice, line: string[], loss: number): Reason[] {
    const { game, valuer } = this;
    const made = game.words.slice(ply);
    const better = valuer.foresee(game, ply, best);
    return reasons(game, ply, better, valuer.foresee(game, ply, { word: made[0] ?? "", line }), made, loss);
  }
}

/** The search's choice first, or the decision that was made where that turned out better. */
export function withBestFirst(weighed: Options, made: string, seat: number): Options {
  const [best] = weighed.options;
  const chosen = weighed.options.find((option) => option.word === made);
  if (!best || !chosen || (chosen.chances[seat] ?? 0) <= (best.chances[seat] ?? 0)) return weighed;
  return { ...weighed, options: [chosen, ...weighed.options.filter((option) => option !== chosen)] };
}
