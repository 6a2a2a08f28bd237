/** What the coach says and asks for, step by step, and what the rival plays. */
import { t } from "../i18n/fluent.svelte";
import type { Edition, LegalDecision } from "../net/protocol";
import { income } from "../net/quotes";
import { cardName, priceText } from "../notation/sentences";
import type { Table } from "../table/table.svelte";
import { firstRound, lastRound, thirdRound } from "./positions";

export interface Step {
  /** Its text is the message `lesson-<id>`. */
  id: string;
  rule: string;
  /** What on the table it speaks about. */
  point: (table: Table) => string;
  /** The decisions it waits for; without any, for "next". */
  wish?: RegExp;
  /** It goes on, decision after decision, until this holds. */
  until?: (table: Table) => boolean;
  /** When there is something to say that has not happened yet. */
  ready?: (table: Table) => boolean;
  values?: (table: Table) => Record<string, string | number>;
}

export interface Chapter {
  /** The message that names its lesson. */
  title: string;
  position: (edition: Edition) => object;
  steps: Step[];
  /** The rival's decisions, in order. */
  rival: string[];
}

const at = (selector: string) => () => selector;
const word = (start: string) => `[data-word^="${start}"]`;
/** A worker is clicked first, then what it does. */
const withdraw = (gap: string, decision: string) => (table: Table) =>
  table.picked ? `[data-word="${decision}"]` : `[data-gap="${gap}"]`;
const quoted = (table: Table, decision: string): LegalDecision | undefined =>
  table.legal?.find((legal) => legal.word === decision);

const GAIN = "gain:b1b2>b1";
const ACTIVATE = "activate:a1b1>a1";

const FIRST: Chapter = {
  title: "lesson-title",
  position: firstRound,
  rival: [
    "place:b1b2",
    "place:b1c1",
    "place:a1a2",
    "phase2",
    "activate:b1c1>b1",
    "gain:b1b2>b2",
    "gain:a1a2>a2",
    "event:3",
    "pass",
  ],
  steps: [
    { id: "welcome", rule: "R11.4", point: at(".rail .scale") },
    { id: "market", rule: "R3.3", point: at(".market .grid") },
    { id: "card", rule: "R7", point: at('[data-place="a1"]') },
    { id: "place", rule: "R5.1", point: at('[data-gap="a1b1"]'), wish: /^place:a1b1$/ },
    { id: "place-again", rule: "R5.1", point: at('[data-gap="b1b2"]'), wish: /^place:b1b2$/ },
    { id: "phase2", rule: "R4.3", point: at(`${word("phase2")}, ${word("confirm")}`), wish: /^phase2$/ },
    {
      id: "gain",
      rule: "R6.1",
      point: withdraw("b1b2", GAIN),
      wish: /^gain:b1b2>b1$/,
      values: (table) => ({ n: income(quoted(table, GAIN)?.quote ?? { word: GAIN }) }),
    },
    {
      id: "activate",
      rule: "R6.2",
      point: withdraw("a1b1", ACTIVATE),
      wish: /^activate:a1b1>a1$/,
      values: (table) => {
        const way = quoted(table, ACTIVATE)?.quote.ways?.[0];
        return { price: way ? priceText(way.price) : "…" };
      },
    },
    { id: "build", rule: "R6.4", point: at(word("space")), wish: /^space$/ },
    { id: "use", rule: "R6.7", point: at(`.owned[data-owned="mine-2"]`), wish: /^use:/ },
    { id: "event", rule: "R5.2", point: at("article[data-event]"), wish: /^event/ },
    { id: "pass", rule: "R6.8", point: at(word("pass")), wish: /^pass$/ },
    { id: "round", rule: "R11.1", point: at(".market .grid"), ready: (table) => (table.now?.round ?? 0) > 1 },
    {
      id: "income",
      rule: "R10.1",
      point: at(".residence"),
      values: (table) => ({ n: table.now?.seats[0]?.residence ?? 0 }),
    },
    { id: "bonus", rule: "R10.2", point: at(".rail .bonus") },
    { id: "help", rule: "R4.4", point: at(".prompt") },
  ],
};

const LAST: Chapter = {
  title: "lesson-title",
  position: lastRound,
  rival: ["pass"],
  steps: [
    { id: "last-round", rule: "R11.3", point: at(".own .company") },
    { id: "factory", rule: "R6.7", point: at('.owned[data-owned="factory-1"]'), wish: /^use:factory-1\/2$/ },
    { id: "last-pass", rule: "R6.8", point: at(word("pass")), wish: /^pass$/ },
    {
      id: "scoring",
      rule: "R11.3",
      point: at(".own .company"),
      ready: (table) => table.view?.status === "finished",
    },
  ],
};

/** What the first game leaves out; how to go about it is left to the pupil. */
const ROUND_OF_CHOICES = 3;
const CHOICES: Chapter = {
  title: "lesson-more",
  position: thirdRound,
  rival: [],
  steps: [
    { id: "more-welcome", rule: "R4.4", point: at(".market .grid") },
    {
      id: "more-character",
      rule: "R6.3",
      point: withdraw("a1b1", "activate:a1b1>b1"),
      wish: /^activate:a1b1>b1$/,
    },
    { id: "more-token", rule: "R6.3", point: at(word("token")), wish: /^token:/ },
    { id: "more-residence", rule: "R10.1", point: at(".residence"), wish: /^(advance|score)$/ },
    {
      id: "more-technique",
      rule: "R6.6",
      point: withdraw("b1c1", "activate:b1c1>c1"),
      wish: /^activate:b1c1>c1$/,
    },
    {
      id: "more-building",
      rule: "R6.4",
      point: withdraw("a2b2", "activate:a2b2>a2"),
      wish: /^activate:a2b2>a2$/,
    },
    { id: "more-where", rule: "R6.4", point: at(".own .company"), wish: /^(space|replace:)/ },
    {
      id: "more-free",
      rule: "R4.4",
      point: at(".prompt"),
      wish: /./,
      until: (table) => (table.now?.round ?? 0) > ROUND_OF_CHOICES,
    },
    {
      id: "more-end",
      rule: "R9.8",
      point: at(".market .grid"),
      ready: (table) => (table.now?.round ?? 0) > ROUND_OF_CHOICES,
    },
  ],
};

export const FIRST_LESSON = [FIRST, LAST];
export const SECOND_LESSON = [CHOICES];

/** The coach's words for a step. */
export function words(step: Step, table: Table, rival: string): string {
  return t(`lesson-${step.id}`, {
    rival,
    by: matchMedia("(hover: hover)").matches ? "mouse" : "touch",
    mine: cardName("mine-2"),
    geologist: cardName("geologist"),
    factory: cardName("factory-1"),
    architect: cardName("architect"),
    technique: cardName("lobbying"),
    laboratory: cardName("laboratory-1"),
    workshop: cardName("workshop-1"),
    ...step.values?.(table),
  });
}
