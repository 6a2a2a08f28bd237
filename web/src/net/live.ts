/** The live connection to one game: reconnects by itself and resumes after the last entry it saw. */
import { addressOf, handOver } from "../early";
import { NO_SUCH_GAME } from "./limits";
import type { ClientMessage, ServerMessage } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "missing";

const PING_EVERY = 25_000;
const LONGEST_WAIT = 5_000;

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #closed = false;
  /** The last entry that arrived; where to go on after an interruption. */
  since: number | null = null;

  constructor(
    readonly game: string,
    readonly heard: (message: ServerMessage) => void,
    readonly connection: (state: Connection) => void,
    /** The secret of a seat that is not bound to this browser. */
    readonly secret?: string,
  ) {
    this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Sends a message; false when there is no connection to send it over. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connects anew, as whoever the person is by now: a connection keeps the identity with which it was opened. */
  renew(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close(1000);
  }

  #now = (): void => {
    if (this.#closed || document.hidden || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    this.#timer = undefined;
    const address = addressOf(this.game, this.since);
    const early = handOver(address);
    const socket = early?.socket ?? new WebSocket(address);
    this.#socket = socket;
    const opened = () => {
      this.#failures = 0;
      if (this.secret) this.send({ type: "auth", secret: this.secret });
      this.connection("open");
    };
    const said = (event: MessageEvent) => {
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "entry") this.since = message.seq;
      if (message.type === "view") this.since = Math.max(this.since ?? 0, message.view.seq);
      this.heard(message);
    };
    socket.onopen = opened;
    socket.onmessage = said;
    if (early)
      queueMicrotask(() => {
        if (socket.readyState === WebSocket.OPEN) opened();
        early.heard.forEach(said);
      });
    socket.onclose = (event) => {
      if (this.#closed) return;
      if (event.code === NO_SUCH_GAME) return this.connection("missing");
      this.connection(this.#failures === 0 ? "connecting" : "lost");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#failures);
      this.#failures += 1;
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }
}
