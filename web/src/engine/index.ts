/** The engine for whoever has its code at hand: the worker of the page, and the tests. */
export { Bots } from "./bots";
export { layout } from "./built/layout";
export { Engine } from "./engine";
export { Desk, Game } from "./game";
export { nowOf } from "./position";
export { readWeights } from "./weights";
