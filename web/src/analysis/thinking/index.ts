/** The page's engine with its analysis, for the tests. */
export * from "../../engine";
export { placeWeights } from "../../engine/thinking/tree";
export { analyse } from "./analyse";
