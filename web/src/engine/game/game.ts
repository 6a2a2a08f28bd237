/** A game by the engine of this page: legal words, quotes, events, positions; any moment of it can be looked at. */
import type { GameEvent, LegalDecision, MarketPrices, Projection, Quote, Way } from "../../net/protocol";
import { total } from "../../net/quotes";
import { layout } from "../built/layout";
import type { Engine } from "../calling/engine";
import { GENERATOR, plain, type Region } from "../calling/memory";
import type { Decidable } from "../thinking/bots";
import { editionOf, type ShippedEdition, STANDARD, tablesOf } from "./editions";
import { activated, dealEvents, decisionEvents } from "./events";
import {
  numbers,
  type Position,
  projectionOf,
  resultOf,
  type State,
  TRACK,
  words,
  writePosition,
} from "./position";
import { readPosition } from "./reading";

const { quotes, search } = layout;
const NUMBER = new Map<string, number>(words.WORDS.map((word, k) => [word, k]));
const TECHNIQUES = words.TECHNIQUE_CARDS.length;
/** Which field of the state each number of a quote is the change of. */
const CHANGED = {
  money: "money",
  spyrium: "spyrium",
  vp: "vp",
  workers: "staff",
  active: "active",
  residence: "residence",
} as const;

/** Where the engine works on games of one edition: one after the other, so that one desk serves all. */
export class Desk {
  readonly states: Region;
  readonly tables: Region;
  readonly deal: Region;
  readonly legal: Region;
  readonly parts: Region;
  readonly quoted: Region;
  readonly ways: Region;
  /** A desk for every label that was asked for. */
  readonly #desks: Map<string, Desk>;

  constructor(
    readonly engine: Engine,
    readonly edition: ShippedEdition = STANDARD,
    desks = new Map<string, Desk>(),
  ) {
    this.#desks = desks.set(edition.label, this);
    this.states = engine.allocate("STATE", [2]);
    this.tables = engine.allocate("EDITION", [1]);
    this.deal = engine.allocate("DEAL", [1]);
    this.legal = engine.allocate("i8", [search.choices]);
    this.parts = engine.allocate("i8", [2 + TECHNIQUES]);
    this.quoted = engine.allocate("i8", [quotes.quoted.length]);
    this.ways = engine.allocate("i8", [quotes.mostWays, quotes.way.length]);
    engine.bytes(this.tables).set(tablesOf(edition));
  }

  /** The desk for games of the edition with this label; null if it does not come with the page. */
  of(label: string): Desk | null {
    const edition = editionOf(label);
    return this.#desks.get(label) ?? (edition && new Desk(this.engine, edition, this.#desks));
  }

  /** Puts a state where the entries find it. */
  lay(state: Uint8Array, index = 0): void {
    this.engine.record(this.states, index).set(state);
  }

  take(index = 0): Uint8Array {
    return this.engine.record(this.states, index).slice();
  }
}

function withoutZeros<Part extends string>(parts: Record<Part, number>): Partial<Record<Part, number>> {
  const some = Object.entries<number>(parts).filter(([, part]) => part !== 0);
  return Object.fromEntries(some) as Partial<Record<Part, number>>;
}

/** A state with what is legal in it and what chance brought before it. */
interface Kept {
  readonly bytes: Uint8Array;
  readonly state: State;
  readonly legal: number[];
  /** The deal that began the round, where one did. */
  readonly deal: Uint8Array | null;
}

/** Keeps a state that the desk holds. */
function keep(desk: Desk, index: number, deal: Uint8Array | null): Kept {
  const { engine, states, tables, legal } = desk;
  const count = engine.call("legal", states, index, tables, legal);
  const bytes = desk.take(index);
  return { bytes, state: plain("STATE", bytes), legal: engine.integers(legal, count), deal };
}

/** A single moment, without what led to it: for whoever only thinks about it. */
export class Moment implements Decidable {
  readonly #kept: Kept;

