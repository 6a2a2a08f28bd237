/** The languages there are, and the one to speak at first. */
import texts from "virtual:texts";
import languages from "../../../src/spyrium/text/locale/languages.json";
import { chosen } from "../chosen";

export type Language = keyof typeof languages;

/** What each language calls itself, and what is said where not even the catalogues have arrived. */
export const LANGUAGES: Record<Language, { name: string; unloaded: string }> = languages;

/** All texts of a language. */
export async function textsOf(language: Language): Promise<string[]> {
  const { default: found } = await texts[language]();
  return found;
}

function languageOfBrowser(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

/** The language that was chosen, else the browser's. */
export const preferredLanguage = (): Language => chosen().language ?? languageOfBrowser();
