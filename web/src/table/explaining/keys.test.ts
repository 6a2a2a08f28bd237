import { describe, expect, it } from "vitest";
import { nearest } from "./keys";

const box = (x: number, y: number): DOMRect => ({ x, y, width: 10, height: 10 }) as DOMRect;

describe("arrows go from choice to choice", () => {
  const boxes = [box(100, 0), box(200, 0), box(100, 100), box(0, 0)];

  it("takes the next one straight ahead", () => {
    expect(nearest(box(0, 0), boxes, 1, 0)).toBe(0);
    expect(nearest(box(100, 0), boxes, 0, 1)).toBe(2);
    expect(nearest(box(200, 0), boxes, -1, 0)).toBe(0);
  });

  it("reads on where two lie equally near", () => {
    const around = [box(150, -50), box(150, 50), box(50, -50), box(50, 50)];
    expect(nearest(box(100, 0), around, 1, 0)).toBe(1);
    expect(nearest(box(100, 0), around, -1, 0)).toBe(2);
  });

  it("stays where nothing lies ahead", () => {
    expect(nearest(box(200, 0), boxes, 1, 0)).toBe(-1);
  });
});
