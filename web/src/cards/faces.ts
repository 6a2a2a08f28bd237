/** What is drawn on each card: its family and its effects as icons. Prices, points and copies come from the edition. */

export type Family = "mine" | "factory" | "research" | "home" | "character" | "technique";
export type Symbol = "mine" | "factory" | "research";
export type Good = "worker" | "spyrium" | "money" | "vp" | "residence";

/** A number of some good; "token" stands for the value of a token. */
export type Amount = [good: Good, n: number | "token"];
/** Part of a note: a text, or an icon by its name. */
export type Sign = string | [icon: string];
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

const line = (cost: Amount[], ...gain: Amount[]): Line => ({ cost, gain });
const instant = (...gain: Amount[]): Line => ({ cost: [], gain, instant: true });
const note = (...signs: Sign[]): Line => ({ cost: [], gain: [], note: signs });
const w = (n: number): Amount => ["worker", n];
const s = (n: number | "token"): Amount => ["spyrium", n];
const vp = (n: number | "token"): Amount => ["vp", n];
const money = (n: number | "token"): Amount => ["money", n];
const residence: Amount = ["residence", 1];

const face = (family: Family, symbols: Symbol[], ...lines: Line[]): Face => ({ family, symbols, lines });
const mine = (...lines: Line[]) => face("mine", ["mine"], ...lines);
const factory = (...lines: Line[]) => face("factory", ["factory"], ...lines);
const laboratory = (...lines: Line[]) => face("research", ["factory", "research"], ...lines);
const university = (...lines: Line[]) => face("research", ["research"], ...lines);
const home = (...lines: Line[]) => face("home", [], ...lines);
const character = (...lines: Line[]) => face("character", [], ...lines);
const technique = (...lines: Line[]) => face("technique", [], ...lines);

export const FACES: Record<string, Face> = {
  "mine-1": mine(line([w(1)], s(1))),
  "mine-2": mine(line([], s(1)), line([w(1)], s(2))),
  "mine-3": mine(instant(s("token")), line([], s(1)), line([w(1)], s(3))),
  "workshop-1": factory(line([w(1), s(1)], vp(3))),
  "workshop-2": factory(line([w(1), s(2)], vp(5))),
  "factory-1": factory(line([w(1), s(2)], vp(6)), line([w(2), s(3)], vp(10))),
  "factory-2": factory(line([w(2), s(3)], vp(10)), line([w(2), s(5)], vp(15))),
  "laboratory-1": laboratory(line([w(1), s(1)], vp(4))),
  "laboratory-2": laboratory(line([w(1), s(1)], vp(5))),
  "laboratory-3": laboratory(line([w(1), s(2)], vp(7))),
  "neighbourhood-1": home(instant(w(1))),
  "neighbourhood-2": home(instant(w(2))),
  "residence-1": home(instant(residence)),
  "residence-2": home(instant(residence)),
  "university-1": university(instant(vp("token")), line([w(1)], vp(2))),
  "university-2": university(instant(vp("token")), line([w(1)], vp(3)), line([w(2)], vp(6))),
  "luxury-home": home(),
  mansion: home(),
  palace: home(),
  miner: character(line([], s("token"))),
  geologist: character(line([], s(2))),
  apprentice: character(line([s(1)], vp(3))),
  engineer: character(line([s(1)], vp(4))),
  bureaucrat: character(line([], vp("token"))),
  adviser: character(line([], vp(3))),
  banker: character(line([money("token")], vp(4))),
  financier: character(line([money("token")], vp(5))),
  architect: character(line([money("token")], residence)),
  automation: technique(note(["mine"], ["no-worker"])),
  capitalization: technique(note(["money"], "▸", "+£2")),
  engineering: technique(note(["factory"], ["worker"], "▸", "+1", ["vp"])),
  crane: technique(note(["new-space"], "▸", "−£3")),
  lobbying: technique(note(["round"], ["worker"], "▸", "£0")),
  taylorism: technique(note(["round"], ["straighten"])),
  commerce: technique(note(["token"], "≤ 7"), note(["round"], ["token"], "▸", "1·2·3")),
};

const amountsWidth = (list: Amount[]) => list.reduce((sum, [, n]) => sum + (n === 1 ? 1 : 1.6), 0);
/** How wide a line is, roughly, in icons. */
export const lineWidth = ({ cost, gain, note: signs = [] }: Line): number =>
  amountsWidth(cost) + amountsWidth(gain) + signs.length + (cost.length > 0 ? 0.5 : 0);

/** Points at the end of the game, for buildings that do nothing else. */
export const atTheEnd = (points: number): Line => note(["end"], String(points), ["vp"]);

const UNKNOWN: Face = face("home", []);

/** The face of a card; a blank one for a design this client does not know. */
export function faceOf(card: string): Face {
  return FACES[card] ?? UNKNOWN;
}

/** The effects of the events, in the order in which `event:1`, `event:2`… number them. */
export const EVENT_LINES: Record<string, Line[]> = {
  windfall: [line([], money("token")), line([], s("token")), line([], vp("token"))],
  "country-house": [line([s(1)], residence)],
  patronage: [line([money(3)], vp(3)), line([money(6)], vp(5))],
  export: [line([s(1)], money(3)), line([s(3)], money(6))],
  "night-shift": [line([money(1)])],
  recruitment: [line([], w(1))],
  "late-arrival": [line([w(1)])],
};
