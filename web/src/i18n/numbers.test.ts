import { describe, expect, it } from "vitest";
import { signed } from "./numbers";

describe("what was gained or lost", () => {
  it.each([
    [2.34, "+2.3"],
    [-52.6, "−52.6"],
    [-0.04, "0.0"],
    [0, "0.0"],
  ])("%d is %s", (value, text) => {
    expect(signed(value)).toBe(text);
  });
});
