/** Starting games. */
import { get, post } from "../net/http";
import type { GameCreated, GameSummary, GameView, Me, MyGames, NewGame, SeatSpec } from "../net/protocol";
import { botLevels } from "./bots";
import { remember } from "./invitations";
import { tell } from "./notice.svelte";
import { preparedToPlay } from "./preparation.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Tells the server the name that the person has chosen; whoever sits down brings it along. */
export async function introduce(): Promise<void> {
  if (settings.name) await post("/api/me", { name: settings.name });
}

/** Makes a game, as soon as the server can play. */
async function make(game: NewGame): Promise<string> {
  await preparedToPlay();
  await introduce();
  const made = await post<GameCreated>("/api/games", game);
  remember(made.id, made.seats);
  return made.id;
}

/** Makes a game and goes to its table. */
export async function start(game: NewGame): Promise<void> {
  go(`/game/${await make(game)}`);
}

/** Opens a record: a finished game at its beginning, to be looked at, another where it stands, to be played on. */
export async function openRecord(record: string): Promise<void> {
  const levels = await botLevels();
  // A file without players is no record: the server says what is wrong with it, whoever sits there.
  const names = /^players:(.*)$/m.exec(record)?.[1]?.split("|") ?? ["", ""];
  const id = await make({ record, seats: names.map((name) => seatOf(name.trim(), levels)) });
  const { status } = await get<GameView>(`/api/games/${id}`);
  go(`/game/${id}${status === "finished" ? "?at=0" : ""}`);
}

/** Who sits there when a game goes on: a bot again, else whoever opened it. */
function seatOf(name: string, levels: string[]): SeatSpec {
  const level = /^bot:(.+)$/.exec(name)?.[1];
  if (level && levels.includes(level)) return { kind: "bot", level };
  return { kind: "person", name: name.slice(0, 24), mine: true };
}

/** A new game that goes on from a moment of another one, which is kept. */
export async function fork({ id, seats }: GameView, at: number): Promise<void> {
  const specs = seats.map(
    ({ kind, name, level }): SeatSpec =>
      kind === "bot" && level ? { kind, level } : { kind: "person", name, mine: true },
  );
  const game = await make({ seats: specs, fork: id, at });
  tell("replay-forked", `/game/${id}`);
  go(`/game/${game}`);
}

/** One click: a person against bots of these strengths, who may take back as much as they like. */
export function playBots(name: string, levels: string[]): Promise<void> {
  return start({
    seats: [
      { kind: "person", name, mine: true },
      ...levels.map((level) => ({ kind: "bot" as const, level })),
    ],
    rated: false,
  });
}

/** Bots among themselves, with the person as a spectator. */
export function watchBots(): Promise<void> {
  const levels = ["adviser", "engineer", "greedy", "apprentice"];
  return start({ seats: levels.map((level) => ({ kind: "bot" as const, level })), rated: false });
}

/** The games of this browser's person; nobody has none. */
export async function myGames(): Promise<GameSummary[]> {
  const { player } = await get<Me>("/api/me");
  if (!player) return [];
  return (await get<MyGames>("/api/me/games")).games;
}
