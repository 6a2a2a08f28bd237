/** The rest of the last round, solved exactly where that is within reach (`bots/endgame/solution.py`). */
import { layout } from "../../engine/built/layout";
import type { Room } from "../../engine/engine";
import type { Desk, Game } from "../../engine/game";
import type { Region } from "../../engine/memory";
import { numbers, type State, words } from "../../engine/position";
import { borrow } from "./tree";

const { search } = layout;
const { master } = layout.levels;
const GENERATOR = layout.records.STATE.fields.rng.at;
const NODES_FOR_SIMULATION = master.endgame.nodes / master.simulations;
const MOST_NODES = 200_000;

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

/** Whether nobody can place workers any more and no deal is to come. */
export function isEndgame(state: State): boolean {
  return (
    state.turn_round === numbers.ROUNDS &&
    state.phase.slice(0, state.players).every((phase) => phase !== numbers.PLACEMENT)
  );
}

/** How many positions a search of so many simulations tries to solve first. */
export const endgameNodes = (simulations: number): number =>
  Math.min(MOST_NODES, NODES_FOR_SIMULATION * simulations);

function roomFor(desk: Desk, nodes: number): Room {
  const memory = { array: "ENTRY", shape: [2 ** Math.max(10, (2 * nodes).toString(2).length)] };
  return desk.engine.furnish({ ...master.endgame.board, memory });
}

function rootsOf(desk: Desk, board: Room, state: Uint8Array, players: number, nodes: number): Roots | null {
  const { engine, tables } = desk;
  return borrow(engine, () => {
    const record = engine.record(board.states as Region);
    record.set(state);
    record.fill(0, GENERATOR);
    const most = numbers.MAX_PLAYERS;
    const [values, visited] = [
      engine.allocate("i8", [search.choices]),
      engine.allocate("i8", [search.choices]),
    ];
    const outcomes = engine.allocate("i8", [search.choices, most]);
    const shares = engine.allocate("f8", [search.choices]);
    const count = engine.call("solve_decisions", board, tables, nodes, values, outcomes, visited, shares);
    if (count < 0) return null;
    return {
      decisions: engine.integers(board.decisions as Region, count),
      worths: engine.integers(values, count),
      outcomes: Array.from({ length: count }, (_, k) => engine.integers(outcomes, players, most * k)),
    };
  });
}

/** Perfect play from a moment of the game; null where it is no endgame, or more positions would have to be looked at. */
export function solve(desk: Desk, game: Game, ply: number, nodes: number): Solved | null {
  if (!isEndgame(game.state(ply))) return null;
  return borrow(desk.engine, () => {
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
