/** Numbers as the person's language writes them. */
import { settings } from "./settings.svelte";

export const percent = (share: number): string =>
  share.toLocaleString(settings.language, { style: "percent", maximumFractionDigits: 0 });
