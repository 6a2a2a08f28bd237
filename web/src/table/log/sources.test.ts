import { expect, test } from "vitest";
import type { GameEvent, LoggedEntry, Now } from "../../net/protocol";
import { sourcesOf } from "./sources";

const START = {
  market: { a1: { card: "adviser", tokens: [] }, b1: { card: "miner", tokens: [2] } },
  event: { name: "patronage" },
  seats: [{ residence: 2 }, { residence: 2 }],
} as unknown as Now;
const decision = (seat: number, word: string, vp: number): LoggedEntry => ({
  seq: 1,
  at: 0,
  events: vp > 0 ? [{ type: "gained", seat, vp } as GameEvent] : [],
  entry: { kind: "decision", seat, word, by: "person" },
});

test("points are told by the card or the event they came from, the most first", () => {
  const log = [
    decision(0, "activate:a1b1>a1", 3),
    decision(0, "use:workshop-1/1", 3),
    decision(1, "event:2", 5),
    decision(0, "use:workshop-1/1", 3),
  ];
  expect(sourcesOf(START, [], log)).toEqual([
    [
      { kind: "card", name: "workshop-1", vp: 6 },
      { kind: "card", name: "adviser", vp: 3 },
    ],
    [{ kind: "event", name: "patronage", vp: 5 }],
  ]);
});

test("what a decision goes on with counts for what it began with, a building used again for itself", () => {
  const log = [
    decision(0, "activate:a1b1>b1", 0),
    decision(0, "token:2", 4),
    decision(1, "event", 0),
    decision(1, "reuse:laboratory-1/1", 4),
  ];
  expect(sourcesOf(START, [], log)).toEqual([
    [{ kind: "card", name: "miner", vp: 4 }],
    [{ kind: "card", name: "laboratory-1", vp: 4 }],
  ]);
});
