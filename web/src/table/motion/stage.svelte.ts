/** What the table shows, one thing after the other: so that it can be followed, seen moving and heard. */
import { tick } from "svelte";
import { catalogue } from "../../cards/catalogue.svelte";
import { t } from "../../i18n/fluent.svelte";
import type { GameView, LoggedEntry, Now } from "../../net/protocol";
import { type Setting, told } from "../../notation/sentences";
import type { Place } from "../../notation/words";
import type { Happening, Session } from "../../session/session.svelte";
import { seatName } from "../../state/games/bots";
import { tellForGood } from "../../state/notice.svelte";
import { settings } from "../../state/settings.svelte";
import type { GameLog } from "../log/gamelog.svelte";
import { flowsOf, noteOf, type RoundBegan, roundOf, sumsOf } from "../log/log";
import { fly, landed, measure, pourChanges } from "./flights";
import { BANNER, FAR_BEHIND, followed, HURRIED, PACE, pause } from "./pace";
import { type Scene, stage } from "./scene";
import { play, soundsOf } from "./sound";

type Aside = Exclude<LoggedEntry["entry"], { kind: "decision" }>;

/** A line for a screen reader; by its key, no line is told again when another comes. */
export interface Heard {
  key: number;
  line: string;
}

export class Stage {
  view: GameView | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** The round that has just begun. */
  began: RoundBegan | null = $state.raw(null);
  /** What a screen reader is told. */
  heard: Heard[] = $state.raw([]);

  readonly now: Now | null = $derived.by(() => this.log.past?.now ?? this.view?.now ?? null);
  readonly current: number | null = $derived.by(() =>
    this.log.past ? this.log.past.current : (this.view?.current ?? null),
  );
  readonly mine: number[] = $derived(this.view?.you.seats ?? []);
  /** The seat whose company lies before the person: the one to decide at a hot seat, else one's own; for a spectator always the first. */
  readonly own: number = $derived(
    this.mine.length > 1 && this.current !== null && this.mine.includes(this.current)
      ? this.current
      : (this.mine[0] ?? 0),
  );
  // Taken out of the view so that a word about somebody's presence or thoughts draws none of this anew.
  readonly #seats = $derived(this.view?.seats);
  /** One string: it stays the same as long as nobody is called otherwise. */
  readonly names: string = $derived((this.#seats ?? []).map((_, seat) => this.name(seat)).join("\n"));
  /** £ that the decisions of the turn shown have cost so far. */
  readonly paidThisTurn: number = $derived.by(() => {
    const { entries, past } = this.log;
    const made = (past ?? this.view)?.position?.turn.length ?? 0;
    const decided = entries.filter((each) => each.entry.kind === "decision");
    const until = past?.at ?? decided.length;
    return sumsOf(decided.slice(until - made, until).flatMap((each) => each.events)).paid;
  });

  #queue: Happening[] = [];
  #pumping = false;
  /** Resolves once all that has happened is shown. */
  seen: Promise<void> = Promise.resolve();
  /** Entries that are not shown, as they are taken back by a later one, which they are noted with. */
  readonly #passedOver: LoggedEntry[] = [];
  /** When the last decision was shown. */
  #shown = 0;
  #hurried = false;
  #goOn: () => void = () => {};
  /** How often somebody has looked elsewhere: of answers that overtake each other the last one asked for counts. */
  #looks = 0;

  constructor(
    readonly session: Session,
    readonly log: GameLog,
    /** Called with every new view: what the person was about to do has been overtaken. */
    readonly overtaken: () => void,
  ) {}

  name(seat: number | null): string {
    return this.#seats && seat !== null ? seatName(this.#seats, seat) : "";
  }

  /** What sentences about a position need to know. */
  settingOf(now: Now | null, seat: number): Setting {
    const residence = now?.seats[seat]?.residence ?? 0;
    const track = catalogue.track;
    return {
      cardAt: (place: Place) => now?.market[place]?.card,
      tokensAt: (place: Place) => now?.market[place]?.tokens ?? [],
      paid: this.paidThisTurn,
      event: now?.event.name ?? "",
      eventToken: now?.event.token ?? null,
      residence,
      nextResidence: track[track.indexOf(residence) + 1] ?? residence,
    };
  }

  /** Shows what happened when its turn has come. */
  take(what: Happening): void {
    this.#queue.push(what);
    if (what.type === "entry" && what.entry.kind === "undo") this.#goOn();
    if (!this.#pumping) this.seen = this.#pump();
  }

  /** Shows the position after some earlier decision, or the present one again. */
  async look(at: number | null): Promise<void> {
    const there = at !== null && at < (this.view?.decisions ?? 0);
    this.#looks += 1;
    const asked = this.#looks;
    const past = there ? await this.session.source.at(Math.max(0, at)) : null;
    if (asked !== this.#looks) return;
    await this.#change(() => {
      this.log.past = past;
    });
  }

  /** Fetches what was entered and said while nobody listened. */
  catchUp(): Promise<void> {
    const { session, log } = this;
    return session.trouble.run(() => session.expect(Promise.all([log.load(), session.loadChat()])));
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    for (let what = this.#queue.shift(); what; what = this.#queue.shift()) await this.#present(what);
    this.#pumping = false;
  }

  async #present(what: Happening): Promise<void> {
    switch (what.type) {
      case "view": {
        const open = () => this.#open(what.view);
        return open().catch(() => this.session.trouble.run(open)); // not at once: a refusal outlives the view that follows it
      }
      case "thinking":
        if (this.view) this.view = { ...this.view, thinking: what.thinking };
        return;
      case "presence":
        return this.#seePresence(what);
      case "entry":
        return this.#seeEntry(what);
    }
  }

  /** Shows the table as it is, with the cards of its edition. */
  async #open(view: GameView): Promise<void> {
    await catalogue.load(view.edition);
    if (view.seq < (this.view?.seq ?? 0)) return; // tried again after newer ones were shown
    if (view.now) void this.log.loadStart();
    if (this.log.lags(view.seq)) void this.catchUp();
    await this.#change(() => this.#show(view));
  }

  #seePresence({ connected, replaceable, spectators }: Extract<Happening, { type: "presence" }>): void {
    if (!this.view) return;
    const seats = this.view.seats.map((seat, i) => ({
      ...seat,
      connected: connected[i] ?? false,
      replaceable: replaceable[i] ?? null,
    }));
    this.view = { ...this.view, seats, spectators };
  }

