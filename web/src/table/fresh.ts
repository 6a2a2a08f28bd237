/** What others have just done, by where on the table it can be seen. */
import type { LoggedEntry } from "../net/protocol";
import { parse } from "../notation/words";

/** Gaps, market places and cards (`seat:card`) that others have touched since the person's last decision, with their seats. */
export function touched(log: LoggedEntry[], mine: number[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { entry, events } of [...log].reverse()) {
    if (entry.kind !== "decision") continue;
    if (mine.includes(entry.seat)) break;
    for (const key of keysOf(entry.word, entry.seat, events)) if (!found.has(key)) found.set(key, entry.seat);
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
