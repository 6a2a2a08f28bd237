import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../../i18n/fluent.svelte";
import type { SeatView } from "../../net/protocol";
import { mixed, remarkOf, seatNames } from "./bots";

const person = (name: string) => ({ kind: "person", name, level: null }) as SeatView;
const bot = (level: string, name = `bot:${level}`) => ({ kind: "bot", name, level }) as SeatView;

describe("the names of the players", () => {
  beforeAll(() => load("en"));

  it("gives every bot the name of its seat", () => {
    expect(seatNames([person("Ada"), bot("adviser"), bot("adviser")])).toEqual([
      "Ada",
      "Stephenson",
      "Bessemer",
    ]);
  });

  it("gives no bot the name of somebody else at the table", () => {
    const names = seatNames([
      bot("adviser"),
      person("Stephenson"),
      bot("master"),
      bot("random"),
      person("BRUNEL"),
    ]);
    expect(names).toEqual(["Bessemer", "Stephenson", "Nasmyth", "Whitworth", "BRUNEL"]);
    expect(
      seatNames([person("Whitworth"), bot("greedy"), bot("greedy"), bot("greedy"), bot("greedy")]).sort(),
    ).toEqual(["Bessemer", "Brunel", "Nasmyth", "Stephenson", "Whitworth"]);
  });

  it("leaves a bot the name that it was given", () => {
    expect(seatNames([bot("adviser", "Deep Green"), bot("adviser")])).toEqual(["Deep Green", "Stephenson"]);
  });

  it("tells the level of bots alone", () => {
    expect([bot("master"), person("Ada")].map(remarkOf)).toEqual(["Master (bot)", ""]);
  });
});

describe("bots of mixed strength", () => {
  const offered = ["random", "greedy", "apprentice", "engineer", "adviser", "financier", "master"];

  it("are all different, at every table", () => {
    for (const bots of [1, 2, 3, 4]) expect(new Set(mixed(bots, offered)).size).toBe(bots);
  });

  it("are taken from what the server offers", () => {
    expect(mixed(3, ["random", "greedy", "adviser"])).toEqual(["adviser", "greedy", "random"]);
  });
});
