/** Written by `make generated` from what Python says; a test keeps it current. */

export const DEFAULT_SIMULATIONS = 2000;
export const SHOWN = 3;
// biome-ignore format: generated
export const JUDGEMENTS = [[15, "blunder"], [10, "mistake"], [5, "inaccuracy"]] as const;
export const ONLY_MARGIN = 10;
export const TURNING_POINTS = 3;
export const ACCURACY_FALLS = 2.5;
export const MOST_REASONS = 3;
export const SHOWN_SHARE = 0.5;
export const LEAST_SHOWN = 1;
export const NOTABLE_DENIAL = 2;
export const NOTABLE_SCORE = 1;
export const DEALS = 32;
export const LONGEST_LINE = 12;
export const LEAST_VISITS_OF_A_LINE = 8;
export const FLOOR_SHARE = 0.05;
export const CHOSEN_SHARES = [0.25, 1] as const;
export const CLEAR_BELOW = 2;
export const CLEAR_ABOVE = 20;
export const FORESIGHT_SHARE = 0.02;
export const LEAST_FORESIGHT = 16;
export const SCORE_SCALE = 64;
export const MOST_ENDGAME_NODES = 200000;
