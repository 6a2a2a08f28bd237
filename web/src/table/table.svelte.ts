/** One game as this browser sees it: what is shown, what the person can do there, and what they are about to do. */
import type { Connection } from "../net/live";
import type {
  ChatLine,
  GameView,
  LegalDecision,
  LoggedEntry,
  MarketPrices,
  Now,
  Projection,
  Quote,
  ReplayView,
} from "../net/protocol";
import type { Setting } from "../notation/sentences";
import { type Gap, type Place, parse } from "../notation/words";
import { Session } from "../session/session.svelte";
import type { GameSource } from "../session/source";
import type { Attempt } from "../state/attempt.svelte";
import { settings } from "../state/settings.svelte";
import { touched } from "./companies/fresh";
import { sort } from "./deciding/choices";
import { GameLog } from "./log/gamelog.svelte";
import { type LogLine, type Note, type RoundBegan, sinceMine } from "./log/log";
import type { Source } from "./log/sources";
import { PACE, pause } from "./motion/pace";
import type { Scene } from "./motion/scene";
import { type Heard, Stage } from "./motion/stage.svelte";

/** A decision tried at a moment that is looked back at: what is legal there, and who takes the choice. */
export interface Trial {
  legal: LegalDecision[];
  decide(word: string): void;
}

export class Table {
  readonly #session: Session;
  readonly #log: GameLog;
  readonly #stage: Stage;

  /** The gap whose worker is about to leave the market. */
  picked: Gap | null = $state(null);
  /** A decision that waits for the person's confirmation. */
  held: LegalDecision | null = $state.raw(null);
  /** What the decision under the pointer or the focus costs and brings. */
  preview: Quote | null = $state.raw(null);
  /** In a lesson: the decisions that are asked for; others are offered only where none of these can be made. */
  wish: RegExp | "nothing" | null = $state.raw(null);
  /** Something better is to be found at the moment that is looked back at. */
  trial: Trial | null = $state.raw(null);
  /** What the cards of the market would cost the person at a place of the log; asked for when one is looked at. */
  prices: (MarketPrices & { seq: number }) | null = $state.raw(null);

