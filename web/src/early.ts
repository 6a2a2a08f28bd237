/** What begins while the client is still on its way: the connection to the game of the first page, an offer to install. */

interface Early {
  address: string;
  socket: WebSocket;
  /** What it has said so far. */
  heard: MessageEvent[];
}

/** Whoever has not come for the connection by then (ms) will not. */
const PATIENCE = 20_000;

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
  const made = { address, socket, heard };
  waiting = made;
  setTimeout(() => {
    if (waiting === made) leave();
  }, PATIENCE);
}

function leave(): void {
  waiting?.socket.close(1000);
  waiting = null;
}

/** The early connection, once, if it is the wanted one and still up to date: without anything after the first view. */
export function handOver(address: string): Early | null {
  const found = waiting;
  const fresh = found?.heard.every((event) => JSON.parse(event.data).type !== "entry");
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN && fresh) {
    waiting = null;
    return found;
  }
  leave();
  return null;
}

let offer: Event | null = null;
let takeOffer = (made: Event): void => {
  offer = made;
};

/** Keeps the browser's offer to install the client until somebody wants it. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    takeOffer(event);
  });
}

/** Hands over the offer, if it came early, and all that come later. */
export function onOffer(heard: (offer: Event) => void): void {
  takeOffer = heard;
  if (offer) heard(offer);
}
