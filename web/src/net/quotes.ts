/** Reading the server's quotes: what a decision costs and brings. */
import type { Price, Quote, Way } from "./protocol";

export function total(price: Partial<Price>): number {
  const { base = 0, workers = 0, space = 0, discount = 0, token = 0 } = price;
  return base + workers + space - discount + token;
}

/** The ways to construct the building that an activation buys and that can be paid. */
export function payable(quote: Quote): Way[] {
  return (quote.ways ?? []).filter((way) => way.affordable);
}

/** £ that a decision costs; for a building the cheapest way to construct it. */
export function cost(quote: Quote): number {
  const ways = payable(quote);
  if (ways.length > 0) return Math.min(...ways.map((way) => way.total));
  return quote.price ? total(quote.price) : Math.max(0, -(quote.money ?? 0));
}

/** The price of constructing a building, with the surcharge that was paid when its worker was withdrawn. */
export function wholePrice({ price }: Quote, surcharge: number): Partial<Price> {
  return { ...price, workers: (price?.workers ?? 0) + surcharge };
}

/** £ that a decision brings. */
export function income(quote: Quote): number {
  return Math.max(0, quote.money ?? 0);
}
