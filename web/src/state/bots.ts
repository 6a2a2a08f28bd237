/** Bots, and the names of the players: people have their own, bots that of their level. */
import { has, t } from "../i18n/fluent.svelte";
import { get } from "../net/http";
import type { SeatView } from "../net/protocol";

export const DEFAULT_LEVEL = "adviser";

/** The bots that the server offers, the weakest first. */
export async function botLevels(): Promise<string[]> {
  return (await get<{ levels: string[] }>("/api/bots")).levels;
}

export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level.charAt(0).toUpperCase() + level.slice(1);
}

const NUMERALS = ["", "", " II", " III", " IV", " V"];

/** What the server calls somebody who has not come yet. */
const unnamed = (seat: number): string => `Player ${seat + 1}`;

/** The name of a seat; bots of one level are numbered. */
export function seatName(seats: SeatView[], seat: number): string {
  const { kind, name, level } = seats[seat] ?? { kind: "open", name: "", level: null };
  if (kind === "person" && name === unnamed(seat)) return t("web-player", { n: seat + 1 });
  if (kind !== "bot" || !level || !name.startsWith("bot:")) return name;
  const before = seats
    .slice(0, seat + 1)
    .filter((each) => each.kind === "bot" && each.level === level).length;
  return botName(level) + NUMERALS[before];
}
