import { describe, expect, it } from "vitest";
import { chance, periodOf, unseen } from "./odds";

describe("what can still come", () => {
  it("is certain when the deck is just nine cards", () => {
    expect(chance(1, 9)).toBe(1);
  });

  it("is nine in thirty for a single card of a full period A", () => {
    expect(chance(1, 30)).toBeCloseTo(0.3);
  });

  it("is likelier with two copies, by the hypergeometric distribution", () => {
    expect(chance(2, 12)).toBeCloseTo(1 - (3 * 2) / (12 * 11));
  });

  it("gives odds for the period of the next round only", () => {
    const decks = { A: { "mine-1": 1 }, B: { "mine-3": 2 }, C: { palace: 1 } };
    const [a, b, c] = unseen(decks, 3);
    expect([a?.past, b?.past, c?.past]).toEqual([true, false, false]);
    expect(b?.cards[0]?.odds).toBe(1);
    expect(c?.cards[0]?.odds).toBeNull();
  });

  it("knows the periods of the rounds", () => {
    expect([1, 3, 4, 5, 6].map(periodOf)).toEqual(["A", "A", "B", "B", "C"]);
  });
});
