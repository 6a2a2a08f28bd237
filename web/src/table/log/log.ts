/** The decisions of the game as sentences, each with the point in the game that it leads to. */
import { USES } from "../../cards/printed";
import { t } from "../../i18n/fluent.svelte";
import type { GameEvent, LoggedEntry, Now } from "../../net/protocol";
import { type Setting, type Sums, told } from "../../notation/sentences";
import { type Place, parse, type Verb } from "../../notation/words";

const GOODS = ["money", "spyrium", "vp"] as const;
type Flowing = [good: (typeof GOODS)[number], n: number];

export interface LogLine {
  key: number;
  /** Number of decisions made once this line has happened: where the turn slider goes. */
  at: number;
  seat: number;
  word: string;
  text: string;
  /** Whether it only goes on with what the line above began: where to build, which token. */
  part: boolean;
  /** What the decision and all its parts cost and brought, e.g. money −8, vp +3. */
  flows: Flowing[];
  /** What came with it unasked: a bonus that was not chosen. */
  bonuses: ("cash" | "worker" | "none")[];
  /** Points that Engineering adds to those of the building. */
  added: number;
  /** The round that begins after this line. */
  round: RoundBegan | null;
}

export type RoundBegan = Extract<GameEvent, { type: "round-began" }>;
type Flow = Extract<GameEvent, { type: "paid" | "gained" | "bonus-received" }>;

const isFlow = (event: GameEvent): event is Flow =>
  event.type === "paid" || event.type === "gained" || event.type === "bonus-received";

/** What a decision cost and brought in money. */
export function sumsOf(events: GameEvent[]): Sums {
  const sum = (type: Flow["type"]) =>
    events.filter(isFlow).reduce((n, each) => n + (each.type === type ? (each.money ?? 0) : 0), 0);
  return { paid: sum("paid"), gained: sum("gained") };
}

/** The round that begins with a decision's events. */
export function roundOf(events: GameEvent[]): RoundBegan | null {
  return events.find((each) => each.type === "round-began") ?? null;
}

/** The bonuses that came by themselves: at 20, or both at once. */
function bonusesOf(word: string, events: GameEvent[]): LogLine["bonuses"] {
  return events.flatMap((each) => {
    if (each.type !== "bonus-received" || each.bonus === word) return [];
    if (each.bonus === "cash") return ["cash" as const];
    return [each.workers > 0 ? ("worker" as const) : ("none" as const)];
  });
}

/** The £ of a bonus that was chosen. */
function bonusOf(word: string, events: GameEvent[]): LogLine["flows"] {
  const money = events.reduce(
    (n, each) => n + (each.type === "bonus-received" && each.bonus === word ? (each.money ?? 0) : 0),
    0,
  );
  return money > 0 ? [["money", money]] : [];
}

/** What a building scored beyond its effect. */
function addedOf(word: string, events: GameEvent[]): number {
  const decision = parse(word);
  if (decision.verb !== "use" && decision.verb !== "reuse") return 0;
  const scored = events.reduce((n, each) => n + (each.type === "gained" ? (each.vp ?? 0) : 0), 0);
  const use = USES[decision.card]?.[decision.effect - 1];
  return scored > 0 && use ? scored - use.gains : 0;
}

/** What a decision cost and brought in all goods, but for the bonus that came with it, which has a line of its own. */
export function flowsOf(events: GameEvent[]): LogLine["flows"] {
  const flows = events.filter(isFlow).filter(({ type }) => type !== "bonus-received");
  const change = (good: "money" | "spyrium" | "vp") =>
    flows.reduce((n, each) => {
      const amount = good in each ? (each[good as keyof Flow] as number | undefined) : 0;
      return n + (each.type === "paid" ? -1 : 1) * (amount ?? 0);
    }, 0);
  return GOODS.map((good): Flowing => [good, change(good)]).filter(([, n]) => n !== 0);
}

/** Follows the market, the event and the residences through the log, so that every line can name what it is about. */
export class Reader {
  market: Now["market"];
  event: Now["event"];
  residences: number[];

  constructor(
    start: Now,
    readonly track: number[],
  ) {
    this.market = { ...start.market };
    this.event = start.event;
    this.residences = start.seats.map((seat) => seat.residence);
  }

  setting(seat: number): Setting {
    const residence = this.residences[seat] ?? 0;
    return {
      cardAt: (place: Place) => this.market[place]?.card,
      event: this.event.name,
      eventToken: this.event.token,
      residence,
      nextResidence: this.track[this.track.indexOf(residence) + 1] ?? residence,
    };
  }

