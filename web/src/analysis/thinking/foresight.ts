/** Why a decision was better: the rest of the round after either decision (`spyrium.analysis.foresight`). */
import type { Game } from "../../engine/game/game";
import { LEAST_SHOWN, NOTABLE_DENIAL, NOTABLE_SCORE, SHOWN_SHARE } from "./constants";
import type { Reason } from "./report";
import type { Foreseen } from "./valuation";

/** What a seat has when the round is over; score: the VP if the game ended here. */
type Holding = Record<"score" | "workers" | "income" | "spyrium" | "money" | "active" | "event_used", number>;

/** A round played to its end: what everybody has then, and what was paid and taken in. */
interface Round {
  seats: Holding[];
  over: boolean;
  /** The first that a seat paid for a card. */
  prices: Map<string, Paid>;
  takings: number;
}

interface Paid {
  seat: number;
  card: string;
  price: number;
}

const SUMS = ["workers", "income", "spyrium", "money"] as const;

/** The round after the better decision and after the other one. */
export class Comparison {
  constructor(
    readonly better: Round,
    readonly other: Round,
    readonly seat: number,
    /** Whether the two ends show what the other decision loses. */
    readonly telling: boolean,
  ) {}

  /** Whether what a turn brings more is still there when the round is over, as far as that can be told. */
  holds(code: string): boolean {
    const name = code === "vp" || code === "end" ? "score" : code;
    return !this.telling || this.#more(name as keyof Holding) > 0;
  }

  /** `beside`: the cards that the decision is about; what was `told` is not said again. */
  reasons(beside: Set<string>, told: Set<string>): Reason[] {
    const found = [...(told.has("price") ? [] : this.#cheaper(beside)), ...this.#dearer(beside)];
    if (!this.telling) return found;
    const idle = -this.#more("active");
    if (idle > 0) found.push({ code: "idle", amount: idle });
    if (this.#more("event_used") > 0) found.push({ code: "event" });
    return [...found, ...this.#sums(told), ...this.#denied()];
  }

  #more(name: keyof Holding): number {
    return (this.better.seats[this.seat]?.[name] ?? 0) - (this.other.seats[this.seat]?.[name] ?? 0);
  }

  #cheaper(beside: Set<string>): Reason[] {
    return this.#prices()
      .filter(({ seat, card, price, instead }) => {
        const told = this.telling || beside.has(card);
        return seat === this.seat && price < instead && told;
      })
      .map(({ card, price, instead }) => ({ code: "price", ...(price && { amount: price }), instead, card }));
  }

  #dearer(beside: Set<string>): Reason[] {
    return this.#prices()
      .filter(({ seat, card, price, instead }) => seat !== this.seat && beside.has(card) && price > instead)
      .map(({ seat, card, price, instead }) => ({
        code: "dearer",
        amount: price,
        ...(instead && { instead }),
        card,
        seat,
      }));
  }

  /** What is paid in both rounds. */
  #prices(): (Paid & { instead: number })[] {
    return [...this.better.prices].flatMap(([key, paid]) => {
      const instead = this.other.prices.get(key);
      return instead ? [{ ...paid, instead: instead.price }] : [];
    });
  }

  #sums(told: Set<string>): Reason[] {
    const scored = told.has("vp") || told.has("end") ? 0 : this.#more("score");
    if (this.better.over) return scored > 0 ? [{ code: "final-score", amount: scored }] : [];
    const found: Reason[] = scored > 0 ? [{ code: "round-score", amount: scored }] : [];
    const [takings, instead] = [this.better.takings, this.other.takings];
    const earned = takings > instead && this.#more("money") > 0;
    if (earned) found.push({ code: "takings", amount: takings, ...(instead && { instead }) });
    for (const code of SUMS) {
      const more = told.has(code) || (earned && code === "money") ? 0 : this.#more(code);
      if (more > 0) found.push({ code: `round-${code}`, amount: more });
    }
    return found;
  }

  /** The strongest rival, where that one has less. */
  #denied(): Reason[] {
    const scores = this.other.seats.map(({ score }) => score);
    const rival = strongest(scores, this.seat);
    const less = (scores[rival] ?? 0) - (this.better.seats[rival]?.score ?? 0);
    return less >= NOTABLE_DENIAL ? [{ code: "denied", amount: less, seat: rival }] : [];
  }
}

