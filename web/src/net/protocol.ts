/** The messages of the server, by the names under which the client speaks of them; generated, so that they cannot drift. */
import type { components } from "./schema";

type Messages = components["schemas"];

export type ChatLine = Messages["ChatLine"];
export type Clock = Messages["Clock"];
export type Edition = Messages["EditionView"];
export type EditionCard = Messages["CardView"];
export type EventCard = Messages["EventView"];
export type GameCreated = Messages["GameCreated"];
export type GameEvent = Messages["Event"];
export type GameSummary = Messages["GameSummary"];
export type GameView = Messages["GameView"];
export type LegalDecision = Messages["LegalDecision"];
export type Lobby = Messages["Lobby"];
export type LoggedEntry = Messages["LogEntry"];
export type MarketCard = Messages["MarketCard"];
export type Me = Messages["Me"];
export type NewGame = Messages["NewGame"];
export type NewToken = Messages["NewToken"];
export type Now = Messages["Now"];
export type Owned = Messages["OwnedCard"];
export type PlayerSettings = Partial<Messages["PlayerSettings"]>;
export type Price = Messages["Price"];
export type Profile = Messages["Profile"];
export type Progress = Messages["Progress"];
export type Projection = Messages["Projection"];
export type Quote = Messages["Quote"];
export type ReplayView = Messages["ReplayView"];
export type SeatSpec = Messages["SeatSpec"];
export type SeatState = Messages["SeatState"];
export type SeatView = Messages["SeatView"];
export type ServerMessage = Messages["ServerMessage"];
export type TestReport = Messages["TestReport"];
export type TokenList = Messages["TokenList"];
export type Way = Messages["Way"];
export type Leaderboard = Messages["Leaderboard"];
export type Timeline = Messages["Timeline"];
