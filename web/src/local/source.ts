/** A game by the engine of this page: the rules here, the bots in a worker, everything kept in the browser. */
import { Analyst } from "../analysis/thinking/analyst";
import type { Hint } from "../analysis/thinking/report";
import { layout } from "../engine/built/layout";
import type { Game } from "../engine/game/game";
import { isLevel } from "../engine/thinking/bots";
import { Thinker, type Thought } from "../engine/thinking/thinker";
import { t } from "../i18n/fluent.svelte";
import { Refused } from "../net/http";
import type {
  ChatLine,
  ClientMessage,
  LoggedEntry,
  MarketPrices,
  ReplayView,
  ServerMessage,
  Timeline,
} from "../net/protocol";
import type { GameSource, Listener } from "../session/source";
import { tell } from "../state/notice.svelte";
import { forkHere, rematchHere, textOf } from "./games";
import { begin, rulesHere } from "./rules";
import { isPassing, type KeptGame, keep, kept, onChange } from "./shelf";
import { lastOwn, momentOf, standing, viewOf } from "./views";

type Entry = LoggedEntry["entry"];
type Code = Extract<ServerMessage, { type: "error" }>["error"]["code"];

export class LocalSource implements GameSource {
  readonly people = null;
  #kept: KeptGame | null = null;
  #game: Game | null = null;
  #log: LoggedEntry[] = [];
  #listener: Listener | null = null;
  readonly #thinker = new Thinker();
  #thought: Thought<string> | null = null;
  #thinking = false;
  #closed = false;
  /** One change after the other. */
  #queue: Promise<void> = Promise.resolve();
  /** Everything else waits for the game to be laid. */
  readonly #laid: Promise<void>;
  readonly #deafen: () => void;

