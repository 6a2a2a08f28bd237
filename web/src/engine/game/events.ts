/** What a decision changed, computed from the states before and after, as the server tells it. */
import type { GameEvent, Price } from "../../net/protocol";
import { total } from "../../net/quotes";
import { layout } from "../built/layout";
import type { Plain } from "../calling/memory";
import { at, cardName, eventView, numbers as n, type State, TRACK, tokenValues, words } from "./position";

type Deal = Plain<"DEAL">;

const place = (position: number): string => at(words.POSITIONS, position);
const gapName = (gap: number): string => at(words.GAPS, gap);

/** Gap and market position of a gain, activation or lobbied activation; null where both positions are empty. */
function targetOf(decision: number): { gap: number; position: number | null } {
  const [first, sides] =
    decision < n.ACTIVATE ? [n.GAIN, 3] : decision < n.LOBBY ? [n.ACTIVATE, 2] : [n.LOBBY, 2];
  const gap = Math.floor((decision - first) / sides);
  const side = (decision - first) % sides;
  return { gap, position: side < 2 ? at(at(layout.market.sides, gap), side) : null };
}

/** The card of the market that a decision activates, if it activates one, and where it lies. */
export function activated(state: State, decision: number): { card: number; position: number } | null {
  if (decision < n.ACTIVATE || decision >= n.SPACE) return null;
  const { position } = targetOf(decision);
  return position === null ? null : { card: at(state.card, position), position };
}

/** One decision between the state it met and the one it left, before any deal. */
class Change {
  readonly seat: number;

  constructor(
    readonly before: State,
    readonly after: State,
    readonly decision: number,
    readonly price: Price | null,
  ) {
    this.seat = before.current;
  }

  grown(field: "money" | "spyrium" | "vp" | "staff" | "active" | "kept"): number {
    return at(this.after[field], this.seat) - at(this.before[field], this.seat);
  }

  get newBonuses(): number {
    return at(this.after.bonuses, this.seat) & ~at(this.before.bonuses, this.seat);
  }

  /** What the decision itself is. */
  headline(): GameEvent[] {
    const { before, seat, decision } = this;
    if (decision < n.EVENT) return [{ type: "worker-placed", seat, gap: gapName(decision) }];
    if (decision < n.PHASE2) {
      const option = decision - n.EVENT || null;
      return [{ type: "event-used", seat, event: at(words.EVENTS, before.event), option }];
    }
    if (decision === n.PHASE2) return [{ type: "phase-entered", seat }];
    if (decision < n.SPACE) return this.withdrawal();
    if (decision < n.TOKEN) return this.construction();
    if (decision < n.VALUE) {
      const chosen = decision - n.TOKEN;
      return this.token(before.spot, Math.floor(chosen / 3) + 1, (chosen % 3) + 1);
    }
    if (decision < n.USE)
      return [{ type: "value-chosen", seat, value: decision - n.VALUE + 1 }, ...this.exhausted()];
    if (decision === n.TAYLOR) return [{ type: "technique-used", seat, card: "taylorism" }];
    if (decision < n.ADVANCE) return [this.use()];
    return decision === n.PASS ? [{ type: "passed", seat }] : [];
  }

  withdrawal(): GameEvent[] {
    const { before, seat, decision } = this;
    const { gap, position } = targetOf(decision);
    if (position === null)
      return [{ type: "worker-withdrawn", seat, gap: gapName(gap), position: null, card: null }];
    const number = at(before.card, position);
    const found = { seat, position: place(position), card: cardName(number) };
    const events: GameEvent[] = [{ type: "worker-withdrawn", gap: gapName(gap), ...found }];
    if (decision < n.ACTIVATE) return events;
    if (decision >= n.LOBBY) events.push({ type: "technique-used", seat, card: "lobbying" });
    if (number < n.FIRST_CHARACTER) events.push({ type: "building-chosen", ...found });
    else if (number < n.FIRST_TECHNIQUE) events.push({ type: "character-called", ...found });
    else events.push({ type: "technique-patented", ...found });
    return events;
  }

