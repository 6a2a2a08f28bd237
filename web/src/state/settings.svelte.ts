/** What a person has chosen for this browser; kept in local storage and put onto the document. */

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  ru: "Русский",
  nl: "Nederlands",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "dark" | "light" | "contrast";

export interface Settings {
  language: Language;
  theme: Theme;
  textSize: number;
  motion: "full" | "none";
  sound: boolean;
  confirmTurn: boolean;
  confirmPhase: boolean;
  name: string;
}

const KEY = "spyrium.settings";

function languageOfBrowser(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

function initial(): Settings {
  const prefers = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
  const defaults: Settings = {
    language: languageOfBrowser(),
    theme: prefers("(prefers-contrast: more)")
      ? "contrast"
      : prefers("(prefers-color-scheme: light)")
        ? "light"
        : "dark",
    textSize: 1,
    motion: prefers("(prefers-reduced-motion: reduce)") ? "none" : "full",
    sound: false,
    confirmTurn: false,
    confirmPhase: true,
    name: "",
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(initial());

/** Changes some settings, keeps them, and shows them at once. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
}

/** Puts the settings onto the document. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("--text-scale", String(settings.textSize));
}
