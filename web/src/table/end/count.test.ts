import { expect, test } from "vitest";
import type { Projection } from "../../net/protocol";
import { decided, orderAfter, placeOf, stepsOf, sumAfter } from "./count";

const part = (vp: number, buildings: number, ...techniques: number[]): Projection => ({
  vp,
  buildings,
  techniques: techniques.map((each, i) => ({ card: ["crane", "lobbying"][i] ?? "", vp: each })),
  total: vp + buildings + techniques.reduce((sum, each) => sum + each, 0),
});
const PARTS = [part(20, 5), part(18, 9, 4, 1), part(24, 0, 2)];

test("everybody is counted in the same steps, and overtakes in them", () => {
  expect(stepsOf(PARTS)).toBe(5);
  expect(PARTS.map((each) => sumAfter(each, 2))).toEqual([25, 27, 24]);
  expect([1, 2, 4].map((steps) => orderAfter(PARTS, steps))).toEqual([
    [2, 0, 1],
    [1, 0, 2],
    [1, 2, 0],
  ]);
});

test("what decided the game is counted against whoever came next", () => {
  expect(decided(PARTS, [1])).toEqual({ to: 2, points: 6, by: [-6, 9, 3] });
});

test("for whoever has lost it is counted against the winner", () => {
  expect(decided(PARTS, [1], 2)).toEqual({ to: 1, points: -6, by: [6, -9, -3] });
});

test("a shared victory is one over the next; shared by all it is over nobody", () => {
  const tied = [part(20, 5), part(15, 10), part(3, 3)];
  expect(decided(tied, [0, 1])?.to).toBe(2);
  expect(decided(tied.slice(0, 2), [0, 1])).toBeNull();
});

test("who has as many points shares a place, and nobody has the next", () => {
  const tied = [part(30, 0), part(20, 0), part(15, 5), part(9, 0)];
  expect(tied.map((_, seat) => placeOf(tied, seat))).toEqual([
    { place: 1, shared: false },
    { place: 2, shared: true },
    { place: 2, shared: true },
    { place: 4, shared: false },
  ]);
});
