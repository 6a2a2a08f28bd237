import { describe, expect, it } from "vitest";
import type { Now, SeatState } from "../../net/protocol";
import { assign, type Scene, type Spot, stage } from "./scene";

const seat = (some: Partial<SeatState>): SeatState => ({
  money: 0,
  spyrium: 0,
  vp: 0,
  residence: 2,
  workers: 3,
  active: 3,
  phase: 1,
  event_used: false,
  bonuses: [],
  buildings: [],
  techniques: [],
  kept: 0,
  in_market: 0,
  at_work: 0,
  reserve: 4,
  ...some,
});
const now = (some: Partial<Now>): Now => ({
  round: 1,
  first: 0,
  event: { name: "export", token: null },
  future: { name: "windfall", token: 1 },
  events_left: [],
  market: {},
  workers: {},
  tokens: { supply: [], discard: [] },
  decks: {},
  seats: [seat({})],
  around: {},
  ...some,
});

describe("workers keep their identity", () => {
  it("moves only the worker that must move", () => {
    const before: Spot[] = ["active", "active", "active"];
    expect(assign(before, ["a1b1", "active", "active"])).toEqual(["active", "active", "a1b1"]);
  });

  it("brings the same worker home that stood in the market", () => {
    const before: Spot[] = ["active", "a1b1", "b1c1"];
    expect(assign(before, ["b1c1", "active", "work"])).toEqual(["active", "work", "b1c1"]);
  });

  it("shows who stands in a gap", () => {
    const scene = stage(null, now({ workers: { a1b1: [0, 0] }, seats: [seat({ active: 1, in_market: 2 })] }));
    expect(scene.gaps.get("a1b1")?.map((each) => each.seat)).toEqual([0, 0]);
  });
});

describe("cards keep their identity", () => {
  it("follows a building from the market into the neighbourhood", () => {
    const before = stage(null, now({ market: { a1: { card: "mine-1", tokens: [] } } }));
    const after = stage(
      before,
      now({ market: { a1: null }, seats: [seat({ buildings: [{ card: "mine-1", inclined: false }] })] }),
    );
    expect(after.seats[0]?.buildings[0]?.key).toBe(before.market.get("a1")?.key);
  });

  it("follows a building that is inclined", () => {
    const upright = stage(null, now({ seats: [seat({ buildings: [{ card: "mine-1", inclined: false }] })] }));
    const used = stage(upright, now({ seats: [seat({ buildings: [{ card: "mine-1", inclined: true }] })] }));
    expect(used.seats[0]?.buildings[0]?.key).toBe(upright.seats[0]?.buildings[0]?.key);
  });

  it("gives a new building the place of the one that it replaces", () => {
    const owning = (...cards: string[]) =>
      now({ seats: [seat({ buildings: cards.map((card) => ({ card, inclined: false })) })] });
    const before = stage(null, owning("mine-1", "workshop-1", "residence-1"));
    const after = stage(before, owning("mine-1", "residence-1", "university-2"));
    expect(after.seats[0]?.buildings.map(({ card }) => card)).toEqual([
      "mine-1",
      "university-2",
      "residence-1",
    ]);
  });

  it("takes the same design of a new round for another card", () => {
    const market = { a1: { card: "mine-1", tokens: [] } };
    const first = stage(null, now({ market }));
    const second = stage(first, now({ round: 2, market }));
    expect(second.market.get("a1")?.key).not.toBe(first.market.get("a1")?.key);
  });

  it("never gives two cards one identity", () => {
    const mine = { card: "mine-1", inclined: false };
    const market = { a1: { card: "mine-1", tokens: [] }, b1: { card: "mine-1", tokens: [] } };
    const owning = (n: number) => seat({ buildings: Array.from({ length: n }, () => mine) });
    const moments = [
      now({ round: 2, seats: [owning(2), owning(2)] }),
      now({ market: { ...market, b1: null }, seats: [owning(1), owning(1)] }),
      now({ market, seats: [owning(0), owning(1)] }),
      now({ round: 2, market, seats: [owning(3), owning(2)] }),
      now({ market: { ...market, a1: null }, seats: [owning(1), owning(2)] }),
    ];
    let scene: Scene | null = null;
    for (const moment of moments) {
      scene = stage(scene, moment);
      const keys = [...scene.market.values(), ...scene.seats.flatMap(({ buildings }) => buildings)].map(
        (each) => each.key,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("follows a building back into the market when it is taken back", () => {
    const built = stage(null, now({ seats: [seat({ buildings: [{ card: "mine-1", inclined: false }] })] }));
    const before = stage(built, now({ market: { b2: { card: "mine-1", tokens: [] } } }));
    expect(before.market.get("b2")?.key).toBe(built.seats[0]?.buildings[0]?.key);
  });
});
