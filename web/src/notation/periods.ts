/** The periods of a game, in their order. */
import { PERIOD_OF_ROUND } from "./constants";

export type Period = (typeof PERIOD_OF_ROUND)[number];

export const PERIODS = [...new Set<Period>(PERIOD_OF_ROUND)];
