/** Reasons in sentences, from the same messages as in the terminal. */
import { t } from "../i18n/fluent.svelte";
import type { Reason } from "./thinking/report";

export function reasonText(
  { code, amount = 0, instead = 0, card = "", seat = -1 }: Reason,
  nameOf: (seat: number) => string,
): string {
  return t(`reason-${code}`, {
    n: amount,
    instead,
    card: card && t(`card-${card}`),
    name: seat < 0 ? "" : nameOf(seat),
  });
}
