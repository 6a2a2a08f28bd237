/** A game as a file of this device. */
import type { GameSource } from "./source";

export async function saveRecord(source: GameSource): Promise<void> {
  const address = URL.createObjectURL(
    new Blob([await source.record()], { type: "text/plain;charset=utf-8" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${source.id}.spy`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
