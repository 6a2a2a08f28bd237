import { t } from "../i18n/fluent.svelte";

/** A name whose long words may be broken where the catalogue says so; browsers know too few words of too few languages. */
export function breakable(name: string): string {
  return t("card-hyphens")
    .split(" ")
    .reduce((broken, word) => broken.replace(word.replace("-", ""), word.replace("-", "\u00ad")), name);
}
