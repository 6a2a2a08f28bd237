/** The rest of the last round, solved exactly where that is within reach (`bots/endgame/exact_solution.py`). */
import { layout } from "../../engine/built/layout";
import type { Room } from "../../engine/calling/engine";
import type { Desk, Game } from "../../engine/game/game";
import { numbers, words } from "../../engine/game/position";
import { isEndgame, solveDecisions } from "../../engine/thinking/endgame";
import { MOST_ENDGAME_NODES } from "./constants";

const { master } = layout.levels;
const NODES_FOR_SIMULATION = master.endgame.nodes / master.simulations;

interface Roots {
  readonly decisions: number[];
  readonly worths: number[];
  readonly outcomes: number[][];
}

export interface Solved {
  /** The words of best play to the end. */
  readonly line: string[];
  /** The final scores after each legal word, with perfect play. */
  readonly outcomes: [word: string, scores: number[]][];
}

/** How many positions a search of so many simulations tries to solve first. */
export const endgameNodes = (simulations: number): number =>
  Math.min(MOST_ENDGAME_NODES, NODES_FOR_SIMULATION * simulations);

function roomFor(desk: Desk, nodes: number): Room {
  const memory = { array: "ENTRY", shape: [2 ** Math.max(10, (2 * nodes).toString(2).length)] };
  return desk.engine.furnish({ ...master.endgame.board, memory });
}

function rootsOf(desk: Desk, board: Room, state: Uint8Array, players: number, nodes: number): Roots | null {
  const { engine, tables } = desk;
  return engine.lend(() => {
    const solution = solveDecisions(engine, tables, board, state, nodes);
    if (!solution) return null;
    const { count, decisions, values, outcomes } = solution;
    const scores = (k: number) => engine.integers(outcomes, players, numbers.MAX_PLAYERS * k);
    return {
      decisions: engine.integers(decisions, count),
      worths: engine.integers(values, count),
      outcomes: Array.from({ length: count }, (_, k) => scores(k)),
    };
  });
}

/** Perfect play from a moment of the game; null where it is no endgame, or more positions would have to be looked at. */
export function solve(desk: Desk, game: Game, ply: number, nodes: number): Solved | null {
  if (!isEndgame(game.state(ply))) return null;
  return desk.engine.lend(() => {
    const board = roomFor(desk, nodes);
    const roots = rootsOf(desk, board, game.bytes(ply), game.players, nodes);
    if (!roots) return null;
    const rest = game.branch(ply);
    const line: string[] = [];
    for (let step: Roots | null = roots; step; ) {
      const best = step.worths.indexOf(Math.max(...step.worths));
      const word = words.WORDS[step.decisions[best] as number] as string;
      line.push(word);
      rest.play(word);
      step = rest.over ? null : rootsOf(desk, board, rest.bytes(), game.players, 2 * nodes);
    }
    if (!rest.over) return null;
    const outcomes = roots.decisions.map((decision, k): Solved["outcomes"][number] => [
      words.WORDS[decision] as string,
      roots.outcomes[k] as number[],
    ]);
    return { line, outcomes };
  });
}
