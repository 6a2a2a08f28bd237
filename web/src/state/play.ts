/** Starting games. */
import { get, post } from "../net/http";
import type { GameCreated, GameSummary, Me, NewGame } from "../net/protocol";
import { remember } from "./invitations";
import { preparedToPlay } from "./preparation.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Tells the server the name that the person has chosen; whoever sits down brings it along. */
export async function introduce(): Promise<void> {
  if (settings.name) await post("/api/me", { name: settings.name });
}

/** Makes a game, as soon as the server can play, and goes to its table. */
export async function start(game: NewGame): Promise<void> {
  await preparedToPlay();
  await introduce();
  const made = await post<GameCreated>("/api/games", game);
  remember(made.id, made.seats);
  go(`/game/${made.id}`);
}

/** One click: a person against bots. */
export function playBots(name: string, bots: number, level: string): Promise<void> {
  return start({
    seats: [
      { kind: "person", name, mine: true },
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, level })),
    ],
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
  return (await get<{ games: GameSummary[] }>("/api/me/games")).games;
}