  constructor(desk: Desk, record: Uint8Array) {
    desk.lay(record);
    this.#kept = keep(desk, 0, null);
  }

  bytes(): Uint8Array {
    return this.#kept.bytes;
  }
  state(): State {
    return this.#kept.state;
  }
  legalIds(): number[] {
    return this.#kept.legal;
  }
}

/** How a table was laid: who begins, the first event with its token, the first deal. */
export interface Laid {
  readonly players: number;
  readonly first: number;
  readonly event: number;
  readonly token: number;
  readonly deal: Uint8Array;
}

/** A deal for the words played so far that is known beforehand; others are drawn, or waited for (null). */
export type Dealer = (words: string[]) => Uint8Array | null | undefined;

const nothingKnown: Dealer = () => undefined;
const nobodyDeals: Dealer = () => null;

function withGenerator(record: Uint8Array, seed: bigint): Uint8Array {
  new DataView(record.buffer, record.byteOffset).setBigUint64(GENERATOR, seed, true);
  return record;
}

export class Game implements Decidable {
  readonly #dealer: Dealer;
  readonly #moments: Kept[] = [];
  readonly #made: number[] = [];

  /** A game from the state on the desk on. */
  private constructor(
    readonly desk: Desk,
    deal: Uint8Array | null,
    dealer: Dealer,
    /** Where it began, if that was in its middle. */
    readonly start: Position | null,
  ) {
    this.#dealer = dealer;
    this.#moments.push(keep(desk, 0, deal));
  }

  /** A new game whose deals are all drawn from a seed. */
  static drawn(desk: Desk, players: number, seed: bigint): Game {
    desk.lay(withGenerator(new Uint8Array(layout.records.STATE.size), seed));
    desk.engine.call("start", desk.states, 0, desk.tables, players, desk.deal);
    return new Game(desk, desk.engine.bytes(desk.deal).slice(), nothingKnown, null);
  }

  /** A game as its table was laid; what the dealer does not know is drawn from a seed. */
  static laid(desk: Desk, laid: Laid, seed: bigint, dealer: Dealer): Game {
    const { players, first, event, token, deal } = laid;
    const { engine, states, tables } = desk;
    desk.lay(new Uint8Array(layout.records.STATE.size));
    engine.bytes(desk.deal).set(deal);
    engine.call("start_given", states, 0, tables, players, first, event, token, desk.deal);
    withGenerator(engine.record(states), seed);
    return new Game(desk, deal, dealer, null);
  }

  /** A game that goes on from a position; its turn has yet to be played as far as the position says. */
  static from(desk: Desk, position: Position, seed: bigint, dealer = nothingKnown): Game {
    const record = withGenerator(readPosition(position), seed);
    desk.lay(record);
    return new Game(desk, null, dealer, writePosition(plain("STATE", record), desk.edition.label, [], null));
  }

  get edition(): ShippedEdition {
    return this.desk.edition;
  }
  get players(): number {
    return this.state(0).players;
  }
  get decisions(): number {
    return this.#made.length;
  }
  get words(): string[] {
    return this.#made.map((decision) => words.WORDS[decision] as string);
  }
  get over(): boolean {
    return this.overAt(this.decisions);
  }
  overAt(ply: number): boolean {
    return this.state(ply).step === numbers.OVER;
  }
  get current(): number {
    return this.state().current;
  }

  /** The record after so many decisions, for compiled code. */
  bytes(ply = this.decisions): Uint8Array {
    return this.#moment(ply).bytes;
  }

  state(ply = this.decisions): State {
    return this.#moment(ply).state;
  }

  prompt(ply = this.decisions): string {
    return words.PROMPTS[this.state(ply).step] as string;
  }

  /** The words decided in the turn that is under way after so many decisions. */
  turn(ply = this.decisions): string[] {
    return this.words.slice(ply - this.state(ply).made, ply);
  }

  legalIds(ply = this.decisions): number[] {
    return this.#moment(ply).legal;
  }

  legal(ply = this.decisions): string[] {
    return this.legalIds(ply).map((decision) => words.WORDS[decision] as string);
  }

