/** The state's record of a position, so that play or a search can go on from it. */
import type { Owned } from "../../net/protocol";
import { plain, recordOf } from "../calling/memory";
import { editionOf } from "./editions";
import { numbers, type Position, type State, TRACK, tokenCounts, words, writePosition } from "./position";

type Seat = Position["seats"][number];

const NOBODY = -1;

const numberOf = (list: readonly string[], name: string): number => list.indexOf(name);

/** How many of each building, upright or not. */
const tally = (cards: readonly Owned[]): number[] =>
  words.BUILDING_CARDS.map((name) => cards.filter(({ card }) => card === name).length);

/** One bit for each technique. */
const bits = (cards: readonly Owned[]): number =>
  cards.reduce((set, { card }) => set | (1 << numberOf(words.TECHNIQUE_CARDS, card)), 0);

const inclined = (cards: readonly Owned[]): Owned[] => cards.filter((each) => each.inclined);

/** One number of every seat; zeros where nobody sits. */
function each(seats: readonly Seat[], read: (seat: Seat, p: number) => number): number[] {
  return Array.from({ length: numbers.MAX_PLAYERS }, (_, p) => (seats[p] ? read(seats[p], p) : 0));
}

function stepOf({ seats, round }: Position): number {
  if (seats.some(({ phase }) => phase !== numbers.PASSED)) return numbers.ACTION;
  return round === numbers.ROUNDS ? numbers.OVER : numbers.AWAIT_DEAL;
}

function bonusesOf({ bonuses }: Seat): number {
  return (
    (bonuses.includes("cash") ? numbers.BONUS_CASH : 0) +
    (bonuses.includes("worker") ? numbers.BONUS_WORKER : 0)
  );
}

/** The record of a position as its turn began; the words of the turn are to be played from there. */
export function readPosition(position: Position): Uint8Array {
  const { seats, market, workers, event, future, tokens, decks } = position;
  const gaps = words.GAPS.map((gap) => workers[gap] ?? []);
  const cards = words.POSITIONS.map((place) => market[place] ?? null);
  const owned = Array.from({ length: numbers.MAX_PLAYERS }, (_, p) => seats[p]?.buildings ?? []);
  const state: Partial<State> = {
    players: seats.length,
    turn_round: position.round,
    first: position.first,
    current: position.current,
    step: stepOf(position),
    spot: NOBODY,
    in_hand: NOBODY,
    option: NOBODY,
    event: numberOf(words.EVENTS, event.name),
    event_token: event.token ?? 0,
    future: numberOf(words.EVENTS, future.name),
    future_token: future.token ?? 0,
    events_left: words.EVENTS.map((name) => Number(position.events_left.includes(name))),
    card: cards.map((each) => (each ? numberOf(words.CARDS, each.card) : numbers.NO_CARD)),
    tokens: cards.map((each) => tokenCounts(each?.tokens ?? [])),
    workers: gaps.map((there) =>
      Array.from({ length: numbers.MAX_PLAYERS }, (_, p) => there.filter((seat) => seat === p).length),
    ),
    crowd: gaps.map((there) => there.length),
    supply: tokens.supply ?? [],
    discard: tokens.discard ?? [],
    decks: words.PERIODS.map((period) => words.CARDS.map((card) => decks[period]?.[card] ?? 0)),
    money: each(seats, ({ money }) => money),
    spyrium: each(seats, ({ spyrium }) => spyrium),
    vp: each(seats, ({ vp }) => vp),
    residence: each(seats, ({ residence }) => TRACK.indexOf(residence)),
    staff: each(seats, (seat) => seat.workers),
    active: each(seats, ({ active }) => active),
    in_market: each(seats, (_, p) => gaps.flat().filter((seat) => seat === p).length),
    phase: each(seats, ({ phase }) => phase),
    event_used: each(seats, ({ event_used }) => Number(event_used)),
    bonuses: each(seats, bonusesOf),
    buildings: each(seats, ({ buildings }) => buildings.length),
    owned: owned.map(tally),
    inclined: owned.map((cards) => tally(inclined(cards))),
    techniques: each(seats, ({ techniques }) => bits(techniques)),
    exhausted: each(seats, ({ techniques }) => bits(inclined(techniques))),
    kept: each(seats, ({ kept }) => kept),
  };
  return recordOf("STATE", state);
}

/** Whether a position is one that this page could have written: with every field, in the order and range it has here. */
export function isPosition(found: unknown): found is Position {
  try {
    const position = found as Position;
    if (!editionOf(position.edition) || position.result !== null) return false;
    const written = writePosition(
      plain("STATE", readPosition(position)),
      position.edition,
      position.turn,
      null,
    );
    return sorted(written) === sorted(position);
  } catch {
    return false; // something is missing
  }
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
