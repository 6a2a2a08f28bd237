/** Bots, and the names of the players: people have their own, bots those of engineers of their age. */
import { has, t } from "../../i18n/fluent.svelte";
import { get } from "../../net/http";
import type { BotList, SeatView } from "../../net/protocol";

export const DEFAULT_LEVEL = "adviser";
/** Whoever has never played meets this one first. */
export const FIRST_LEVEL = "apprentice";
/** No two bots of one strength: only then is a game rated. */
export const MIXED = "mixed";
const MIXTURE = ["engineer", "adviser", "apprentice", "financier"];

/** The strengths of so many bots, all different, as far as the server offers them. */
export function mixed(bots: number, offered: string[]): string[] {
  const known = MIXTURE.filter((level) => offered.includes(level));
  const others = offered.toReversed().filter((level) => !known.includes(level));
  return [...known, ...others].slice(0, bots);
}

/** The bots that the server offers, the weakest first. */
export async function botLevels(): Promise<string[]> {
  return (await get<BotList>("/api/bots")).levels;
}

/** As many as a table has seats, so that there is always one that nobody bears. */
const NAMES = ["bot-name-1", "bot-name-2", "bot-name-3", "bot-name-4", "bot-name-5"];

export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level.charAt(0).toUpperCase() + level.slice(1);
}

const nameless = ({ kind, name }: SeatView): boolean => kind === "bot" && name.startsWith("bot:");

/** What the server calls somebody who has said no name. */
export const GUEST = "Guest";

export const personName = (name: string): string => (name === GUEST ? t("profile-guest") : name);

/** What the server calls somebody who has not come yet. */
const unnamed = (seat: number): string => `Player ${seat + 1}`;

/** The names of all seats: a bot has the name of its seat, or the next that is free. */
export function seatNames(seats: SeatView[]): string[] {
  const taken = new Set(seats.filter((seat) => !nameless(seat)).map(({ name }) => name.toLowerCase()));
  return seats.map((seat, i) => {
    if (seat.kind === "person" && seat.name === unnamed(i)) return t("web-player", { n: i + 1 });
    if (!nameless(seat)) return personName(seat.name);
    const name = [...NAMES.slice(i), ...NAMES]
      .map((id) => t(id))
      .find((each) => !taken.has(each.toLowerCase()));
    taken.add((name ?? "").toLowerCase());
    return name ?? "";
  });
}

export function seatName(seats: SeatView[], seat: number): string {
  return seatNames(seats)[seat] ?? "";
}

/** What stands beside a name: how well a bot plays, or that somebody has resigned. */
export function remarkOf(seat: SeatView | undefined): string {
  if (seat?.stand_in?.reason === "resigned") return t("web-resigned-seat");
  return seat?.kind === "bot" && seat.level ? t("bot-named", { level: botName(seat.level) }) : "";
}
