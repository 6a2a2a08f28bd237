/** A hint for whoever plays with nobody but bots and themselves: first where to look, then what to do and why. */
import { Attempt } from "../state/attempt.svelte";
import type { Table } from "../table/table.svelte";
import type { Mark } from "./marks";
import type { Hint as Advice } from "./thinking/report";

export class Hint {
  readonly attempt = new Attempt();
  /** Whether the person is asked first: the game would no longer be rated. */
  asking: boolean = $state(false);
  told: boolean = $state(false);
  #given: { seq: number; advice: Advice } | null = $state.raw(null);

  /** Never in a game with other people, nor in a lesson; in a rated game in the first round alone. */
  readonly possible: boolean = $derived.by(() => {
    const { table } = this;
    const alone =
      table.view?.seats.every(({ kind }, seat) => kind === "bot" || table.mine.includes(seat)) ?? false;
    const late = table.view?.unrated === null && (table.now?.round ?? 1) > 1;
    return alone && !late && table.myTurn && !table.lesson && (table.legal?.length ?? 0) > 1;
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

  /** Takes a hint; in a rated game not before the person has heard what that means. */
  ask(): void {
    if (this.table.view?.unrated === null && !this.asking) {
      this.asking = true;
      return;
    }
    this.asking = false;
    void this.attempt.run(() => this.#take());
  }

  refuse(): void {
    this.asking = false;
  }

  tell(): void {
    this.told = true;
  }

  async #take(): Promise<void> {
    const seq = this.table.view?.seq ?? 0;
    this.told = false;
    const advice = await this.table.source.hint();
    // That the game is no longer rated is told in a view of its own; the moment is the same.
    this.#given = { seq: Math.max(seq, this.table.view?.seq ?? 0), advice };
  }
}
