/** The bots of the Python sources: what they weigh and search is compiled, here it is only put together. */
import { layout } from "./built/layout";
import type { Engine, Room } from "./engine";
import type { Game } from "./game";
import type { Region } from "./memory";
import { numbers, type State, words } from "./position";

const { search, levels } = layout;
const GENERATOR = layout.records.STATE.fields.rng.at;
const VISITS = layout.records.NODE.fields.visits.at;
const MOST_SEED = (1n << 63n) - 1n;

export type Level = keyof typeof levels;

type Searching = Extract<(typeof levels)[Level], { readonly tree: number }>;

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

  /** The word that a level plays: the same for the same seed, position and number of simulations. */
  choose(game: Game, level: Level, seed: bigint): string {
    const legal = game.legalIds();
    if (legal.length === 1) return words.WORDS[legal[0] as number] as string;
    const decision = this.#engine.borrow(() => {
      const own = positionSeed(seed, game.bytes());
      const { spread } = levels[level];
      const found = this.#weigh(game, level, own);
      if (spread > 0) this.#setGiftsAside(game, found);
      const index = spread > 0 ? this.#pickCasually(found, spread, own) : this.#heaviest(found);
      return this.#engine.integers(found.decisions, found.count)[index] as number;
    });
    return words.WORDS[decision] as string;
  }

  /** How often a search looked at each legal word, for comparing it with the native one. */
  visits(game: Game, level: Level, seed: bigint): [string, number][] {
    return this.#engine.borrow(() => {
      const plan = levels[level] as Searching;
      const found = this.#search(game, plan, positionSeed(seed, game.bytes()), false);
      const decisions = this.#engine.integers(found.decisions, found.count);
      const visits = this.#engine.integers(found.visits, found.count);
      return decisions.map((decision, k) => [words.WORDS[decision] as string, visits[k] as number]);
    });
  }

  #weigh(game: Game, level: Level, seed: bigint): Candidates {
    const plan = levels[level];
    if (!("tree" in plan)) return this.#lookAhead(game);
    return this.#solve(game, plan) ?? this.#search(game, plan, seed, plan.spread === 0);
  }

  /** Every way to complete the present turn, by rule of thumb. */
  #lookAhead(game: Game): Candidates {
    const engine = this.#engine;
    const { states, outs, untried, standings, chances } = engine.furnish(layout.turn) as Record<
      string,
      Region
    > as {
      [part in keyof typeof layout.turn]: Region;
    };
    this.#lay(game, states);
    const count = engine.call("weigh_turn", states, this.#tables, outs, untried, standings, chances);
    const visits = this.#numbers();
    new BigInt64Array(engine.bytes(visits).buffer, visits.at, count).fill(1n);
    return { count, decisions: outs, chances, visits, weights: standings };
  }

  /** The rest of the last round, exactly, where that is within reach. */
  #solve(game: Game, { endgame }: Searching): Candidates | null {
    if (!isEndgame(game.state())) return null;
    const engine = this.#engine;
    const board = engine.furnish(endgame.board);
    this.#lay(game, board.states as Region);
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
    return { count, decisions: board.decisions as Region, chances, visits, weights };
  }

  /** A tree search guided by the network; in chunks, as the seeds of simulations depend on them. */
  #search(game: Game, plan: Searching, seed: bigint, untilSettled: boolean): Candidates {
    const { simulations } = plan;
    const engine = this.#engine;
    if (!this.#network) throw new Error("The network's weights are not loaded yet.");
    const desk = engine.furnish(search.desk);
    this.#lay(game, desk.states as Region);
    let nodes = engine.allocate("NODE", [plan.tree]);
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
    }
    const found = {
      decisions: this.#numbers(),
      chances: engine.allocate("f8", [search.choices]),
      visits: this.#numbers(),
      weights: engine.allocate("f8", [search.choices]),
    };
    const count = engine.call(
      "weigh_root",
      nodes,
      found.decisions,
      found.chances,
      found.visits,
      found.weights,
    );
    return { count, ...found };
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
  #lay(game: Game, states: Region): void {
    const record = this.#engine.record(states);
    record.set(game.bytes());
    record.fill(0, GENERATOR);
  }

  /** Takes the weight from decisions that give something away for nothing. */
  #setGiftsAside(game: Game, { decisions, count, visits, weights }: Candidates): void {
    const { states, outs, untried } = this.#engine.furnish(layout.turn) as Record<
      "states" | "outs" | "untried",
      Region
    >;
    this.#lay(game, states);
    const row = { ...decisions, shape: [search.choices] };
    this.#engine.call("set_gifts_aside", states, this.#tables, outs, untried, row, count, visits, weights);
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
