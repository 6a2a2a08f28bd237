import { describe, expect, it } from "vitest";
import { isWhole, spotsOf } from "./marks";

describe("where a decision is seen on the table", () => {
  it.each([
    ["place:a1b1", '[data-spot="a1b1"]', null],
    ["activate:a1b1>b1", '[data-place="b1"]', '[data-spot="a1b1"] [data-piece^="worker-3-"]'],
    ["gain:a1b1", '[data-spot="a1b1"]', null],
    ["event:2", "[data-event]", null],
    ["use:mine-2/1", '[data-company="3"] [data-owned="mine-2"]', null],
    ["replace:mine-1*", '[data-company="3"] [data-owned="mine-1"]', null],
    ["pass", '[data-company="3"]', null],
  ])("%s", (word, at, from) => {
    expect(spotsOf({ word, seat: 3 })).toMatchObject({ at, from });
  });
});

it("leaves the page where it is for what has no place of its own", () => {
  expect(["phase2", "pass", "place:a1b1"].map((word) => isWhole({ word }))).toEqual([true, true, false]);
});

it("marks a turn that begins by entering phase II where its first deed is", () => {
  const mark = { word: "phase2", seen: "gain:a1b1>a1", seat: 0 };

  expect(isWhole(mark)).toBe(false);
  expect(spotsOf(mark)).toEqual({
    at: '[data-place="a1"]',
    from: '[data-spot="a1b1"] [data-piece^="worker-0-"]',
    worker: false,
  });
});
