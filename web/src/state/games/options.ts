/** The options of a table in words. */
import { t } from "../../i18n/fluent.svelte";
import type { GameView } from "../../net/protocol";

type Options = GameView["options"];
type Unrated = NonNullable<GameView["unrated"]>;

/** Whether a game is rated, and if not, why; the host's own choice needs no reason. */
export function ratedText(unrated: Unrated | null): string {
  if (unrated === null) return t("button-yes");
  return unrated === "choice" ? t("button-no") : `${t("button-no")}: ${t(`unrated-${unrated}`)}`;
}

/** Minutes, or seconds where minutes would hide how few or how many there are. */
function span(seconds: number): string {
  return seconds % 60 === 0 ? t("minutes", { n: seconds / 60 }) : t("seconds", { n: seconds });
}

/** Time for the game, and what each turn adds to it. */
function bank(seconds: number, increment: number): string {
  const time = span(seconds);
  return increment ? t("setup-pace-increment", { time, increment: span(increment) }) : time;
}

/** How much time there is; nothing for a live game without a clock. */
export function timeOf({ pace, clock }: Options): string {
  if (clock.kind === "days") return `${t("setup-pace-days")}: ${t("days", { n: clock.days })}`;
  if (clock.kind === "turn") return `${t("setup-pace-per-turn")}: ${span(clock.seconds)}`;
  if (clock.kind === "bank") return bank(clock.seconds, clock.increment ?? 0);
  return pace === "days" ? t("setup-pace-days") : "";
}

function timeTerm(options: Options): [term: string, value: string] {
  const { clock } = options;
  if (clock.kind === "days") return [t("setup-pace-per-turn"), t("days", { n: clock.days })];
  if (clock.kind === "turn") return [t("setup-pace-per-turn"), span(clock.seconds)];
  return [t("setup-pace-per-game"), timeOf(options) || t("setup-pace-none")];
}

/** What whoever sits down should know. */
export function termsOf({ options, unrated }: GameView): [term: string, value: string][] {
  const { listed, seed_chosen } = options;
  return [
    [t("setup-pace"), t(options.pace === "days" ? "setup-pace-days" : "setup-pace-live")],
    timeTerm(options),
    [t("setup-rated"), ratedText(unrated)],
    [t("setup-visibility"), t(listed ? "setup-public" : "setup-private")],
    ...(seed_chosen ? [[t("setup-seed"), t("waiting-seed")] as [string, string]] : []),
  ];
}
