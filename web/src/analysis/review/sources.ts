/** Where the analysis of a game comes from: the page's engine, or the server where that cannot play the game. */
import { get, post } from "../../net/http";
import type { GameSource } from "../../session/source";
import { pause } from "../../table/motion/pace";
import type { Analyst } from "../thinking/analyst";
import type { Analysis, AnalysisState } from "../thinking/report";

/** How often the server is asked how far it is (ms). */
const ASK_EVERY = 1_000;

/** Gives the worker the game; false where its engine cannot play it: another edition, or an old browser. */
export async function canPlay(analyst: Analyst, source: GameSource): Promise<boolean> {
  const record = await source.record();
  return analyst.ask({ wanted: "game", record }).then(
    () => true,
    () => false,
  );
}

export const byPage = (analyst: Analyst, told: (progress: number) => void): Promise<Analysis> =>
  analyst.ask({ wanted: "analysis" }, told);

export async function byServer(id: string, told: (progress: number) => void): Promise<Analysis> {
  const address = `/api/games/${id}/analysis`;
  for (let found = await post<AnalysisState>(address); ; found = await get<AnalysisState>(address)) {
    told(found.progress);
    if (found.analysis) return found.analysis;
    if (found.state === "failed" || found.state === "none") throw new Error("The analysis failed.");
    await pause(ASK_EVERY);
  }
}
