/** What a person has chosen, as this browser keeps it. */
import type { Settings } from "./state/settings.svelte";

const KEY = "spyrium.settings";

export function chosen(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function keep(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
