import { describe, expect, it } from "vitest";
import type { LoggedEntry } from "../../net/protocol";
import { touched } from "./fresh";

const made = (seat: number, word: string, events: LoggedEntry["events"] = []): LoggedEntry => ({
  seq: 0,
  at: 0,
  events,
  entry: { kind: "decision", seat, word, by: "person" },
});

describe("what others have just done", () => {
  it("is all since one's own last decision", () => {
    const log = [
      made(1, "place:a1b1"),
      made(0, "place:b1c1"),
      made(1, "gain:a1b1>a1"),
      made(2, "use:mine-1/1"),
    ];
    expect([...touched(log, [0])]).toEqual([
      ["2:mine-1", 2],
      ["a1", 1],
    ]);
  });

  it("shows a new building with its owner", () => {
    const built: LoggedEntry["events"] = [
      {
        type: "building-constructed",
        seat: 1,
        card: "mine-1",
        position: "a1",
        replaced: null,
        replaced_inclined: false,
      },
    ];
    expect(touched([made(1, "space", built)], [0]).get("1:mine-1")).toBe(1);
  });

  it("forgets the market before a deal, not what was built", () => {
    const began = { type: "round-began", round: 2 } as LoggedEntry["events"][number];
    const log = [made(1, "gain:a1b1>a1"), made(1, "use:mine-1/1"), made(1, "pass", [began])];
    expect([...touched(log, [0]).keys()]).toEqual(["1:mine-1"]);
  });

  it("is the last decision alone for whoever watches", () => {
    expect([...touched([made(1, "place:a1b1"), made(2, "place:b1c1")], []).keys()]).toEqual(["b1c1"]);
  });
});
