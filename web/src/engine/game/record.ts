/** Game records (`.spy`): a game as text, and the game of a text. */

import { FIRST_LINE } from "../../notation/constants";
import { type Plain, plain, recordOf } from "../calling/memory";
import { type Dealer, type Desk, Game } from "./game";
import { numbers, type Position, tokenCounts, tokenValues, words } from "./position";
import { isPosition } from "./reading";

/** A record that cannot be played, and the line that is wrong. */
export class WrongRecord extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
  ) {
    super(`line ${line}: ${found}`);
  }
}

export const isWrong = (problem: unknown): problem is WrongRecord => problem instanceof WrongRecord;

/** The game so far, as a record that replays without random numbers. */
export function writeRecord(game: Game, names: string[], seed: bigint | null): string {
  const first = game.state(0);
  const event = eventWord(first.event, first.event_token);
  const lines = [FIRST_LINE, `edition: ${game.edition.label}`, `players: ${names.join(" | ")}`];
  if (seed !== null) lines.push(`seed: ${seed}`);
  if (game.start) lines.push(`position: ${JSON.stringify(game.start)}`, "", `round ${game.start.round}`);
  else lines.push(`first: ${first.first}`, `event: ${event}`);
  game.words.forEach((word, ply) => {
    lines.push(...roundLines(game, ply));
    const { made, current } = game.state(ply);
    if (made === 0) lines.push(`${current} ${word}`);
    else lines.push(`${lines.pop()} ${word}`);
  });
  return `${[...lines, ...roundLines(game, game.decisions)].join("\n")}\n`;
}

function roundLines(game: Game, ply: number): string[] {
  const bytes = game.deal(ply);
  if (!bytes) return [];
  const { card, tokens, event, event_token } = plain("DEAL", bytes);
  const cards = card.map((number, k) => withTokens(words.CARDS[number] as string, tokens[k] as number[]));
  return [
    "",
    `round ${game.state(ply).turn_round}`,
    `deal: ${cards.join(" ")}`,
    `next: ${eventWord(event, event_token)}`,
  ];
}

function withTokens(card: string, counts: number[]): string {
  const values = tokenValues(counts);
  return values.length > 0 ? `${card}:${values.join()}` : card;
}