/** The seat with the highest score besides the given one. */
function strongest(scores: number[], seat: number): number {
  const rivals = [...scores.keys()].filter((each) => each !== seat);
  return rivals.reduce((most, each) => ((scores[each] ?? 0) > (scores[most] ?? 0) ? each : most));
}

/** Null where a line breaks off before the round is over. */
export function compare(
  game: Game,
  ply: number,
  best: Foreseen,
  made: Foreseen,
  loss: number,
): Comparison | null {
  const [better, other] = [playRound(game, ply, best.words), playRound(game, ply, made.words)];
  if (!better || !other) return null;
  const seat = game.state(ply).current;
  const shown = 100 * ((best.chances[seat] ?? 0) - (made.chances[seat] ?? 0));
  return new Comparison(better, other, seat, shown >= Math.max(SHOWN_SHARE * loss, LEAST_SHOWN));
}

function playRound(game: Game, ply: number, words: string[]): Round | null {
  const [rest, seat] = [game.branch(ply), game.state(ply).current];
  const prices = new Map<string, Paid>();
  let [takings, card, price] = [0, "", 0];
  for (const word of words) {
    const mover = rest.current;
    if (takes(word)) [card, price] = [cardAt(rest, word), 0];
    rest.play(word);
    price += paid(rest, mover);
    if (word.startsWith("gain:") && mover === seat) takings += gained(rest, seat);
    if (card && rest.turn().length === 0) {
      const key = `${mover} ${card}`;
      if (!prices.has(key)) prices.set(key, { seat: mover, card, price });
      card = "";
    }
  }
  if (rest.legalIds().length > 0) return null;
  return { seats: holdings(rest), over: rest.over, prices, takings };
}

function holdings(game: Game): Holding[] {
  const scores = game.scores();
  return game.now().seats.map(({ workers, residence, spyrium, money, active, event_used }, seat) => ({
    score: scores[seat] ?? 0,
    workers,
    income: residence,
    spyrium,
    money,
    active,
    event_used: Number(event_used),
  }));
}

/** What the network expects at the end of the game, where there is nothing better to say. */
export function expectedScores(seat: number, best: Foreseen, made: Foreseen): Reason[] {
  if (best.scores.length === 0 || made.scores.length === 0) return [];
  const rival = strongest(made.scores, seat);
  const whole = ({ scores }: Foreseen, of: number): number => Math.trunc((scores[of] ?? 0) + 0.5);
  const gain = (of: number): number => (best.scores[of] ?? 0) - (made.scores[of] ?? 0);
  if (gain(seat) >= NOTABLE_SCORE)
    return [{ code: "expected", amount: whole(best, seat), instead: whole(made, seat) }];
  if (-gain(rival) >= NOTABLE_SCORE)
    return [{ code: "expected-rival", amount: whole(best, rival), instead: whole(made, rival), seat: rival }];
  return [];
}

/** How often each seat activates each card of the market in the line, by “seat card”. */
export function takersIn(game: Game, ply: number, words: string[]): Map<string, number> {
  const rest = game.branch(ply);
  const found = new Map<string, number>();
  for (const word of words) {
    const key = `${rest.current} ${cardAt(rest, word)}`;
    if (takes(word)) found.set(key, (found.get(key) ?? 0) + 1);
    rest.play(word);
  }
  return found;
}

export const takes = (word: string): boolean => word.startsWith("activate:") || word.startsWith("lobby:");
export const cardAt = (game: Game, word: string): string => game.now().market[word.slice(-2)]?.card ?? "";

/** By the decision just played. */
export function paid(game: Game, seat: number): number {
  let sum = 0;
  for (const event of game.events())
    if (event.type === "paid" && event.seat === seat) sum += event.money ?? 0;
  return sum;
}

export function gained(game: Game, seat: number): number {
  let sum = 0;
  for (const event of game.events())
    if (event.type === "gained" && event.seat === seat) sum += event.money ?? 0;
  return sum;
}
