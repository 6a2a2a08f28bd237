/** The colours of the five seats, as the pieces are drawn. */
import colours from "../../../src/spyrium/svg/art/pieces/colours.json";

/** The colour of a seat for lines and letters, on the dark themes and on the light one. */
export function inkOf(seat: number): { onFelt: string; onParchment: string } {
  return colours[seat] ?? { onFelt: "#888888", onParchment: "#888888" };
}

export function colourOf(seat: number): string {
  return colours[seat]?.piece ?? "#888888";
}

/** The colour of a seat for edges: as the piece, but where that is too light for the ground, as its letters. */
export function edgeOf(seat: number): string {
  return `light-dark(${inkOf(seat).onParchment}, ${colourOf(seat)})`;
}
