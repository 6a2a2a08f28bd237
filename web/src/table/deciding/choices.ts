/** The legal decisions, sorted to where on the table they are made. */
import type { LegalDecision } from "../../net/protocol";
import { type Gap, type Place, parse } from "../../notation/words";

export interface Choices {
  all: LegalDecision[];
  place: Map<Gap, LegalDecision>;
  /** Workers in the market that can leave it, with the ways to do so. */
  withdraw: Map<Gap, LegalDecision[]>;
  event: LegalDecision[];
  value: LegalDecision[];
  token: LegalDecision[];
  space: LegalDecision | null;
  /** By "card" for an upright building, "card*" for an inclined one. */
  replace: Map<string, LegalDecision>;
  /** By card: the effects of an upright building (use) or of an inclined one (reuse). */
  use: Map<string, LegalDecision[]>;
  reuse: Map<string, LegalDecision[]>;
  /** Decisions that are a button of their own: phase2, pass, taylorism, advance, score, worker, cash. */
  plain: Map<string, LegalDecision>;
}

export function sort(legal: LegalDecision[]): Choices {
  const choices: Choices = {
    all: legal,
    place: new Map(),
    withdraw: new Map(),
    event: [],
    value: [],
    token: [],
    space: null,
    replace: new Map(),
    use: new Map(),
    reuse: new Map(),
    plain: new Map(),
  };
  for (const each of legal) put(choices, each);
  return choices;
}

function put(choices: Choices, legal: LegalDecision): void {
  const decision = parse(legal.word);
  switch (decision.verb) {
    case "place":
      choices.place.set(decision.gap, legal);
      break;
    case "gain":
    case "activate":
    case "lobby":
      append(choices.withdraw, decision.gap, legal);
      break;
    case "event":
    case "value":
    case "token":
      choices[decision.verb].push(legal);
      break;
    case "space":
      choices.space = legal;
      break;
    case "replace":
      choices.replace.set(decision.card + (decision.inclined ? "*" : ""), legal);
      break;
    case "use":
    case "reuse":
      append(choices[decision.verb], decision.card, legal);
      break;
    default:
      choices.plain.set(decision.verb, legal);
  }
}

function append<K>(map: Map<K, LegalDecision[]>, key: K, legal: LegalDecision): void {
  map.set(key, [...(map.get(key) ?? []), legal]);
}

/** The ways in which a worker in this gap can leave for this card. */
export function waysAt(choices: Choices, gap: Gap, place: Place): LegalDecision[] {
  return (choices.withdraw.get(gap) ?? []).filter((each) => {
    const decision = parse(each.word);
    return "at" in decision && decision.at === place;
  });
}

/** The gaps from which a worker can leave for this card. */
export function gapsFor(choices: Choices, place: Place): Gap[] {
  return [...choices.withdraw.keys()].filter((gap) => waysAt(choices, gap, place).length > 0);
}

const FEW_USES = 3;

/** The uses of one's buildings where so few are possible that each can have a button in the prompt. */
export function fewUses(choices: Choices): LegalDecision[] {
  const uses = [...choices.use.values()].flat();
  return uses.length <= FEW_USES ? uses : [];
}
