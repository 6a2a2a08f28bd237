/** Numbers as the person's language writes them. */
import { settings } from "../state/settings.svelte";

export const percent = (share: number): string =>
  share.toLocaleString(settings.language, { style: "percent", maximumFractionDigits: 0 });

export const decimal = (value: number): string =>
  value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What was gained or lost; nothing has no sign. */
export const signed = (value: number): string =>
  value
    .toLocaleString(settings.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    })
    .replace("-", "−");

/** Ratings are read as a whole, without a mark between the thousands. */
export const rating = (value: number): string => String(Math.round(value));
