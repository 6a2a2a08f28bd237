/** The rules in this page: one engine for all of its games. */
import engineAddress from "../engine/built/engine.wasm?url";
import { Engine } from "../engine/calling/engine";
import { Desk, Game } from "../engine/game/game";
import type { Position } from "../engine/game/position";
import { isWrong, readRecord, writeRecord } from "../engine/game/record";
import { fetched } from "../engine/thinking/fetching";
import { t } from "../i18n/fluent.svelte";
import { Refused } from "../net/http";
import type { KeptGame } from "./shelf";

let desk: Promise<Desk> | null = null;

async function load(): Promise<Desk> {
  try {
    return new Desk(await Engine.from(await fetched(engineAddress)));
  } catch {
    desk = null; // a later attempt may succeed
    throw new Refused("no_engine", t("local-no-engine"), 0);
  }
}

/** The engine of this page; refused where there can be none: no WebAssembly, no memory, or not loaded yet and no network. */
export function rulesHere(): Promise<Desk> {
  desk ??= load();
  return desk;
}

/** The game at its beginning. */
export function begin(
  on: Desk,
  { edition, record, seed, seats }: Pick<KeptGame, "edition" | "record" | "seed" | "seats">,
): Game {
  if (record === null) return Game.drawn(on.of(edition) ?? on, seats.length, BigInt(seed));
  const { game } = readRecord(on, record, BigInt(seed));
  game.takeBack(0);
  return game;
}

/** A record that begins with a position, and ends there. */
export function positionRecord(on: Desk, position: Position, names: string[]): string {
  return writeRecord(Game.from(on.of(position.edition) ?? on, position, 0n), names, null);
}

/** The game of a record, with its names; refused with the line that is wrong. */
export function gameOf(on: Desk, record: string, seed: bigint): { game: Game; names: string[] } {
  try {
    return readRecord(on, record, seed);
  } catch (problem) {
    if (!isWrong(problem)) throw problem;
    throw new Refused("wrong_record", t("local-wrong-record", { line: problem.line }), 0);
  }
}
