import { expect, test } from "vitest";
import { type DecisionStep, judge } from "../thinking/report";
import { judged } from "./mistakes";

const step = (ply: number, before: number, loss: number, seat = 0): DecisionStep => ({
  kind: "decision",
  ply,
  round: 1,
  seat,
  before: [before, before],
  after: [before - loss / 100, before],
  word: "pass",
  loss,
  judgement: judge(loss),
  forced: false,
  only: false,
  exact: false,
  best: [],
  reasons: [],
  projected: [0, 0],
});
const mistakes = (steps: DecisionStep[]) =>
  judged(steps).flatMap(({ ply, judgement }) => (judgement ? [`${ply} ${judgement}`] : []));

test("whoever has hardly a chance left learns from what gave most of it away", () => {
  const steps = [step(1, 0.3, 6), step(2, 0.08, 2), step(3, 0.08, 1), step(4, 0.04, 3), step(5, 0.01, 0.4)];
  expect(mistakes(steps)).toEqual(["1 inaccuracy", "2 inaccuracy", "4 inaccuracy"]);
});

test("three mistakes are enough, of each player", () => {
  const many = [step(1, 0.5, 20), step(2, 0.5, 12), step(3, 0.5, 7), step(4, 0.05, 4)];
  expect(mistakes(many)).toEqual(["1 blunder", "2 mistake", "3 inaccuracy"]);
  expect(mistakes([...many, step(5, 0.05, 4, 1)])).toContain("5 inaccuracy");
});
