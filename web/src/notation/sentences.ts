/** Words of the notation as sentences: for buttons, for the log, for the screen reader. */

import { faceOf } from "../cards/faces";
import { EVENT_LINES, NUMBERS } from "../cards/printed";
import { optionText } from "../cards/texts";
import { t } from "../i18n/fluent.svelte";
import type { LegalDecision, Price } from "../net/protocol";
import { cost, income, payable, total } from "../net/quotes";
import { type Decision, type Gap, type Place, parse, sides } from "./words";

/** What a sentence may need to know of the position in which the word is, or was, decided. */
export interface Setting {
  cardAt: (place: Place) => string | undefined;
  /** The tokens on a card, where its price is offered. */
  tokensAt?: (place: Place) => number[];
  /** £ paid earlier in the same turn: the surcharge, before a building's own price falls due. */
  paid?: number;
  event: string;
  eventToken: number | null;
  /** The value of the event's token is still to be chosen, with Commerce. */
  valueOpen?: boolean;
  residence: number;
  nextResidence: number;
}

export function cardName(card: string | undefined): string {
  return card ? t(`card-${card}`) : t("position-empty");
}

/** Where a gap lies, by the names of the cards beside it. */
export function gapText(gap: Gap, setting: Setting): string {
  const [first, second] = sides(gap).map(setting.cardAt);
  if (first && second) return t("gap-between", { first: cardName(first), second: cardName(second) });
  if (first ?? second) return t("gap-beside", { card: cardName(first ?? second) });
  return t("gap-empty");
}

/** The text of a button for a legal decision. */
export function offer(legal: LegalDecision, setting: Setting): string {
  const decision = parse(legal.word);
  const before = decision.verb === "space" || decision.verb === "replace" ? (setting.paid ?? 0) : 0;
  const { money, spyrium, vp } = legal.quote;
  const seen = { ...setting, valueOpen: !money && !spyrium && !vp };
  const sums = { paid: before + cost(legal.quote), gained: income(legal.quote) };
  const fees = decision.verb === "activate" && decision.at ? feesText(decision.at, setting) : "";
  const message = `${messageOf(decision, seen)}${fees || paysForToken(decision, sums) ? "-fee" : ""}`;
  return t(`decide-${message}`, { ...valuesOf(decision, seen, sums), fees });
}

/** The same on a button that lies on the card it is about. */
export function shortOffer(legal: LegalDecision, setting: Setting): string {
  const { word, quote } = legal;
  const { verb } = parse(word);
  switch (verb) {
    case "gain":
      return t("web-take", { n: income(quote) });
    case "lobby":
    case "activate":
      return t(`web-${verb}${varies(legal, setting) ? "-from" : ""}`, { n: cost(quote) + (quote.fee ?? 0) });
    case "space":
      return t("way-space", { cost: `£${(setting.paid ?? 0) + cost(quote)}` });
    case "replace":
      return `£${(setting.paid ?? 0) + cost(quote)}`;
    default:
      return offer(legal, setting);
  }
}

/** Whether what an activation comes to depends on what is chosen next. */
function varies({ word, quote }: LegalDecision, setting: Setting): boolean {
  const totals = new Set(payable(quote).map((way) => way.total));
  const decision = parse(word);
  const fees = quote.fee && "at" in decision && decision.at ? (setting.tokensAt?.(decision.at) ?? []) : [];
  return totals.size > 1 || new Set(fees).size > 1;
}

/** The text of a log line for a decision that was made. */
export function told(word: string, name: string, setting: Setting, sums: Sums): string {
  const decision = parse(word);
  const fee = paysForToken(decision, sums) ? "-fee" : "";
  return t(`decided-${messageOf(decision, setting)}${fee}`, { name, ...valuesOf(decision, setting, sums) });
}

export interface Sums {
  paid: number;
  gained: number;
}

const paysForToken = (decision: Decision, { paid }: Sums): boolean =>
  decision.verb === "token" && decision.as === decision.value && paid > 0;

