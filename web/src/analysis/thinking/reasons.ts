/** Why a decision was better: the two turns played out and compared (`spyrium.analysis.reasons`). */
import type { Game } from "../../engine/game/game";
import { MOST_REASONS } from "./constants";
import type { Choice, Reason } from "./report";

/** A seat at the end of its turn, and what the turn was about. */
interface Ended {
  vp: number;
  projected: number;
  money: number;
  spyrium: number;
  workers: number;
  residence: number;
  card: string;
  price: number;
}

const takes = (word: string): boolean => word.startsWith("activate:") || word.startsWith("lobby:");
const cardAt = (game: Game, word: string): string => game.now().market[word.slice(-2)]?.card ?? "";

/** What the best turn would have brought beyond the one that was made; `expected` follows the decision made. */
export function reasons(game: Game, ply: number, best: Choice, made: string[], expected: string[]): Reason[] {
  const [better, other] = [endTurn(game, ply, [best.word, ...best.line]), endTurn(game, ply, made)];
  if (!better || !other) return [];
  const found: Reason[] = [];
  if (better.card && better.card === other.card && better.price < other.price)
    found.push({ code: "price", amount: better.price, instead: other.price, card: better.card });
  const atOnce = better.vp - other.vp;
  const gains = {
    vp: atOnce,
    end: better.projected - other.projected - atOnce,
    workers: better.workers - other.workers,
    income: better.residence - other.residence,
    spyrium: better.spyrium - other.spyrium,
    money: better.money - other.money,
  };
  for (const [code, amount] of Object.entries(gains))
    if (amount > 0) found.push({ code: code as keyof typeof gains, amount });
  if (better.card && better.card !== other.card) {
    const seat = taker(game, ply, [...made.slice(0, 1), ...expected], better.card);
    if (seat !== null) found.push({ code: "rival", card: better.card, seat });
  }
  return found.slice(0, MOST_REASONS);
}

/** The seat once its turn is over; null where the words end before the turn does. */
function endTurn(game: Game, ply: number, words: string[]): Ended | null {
  const [rest, seat] = [game.branch(ply), game.state(ply).current];
  let [card, price] = ["", 0];
  for (const word of words) {
    if (takes(word)) card = cardAt(rest, word);
    rest.play(word);
    for (const event of rest.events())
      if (event.type === "paid" && event.seat === seat) price += event.money ?? 0;
    if (rest.turn().length === 0) return read(rest, seat, card, price);
  }
  return null;
}

function read(game: Game, seat: number, card: string, price: number): Ended {
  const { vp = 0, money = 0, spyrium = 0, workers = 0, residence = 0 } = game.now().seats[seat] ?? {};
  return { vp, projected: game.scores()[seat] ?? 0, money, spyrium, workers, residence, card, price };
}

/** The rival who takes the card from the market in the line that is expected. */
function taker(game: Game, ply: number, words: string[], card: string): number | null {
  const [rest, seat] = [game.branch(ply), game.state(ply).current];
  for (const word of words) {
    const mover = rest.current;
    if (takes(word) && mover !== seat && cardAt(rest, word) === card) return mover;
    rest.play(word);
    if (rest.legalIds().length === 0) return null; // over, or a deal is awaited
  }
  return null;
}
