/** Why a decision was better: the two turns played out and compared (`spyrium.analysis.reasons`). */
import type { Game } from "../../engine/game/game";
import { words } from "../../engine/game/position";
import { MOST_REASONS } from "./constants";
import { cardAt, compare, expectedScores, gained, paid, takersIn, takes } from "./foresight";
import type { Reason } from "./report";
import type { Foreseen } from "./valuation";

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

const buildingsOf = (game: Game, seat: number): string[] =>
  game.now().seats[seat]?.buildings.map(({ card }) => card) ?? [];

/** What the best decision would have brought beyond the one made, which loses so many win points. */
export function reasons(
  game: Game,
  ply: number,
  best: Foreseen,
  made: Foreseen,
  turn: string[],
  loss: number,
): Reason[] {
  const [better, other] = [endTurn(game, ply, best.words), endTurn(game, ply, turn)];
  if (!better || !other) return [];
  const found: Reason[] = [];
  const later = compare(game, ply, best, made, loss);
  // A turn that places a worker only puts off what another brings; what an event brings is its very description.
  if (Boolean(better.gap) === Boolean(other.gap) && !best.words[0]?.startsWith("event"))
    found.push(
      ...gains(game, ply, better, other).filter(({ code, card }) => !later || card || later.holds(code)),
    );
  const plan = planOf(game, ply, best.words, better.gap);
  const instead = planOf(game, ply, made.words, other.gap);
  const [takers, otherTakers] = [takersIn(game, ply, best.words), takersIn(game, ply, made.words)];
  const card = (plan ? plan.card : better.card) ?? "";
  const more = (key: string): boolean => (takers.get(key) ?? 0) > (otherTakers.get(key) ?? 0);
  // A card that the seat gets in either line, from whichever gap, makes neither of them the better one.
  const { current } = game.state(ply);
  const wanted = card && more(`${current} ${card}`);
  if (plan && (plan.card ? wanted : plan.code !== instead?.code)) found.push(plan);
  // Characters stay for everybody.
  if (wanted && !(words.CHARACTER_CARDS as readonly string[]).includes(card)) {
    for (const [key, times] of otherTakers) {
      const [seat, taken] = key.split(" ");
      const rival = taken === card && Number(seat) !== current && times > (takers.get(key) ?? 0);
      if (rival) found.push({ code: "rival", card, seat: Number(seat) });
    }
  }
  if (later) {
    const beside = new Set([card, ...cardsBeside(game, ply, better.gap)]);
    found.push(...later.reasons(beside, new Set(found.map(({ code }) => code))));
  }
  return (found.length > 0 ? found : expectedScores(current, best, made)).slice(0, MOST_REASONS);
}

/** The cards next to a gap. */
function cardsBeside(game: Game, ply: number, gap: string): string[] {
  const { market } = game.now(ply);
  return [gap.slice(0, 2), gap.slice(2)].flatMap((place) => market[place]?.card ?? []);
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
    if (own && takes(word) && word.includes(`:${gap}`)) card = cardAt(rest, word);
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
