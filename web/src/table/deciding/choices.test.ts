import { describe, expect, it } from "vitest";
import type { LegalDecision } from "../../net/protocol";
import { cost, income } from "../../net/quotes";
import { gapsFor, sort, waysAt } from "./choices";

const legal = (word: string): LegalDecision => ({ word, quote: { word } });

describe("legal decisions find their place on the table", () => {
  const choices = sort(
    [
      "place:a1b1",
      "gain:a1b1>a1",
      "activate:a1b1>b1",
      "gain:b1c1>b1",
      "replace:mine-1*",
      "use:mine-2/1",
      "use:mine-2/2",
      "pass",
    ].map(legal),
  );

  it("puts placements into gaps", () => {
    expect([...choices.place.keys()]).toEqual(["a1b1"]);
  });

  it("offers at a card what the picked worker can do there", () => {
    expect(waysAt(choices, "a1b1", "b1").map((each) => each.word)).toEqual(["activate:a1b1>b1"]);
    expect(gapsFor(choices, "b1")).toEqual(["a1b1", "b1c1"]);
  });

  it("tells an inclined building from an upright one", () => {
    expect([...choices.replace.keys()]).toEqual(["mine-1*"]);
  });

  it("keeps the effects of a building together", () => {
    expect(choices.use.get("mine-2")).toHaveLength(2);
    expect([...choices.plain.keys()]).toEqual(["pass"]);
  });
});

describe("quotes", () => {
  it("names the cheapest way that can be paid", () => {
    const way = (total: number, affordable: boolean) => ({ word: "space", price: {}, total, affordable });
    expect(cost({ word: "activate:a1b1>b1", ways: [way(10, true), way(5, true), way(2, false)] })).toBe(5);
  });

  it("adds up a price", () => {
    expect(cost({ word: "space", price: { base: 6, workers: 2, discount: 3 } })).toBe(5);
  });

  it("tells income from cost", () => {
    expect(income({ word: "gain:a1b1>b1", money: 4 })).toBe(4);
    expect(cost({ word: "event:1", money: -3 })).toBe(3);
  });
});
