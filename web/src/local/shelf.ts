/** Games that this browser keeps, in IndexedDB: written before anybody sees what was decided. */
import { FIRST } from "../engine/game/editions";
import { Refused } from "../net/http";
import type { LoggedEntry } from "../net/protocol";

export interface KeptSeat {
  kind: "person" | "bot";
  name: string;
  level: string | null;
  /** Whether whoever is at this device decides for it. */
  mine: boolean;
}

export type KeptEntry = Pick<LoggedEntry, "seq" | "at" | "entry">;

/** A game as it is kept: who plays, where its deals come from, and everything that was entered. */
export interface KeptGame {
  id: string;
  /** Of the rules and the layout of their states. */
  version: number;
  /** What the table is called, if anything. */
  title: string;
  seats: KeptSeat[];
  /** The label of its edition. */
  edition: string;
  /** A record that it is laid and dealt by, as long as it is played as written there; else all is drawn. */
  record: string | null;
  /** Of the deals and of the bots' whims; decimal numbers of 64 bits. */
  seed: string;
  whims: string;
  created: number;
  updated: number;
  entries: KeptEntry[];
  /** What a list of games shows. */
  round: number;
  current: number | null;
  scores: number[] | null;
}

const DATABASE = "spyrium";
const GAMES = "games";
const CHANGES = "spyrium.games";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null; // a later attempt may succeed
  });
  return opened;
}

/** What lasts as long as the page: lessons, and everything where the browser keeps nothing. */
const passing = new Map<string, KeptGame>();

const changes = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANGES) : null;

/** Hears of games that other tabs have changed. */
export function onChange(heard: (id: string) => void): () => void {
  const told = ({ data }: MessageEvent<string>) => heard(data);
  changes?.addEventListener("message", told);
  return () => changes?.removeEventListener("message", told);
}

/** Keeps a game for as long as the page lasts. */
export function keepHere(game: KeptGame): void {
  passing.set(game.id, game);
}

/** Whether a game is gone with the page. */
export const isPassing = (id: string): boolean => passing.has(id);

/** Keeps a game, once it is on the disk or as near to it as browsers promise; another tab may not have gone on meanwhile. */
export async function keep(game: KeptGame, after: number): Promise<void> {
  if (passing.has(game.id)) return keepHere(game);
  const transaction = (await database()).transaction(GAMES, "readwrite");
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Refused("stale", "", 0));
  });
  const store = transaction.objectStore(GAMES);
  const before = await done<KeptGame | undefined>(store.get(game.id));
  if ((before?.entries.length ?? 0) !== after) transaction.abort();
  else store.put(game);
  await written;
  changes?.postMessage(game.id);
}

/** Games did not name their edition as long as there had been only one. */
const withEdition = (found: KeptGame): KeptGame => ({ ...found, edition: found.edition ?? FIRST.label });

export async function kept(id: string): Promise<KeptGame | undefined> {
  const here = passing.get(id);
  if (here) return here;
  const store = (await database()).transaction(GAMES).objectStore(GAMES);
  const found = await done<KeptGame | undefined>(store.get(id));
  return found && withEdition(found);
}

/** Every game, the latest first; none where the browser keeps nothing. */
export async function allKept(): Promise<KeptGame[]> {
  const found = await database()
    .then((there) => done<KeptGame[]>(there.transaction(GAMES).objectStore(GAMES).getAll()))
    .catch(() => []);
  return found.map(withEdition).sort((a, b) => b.updated - a.updated);
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction(GAMES, "readwrite");
  await done(transaction.objectStore(GAMES).delete(id));
  changes?.postMessage(id);
}
