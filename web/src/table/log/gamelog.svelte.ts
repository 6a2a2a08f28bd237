/** What was decided so far, in words as well, and looking back at it. */
import { catalogue } from "../../cards/catalogue.svelte";
import type { LoggedEntry, Now, ReplayView } from "../../net/protocol";
import type { GameSource } from "../../session/source";
import { settings } from "../../state/settings.svelte";
import { pause } from "../motion/pace";
import { History, inForce, type LogLine, type Note, notesOf } from "./log";
import { type Source, sourcesOf } from "./sources";

/** How long an answer that is older than the view is left to be made anew (ms). */
const AGAIN = 140;

export class GameLog {
  /** Everything that was entered, in its order, also what was taken back later. */
  #entries: LoggedEntry[] = $state.raw([]);
  /** What still holds. */
  readonly entries: LoggedEntry[] = $derived(inForce(this.#entries));
  /** Looking back: the position after some earlier decision. */
  past: ReplayView | null = $state.raw(null);
  /** The position before the first decision: where the log begins. */
  start: Now | null = $state.raw(null);

  readonly #history: History | null = $derived.by(() => {
    void settings.language; // its sentences are of one language
    return this.start && new History(this.start, catalogue.track, this.names().split("\n"));
  });
  readonly lines: LogLine[] = $derived(this.#history?.lines(this.entries) ?? []);

  /** Who left a seat to a bot, and who came back. */
  readonly notes: Note[] = $derived.by(() => {
    void settings.language;
    return notesOf(this.entries, this.names().split("\n"));
  });

  /** Where the points of every seat came from. */
  readonly sources: Source[][] = $derived(
    this.start ? sourcesOf(this.start, catalogue.track, this.entries) : [],
  );

  /** The last entry before the latest view: what came until then is fetched, what comes later is told. */
  #until: number | null = null;
  #loading = false;
  #closed = false;

  constructor(
    readonly source: GameSource,
    /** The players' names, a line each. */
    readonly names: () => string,
  ) {}

  close(): void {
    this.#closed = true;
  }

  /** Whether the log must be fetched so that it reaches the entry before a view. */
  lags(seq: number): boolean {
    this.#until = seq;
    return this.#behind && !this.#loading;
  }

  /** Fetches everything that was entered until the latest view. */
  async load(): Promise<void> {
    this.#loading = true;
    try {
      do {
        const entries = await this.source.entries();
        this.note(entries.filter(({ seq }) => seq <= (this.#until ?? seq)));
        // A view that came meanwhile may be newer than this answer.
        if (this.#behind) await pause(AGAIN);
      } while (this.#behind && !this.#closed);
    } finally {
      this.#loading = false;
    }
  }

  /** Where the log begins; the table does not wait for it. */
  async loadStart(): Promise<void> {
    if (this.start) return;
    try {
      this.start = (await this.source.at(0)).now;
    } catch {
      // Without connection: the next view asks again.
    }
  }

  /** Keeps entries that are not known yet. */
  note(entries: LoggedEntry[]): void {
    const known = new Set(this.#entries.map(({ seq }) => seq));
    const fresh = entries.filter(({ seq }) => !known.has(seq));
    if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh].sort((a, b) => a.seq - b.seq);
  }

  get #behind(): boolean {
    return (this.#entries.at(-1)?.seq ?? 0) < (this.#until ?? 0);
  }
}
