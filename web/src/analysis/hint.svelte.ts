/** A hint for whoever plays with nobody but bots and themselves: first where to look, then what to do and why. */
import { Attempt } from "../state/attempt.svelte";
import type { Table } from "../table/table.svelte";
import type { Mark } from "./marks";
import type { Hint as Advice } from "./thinking/report";

export class Hint {
  readonly attempt = new Attempt();
  told: boolean = $state(false);
  #given: { seq: number; advice: Advice } | null = $state.raw(null);

  /** Never in a game with other people, in a rated one, nor in a lesson. */
  readonly possible: boolean = $derived.by(() => {
    const { table } = this;
    const alone =
      table.view?.seats.every(({ kind }, seat) => kind === "bot" || table.mine.includes(seat)) ?? false;
    const rated = table.view?.unrated === null;
    return alone && !rated && table.myTurn && !table.lesson && (table.legal?.length ?? 0) > 1;
  });
  /** The hint for the moment shown. */
  readonly advice: Advice | null = $derived.by(() =>
    this.possible && this.#given?.seq === this.table.view?.seq ? (this.#given?.advice ?? null) : null,
  );
  readonly marks: Mark[] = $derived.by(() => {
    if (!this.advice) return [];
    const seat = this.table.current ?? 0;
    return [{ word: this.advice.decision, seat, tone: "pointed", vague: !this.told }];
  });

  constructor(readonly table: Table) {}

  ask(): void {
    void this.attempt.run(() => this.#take());
  }

  tell(): void {
    this.told = true;
  }

  /** Puts it away. */
  drop(): void {
    this.#given = null;
  }

  async #take(): Promise<void> {
    const seq = this.table.view?.seq ?? 0;
    this.told = false;
    const advice = await this.table.source.hint();
    // That the game has a hint is told in a view of its own; the moment is the same.
    this.#given = { seq: Math.max(seq, this.table.view?.seq ?? 0), advice };
  }
}
