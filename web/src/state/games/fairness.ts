/** Deals fixed beforehand: what this browser heard of it during a game, and what it can check by itself. */
import type { ServerMessage } from "../../net/protocol";

const keyOf = (game: string) => `commitment:${game}`;

/** Keeps the first commitment that is heard while a game still runs. */
export function remember(game: string, message: ServerMessage): void {
  if (message.type !== "view" || message.view.status === "finished" || !message.view.commitment) return;
  if (heard(game) === null) sessionStorage.setItem(keyOf(game), message.view.commitment);
}

export const heard = (game: string): string | null => sessionStorage.getItem(keyOf(game));

/** Whether a secret is the one committed to; null where the browser cannot compute it, as without encryption. */
export async function keeps(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return commitment === `sha256:${[...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
