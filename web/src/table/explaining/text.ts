/** The board as text: all that can be seen on the table, in sentences from which the game can be played. */
import { catalogue } from "../../cards/catalogue.svelte";
import { faceOf } from "../../cards/faces";
import { ONCE_A_ROUND, USES } from "../../cards/printed";
import { cardText, effectText } from "../../cards/texts";
import { t } from "../../i18n/fluent.svelte";
import type { EventCard, Now, Owned, SeatState } from "../../net/protocol";
import { cardName, gapText } from "../../notation/sentences";
import { GAPS, type Gap, type Place, POSITIONS, ROUNDS, sides } from "../../notation/words";
import { remarkOf } from "../../state/games/bots";
import { periodOf } from "../market/odds";
import type { Table } from "../table.svelte";
import { priceLines } from "./details";

export interface Line {
  text: string;
  items?: string[];
}
export interface Section {
  title: string;
  lines: Line[];
}

const plain = (texts: string[]): Line[] => texts.filter(Boolean).map((text) => ({ text }));

export function boardText(table: Table): Section[] {
  const { now } = table;
  if (!now) return [];
  return [
    { title: t("table-board"), lines: plain(boardLines(table, now)) },
    { title: t("table-market"), lines: plain(POSITIONS.map((place) => cardLine(table, now, place))) },
    { title: t("text-workers-title"), lines: plain(workerLines(table, now)) },
    ...now.seats.map((state, seat) => ({
      title: titleOf(table, seat),
      lines: companyLines(table, seat, state),
    })),
  ];
}

function boardLines(table: Table, now: Now): string[] {
  const users = now.seats.flatMap(({ event_used }, seat) => (event_used ? [table.name(seat)] : []));
  return [
    `${t("round-of", { n: now.round, total: ROUNDS })}, ${t(`period-${periodOf(now.round).toLowerCase()}`)}.`,
    t("text-event-now", { event: eventText(now.event) }),
    users.length > 0 ? t("text-event-users", { names: users.join(", ") }) : "",
    now.future && now.round < ROUNDS ? t("text-event-next", { event: eventText(now.future) }) : "",
    `${t("table-first-player")}: ${table.name(now.first)}.`,
    t("text-track", { spaces: catalogue.track.join(", ") }),
  ];
}

function eventText({ name, token }: EventCard): string {
  const title = t(`event-${name}`) + (token === null ? "" : ` (${t("text-token", { n: token })})`);
  return `${title}. ${effectText(name)}`;
}

function cardLine(table: Table, now: Now, place: Place): string {
  const lying = now.market[place];
  const around = t("text-around", { workers: crowd(table, gapsAround(place), now) });
  if (!lying) return `${place}: ${t("position-empty")}. ${around}`;
  const { card, tokens } = lying;
  const printed = catalogue.card(card);
  return [
    `${place}: ${cardName(card)}.`,
    t("text-kind", { kind: t(`kind-${printed?.kind ?? "building"}`), price: printed?.price ?? 0 }),
    symbolText(card),
    ...cardText(card).map(sentence),
    tokens.length > 0 ? sentence(t("table-tokens-left", { values: tokens.join(", ") })) : "",
    around,
    ...(table.mine.length > 0 && !table.past ? priceLines(table, place, card).map(sentence) : []),
  ]
    .filter(Boolean)
    .join(" ");
}

function symbolText(card: string): string {
  const { symbols } = faceOf(card);
  const names = symbols.map((symbol) => t(`symbol-${symbol}`)).join(", ");
  return names && `${t("table-symbols")}: ${names}.`;
}

const sentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);
const gapsAround = (place: Place): Gap[] => GAPS.filter((gap) => sides(gap).includes(place));

/** Who stands in these gaps. */
function crowd(table: Table, gaps: Gap[], now: Now): string {
  const seats = gaps.flatMap((gap) => now.workers[gap] ?? []);
  const groups = [...new Set(seats)].map((seat) =>
    t("a11y-workers-of", { n: seats.filter((each) => each === seat).length, name: table.name(seat) }),
  );
  return groups.join(", ") || t("text-nobody");
}

function workerLines(table: Table, now: Now): string[] {
  const held = GAPS.filter((gap) => now.workers[gap]?.length);
  if (held.length === 0) return [t("text-market-empty")];
  return held.map((gap) => {
    const where = gapText(gap, table.setting);
    return t("text-gap", { gap, where, workers: crowd(table, [gap], now) });
  });
}

function titleOf(table: Table, seat: number): string {
  const name = [table.name(seat), remarkOf(table.view?.seats[seat])].filter(Boolean).join(", ");
  return seat === table.own && table.mine.length > 0 ? t("text-you", { name }) : name;
}

function companyLines(table: Table, seat: number, state: SeatState): Line[] {
  return [
    ...plain([
      `${t(`phase-${state.phase}-long`)}.`,
      `${t("points", { n: state.vp })}, ${t("pounds-spoken", { n: state.money })}, ${t("spyrium", { n: state.spyrium })}.`,
      scoreText(table, seat),
      t("text-workers", {
        workers: t("workers", { n: state.workers }),
        active: state.active,
        market: state.in_market,
        work: state.at_work,
        reserve: state.reserve,
      }),
      t("text-residence", { n: state.residence }),
      bonusText(state),
      state.kept > 0 ? `${t("table-kept-tokens")}: ${state.kept}.` : "",
    ]),
    owned("table-buildings", "table-no-buildings", state.buildings),
    owned("table-techniques", "table-no-techniques", state.techniques),
  ];
}

function scoreText(table: Table, seat: number): string {
  const points = table.projected[seat]?.total;
  if (points === undefined) return "";
  const over = table.view?.status === "finished" && !table.past;
  return `${t(over ? "end-total" : "table-projected")}: ${t("points", { n: points })}.`;
}

/** The bonuses still to come. */
function bonusText({ bonuses }: SeatState): string {
  if (bonuses.length === 0) return t("text-bonuses");
  const left = ["cash", "worker"].find((each) => !bonuses.includes(each));
  return left ? `${t("bonus-20")}: ${t(`bonus-${left}`)}.` : t("text-bonuses-taken");
}

function owned(title: string, none: string, cards: Owned[]): Line {
  if (cards.length === 0) return { text: `${t(none)}.` };
  return { text: `${t(title)}:`, items: cards.map(ownedText) };
}

function ownedText({ card, inclined }: Owned): string {
  const usable = card in USES || ONCE_A_ROUND.includes(card);
  const state = usable ? t(inclined ? "text-used" : "text-unused") : "";
  return [`${cardName(card)}.`, state, symbolText(card), ...cardText(card).map(sentence)]
    .filter(Boolean)
    .join(" ");
}
