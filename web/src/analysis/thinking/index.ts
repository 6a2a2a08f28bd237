/** The page's engine with its analysis, for the tests. */
export * from "../../engine";
export { analyse } from "./analyse";
export { placeWeights } from "./tree";
