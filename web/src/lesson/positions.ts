/** Where the chapters of the lessons begin, on whatever prices and copies the edition has. */
import type { Edition, MarketCard } from "../net/protocol";
import { ROUNDS, TOKENS_OF_EACH_VALUE } from "../notation/constants";
import { PERIODS, type Period } from "../notation/periods";
import { POSITIONS } from "../notation/words";

type Decks = Record<Period, Record<string, number>>;
const emptyDecks = (): Decks => Object.fromEntries(PERIODS.map((period) => [period, {}])) as Decks;
const TOKENS = Array<number>(3).fill(TOKENS_OF_EACH_VALUE);

const seat = (changes: object) => ({
  money: 10,
  spyrium: 2,
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
  ...changes,
});

const upright = (...cards: string[]) => cards.map((card) => ({ card, inclined: false }));

const MARKET: [card: string, ...tokens: number[]][] = [
  ["mine-2"], ["geologist"], ["workshop-1"],
  ["university-1", 2], ["apprentice"], ["residence-1"],
  ["neighbourhood-1"], ["miner", 2], ["laboratory-1"],
]; // biome-ignore format: laid out as on the table

/** The first round: nothing owned, three workers each, nine cards that show all kinds of effects. */
export function firstRound(edition: Edition): object {
  return {
    ...frame(edition, 1),
    event: { name: "windfall", token: 2 },
    future: { name: "export", token: null },
    events_left: ["country-house", "late-arrival", "night-shift", "patronage", "recruitment"],
    market: laidOut(MARKET),
    tokens: { supply: taken(MARKET.flatMap(([, ...tokens]) => tokens).concat(2)), discard: [0, 0, 0] },
    decks: unseen(
      edition,
      MARKET.map(([card]) => card),
    ),
    seats: [seat({}), seat({})],
  };
}

/** The end of the last round: a factory still to run, then only passing is left. */
export function lastRound(edition: Edition): object {
  const mine = {
    money: 4,
    spyrium: 3,
    vp: 14,
    residence: 3,
    workers: 5,
    active: 2,
    phase: 2,
    event_used: true,
    bonuses: ["worker"],
    buildings: upright("factory-1", "laboratory-1", "mine-2", "neighbourhood-1"),
    techniques: upright("crane"),
  };
  const rival = {
    money: 3,
    spyrium: 1,
    vp: 23,
    residence: 4,
    workers: 4,
    active: 0,
    phase: 2,
    event_used: true,
    bonuses: ["cash", "worker"],
    buildings: upright("residence-1", "workshop-1"),
  };
  return {
    ...frame(edition, ROUNDS),
    event: { name: "patronage", token: null },
    future: { name: "export", token: null },
    events_left: [],
    market: Object.fromEntries(POSITIONS.map((place) => [place, null])),
    tokens: { supply: TOKENS, discard: [0, 0, 0] },
    decks: emptyDecks(),
    seats: [seat(mine), seat(rival)],
  };
}

const CHOICES: typeof MARKET = [
  ["mine-2"], ["architect", 1, 2], ["lobbying"],
  ["laboratory-1"], ["geologist"], ["residence-1"],
  ["neighbourhood-1"], ["bureaucrat", 1, 3], ["university-1", 2],
]; // biome-ignore format: laid out as on the table

/** The middle of a round: the rivals have passed, and four workers stand where there is something to choose. */
export function thirdRound(edition: Edition): object {
  const rival = { phase: 3, active: 0, money: 3, event_used: true, vp: 4, buildings: upright("mine-1") };
  const mine = {
    money: 30,
    residence: 3,
    workers: 6,
    active: 2,
    phase: 2,
    vp: 2,
    buildings: upright("workshop-1", "mine-1"),
  };
  return {
    ...frame(edition, 3),
    workers: { a1b1: [0], b1c1: [0], a2b2: [0], b2c2: [0] },
    event: { name: "patronage", token: null },
    future: { name: "export", token: null },
    events_left: ["late-arrival", "night-shift", "recruitment"],
    market: laidOut(CHOICES),
    tokens: { supply: taken(CHOICES.flatMap(([, ...tokens]) => tokens)), discard: [0, 0, 0] },
    decks: unseen(edition, [...CHOICES.map(([card]) => card), "workshop-1", "mine-1", "mine-1", "mine-1"]),
    seats: [seat(mine), seat(rival), seat(rival)],
  };
}

function laidOut(cards: typeof MARKET): Record<string, MarketCard> {
  return Object.fromEntries(
    POSITIONS.map((place, i): [string, MarketCard] => {
      const [card = "", ...tokens] = (cards[i] ?? []) as [string, ...number[]];
      return [place, { card, tokens }];
    }),
  );
}

function frame(edition: Edition, round: number): object {
  return {
    edition: `${edition.name} ${edition.hash}`,
    round,
    first: 0,
    current: 0,
    turn: [],
    workers: {},
    result: null,
  };
}

const taken = (tokens: number[]): number[] =>
  TOKENS.map((n, i) => n - tokens.filter((value) => value === i + 1).length);

/** The cards that are not in the market, by period. */
function unseen(edition: Edition, market: string[]): Decks {
  const decks = emptyDecks();
  for (const { slug, copies } of edition.cards) {
    let out = market.filter((card) => card === slug).length;
    for (const period of PERIODS) {
      const left = Math.max(0, copies[period] - out);
      out -= copies[period] - left;
      if (left > 0) decks[period][slug] = left;
    }
  }
  return decks;
}
