/** What is asked now, in a sentence, with the rules that explain it. */
import { t } from "../../i18n/fluent.svelte";
import { cardName, offer } from "../../notation/sentences";
import { parse, type Verb } from "../../notation/words";
import type { Table } from "../table.svelte";
import { type Choices, fewUses } from "./choices";

export interface Asked {
  text: string;
  /** The same where there is little room, without what has a button of its own just below. */
  brief?: string;
  /** The same on a phone, where uses of buildings may have buttons, too. */
  briefest?: string;
  /** The numbers of the rules that explain it, e.g. "6.4". */
  rules: string[];
  /** The messages that put them in a nutshell. */
  hints: string[];
}

const asked = (text: string, rules: string[], ...hints: string[]): Asked => ({ text, rules, hints });

/** What can be done in a turn, in the order in which it is said. */
const ACTIONS: [action: string, possible: (choices: Choices) => boolean, rules: string[], hint: string][] = [
  ["place", ({ place }) => place.size > 0, ["5.1"], "hint-action-1"],
  ["withdraw", ({ withdraw }) => withdraw.size > 0, ["6.1", "6.2"], "hint-action-2"],
  ["use", ({ use }) => use.size > 0, ["6.7"], "hint-use"],
  ["taylorism", ({ plain }) => plain.has("taylorism"), ["9.6"], "hint-reuse"],
  ["event", ({ event }) => event.length > 0, ["5.2"], "hint-event"],
  ["phase2", ({ plain }) => plain.has("phase2"), ["4.3"], "hint-phase2"],
  ["pass", ({ plain }) => plain.has("pass"), ["6.8"], "hint-pass"],
];

/** What is done with a button of the prompt rather than on the table. */
const BUTTONS = ["taylorism", "event", "phase2", "pass"];

/** The rule behind each kind of decision. */
const RULE_OF: Record<Verb, string> = {
  place: "5.1",
  event: "5.2",
  phase2: "4.3",
  gain: "6.1",
  activate: "6.2",
  lobby: "9.5",
  use: "6.7",
  taylorism: "9.6",
  reuse: "9.6",
  pass: "6.8",
  space: "6.4",
  replace: "6.4",
  token: "6.3",
  value: "9.7",
  advance: "10.1",
  score: "10.1",
  worker: "10.2",
  cash: "10.2",
};

export function prompt(table: Table): Asked {
  const view = table.view;
  if (!view) return asked(t("wait-table"), ["2.1"]);
  if (table.trial) return asked(t(table.picked ? "prompt-card" : "review-find"), ["4.1"]);
  if (table.past) return lookingBack(table, table.past.at, view.decisions);
  if (view.status === "finished" || view.prompt === "over") return asked(t("prompt-over"), ["11.3", "11.4"]);
  if (table.resigned) return asked(t("web-you-resigned"), ["4.1"]);
  if (table.left.includes(table.current ?? -1)) return asked(t("web-left"), ["4.1"]);
  if (!table.myTurn) return asked(waiting(table), ["4.1"]);
  if (table.held) return held(table, table.held.word);
  if (table.picked) return asked(t("prompt-card"), ["6.1", "6.2"], "hint-gain", "hint-activate");
  return mine(table);
}

/** Where in the game one looks, and what happened there. */
function lookingBack(table: Table, at: number, total: number): Asked {
  const line = table.lines.find((each) => each.at === at);
  const text = `${t("prompt-replay", { n: at, total })} ${line?.text ?? ""}`.trim();
  return asked(text, [line ? RULE_OF[parse(line.word).verb] : "2.1"]);
}

function waiting(table: Table): string {
  const name = table.name(table.current);
  if (table.mine.length === 0) return t("prompt-spectating", { name });
  const bot = table.playsItself(table.current);
  return t(bot ? "prompt-waiting-bot" : "prompt-waiting", { name });
}

function held(table: Table, word: string): Asked {
  if (word === "phase2") return asked(t("prompt-confirm-phase2"), ["4.3", "4.5"], "hint-phase2");
  if (word === "pass") {
    const text = table.unused.length > 0 ? "prompt-confirm-pass-unused" : "prompt-confirm-pass";
    return asked(t(text), ["6.8"], "hint-pass");
  }
  const choice = table.held ? offer(table.held, table.setting) : "";
  return asked(`${t("prompt-confirm")} ${choice}`, [RULE_OF[parse(word).verb]]);
}

function mine(table: Table): Asked {
  const card = cardName(table.asking);
  switch (table.view?.prompt) {
    case "build":
      return asked(t("prompt-build", { card }), ["6.4"], "hint-build");
    case "token":
      return token(table, card);
    case "value":
      return asked(t("prompt-value"), ["9.7"], "hint-value");
    case "reuse":
      return asked(t("prompt-reuse"), [inTurn(table, "taylorism") ? "9.6" : "8"], "hint-reuse");
    case "residence":
      return asked(t("prompt-residence"), ["10.1"], "hint-residence");
    case "bonus":
      return asked(t("prompt-bonus"), ["10.2"], "hint-bonus");
    case "late-arrival":
      return asked(t("prompt-late-arrival"), ["8", "5.1"], "hint-late-arrival");
    default:
      return action(table);
  }
}

const inTurn = (table: Table, word: string): boolean => table.view?.position?.turn.includes(word) ?? false;

/** Which of a character's tokens; or, with Commerce, which value the token of a building shall have. */
function token(table: Table, card: string): Asked {
  if (table.activePlace && !table.now?.market[table.activePlace])
    return asked(t("prompt-token-building", { card }), ["9.7"], "hint-value");
  return asked(t("prompt-token", { card }), ["6.3"], "hint-token");
}

function action(table: Table): Asked {
  const possible = ACTIONS.filter(([, holds]) => holds(table.choices));
  const rules = possible.flatMap(([, , numbers]) => numbers);
  const hints = possible.map(([, , , hint]) => hint);
  const names = possible.map(([name]) => name);
  if (names.length === 0) return asked(t("prompt-lesson"), ["4.1"]);
  if (names.length === 1 && names[0] === "pass") return asked(t("prompt-action-only-pass"), rules, ...hints);
  const message = table.view?.position?.turn.length
    ? "action-entered"
    : names.includes("phase2") && !names.includes("place") && !table.wish
      ? "action-no-workers"
      : "action";
  const say = (said: string[]) =>
    t(`prompt-${message}`, { actions: either(said.map((name) => t(`action-${name}`))) });
  const without = (said: string[]) => {
    const rest = names.filter((name) => !said.includes(name));
    return rest.length > 0 && rest.length < names.length ? say(rest) : undefined;
  };
  const brief = without(BUTTONS);
  const onButtons = fewUses(table.choices).length > 0 ? [...BUTTONS, "use"] : BUTTONS;
  const below = message === "action" && names.every((name) => onButtons.includes(name));
  const briefest = below ? t("prompt-action-below") : (without(onButtons) ?? brief);
  return { ...asked(say(names), rules, ...hints), brief, briefest };
}

function either(choices: string[]): string {
  const last = choices.at(-1) ?? "";
  if (choices.length < 2) return last;
  const first = choices
    .slice(0, -1)
    .reduce((soFar, each) => t("actions-comma", { first: soFar, second: each }));
  return t("actions-or", { first, second: last });
}
