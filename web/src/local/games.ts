/** Games of this browser: made, opened, gone on with. */

import { layout } from "../engine/built/layout";
import { STANDARD } from "../engine/game/editions";
import type { Game } from "../engine/game/game";
import type { Position } from "../engine/game/position";
import { writeRecord } from "../engine/game/record";
import { isLevel } from "../engine/thinking/bots";
import type { GameSummary, NewGame } from "../net/protocol";
import { PREFIX } from "./ids";
import { begin, gameOf, positionRecord, rulesHere } from "./rules";
import { allKept, type KeptEntry, type KeptGame, type KeptSeat, keep, keepHere } from "./shelf";
import { standing, summaryOf } from "./views";

function random64(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] as bigint;
}

/** A game that is not kept yet: drawn, or laid and dealt as a record says and played by these words. */
async function lay(
  seats: KeptSeat[],
  title: string,
  record: string | null = null,
  words: string[] = [],
): Promise<KeptGame> {
  const now = Date.now();
  const made = {
    id: `${PREFIX}${random64().toString(36)}`,
    version: layout.rules,
    title,
    seats,
    edition: STANDARD.label,
    record,
    seed: random64().toString(),
    whims: (random64() >> 1n).toString(),
    created: now,
    updated: now,
  };
  const game = begin(await rulesHere(), made);
  made.edition = game.edition.label;
  const entries = words.map((word, k): KeptEntry => {
    const seat = game.current;
    game.play(word);
    const by = seats[seat]?.kind === "bot" ? "bot" : "person";
    return { seq: k + 1, at: now, entry: { kind: "decision", seat, word, by } };
  });
  return { ...made, entries, ...standing(game) };
}

/** Keeps a new game; where the browser keeps nothing, as long as the page lasts. */
async function take(game: KeptGame): Promise<string> {
  try {
    await keep(game, 0);
  } catch {
    keepHere(game);
  }
  return game.id;
}

/** The strengths of bots that think here, the weakest first. */
export const LEVELS = Object.keys(layout.levels);

/** Whether only people and bots of this device play, and nothing else is wanted than to play. */
export function playableHere({ seats = [], seed, pace, clock, rated }: NewGame): boolean {
  const here = seats.every((seat) =>
    seat.kind === "bot" ? isLevel(seat.level) : seat.kind === "person" && seat.mine,
  );
  return here && !rated && (seed ?? null) === null && pace !== "days" && (clock?.kind ?? "none") === "none";
}

/** Makes a game and keeps it; returns its id. */
export async function makeHere({ seats = [], title = "" }: NewGame): Promise<string> {
  const kept = seats.map((seat): KeptSeat => {
    if (seat.kind === "bot")
      return { kind: "bot", name: `bot:${seat.level}`, level: seat.level, mine: false };
    return { kind: "person", name: seat.name ?? "", level: null, mine: true };
  });
  return take(await lay(kept, title));
}

/** The games that this browser keeps, the latest first. */
export async function gamesHere(): Promise<GameSummary[]> {
  return (await allKept()).map(summaryOf);
}

/** A game that goes on from a position and is gone with the page: for lessons. */
export async function makePassing(seats: KeptSeat[], position: Position): Promise<string> {
  const names = seats.map(({ name }) => name);
  const game = await lay(seats, "", positionRecord(await rulesHere(), position, names));
  keepHere(game);
  return game.id;
}

/** Another game of the same players; who begins is drawn anew. */
export async function rematchHere({ seats, title }: KeptGame): Promise<string> {
  return take(await lay(seats, title));
}

/** A new game that is dealt as a record says and has come as far as these words. */
export async function forkHere({ seats, title }: KeptGame, record: string, words: string[]): Promise<string> {
  return take(await lay(seats, title, record, words));
}

/** Opens a record; returns the game's id and whether it is over. */
export async function openHere(record: string): Promise<{ id: string; over: boolean }> {
  const { game, names } = gameOf(await rulesHere(), record, 0n);
  const seats = names.map((name): KeptSeat => {
    const level = /^bot:(.+)$/.exec(name)?.[1] ?? null;
    return isLevel(level)
      ? { kind: "bot", name, level, mine: false }
      : { kind: "person", name, level: null, mine: true };
  });
  return { id: await take(await lay(seats, "", record, game.words)), over: game.over };
}

/** Names as records allow them; the seed of the deals is told once it tells nothing of deals to come. */
export function textOf(game: Game, { seats, record, seed }: KeptGame): string {
  const names = seats.map(({ name }, seat) => name.replaceAll(/[|\s]+/g, " ").trim() || `Player ${seat + 1}`);
  return writeRecord(game, names, record === null && game.over ? BigInt(seed) : null);
}
