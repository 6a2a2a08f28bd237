/** The review of a finished game: its analysis, where one looks, what is marked there, and one's mistakes tried again. */
import type { LegalDecision } from "../../net/protocol";
import { offer } from "../../notation/sentences";
import { Attempt } from "../../state/attempt.svelte";
import type { Table } from "../../table/table.svelte";
import { isWhole, type Mark } from "../marks";
import { reasonText } from "../texts";
import type { Imagined, Lines, Verdict } from "../thinking/analysing";
import { Analyst } from "../thinking/analyst";
import type { Analysis, Choice, DecisionStep, Reason } from "../thinking/report";
import { judged } from "./mistakes";
import { byPage, byServer, canPlay } from "./sources";

/** Everything that loses no more win points than this counts as found; where there is little to lose, half of what was lost. */
const GOOD_ENOUGH = 2;

/** The decision of a turn by which it is told on the table: the first that has a place there. */
const seenOf = ({ word, line }: Pick<Choice, "word" | "line">): string =>
  [word, ...line].find((each) => !isWhole({ word: each })) ?? word;

/** A mistake that is tried again: what was chosen, and how good that is. */
export interface Retry {
  step: DecisionStep;
  word: string | null;
  verdict: Verdict | null;
  shown: boolean;
}

export class Review {
  open: boolean = $state(false);
  analysis: Analysis | null = $state.raw(null);
  /** From 0 to 1 while it is under way. */
  progress: number = $state(0);
  readonly attempt = new Attempt();
  /** Whose mistakes are listed; null for everybody's. */
  seat: number | null = $state(null);
  /** Whether the engine thinks about the moment shown. */
  thinking: boolean = $state(false);
  lines: Lines | null = $state.raw(null);
  /** The line that is pointed at. */
  pointed: string | null = $state(null);
  retry: Retry | null = $state.raw(null);
  /** The legal decisions of the moment shown. */
  legal: LegalDecision[] = $state.raw([]);
  /** The better turn of the moment shown, decision by decision. */
  turn: Imagined[] = $state.raw([]);

  readonly at: number = $derived.by(() => this.table.past?.at ?? this.table.view?.decisions ?? 0);
  readonly decisions: DecisionStep[] = $derived(judged(this.analysis?.steps ?? []));
  /** The decision that is made at the moment shown. */
  readonly step: DecisionStep | null = $derived(this.decisions.find(({ ply }) => ply === this.at) ?? null);
  /** Judged decisions, of one player or of all. */
  readonly mistakes: DecisionStep[] = $derived(
    this.decisions.filter(({ judgement, seat }) => judgement && (this.seat ?? seat) === seat),
  );
  readonly before: DecisionStep | null = $derived(this.mistakes.findLast(({ ply }) => ply < this.at) ?? null);
  readonly next: DecisionStep | null = $derived(this.mistakes.find(({ ply }) => ply > this.at) ?? null);

  /** Whether what was tried is as good as the best. */
  readonly found: boolean = $derived(
    (this.retry?.verdict?.loss ?? 100) <= Math.min(GOOD_ENOUGH, (this.retry?.step.loss ?? 100) / 2),
  );
  /** Whether the person is still looking for something better. */
  readonly secret: boolean = $derived(this.retry !== null && !this.retry.shown && !this.found);

  readonly marks: Mark[] = $derived.by(() => {
    const { step, pointed, retry } = this;
    const seat = this.table.current ?? 0;
    if (!this.open || this.table.trial) return [];
    if (pointed) return [{ word: pointed, seat, tone: "pointed" }];
    if (!step?.judgement) return [];
    const marks: Mark[] = [{ word: retry?.word ?? step.word, seat: step.seat, tone: "played" }];
    if (this.secret) return marks;
    if (this.found && retry?.word) return [{ word: retry.word, seat: step.seat, tone: "better" }];
    const best = step.best[0] ?? { word: step.word, line: [] };
    return [...marks, { word: best.word, seen: seenOf(best), seat: step.seat, tone: "better" }];
  });

  /** Judges the whole game, and then goes. */
  readonly #judge = new Analyst();
  /** Answers about the moment shown. */
  readonly #adviser = new Analyst();
  /** The moment that is being fetched; an object, for one may head for the same moment twice. */
  #heading: { ply: number } | null = null;
  #made: Promise<unknown> = Promise.resolve();
  /** Whether the page's engine can play this game. */
  #plays: Promise<boolean> | null = null;
  playable: boolean = $state(false);

  constructor(readonly table: Table) {}

  /** Opens the analysis; makes it first if need be. */
  show(): void {
    this.open = true;
    if (this.seat === null && this.table.mine.length === 1) this.seat = this.table.mine[0] ?? null;
    if (!this.analysis && !this.attempt.busy) this.#made = this.attempt.run(() => this.#make());
  }

