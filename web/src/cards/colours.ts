/** The colours of the five seats, as the pieces are drawn. */
import colours from "../art/pieces/colours.json";

interface Colour {
  name: string;
  value: string;
}

export function colourOf(seat: number): string {
  return (colours as Colour[])[seat]?.value ?? "#888888";
}
