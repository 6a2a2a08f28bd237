/** One person's line to a game: what they say to it and to each other, and whether it gets through. */
import { Refused, unreachable } from "../net/http";
import type { Connection } from "../net/live";
import type { ChatLine, ClientMessage, ServerMessage } from "../net/protocol";
import { Attempt } from "../state/attempt.svelte";
import type { GameSource } from "./source";

/** What happens in a game, in its order. */
export type Happening = Extract<ServerMessage, { type: "view" | "entry" | "thinking" | "presence" }>;

export class Session {
  connection: Connection = $state("connecting");
  chat: ChatLine[] = $state.raw([]);
  /** The people whom this browser has muted, as their host. */
  muted: string[] = $state.raw([]);
  /** The word on its way. */
  sent: string | null = $state(null);
  /** What the person asked for and could not be done. */
  readonly trouble = new Attempt();

  constructor(readonly source: GameSource) {}

  /** Begins to listen; chat and refusals stay here. */
  open(happened: (what: Happening) => void, seen: () => Promise<void>): void {
    this.source.listen({
      seen,
      heard: (message) => this.#hear(message, happened),
      connected: (state) => {
        this.connection = state;
        if (state === "open" && unreachable(this.trouble.problem)) this.trouble.clear();
      },
    });
  }

  close(): void {
    this.source.close();
  }

  /** Says something; `then` follows once it is on its way. */
  say(message: ClientMessage, then?: () => void): void {
    void this.trouble.run(() => {
      if (!this.source.send(message)) throw new Refused("unreachable", "", 0);
      then?.();
    });
  }

  /** Decides at a place of the log. */
  decide(seq: number, word: string): void {
    this.say({ type: "decision", seq, word, ref: word }, () => {
      this.sent = word;
    });
  }

  /** Takes back what was decided, or asks the others for it. */
  takeBack(seq: number, kind: "undo" | "undo-ask"): void {
    this.say({ type: kind, seq }, () => {
      this.sent = "undo";
    });
  }

  /** The host lets somebody's words stay out of the chat, or in again. */
  mute(player: string, muted: boolean): Promise<void> {
    return this.trouble.run(async () => {
      await this.source.people?.mute(player, muted);
      this.muted = muted ? [...this.muted, player] : this.muted.filter((each) => each !== player);
    });
  }

  async loadChat(): Promise<void> {
    const lines = await this.source.chat();
    this.chat = [...lines, ...this.chat.filter(({ id }) => lines.every((line) => line.id !== id))];
  }

  /** Fetches something of the game, which may turn out to be missing. */
  async expect(fetched: Promise<unknown>): Promise<void> {
    try {
      await fetched;
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404)) throw error;
      this.connection = "missing";
    }
  }

  #hear(message: ServerMessage, happened: (what: Happening) => void): void {
    switch (message.type) {
      case "error":
        this.sent = null;
        this.trouble.tell(new Refused(message.error.code, message.error.message, 0));
        this.source.send({ type: "view" });
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.chat.id), message.chat];
        break;
      case "thinking":
      case "presence":
      case "entry":
      case "view":
        happened(message);
        break;
    }
  }
}
