/** A position with an identity for every worker and card, so that what moves can be seen moving. */
import type { MarketCard, Now, Owned, SeatState } from "../../net/protocol";
import { GAPS, type Gap, type Place, POSITIONS } from "../../notation/words";

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
  /** How many identities cards were given so far: the next one is new in every scene that follows. */
  given: number;
}

/** The scene of a position, keeping the identities of the scene before wherever something stayed or moved. */
export function stage(before: Scene | null, now: Now): Scene {
  const identities = new Identities(before, now.round);
  const places = POSITIONS.filter((place) => now.market[place]);
  const lying = places.map((place) => now.market[place] as MarketCard);
  // First whatever stays claims its identity, everywhere; what is left over can only have moved.
  const stayed = places.map((place, i) => identities.stays(place, lying[i]?.card ?? ""));
  const owned = now.seats.map(({ buildings, techniques }, seat) => {
    const old = before?.seats[seat];
    return [
      { cards: buildings, old: old?.buildings, keys: identities.kept(old?.buildings, buildings) },
      { cards: techniques, old: old?.techniques, keys: identities.kept(old?.techniques, techniques) },
    ] as const;
  });
  const moved = ({ cards, old, keys }: (typeof owned)[number][number]): SceneCard[] =>
    inOrder(
      cards.map((card, i) => ({ ...card, key: keys[i] ?? identities.moved(card.card) })),
      old,
    );
  const seats = owned.map(([buildings, techniques], seat) => ({
    workers: assign(before?.seats[seat]?.workers, wanted(now.seats[seat] as SeatState, seat, now)),
    buildings: moved(buildings),
    techniques: moved(techniques),
  }));
  const market: Scene["market"] = new Map();
  places.forEach((place, i) => {
    const card = lying[i] as MarketCard;
    market.set(place, { ...card, key: stayed[i] ?? identities.dealt(card.card) });
  });
  return { round: now.round, market, gaps: gapsOf(seats), seats, given: identities.given };
}

/** The identities of the cards of one scene, each claimed at most once for the next. */
class Identities {
  given: number;
  #lying: Map<Place, { card: string; key: string }>;
  #owned: SceneCard[];
  /** Whether the market has been dealt anew: then none of its cards is one of the last round's. */
  #renewed: boolean;

  constructor(before: Scene | null, round: number) {
    this.given = before?.given ?? 0;
    this.#lying = new Map(before?.market);
    this.#owned = (before?.seats ?? []).flatMap((seat) => [...seat.buildings, ...seat.techniques]);
    this.#renewed = before?.round !== round;
  }

  /** The card that lies where the same lay before. */
  stays(place: Place, card: string): string | undefined {
    const old = this.#lying.get(place);
    if (this.#renewed || old?.card !== card) return undefined;
    this.#lying.delete(place);
    return old.key;
  }

  /** The cards that a company had before; of equal ones first those that stand as they stood. */
  kept(before: SceneCard[] | undefined, owned: Owned[]): (string | undefined)[] {
    const known = [...(before ?? [])];
    const take = (test: (card: SceneCard) => boolean): string | undefined => {
      const found = known.findIndex(test);
      return found < 0 ? undefined : this.#claim(known.splice(found, 1)[0]?.key);
    };
    const same = owned.map(({ card, inclined }) =>
      take((old) => old.card === card && old.inclined === inclined),
    );
    return owned.map(({ card }, i) => same[i] ?? take((old) => old.card === card));
  }

  /** A card that a company has got: from the market, if it has gone there. */
  moved(card: string): string {
    for (const [place, old] of this.#lying)
      if (old.card === card) {
        this.#lying.delete(place);
        return old.key;
      }
    return this.#new();
  }

  /** A card that has come into the market: back from a company, where a decision is taken back. */
  dealt(card: string): string {
    const back = this.#renewed ? undefined : this.#owned.find((old) => old.card === card);
    return this.#claim(back?.key) ?? this.#new();
  }

  #claim(key: string | undefined): string | undefined {
    this.#owned = this.#owned.filter((old) => old.key !== key);
    return key;
  }

  #new(): string {
    this.given += 1;
    return String(this.given);
  }
}

/** Whatever is there stays where it is; what is new takes the place of what it replaces, or stands at the end. */
function inOrder(staged: SceneCard[], before: SceneCard[] = []): SceneCard[] {
  const replaced = before.findIndex(({ key }) => !staged.some((card) => card.key === key));
  const rank = ({ key }: SceneCard): number => {
    const place = before.findIndex((old) => old.key === key);
    return place >= 0 ? place : replaced >= 0 ? replaced : before.length;
  };
  return staged.sort((a, b) => rank(a) - rank(b));
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
