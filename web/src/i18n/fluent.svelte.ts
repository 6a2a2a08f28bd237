/** The shared Fluent catalogues in the browser: one language loaded at a time, switchable in the middle of a game. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { change } from "../state/settings.svelte";
import { type Language, textsOf } from "./languages";

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

/** Loads a language's catalogues; a switch happens all at once when they are here. */
export async function load(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of await textsOf(language)) next.addResource(new FluentResource(text));
  bundle = next;
}

export async function speak(language: Language): Promise<void> {
  await load(language);
  change({ language });
}

/** The text of a message in the present language. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, values, []);
}

/** Whether the present language has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The ids of all messages that begin so, in the order of the catalogue. */
export function idsFrom(prefix: string): string[] {
  return [...bundle._messages.keys()].filter((id) => id.startsWith(prefix));
}
