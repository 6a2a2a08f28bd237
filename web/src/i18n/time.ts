/** Moments in words, in the person's language. */

import { settings } from "../state/settings.svelte";
import { t } from "./fluent.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const LONG_AGO = 30;

/** "3 hours ago", "in 2 days", "just now"; a date when it is long ago. */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const n = Math.round((at - now) / length);
    if (unit === "day" && Math.abs(n) > LONG_AGO) return new Date(at).toLocaleDateString(settings.language);
    if (n !== 0) return words.format(n, unit);
  }
  return at <= now ? t("web-just-now") : words.format(0, "second");
}
