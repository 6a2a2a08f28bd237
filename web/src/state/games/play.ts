/** Starting games. */
import { get, post } from "../../net/http";
import { LONGEST_NAME } from "../../net/limits";
import type { GameCreated, GameSummary, GameView, Me, MyGames, NewGame, SeatSpec } from "../../net/protocol";
import type { GameSource } from "../../session/source";
import { SERVERLESS } from "../address/place";
import { go } from "../address/router.svelte";
import { network } from "../device/network.svelte";
import { tell } from "../notice.svelte";
import { settings } from "../settings.svelte";
import { botLevels } from "./bots";
import { remember } from "./invitations";
import { preparedToPlay } from "./preparation.svelte";

/** Games of this browser; loaded when they are wanted. */
export const here = () => import("../../local/games");

/** Sends for what a game of this browser needs, so that whoever asks for one need not wait for it. */
export async function foresee(): Promise<void> {
  const { rulesHere } = await import("../../local/rules");
  await Promise.all([rulesHere(), import("../../table/TablePage.svelte")]);
}

/** Tells the server the name that the person has chosen; whoever sits down brings it along. */
export async function introduce(): Promise<void> {
  if (settings.name) await post("/api/me", { name: settings.name });
}

/** Makes a game, as soon as the server can play. */
export async function make(game: NewGame): Promise<string> {
  await preparedToPlay();
  await introduce();
  const made = await post<GameCreated>("/api/games", game);
  remember(made.id, made.seats);
  return made.id;
}

/** Makes a game and goes to its table. */
async function start(game: NewGame): Promise<void> {
  go(`/game/${await make(game)}`);
}

/** Opens a record: a finished game at its beginning, to be looked at, another where it stands, to be played on. */
export async function openRecord(record: string): Promise<void> {
  const { openHere } = await here();
  const { id, over } = await openHere(record).catch((problem) => {
    if (SERVERLESS || !network.online) throw problem;
    return sendRecord(record); // the server knows more editions, and says best what is wrong
  });
  go(`/game/${id}${over ? "?at=0" : ""}`);
}

/** Lets a server keep a record, as a game to look at or to go on with; returns its id and whether it is over. */
export async function sendRecord(record: string): Promise<{ id: string; over: boolean }> {
  const levels = await botLevels();
  // A file without players is no record: the server says what is wrong with it, whoever sits there.
  const names = /^players:(.*)$/m.exec(record)?.[1]?.split("|") ?? ["", ""];
  const id = await make({ record, seats: names.map((name) => seatOf(name.trim(), levels)) });
  const { status } = await get<GameView>(`/api/games/${id}`);
  return { id, over: status === "finished" };
}

/** Who sits there when a game goes on: a bot again, else whoever opened it. */
function seatOf(name: string, levels: string[]): SeatSpec {
  const level = /^bot:(.+)$/.exec(name)?.[1];
  if (level && levels.includes(level)) return { kind: "bot", level };
  return { kind: "person", name: name.slice(0, LONGEST_NAME), mine: true };
}

/** A new game that goes on from a moment of another one, which is kept. */
export async function fork(source: GameSource, at: number): Promise<void> {
  const game = await source.fork(at);
  tell("replay-forked", `/game/${source.id}`);
  go(`/game/${game}`);
}

/** Plays in this browser what can be played here; a page that has no engine asks the server, where there is one. */
export async function startHere(game: NewGame): Promise<void> {
  const { makeHere, playableHere } = await here();
  if (!playableHere(game)) return start(game);
  try {
    go(`/game/${await makeHere(game)}`);
  } catch (problem) {
    if (SERVERLESS) throw problem;
    await start(game);
  }
}

function against(name: string, levels: string[]): SeatSpec[] {
  return [{ kind: "person", name, mine: true }, ...levels.map((level) => ({ kind: "bot" as const, level }))];
}

/** One click: a person against bots of these strengths, who may take back as much as they like. */
export function playBots(name: string, levels: string[]): Promise<void> {
  return startHere({ seats: against(name, levels), rated: false });
}

/** The same for the ratings: the server deals, and keeps the game. */
export function playRated(name: string, levels: string[]): Promise<void> {
  return start({ seats: against(name, levels), rated: true });
}

/** Bots among themselves, with the person as a spectator. */
export function watchBots(): Promise<void> {
  const levels = ["adviser", "engineer", "greedy", "apprentice"];
  return start({ seats: levels.map((level) => ({ kind: "bot" as const, level })), rated: false });
}

/** The games of this browser's person on the server; nobody has none. */
export async function gamesThere(): Promise<GameSummary[]> {
  if (SERVERLESS) return [];
  const { player } = await get<Me>("/api/me");
  if (!player) return [];
  return (await get<MyGames>("/api/me/games")).games;
}