  take(event: GameEvent): void {
    switch (event.type) {
      case "building-constructed":
      case "technique-patented":
        this.market = { ...this.market, [event.position]: null };
        break;
      case "residence-advanced":
        this.residences[event.seat] = event.space;
        break;
      case "round-began":
        this.market = event.market;
        this.event = event.event;
        break;
    }
  }
}

/** Decisions that only go on with another: what they cost and bring is told with it. */
export const PARTS = new Set<Verb>([
  "space",
  "replace",
  "token",
  "value",
  "advance",
  "score",
  "worker",
  "cash",
  "reuse",
]);

/** A game told from its start, with the names of its players. */
export class History {
  #reader: Reader;
  #read: LoggedEntry[] = [];
  #lines: LogLine[] = [];

  constructor(
    readonly start: Now,
    readonly track: number[],
    readonly names: string[],
  ) {
    this.#reader = new Reader(start, track);
  }

  /** The lines of a log. Of one that has only grown since it was last told, the new entries alone are put into words. */
  lines(log: LoggedEntry[]): LogLine[] {
    if (this.#read.some((each, i) => log[i] !== each)) this.#begin();
    for (const each of log.slice(this.#read.length)) this.#tell(each);
    this.#read = log;
    return [...this.#lines];
  }

  #begin(): void {
    this.#reader = new Reader(this.start, this.track);
    this.#read = [];
    this.#lines = [];
  }

  /** Counts the flows of a part to the line that it belongs to. */
  #add(flows: LogLine["flows"]): void {
    const at = this.#lines.findLastIndex((each) => !each.part);
    const line = this.#lines[at];
    if (!line) return;
    const sums = new Map(line.flows);
    for (const [good, n] of flows) sums.set(good, (sums.get(good) ?? 0) + n);
    this.#lines[at] = {
      ...line,
      flows: GOODS.map((good): Flowing => [good, sums.get(good) ?? 0]).filter(([, n]) => n !== 0),
    };
  }

  #tell({ seq, entry, events }: LoggedEntry): void {
    if (entry.kind !== "decision") return;
    const part = this.#lines.length > 0 && PARTS.has(parse(entry.word).verb);
    const flows = flowsOf(events);
    if (part) this.#add(flows);
    const name = this.names[entry.seat] ?? "";
    const setting = { ...this.#reader.setting(entry.seat), valueOpen: flows.length === 0 };
    const text = told(entry.word, name, setting, sumsOf(events));
    for (const each of events) this.#reader.take(each);
    this.#lines.push({
      key: seq,
      at: this.#lines.length + 1,
      seat: entry.seat,
      word: entry.word,
      text,
      part,
      flows: part ? bonusOf(entry.word, events) : flows,
      bonuses: bonusesOf(entry.word, events),
      added: addedOf(entry.word, events),
      round: roundOf(events),
    });
  }
}

/** What happened beside the decisions: somebody left a seat to a bot, or came back to it. */
export interface Note {
  key: number;
  /** Number of decisions made before it. */
  at: number;
  seat: number;
  text: string;
}

/** What the others are told of it; null for what is no such thing. */
export function noteOf(entry: LoggedEntry["entry"], name: string): string | null {
  if (entry.kind === "returned") return t("web-returned", { name });
  return entry.kind === "stand-in" ? t(`web-stand-in-${entry.reason}`, { name }) : null;
}

/** The notes of a log that holds. */
export function notesOf(log: LoggedEntry[], names: string[]): Note[] {
  let at = 0;
  return log.flatMap(({ seq, entry }) => {
    if (entry.kind === "decision") at += 1;
    const text = noteOf(entry, names[entry.seat] ?? "");
    return text ? [{ key: seq, at, seat: entry.seat, text }] : [];
  });
}

/** What others have done since the person's last turn, of which the present one has so many decisions. */
export function sinceMine(lines: LogLine[], mine: number[], present: number): LogLine[] {
  if (mine.length === 0) return lines.slice(-1);
  const before = lines.slice(0, lines.length - present);
  return before.slice(1 + before.findLastIndex(({ seat }) => mine.includes(seat)));
}

/** The entries that still hold after all undos; `to` counts decisions, and nothing else is taken back. */
export function inForce(entries: LoggedEntry[]): LoggedEntry[] {
  const kept: LoggedEntry[] = [];
  let decisions = 0;
  for (const each of entries) {
    if (each.entry.kind === "undo") {
      const others: LoggedEntry[] = [];
      while (decisions > each.entry.to) {
        const last = kept.pop() as LoggedEntry;
        if (last.entry.kind === "decision") decisions -= 1;
        else others.unshift(last);
      }
      kept.push(...others);
    } else {
      if (each.entry.kind === "decision") decisions += 1;
      kept.push(each);
    }
  }
  return kept;
}
