/** The drawings, inlined so that they take their colours from the page's custom properties. */

const files = import.meta.glob<string>("../art/**/*.svg", { query: "?raw", import: "default", eager: true });

function drawing(path: string): string {
  return files[`../art/${path}.svg`] ?? "";
}

/** Card art fills its frame, cropped around the middle. */
export const cardArt = (card: string): string =>
  drawing(`cards/${card}`).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
export const eventArt = (event: string): string =>
  drawing(`events/${event}`).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
export const iconArt = (icon: string): string => drawing(`icons/${icon}`);
export const pieceArt = (seat: number): string => drawing(`pieces/worker-${seat}`);
export const logoArt = (): string => drawing("logo");
