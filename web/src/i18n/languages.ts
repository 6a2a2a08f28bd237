/** The languages there are, and the one to speak at first. */
import { chosen } from "../chosen";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  ru: "Русский",
  nl: "Nederlands",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;

/** What is said where not even the catalogues have arrived. */
export const UNLOADED: Record<Language, string> = {
  en: "Spyrium could not be loaded. Try again",
  de: "Spyrium konnte nicht geladen werden. Erneut versuchen",
  ru: "Не удалось загрузить «Спирий». Попробовать ещё раз",
  nl: "Spyrium kon niet worden geladen. Opnieuw proberen",
  it: "Impossibile caricare Spyrium. Riprova",
};

const catalogues = import.meta.glob<string[]>("./texts/*.ts", { import: "default" });

/** All texts of a language. */
export async function textsOf(language: Language): Promise<string[]> {
  return (await catalogues[`./texts/${language}.ts`]?.()) ?? [];
}

function languageOfBrowser(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

/** The language that was chosen, else the browser's. */
export const preferredLanguage = (): Language => chosen().language ?? languageOfBrowser();
