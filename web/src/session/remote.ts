/** A game of the server: asked for by HTTP, heard and played over a WebSocket. */
import type { Hint } from "../analysis/thinking/report";
import { get, post } from "../net/http";
import { Live } from "../net/live";
import type {
  ChatLine,
  ChatPage,
  ClientMessage,
  GameView,
  LoggedEntry,
  LogPage,
  MarketPrices,
  NextGame,
  ReplayView,
  SeatSpec,
  Timeline,
} from "../net/protocol";
import { remember } from "../state/games/fairness";
import { introduce, make } from "../state/games/play";
import type { GameSource, Listener, People } from "./source";

export class RemoteSource implements GameSource {
  #live: Live | null = null;

  readonly people: People = {
    mute: (player, muted) => post(`${this.#address}/mute`, { player, muted }),
    takeSeat: async (seat) => {
      await introduce();
      await post(`${this.#address}/seats/${seat}/take`);
      this.#live?.renew();
    },
  };

  constructor(
    readonly id: string,
    /** The secret of a seat that is not bound to this browser. */
    readonly secret?: string,
  ) {}

  get #address(): string {
    return `/api/games/${this.id}`;
  }

  listen({ heard, connected }: Listener): void {
    const kept: Listener["heard"] = (message) => {
      remember(this.id, message);
      heard(message);
    };
    this.#live = new Live(this.id, kept, connected, this.secret);
  }

  send(message: ClientMessage): boolean {
    return this.#live?.send(message) ?? false;
  }

  async entries(): Promise<LoggedEntry[]> {
    return (await get<LogPage>(`${this.#address}/entries?since=0`)).entries;
  }

  async chat(): Promise<ChatLine[]> {
    return (await get<ChatPage>(`${this.#address}/chat?since=0`)).lines;
  }

  at(decisions: number): Promise<ReplayView> {
    return get(`${this.#address}/at/${decisions}`);
  }

  prices(seat: number, decisions: number): Promise<MarketPrices> {
    return get(`${this.#address}/prices/${seat}?at=${decisions}`);
  }

  timeline(): Promise<Timeline> {
    return get(`${this.#address}/timeline`);
  }

  hint(): Promise<Hint> {
    return post(`${this.#address}/hint`);
  }

  record(): Promise<string> {
    return get(`${this.#address}/record`);
  }

  async rematch(): Promise<string> {
    return (await post<NextGame>(`${this.#address}/rematch`)).id;
  }

  async fork(at: number): Promise<string> {
    const { seats } = await get<GameView>(this.#address);
    const specs = seats.map(
      ({ kind, name, level }): SeatSpec =>
        kind === "bot" && level ? { kind, level } : { kind: "person", name, mine: true },
    );
    return make({ seats: specs, fork: this.id, at });
  }

  close(): void {
    this.#live?.close();
  }
}