  /** Opens the analysis where there is most to learn: at the dearest of one's own mistakes, unless one has gone elsewhere. */
  async begin(): Promise<void> {
    const begins = this.go(0);
    this.show();
    await Promise.all([begins, this.#made]);
    const [dearest] = [...this.lessons].sort((a, b) => b.loss - a.loss);
    if (dearest && this.open && this.at === 0) await this.go(dearest.ply);
  }

  hide(): void {
    this.open = false;
    this.stopTrying();
    this.#adviser.hush();
  }

  close(): void {
    this.#judge.close();
    this.#adviser.close();
  }

  async #make(): Promise<void> {
    const { source, id } = this.table;
    const told = (share: number) => {
      this.progress = share;
    };
    this.#plays ??= canPlay(this.#adviser, source);
    this.playable = await this.#plays;
    const inPage = this.playable && (await canPlay(this.#judge, source));
    this.analysis = inPage ? await byPage(this.#judge, told) : await byServer(id, told);
    this.#judge.close();
  }

  /** Goes to a moment of the game. */
  async go(ply: number): Promise<void> {
    this.pointed = null;
    if (this.retry && this.retry.step.ply !== ply) this.stopTrying();
    const heading = { ply };
    this.#heading = heading;
    await this.table.look(ply);
    if (this.#heading === heading) this.#heading = null;
  }

  /** Goes so many decisions further, or back, from where one is already heading. */
  move(by: number): Promise<void> {
    const to = (this.#heading?.ply ?? this.at) + by;
    return this.go(Math.max(0, Math.min(this.table.view?.decisions ?? 0, to)));
  }

  /** Asks about the moment shown; called whenever that changes. */
  async consult(): Promise<void> {
    [this.legal, this.turn, this.lines] = [[], [], null];
    const ply = this.at;
    if (!this.open || !this.playable || ply >= (this.table.view?.decisions ?? 0)) return this.#adviser.hush();
    const legal = await this.#adviser.ask({ wanted: "legal", ply }).catch(() => []);
    if (ply !== this.at) return;
    this.legal = legal;
    const best = this.step && this.better(this.step);
    if (best) {
      const words = [best.word, ...best.line];
      const turn = await this.#adviser.ask({ wanted: "turn", ply, words }).catch(() => []);
      if (ply !== this.at) return;
      this.turn = turn;
    }
    if (this.thinking)
      this.#adviser.watch(ply, (lines) => {
        if (ply === this.at) this.lines = lines;
      });
  }

  think(on: boolean): void {
    this.thinking = on;
    this.pointed = null;
  }

  /** A decision at the moment shown, as a sentence. */
  tell(word: string): string {
    const legal = this.legal.find((each) => each.word === word);
    if (legal) return offer(legal, this.table.setting);
    return this.playable ? "…" : word;
  }

  /** The better turn to its end: that is what reasons speak of. */
  tellTurn({ word }: Choice): string {
    const { table } = this;
    if (this.turn[0]?.legal.word !== word) return this.tell(word);
    let paid = table.paidThisTurn;
    const told = this.turn.map(({ legal, now }) => {
      const text = offer(legal, { ...table.settingOf(now, table.current ?? 0), paid });
      paid += Math.max(0, -(legal.quote.money ?? 0));
      return text;
    });
    return told.join(" · ");
  }

  tellReason(reason: Reason): string {
    return reasonText(reason, (seat) => this.table.name(seat));
  }

  /** The best decision of a step where it is not the one that was made. */
  better({ best, word }: DecisionStep): Choice | null {
    return best[0] && best[0].word !== word ? best[0] : null;
  }

  // Learning from one's mistakes.

  /** Puts a mistake's position before the person: something better is to be found. */
  async try(step: DecisionStep): Promise<void> {
    await this.go(step.ply);
    this.retry = { step, word: null, verdict: null, shown: false };
    const legal = await this.#adviser.ask({ wanted: "legal", ply: step.ply });
    if (this.retry?.step !== step) return;
    this.legal = legal;
    this.table.trial = { legal, decide: (word) => void this.attempt.run(() => this.#judgeTry(step, word)) };
  }

  async #judgeTry(step: DecisionStep, word: string): Promise<void> {
    this.table.trial = null;
    this.retry = { step, word, verdict: null, shown: false };
    const verdict = await this.#adviser.ask({ wanted: "verdict", ply: step.ply, word });
    if (this.retry?.step === step) this.retry = { ...this.retry, verdict };
  }

  /** Shows the answer. */
  reveal(): void {
    this.table.trial = null;
    if (this.retry) this.retry = { ...this.retry, word: null, verdict: null, shown: true };
  }

  stopTrying(): void {
    this.table.trial = null;
    this.table.picked = null;
    this.retry = null;
  }

  /** The mistakes that can be learnt from: one's own, or those of the player whose mistakes are listed. */
  readonly lessons: DecisionStep[] = $derived.by(() => {
    const { mine } = this.table;
    const anybody = mine.length === 0 || this.seat !== null;
    return this.playable ? this.mistakes.filter(({ seat }) => anybody || mine.includes(seat)) : [];
  });
}