function eventWord(event: number, token: number): string {
  return `${words.EVENTS[event]}${token ? `:${token}` : ""}`;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A record as it is written, not yet played. */
interface Written {
  readonly headers: Map<string, Line>;
  /** What was dealt, by the number of words before. */
  readonly deals: Map<number, Uint8Array>;
  /** Every word with its line and, where it begins a turn, its seat. */
  readonly words: { readonly word: string; readonly seat: number | null; readonly line: number }[];
}

export interface Replayed {
  readonly game: Game;
  readonly names: string[];
}

/** The game of a record, with the names of its players; deals that are not written are drawn from a seed. */
export function readRecord(desk: Desk, text: string, seed: bigint): Replayed {
  const written = take(text);
  const names = header(written, "players")
    .text.split("|")
    .map((name) => name.trim());
  const count = header(written, "players");
  if (names.length < 2 || names.length > numbers.MAX_PLAYERS || names.some((name) => !name)) fail(count);
  const edition = header(written, "edition");
  const game = begin(desk.of(edition.text) ?? fail(edition), written, names.length, seed);
  for (const { word, seat, line } of written.words) {
    const turn = game.state().made === 0;
    if (game.over || turn !== (seat !== null) || (turn && seat !== game.current) || !game.play(word))
      fail({ number: line, text: word });
    if (isOverdrawn(game)) fail({ number: line, text: "deal" });
  }
  if (isOverdrawn(game)) fail({ number: 1, text: "deal" });
  return { game, names };
}

/** Whether more was dealt than there is. */
function isOverdrawn(game: Game): boolean {
  const { supply, discard, decks, events_left } = game.state();
  return [supply, discard, events_left, ...decks].flat().some((each) => each < 0);
}

function begin(desk: Desk, written: Written, players: number, seed: bigint): Game {
  const known = written.words.map(({ word }) => word);
  const dealer: Dealer = (made) =>
    made.every((word, k) => word === known[k]) ? written.deals.get(made.length) : undefined;
  if (written.headers.has("position")) {
    const line = header(written, "position");
    const position = parsed(line);
    if (
      position.edition !== desk.edition.label ||
      position.seats.length !== players ||
      position.turn.length > 0 ||
      written.deals.has(0)
    )
      fail(line);
    return Game.from(desk, position, seed, dealer);
  }
  const first = header(written, "first");
  const deal = written.deals.get(0);
  if (!deal) fail({ number: first.number, text: "deal:" });
  if (!/^[0-4]$/.test(first.text) || Number(first.text) >= players) fail(first);
  const { event, event_token: token } = eventOf(header(written, "event"));
  return Game.laid(desk, { players, first: Number(first.text), event, token, deal }, seed, dealer);
}

function parsed(line: Line): Position {
  let position: unknown;
  try {
    position = JSON.parse(line.text);
  } catch {
    fail(line);
  }
  if (!isPosition(position)) fail(line);
  return position;
}

/** Reads the lines. */
function take(text: string): Written {
  const lines = text.split("\n").map((line, k) => ({ number: k + 1, text: line.trim() }));
  const [title, ...rest] = lines;
  if (title?.text.replace(/^\ufeff/, "") !== FIRST_LINE) fail(title ?? { number: 1, text: "" });
  const said = rest.filter(({ text }) => text && !text.startsWith("#"));
  const body = said.findIndex(({ text }) => text.startsWith("round "));
  const written: Written = { headers: new Map(), deals: new Map(), words: [] };
  for (const line of said.slice(0, body < 0 ? said.length : body)) {
    const [, key, value] = /^([^: ]+):(.*)$/.exec(line.text) ?? fail(line);
    if (written.headers.has(key as string)) fail(line);
    written.headers.set(key as string, { number: line.number, text: (value as string).trim() });
  }
  if (body >= 0) takeRounds(said.slice(body), written);
  return written;
}

function takeRounds(lines: Line[], { deals, words: made }: Written): void {
  let cards: Line | null = null;
  for (const line of lines) {
    const { text, number } = line;
    if (text.startsWith("deal:")) cards = line;
    else if (text.startsWith("next:")) {
      deals.set(made.length, dealOf(cards ?? fail(line), { number, text: text.slice(5).trim() }));
      cards = null;
    } else if (!/^round [1-6]$/.test(text)) {
      const [seat, ...turn] = text.split(/\s+/);
      if (!/^[0-4]$/.test(seat ?? "") || turn.length === 0 || cards) fail(line);
      made.push(...turn.map((word, k) => ({ word, seat: k === 0 ? Number(seat) : null, line: number })));
    }
  }
}

function dealOf(cards: Line, next: Line): Uint8Array {
  const dealt = cards.text.slice("deal:".length).trim().split(/\s+/);
  if (dealt.length !== numbers.POSITIONS) fail(cards);
  const parts = dealt.map((word) => {
    const [name = "", tokens = ""] = word.split(":");
    const card = (words.CARDS as readonly string[]).indexOf(name);
    if (card < 0 || !/^([123](,[123])*)?$/.test(tokens)) fail(cards);
    const values = tokens ? tokens.split(",").map(Number) : [];
    return { card, tokens: tokenCounts(values) };
  });
  const deal: Partial<Plain<"DEAL">> = {
    card: parts.map(({ card }) => card),
    tokens: parts.map(({ tokens }) => tokens),
    ...eventOf(next),
  };
  return recordOf("DEAL", deal);
}

function eventOf(line: Line): { event: number; event_token: number } {
  const [, name = "", token] = /^([a-z-]+)(?::([123]))?$/.exec(line.text) ?? fail(line);
  const event = (words.EVENTS as readonly string[]).indexOf(name);
  if (event < 0) fail(line);
  return { event, event_token: Number(token ?? 0) };
}

function header({ headers }: Written, key: string): Line {
  return headers.get(key) ?? fail({ number: 1, text: `${key}:` });
}

function fail({ number, text }: Line): never {
  throw new WrongRecord(number, text);
}
