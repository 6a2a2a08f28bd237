/** The messages of the server, by the names under which the client speaks of them. */
import type { Gap, Place } from "../notation/words";

export interface EventCard {
  name: string;
  token: number | null;
}
export interface MarketCard {
  card: string;
  tokens: number[];
}
export interface Owned {
  card: string;
  inclined: boolean;
}
export interface SeatState {
  money: number;
  spyrium: number;
  vp: number;
  residence: number;
  workers: number;
  active: number;
  phase: number;
  event_used: boolean;
  bonuses: string[];
  buildings: Owned[];
  techniques: Owned[];
  kept: number;
  in_market: number;
  at_work: number;
  reserve: number;
}
export interface Now {
  round: number;
  first: number;
  event: EventCard;
  future: EventCard | null;
  events_left: string[];
  market: { [place in Place]?: MarketCard | null };
  workers: { [gap in Gap]?: number[] };
  tokens: { supply: number[]; discard: number[] };
  decks: Record<string, Record<string, number>>;
  seats: SeatState[];
  around: { [place in Place]?: number };
}
export interface Position {
  turn: string[];
  current: number;
}
export interface Price {
  base: number;
  workers: number;
  space: number;
  discount: number;
  token: number;
}
export interface Way {
  word: string;
  price: Partial<Price>;
  total: number;
  affordable: boolean;
}
export interface Quote {
  word: string;
  price?: Partial<Price> | null;
  money?: number;
  spyrium?: number;
  vp?: number;
  workers?: number;
  active?: number;
  residence?: number;
  ways?: Way[];
}
export interface LegalDecision {
  word: string;
  quote: Quote;
  ends?: boolean;
}
export interface Projection {
  vp: number;
  buildings: number;
  techniques: { card: string; vp: number }[];
  total: number;
}
export interface SeatView {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  player: string | null;
  ready: boolean;
  connected: boolean;
  stand_in: { level: string; reason: "left" | "time" } | null;
}
export type Clock =
  | { kind: "none" }
  | { kind: "turn"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };
export interface Options {
  listed: boolean;
  pace: "live" | "days";
  clock: Clock;
  stand_in: string;
  rated: boolean;
  start: "now" | "ready";
  seed_chosen: boolean;
  forked_from: { game: string | null; at: number } | null;
}
export interface Thinking {
  seat: number;
  since: number;
  seconds: number | null;
}
export interface GameView {
  id: string;
  seq: number;
  title: string;
  status: "waiting" | "playing" | "finished";
  edition: { name: string; hash: string; title: string };
  options: Options;
  created: number;
  started: number | null;
  ended: number | null;
  host: string | null;
  seats: SeatView[];
  round: number | null;
  position: Position | null;
  now: Now | null;
  current: number | null;
  prompt: string | null;
  decisions: number;
  projected: Projection[] | null;
  result: {
    scores: number[];
    winners: number[];
    breakdown: Projection[];
    ratings: { seat: number; before: number; after: number }[];
  } | null;
  clock: { seat: number; deadline: number; bank: number[] | null } | null;
  undo: { seat: number; to: number; waiting_for: number[] } | null;
  spectators: number;
  thinking: Thinking | null;
  next: string | null;
  seed: number | null;
  you: { player: string | null; seats: number[]; host: boolean; can_undo: boolean; can_ask_undo: boolean };
  legal: LegalDecision[];
}
export interface ReplayView {
  at: number;
  decisions: number;
  words: string[];
  position: Position;
  now: Now;
  current: number | null;
  prompt: string | null;
  projected: Projection[] | null;
  round: number;
  result: GameView["result"];
}
export type Entry =
  | { kind: "decision"; seat: number; word: string; by: "person" | "bot" | "stand-in" }
  | { kind: "undo"; seat: number; to: number; asked: boolean }
  | { kind: "undo-asked"; seat: number; to: number }
  | { kind: "undo-answered"; seat: number; yes: boolean }
  | { kind: "stand-in"; seat: number; level: string; reason: "left" | "time" }
  | { kind: "returned"; seat: number };
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}
export interface LoggedEntry {
  seq: number;
  at: number;
  entry: Entry;
  events: GameEvent[];
}
export interface ChatLine {
  id: number;
  at: number;
  seat: number | null;
  player: string | null;
  name: string;
  text: string;
}
export interface EditionCard {
  slug: string;
  kind: "building" | "character" | "technique";
  price: number;
  vp: number;
  copies: Record<"A" | "B" | "C", number>;
  symbols: string[];
  uses_tokens: boolean;
  provenance: Record<string, string>;
}
export interface Edition {
  name: string;
  title: string;
  hash: string;
  track: number[];
  cards: EditionCard[];
}
export interface GameSummary {
  id: string;
  title: string;
  status: GameView["status"];
  seats: SeatView[];
  edition: string;
  options: Options;
  round: number | null;
  current: number | null;
  your_seats: number[];
  your_turn: boolean;
  deadline: number | null;
  updated: number;
  result: { scores: number[]; winners: number[] } | null;
}
