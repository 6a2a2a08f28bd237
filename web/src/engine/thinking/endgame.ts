/** The rest of the last round, played out in all ways by the compiled solver. */
import { layout } from "../built/layout";
import type { Engine, Room } from "../calling/engine";
import type { Region } from "../calling/memory";
import { numbers, type State } from "../game/position";

const { choices } = layout.search;

/** What each legal decision leads to, index by index; in the engine's memory. */
export interface Solution {
  readonly count: number;
  readonly decisions: Region;
  readonly values: Region;
  readonly visits: Region;
  readonly chances: Region;
  /** The final scores, five to a decision. */
  readonly outcomes: Region;
}

/** Whether nobody can place workers any more and no deal is to come. */
export function isEndgame(state: State): boolean {
  return (
    state.turn_round === numbers.ROUNDS &&
    state.phase.slice(0, state.players).every((phase) => phase !== numbers.PLACEMENT)
  );
}

/** Null where more positions would have to be looked at than `nodes`. */
export function solveDecisions(
  engine: Engine,
  tables: Region,
  board: Room,
  state: Uint8Array,
  nodes: number,
): Solution | null {
  engine.lay(board.states as Region, state);
  const values = engine.allocate("i8", [choices]);
  const visits = engine.allocate("i8", [choices]);
  const chances = engine.allocate("f8", [choices]);
  const outcomes = engine.allocate("i8", [choices, numbers.MAX_PLAYERS]);
  const count = engine.call("solve_decisions", board, tables, nodes, values, outcomes, visits, chances);
  return count < 0
    ? null
    : { count, decisions: board.decisions as Region, values, visits, chances, outcomes };
}
