/** What an analysis says: the JSON of `spyrium.analysis.report`, its types generated from there. */
import type { components } from "../../net/schema";
import { JUDGEMENTS } from "./constants";

type Messages = components["schemas"];

export type Account = Messages["Account"];
export type Analysis = Messages["Analysis"];
export type AnalysisState = Messages["AnalysisState"];
export type Choice = Messages["Choice"];
export type DealStep = Messages["DealStep"];
export type DecisionStep = Messages["DecisionStep"];
export type Judgement = NonNullable<DecisionStep["judgement"]>;
export type Reason = Messages["Reason"];
export type Step = DealStep | DecisionStep;
export type Turn = Messages["Turn"];
export type TurningPoint = Messages["TurningPoint"];
/** What should be decided, and why rather than the next best. */
export type Hint = Messages["Hint"];

/** The judgement of a decision that lost so many win points. */
export function judge(loss: number): Judgement | null {
  return JUDGEMENTS.find(([least]) => loss >= least)?.[1] ?? null;
}
