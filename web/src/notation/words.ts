/** The words of the notation, taken apart. What is legal, and what it costs, the server says. */

import { GAPS, POSITIONS, ROUNDS } from "./constants";

export { GAPS, POSITIONS, ROUNDS };

export type Place = (typeof POSITIONS)[number];
export type Gap = (typeof GAPS)[number];

export type Decision =
  | { verb: "place"; gap: Gap }
  | { verb: "gain" | "activate" | "lobby"; gap: Gap; at: Place | null }
  | { verb: "event"; effect: number }
  | { verb: "replace"; card: string; inclined: boolean }
  | { verb: "token"; value: number; as: number }
  | { verb: "value"; value: number }
  | { verb: "use" | "reuse"; card: string; effect: number }
  | { verb: "phase2" | "space" | "taylorism" | "advance" | "score" | "worker" | "cash" | "pass" };

export type Verb = Decision["verb"];

const read = new Map<string, Decision>();

/** One word of the notation, taken apart; there are fewer than two hundred, and each is asked for again and again. */
export function parse(word: string): Decision {
  const known = read.get(word);
  if (known) return known;
  const decision = take(word);
  read.set(word, decision);
  return decision;
}

/** Reads a word; the server only ever sends well-formed ones. */
function take(word: string): Decision {
  const [verb = "", rest = ""] = word.split(":");
  switch (verb) {
    case "place":
      return { verb, gap: rest as Gap };
    case "gain":
    case "activate":
    case "lobby": {
      const [gap, at] = rest.split(">");
      return { verb, gap: gap as Gap, at: (at as Place | undefined) ?? null };
    }
    case "event":
      return { verb, effect: rest ? Number(rest) : 1 };
    case "replace":
      return { verb, card: rest.replace("*", ""), inclined: rest.endsWith("*") };
    case "token": {
      const [value, as] = rest.split("=").map(Number);
      return { verb, value: value ?? 0, as: as ?? value ?? 0 };
    }
    case "value":
      return { verb, value: Number(rest) };
    case "use":
    case "reuse": {
      const [card = "", effect] = rest.split("/");
      return { verb, card, effect: Number(effect) };
    }
    default:
      return { verb } as Decision;
  }
}

/** The two positions that a gap lies between. */
export function sides(gap: Gap): [Place, Place] {
  return [gap.slice(0, 2) as Place, gap.slice(2) as Place];
}

/** True for a gap between two cards of one row: a tall, narrow place. */
export function isUpright(gap: Gap): boolean {
  return gap[1] === gap[3];
}

/** Row and column (from 1) in the 5×5 grid of cards and gaps. */
export function cell(place: string): { row: number; column: number } {
  const at = (letter: string | undefined) => "abc".indexOf(letter ?? "a") * 2 + 1;
  const down = (digit: string | undefined) => (Number(digit) - 1) * 2 + 1;
  if (place.length === 2) return { row: down(place[1]), column: at(place[0]) };
  return {
    row: (down(place[1]) + down(place[3])) / 2,
    column: (at(place[0]) + at(place[2])) / 2,
  };
}
