/** The engine for whoever has its code at hand: the worker of the page, and the tests. */

export { layout } from "./built/layout";
export { Engine } from "./calling/engine";
export { Desk, Game, Moment } from "./game/game";
export { nowOf } from "./game/position";
export { isPosition, readPosition } from "./game/reading";
export { isWrong, readRecord, writeRecord } from "./game/record";
export { Bots, isLevel } from "./thinking/bots";
export { finish } from "./thinking/tree";
export { readWeights } from "./thinking/weights";
