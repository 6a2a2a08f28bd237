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
  buildings: string[];
  gap: string; // where a worker was placed
  card: string;
  price: number;
}

const takes = (word: string): boolean => word.startsWith("activate:") || word.startsWith("lobby:");
const cardAt = (game: Game, word: string): string => game.now().market[word.slice(-2)]?.card ?? "";
const buildingsOf = (game: Game, seat: number): string[] =>
  game.now().seats[seat]?.buildings.map(({ card }) => card) ?? [];

/** What the best turn would have brought beyond the one that was made; `expected` follows the decision made. */
export function reasons(game: Game, ply: number, best: Choice, made: string[], expected: string[]): Reason[] {
  const [better, other] = [endTurn(game, ply, [best.word, ...best.line]), endTurn(game, ply, made)];
  if (!better || !other) return [];
  const found: Reason[] = [];
  // A turn that places a worker only puts off what another brings; what an event brings is its very description.
  if (Boolean(better.gap) === Boolean(other.gap) && !best.word.startsWith("event"))
    found.push(...gains(game, ply, better, other));
  const line = [...made.slice(0, 1), ...expected];
  const plan = planOf(game, ply, [best.word, ...best.line], better.gap);
  const instead = planOf(game, ply, line, other.gap) ?? { code: "plan", card: other.card };
  if (plan && !(plan.code === instead.code && (plan.card ?? "") === (instead.card ?? ""))) found.push(plan);
  const card = plan ? (plan.card ?? "") : better.card;
  if (card && card !== other.card) {
    const seat = taker(game, ply, line, card);
    if (seat !== null) found.push({ code: "rival", card, seat });
  }
  return found.slice(0, MOST_REASONS);
}

function gains(game: Game, ply: number, better: Ended, other: Ended): Reason[] {
  const found: Reason[] = [];
  if (better.card && better.card === other.card && better.price < other.price)
    found.push({ code: "price", amount: better.price, instead: other.price, card: better.card });
  const [now, seat] = [game.branch(ply), game.state(ply).current];
  const mine = buildingsOf(now, seat);
  const earns = better.money > (now.now().seats[seat]?.money ?? 0);
  for (const card of new Set(mine)) {
    const count = (cards: string[]): number => cards.filter((each) => each === card).length;
    if (Math.min(count(mine), count(better.buildings)) > count(other.buildings))
      found.push({ code: "kept", card });
  }
  const atOnce = better.vp - other.vp;
  const more = {
    vp: atOnce,
    end: better.projected - other.projected - atOnce,
    workers: better.workers - other.workers,
    income: better.residence - other.residence,
    spyrium: better.spyrium - other.spyrium,
    // What a card costs is no reason against taking it, unless money is earned instead.
    money: better.card || !other.card || earns ? better.money - other.money : 0,
  };
  for (const [code, amount] of Object.entries(more))
    if (amount > 0) found.push({ code: code as keyof typeof more, amount });
  return found;
}

/** The seat once its turn is over; null where the words end before the turn does. */
function endTurn(game: Game, ply: number, words: string[]): Ended | null {
  const [rest, seat] = [game.branch(ply), game.state(ply).current];
  let [gap, card, price] = ["", "", 0];
  for (const word of words) {
    if (takes(word)) card = cardAt(rest, word);
    else if (word.startsWith("place:")) gap = word.slice("place:".length);
    rest.play(word);
    price += paid(rest, seat);
    if (rest.turn().length === 0) return read(rest, seat, gap, card, price);
  }
  return null;
}

function read(game: Game, seat: number, gap: string, card: string, price: number): Ended {
  const { vp = 0, money = 0, spyrium = 0, workers = 0, residence = 0 } = game.now().seats[seat] ?? {};
  const [projected, buildings] = [game.scores()[seat] ?? 0, buildingsOf(game, seat)];
  return { vp, projected, money, spyrium, workers, residence, buildings, gap, card, price };
}

/** What a worker that the words place in the gap is expected to do there, for how much. */
function planOf(game: Game, ply: number, words: string[], gap: string): Reason | null {
  if (!gap) return null;
  const [rest, seat] = [game.branch(ply), game.state(ply).current];
  let [card, price] = ["", 0];
  for (const word of words) {
    const own = rest.current === seat;
    if (own && word.startsWith(`activate:${gap}`)) card = cardAt(rest, word);
    rest.play(word);
    if (own && word.startsWith(`gain:${gap}`)) {
      const amount = gained(rest, seat);
      return amount ? { code: "earn", amount } : null;
    }
    if (card) {
      price += paid(rest, seat);
      if (rest.turn().length === 0) return { code: "plan", card, ...(price && { amount: price }) };
    }
    if (rest.legalIds().length === 0) return null; // over, or a deal is awaited
  }
  return null;
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

/** By the decision just played. */
function paid(game: Game, seat: number): number {
  let sum = 0;
  for (const event of game.events())
    if (event.type === "paid" && event.seat === seat) sum += event.money ?? 0;
  return sum;
}

function gained(game: Game, seat: number): number {
  let sum = 0;
  for (const event of game.events())
    if (event.type === "gained" && event.seat === seat) sum += event.money ?? 0;
  return sum;
}
