import { expect, test } from "vitest";
import type { Quote } from "../../net/protocol";
import type { Setting } from "../../notation/sentences";
import { foreseen } from "./foreseen";

const NOTHING = { money: [0, 0], spyrium: [0, 0], vp: [0, 0] };

const beside = (card: string, tokens: number[]): Setting => ({
  cardAt: () => card,
  tokensAt: () => tokens,
  event: "patronage",
  eventToken: null,
  residence: 2,
  nextResidence: 3,
});

const called = (rest: Partial<Quote> = {}): Quote => ({ word: "activate:b1b2>b2", ...rest }) as Quote;

test("a banker's tokens cost what is on them, and bring the same points", () => {
  const seen = foreseen(called({ fee: 2 }), beside("banker", [2, 3]));
  expect(seen).toEqual({ ...NOTHING, money: [-3, -2], vp: [4, 4] });
});

test("with Commerce the cheapest may count as less than any of them", () => {
  expect(foreseen(called({ fee: 1 }), beside("banker", [3])).money).toEqual([-3, -1]);
});

test("a miner's tokens bring what is on them", () => {
  expect(foreseen(called(), beside("miner", [1, 3]))).toEqual({ ...NOTHING, spyrium: [1, 3] });
});

test("a building costs more in a dearer place", () => {
  const ways = [
    { word: "space", total: 9, affordable: true, price: {} },
    { word: "replace:mine-1", total: 5, affordable: true, price: {} },
  ];
  expect(foreseen(called({ ways }), beside("workshop-2", []))).toEqual({ ...NOTHING, money: [-4, 0] });
});

test("what has no tokens is told by its quote", () => {
  expect(foreseen(called({ vp: 3 }), beside("adviser", []))).toEqual(NOTHING);
});
