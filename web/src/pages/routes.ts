/** Which page an address shows; each is loaded when it is first wanted. */
import type { Component } from "svelte";
import { isLocal } from "../local/ids";

type Loaded = { default: Component<Record<string, string>> };
interface Route {
  /** Whether there is nothing to see without a server. */
  remote: boolean;
  load: () => Promise<Loaded>;
  parameters: Record<string, string>;
}

/** Pages about other people. */
const REMOTE = /^\/(lobby|profile|player|ratings)(\/|$)/;

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/$/, () => import("./Home.svelte")],
  [/^\/learn$/, () => import("../lesson/LessonPage.svelte")],
  [/^\/learn\/more$/, () => import("../lesson/SecondLessonPage.svelte")],
  [/^\/new$/, () => import("./NewTable.svelte")],
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/games$/, () => import("./Games.svelte")],
  [/^\/cards$/, () => import("./rules/Cards.svelte")],
  [/^\/rules$/, () => import("./rules/Rules.svelte")],
  [/^\/profile$/, () => import("./Profile.svelte")],
  [/^\/player\/(?<id>[^/]+)$/, () => import("./Profile.svelte")],
  [/^\/ratings$/, () => import("./Ratings.svelte")],
  [/^\/settings$/, () => import("./settings/Settings.svelte")],
  [/^\/game\/(?<game>[^/]+)$/, () => import("../table/TablePage.svelte")],
];

export function routeOf(path: string): Route | undefined {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const { game } = match.groups ?? {};
    const remote = game ? !isLocal(game) : REMOTE.test(path);
    return { remote, load: load as Route["load"], parameters: { ...match.groups } };
  }
  return undefined;
}
