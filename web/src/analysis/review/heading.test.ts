import { expect, test } from "vitest";
import type { Table } from "../../table/table.svelte";
import { Review } from "./review.svelte";

/** A table whose moments come when they are let come. */
class SlowTable {
  past = { at: 5 };
  view = { decisions: 9 };
  readonly asked: { ply: number; come: () => void }[] = [];
  look(ply: number): Promise<void> {
    return new Promise((come) => this.asked.push({ ply, come }));
  }
}

test("steps count from where one is heading, though an answer to the same moment was overtaken", async () => {
  const table = new SlowTable();
  const review = new Review(table as unknown as Table);
  const overtaken = review.move(1);
  void review.move(-1);
  void review.move(1);
  table.asked[0]?.come();
  await overtaken;
  void review.move(1);
  expect(table.asked.map(({ ply }) => ply)).toEqual([6, 5, 6, 7]);
});
