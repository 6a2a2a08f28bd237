/** The bots of the Python sources: what they weigh and search is compiled, here it is only put together. */
import { layout } from "../built/layout";
import type { Engine, Room } from "../calling/engine";
import { GENERATOR, type Region } from "../calling/memory";
import { numbers, type State, sharesOf, words } from "../game/position";
import { isEndgame, type Solution, solveDecisions } from "./endgame";
import { placeWeights, Tree } from "./tree";

const { search, levels } = layout;
export const MOST_SEED = (1n << 63n) - 1n;

export type Level = keyof typeof levels;

export const isLevel = (name: string | null): name is Level => name !== null && name in levels;

type Searching = Extract<(typeof levels)[Level], { readonly tree: number }>;

/** A moment of a game in which somebody decides. */
export interface Decidable {
  bytes(): Uint8Array;
  state(): State;
  legalIds(): number[];
}

/** What a search has found out so far. */
export interface Findings {
  readonly simulations: number;
  /** Whether the rest of the game was played out in all ways: then nothing is left to chance or opinion. */
  readonly solved: boolean;
  /** Each seat's chance to win, as the search expects the game to go on. */
  readonly seats: number[];
  /** The legal decisions in their order, each with the chance to win of whoever decides. */
  readonly decisions: { readonly word: string; readonly visits: number; readonly chance: number }[];
}

const CRC = Uint32Array.from({ length: 256 }, (_, k) => {
  let value = k;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC[(crc ^ byte) & 255] as number);
  return ~crc >>> 0;
}

/** A seed for one decision, from the bot's seed and what is public of the position. */
export function positionSeed(seed: bigint, state: Uint8Array): bigint {
  const open = state.subarray(0, GENERATOR);
  const low = crc32(open);
  const high = crc32(open, Number(seed & 0xffffffffn));
  return (seed ^ ((BigInt(high) << 32n) | BigInt(low))) & MOST_SEED;
}

/** What was found out about the legal decisions, index by index; the highest weight is played. */
interface Candidates {
  readonly count: number;
  readonly decisions: Region;
  readonly chances: Region;
  readonly visits: Region;
  readonly weights: Region;
}

/** A tree, and what it says of the decisions at its root when it is asked. */
interface Grown {
  readonly tree: Tree;
  readonly candidates: () => Candidates;
}

export class Bots {
  readonly #engine: Engine;
  readonly #tables: Region;
  #network: Room | null = null;

  constructor(engine: Engine, tables: Region) {
    this.#engine = engine;
    this.#tables = tables;
  }

  /** Gives the searching levels their network. */
  teach(weights: Map<string, Float32Array>): void {
    this.#network = placeWeights(this.#engine, weights);
  }

  /** The word that a level plays, in short steps: the same for the same seed, position and number of simulations. */
  choose(moment: Decidable, level: Level, seed: bigint): Generator<unknown, string> {
    return this.#engine.borrow(this.#choose(moment, level, positionSeed(seed, moment.bytes())));
  }

  /** Searches as master does, in short steps; what it has found so far can be asked for after each. */
  search(moment: Decidable, simulations: number, seed: bigint): Generator<() => Findings, Findings> {
    return this.#engine.borrow(this.#findOut(moment, simulations, positionSeed(seed, moment.bytes())));
  }

