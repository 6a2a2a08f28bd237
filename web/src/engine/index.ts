/** The engine as a whole, for tests and benchmarks; the page imports the parts it needs. */

export { layout } from "./built/layout";
export { Engine } from "./calling/engine";
export { Desk, Game, Moment } from "./game/game";
export { nowOf } from "./game/position";
export { isPosition, readPosition } from "./game/reading";
export { isWrong, readRecord, writeRecord } from "./game/record";
export { Bots, isLevel } from "./thinking/bots";
export { finish } from "./thinking/tree";
export { readWeights } from "./thinking/weights";
