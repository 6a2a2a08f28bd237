/** All there is to say about a card, for me now: its text, and what it would cost in every way. */
import { catalogue } from "../cards/catalogue.svelte";
import { t } from "../i18n/fluent.svelte";
import { income } from "../net/quotes";
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

/** "£8 = 6 + 2 workers", and for a building what each way of building it comes to. */
export function priceLines(table: Table, place: Place, card: string): string[] {
  const gap = gapsFor(table.choices, place)[0];
  const ways = gap ? waysAt(table.choices, gap, place) : [];
  const of = (verb: string) => ways.find((each) => parse(each.word).verb === verb)?.quote;
  const [activate, gain] = [of("activate"), of("gain")];
  const lines: string[] = [];
  if (activate?.ways?.length)
    lines.push(...activate.ways.filter((way) => way.affordable).map((way) => wayText(way.word, way.price)));
  else if (activate?.price) lines.push(t("table-cost-now", { cost: priceText(activate.price) }));
  else
    lines.push(
      t("web-around", { n: table.now?.around[place] ?? 0, price: catalogue.card(card)?.price ?? 0 }),
    );
  if (gain) lines.push(t("table-gain-now", { n: income(gain) }));
  return lines;
}
