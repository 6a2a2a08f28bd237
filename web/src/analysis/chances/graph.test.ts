import { describe, expect, it } from "vitest";
import type { Analysis } from "../thinking/report";
import { chancesAt, pointsOf, spansOf } from "./graph";

const analysis = {
  players: 2,
  result: [1, 0],
  steps: [
    { kind: "deal", ply: 0, round: 1, before: [0.5, 0.5], after: [0.6, 0.4] },
    { kind: "decision", ply: 0, round: 1, after: [0.5, 0.5] },
    { kind: "deal", ply: 1, round: 2, after: [0.7, 0.3] },
    { kind: "decision", ply: 1, round: 2, after: [0.9, 0.1] },
  ],
} as unknown as Analysis;

describe("the chance-to-win graph", () => {
  it("goes from an even share over every step to the result", () => {
    expect(pointsOf(analysis).map(({ at, chances }) => [at, chances[0]])).toEqual([
      [0, 0.5],
      [0, 0.6],
      [1, 0.5],
      [1, 0.7],
      [2, 0.9],
      [2, 1],
    ]);
  });

  it("goes from the chances of the position that a game goes on from", () => {
    const steps = [{ kind: "decision", ply: 0, round: 5, before: [0.1, 0.9], after: [0.05, 0.95] }];
    const found = pointsOf({ ...analysis, steps } as unknown as Analysis);
    expect(found[0]).toEqual({ at: 0, chances: [0.1, 0.9] });
  });

  it("knows the chances of every moment after its deal", () => {
    expect(chancesAt(pointsOf(analysis), 1)).toEqual([0.7, 0.3]);
  });

  it("lays the rounds beside each other", () => {
    expect(spansOf(analysis)).toEqual([
      { round: 1, from: 0, to: 1 },
      { round: 2, from: 1, to: 2 },
    ]);
  });
});
