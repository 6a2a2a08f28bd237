/** The worker of an analysis: has one game before it, and judges it with an engine of its own. */
import weightsAddress from "../../../../src/spyrium/bots/weights/value.npz?url";
import engineAddress from "../../engine/built/engine.wasm?url";
import { Engine, type Room } from "../../engine/calling/engine";
import { Desk, type Game } from "../../engine/game/game";
import { nowOf } from "../../engine/game/position";
import { readRecord } from "../../engine/game/record";
import { fetched } from "../../engine/thinking/fetching";
import { placeWeights } from "../../engine/thinking/tree";
import { readWeights } from "../../engine/thinking/weights";
import { listen } from "../../engine/thinking/worker";
import type { LegalDecision, Now } from "../../net/protocol";
import { analyse, withBestFirst } from "./analyse";
import { DEFAULT_SIMULATIONS, SHOWN } from "./constants";
import { reasons } from "./reasons";
import type { Analysis, Choice, Hint } from "./report";
import { bestOf, Valuer } from "./valuation";

/** What is asked about the game. */
export type Question =
  | { wanted: "game"; record: string }
  | { wanted: "analysis" }
  | { wanted: "legal"; ply: number }
  | { wanted: "verdict"; ply: number; word: string }
  | { wanted: "advice"; ply: number }
  | { wanted: "turn"; ply: number; words: string[] }
  | { wanted: "lines"; ply: number };

/** The best lines so far. */
export interface Lines {
  simulations: number;
  exact: boolean;
  lines: Choice[];
}

/** How a decision compares with the best one. */
export interface Verdict {
  loss: number;
  best: Choice;
}

/** A decision of a turn that is only imagined, and the table as it stands before it. */
export interface Imagined {
  legal: LegalDecision;
  now: Now;
}

export interface Answers {
  game: null;
  analysis: Analysis;
  legal: LegalDecision[];
  verdict: Verdict;
  advice: Hint;
  turn: Imagined[];
  lines: Lines;
}

/** Lines come again and again as they grow, until something else is asked; others may tell how far they are. */
export type Said = { number: number } & (
  | { answer: Answers[keyof Answers]; done: boolean }
  | { progress: number }
  | { problem: string }
);

const FIRST_LOOK = 128;
const MOST_SIMULATIONS = 100_000;

interface Study {
  desk: Desk;
  network: Room;
}

const study: Promise<Study> = Promise.all([
  fetched(engineAddress).then(Engine.from),
  fetched(weightsAddress).then(readWeights),
]).then(([engine, weights]) => ({ desk: new Desk(engine), network: placeWeights(engine, weights) }));
study.catch(() => undefined); // told to whoever asks

let game: Game | null = null;
let names: string[] = [];
/** The number of the latest question: lines grow only as long as nothing else is asked. */
let latest = 0;

const say = (said: Said): void => self.postMessage(said);

/** The best decisions at a moment, again and again, from a tree that grows. */
async function grow(number: number, { network }: Study, played: Game, ply: number): Promise<void> {
  const valuer = new Valuer(played.desk, network, DEFAULT_SIMULATIONS, 0n);
  const tell = (found: Lines, done: boolean) => say({ number, answer: found, done });
  const solved = valuer.solved(played, ply);
  if (solved) return tell({ simulations: 0, exact: true, lines: solved.options.slice(0, SHOWN) }, true);
  const mark = played.desk.engine.mark();
  try {
    const tree = valuer.growing(played, ply, DEFAULT_SIMULATIONS);
    const { turn_round } = played.state(ply);
    for (let wanted = FIRST_LOOK; ; wanted = Math.ceil(wanted * 1.5)) {
      const simulations = Math.min(wanted, MOST_SIMULATIONS);
      tree.grow(simulations);
      const done = simulations === MOST_SIMULATIONS;
      tell({ simulations, exact: false, lines: bestOf(tree, played.players, turn_round, SHOWN) }, done);
      await listen();
      if (done || latest !== number) return;
    }
  } finally {
    played.desk.engine.release(mark);
  }
}

function judgeWord({ network }: Study, played: Game, ply: number, word: string): Verdict {
  const seat = played.state(ply).current;
  const valuer = new Valuer(played.desk, network, DEFAULT_SIMULATIONS, 0n);
  const { options } = withBestFirst(valuer.weigh(played, ply, word), word, seat);
  const best = options[0] as Choice;
  const made = options.find((option) => option.word === word) ?? best;
  return { loss: Math.max(0, 100 * ((best.chances[seat] ?? 0) - (made.chances[seat] ?? 0))), best };
}

function advise({ network }: Study, played: Game, ply: number): Hint {
  const seat = played.state(ply).current;
  const valuer = new Valuer(played.desk, network, DEFAULT_SIMULATIONS, 0n);
  const [best, ...rest] = valuer.weigh(played, ply).options as [Choice, ...Choice[]];
  const { word: decision, chances } = best;
  const next = rest.sort((a, b) => (b.chances[seat] ?? 0) - (a.chances[seat] ?? 0))[0];
  if (!next) return { decision, chances, reasons: [], instead: null };
  const [better, made] = [valuer.foresee(played, ply, best), valuer.foresee(played, ply, next)];
  const loss = 100 * ((chances[seat] ?? 0) - (next.chances[seat] ?? 0));
  const why = reasons(played, ply, better, made, made.words, loss);
  return { decision, chances, reasons: why, instead: next.word };
}

/** A turn played out for a look, to its end or as far as the words go. */
function imagine(played: Game, ply: number, words: string[]): Imagined[] {
  const rest = played.branch(ply);
  const found: Imagined[] = [];
  for (const word of words) {
    const legal = rest.quotes().find((each) => each.word === word);
    if (!legal) break;
    found.push({ legal, now: nowOf(rest.now()) });
    rest.play(word);
    if (rest.turn().length === 0) break;
  }
  return found;
}

async function answer(number: number, question: Question): Promise<void> {
  const at = await study;
  const done = (found: Answers[keyof Answers]) => say({ number, answer: found, done: true });
  if (question.wanted === "game") {
    ({ game, names } = readRecord(at.desk, question.record, 0n));
    return done(null);
  }
  if (!game) throw new Error("There is no game to think about.");
  if (question.wanted === "legal") return done(game.quotes(question.ply));
  if (question.wanted === "verdict") return done(judgeWord(at, game, question.ply, question.word));
  if (question.wanted === "turn") return done(imagine(game, question.ply, question.words));
  if (question.wanted === "advice") return done(advise(at, game, question.ply));
  if (question.wanted === "lines")
    return latest === number ? grow(number, at, game, question.ply) : undefined;
  const progress = (made: number, total: number) => say({ number, progress: made / total });
  done(analyse(game.desk, at.network, game, { names, simulations: DEFAULT_SIMULATIONS, seed: 0, progress }));
}

let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ number: number; question: Question | null }>) => {
  const { number, question } = data;
  latest = number;
  if (!question) return; // only that nothing is wanted any more
  last = last
    .then(() => answer(number, question))
    .catch((problem) => say({ number, problem: String(problem) }));
};
