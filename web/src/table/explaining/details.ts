/** All there is to say about a card, for me now: its text, and what it would cost in every way. */
import { catalogue } from "../../cards/catalogue.svelte";
import { cardText } from "../../cards/texts";
import { t } from "../../i18n/fluent.svelte";
import type { Price, Quote } from "../../net/protocol";
import { income, total, wholePrice } from "../../net/quotes";
import { cardName, feesText, priceText, wayText } from "../../notation/sentences";
import { type Place, parse } from "../../notation/words";
import { gapsFor, waysAt } from "../deciding/choices";
import type { Table } from "../table.svelte";

/** A market card in sentences, the price for the person now included. */
export function marketText(table: Table, place: Place): string[] {
  const card = table.now?.market[place];
  if (!card) return [t("position-empty")];
  const lines = [`${cardName(card.card)}.`, ...cardText(card.card)];
  if (card.tokens.length > 0) lines.push(t("table-tokens-left", { values: card.tokens.join(", ") }));
  return [...lines, ...priceLines(table, place, card.card)];
}

export interface PriceForYou {
  total: number;
  /** Whether other ways to build it cost more. */
  isLeast: boolean;
  /** £ that the person lacks for it. */
  lacking: number;
  /** Workers around it that are paid for. */
  workers: number;
}

/** What a market card comes to for the person; of several ways to build it the cheapest. Null where nobody asks. */
export function forYou(table: Table, place: Place): PriceForYou | null {
  const prices = pricesAt(table, place);
  if (prices.length === 0) return null;
  const cheapest = prices.reduce((least, each) => (total(each) < total(least) ? each : least));
  const fee = table.priceAt(place)?.fee ?? 0;
  const tokens = fee > 0 ? new Set(table.now?.market[place]?.tokens) : new Set();
  const sum = total(cheapest) + fee;
  return {
    total: sum,
    isLeast: tokens.size > 1 || prices.some((each) => total(each) + fee > sum),
    lacking: Math.max(0, sum - table.purse),
    workers: cheapest.workers ?? 0,
  };
}

/** A new space that cannot be paid for, where others can be built on: else one would think that there is none. */
export function spaceTooDear(table: Table): { total: number; lacking: number } | null {
  const { activePlace, choices } = table;
  if (!table.myTurn || !activePlace || choices.space || choices.replace.size === 0) return null;
  const space = table.priceAt(activePlace)?.ways?.find(({ word }) => word === "space");
  if (!space) return null;
  const sum = total({ ...space.price, workers: table.paidThisTurn });
  return sum > table.purse ? { total: sum, lacking: sum - table.purse } : null;
}

function pricesAt(table: Table, place: Place): Partial<Price>[] {
  if (table.myTurn && table.activePlace === place)
    return [...(table.choices.space ? [table.choices.space] : []), ...table.choices.replace.values()].map(
      ({ quote }) => wholePrice(quote, table.paidThisTurn),
    );
  const known = table.priceAt(place);
  if (!known) return [];
  return known.ways?.length ? known.ways.map((way) => way.price) : [known.price ?? {}];
}

/** "£8 = 6 + 2 workers", and for a building what each way of building it comes to; then what the worker would earn instead. */
export function priceLines(table: Table, place: Place, card: string): string[] {
  if (table.myTurn && table.activePlace === place) return builtHow(table);
  const gap = gapsFor(table.choices, place)[0];
  const ways = gap ? waysAt(table.choices, gap, place) : [];
  const of = (verb: string) => ways.find((each) => parse(each.word).verb === verb)?.quote;
  const [buy, gain] = [of("activate"), of("gain")];
  const money = table.purse;
  const lines = buy ? [t("table-cost-now"), ...costLines(buy, money)] : standing(table, place, card, money);
  const fees = feesText(place, table.setting);
  if (fees) lines.push(t("way-token", { fees }));
  if (gain) lines.push(t("table-gain-now", { n: income(gain) }));
  return lines;
}

/** What is offered for the card whose activation is under way, with all that it costs, paid or not. */
function builtHow({ choices, paidThisTurn }: Table): string[] {
  const ways = [...(choices.space ? [choices.space] : []), ...choices.replace.values()];
  return waysText(
    ways.map(({ word, quote }) => ({ word, price: wholePrice(quote, paidThisTurn) })),
    () => "",
  );
}

/** The price as things stand, while there is nothing to decide about the card. */
function standing(table: Table, place: Place, card: string, money: number): string[] {
  const known = table.priceAt(place);
  if (known) return [t("table-cost-standing"), ...costLines(known, money)];
  return [t("web-around", { n: table.now?.around[place] ?? 0, price: catalogue.card(card)?.price ?? 0 })];
}

/** Every way to pay for a card, and what is lacking for it. */
function costLines({ price, ways = [] }: Pick<Quote, "price" | "ways">, money: number): string[] {
  const lacking = (sum: number) => (sum > money ? ` · ${t("table-cannot-afford", { n: sum - money })}` : "");
  if (ways.length > 0) return waysText(ways, lacking);
  return price ? [priceText(price) + lacking(total(price))] : [];
}

/** What each way to build comes to; where it is all the same what is replaced, in one line. */
function waysText(
  ways: { word: string; price: Partial<Price> }[],
  lacking: (sum: number) => string,
): string[] {
  const replacing = ways.filter(({ word }) => parse(word).verb === "replace");
  const prices = new Set(replacing.map(({ price }) => priceText(price)));
  const alike = replacing.length > 1 && prices.size === 1;
  return ways.flatMap((way) => {
    if (alike && way === replacing[0])
      return t("way-replace-any", { cost: priceText(way.price) }) + lacking(total(way.price));
    return alike && replacing.includes(way) ? [] : wayText(way.word, way.price) + lacking(total(way.price));
  });
}
