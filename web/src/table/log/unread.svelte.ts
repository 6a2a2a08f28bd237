/** What others have said at a table and this browser's person has not seen, also since they were last here. */
import { settings } from "../../state/settings.svelte";
import type { Table } from "../table.svelte";

export class Unread {
  #key: string;
  #seen: number = $state(0);
  readonly count: number = $derived.by(() => {
    if (!settings.chat) return 0;
    const { chat, mine, view } = this.table;
    const own = (player: string | null, seat: number | null) =>
      player !== null ? player === view?.you.player : seat !== null && mine.includes(seat);
    return chat.filter((line) => line.id > this.#seen && !own(line.player, line.seat)).length;
  });

  constructor(readonly table: Table) {
    this.#key = `spyrium.chat.${table.id}`;
    this.#seen = Number(localStorage.getItem(this.#key) ?? 0);
  }

  /** The person has the chat before them. */
  see(): void {
    const last = this.table.chat.at(-1)?.id ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    localStorage.setItem(this.#key, String(last));
  }
}
