import { describe, expect, it } from "vitest";
import { standing } from "./standing";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the details of a card of the market", () => {
  const screen = { width: 1366, height: 768 };
  const around = box(550, 101, 993, 637);
  const own = box(16, 101, 534, 341);
  const asked = box(16, 678, 993, 756);
  const size = { wide: 400, high: 209 };

  it("stand beside the market, below one's own company", () => {
    expect(standing({ box: box(550, 101, 667, 250), around, own, asked }, size, screen)).toEqual({
      left: 142,
      top: 349,
    });
  });

  it("stand as high as their card where that is lower", () => {
    expect(standing({ box: box(550, 400, 667, 540), around, own, asked }, size, screen).top).toBe(400);
  });

  it("cover nothing of what is asked", () => {
    const { top } = standing({ box: box(550, 488, 667, 637), around, own, asked }, size, screen);
    expect(top + size.high).toBeLessThan(asked.top);
  });

  it("cover of one's own company only what they need the height for", () => {
    const high = 450;
    expect(
      standing({ box: box(550, 101, 667, 250), around, own, asked }, { wide: 400, high }, screen).top,
    ).toBe(asked.top - 8 - high);
  });

  it("stand on the right of the market where there is room, for a card on its right", () => {
    expect(
      standing({ box: box(875, 101, 992, 250), around, own, asked }, size, { width: 1920, height: 1080 }),
    ).toEqual({ left: 1001, top: 101 });
  });

  it("never cover the card itself, where there is room on no side of the market", () => {
    const narrow = { width: 768, height: 1024 };
    const market = box(16, 100, 480, 700);
    const cards = [box(16, 100, 150, 280), box(180, 300, 320, 480), box(350, 520, 480, 700)];
    for (const card of cards) {
      const { left, top } = standing(
        { box: card, around: market, asked: box(16, 710, 480, 800) },
        size,
        narrow,
      );
      expect(left >= 8 && left + size.wide <= narrow.width && top >= 8).toBe(true);
      const beside = left >= card.right || left + size.wide <= card.left;
      expect(beside || top >= card.bottom || top + size.high <= card.top).toBe(true);
    }
  });
});
