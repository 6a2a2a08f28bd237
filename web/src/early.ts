/** A connection to the game of the first page, opened while the client is still on its way. */

interface Early {
  address: string;
  socket: WebSocket;
  /** What it has said so far. */
  heard: MessageEvent[];
}

let waiting: Early | null = null;

/** Where a game is heard live, from the beginning or after an entry. */
export function addressOf(game: string, since: number | null = null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/games/${game}/live${since === null ? "" : `?since=${since}`}`;
}

export function connectTo(game: string): void {
  const address = addressOf(game);
  const socket = new WebSocket(address);
  const heard: MessageEvent[] = [];
  socket.onmessage = (event) => heard.push(event);
  waiting = { address, socket, heard };
}

/** The early connection, once, if it is the wanted one and has not ended. */
export function handOver(address: string): Early | null {
  const found = waiting?.address === address && waiting.socket.readyState <= WebSocket.OPEN ? waiting : null;
  waiting = null;
  return found;
}
