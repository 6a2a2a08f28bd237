import { describe, expect, it } from "vitest";
import type { LoggedEntry, Now } from "../../net/protocol";
import { History, inForce, type LogLine, notesOf, sinceMine, sumsOf } from "./log";

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

  it("keeps that a bot plays on for somebody, whatever is taken back", () => {
    const left: LoggedEntry = {
      ...decision(3, ""),
      entry: { kind: "stand-in", seat: 0, level: "adviser", reason: "left" },
    };
    const log = [decision(1, "phase2"), decision(2, "pass"), left, decision(4, "pass")];
    expect(notesOf(log, ["Ada"]).map(({ key, at }) => [key, at])).toEqual([[3, 2]]);
    expect(notesOf(inForce([...log, undo(5, 1)]), ["Ada"]).map(({ at }) => at)).toEqual([1]);
  });

  it("tells a log that has grown from where it ended, and one that was taken back anew", () => {
    const start = { market: {}, event: { name: "export" }, seats: [{ residence: 0 }] } as unknown as Now;
    const history = new History(start, [], ["Ada"]);
    const log = [decision(1, "phase2"), decision(2, "pass")];
    const [first] = history.lines(log);
    const grown = history.lines([...log, decision(3, "pass")]);
    expect(grown.map((each) => each.at)).toEqual([1, 2, 3]);
    expect(grown[0]).toBe(first);
    expect(history.lines([decision(4, "pass")]).map((each) => each.key)).toEqual([4]);
  });

  it("tells what an activation costs in one line, its parts below", () => {
    const start = { market: {}, event: { name: "export" }, seats: [{ residence: 0 }] } as unknown as Now;
    const paid = (seq: number, word: string, money: number): LoggedEntry => ({
      ...decision(seq, word),
      events: [{ type: "paid", seat: 0, money }],
    });
    const lines = new History(start, [], ["Ada"]).lines([
      paid(1, "activate:a1b1>a1", 1),
      paid(2, "space", 7),
    ]);
    expect(lines.map(({ part, flows }) => [part, flows])).toEqual([
      [false, [["money", -8]]],
      [true, []],
    ]);
  });

  it("leaves a bonus out of what a decision brought: it has a line of its own", () => {
    const start = { market: {}, event: { name: "export" }, seats: [{ residence: 0 }] } as unknown as Now;
    const entry: LoggedEntry = {
      ...decision(1, "use:workshop-1/1"),
      events: [
        { type: "gained", seat: 0, vp: 3 },
        { type: "bonus-received", seat: 0, bonus: "cash", money: 5, workers: 0 },
      ],
    };
    const [line] = new History(start, [], ["Ada"]).lines([entry]);
    expect(line?.flows).toEqual([["vp", 3]]);
    expect(line?.bonuses).toEqual(["cash"]);
  });

  it("tells which points of a building come from Engineering", () => {
    const start = { market: {}, event: { name: "export" }, seats: [{ residence: 0 }] } as unknown as Now;
    const used = (seq: number, vp: number): LoggedEntry => ({
      ...decision(seq, "use:workshop-1/1"),
      events: [
        { type: "paid", seat: 0, spyrium: 1 },
        { type: "gained", seat: 0, vp },
      ],
    });
    const lines = new History(start, [], ["Ada"]).lines([used(1, 3), used(2, 4)]);
    expect(lines.map(({ added }) => added)).toEqual([0, 1]);
  });

  it("knows what others have done since one's last turn", () => {
    const lines = [0, 1, 2, 2, 0].map((seat, at) => ({ seat, at: at + 1 }) as LogLine);
    const at = (mine: number[], present: number) => sinceMine(lines, mine, present).map((line) => line.at);
    expect(at([0], 1)).toEqual([2, 3, 4]); // in the midst of the next turn
    expect(at([0], 0)).toEqual([]);
    expect(at([1], 0)).toEqual([3, 4, 5]);
    expect(at([], 0)).toEqual([5]); // whoever only watches
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
