import { describe, expect, it } from "vitest";
import type { GameView, Now } from "../../net/protocol";
import { soundsOf } from "./sound";

const now = (vp: number) => ({ seats: [{ vp }, { vp: 0 }] }) as Now;
const view = (current: number, vp = 0) =>
  ({ current, now: now(vp), result: null, you: { seats: [0] } }) as unknown as GameView;

describe("sounds", () => {
  it("tell a placement from money", () => {
    expect(soundsOf("place:a1b1", now(0), view(1), 0)).toEqual(["place"]);
    expect(soundsOf("gain:a1b1>a1", now(0), view(1), 0)).toEqual(["coin"]);
  });

  it("tell of points before all else", () => {
    expect(soundsOf("use:workshop-1/1", now(0), view(1, 3), 0)).toEqual(["points"]);
  });

  it("call whoever's turn begins, not who goes on", () => {
    expect(soundsOf("pass", now(0), view(0), 1)).toEqual(["build", "turn"]);
    expect(soundsOf("phase2", now(0), view(0), 0)).toEqual(["build"]);
  });
});
