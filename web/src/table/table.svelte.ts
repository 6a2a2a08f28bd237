/** One game as this browser sees it: the live view, the log, the person's half-made choice, and looking back. */
import { tick } from "svelte";
import { catalogue } from "../cards/catalogue.svelte";
import { t } from "../i18n/fluent.svelte";
import { get, post, Refused, unreachable } from "../net/http";
import { type Connection, Live } from "../net/live";
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
  ServerMessage,
} from "../net/protocol";
import { type Setting, told } from "../notation/sentences";
import { type Gap, type Place, parse } from "../notation/words";
import { Attempt } from "../state/attempt.svelte";
import { seatName } from "../state/bots";
import { introduce } from "../state/play";
import { settings } from "../state/settings.svelte";
import { sort } from "./choices";
import { fly, landed, measure, pourChanges } from "./flights";
import { touched } from "./fresh";
import { History, inForce, type LogLine, type RoundBegan, roundOf, sumsOf } from "./log";
import { type Scene, stage } from "./scene";
import { play, soundsOf } from "./sound";

const PACE = 520;
/** How long somebody else's decision stands before the next, so that it can be followed. */
const FOLLOWED = 900;
const HURRIED = 140;
/** How long a new round is announced. */
const BANNER = 2400;

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

export class Table {
  view: GameView | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** Everything that was entered, in its order, also what was taken back later. */
  #entries: LoggedEntry[] = $state.raw([]);
  /** What still holds. */
  readonly log: LoggedEntry[] = $derived(inForce(this.#entries));
  chat: ChatLine[] = $state.raw([]);
  /** The people whom this browser has muted, as their host. */
  muted: string[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** What the person asked for and could not be done. */
  readonly trouble = new Attempt();
  /** The gap whose worker is about to leave the market. */
  picked: Gap | null = $state(null);
  /** A decision that waits for the person's confirmation. */
  held: LegalDecision | null = $state.raw(null);
  /** What the decision under the pointer or the focus costs and brings. */
  preview: Quote | null = $state.raw(null);
  /** The word on its way to the server. */
  sent: string | null = $state(null);
  /** Looking back: the position after some earlier decision. */
  past: ReplayView | null = $state.raw(null);
  /** The position before the first decision: where the log begins. */
  start: Now | null = $state.raw(null);
  /** In a lesson: the decisions that are asked for; others are offered only where none of these can be made. */
  wish: RegExp | "nothing" | null = $state.raw(null);
  /** What the cards of the market would cost the person at a place of the log; asked for when one is looked at. */
  prices: (MarketPrices & { seq: number }) | null = $state.raw(null);
  /** The round that has just begun. */
  began: RoundBegan | null = $state.raw(null);
  /** What a screen reader is told. */
  heard: string[] = $state.raw([]);

  readonly now: Now | null = $derived(this.past?.now ?? this.view?.now ?? null);
  readonly mine: number[] = $derived(this.view?.you.seats ?? []);
  readonly current: number | null = $derived(this.past ? this.past.current : (this.view?.current ?? null));
  readonly myTurn: boolean = $derived(
    !this.past &&
      this.view?.status === "playing" &&
      this.current !== null &&
      this.mine.includes(this.current) &&
      !this.view.seats[this.current]?.stand_in,
  );
  // Taken out of the view so that a word about somebody's presence or thoughts draws none of this anew.
  readonly legal: LegalDecision[] | undefined = $derived(this.view?.legal);
  readonly #seats = $derived(this.view?.seats);
  readonly #turn: string[] | undefined = $derived((this.past ?? this.view)?.position?.turn);
  /** The seats of this person that a bot plays at present. */
  readonly left: number[] = $derived(this.mine.filter((seat) => this.view?.seats[seat]?.stand_in));
  /** While a decision is on its way, its alternatives stay in sight; `decide` takes none of them. */
  readonly choices = $derived(sort(this.myTurn && !this.held ? this.#offered() : []));
  /** The seat whose company lies before the person: the one to decide at a hot seat, else one's own. */
  readonly own: number = $derived(
    this.mine.length > 1 && this.current !== null && this.mine.includes(this.current)
      ? this.current
      : (this.mine[0] ?? this.current ?? 0),
  );

  /** What everybody would score if the game ended at the position shown. */
  readonly projected: Projection[] = $derived(this.past?.projected ?? this.view?.projected ?? []);

  /** Where others have just done something. */
  readonly fresh: Map<string, number> = $derived(this.past ? new Map() : touched(this.log, this.mine));
  /** What somebody else did last. */
  readonly latest: LogLine | null = $derived.by(() => {
    const line = this.lines.at(-1);
    return line && !this.past && !this.mine.includes(line.seat) ? line : null;
  });

  /** £ that the decisions of the present turn have cost so far. */
  readonly paidThisTurn: number = $derived.by(() => {
    const made = this.view?.position?.turn.length ?? 0;
    const turn = this.log.filter((each) => each.entry.kind === "decision").slice(-made || this.log.length);
    return sumsOf(turn.flatMap((each) => each.events)).paid;
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

  // One string: it stays the same as long as nobody is called otherwise.
  readonly #names: string = $derived((this.#seats ?? []).map((_, seat) => this.name(seat)).join("\n"));
  readonly #history: History | null = $derived.by(() => {
    void settings.language; // its sentences are of one language
    return this.start && new History(this.start, catalogue.track, this.#names.split("\n"));
  });

  readonly lines: LogLine[] = $derived(this.#history?.lines(this.log) ?? []);

  /** The last entry before the latest view: what came until then is fetched, what comes later is told. */
  #until: number | null = null;
  #loading = false;
  #closed = false;
  #live: Live;
  #queue: ServerMessage[] = [];
  #pumping = false;
  /** The place of the log whose prices were asked for last. */
  #priced: number | null = null;
  /** When the last decision was shown. */
  #shown = 0;

  constructor(
    readonly id: string,
    readonly secret?: string,
  ) {
    this.#live = new Live(
      id,
      (message) => this.#hear(message),
      (state) => {
        this.connection = state;
        if (state === "open" && unreachable(this.trouble.problem)) this.trouble.clear();
      },
      secret,
    );
    void this.trouble.run(() => this.#loadLog());
    // Most games use it, and the table is laid sooner.
    catalogue.fetch("standard").catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    this.#live.close();
  }

  name(seat: number | null): string {
    return this.#seats && seat !== null ? seatName(this.#seats, seat) : "";
  }

  settingOf(now: Now | null, seat: number): Setting {
    const residence = now?.seats[seat]?.residence ?? 0;
    const track = catalogue.track;
    return {
      cardAt: (place: Place) => now?.market[place]?.card,
      paid: this.paidThisTurn,
      event: now?.event.name ?? "",
      eventToken: now?.event.token ?? null,
      residence,
      nextResidence: track[track.indexOf(residence) + 1] ?? residence,
    };
  }

  /** The card whose activation is under way. */
  get asking(): string | undefined {
    const place = this.activePlace;
    if (!place) return undefined;
    return this.now?.market[place]?.card ?? this.scene?.market.get(place)?.card;
  }

  /** Decides; with confirmations on, the last decision of a turn and entering phase II wait for one. */
  decide(legal: LegalDecision): void {
    if (!this.myTurn || this.sent) return;
    const asks =
      (legal.word === "phase2" && settings.confirmPhase) || (legal.quote.ends && settings.confirmTurn);
    if (asks && this.held?.word !== legal.word) {
      this.held = legal;
      return;
    }
    this.held = null;
    this.picked = null;
    const { word } = legal;
    this.#say({ type: "decision", seq: this.view?.seq, word, ref: word }, () => {
      this.sent = word;
    });
  }

  /** Previews the decision of a word, or none. */
  consider(word: string | undefined): void {
    this.preview = this.choices.all.find((legal) => legal.word === word)?.quote ?? null;
    if (word?.startsWith("place:")) void this.askPrices();
  }

  /** Asks what the cards cost now, if that is not known. Without connection, the printed price must do. */
  async askPrices(): Promise<void> {
    const seq = this.view?.seq ?? 0;
    if (this.view?.status !== "playing" || this.mine.length === 0 || this.#priced === seq) return;
    this.#priced = seq;
    const found = await get<MarketPrices>(`/api/games/${this.id}/prices/${this.own}`).catch(() => null);
    if (this.#priced !== seq) return; // the game has gone on
    if (found) this.prices = { ...found, seq };
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

  /** What can be taken back. In a lesson there is nobody who could agree to more than the present turn. */
  get undoable(): "choice" | "undo" | "undo-ask" | null {
    if (this.past) return null;
    if (this.held || this.picked) return "choice";
    if (this.view?.you.can_undo) return "undo";
    return this.view?.you.can_ask_undo && !this.secret ? "undo-ask" : null;
  }

  /** Takes back what is not yet decided, else the last decision. */
  undo(): void {
    const kind = this.undoable;
    if (kind === "choice") {
      this.held = null;
      this.picked = null;
      return;
    }
    if (kind) this.#say({ type: kind, seq: this.view?.seq });
  }

  answerUndo(yes: boolean): void {
    this.#say({ type: "undo-answer", seq: this.view?.seq, yes });
  }

  say(text: string): void {
    this.#say({ type: "chat", text });
  }

  /** The host lets somebody's words stay out of the chat, or in again. */
  mute(player: string, muted: boolean): Promise<void> {
    return this.trouble.run(async () => {
      await post(`/api/games/${this.id}/mute`, { player, muted });
      this.muted = muted ? [...this.muted, player] : this.muted.filter((each) => each !== player);
    });
  }

  ready(ready: boolean): void {
    this.#say({ type: "ready", ready });
  }

  get canLeave(): boolean {
    return this.view?.status === "playing" && this.mine.length > 0 && !this.secret;
  }

  /** Hands a seat to a bot, which plays on until its person is back. */
  leave(seat: number): void {
    this.#say({ type: "leave", seat });
  }

  comeBack(seat: number): void {
    this.#say({ type: "return", seat });
  }

  /** Lets a bot play for somebody who is away. */
  replace(seat: number): void {
    this.#say({ type: "replace", seat });
  }

  /** Sits down on an open seat. */
  async takeSeat(seat: number): Promise<void> {
    await introduce();
    await post(`/api/games/${this.id}/seats/${seat}/take`);
    this.#live.renew();
  }

  look(at: number | null): Promise<void> {
    return this.trouble.run(() => this.#look(at));
  }

  async #look(at: number | null): Promise<void> {
    if (at === null || at >= (this.view?.decisions ?? 0)) {
      await this.#change(() => {
        this.past = null;
      });
      return;
    }
    const replay = await get<ReplayView>(`/api/games/${this.id}/at/${Math.max(0, at)}`);
    await this.#change(() => {
      this.past = replay;
    });
  }

  /** Shows once more what happened since the person's last turn. */
  async replaySinceMine(): Promise<void> {
    const turn = this.myTurn ? (this.view?.position?.turn.length ?? 0) : 0;
    const decided = this.log.filter((each) => each.entry.kind === "decision");
    const before = decided.slice(0, decided.length - turn);
    const last = before.findLastIndex((each) => this.mine.includes(each.entry.seat));
    for (let at = last + 1; at <= before.length; at++) {
      await this.look(at);
      await pause(PACE * 2);
      // Whoever looks elsewhere meanwhile has seen enough.
      if (at < before.length && this.past?.at !== at) return;
    }
    await this.look(null);
  }

  #offered(): LegalDecision[] {
    const { wish, legal = [] } = this;
    if (wish === "nothing") return [];
    const wished = legal.filter(({ word }) => wish?.test(word));
    return wished.length > 0 ? wished : legal;
  }

  /** Tells the server something; `sent` follows once it is on its way. */
  #say(message: object, sent?: () => void): void {
    void this.trouble.run(() => {
      if (!this.#live.send(message)) throw new Refused("unreachable", "", 0);
      sent?.();
    });
  }

  async #loadLog(): Promise<void> {
    this.#loading = true;
    try {
      do {
        const [{ entries }, { lines }] = await Promise.all([
          get<{ entries: LoggedEntry[] }>(`/api/games/${this.id}/entries?since=0`),
          get<{ lines: ChatLine[] }>(`/api/games/${this.id}/chat?since=0`),
        ]);
        this.#note(entries.filter(({ seq }) => seq <= (this.#until ?? seq)));
        this.chat = [...lines, ...this.chat.filter(({ id }) => lines.every((line) => line.id !== id))];
        // A view that came meanwhile may be newer than this answer.
        if (this.#behind) await pause(HURRIED);
      } while (this.#behind && !this.#closed);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404)) throw error;
      this.connection = "missing";
    } finally {
      this.#loading = false;
    }
  }

  get #behind(): boolean {
    return (this.#entries.at(-1)?.seq ?? 0) < (this.#until ?? 0);
  }

  /** Keeps entries that are not known yet. */
  #note(entries: LoggedEntry[]): void {
    const known = new Set(this.#entries.map(({ seq }) => seq));
    const fresh = entries.filter(({ seq }) => !known.has(seq));
    if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh].sort((a, b) => a.seq - b.seq);
  }

  /** Where the log begins; the table does not wait for it. */
  async #loadStart(): Promise<void> {
    try {
      this.start = (await get<ReplayView>(`/api/games/${this.id}/at/0`)).now;
    } catch {
      // Without connection: the next view asks again.
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "error":
        this.sent = null;
        this.trouble.tell(new Refused(message.error.code, message.error.message, 0));
        this.#live.send({ type: "view" });
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.chat.id), message.chat];
        break;
      case "thinking":
      case "presence":
      case "entry":
      case "view":
        this.#queue.push(message);
        void this.#pump();
        break;
    }
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) {
      await this.#take(message);
    }
    this.#pumping = false;
  }

  /** Shows the table as it is, with the cards of its edition. */
  async #open(view: GameView): Promise<void> {
    await catalogue.load(view.edition.name);
    if (view.seq < (this.view?.seq ?? 0)) return; // tried again after newer ones were shown
    if (!this.start && view.now) void this.#loadStart();
    this.#until = view.seq;
    if (this.#behind && !this.#loading) void this.trouble.run(() => this.#loadLog());
    await this.#change(() => this.#show(view));
  }

  async #take(message: ServerMessage): Promise<void> {
    if (message.type === "view") {
      const open = () => this.#open(message.view);
      return open().catch(() => this.trouble.run(open)); // not at once: a refusal outlives the view that follows it
    }
    if (message.type === "thinking" && this.view) this.view = { ...this.view, thinking: message.thinking };
    if (message.type === "presence" && this.view) {
      const seats = this.view.seats.map((seat, i) => ({
        ...seat,
        connected: message.connected[i] ?? false,
        replaceable: message.replaceable[i] ?? null,
      }));
      this.view = { ...this.view, seats, spectators: message.spectators };
    }
    if (message.type !== "entry") return;
    const { seq, at, entry, events, view } = message;
    const logged = { seq, at, entry, events };
    if (seq <= (this.view?.seq ?? 0)) return this.#note([logged]);
    await this.#breathe(entry);
    const [before, awaited] = [this.view?.now ?? null, this.view?.current ?? null];
    if (entry.kind === "decision") this.#announce(entry.seat, entry.word, events, before);
    else this.#hearOf(entry);
    await this.#change(() => {
      this.#note([logged]);
      if (view) this.#show(view);
    });
    this.#announceRound(roundOf(events));
    if (!view || !before) return;
    if (entry.kind === "decision" && settings.sound)
      soundsOf(entry.word, before, view, awaited).forEach(play);
    if (settings.motion === "none" || document.hidden) return;
    if (view.now) pourChanges(before, view.now, entry.kind === "decision" ? entry.word : null, PACE);
    this.#shown = performance.now();
  }

  /** A new round stands above the table for a moment. */
  #announceRound(began: RoundBegan | null): void {
    this.began = began;
    if (!began) return;
    setTimeout(() => {
      if (this.began === began) this.began = null;
    }, BANNER);
  }

  /** Lets what moves land before the next thing moves. One's own decisions do not wait, nor does whoever is far behind. */
  async #breathe(entry: LoggedEntry["entry"]): Promise<void> {
    const own = entry.kind === "decision" && this.mine.includes(entry.seat);
    if (own || settings.motion === "none" || document.hidden) return;
    if (this.#queue.length > 8) return pause(HURRIED);
    await pause((this.began ? BANNER : FOLLOWED) - (performance.now() - this.#shown));
    // A page that is hidden meanwhile moves nothing to its end.
    await Promise.race([landed(), pause(PACE)]);
  }

  #show(view: GameView): void {
    this.view = view;
    this.preview = null;
    this.sent = null;
    this.picked = null;
    this.held = null;
  }

  /** Makes a change and lets everything that moved by it fly. */
  async #change(make: () => void): Promise<void> {
    const moving = settings.motion === "full" && !document.hidden;
    const before = moving ? measure() : null;
    const own = this.own;
    make();
    if (this.now) this.scene = stage(this.scene, this.now);
    await tick();
    // At a hot seat the companies change places with the turn: only what moved in the market has really moved.
    if (before && before.size > 0) fly(before, PACE, own === this.own ? "" : ".market");
  }

  #announce(seat: number, word: string, events: LoggedEntry["events"], before: Now | null): void {
    const line = told(word, this.name(seat), this.settingOf(before, seat), sumsOf(events));
    this.heard = [...this.heard.slice(-4), line];
  }

  /** What happens beside the decisions: somebody takes back, asks, refuses, leaves or comes back. */
  #hearOf(entry: Exclude<LoggedEntry["entry"], { kind: "decision" }>): void {
    const name = this.name(entry.seat);
    const refused = entry.kind === "undo-answered" && !entry.yes;
    if (refused && this.mine.includes(this.view?.undo?.seat ?? -1))
      this.trouble.tell(t("web-undo-refused", { name }));
    const line = {
      undo: "log-undone",
      "undo-asked": "web-undo-asked",
      "undo-answered": refused ? "web-undo-refused" : null,
      "stand-in": "web-stand-in",
      returned: "web-returned",
    }[entry.kind];
    if (line) this.heard = [...this.heard.slice(-4), t(line, { name })];
  }
}