  construction(): GameEvent[] {
    const { before, after, seat, decision } = this;
    const spot = before.spot;
    const old = decision - n.REPLACE;
    const replaced = decision === n.SPACE ? null : cardName(Math.floor(old / 2));
    const built: GameEvent = {
      type: "building-constructed",
      seat,
      position: place(spot),
      card: cardName(before.in_hand),
      replaced,
      replaced_inclined: replaced !== null && old % 2 === 1,
    };
    const taken = [1, 2, 3].filter(
      (token) => at(at(before.tokens, spot), token - 1) > at(at(after.tokens, spot), token - 1),
    );
    return [built, ...taken.flatMap((token) => this.token(spot, token, token))];
  }

  token(spot: number, token: number, value: number): GameEvent[] {
    const taken: GameEvent = {
      type: "token-taken",
      seat: this.seat,
      position: place(spot),
      token,
      value,
      kept: this.grown("kept") > 0,
    };
    return [taken, ...this.exhausted()];
  }

  exhausted(): GameEvent[] {
    const newly = at(this.after.exhausted, this.seat) & ~at(this.before.exhausted, this.seat);
    return (newly >> n.COMMERCE) & 1 ? [{ type: "technique-used", seat: this.seat, card: "commerce" }] : [];
  }

  use(): GameEvent {
    const again = this.decision > n.TAYLOR;
    const name = at(words.EFFECT_NAMES, this.decision - (again ? n.REUSE : n.USE));
    const [card = "", effect] = name.split("/");
    const workers = this.grown("staff") - this.grown("active");
    return { type: "building-used", seat: this.seat, card, effect: Number(effect), workers, again };
  }

  /** What was paid and gained, bonuses and rounds apart. */
  flows(): GameEvent[] {
    const { seat, decision, price } = this;
    const bonuses = this.newBonuses;
    if (decision === n.WORKER || decision === n.CASH) return [];
    const money = this.grown("money") - (bonuses & n.BONUS_CASH ? n.BONUS_MONEY : 0);
    const [spyrium, vp] = [this.grown("spyrium"), this.grown("vp")];
    let workers = this.grown("staff");
    if (bonuses & n.BONUS_WORKER && decision < n.WORKER && vp && workers) workers -= 1;
    const events: GameEvent[] = [];
    if (money < 0 || spyrium < 0 || (price && total(price) > 0))
      events.push({
        type: "paid",
        seat,
        money: Math.max(0, -money),
        spyrium: Math.max(0, -spyrium),
        price,
      });
    if (money > 0 || spyrium > 0 || vp > 0 || workers > 0)
      events.push({
        type: "gained",
        seat,
        money: Math.max(0, money),
        spyrium: Math.max(0, spyrium),
        vp,
        workers,
      });
    if (decision === n.ADVANCE)
      events.push({ type: "residence-advanced", seat, space: at(TRACK, at(this.after.residence, seat)) });
    return events;
  }

  bonuses(): GameEvent[] {
    const { seat } = this;
    const events: GameEvent[] = [];
    if (this.newBonuses & n.BONUS_CASH)
      events.push({ type: "bonus-received", seat, bonus: "cash", money: n.BONUS_MONEY, workers: 0 });
    if (this.newBonuses & n.BONUS_WORKER) {
      const workers = this.grown("staff") > 0 ? 1 : 0;
      events.push({ type: "bonus-received", seat, bonus: "worker", money: 0, workers });
    }
    return events;
  }
}

export function decisionEvents(
  before: State,
  after: State,
  decision: number,
  price: Price | null,
): GameEvent[] {
  const change = new Change(before, after, decision, price);
  return [...change.headline(), ...change.flows(), ...change.bonuses()];
}

/** The end of a round, if one was played, and the beginning of the next. */
export function dealEvents(before: State, after: State, deal: Deal): GameEvent[] {
  const round = after.turn_round;
  const began: GameEvent = {
    type: "round-began",
    round,
    period: at(words.PERIODS, at(layout.periodOfRound, round)),
    first: after.first,
    event: eventView(after.event, after.event_token),
    future: eventView(after.future, after.future_token),
    market: Object.fromEntries(
      words.POSITIONS.map((name, k) => [
        name,
        { card: cardName(at(deal.card, k)), tokens: tokenValues(at(deal.tokens, k)) },
      ]),
    ),
    income: Array.from({ length: after.players }, (_, p) => at(after.money, p) - at(before.money, p)),
  };
  return before.turn_round ? [{ type: "round-ended", round: before.turn_round }, began] : [began];
}
