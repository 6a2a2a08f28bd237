/** A position with an identity for every worker and card, so that what moves can be seen moving. */
import type { MarketCard, Now, Owned, SeatState } from "../net/protocol";
import { GAPS, type Gap, type Place, POSITIONS } from "../notation/words";

/** Where a worker is: in a gap, active at home, at work, or not yet owned. */
export type Spot = Gap | "active" | "work" | "reserve";

export interface SceneCard extends Owned {
  key: string;
}
export interface SceneSeat {
  /** The spots of the seat's seven workers, by their number. */
  workers: Spot[];
  buildings: SceneCard[];
  techniques: SceneCard[];
}
export interface Scene {
  round: number;
  market: Map<Place, MarketCard & { key: string }>;
  gaps: Map<Gap, { seat: number; worker: number }[]>;
  seats: SceneSeat[];
}

/** The scene of a position, keeping the identities of the scene before wherever something stayed or moved. */
export function stage(before: Scene | null, now: Now): Scene {
  const dealt = before === null || before.round !== now.round;
  const market: Scene["market"] = new Map();
  const gone: { card: string; key: string }[] = [];
  for (const place of POSITIONS) {
    const card = now.market[place];
    const old = before?.market.get(place);
    if (card)
      market.set(place, {
        ...card,
        key: !dealt && old?.card === card.card ? old.key : `${now.round}-${place}`,
      });
    else if (old) gone.push(old);
  }
  const seats = now.seats.map((state, seat) => stageSeat(before?.seats[seat], state, seat, now, gone));
  return { round: now.round, market, gaps: gapsOf(seats), seats };
}

function stageSeat(
  before: SceneSeat | undefined,
  state: SeatState,
  seat: number,
  now: Now,
  gone: { card: string; key: string }[],
): SceneSeat {
  return {
    workers: assign(before?.workers, wanted(state, seat, now)),
    buildings: identify(before?.buildings, state.buildings, gone, `seat${seat}`),
    techniques: identify(before?.techniques, state.techniques, gone, `seat${seat}`),
  };
}

function wanted(state: SeatState, seat: number, now: Now): Spot[] {
  const inMarket = GAPS.flatMap((gap) =>
    (now.workers[gap] ?? []).filter((each) => each === seat).map(() => gap as Spot),
  );
  const times = (n: number, spot: Spot): Spot[] => Array.from({ length: Math.max(0, n) }, () => spot);
  return [
    ...inMarket,
    ...times(state.active, "active"),
    ...times(state.at_work, "work"),
    ...times(state.reserve, "reserve"),
  ];
}

/** Gives every worker a spot: those who can stay do, the others take what is left, in order. */
export function assign(before: Spot[] | undefined, spots: Spot[]): Spot[] {
  if (!before || before.length !== spots.length) return spots;
  const left = [...spots];
  const stays = before.map((spot) => {
    const found = left.indexOf(spot);
    return found < 0 ? null : left.splice(found, 1)[0];
  });
  return stays.map((spot) => spot ?? (left.shift() as Spot));
}

function identify(
  before: SceneCard[] | undefined,
  owned: Owned[],
  gone: { card: string; key: string }[],
  prefix: string,
): SceneCard[] {
  const known = [...(before ?? [])];
  const take = (test: (card: SceneCard) => boolean): SceneCard | undefined => {
    const found = known.findIndex(test);
    return found < 0 ? undefined : known.splice(found, 1)[0];
  };
  const matched = owned.map((card) =>
    take((old) => old.card === card.card && old.inclined === card.inclined),
  );
  const staged = owned.map((card, i) => {
    const old = matched[i] ?? take((each) => each.card === card.card);
    const moved = old ? -1 : gone.findIndex((each) => each.card === card.card);
    const key = old?.key ?? (moved < 0 ? `${prefix}-${card.card}-${i}` : gone.splice(moved, 1)[0]?.key);
    return { ...card, key: key ?? `${prefix}-${card.card}-${i}` };
  });
  // Whatever is there stays where it is; the new stands at the end.
  const place = ({ key }: SceneCard) => before?.findIndex((each) => each.key === key) ?? -1;
  const rank = (card: SceneCard) => (place(card) < 0 ? owned.length : place(card));
  return staged.sort((a, b) => rank(a) - rank(b));
}

function gapsOf(seats: SceneSeat[]): Scene["gaps"] {
  const gaps: Scene["gaps"] = new Map();
  seats.forEach(({ workers }, seat) => {
    workers.forEach((spot, worker) => {
      if (spot === "active" || spot === "work" || spot === "reserve") return;
      gaps.set(spot, [...(gaps.get(spot) ?? []), { seat, worker }]);
    });
  });
  return gaps;
}
