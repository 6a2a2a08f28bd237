/** Where a game comes from and its decisions go to; the table does not know which source it is. */
import type { Hint } from "../analysis/thinking/report";
import type { Connection } from "../net/live";
import type {
  ChatLine,
  ClientMessage,
  LoggedEntry,
  MarketPrices,
  ReplayView,
  ServerMessage,
  Timeline,
} from "../net/protocol";

export interface Listener {
  heard(message: ServerMessage): void;
  connected(state: Connection): void;
  /** Resolves once all that was heard has been shown. */
  seen(): Promise<void>;
}

export interface GameSource {
  readonly id: string;
  /** Begins to tell what happens: the present view first, then every entry. */
  listen(listener: Listener): void;
  /** Takes a decision or a wish; false when nobody is there to take it. */
  send(message: ClientMessage): boolean;
  /** Everything that was entered, in its order, also what was taken back later. */
  entries(): Promise<LoggedEntry[]>;
  chat(): Promise<ChatLine[]>;
  /** The position after so many decisions. */
  at(decisions: number): Promise<ReplayView>;
  /** What the cards of the market would cost a seat after so many decisions. */
  prices(seat: number, decisions: number): Promise<MarketPrices>;
  timeline(): Promise<Timeline>;
  /** The game as a record, as far as it has come. */
  record(): Promise<string>;
  /** Another game of the same players; its id. */
  rematch(): Promise<string>;
  /** A new game that goes on from a moment of this one, which is kept; its id. */
  fork(at: number): Promise<string>;
  /** What to decide now and why, for whoever plays without other people; the game is not rated then. */
  hint(): Promise<Hint>;
  /** Null where nobody else can come. */
  readonly people: People | null;
  close(): void;
}

/** What there is to do with other people at a table. */
export interface People {
  /** Lets somebody's words stay out of the chat, or in again. */
  mute(player: string, muted: boolean): Promise<void>;
  /** Sits down on an open seat. */
  takeSeat(seat: number): Promise<void>;
}
