/** What others have just done, by where on the table it can be seen. */
import type { LoggedEntry } from "../../net/protocol";
import { parse } from "../../notation/words";
import { roundOf } from "../log/log";

/** Gaps, market places and cards (`seat:card`) that others have touched since the person's last decision, with their seats. */
export function touched(log: LoggedEntry[], mine: number[]): Map<string, number> {
  const found = new Map<string, number>();
  let dealt = false;
  for (const { entry, events } of [...log].reverse()) {
    if (entry.kind !== "decision") continue;
    if (mine.includes(entry.seat)) break;
    // Before a deal there were other cards in the market, and other workers.
    dealt ||= roundOf(events) !== null;
    const keys = keysOf(entry.word, entry.seat, events).filter((key) => !dealt || key.includes(":"));
    for (const key of keys) if (!found.has(key)) found.set(key, entry.seat);
    // Whoever only watches has no turn to begin from.
    if (mine.length === 0) break;
  }
  return found;
}

function keysOf(word: string, seat: number, events: LoggedEntry["events"]): string[] {
  const decision = parse(word);
  const taken = events.flatMap((each) =>
    each.type === "building-constructed" || each.type === "technique-patented"
      ? [`${seat}:${each.card}`]
      : [],
  );
  if (decision.verb === "place") return [decision.gap];
  if ("at" in decision && decision.at) return [decision.at, ...taken];
  if (decision.verb === "use" || decision.verb === "reuse") return [`${seat}:${decision.card}`];
  return taken;
}
