import { describe, expect, it } from "vitest";
import type { LoggedEntry } from "../net/protocol";
import { inForce, sumsOf } from "./log";

const decision = (seq: number, word: string): LoggedEntry => ({
  seq,
  at: 0,
  events: [],
  entry: { kind: "decision", seat: 0, word, by: "person" },
});
const undo = (seq: number, to: number): LoggedEntry => ({
  seq,
  at: 0,
  events: [],
  entry: { kind: "undo", seat: 0, to, asked: false },
});

describe("the log", () => {
  it("forgets what was taken back", () => {
    const left = inForce([decision(1, "phase2"), decision(2, "pass"), undo(3, 1), decision(4, "event")]);
    expect(left.map((each) => each.seq)).toEqual([1, 4]);
  });

  it("sums what a decision paid and gained", () => {
    const events: LoggedEntry["events"] = [
      { type: "paid", seat: 0, money: 5 },
      { type: "paid", seat: 0, money: 2, spyrium: 1 },
      { type: "gained", seat: 0, vp: 3 },
    ];
    expect(sumsOf(events)).toEqual({ paid: 7, gained: 0 });
  });
});
