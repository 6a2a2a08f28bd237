/** The options of a table in words. */
import { t } from "../i18n/fluent.svelte";
import type { GameView } from "../net/protocol";

type Options = GameView["options"];

/** How much time there is; nothing for a live game without a clock. */
export function timeOf({ pace, clock }: Options): string {
  if (clock.kind === "days") return `${t("setup-pace-days")}: ${t("days", { n: clock.days })}`;
  if (clock.kind === "bank") return t("minutes", { n: Math.round(clock.seconds / 60) });
  return pace === "days" ? t("setup-pace-days") : "";
}

/** What whoever sits down should know. */
export function termsOf(options: Options): [term: string, value: string][] {
  const { clock, rated, listed, seed_chosen } = options;
  const time: [string, string] =
    clock.kind === "days"
      ? [t("setup-pace-per-turn"), t("days", { n: clock.days })]
      : [t("setup-pace-per-game"), timeOf(options) || t("setup-pace-none")];
  return [
    [t("setup-pace"), t(options.pace === "days" ? "setup-pace-days" : "setup-pace-live")],
    time,
    [t("setup-rated"), t(rated ? "button-yes" : "button-no")],
    [t("setup-visibility"), t(listed ? "setup-public" : "setup-private")],
    ...(seed_chosen ? [[t("setup-seed"), t("waiting-seed")] as [string, string]] : []),
  ];
}
