/** The colours of the five seats, as the pieces are drawn. */
import colours from "../art/pieces/colours.json";

export function colourOf(seat: number): string {
  return colours[seat]?.piece ?? "#888888";
}
