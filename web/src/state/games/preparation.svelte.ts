/** The first start of a version compiles its rules: games wait for that, and people see how far it is. */
import { get } from "../../net/http";
import type { Progress } from "../../net/protocol";

const PAUSE = 400;

/** How far the server is; ready until it says otherwise. */
export const preparation: Progress & { wanted: boolean } = $state({
  ready: true,
  done: 0,
  steps: 1,
  wanted: false,
});

/** Resolves once games can be played. */
export async function prepared(): Promise<void> {
  for (;;) {
    Object.assign(preparation, await get<Progress>("/api/preparation"));
    if (preparation.ready) return;
    await new Promise((go) => setTimeout(go, PAUSE));
  }
}

/** The same, for somebody who has asked for a game and is told that it will start. */
export async function preparedToPlay(): Promise<void> {
  preparation.wanted = true;
  try {
    await prepared();
  } finally {
    preparation.wanted = false;
  }
}
