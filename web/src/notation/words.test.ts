import { describe, expect, it } from "vitest";
import { cell, GAPS, isUpright, parse, sides } from "./words";

describe("words of the notation", () => {
  it.each([
    ["place:a1b1", { verb: "place", gap: "a1b1" }],
    ["gain:a1b1>b1", { verb: "gain", gap: "a1b1", at: "b1" }],
    ["gain:a1b1", { verb: "gain", gap: "a1b1", at: null }],
    ["event", { verb: "event", effect: 1 }],
    ["event:3", { verb: "event", effect: 3 }],
    ["replace:mine-1*", { verb: "replace", card: "mine-1", inclined: true }],
    ["token:2", { verb: "token", value: 2, as: 2 }],
    ["token:2=3", { verb: "token", value: 2, as: 3 }],
    ["reuse:mine-2/2", { verb: "reuse", card: "mine-2", effect: 2 }],
    ["phase2", { verb: "phase2" }],
  ])("%s is taken apart", (word, decision) => {
    expect(parse(word)).toEqual(decision);
  });

  it("knows the two cards beside a gap", () => {
    expect(sides("b1b2")).toEqual(["b1", "b2"]);
  });

  it("gives every card and gap a cell of its own in the grid", () => {
    const cells = new Set([...GAPS, "a1", "b2", "c3"].map((place) => JSON.stringify(cell(place))));
    expect(cells.size).toBe(GAPS.length + 3);
    expect(cell("a1b1")).toEqual({ row: 1, column: 2 });
    expect(cell("c2c3")).toEqual({ row: 4, column: 5 });
  });

  it("tells tall gaps from wide ones", () => {
    expect(isUpright("a1b1")).toBe(true);
    expect(isUpright("a1a2")).toBe(false);
  });
});
