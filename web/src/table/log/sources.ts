/** Where everybody's points came from while the game was played: a card or an event, and how many in all. */
import type { LoggedEntry, Now } from "../../net/protocol";
import { parse } from "../../notation/words";
import { flowsOf, PARTS, Reader } from "./log";

export interface Source {
  kind: "card" | "event";
  name: string;
  vp: number;
}

/** The sources of a log that holds, by seat, the richest first. */
export function sourcesOf(start: Now, track: number[], log: LoggedEntry[]): Source[][] {
  const reader = new Reader(start, track);
  const found = start.seats.map(() => new Map<string, Source>());
  let about: Omit<Source, "vp"> | null = null;
  for (const { entry, events } of log) {
    if (entry.kind !== "decision") continue;
    about = subject(entry.word, reader) ?? (PARTS.has(parse(entry.word).verb) ? about : null);
    const vp = new Map(flowsOf(events)).get("vp") ?? 0;
    const sources = found[entry.seat];
    if (about && vp !== 0 && sources) {
      const key = `${about.kind}:${about.name}`;
      sources.set(key, { ...about, vp: vp + (sources.get(key)?.vp ?? 0) });
    }
    for (const each of events) reader.take(each);
  }
  return found.map((sources) => [...sources.values()].sort((a, b) => b.vp - a.vp));
}

/** What a decision is about; null for one that only goes on with another, or is about no card. */
function subject(word: string, { market, event }: Reader): Omit<Source, "vp"> | null {
  const decision = parse(word);
  switch (decision.verb) {
    case "activate":
    case "lobby": {
      const card = decision.at && market[decision.at]?.card;
      return card ? { kind: "card", name: card } : null;
    }
    case "use":
    case "reuse":
      return { kind: "card", name: decision.card };
    case "event":
      return { kind: "event", name: event.name };
    default:
      return null;
  }
}
