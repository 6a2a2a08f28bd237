/** Written by `make generated` from what Python says; a test keeps it current. */

export const ROUNDS = 6;
export const PLAYERS = [2, 3, 4, 5] as const;
export const PERIOD_OF_ROUND = ["A", "A", "A", "B", "B", "C"] as const;
export const POSITIONS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;
// biome-ignore format: generated
export const GAPS = ["a1b1", "b1c1", "a2b2", "b2c2", "a3b3", "b3c3", "a1a2", "b1b2", "c1c2", "a2a3", "b2b3", "c2c3"] as const;
export const TOKENS_OF_EACH_VALUE = 8;
export const FIRST_LINE = "# Spyrium game record 1";