  /** Makes a decision; false, and nothing changes, where it is not legal. */
  play(word: string): boolean {
    const decision = NUMBER.get(word) ?? -1;
    if (!this.legalIds().includes(decision)) return false;
    const { engine, states, tables, legal } = this.desk;
    this.desk.lay(this.bytes());
    engine.call("extend", states, 0, tables, decision, legal);
    this.#made.push(decision);
    const waits = plain("STATE", engine.record(states, 1)).step === numbers.AWAIT_DEAL;
    this.#moments.push(keep(this.desk, 1, waits ? this.#deal() : null));
    return true;
  }

  /** Begins the next round on the desk, unless nobody deals; returns what was dealt. */
  #deal(): Uint8Array | null {
    const { engine, states, tables, deal } = this.desk;
    const known = this.#dealer(this.words);
    if (known === null) return null;
    if (known) engine.bytes(deal).set(known);
    engine.call(known ? "deal_round_given" : "deal_round", states, 1, tables, deal);
    return engine.bytes(deal).slice();
  }

  /** What was dealt before a moment, where a round begins there. */
  deal(ply: number): Uint8Array | null {
    return this.#moment(ply).deal;
  }

  /** The same game up to a moment, to be played on for a look: its next deal is never drawn. */
  branch(ply: number): Game {
    this.desk.lay(this.bytes(0));
    const branch = new Game(this.desk, this.deal(0), nobodyDeals, this.start);
    branch.#moments.splice(0, 1, ...this.#moments.slice(0, ply + 1));
    branch.#made.push(...this.#made.slice(0, ply));
    return branch;
  }

  /** The record after a decision as it waits for its deal. */
  waiting(ply: number): Uint8Array {
    const { engine, states, tables, legal } = this.desk;
    this.desk.lay(this.bytes(ply - 1));
    engine.call("extend", states, 0, tables, this.#made[ply - 1] as number, legal);
    return this.desk.take(1);
  }

  /** Takes back all decisions but so many, with the deals that they led to. */
  takeBack(to: number): void {
    this.#made.length = to;
    this.#moments.length = to + 1;
  }

  /** The position after so many decisions: as the turn began, with its words. */
  position(ply = this.decisions): Position {
    const began = this.state(ply - this.turn(ply).length);
    return writePosition(began, this.edition.label, this.turn(ply), this.#finalScores(ply));
  }

  /** The same fields as they stand after the decisions of the turn. */
  now(ply = this.decisions): Position {
    return writePosition(this.state(ply), this.edition.label, this.turn(ply), this.#finalScores(ply));
  }

  projected(ply = this.decisions): Projection[] {
    const { engine, states, tables, parts } = this.desk;
    const state = this.state(ply);
    this.desk.lay(this.bytes(ply));
    return Array.from({ length: this.players }, (_, p) => {
      const sum = engine.call("score_parts", states, 0, tables, p, parts);
      return projectionOf(state, p, engine.integers(parts, 2 + TECHNIQUES), sum);
    });
  }

  scores(ply = this.decisions): number[] {
    return this.projected(ply).map(({ total }) => total);
  }

  quotes(ply = this.decisions): LegalDecision[] {
    return this.legalIds(ply).map((decision) => {
      const quote = this.#quote(decision, ply);
      return { word: quote.word, quote };
    });
  }

  /** What every card of the market would cost a seat as things stand, whoever's turn it is. */
  marketPrices(seat: number, ply = this.decisions): MarketPrices {
    const state = this.state(ply);
    const prices: MarketPrices["prices"] = {};
    words.POSITIONS.forEach((place, position) => {
      const card = state.card[position] as number;
      if (card < 0) return;
      this.desk.lay(this.bytes(ply));
      const { engine, states } = this.desk;
      const surcharge = engine.call("surcharge_at", states, 0, seat, position);
      if (card < numbers.FIRST_CHARACTER) {
        prices[place] = { ways: this.#ways(seat, card, surcharge) };
        return;
      }
      const base = plain("EDITION", engine.bytes(this.desk.tables)).price[card] as number;
      const fee = engine.call("fee_at", states, 0, seat, position);
      prices[place] = { price: withoutZeros({ base, workers: surcharge }), ...withoutZeros({ fee }) };
    });
    return { at: ply, prices };
  }

  /** What the decision before a moment changed, with the deal that followed it; at the start, the first deal. */
  events(ply = this.decisions): GameEvent[] {
    const { state: after, deal } = this.#moment(ply);
    const dealt = deal && plain("DEAL", deal);
    if (ply === 0) return dealt ? dealEvents(this.#beforeStart(), after, dealt) : [];
    const before = this.state(ply - 1);
    const decision = this.#made[ply - 1] as number;
    const { price } = this.#quote(decision, ply - 1);
    if (dealt) {
      const waiting = plain("STATE", this.desk.take(1));
      return [
        ...decisionEvents(before, waiting, decision, price ?? null),
        ...dealEvents(waiting, after, dealt),
      ];
    }
    const events = decisionEvents(before, after, decision, price ?? null);
    if (after.step !== numbers.OVER) return events;
    return [...events, { type: "game-ended", ...resultOf(this.scores(ply)) }];
  }

  /** The state before the first deal, as far as income goes. */
  #beforeStart(): State {
    const first = this.state(0);
    const income = TRACK[0] as number;
    return { ...first, turn_round: 0, money: first.money.map((each) => each - income) };
  }

  #finalScores(ply: number): number[] | null {
    return this.state(ply).step === numbers.OVER ? this.scores(ply) : null;
  }

  #moment(ply: number): Kept {
    const found = this.#moments[ply];
    if (!found) throw new RangeError(`There are decisions 0 to ${this.decisions}, not ${ply}.`);
    return found;
  }

  /** A legal decision before it is made; leaves what it leads to on the desk, as state 1. */
  #quote(decision: number, ply = this.decisions): Quote {
    const { engine, states, tables, quoted } = this.desk;
    this.desk.lay(this.bytes(ply));
    engine.call("quote_decision", states, 0, tables, decision, quoted);
    const counted = engine.integers(quoted, quotes.quoted.length);
    const found = Object.fromEntries(quotes.quoted.map((name, k) => [name, counted[k] as number]));
    const quote: Quote = { word: words.WORDS[decision] as string };
    if (found.priced)
      quote.price = withoutZeros(Object.fromEntries(quotes.price.map((part) => [part, found[part] ?? 0])));
    for (const [name, field] of Object.entries(CHANGED)) {
      if (found[field]) quote[name as keyof typeof CHANGED] = found[field];
    }
    if (found.projected) quote.projected = found.projected;
    if (found.ends) quote.ends = true;
    const bought = activated(this.state(ply), decision);
    if (!bought) return quote;
    const seat = this.state(ply).current;
    if (bought.card < numbers.FIRST_CHARACTER)
      quote.ways = this.#ways(seat, bought.card, quote.price?.workers ?? 0);
    else Object.assign(quote, withoutZeros({ fee: engine.call("fee_at", states, 0, seat, bought.position) }));
    return quote;
  }

  /** Every way for a seat to construct a building of the game on the desk. */
  #ways(seat: number, card: number, surcharge: number): Way[] {
    const { engine, states, tables, ways } = this.desk;
    const money = plain("STATE", engine.record(states)).money[seat] as number;
    const count = engine.call("list_ways", states, 0, tables, seat, card, surcharge, ways);
    const width = quotes.way.length;
    return Array.from({ length: count }, (_, k) => {
      const row = engine.integers(ways, width, k * width);
      const part = (name: (typeof quotes.way)[number]) => row[quotes.way.indexOf(name)] as number;
      const price = withoutZeros(Object.fromEntries(quotes.price.map((name) => [name, part(name)])));
      const word = words.WORDS[part("decision")] as string;
      return { word, price, total: total(price), affordable: total(price) <= money };
    });
  }
}
