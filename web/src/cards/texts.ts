/** What cards and events do, in sentences. */
import { t } from "../i18n/fluent.svelte";
import { catalogue } from "./catalogue.svelte";
import { NUMBERS, TECHNIQUE_LIMIT, USES } from "./printed";

/** What is printed on a card, in sentences. */
export function cardText(card: string): string[] {
  const printed = catalogue.card(card);
  const lines = [effectText(card)];
  if (printed?.kind === "technique")
    lines.push(`${t("table-effect-final")}: ${t(`final-${card}`)}. ${limitText()}`);
  if (printed?.vp) lines.push(t("final-building", { points: printed.vp }));
  return lines;
}

/** What a card or an event does, in a sentence. */
export const effectText = (slug: string): string => t(`effect-${slug}`, NUMBERS[slug]);

/** The most that a technique can score. */
export const limitText = (): string => `${t("final-limit", { limit: TECHNIQUE_LIMIT })}.`;

/** One use of a building: "1 worker + 2 spyrium → 5 VP". */
export function optionText(building: string, effect: number): string {
  const use = USES[building]?.[effect - 1];
  return use ? t(`option-${use.kind}`, { ...use }) : "";
}
