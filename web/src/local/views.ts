/** What the table shows of a game of this page, as a server would tell it. */
import type { Game } from "../engine/game/game";
import { nowOf, resultOf } from "../engine/game/position";
import type { GameSummary, GameView, ReplayView, SeatView } from "../net/protocol";
import type { KeptGame } from "./shelf";

const OPTIONS: GameView["options"] = {
  listed: false,
  pace: "live",
  clock: { kind: "none" },
  stand_in: "adviser",
  rated: false,
  start: "now",
  seed_chosen: false,
  forked_from: null,
};

/** How many decisions stay when the person takes back their last one; null where they have made none. */
export function lastOwn(game: Game, { seats }: KeptGame): number | null {
  for (let ply = game.decisions - 1; ply >= 0; ply--) if (seats[game.state(ply).current]?.mine) return ply;
  return null;
}

const seatsOf = ({ seats }: KeptGame): SeatView[] =>
  seats.map(({ kind, name, level }, seat) => ({
    seat,
    kind,
    name,
    level,
    player: null,
    ready: true,
    connected: true,
    stand_in: null,
    replaceable: null,
  }));

const mineOf = ({ seats }: KeptGame): number[] => seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));

function outcomeOf(game: Game): GameView["result"] {
  const breakdown = game.projected();
  return { ...resultOf(breakdown.map(({ total }) => total)), breakdown, ratings: [] };
}

export function viewOf(game: Game, kept: KeptGame, seq: number): GameView {
  const mine = mineOf(kept);
  const asked = game.over ? null : game.current;
  const { name, title, hash } = game.edition;
  return {
    id: kept.id,
    seq,
    title: kept.title,
    status: game.over ? "finished" : "playing",
    edition: { name, title, hash },
    options: OPTIONS,
    rated: false,
    unrated: "choice",
    created: kept.created,
    started: kept.created,
    ended: game.over ? kept.updated : null,
    host: null,
    seats: seatsOf(kept),
    round: game.state().turn_round,
    position: game.position(),
    now: nowOf(game.now()),
    current: asked,
    prompt: game.over ? null : game.prompt(),
    decisions: game.decisions,
    projected: game.projected(),
    result: game.over ? outcomeOf(game) : null,
    clock: null,
    undo: null,
    spectators: 0,
    thinking: null,
    next: null,
    commitment: null,
    seed: null,
    secret: null,
    you: {
      player: null,
      seats: mine,
      host: true,
      can_undo: !game.over && lastOwn(game, kept) !== null,
      can_ask_undo: false,
    },
    legal: asked !== null && mine.includes(asked) ? game.quotes() : [],
  };
}

/** The table after so many decisions. */
export function momentOf(id: string, game: Game, decisions: number): ReplayView {
  const over = game.overAt(decisions);
  return {
    id,
    at: decisions,
    decisions: game.decisions,
    words: game.words,
    position: game.position(decisions),
    now: nowOf(game.now(decisions)),
    current: over ? null : game.state(decisions).current,
    prompt: over ? null : game.prompt(decisions),
    projected: game.projected(decisions),
    events: decisions ? game.events(decisions) : [],
    round: game.state(decisions).turn_round,
    result: over ? outcomeOf(game) : null,
  };
}

/** What a list of games shows of one. */
export const standing = (game: Game): Pick<KeptGame, "round" | "current" | "scores"> => ({
  round: game.state().turn_round,
  current: game.over ? null : game.current,
  scores: game.over ? game.scores() : null,
});

/** A game as lists show it. */
export function summaryOf(kept: KeptGame): GameSummary {
  const mine = mineOf(kept);
  const { id, title, round, current, scores, updated } = kept;
  return {
    id,
    title,
    status: scores ? "finished" : "playing",
    seats: seatsOf(kept),
    edition: kept.edition.split(" ")[0] as string,
    options: OPTIONS,
    rated: false,
    unrated: "choice",
    round,
    current,
    your_seats: mine,
    your_turn: current !== null && mine.includes(current),
    deadline: null,
    updated,
    result: scores && { ...resultOf(scores), breakdown: [], ratings: [] },
    deletable: true,
  };
}