function kindOf(card: string | undefined): "building" | "character" | "technique" {
  const { family } = faceOf(card ?? "");
  return family === "character" || family === "technique" ? family : "building";
}

function eventMessage({ event, valueOpen }: Setting, effect: number): string {
  if ((EVENT_LINES[event]?.length ?? 0) < 2) return `event-${event}`;
  return `event-${event}-${event === "windfall" && valueOpen ? "value-" : ""}${effect}`;
}

/** What the tokens of a card cost on top of its price, "£1, £3"; empty where they cost nothing. */
export function feesText(place: Place, setting: Setting): string {
  const costs = faceOf(setting.cardAt(place) ?? "").lines.flatMap((line) => line.cost);
  if (!costs.some(([good, n]) => good === "money" && n === "token")) return "";
  const tokens = [...new Set(setting.tokensAt?.(place) ?? [])].sort().map((token) => `£${token}`);
  const last = tokens.pop();
  return tokens.length > 0 ? t("actions-or", { first: tokens.join(", "), second: last ?? "" }) : (last ?? "");
}

function messageOf(decision: Decision, setting: Setting): string {
  switch (decision.verb) {
    case "event":
      return eventMessage(setting, decision.effect);
    case "gain":
      return decision.at ? "gain" : "gain-empty";
    case "activate":
      return `activate-${kindOf(decision.at ? setting.cardAt(decision.at) : undefined)}`;
    case "replace":
      return decision.inclined ? "replace-inclined" : "replace";
    case "token":
      return decision.as === decision.value ? "token" : "token-as";
    case "value":
      return decision.value === setting.eventToken ? "value-printed" : "value";
    default:
      return decision.verb;
  }
}

function valuesOf(decision: Decision, setting: Setting, sums: Sums): Record<string, string | number> {
  switch (decision.verb) {
    case "place":
      return { gap: gapText(decision.gap, setting) };
    case "gain":
      return { money: sums.gained, card: cardName(decision.at ? setting.cardAt(decision.at) : undefined) };
    case "activate":
    case "lobby":
      return { money: sums.paid, card: cardName(decision.at ? setting.cardAt(decision.at) : undefined) };
    case "event":
      return {
        ...NUMBERS[setting.event],
        n: setting.eventToken ?? 0,
        money: sums.paid,
        event: t(`event-${setting.event}`),
      };
    case "space":
      return { money: sums.paid };
    case "replace":
      return { money: sums.paid, card: cardName(decision.card) };
    case "token":
      return { n: decision.value, value: decision.as, money: sums.paid };
    case "value":
      return { value: decision.value };
    case "use":
    case "reuse":
      return { card: cardName(decision.card), effect: optionText(decision.card, decision.effect) };
    case "advance":
      return { n: setting.nextResidence };
    case "score":
      return { n: setting.residence };
    default:
      return {};
  }
}

/** A price in its parts: "£8 = 6 (price) + 2 (workers)"; one without parts is just that. */
export function priceText(price: Partial<Price>): string {
  const plus = (
    [
      ["item-surcharge", price.workers],
      ["item-space", price.space],
      ["item-token", price.token],
    ] as const
  ).filter(([, n]) => n);
  if (plus.length === 0 && !price.discount) return `£${total(price)}`;
  let items = t("item-price", { n: price.base ?? 0 });
  if (price.discount)
    items = t("items-minus", { first: items, second: t("item-discount", { n: price.discount }) });
  for (const [id, n] of plus) items = t("items-plus", { first: items, second: t(id, { n: n ?? 0 }) });
  return t("items-sum", { total: total(price), items });
}

/** A way to construct a building: where, and its price in parts. */
export function wayText(word: string, price: Partial<Price>): string {
  const decision = parse(word);
  const used = decision.verb === "replace" && decision.inclined ? "-inclined" : "";
  return t(`way-${decision.verb}${used}`, {
    cost: priceText(price),
    card: cardName("card" in decision ? decision.card : undefined),
  });
}
