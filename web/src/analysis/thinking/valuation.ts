/** What positions and decisions are worth to every seat (`spyrium.analysis.valuation`, with the same search compiled). */
import calibration from "../../../../src/spyrium/analysis/calibration.json";
import type { Room } from "../../engine/calling/engine";
import { GENERATOR, plain } from "../../engine/calling/memory";
import type { Desk, Game } from "../../engine/game/game";
import { numbers, sharesOf, words } from "../../engine/game/position";
import { MOST_SEED, positionSeed } from "../../engine/thinking/bots";
import { Tree } from "../../engine/thinking/tree";
import {
  CHOSEN_SHARE,
  DEALS,
  FLOOR_SHARE,
  LEAST_VISITS_OF_A_LINE,
  LONGEST_LINE,
  SCORE_SCALE,
} from "./constants";
import { endgameNodes, solve } from "./endgame";
import type { Choice } from "./report";

const GOLDEN = 0x9e3779b97f4a7c15n;

/** The legal decisions of a position, the best for the mover first. */
export interface Options {
  options: Choice[];
  exact: boolean;
}

const EXPONENTS = calibration.exponents as Record<string, Record<string, number>>;

/** Chances raised to the exponent that was measured, and scaled to sum to 1. */
export function honest(chances: number[], round: number): number[] {
  const exponent = EXPONENTS[chances.length]?.[round] ?? 1;
  const raised = chances.map((chance) => Math.max(chance, 0) ** exponent);
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** A tree's root decisions: chances over their visits, most visited first, then the likelier win. */
interface Weighed extends Choice {
  visits: number;
}

export class Valuer {
  readonly #desk: Desk;
  readonly #network: Room;
  readonly #simulations: number;
  readonly #seed: bigint;

  constructor(desk: Desk, network: Room, simulations: number, seed: bigint) {
    this.#desk = desk;
    this.#network = network;
    this.#simulations = simulations;
    this.#seed = seed;
  }

  /** All legal decisions; the one that was `made` is looked at more closely. */
  weigh(game: Game, ply: number, made?: string): Options {
    return this.solved(game, ply) ?? this.#searched(game, ply, made);
  }

  /** The legal decisions played out to the end, where that is within reach. */
  solved(game: Game, ply: number): Options | null {
    const solved = solve(this.#desk, game, ply, endgameNodes(this.#simulations));
    if (!solved) return null;
    const [best, ...rest] = solved.line;
    const options = solved.outcomes.map(
      ([word, scores]): Choice => ({ word, chances: sharesOf(scores), line: word === best ? rest : [] }),
    );
    return {
      options: options.sort((a, b) => Number(a.word !== best) - Number(b.word !== best)),
      exact: true,
    };
  }

  #searched(game: Game, ply: number, made: string | undefined): Options {
    const { engine } = this.#desk;
    return engine.lend(() => {
      const simulations = this.#simulations;
      const tree = this.#tree(game.bytes(ply), game, ply, simulations, 0).grow(simulations);
      const children = tree.children(tree.root);
      const weighed = children.map(({ at, node }, k): Weighed & { sought: number } => {
        const word = words.WORDS[node.decision] as string;
        const share = word === made ? CHOSEN_SHARE : FLOOR_SHARE;
        const lacking = Math.max(1, Math.trunc(share * simulations)) - node.visits;
        const more =
          lacking > 0 && children.length > 1 ? this.#look(game, ply, node.decision, lacking, k + 1) : null;
        const visits = node.visits + (more?.visits ?? 0);
        const means = node.wins
          .slice(0, game.players)
          .map((sum, seat) => (sum + (more?.wins[seat] ?? 0)) / visits);
        const line = tree.line(at, LONGEST_LINE, LEAST_VISITS_OF_A_LINE);
        return { word, chances: means, line, visits, sought: node.visits };
      });
      const { mover } = tree.root;
      weighed.sort((a, b) => b.sought - a.sought || (b.chances[mover] ?? 0) - (a.chances[mover] ?? 0));
      const round = game.state(ply).turn_round;
      return {
        options: weighed.map(({ word, chances, line }) => ({ word, chances: honest(chances, round), line })),
        exact: false,
      };
    });
  }

  /** The root of a tree from what a decision leads to. */
  #look(game: Game, ply: number, decision: number, simulations: number, salt: number) {
    const { engine, states, tables, legal } = this.#desk;
    this.#desk.lay(game.bytes(ply));
    engine.call("extend", states, 0, tables, decision, legal);
    const after = this.#desk.take(1);
    return engine.lend(() => this.#tree(after, game, ply, simulations, salt).grow(simulations).root);
  }

  /** Every seat's chance to win in a state of the game, mostly one that was just dealt. */
  value(state: Uint8Array, game: Game, ply: number, simulations: number, salt: number): number[] {
    const root = this.#desk.engine.lend(
      () => this.#tree(state, game, ply, simulations, salt).grow(simulations).root,
    );
    const means = root.wins.slice(0, game.players).map((sum) => sum / root.visits);
    return honest(means, plain("STATE", state).turn_round);
  }

  /** The mean value over deals that could come. */
  expectedDeal(waiting: Uint8Array, game: Game, ply: number): number[] {
    const { engine, states, tables, deal } = this.#desk;
    const total = new Array<number>(game.players).fill(0);
    for (let number = 0; number < DEALS; number++) {
      const state = waiting.slice();
      new DataView(state.buffer).setBigUint64(GENERATOR, this.#seedOf(game, ply, 1_000 + number), true);
      this.#desk.lay(state);
      engine.call("deal_round", states, 0, tables, deal);
      const chances = this.value(this.#desk.take(), game, ply, this.dealSimulations, 2_000 + number);
      chances.forEach((chance, seat) => {
        total[seat] = (total[seat] ?? 0) + chance;
      });
    }
    return total.map((sum) => sum / DEALS);
  }

  /** How long each deal is looked at, sampled and dealt alike: else one would be judged more kindly. */
  get dealSimulations(): number {
    return Math.max(1, Math.floor(this.#simulations / 8));
  }

  /** The final scores that the network expects. */
  projected(game: Game, ply: number): number[] {
    const { current } = game.state(ply);
    const { players } = game;
    return this.#desk.engine.lend(() => {
      const { outputs } = this.#tree(game.bytes(ply), game, ply, 1, 0).grow(1);
      return Array.from({ length: players }, (_, seat) => {
        const place = (seat - current + players) % players; // the mover comes first
        return (outputs[numbers.MAX_PLAYERS + place] ?? 0) * SCORE_SCALE;
      });
    });
  }

  /** A tree that grows as long as it is let, for whoever watches it; takes memory until it is released. */
  growing(game: Game, ply: number, simulations: number): Tree {
    return this.#tree(game.bytes(ply), game, ply, simulations, 0);
  }

  #tree(state: Uint8Array, game: Game, ply: number, simulations: number, salt: number): Tree {
    const { engine, tables } = this.#desk;
    return new Tree(engine, tables, this.#network, state, simulations, this.#seedOf(game, ply, salt));
  }

  #seedOf(game: Game, ply: number, salt: number): bigint {
    return positionSeed((this.#seed + GOLDEN * BigInt(salt + 1)) & MOST_SEED, game.bytes(ply)) >> 1n;
  }
}

/** The best decisions that a growing tree has found so far. */
export function bestOf(tree: Tree, players: number, round: number, shown: number): Weighed[] {
  const visited = tree.children(tree.root).filter(({ node }) => node.visits > 0);
  visited.sort((a, b) => b.node.visits - a.node.visits);
  return visited.slice(0, shown).map(({ at, node }) => ({
    word: words.WORDS[node.decision] as string,
    chances: honest(
      node.wins.slice(0, players).map((sum) => sum / node.visits),
      round,
    ),
    line: tree.line(at, LONGEST_LINE, LEAST_VISITS_OF_A_LINE),
    visits: node.visits,
  }));
}
