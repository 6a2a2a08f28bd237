/** Search trees as `bots/search/grow_tree.py` grows them: compiled simulations in chunks, and more room when it is needed. */
import { layout } from "../built/layout";
import type { Engine, Room } from "../calling/engine";
import { type Plain, plain, type Region } from "../calling/memory";
import { words } from "../game/position";

const { search, levels } = layout;
const { master } = levels;
const VISITS = layout.records.NODE.fields.visits.at;
const CHILDREN_EXPECTED = (master.tree - 2 * search.choices) / master.simulations;
const MOST_EXPECTED = search.mostNodes / 64;

export type Node = Plain<"NODE">;

/** Takes all steps at once. */
export function finish<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The network's weights in the engine's memory. */
export function placeWeights(engine: Engine, weights: Map<string, Float32Array>): Room {
  const network: Record<string, Region> = {};
  for (const [name, shape] of Object.entries(search.network)) {
    const region = engine.allocate("f4", shape);
    engine.singles(region).set(weights.get(name) ?? []);
    network[name] = region;
  }
  return network;
}

/** A tree in borrowed memory of the engine; it begins with its root alone. */
export class Tree {
  readonly #engine: Engine;
  readonly #tables: Region;
  readonly #network: Room;
  readonly #desk: Room;
  readonly #seed: bigint;
  nodes: Region;
  #used: number;

  /** `simulations`: how many are expected, for which there is room at once. */
  constructor(
    engine: Engine,
    tables: Region,
    network: Room,
    state: Uint8Array,
    simulations: number,
    seed: bigint,
  ) {
    this.#engine = engine;
    this.#tables = tables;
    this.#network = network;
    this.#seed = seed;
    this.#desk = engine.furnish(search.desk);
    engine.lay(this.#desk.states as Region, state);
    const size = 2 * search.choices + CHILDREN_EXPECTED * Math.min(simulations, MOST_EXPECTED);
    this.nodes = engine.allocate("NODE", [size]);
    this.#used = engine.call("clear_tree", this.nodes);
  }

  get visits(): number {
    const root = this.#engine.record(this.nodes);
    return new DataView(root.buffer, root.byteOffset).getInt32(VISITS, true);
  }

  /** Grows to so many simulations at once. */
  grow(simulations: number): this {
    return finish(this.steps(simulations));
  }

  /** Grows to so many simulations in short steps; with `untilSettled` no further than they could change the choice. */
  *steps(simulations: number, untilSettled = false): Generator<this, this> {
    for (let done = this.visits; done < simulations; ) {
      const asked = Math.min(search.chunk, simulations - done);
      const [engine, desk, seed] = [this.#engine, this.#desk, this.#seed + BigInt(done)]; // which depends on the chunks
      this.#used = engine.call(
        "search_guided_entry",
        desk,
        this.#tables,
        this.#network,
        this.nodes,
        this.#used,
        asked,
        seed,
      );
      const visits = this.visits;
      const left = simulations - visits;
      if (untilSettled && left > 0 && engine.call("is_settled", this.nodes, left)) break;
      if (visits - done < asked && left > 0) {
        if ((this.nodes.shape[0] as number) >= search.mostNodes) break;
        this.#makeRoom();
      }
      done = visits;
      yield this;
    }
    return this;
  }

  node(index: number): Node {
    return plain("NODE", this.#engine.record(this.nodes, index));
  }

  get root(): Node {
    return this.node(0);
  }

  /** The children of a node, each with its place in the tree. */
  children({ first, children }: Node): { at: number; node: Node }[] {
    return Array.from({ length: children }, (_, k) => ({ at: first + k, node: this.node(first + k) }));
  }

  /** What the search expects after a node: the most visited decisions, while they were looked at often enough. */
  line(from: number, longest: number, leastVisits: number): string[] {
    const line: string[] = [];
    let node = this.node(from);
    while (node.children > 0 && line.length < longest) {
      const all = this.children(node).map((child) => child.node);
      node = all.reduce((most, child) => (child.visits > most.visits ? child : most));
      if (node.visits < leastVisits) break;
      line.push(words.WORDS[node.decision] as string);
    }
    return line;
  }

  /** What the network said of the state that was looked at last: after one simulation, of the root. */
  get outputs(): Float32Array {
    return this.#engine.singles((this.#desk.scratch as Room).outputs as Region);
  }

  #makeRoom(): void {
    const roomier = this.#engine.allocate("NODE", [2 * (this.nodes.shape[0] as number)]);
    this.#engine.bytes(roomier).set(this.#engine.bytes(this.nodes));
    this.nodes = roomier;
  }
}