  async #seeEntry({ seq, at, entry, events, view }: Extract<Happening, { type: "entry" }>): Promise<void> {
    const logged = { seq, at, entry, events };
    if (seq <= (this.view?.seq ?? 0)) return this.log.note([logged]);
    if (!this.#isTakenBack(view)) await this.#breathe(entry);
    if (this.#isTakenBack(view)) {
      this.#passedOver.push(logged);
      return;
    }
    const [before, awaited] = [this.view?.now ?? null, this.view?.current ?? null];
    if (entry.kind === "decision") this.#announce(entry.seat, entry.word, events, before);
    else this.#hearOf(entry);
    await this.#change(() => {
      this.log.note([...this.#passedOver.splice(0), logged]);
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

  /** Whether a position is no more, by what is yet to be shown: then nobody needs to see it. */
  #isTakenBack(view: GameView | null): boolean {
    return this.#queue.some(
      (later) =>
        later.type === "entry" &&
        later.entry.kind === "undo" &&
        later.entry.to < (view?.decisions ?? Number.NEGATIVE_INFINITY),
    );
  }

  #show(view: GameView): void {
    this.view = view;
    if (view.current !== null && this.mine.includes(view.current)) this.#hurried = false;
    this.overtaken();
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

  /** Lets what moves land before the next thing moves. One's own decisions do not wait, nor does whoever is far behind. */
  async #breathe(entry: LoggedEntry["entry"]): Promise<void> {
    const own = (entry.kind === "decision" || entry.kind === "undo") && this.mine.includes(entry.seat);
    if (own || settings.motion === "none" || document.hidden) return;
    if (this.#isFarBehind) return pause(HURRIED);
    const enough = new Promise<void>((go) => {
      this.#goOn = go;
    });
    if (this.#hurried) this.#goOn();
    await Promise.race([
      pause((this.began ? 2 : 1) * followed() - (performance.now() - this.#shown)),
      enough,
    ]);
    // A page that is hidden meanwhile moves nothing to its end.
    await Promise.race([landed(), pause(PACE), enough]);
  }

  /** Behind what people do; what bots do among themselves can be watched at leisure. */
  get #isFarBehind(): boolean {
    const people = this.view?.seats.some(({ kind }) => kind === "person") ?? false;
    return people && this.#queue.filter(({ type }) => type === "entry").length > FAR_BEHIND;
  }

  /** Somebody has seen enough: what others do is shown at once, until the person is asked again. */
  skip(): void {
    this.#hurried = true;
    this.#goOn();
  }

  /** A new round stands above the table for a moment. */
  #announceRound(began: RoundBegan | null): void {
    this.began = began;
    if (!began) return;
    setTimeout(() => {
      if (this.began === began) this.began = null;
    }, BANNER);
  }

  #announce(seat: number, word: string, events: LoggedEntry["events"], before: Now | null): void {
    const setting = { ...this.settingOf(before, seat), valueOpen: flowsOf(events).length === 0 };
    const line = told(word, this.name(seat), setting, sumsOf(events));
    this.#say(line);
  }

  #say(line: string): void {
    this.heard = [...this.heard.slice(-4), { key: (this.heard.at(-1)?.key ?? 0) + 1, line }];
  }

  /** What happens beside the decisions: somebody takes back, asks, refuses, leaves or comes back. */
  #hearOf(entry: Aside): void {
    const name = this.name(entry.seat);
    const refused = entry.kind === "undo-answered" && !entry.yes;
    if (refused && this.mine.includes(this.view?.undo?.seat ?? -1))
      this.session.trouble.tell(t("web-undo-refused", { name }));
    const line = {
      undo: "log-undone",
      "undo-asked": "web-undo-asked",
      "undo-answered": refused ? "web-undo-refused" : null,
      "stand-in": null,
      returned: null,
    }[entry.kind];
    const said = noteOf(entry, name) ?? (line && t(line, { name }));
    if (said) this.#say(said);
    if (entry.kind === "stand-in" && entry.reason === "resigned" && !this.mine.includes(entry.seat))
      tellForGood("web-stand-in-resigned", { name });
  }
}
