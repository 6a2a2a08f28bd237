/** All there is to say about a card, for me now: its text, and what it would cost in every way. */
import { catalogue } from "../cards/catalogue.svelte";
import { t } from "../i18n/fluent.svelte";
import type { Quote } from "../net/protocol";
import { income, total } from "../net/quotes";
import { cardName, priceText, wayText } from "../notation/sentences";
import { type Place, parse } from "../notation/words";
import { gapsFor, waysAt } from "./choices";
import type { Table } from "./table.svelte";

/** What is printed on a card, in sentences. */
export function cardText(card: string): string[] {
  const printed = catalogue.card(card);
  const lines = [t(`effect-${card}`)];
  if (printed?.kind === "technique") lines.push(`${t("table-effect-final")}: ${t(`final-${card}`)}.`);
  if (printed?.vp) lines.push(t("final-building", { points: printed.vp }));
  return lines;
}

/** A market card in sentences, the price for the person now included. */
export function marketText(table: Table, place: Place): string[] {
  const card = table.now?.market[place];
  if (!card) return [t("position-empty")];
  const lines = [`${cardName(card.card)}.`, ...cardText(card.card)];
  if (card.tokens.length > 0) lines.push(t("table-tokens-left", { values: card.tokens.join(", ") }));
  return [...lines, ...priceLines(table, place, card.card)];
}

/** "£8 = 6 + 2 workers", and for a building what each way of building it comes to; then what the worker would earn instead. */
export function priceLines(table: Table, place: Place, card: string): string[] {
  const gap = gapsFor(table.choices, place)[0];
  const ways = gap ? waysAt(table.choices, gap, place) : [];
  const of = (verb: string) => ways.find((each) => parse(each.word).verb === verb)?.quote;
  const gain = of("gain");
  const asked = of("activate") ?? standing(table, place);
  const lines = asked
    ? costLines(asked, table.now?.seats[table.own]?.money ?? 0)
    : [t("web-around", { n: table.now?.around[place] ?? 0, price: catalogue.card(card)?.price ?? 0 })];
  if (gain) lines.push(t("table-gain-now", { n: income(gain) }));
  return lines;
}

/** The price as things stand, while there is nothing to decide about the card. */
function standing(table: Table, place: Place): Pick<Quote, "price" | "ways"> | undefined {
  const { prices } = table;
  return prices && prices.seq === table.view?.seq && !table.past ? prices.prices[place] : undefined;
}

/** All ways that can be paid; else the cheapest, and what is lacking. */
function costLines({ price, ways = [] }: Pick<Quote, "price" | "ways">, money: number): string[] {
  const cheapest = ways.length > 0 ? Math.min(...ways.map((way) => way.total)) : total(price ?? {});
  const shown = ways.filter((way) => way.affordable || (cheapest > money && way.total === cheapest));
  const lines = shown.map((way) => wayText(way.word, way.price));
  if (price && ways.length === 0) lines.push(t("table-cost-now", { cost: priceText(price) }));
  if (cheapest > money) lines.push(t("table-cannot-afford", { n: cheapest - money }));
  return lines;
}