  *#choose(moment: Decidable, level: Level, seed: bigint): Generator<unknown, string> {
    const legal = moment.legalIds();
    if (legal.length === 1) return words.WORDS[legal[0] as number] as string;
    const { spread } = levels[level];
    const found = yield* this.#weigh(moment, level, seed);
    if (spread > 0) this.#setGiftsAside(moment, found);
    const index = spread > 0 ? this.#pickCasually(found, spread, seed) : this.#heaviest(found);
    const decision = this.#engine.integers(found.decisions, found.count)[index] as number;
    return words.WORDS[decision] as string;
  }

  *#weigh(moment: Decidable, level: Level, seed: bigint): Generator<unknown, Candidates> {
    const plan = levels[level];
    if (!("tree" in plan)) return this.#lookAhead(moment);
    const solution = this.#solve(moment, plan);
    if (solution) return solution;
    const { candidates } = yield* this.#grow(moment, plan.simulations, seed, plan.spread === 0);
    return candidates();
  }

  *#findOut(moment: Decidable, simulations: number, seed: bigint): Generator<() => Findings, Findings> {
    const { players } = moment.state();
    const solution = this.#solve(moment, levels.master);
    if (solution) return this.#tellSolved(solution, players);
    const steps = this.#grow(moment, simulations, seed, false);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return this.#tell(value, players);
      yield () => this.#tell(value, players);
    }
  }

  #tell({ tree, candidates }: Grown, players: number): Findings {
    const { wins, visits: simulations } = tree.root;
    return {
      simulations,
      solved: false,
      seats: wins.slice(0, players).map((won) => won / Math.max(1, simulations)),
      decisions: this.#list(candidates()),
    };
  }

  #tellSolved(solution: Candidates & Solution, players: number): Findings {
    const best = this.#heaviest(solution);
    const scores = this.#engine.integers(solution.outcomes, players, best * numbers.MAX_PLAYERS);
    const decisions = this.#list(solution);
    return {
      simulations: decisions.reduce((n, { visits }) => n + visits, 0),
      solved: true,
      seats: sharesOf(scores),
      decisions,
    };
  }

  #list({ count, decisions, chances, visits }: Candidates): Findings["decisions"] {
    const engine = this.#engine;
    const [chance, visited] = [engine.floats(chances, count), engine.integers(visits, count)];
    return engine.integers(decisions, count).map((decision, k) => ({
      word: words.WORDS[decision] as string,
      visits: visited[k] as number,
      chance: chance[k] as number,
    }));
  }

  /** Every way to complete the present turn, by rule of thumb. */
  #lookAhead(moment: Decidable): Candidates {
    const engine = this.#engine;
    const { states, outs, untried, standings, chances } = this.#turnOf(moment);
    const count = engine.call("weigh_turn", states, this.#tables, outs, untried, standings, chances);
    const visits = this.#numbers();
    new BigInt64Array(engine.bytes(visits).buffer, visits.at, count).fill(1n);
    return { count, decisions: outs, chances, visits, weights: standings };
  }

  /** No level below master passes up what costs nothing. */
  #setGiftsAside(moment: Decidable, { decisions, count, visits, weights }: Candidates): void {
    const { states, outs, untried } = this.#turnOf(moment);
    const row = { ...decisions, shape: [search.choices] }; // the first, where there are many: those of this very step
    this.#engine.call("set_gifts_aside", states, this.#tables, outs, untried, row, count, visits, weights);
  }

  /** Room to try every way to complete the turn. */
  #turnOf(moment: Decidable): { [part in keyof typeof layout.turn]: Region } {
    const room = this.#engine.furnish(layout.turn) as { [part in keyof typeof layout.turn]: Region };
    this.#engine.lay(room.states, moment.bytes());
    return room;
  }

  /** The rest of the last round, exactly, where that is within reach. */
  #solve(moment: Decidable, { endgame }: Searching): (Candidates & Solution) | null {
    if (!isEndgame(moment.state())) return null;
    const engine = this.#engine;
    const board = engine.furnish(endgame.board);
    const solution = solveDecisions(engine, this.#tables, board, moment.bytes(), endgame.nodes);
    if (!solution) return null;
    const weights = engine.allocate("f8", [search.choices]);
    engine.floats(weights, solution.count).set(engine.integers(solution.values, solution.count));
    return { ...solution, weights };
  }

  /** A tree search guided by the network. */
  *#grow(
    moment: Decidable,
    simulations: number,
    seed: bigint,
    untilSettled: boolean,
  ): Generator<Grown, Grown> {
    const engine = this.#engine;
    if (!this.#network) throw new Error("The network's weights are not loaded yet.");
    const decisions = this.#numbers();
    const chances = engine.allocate("f8", [search.choices]);
    const visits = this.#numbers();
    const weights = engine.allocate("f8", [search.choices]);
    const tree = new Tree(engine, this.#tables, this.#network, moment.bytes(), simulations, seed);
    const candidates = (): Candidates => {
      const count = engine.call("weigh_root", tree.nodes, decisions, chances, visits, weights);
      return { count, decisions, chances, visits, weights };
    };
    for (const _ of tree.steps(simulations, untilSettled)) yield { tree, candidates };
    return { tree, candidates };
  }

  #numbers(): Region {
    return this.#engine.allocate("i8", [search.choices]);
  }

  #heaviest({ weights, count }: Candidates): number {
    const found = this.#engine.floats(weights, count);
    return found.indexOf(Math.max(...found));
  }

  #pickCasually({ chances, visits, weights, count }: Candidates, spread: number, seed: bigint): number {
    return this.#engine.call("pick_casually", chances, visits, weights, count, spread, seed);
  }
}
