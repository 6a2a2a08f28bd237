/** Positions as people and programs see them: the JSON of docs/notation.md and what the table shows, from a state's record. */
import type { Now, Owned, Projection, SeatState } from "../../net/protocol";
import type { components } from "../../net/schema";
import { layout } from "../built/layout";
import { type Plain, plain } from "../calling/memory";
import { STANDARD, tablesOf } from "./editions";

export type Position = components["schemas"]["Position"];
type Seat = components["schemas"]["Seat"];
export type State = Plain<"STATE">;

export const { numbers, words } = layout;
/** The same in every edition that comes with the page. */
export const TRACK = plain("EDITION", tablesOf(STANDARD)).track;

/** An entry of a list that is known to be there. */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;
export const cardName = (number: number): string => at(words.CARDS, number);

/** Counts of values 1, 2, 3 as a sorted list of values. */
export const tokenValues = (counts: number[]): number[] =>
  counts.flatMap((n, k) => Array.from({ length: n }, () => k + 1));

/** The other way round. */
export const tokenCounts = (values: readonly number[]): number[] =>
  [1, 2, 3].map((value) => values.filter((each) => each === value).length);

export function eventView(event: number, token: number): Position["event"] {
  return { name: at(words.EVENTS, event), token: token || null };
}

function owned(cards: Owned[]): Owned[] {
  return cards.sort((a, b) =>
    a.card === b.card ? Number(a.inclined) - Number(b.inclined) : a.card < b.card ? -1 : 1,
  );
}

function buildings(counts: number[], inclined: number[]): Owned[] {
  return owned(
    counts.flatMap((n, card) =>
      Array.from({ length: n }, (_, k) => ({ card: cardName(card), inclined: k >= n - at(inclined, card) })),
    ),
  );
}

const techniquesIn = (set: number): number[] =>
  words.TECHNIQUE_CARDS.map((_, k) => k).filter((k) => (set >> k) & 1);

function techniques(set: number, exhausted: number): Owned[] {
  return owned(
    techniquesIn(set).map((k) => ({
      card: at(words.TECHNIQUE_CARDS, k),
      inclined: ((exhausted >> k) & 1) === 1,
    })),
  );
}

function seat(state: State, p: number): Seat {
  const bonuses = at(state.bonuses, p);
  return {
    money: at(state.money, p),
    spyrium: at(state.spyrium, p),
    vp: at(state.vp, p),
    residence: at(TRACK, at(state.residence, p)),
    workers: at(state.staff, p),
    active: at(state.active, p),
    phase: at(state.phase, p),
    event_used: at(state.event_used, p) !== 0,
    bonuses: [
      ...(bonuses & numbers.BONUS_CASH ? ["cash"] : []),
      ...(bonuses & numbers.BONUS_WORKER ? ["worker"] : []),
    ],
    buildings: buildings(at(state.owned, p), at(state.inclined, p)),
    techniques: techniques(at(state.techniques, p), at(state.exhausted, p)),
    kept: at(state.kept, p),
  };
}

/** R11.4: most VP wins; a tie is a shared victory. */
export function resultOf(scores: number[]): { scores: number[]; winners: number[] } {
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, p) => (score === best ? [p] : [])) };
}

/** Every seat's share of the victory (R11.4). */
export function sharesOf(scores: number[]): number[] {
  const { winners } = resultOf(scores);
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The position of a state, with the words decided since the turn began and the final scores, if any. */
export function writePosition(
  state: State,
  edition: string,
  turn: string[],
  scores: number[] | null,
): Position {
  const seats = Array.from({ length: state.players }, (_, p) => p);
  const inGap = (gap: number) =>
    seats.flatMap((p) => Array.from({ length: at(at(state.workers, gap), p) }, () => p));
  const marketCard = (k: number) => {
    const card = at(state.card, k);
    return card < 0 ? null : { card: cardName(card), tokens: tokenValues(at(state.tokens, k)) };
  };
  const deck = (counts: number[]) =>
    Object.fromEntries(counts.flatMap((n, card) => (n ? [[cardName(card), n]] : [])));
  return {
    edition,
    round: state.turn_round,
    first: state.first,
    current: state.current,
    turn,
    event: eventView(state.event, state.event_token),
    future: eventView(state.future, state.future_token),
    events_left: words.EVENTS.filter((_, k) => at(state.events_left, k)).sort(),
    market: Object.fromEntries(words.POSITIONS.map((place, k) => [place, marketCard(k)])),
    workers: Object.fromEntries(
      words.GAPS.map((gap, k): [string, number[]] => [gap, inGap(k)]).filter(([, there]) => there.length > 0),
    ),
    tokens: { supply: state.supply, discard: state.discard },
    decks: Object.fromEntries(words.PERIODS.map((period, k) => [period, deck(at(state.decks, k))])),
    seats: seats.map((p) => seat(state, p)),
    result: scores && resultOf(scores),
  };
}

/** The table at this very moment, for showing. */
export function nowOf(position: Position): Now {
  const { edition: _edition, current: _current, turn: _turn, result: _result, ...shown } = position;
  const inMarket = (p: number) =>
    Object.values(shown.workers).reduce((n, gap) => n + gap.filter((each) => each === p).length, 0);
  const around = (k: number) =>
    at(layout.market.around, k).reduce<number>(
      (n, gap) => n + (gap < 0 ? 0 : (shown.workers[at(words.GAPS, gap)]?.length ?? 0)),
      0,
    );
  return {
    ...shown,
    seats: shown.seats.map(
      (each, p): SeatState => ({
        ...each,
        in_market: inMarket(p),
        at_work: each.workers - each.active - inMarket(p),
        reserve: numbers.MAX_WORKERS - each.workers,
      }),
    ),
    around: Object.fromEntries(words.POSITIONS.map((place, k) => [place, around(k)])),
  };
}

/** What a seat would score if the game ended now, from the parts that the engine gives. */
export function projectionOf(state: State, p: number, parts: number[], total: number): Projection {
  return {
    vp: at(parts, 0),
    buildings: at(parts, 1),
    techniques: techniquesIn(at(state.techniques, p)).map((k) => ({
      card: at(words.TECHNIQUE_CARDS, k),
      vp: at(parts, 2 + k),
    })),
    total,
  };
}
