/** Where on the table a decision is seen: what is marked there, and from where to where its worker goes. */
import { parse, sides } from "../notation/words";

/** How a decision is meant: the one that was played, a better one, or one that is only pointed at. */
export type Tone = "played" | "better" | "pointed";

export interface Mark {
  word: string;
  /** A later decision of the same turn, where that is the one that has a place. */
  seen?: string;
  seat: number;
  tone: Tone;
  /** Only where to look, not what to do there. */
  vague?: boolean;
}

export interface Spots {
  /** What is marked. */
  at: string;
  /** Where its worker comes from. */
  from: string | null;
  /** Whether a worker is to be imagined there. */
  worker: boolean;
}

/** Whether a decision has no place of its own, and is marked on the whole company: there is nothing to look for. */
export const isWhole = ({ word, seen = word }: Pick<Mark, "word" | "seen">): boolean =>
  ["phase2", "pass"].includes(parse(seen).verb);

/** The places of a decision, as selectors of the document. */
export function spotsOf({ word, seen = word, seat, vague }: Omit<Mark, "tone">): Spots {
  const decision = parse(seen);
  const spot = (at: string, from: string | null = null, worker = false): Spots => ({ at, from, worker });
  const company = `[data-company="${seat}"]`;
  switch (decision.verb) {
    case "place":
      // Where to look: a card that the worker would stand beside.
      return vague
        ? spot(`[data-place="${sides(decision.gap)[0]}"]`)
        : spot(`[data-spot="${decision.gap}"]`, null, true);
    case "gain":
    case "activate":
    case "lobby": {
      const gap = `[data-spot="${decision.gap}"]`;
      const worker = `${gap} [data-piece^="worker-${seat}-"]`;
      return decision.at ? spot(`[data-place="${decision.at}"]`, vague ? null : worker) : spot(gap);
    }
    case "event":
    case "value":
      return spot("[data-event]");
    case "token":
      return spot(".slot.asking");
    case "use":
    case "reuse":
    case "replace":
      return spot(`${company} [data-owned="${decision.card}"]`);
    case "advance":
    case "score":
      return spot(".residence");
    default:
      return spot(company);
  }
}