  constructor(readonly id: string) {
    this.#laid = this.#lay();
    this.#laid.catch(() => undefined);
    this.#deafen = onChange((changed) => {
      if (changed === id) this.#change(() => this.#catchUp());
    });
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#laid.then(
      () => {
        if (this.#closed) return;
        listener.connected("open");
        this.#show();
        if (isPassing(this.id) && !this.#isLesson) tell("local-passing");
        void this.#playBots();
        // Once the table is drawn: until somebody has decided, nobody misses the bots.
        requestAnimationFrame(() => setTimeout(() => this.#awaitBots()));
      },
      (problem) => {
        if (problem instanceof Refused && problem.code === "not_found") listener.connected("missing");
      },
    );
  }

  send(message: ClientMessage): boolean {
    if (!this.#game) return false;
    switch (message.type) {
      case "decision":
        this.#change(() => this.#decide(message.seq, message.word));
        break;
      case "undo":
        this.#thought?.stop();
        this.#change(() => this.#undo());
        break;
      case "view":
        this.#show();
        break;
    }
    return true;
  }

  /** Decides for a seat that nobody at this device has: in a lesson, the rival's. */
  playFor(seat: number, wanted: string): void {
    this.#change(async () => {
      const { game } = await this.#table();
      if (game.over || game.current !== seat) return;
      const legal = game.legal();
      const else_ = legal.includes("pass") ? "pass" : (legal[0] as string);
      await this.#enter({
        kind: "decision",
        seat,
        word: legal.includes(wanted) ? wanted : else_,
        by: "person",
      });
    });
  }

  async entries(): Promise<LoggedEntry[]> {
    await this.#laid;
    return this.#log;
  }

  chat(): Promise<ChatLine[]> {
    return Promise.resolve([]);
  }

  async at(decisions: number): Promise<ReplayView> {
    const { game } = await this.#table();
    return momentOf(this.id, game, decisions);
  }

  async prices(seat: number, decisions: number): Promise<MarketPrices> {
    const { game } = await this.#table();
    return game.marketPrices(seat, Math.min(decisions, game.decisions));
  }

  async timeline(): Promise<Timeline> {
    const { game } = await this.#table();
    return {
      words: game.words.map((word, ply) => {
        const { current: seat, turn_round: round } = game.state(ply);
        return { seat, word, round, totals: game.scores(ply + 1) };
      }),
    };
  }

  async record(): Promise<string> {
    const { game, kept } = await this.#table();
    return textOf(game, kept);
  }

  async hint(): Promise<Hint> {
    const { game } = await this.#table();
    const adviser = new Analyst();
    try {
      await adviser.ask({ wanted: "game", record: await this.record() });
      return await adviser.ask({ wanted: "advice", ply: game.decisions });
    } finally {
      adviser.close();
    }
  }

  async rematch(): Promise<string> {
    return rematchHere((await this.#table()).kept);
  }

  async fork(at: number): Promise<string> {
    const { game, kept } = await this.#table();
    return forkHere(kept, await this.record(), game.words.slice(0, at));
  }

  close(): void {
    this.#closed = true;
    this.#deafen();
    this.#thinker.close();
  }

  async #table(): Promise<{ game: Game; kept: KeptGame }> {
    await this.#laid;
    return { game: this.#game as Game, kept: this.#kept as KeptGame };
  }

  /** Whether somebody sits there whom nobody at this device plays. */
  get #isLesson(): boolean {
    return this.#kept?.seats.some(({ kind, mine }) => kind === "person" && !mine) ?? false;
  }

  /** Finds the game and plays it to where it stands. */
  async #lay(): Promise<void> {
    const rules = rulesHere();
    const found = await kept(this.id);
    if (!found) throw new Refused("not_found", "", 404);
    if (found.version !== layout.rules) throw new Refused("other_version", t("local-other-version"), 0);
    const desk = await rules;
    try {
      this.#game = begin(desk, found);
      this.#kept = { ...found, entries: [] };
      this.#follow(found);
    } catch {
      this.#game = null;
      throw new Refused("damaged", t("local-damaged"), 0);
    }
  }

  /** Carries out what is kept and not yet done. */
  #follow(found: KeptGame): LoggedEntry[] {
    const added = found.entries.slice(this.#log.length).map(({ seq, at, entry }): LoggedEntry => {
      return { seq, at, entry, events: this.#carryOut(entry) };
    });
    this.#log.push(...added);
    this.#kept = found;
    return added;
  }

  /** Another tab has gone on with the game. */
  async #catchUp(): Promise<void> {
    const found = await kept(this.id);
    if (!found) {
      this.#listener?.connected("missing");
      return;
    }
    if (found.entries.length <= this.#log.length) return;
    this.#thought?.stop();
    for (const each of this.#follow(found)) this.#tell(each);
    tell("local-two-tabs");
  }

  /** Changes the game; nothing changes by a word that is not legal. */
  #carryOut(entry: Entry): LoggedEntry["events"] {
    const game = this.#game as Game;
    if (entry.kind === "undo") game.takeBack(entry.to);
    else if (entry.kind === "decision") {
      if (!game.play(entry.word)) throw new Refused("illegal", entry.word, 0);
      return game.events();
    }
    return [];
  }

  #change(make: () => Promise<void>): void {
    this.#queue = this.#queue.then(make).catch((problem) => this.#complain(problem));
    void this.#queue.then(() => this.#playBots());
  }

  #complain(problem: unknown): void {
    const [code, message] =
      problem instanceof Refused ? [problem.code, problem.message] : ["internal", String(problem)];
    this.#listener?.heard({ type: "error", ref: null, error: { code: code as Code, message } });
  }

  async #decide(seq: number, word: string): Promise<void> {
    const { game, kept } = await this.#table();
    const seat = game.current;
    if (seq !== this.#log.length) throw new Refused("stale", "", 0);
    if (!kept.seats[seat]?.mine) throw new Refused("not_your_turn", "", 0);
    await this.#enter({ kind: "decision", seat, word, by: "person" });
  }

  /** Back to before the person's last decision, whatever others have answered. */
  async #undo(): Promise<void> {
    const { game, kept } = await this.#table();
    const to = lastOwn(game, kept);
    if (to === null) return this.#show(); // another tab was faster
    await this.#enter({ kind: "undo", seat: game.state(to).current, to, asked: false });
  }

  /** Carries an entry out, keeps it, and only then tells of it. What cannot be kept has not happened. */
  async #enter(entry: Entry): Promise<void> {
    const { game, kept: before } = await this.#table();
    const { words } = game;
    const events = this.#carryOut(entry);
    const logged = { seq: this.#log.length + 1, at: Date.now(), entry, events };
    try {
      await keep(after(before, logged, game), before.entries.length);
    } catch (problem) {
      game.takeBack(0);
      for (const word of words) game.play(word);
      if (!(problem instanceof Refused)) throw new Refused("not_kept", t("local-not-kept"), 0);
      return this.#catchUp();
    }
    this.#kept = after(before, logged, game);
    this.#log.push(logged);
    this.#tell(logged);
  }

  /** Begins to load what the bots think with. */
  #awaitBots(): void {
    const { current, seats = [] } = this.#kept ?? {};
    if (!this.#closed && current !== null && seats.some(({ kind }) => kind === "bot")) this.#thinker.wake();
  }

  /** Lets the bots decide for as long as it is their turn. */
  async #playBots(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#closed && (await this.#playBot()));
    } catch (problem) {
      if (!this.#closed) this.#complain(problem);
    } finally {
      this.#thinking = false;
    }
  }

  async #playBot(): Promise<boolean> {
    await this.#queue;
    const { game, kept } = await this.#table();
    const seat = game.current;
    const level = kept.seats[seat]?.level ?? null;
    if (game.over || !isLevel(level)) return false;
    const length = this.#log.length;
    this.#listener?.heard({ type: "thinking", thinking: { seat, since: Date.now(), seconds: null } });
    this.#thought = this.#thinker.choose(game.bytes(), game.edition.label, level, BigInt(kept.whims));
    const word = await this.#thought.answer.catch(() => {
      throw new Refused("no_engine", t("local-no-engine"), 0);
    });
    this.#thought = null;
    // Where bots play among themselves, the game waits for those who watch it.
    if (!kept.seats.some(({ mine }) => mine)) await this.#listener?.seen();
    if (this.#closed) return false;
    // Overtaken: somebody took something back meanwhile.
    const enter = async () => {
      if (word !== null && this.#log.length === length)
        await this.#enter({ kind: "decision", seat, word, by: "bot" });
    };
    this.#queue = this.#queue.then(enter);
    await this.#queue.catch((problem) => {
      this.#queue = Promise.resolve();
      throw problem;
    });
    return true;
  }

  #tell({ seq, at, entry, events }: LoggedEntry): void {
    this.#listener?.heard({ type: "entry", seq, at, entry, events, view: this.#view() });
  }

  #show(): void {
    this.#listener?.heard({ type: "view", view: this.#view() });
  }

  #view() {
    return viewOf(this.#game as Game, this.#kept as KeptGame, this.#log.length);
  }
}

function after(before: KeptGame, { seq, at, entry }: LoggedEntry, game: Game): KeptGame {
  return {
    ...before,
    entries: [...before.entries, { seq, at, entry }],
    updated: at,
    ...standing(game),
  };
}
