/** The board as text: everything on the table, in lines that a screen reader reads well, with the places of the notation. */
import { t } from "../i18n/fluent.svelte";
import { cardName } from "../notation/sentences";
import { GAPS, POSITIONS } from "../notation/words";
import type { Table } from "./table.svelte";

export interface Section {
  title: string;
  lines: string[];
}

export function boardText(table: Table): Section[] {
  const now = table.now;
  if (!now) return [];
  return [
    { title: t("table-board"), lines: boardLines(table) },
    { title: t("table-market"), lines: marketLines(table) },
    ...now.seats.map((_, seat) => ({ title: table.name(seat), lines: companyLines(table, seat) })),
  ];
}

function boardLines(table: Table): string[] {
  const now = table.now;
  if (!now) return [];
  const token = (n: number | null) => (n === null ? "" : ` (${n})`);
  return [
    t("round-of", { n: now.round, total: 6 }),
    `${t("table-event-current")}: ${t(`event-${now.event.name}`)}${token(now.event.token)}. ${t(`effect-${now.event.name}`)}`,
    now.future
      ? `${t("table-event-future")}: ${t(`event-${now.future.name}`)}${token(now.future.token)}`
      : "",
    `${t("table-first-player")}: ${table.name(now.first)}`,
  ].filter(Boolean);
}

function marketLines(table: Table): string[] {
  const now = table.now;
  if (!now) return [];
  const cards = POSITIONS.map((place) => {
    const card = now.market[place];
    const tokens = card?.tokens.length
      ? ` ${t("table-tokens-left", { values: card.tokens.join(", ") })}`
      : "";
    return `${place}: ${cardName(card?.card)}.${tokens}`;
  });
  const gaps = GAPS.filter((gap) => now.workers[gap]?.length).map((gap) => {
    const seats = now.workers[gap] ?? [];
    const groups = [...new Set(seats)].map((seat) =>
      t("a11y-workers-of", { n: seats.filter((each) => each === seat).length, name: table.name(seat) }),
    );
    return t("a11y-gap", { gap, workers: groups.join(", ") });
  });
  return [...cards, ...gaps];
}

function companyLines(table: Table, seat: number): string[] {
  const state = table.now?.seats[seat];
  if (!state) return [];
  const cards = (list: { card: string; inclined: boolean }[]) =>
    list
      .map(({ card, inclined }) => cardName(card) + (inclined ? ` (${t("state-inclined")})` : ""))
      .join(", ");
  return [
    `${t("points", { n: state.vp })}, ${t("pounds-spoken", { n: state.money })}, ${t("spyrium", { n: state.spyrium })}, ${t(`phase-${state.phase}-long`)}`,
    `${t("table-workers")}: ${t("table-workers-active")} ${state.active}, ${t("table-workers-market")} ${state.in_market}, ${t("table-workers-busy")} ${state.at_work}, ${t("table-workers-reserve")} ${state.reserve}`,
    `${t("table-residence")}: ${state.residence}`,
    `${t("table-buildings")}: ${cards(state.buildings) || t("table-no-buildings")}`,
    `${t("table-techniques")}: ${cards(state.techniques) || t("table-no-techniques")}`,
  ];
}