  readonly myTurn: boolean = $derived(
    !this.past &&
      this.view?.status === "playing" &&
      this.current !== null &&
      this.mine.includes(this.current) &&
      !this.view.seats[this.current]?.stand_in,
  );
  // Taken out of the view so that a word about somebody's presence or thoughts draws none of this anew.
  readonly legal: LegalDecision[] | undefined = $derived(this.view?.legal);
  readonly #turn: string[] | undefined = $derived((this.past ?? this.view)?.position?.turn);
  /** The seats of this person that a bot plays at present. */
  readonly left: number[] = $derived(
    this.mine.filter((seat) => this.view?.seats[seat]?.stand_in && !this.hasResigned(seat)),
  );
  /** The seats of this person that have not resigned. */
  readonly playing: number[] = $derived(this.mine.filter((seat) => !this.hasResigned(seat)));
  /** Whether the person has resigned and only watches. */
  readonly resigned: boolean = $derived(this.mine.length > 0 && this.playing.length === 0);
  /** While a decision is on its way, its alternatives stay in sight; `decide` takes none of them. */
  readonly choices = $derived(sort(this.trial?.legal ?? (this.myTurn && !this.held ? this.#offered() : [])));
  /** What everybody would score if the game ended at the position shown. */
  readonly projected: Projection[] = $derived(this.past?.projected ?? this.view?.projected ?? []);
  /** Where others have just done something. */
  readonly fresh: Map<string, number> = $derived(this.past ? new Map() : touched(this.log, this.mine));
  /** What others have done since the person's last turn; for whoever only watches, the last decision. */
  readonly since: LogLine[] = $derived(
    this.past ? [] : sinceMine(this.lines, this.playing, this.myTurn ? (this.#turn?.length ?? 0) : 0),
  );

  /** £ of the person's company as they were before the present turn: what its prices are compared with. */
  readonly purse: number = $derived.by(() => {
    const before = this.myTurn && this.#turn?.length ? this.view?.position?.seats[this.own] : null;
    return (before ?? this.now?.seats[this.own])?.money ?? 0;
  });
  /** The one thing that can be done, where it is only a matter of form: entering phase II without a worker, or passing. */
  readonly forced: LegalDecision | null = $derived.by(() => {
    const only = this.legal?.length === 1 ? this.legal[0] : undefined;
    const formal = only?.word === "phase2" || only?.word === "pass";
    return settings.forced && !this.lesson && this.myTurn && formal ? only : null;
  });

  /** The market place whose activation is under way in the present turn. */
  readonly activePlace: Place | null = $derived.by(() => {
    for (const word of this.#turn ?? []) {
      const decision = parse(word);
      if (decision.verb === "activate" || decision.verb === "lobby") return decision.at;
    }
    return null;
  });

  /** What sentences about the present position need to know. */
  readonly setting: Setting = $derived(this.settingOf(this.now, this.current ?? 0));

  /** The place of the log whose prices were asked for last. */
  #priced: number | null = null;

  constructor(
    readonly source: GameSource,
    /** In a lesson there is nobody else who could agree to anything, and nothing to leave. */
    readonly lesson = false,
  ) {
    this.#session = new Session(source);
    this.#log = new GameLog(source, () => this.#stage.names);
    this.#stage = new Stage(this.#session, this.#log, () => this.#drop());
    this.#session.open(
      (what) => this.#stage.take(what),
      () => this.#stage.seen,
    );
    void this.#stage.catchUp();
  }

  close(): void {
    this.#log.close();
    this.#session.close();
  }

  get id(): string {
    return this.source.id;
  }
  get connection(): Connection {
    return this.#session.connection;
  }
  get trouble(): Attempt {
    return this.#session.trouble;
  }
  get chat(): ChatLine[] {
    return this.#session.chat;
  }
  get muted(): string[] {
    return this.#session.muted;
  }
  /** The word on its way; "undo" while something is taken back. */
  get sent(): string | null {
    return this.#session.sent;
  }
  /** What was entered and still holds. */
  get log(): LoggedEntry[] {
    return this.#log.entries;
  }
  get lines(): LogLine[] {
    return this.#log.lines;
  }
  get notes(): Note[] {
    return this.#log.notes;
  }
  /** Where the points of every seat came from. */
  get sources(): Source[][] {
    return this.#log.sources;
  }
  /** Looking back: the position after some earlier decision. */
  get past(): ReplayView | null {
    return this.#log.past;
  }
  /** The position before the first decision. */
  get start(): Now | null {
    return this.#log.start;
  }
  get view(): GameView | null {
    return this.#stage.view;
  }
  get scene(): Scene | null {
    return this.#stage.scene;
  }
  get now(): Now | null {
    return this.#stage.now;
  }
  get current(): number | null {
    return this.#stage.current;
  }
  get mine(): number[] {
    return this.#stage.mine;
  }
  /** The seat whose company lies before the person. */
  get own(): number {
    return this.#stage.own;
  }
  /** £ that the decisions of the present turn have cost so far. */
  get paidThisTurn(): number {
    return this.#stage.paidThisTurn;
  }
  /** The round that has just begun. */
  get began(): RoundBegan | null {
    return this.#stage.began;
  }
  /** What a screen reader is told. */
  get heard(): Heard[] {
    return this.#stage.heard;
  }

  /** Whether what is shown is the end of the game. */
  get over(): boolean {
    return this.view?.status === "finished" && !this.past;
  }

  name(seat: number | null): string {
    return this.#stage.name(seat);
  }

  settingOf(now: Now | null, seat: number): Setting {
    return this.#stage.settingOf(now, seat);
  }

  /** The card whose activation is under way. */
  get asking(): string | undefined {
    const place = this.activePlace;
    if (!place) return undefined;
    return this.now?.market[place]?.card ?? this.scene?.market.get(place)?.card;
  }

  /** Decides; with confirmations on, the last decision of a turn and entering phase II wait for one. */
  decide(legal: LegalDecision): void {
    if (this.trial) {
      this.picked = null;
      this.trial.decide(legal.word);
      return;
    }
    if (!this.myTurn || this.sent) return;
    if (this.#asks(legal) && this.held?.word !== legal.word) {
      this.held = legal;
      return;
    }
    // What was held for a confirmation stays in sight until the game has gone on.
    if (this.held?.word !== legal.word) this.held = null;
    this.picked = null;
    this.#session.decide(this.#seq, legal.word);
  }

  /** What could still be done for points in place of passing. */
  get unused(): LegalDecision[] {
    return (this.legal ?? []).filter(({ quote }) => (quote.vp ?? 0) > 0 || (quote.projected ?? 0) > 0);
  }

  /** Whether a decision waits for a confirmation. */
  #asks({ word, quote }: LegalDecision): boolean {
    if (this.legal?.length === 1 && (word === "phase2" || word === "pass")) return false;
    if (word === "pass" && this.unused.length > 0) return true;
    // Without a worker to place nothing is given up.
    if (word === "phase2" && this.now?.seats[this.current ?? this.own]?.active === 0)
      return settings.confirmTurn;
    return (word === "phase2" && settings.confirmPhase) || ((quote.ends ?? false) && settings.confirmTurn);
  }

  /** Shows at once what others have done. */
  skip(): void {
    this.#stage.skip();
  }

  /** Previews the decision of a word, or none. */
  consider(word: string | undefined): void {
    this.preview = this.choices.all.find((legal) => legal.word === word)?.quote ?? null;
    if (word?.startsWith("place:")) void this.askPrices();
  }

  /** Asks what the cards cost at the moment shown, if that is not known. Without connection, the printed price must do. */
  async askPrices(): Promise<void> {
    const seq = this.#seq;
    if (this.view?.status !== "playing" || this.playing.length === 0) return;
    if (this.#priced === seq) return;
    this.#priced = seq;
    const at = this.view.decisions;
    const found = await this.source.prices(this.own, at).catch(() => null);
    if (this.#priced !== seq) return; // the game has gone on
    if (found?.at === at) this.prices = { ...found, seq };
    else this.#priced = null;
  }

  /** What a card would cost the person as things stand, where that is known. */
  priceAt(place: Place): MarketPrices["prices"][string] | undefined {
    return this.prices?.seq === this.view?.seq && !this.past ? this.prices?.prices[place] : undefined;
  }

  confirm(): void {
    const legal = this.held;
    if (legal) this.decide(legal);
  }

  /** Does something else than what waits for confirmation. */
  decideInstead(legal: LegalDecision): void {
    this.held = null;
    this.decide(legal);
  }

  /** What can be taken back. */
  get undoable(): "choice" | "undo" | "undo-ask" | null {
    if (this.past && !this.picked) return null;
    if (this.held || this.picked) return "choice";
    if (this.view?.you.can_undo) return "undo";
    return this.view?.you.can_ask_undo && !this.lesson ? "undo-ask" : null;
  }

  /** Takes back what is not yet decided, else the last decision. */
  undo(): void {
    const kind = this.undoable;
    if (kind === "choice") {
      if (this.sent) return;
      this.held = null;
      this.picked = null;
      return;
    }
    if (kind && !this.sent) this.#session.takeBack(this.#seq, kind);
  }

  answerUndo(yes: boolean): void {
    this.#session.say({ type: "undo-answer", seq: this.#seq, yes });
  }

  say(text: string): void {
    this.#session.say({ type: "chat", text });
  }

  /** The host lets somebody's words stay out of the chat, or in again. */
  mute(player: string, muted: boolean): Promise<void> {
    return this.#session.mute(player, muted);
  }

  ready(ready: boolean): void {
    this.#session.say({ type: "ready", ready });
  }

  get canLeave(): boolean {
    return (
      this.view?.status === "playing" && this.mine.length > 0 && this.source.people !== null && !this.lesson
    );
  }

  /** Hands a seat to a bot, which plays on until its person is back. */
  leave(seat: number): void {
    this.#session.say({ type: "leave", seat });
  }

  /** Gives a seat up for good. */
  resign(seat: number): void {
    this.#session.say({ type: "resign", seat });
  }

  hasResigned(seat: number): boolean {
    return this.view?.seats[seat]?.stand_in?.reason === "resigned";
  }

  /** Whether a bot decides for a seat at present. */
  playsItself(seat: number | null): boolean {
    const player = this.view?.seats[seat ?? -1];
    return player?.kind === "bot" || player?.stand_in != null;
  }

  comeBack(seat: number): void {
    this.#session.say({ type: "return", seat });
  }

  /** Lets a bot play for somebody who is away. */
  replace(seat: number): void {
    this.#session.say({ type: "replace", seat });
  }

  /** Shows the position after some earlier decision, or the present one again. */
  look(at: number | null): Promise<void> {
    return this.trouble.run(() => this.#stage.look(at));
  }

  /** Shows once more what happened since the person's last turn. */
  async replaySinceMine(): Promise<void> {
    const { since } = this;
    const last = since.at(-1)?.at;
    if (!last) return;
    for (let at = last - since.length; at <= last; at++) {
      await this.look(at);
      await pause(PACE * 2);
      // Whoever looks elsewhere meanwhile has seen enough.
      if (at < last && this.past?.at !== at) return;
    }
    await this.look(null);
  }

  get #seq(): number {
    return this.view?.seq ?? 0;
  }

  #offered(): LegalDecision[] {
    const { wish, legal = [] } = this;
    if (wish === "nothing") return [];
    const wished = legal.filter(({ word }) => wish?.test(word));
    return wished.length > 0 ? wished : legal;
  }

  /** What the person was about to do is overtaken by what has happened. */
  #drop(): void {
    this.preview = null;
    this.picked = null;
    this.held = null;
    this.#session.sent = null;
  }
}
