/** What is drawn on each card: its family and its effects as icons. Prices, points and copies come from the edition. */
import { CHARACTERS, LINES, SYMBOLS, TECHNIQUES } from "./printed";

export { EVENT_LINES } from "./printed";

type Family = "mine" | "factory" | "research" | "home" | "character" | "technique";
export type Symbol = "mine" | "factory" | "research";
type Good = "worker" | "spyrium" | "money" | "vp" | "residence";

/** A number of some good; "token" stands for the value of a token. */
export type Amount = [good: Good, n: number | "token"];
/** Part of a note: a text, or an icon by its name. */
type Sign = string | [icon: string];
export interface Line {
  cost: Amount[];
  gain: Amount[];
  /** Happens once, when the card is built. */
  instant?: true;
  /** What changes from now on, in place of cost and gain. */
  note?: Sign[];
}
export interface Face {
  family: Family;
  symbols: Symbol[];
  lines: Line[];
}

const note = (...signs: Sign[]): Line => ({ cost: [], gain: [], note: signs });

/** The colour of a card: that of its kind, of a building by its symbols. */
function familyOf(card: string, symbols: Symbol[]): Family {
  if (TECHNIQUES.includes(card)) return "technique";
  if (CHARACTERS.includes(card)) return "character";
  return symbols.includes("research") ? "research" : (symbols[0] ?? "home");
}

const FACES: Record<string, Face> = Object.fromEntries(
  Object.entries(LINES).map(([card, lines]) => {
    const symbols = SYMBOLS[card] ?? [];
    return [card, { family: familyOf(card, symbols), symbols, lines }];
  }),
);

const amountsWidth = (list: Amount[]) => list.reduce((sum, [, n]) => sum + (n === 1 ? 1 : 1.6), 0);
/** How wide a line is, roughly, in icons. */
export const lineWidth = ({ cost, gain, note: signs = [] }: Line): number =>
  amountsWidth(cost) + amountsWidth(gain) + signs.length + (cost.length > 0 ? 0.5 : 0);

/** Points at the end of the game, for buildings that do nothing else. */
export const atTheEnd = (points: number): Line => note(["end"], String(points), ["vp"]);

const UNKNOWN: Face = { family: "home", symbols: [], lines: [] };

/** The face of a card; a blank one for a design this client does not know. */
export function faceOf(card: string): Face {
  return FACES[card] ?? UNKNOWN;
}
