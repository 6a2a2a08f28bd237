import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../../i18n/fluent.svelte";
import type { GameView } from "../../net/protocol";
import { termsOf, timeOf } from "./options";

type Options = GameView["options"];

const withClock = (clock: Options["clock"]) =>
  ({ pace: clock.kind === "days" ? "days" : "live", clock, listed: true, seed_chosen: false }) as Options;
const time = (clock: Options["clock"]) =>
  termsOf({ options: withClock(clock), unrated: null } as GameView)[1];

describe("what whoever sits down is told of the time", () => {
  beforeAll(() => load("en"));

  it.each<[Options["clock"], string, string]>([
    [{ kind: "turn", seconds: 1 }, "Time per turn", "1 second"],
    [{ kind: "turn", seconds: 120 }, "Time per turn", "2 minutes"],
    [{ kind: "bank", seconds: 20, increment: 0 }, "Time for the game", "20 seconds"],
    [{ kind: "bank", seconds: 900, increment: 10 }, "Time for the game", "15 minutes + 10 seconds per turn"],
    [{ kind: "days", days: 3 }, "Time per turn", "3 days"],
    [{ kind: "none" }, "Time for the game", "No clock"],
  ])("says what %o is", (clock, term, value) => {
    expect(time(clock)).toEqual([term, value]);
  });

  it("tells of a clock per turn in lists, too", () => {
    expect(timeOf(withClock({ kind: "turn", seconds: 1 }))).toBe("Time per turn: 1 second");
  });
});
