/** Where a game is: in this browser or on a server. */
import { isLocal } from "../local/ids";
import { LocalSource } from "../local/source";
import { RemoteSource } from "./remote";
import type { GameSource } from "./source";

export function sourceOf(id: string, secret?: string): GameSource {
  return isLocal(id) ? new LocalSource(id) : new RemoteSource(id, secret);
}
