/** The engine for whoever has its code at hand: the worker of the page, and the tests. */
export { Bots, isLevel } from "./bots";
export { layout } from "./built/layout";
export { Engine } from "./engine";
export { Desk, Game, Moment } from "./game";
export { nowOf } from "./position";
export { isPosition, readPosition } from "./reading";
export { isWrong, readRecord, writeRecord } from "./record";
export { finish } from "./tree";
export { readWeights } from "./weights";
