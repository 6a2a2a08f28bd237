/** What a person has chosen for this browser; kept in local storage and put onto the document. */
import { chosen, keep } from "../chosen";
import { type Language, preferredLanguage } from "../i18n/languages";

export type Theme = "system" | "dark" | "light" | "contrast";

/** What a key can do at the table, and the key that does it at first. */
export const KEYS = { market: "m", undo: "u", options: "o", text: "b", deck: "d", help: "?" } as const;
export type KeyAction = keyof typeof KEYS;
type Keys = Record<KeyAction, string>;

export const PACES = ["slow", "normal", "fast"] as const;

export interface Settings {
  language: Language;
  theme: Theme;
  textSize: number;
  motion: "full" | "none";
  /** How long what others do stands before the next. */
  pace: (typeof PACES)[number];
  sound: boolean;
  confirmTurn: boolean;
  confirmPhase: boolean;
  /** Whether what is only a matter of form happens by itself: phase II without workers, passing with nothing left. */
  forced: boolean;
  /** At a hot seat: a passing notice of whose turn it is, one that waits, or none. */
  handover: "notice" | "wait" | "off";
  chat: boolean;
  keys: Keys;
  name: string;
  /** Against how many bots one last played at once, and how strong; null before one has chosen. */
  rivals: number;
  level: string | null;
  /** How many of the lessons have been played to their end. */
  learnt: 0 | 1 | 2;
  /** Whether the first game has said how it begins. */
  welcomed: boolean;
}

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

function themeOfDevice(): Theme {
  if (prefers("(prefers-contrast: more)")) return "contrast";
  return prefers("(prefers-color-scheme: light)") ? "light" : "dark";
}

function initial(): Settings {
  return {
    language: preferredLanguage(),
    theme: "system",
    textSize: 1,
    motion: prefers("(prefers-reduced-motion: reduce)") ? "none" : "full",
    pace: "normal",
    sound: false,
    confirmTurn: false,
    confirmPhase: true,
    forced: true,
    handover: "notice",
    chat: true,
    keys: { ...KEYS },
    name: "",
    rivals: 2,
    level: null,
    learnt: 0,
    welcomed: false,
    ...chosen(),
  };
}

export const settings: Settings = $state(initial());

/** Changes some settings, keeps them, and shows them at once. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  keep(settings);
  show();
}

/** Puts the settings onto the document. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme === "system" ? themeOfDevice() : settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.text = settings.textSize > 1.2 ? "huge" : "";
  root.style.setProperty("--text-scale", String(settings.textSize));
}

/** Follows the device where the theme is to be as there. */
export function followDevice(): void {
  for (const query of ["(prefers-contrast: more)", "(prefers-color-scheme: light)"])
    matchMedia(query).addEventListener("change", show);
}
