/** What positions and decisions are worth to every seat (`spyrium.analysis.valuation`, with the same search compiled). */
import calibration from "../../../../src/spyrium/analysis/calibration.json";
import type { Room } from "../../engine/calling/engine";
import { GENERATOR, plain } from "../../engine/calling/memory";
import type { Desk, Game } from "../../engine/game/game";
import { numbers, sharesOf, words } from "../../engine/game/position";
import { MOST_SEED, positionSeed } from "../../engine/thinking/bots";
import { type Node, Tree } from "../../engine/thinking/tree";
import {
  CHOSEN_SHARES,
  CLEAR_ABOVE,
  CLEAR_BELOW,
  DEALS,
  FLOOR_SHARE,
  FORESIGHT_SHARE,
  LEAST_FORESIGHT,
  LEAST_VISITS_OF_A_LINE,
  LONGEST_LINE,
  ONLY_MARGIN,
  SCORE_SCALE,
  SHOWN,
} from "./constants";
import { endgameNodes, solve } from "./endgame";
import type { Choice } from "./report";

const GOLDEN = 0x9e3779b97f4a7c15n;

/** Legal decisions of a position, the best for the mover first. */
export interface Options {
  options: Choice[];
  exact: boolean;
}

/** A decision with the rest of its round as the search expects it. */
export interface Foreseen {
  words: string[];
  /** To win once the round is over. */
  chances: number[];
  /** The final ones that the network expects after the decision; none where it ends the round. */
  scores: number[];
}

const EXPONENTS = calibration.exponents as Record<string, Record<string, number>>;

/** Chances raised to the exponent that was measured, and scaled to sum to 1. */
function honest(chances: number[], round: number): number[] {
  const exponent = EXPONENTS[chances.length]?.[round] ?? 1;
  const raised = chances.map((chance) => Math.max(chance, 0) ** exponent);
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** A decision with how often the search looked at it. */
interface Weighed extends Choice {
  visits: number;
}

/** A decision of a tree's root: where it stands in the tree, and as which. */
interface Child {
  at: number;
  node: Node;
  number: number;
  word: string;
}

type Children = [Child, ...Child[]];

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

  /** All legal decisions; or the one that was `made`, looked at closely, the best, and what decides about it. */
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
    return this.#desk.engine.lend(() => {
      const tree = this.#tree(game.bytes(ply), game, ply, this.#simulations, 0).grow(this.#simulations);
      const { mover, children } = tree.root;
      const [first, ...others] = decisionsOf(tree).sort((a, b) => b.node.visits - a.node.visits) as Children;
      const asked = others.filter(({ word }) => word === made);
      const least = made ? new Set([first, ...asked, ...others.slice(0, SHOWN - 1)]).size : children;
      const found: Weighed[] = [];
      for (const child of new Set([first, ...asked, ...others])) {
        if (found.length >= least && hasNearEquals(found, mover)) break;
        const best = asked.includes(child) ? found[0]?.chances[mover] : undefined;
        const chances = this.#after(game, ply, child, mover, best);
        const line = tree.line(child.at, LONGEST_LINE, LEAST_VISITS_OF_A_LINE);
        found.push({ word: child.word, chances, line, visits: child.node.visits });
      }
      found.sort((a, b) => b.visits - a.visits || (b.chances[mover] ?? 0) - (a.chances[mover] ?? 0));
      return { options: found.map(({ word, chances, line }) => ({ word, chances, line })), exact: false };
    });
  }

  /** Everybody's chances after a decision; closely where it is to be told how far it is behind the best. */
  #after(game: Game, ply: number, child: Child, seat: number, best: number | undefined): number[] {
    return this.#desk.engine.lend(() => {
      let chances: number[] = [];
      for (chances of this.#looks(game, ply, child, best === undefined ? [FLOOR_SHARE] : CHOSEN_SHARES)) {
        const loss = 100 * ((best ?? 0) - (chances[seat] ?? 0));
        if (best === undefined || loss < CLEAR_BELOW || loss > CLEAR_ABOVE) break;
      }
      return chances;
    });
  }

  /** Chances after a decision, more closely each time; anew as far as the search saw too little. */
  *#looks(game: Game, ply: number, { node, number }: Child, shares: readonly number[]): Generator<number[]> {
    let tree: Tree | null = null;
    for (const share of shares) {
      const lacking = Math.max(1, Math.trunc(share * this.#simulations)) - node.visits;
      if (lacking > 0) {
        tree ??= this.#tree(this.#next(game, ply, node.decision), game, ply, lacking, number + 1);
        tree.grow(lacking);
      }
      const more = tree?.root;
      const visits = node.visits + (more?.visits ?? 0);
      const means = node.wins
        .slice(0, game.players)
        .map((sum, seat) => (sum + (more?.wins[seat] ?? 0)) / visits);
      yield honest(means, game.state(ply).turn_round);
    }
  }

  /** A decision, the line that is expected to follow, and on from there to the end of the round. */
  foresee(game: Game, ply: number, { word, line }: Pick<Choice, "word" | "line">): Foreseen {
    const simulations = Math.max(LEAST_FORESIGHT, Math.trunc(FORESIGHT_SHARE * this.#simulations));
    const rest = game.branch(ply);
    let coming = [word, ...line];
    while (rest.legalIds().length > 0) {
      const [next = "", ...later] = coming.length > 0 ? coming : this.#expected(rest, simulations);
      rest.play(next);
      coming = later;
    }
    const made = rest.words.slice(ply);
    const scores = made.length > 1 ? this.projected(rest, ply + 1) : [];
    return { words: made, chances: this.#afterRound(rest), scores };
  }

  /** What comes next: the rest of the game where it can be solved, else one decision. */
  #expected(game: Game, simulations: number): string[] {
    const ply = game.decisions;
    const solved = solve(this.#desk, game, ply, endgameNodes(simulations));
    if (solved) return solved.line;
    return this.#desk.engine.lend(() =>
      this.#tree(game.bytes(), game, ply, simulations, 4_000).grow(simulations).line(0, 1, 0),
    );
  }

  #afterRound(game: Game): number[] {
    if (game.over) return sharesOf(game.scores());
    return this.value(game.bytes(), game, game.decisions, this.dealSimulations, 5_000);
  }

  /** The state that a decision leads to. */
  #next(game: Game, ply: number, decision: number): Uint8Array {
    const { engine, states, tables, legal } = this.#desk;
    this.#desk.lay(game.bytes(ply));
    engine.call("extend", states, 0, tables, decision, legal);
    return this.#desk.take(1);
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

function decisionsOf(tree: Tree): Child[] {
  const word = ({ decision }: Node) => words.WORDS[decision] as string;
  return tree.children(tree.root).map(({ at, node }, number) => ({ at, node, number, word: word(node) }));
}

/** Whether the best of them is not the only decision to make. */
function hasNearEquals(options: Choice[], seat: number): boolean {
  const [best, next] = options.map((option) => 100 * (option.chances[seat] ?? 0)).sort((a, b) => b - a);
  return best !== undefined && next !== undefined && best - next < ONLY_MARGIN;
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
