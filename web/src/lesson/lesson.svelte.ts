/** A guided game: real games from prepared positions, in which one thing at a time is asked for. */
import { catalogue } from "../cards/catalogue.svelte";
import type { Position } from "../engine/game/position";
import { t } from "../i18n/fluent.svelte";
import { makePassing } from "../local/games";
import { LocalSource } from "../local/source";
import { as, post } from "../net/http";
import type { GameCreated, GameView, NewGame, SeatSpec } from "../net/protocol";
import { SERVERLESS } from "../state/address/place";
import { preparedToPlay } from "../state/games/preparation.svelte";
import { change, settings } from "../state/settings.svelte";
import { pause } from "../table/motion/pace";
import type { Table } from "../table/table.svelte";
import { type Chapter, SECOND_LESSON, type Step, words } from "./steps";

const [PUPIL, RIVAL] = [0, 1];

/** A table of the lesson; on a server each seat has a secret. */
interface LessonGame {
  id: string;
  secrets: (string | null)[];
}

export class Lesson {
  game: LessonGame | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  #chapter = $state(0);
  #index = $state(0);
  #answering = false;
  /** A chapter's table is being laid; whoever clicks twice gets one. */
  #beginning = $state(false);

  #chapters: Chapter[] = $state.raw([]);
  readonly chapter: Chapter | undefined = $derived(this.#chapters[this.#chapter]);
  readonly step: Step | undefined = $derived(this.chapter?.steps[this.#index]);
  readonly number: number = $derived(
    this.#chapters.slice(0, this.#chapter).reduce((n, { steps }) => n + steps.length, 0) + this.#index + 1,
  );
  readonly total: number = $derived(this.#chapters.reduce((n, { steps }) => n + steps.length, 0));
  readonly finished: boolean = $derived(this.step === this.#chapters.at(-1)?.steps.at(-1));
  readonly ready: boolean = $derived(
    !this.#beginning &&
      this.table !== null &&
      this.step !== undefined &&
      (!this.step.wish || (this.table.myTurn && (this.table.legal?.length ?? 0) > 0)) &&
      (this.step.ready?.(this.table) ?? true),
  );
  readonly text: string = $derived(
    this.step && this.table ? words(this.step, this.table, this.rivalName) : "",
  );

  constructor(chapters: Chapter[]) {
    this.#chapters = chapters;
  }

  get title(): string {
    return t(this.chapter?.title ?? "lesson-title");
  }

  get rivalName(): string {
    return t("lesson-rival");
  }

  /** Begins a chapter at a table of its own. */
  async begin(chapter = 0): Promise<void> {
    this.#beginning = true;
    try {
      await this.#lay(chapter);
    } finally {
      this.#beginning = false;
    }
  }

  async #lay(chapter: number): Promise<void> {
    const position = this.#chapters[chapter]?.position(catalogue.loadStandard()) as Position;
    const names = [settings.name || t("profile-guest"), this.rivalName, t("bot-name-2")];
    const game = await layHere(position, names).catch((problem) => layThere(position, names, problem));
    this.#chapter = chapter;
    this.#index = 0;
    this.table = null;
    this.game = game;
  }

  get secret(): string | undefined {
    return this.game?.secrets[PUPIL] ?? undefined;
  }

  next(): Promise<void> | undefined {
    if (this.#beginning) return undefined;
    if (this.#index + 1 < (this.chapter?.steps.length ?? 0)) this.#index += 1;
    else if (this.#chapter + 1 < this.#chapters.length) return this.begin(this.#chapter + 1);
    return undefined;
  }

  /** Follows the game: goes on when what was asked is done, back when it is taken back, and plays the rival. */
  follow(): void {
    const table = this.table;
    if (!table?.view) return;
    const steps = this.chapter?.steps ?? [];
    const made = decisionsOf(table, PUPIL);
    const asked = (n: number) => steps.slice(0, n).filter((step) => step.wish).length;
    if (made < asked(this.#index)) this.#index = steps.findIndex((step, i) => step.wish && asked(i) === made);
    else if (this.step?.until ? this.step.until(table) : this.step?.wish && made > asked(this.#index))
      this.#index += 1;
    table.wish = this.step?.wish ?? "nothing";
    if (this.finished) this.#remember();
    const wanted = this.chapter?.rival[decisionsOf(table, RIVAL)];
    if (wanted && table.view.current === RIVAL && table.view.status === "playing") void this.#answer(wanted);
  }

  /** Whoever has played a lesson to its end is offered the next. */
  #remember(): void {
    const learnt = this.#chapters === SECOND_LESSON ? 2 : 1;
    if (settings.learnt < learnt) change({ learnt });
  }

  async #answer(word: string): Promise<void> {
    if (this.#answering) return;
    this.#answering = true;
    const { game, table } = this;
    const secret = game?.secrets[RIVAL];
    await pause(settings.motion === "none" ? 150 : 1100);
    try {
      if (table === this.table && table?.source instanceof LocalSource) table.source.playFor(RIVAL, word);
      else if (game && secret && table === this.table) await decide(game.id, secret, word);
    } catch {
      await pause(1000);
    }
    this.#answering = false;
    this.follow();
  }
}

/** At a table of this page, which is gone with it: a lesson is none of the person's games. */
async function layHere(position: Position, names: string[]): Promise<LessonGame> {
  const seats = position.seats.map((_, seat) => ({
    kind: "person" as const,
    name: names[seat] ?? "",
    level: null,
    mine: seat === PUPIL,
  }));
  return { id: await makePassing(seats, position), secrets: [] };
}

/** On the server, where this page has no engine; the seats belong to nobody. */
async function layThere(position: Position, names: string[], problem: unknown): Promise<LessonGame> {
  if (SERVERLESS) throw problem;
  await preparedToPlay();
  const seats = position.seats.map((_, seat): SeatSpec => ({ kind: "person", name: names[seat] }));
  const game: NewGame = { seats, position, rated: false };
  const made = await post<GameCreated>("/api/games", game);
  return { id: made.id, secrets: made.seats.map(({ secret }) => secret) };
}

function decisionsOf(table: Table, seat: number): number {
  return table.log.filter(({ entry }) => entry.kind === "decision" && entry.seat === seat).length;
}

/** What is wanted if it can be played, else whatever can: a lesson never comes to a stop. */
async function decide(game: string, secret: string, wanted: string): Promise<void> {
  const view = await as<GameView>(secret, "GET", `/api/games/${game}`);
  const legal = view.legal.map(({ word }) => word);
  const word = legal.includes(wanted) ? wanted : (legal.find((each) => each === "pass") ?? legal[0]);
  if (word) await as(secret, "POST", `/api/games/${game}/decisions`, { seq: view.seq, word });
}
