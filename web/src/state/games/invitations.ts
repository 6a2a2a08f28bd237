/** The links to the seats of games made in this browser: the server shows them once, the host may want them later. */

const key = (game: string) => `spyrium.links.${game}`;

export function remember(game: string, seats: { seat: number; link: string | null }[]): void {
  const links = Object.fromEntries(seats.filter((each) => each.link).map((each) => [each.seat, each.link]));
  sessionStorage.setItem(key(game), JSON.stringify(links));
}

export function remembered(game: string, seat: number): string | undefined {
  return (JSON.parse(sessionStorage.getItem(key(game)) ?? "{}") as Record<string, string>)[seat];
}
