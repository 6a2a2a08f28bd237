/** The bots of the Python sources: what they weigh and search is compiled, here it is only put together. */
import { layout } from "./built/layout";
import type { Engine, Room } from "./engine";
import { plain, type Region } from "./memory";
import { numbers, resultOf, type State, words } from "./position";

const { search, levels } = layout;
const GENERATOR = layout.records.STATE.fields.rng.at;
const VISITS = layout.records.NODE.fields.visits.at;
const MOST_SEED = (1n << 63n) - 1n;

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

/** The rest of a game, played out in all ways: the final scores after each decision. */
interface Solution extends Candidates {
  readonly outcomes: Region;
}

/** A tree that grows. */
interface Tree {
  readonly nodes: Region;
  readonly candidates: () => Candidates;
}

/** Takes all steps at once. */
export function finish<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
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
    const network: Record<string, Region> = {};
    for (const [name, shape] of Object.entries(search.network)) {
      const region = this.#engine.allocate("f4", shape);
      this.#engine.singles(region).set(weights.get(name) ?? []);
      network[name] = region;
    }
    this.#network = network;
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
    const index = spread > 0 ? this.#pickCasually(found, spread, seed) : this.#heaviest(found);
    const decision = this.#engine.integers(found.decisions, found.count)[index] as number;
    return words.WORDS[decision] as string;
  }

  *#weigh(moment: Decidable, level: Level, seed: bigint): Generator<unknown, Candidates> {
    const plan = levels[level];
    if (!("tree" in plan)) return this.#lookAhead(moment);
    const solution = this.#solve(moment, plan);
    if (solution) return solution;
    const { candidates } = yield* this.#grow(moment, plan, seed, plan.spread === 0);
    return candidates();
  }

  *#findOut(moment: Decidable, simulations: number, seed: bigint): Generator<() => Findings, Findings> {
    const { players } = moment.state();
    const solution = this.#solve(moment, levels.master);
    if (solution) return this.#tellSolved(solution, players);
    const plan = { tree: levels.master.tree, simulations };
    const steps = this.#grow(moment, plan, seed, false);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return this.#tell(value, players);
      yield () => this.#tell(value, players);
    }
  }

  #tell({ nodes, candidates }: Tree, players: number): Findings {
    const { wins, visits: simulations } = plain("NODE", this.#engine.record(nodes));
    return {
      simulations,
      solved: false,
      seats: wins.slice(0, players).map((won) => won / Math.max(1, simulations)),
      decisions: this.#list(candidates()),
    };
  }

  #tellSolved(solution: Solution, players: number): Findings {
    const best = this.#heaviest(solution);
    const scores = this.#engine.integers(solution.outcomes, players, best * numbers.MAX_PLAYERS);
    const { winners } = resultOf(scores);
    const decisions = this.#list(solution);
    return {
      simulations: decisions.reduce((n, { visits }) => n + visits, 0),
      solved: true,
      seats: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
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
    const { states, outs, untried, standings, chances } = engine.furnish(layout.turn) as Record<
      string,
      Region
    > as {
      [part in keyof typeof layout.turn]: Region;
    };
    this.#lay(moment, states);
    const count = engine.call("weigh_turn", states, this.#tables, outs, untried, standings, chances);
    const visits = this.#numbers();
    new BigInt64Array(engine.bytes(visits).buffer, visits.at, count).fill(1n);
    return { count, decisions: outs, chances, visits, weights: standings };
  }

  /** The rest of the last round, exactly, where that is within reach. */
  #solve(moment: Decidable, { endgame }: Searching): Solution | null {
    if (!isEndgame(moment.state())) return null;
    const engine = this.#engine;
    const board = engine.furnish(endgame.board);
    this.#lay(moment, board.states as Region);
    const [values, visits, chances, weights] = [
      this.#numbers(),
      this.#numbers(),
      engine.allocate("f8", [search.choices]),
      engine.allocate("f8", [search.choices]),
    ];
    const outcomes = engine.allocate("i8", [search.choices, numbers.MAX_PLAYERS]);
    const asked = [board, this.#tables, endgame.nodes, values, outcomes, visits, chances];
    const count = engine.call("solve_decisions", ...asked);
    if (count < 0) return null;
    engine.floats(weights, count).set(engine.integers(values, count));
    return { count, decisions: board.decisions as Region, chances, visits, weights, outcomes };
  }

  /** A tree search guided by the network; in chunks, as the seeds of simulations depend on them. */
  *#grow(
    moment: Decidable,
    plan: Pick<Searching, "tree"> & { readonly simulations: number },
    seed: bigint,
    untilSettled: boolean,
  ): Generator<Tree, Tree> {
    const { simulations } = plan;
    const engine = this.#engine;
    if (!this.#network) throw new Error("The network's weights are not loaded yet.");
    const desk = engine.furnish(search.desk);
    this.#lay(moment, desk.states as Region);
    const found = {
      decisions: this.#numbers(),
      chances: engine.allocate("f8", [search.choices]),
      visits: this.#numbers(),
      weights: engine.allocate("f8", [search.choices]),
    };
    let nodes = engine.allocate("NODE", [plan.tree]);
    const tree = (): Tree => {
      const grown = nodes;
      const { decisions, chances, visits, weights } = found;
      const count = () => engine.call("weigh_root", grown, decisions, chances, visits, weights);
      return { nodes, candidates: () => ({ count: count(), ...found }) };
    };
    let used = engine.call("clear_tree", nodes);
    for (let done = 0; done < simulations; ) {
      const asked = Math.min(search.chunk, simulations - done);
      used = engine.call(
        "search_guided_entry",
        desk,
        this.#tables,
        this.#network,
        nodes,
        used,
        asked,
        seed + BigInt(done),
      );
      const visits = this.#visitsOf(nodes);
      const left = simulations - visits;
      if (untilSettled && left > 0 && engine.call("is_settled", nodes, left)) break;
      if (visits - done < asked && left > 0) {
        if ((nodes.shape[0] as number) >= search.mostNodes) break;
        nodes = this.#withMoreRoom(nodes);
      }
      done = visits;
      yield tree();
    }
    return tree();
  }

  #withMoreRoom(nodes: Region): Region {
    const roomier = this.#engine.allocate("NODE", [2 * (nodes.shape[0] as number)]);
    this.#engine.bytes(roomier).set(this.#engine.bytes(nodes));
    return roomier;
  }

  #visitsOf(nodes: Region): number {
    const root = this.#engine.record(nodes);
    return new DataView(root.buffer, root.byteOffset).getInt32(VISITS, true);
  }

  #numbers(): Region {
    return this.#engine.allocate("i8", [search.choices]);
  }

  /** Puts the position where a search begins; the generator of deals to come is none of its business. */
  #lay(moment: Decidable, states: Region): void {
    const record = this.#engine.record(states);
    record.set(moment.bytes());
    record.fill(0, GENERATOR);
  }

  #heaviest({ weights, count }: Candidates): number {
    const found = this.#engine.floats(weights, count);
    return found.indexOf(Math.max(...found));
  }

  #pickCasually({ chances, visits, weights, count }: Candidates, spread: number, seed: bigint): number {
    return this.#engine.call("pick_casually", chances, visits, weights, count, spread, seed);
  }
}

/** Whether nobody can place workers any more and no deal is to come. */
function isEndgame(state: State): boolean {
  return (
    state.turn_round === numbers.ROUNDS &&
    state.phase.slice(0, state.players).every((phase) => phase !== numbers.PLACEMENT)
  );
}
