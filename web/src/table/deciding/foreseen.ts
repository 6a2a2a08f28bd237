/** What a decision brings that is chosen only later in the turn: the building's place, the character's token. */
import { faceOf } from "../../cards/faces";
import type { Quote } from "../../net/protocol";
import { cost, payable } from "../../net/quotes";
import type { Setting } from "../../notation/sentences";
import { parse } from "../../notation/words";

export type Range = readonly [least: number, most: number];

type Foreseen = Record<"money" | "spyrium" | "vp", Range>;

/** What is still to come of each good, on top of what the quote says. */
export function foreseen(quote: Quote, setting: Setting): Foreseen {
  const dearest = Math.max(0, ...payable(quote).map((way) => way.total - cost(quote)));
  const decision = parse(quote.word);
  const bought = (decision.verb === "activate" || decision.verb === "lobby") && decision.at;
  const tokens = bought ? (setting.tokensAt?.(bought) ?? []) : [];
  const lines = bought ? faceOf(setting.cardAt(bought) ?? "").lines.filter(({ instant }) => !instant) : [];
  // A token building's is told by its quote: nothing is chosen there.
  if (!bought || tokens.length === 0 || quote.ways?.length)
    return { money: [0 - dearest, 0], spyrium: [0, 0], vp: [0, 0] };
  const brought = (good: "spyrium" | "vp"): Range => {
    const gains = lines.flatMap(({ gain }) => gain).filter(([each]) => each === good);
    const sum = (token: number) => gains.reduce((n, [, each]) => n + (each === "token" ? token : each), 0);
    return [sum(Math.min(...tokens)), sum(Math.max(...tokens))];
  };
  const fee = quote.fee ?? 0;
  const highest = fee > 0 ? Math.max(...tokens) : 0;
  return { money: [0 - highest, 0 - fee], spyrium: brought("spyrium"), vp: brought("vp") };
}
