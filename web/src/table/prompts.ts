/** What is asked now, in a sentence, with the rule that explains it. */
import { t } from "../i18n/fluent.svelte";
import { cardName, offer } from "../notation/sentences";
import { sort } from "./choices";
import type { Table } from "./table.svelte";

export interface Asked {
  text: string;
  rule: string | null;
}

const asked = (text: string, rule: string | null = null): Asked => ({ text, rule });

export function prompt(table: Table): Asked {
  const view = table.view;
  if (!view) return asked(t("wait-table"));
  if (table.past) return asked(lookingBack(table, table.past.at, view.decisions));
  if (view.status === "finished") return asked(t("prompt-over"), "R11.3");
  if (table.left.includes(table.current ?? -1)) return asked(t("web-left"));
  if (!table.myTurn) return asked(waiting(table));
  if (table.held) return held(table);
  if (table.picked) return asked(t("prompt-card"), "R6.2");
  return mine(table);
}

/** Where in the game one looks, and what happened there. */
function lookingBack(table: Table, at: number, total: number): string {
  const line = table.lines.find((each) => each.at === at)?.text ?? "";
  return `${t("prompt-replay", { n: at, total })} ${line}`.trim();
}

function waiting(table: Table): string {
  const name = table.name(table.current);
  if (table.mine.length === 0) return t("prompt-spectating", { name });
  const bot = table.view?.seats[table.current ?? -1]?.kind === "bot";
  return t(bot ? "prompt-waiting-bot" : "prompt-waiting", { name });
}

function held(table: Table): Asked {
  if (table.held?.word === "phase2") return asked(t("prompt-confirm-phase2"), "R4.3");
  return asked(`${t("prompt-confirm")} ${table.held ? offer(table.held, table.setting) : ""}`);
}

function mine(table: Table): Asked {
  const card = cardName(table.asking);
  switch (table.view?.prompt) {
    case "build":
      return asked(t("prompt-build", { card }), "R6.4");
    case "token":
      return asked(t("prompt-token", { card }), "R6.3");
    case "value":
      return asked(t("prompt-value"), "R9.7");
    case "reuse":
      return asked(t("prompt-reuse"), "R9.6");
    case "residence":
      return asked(t("prompt-residence"), "R10.1");
    case "bonus":
      return asked(t("prompt-bonus"), "R10.2");
    case "late-arrival":
      return asked(t("prompt-late-arrival"), "R5.1");
    default:
      return action(table);
  }
}

function action(table: Table): Asked {
  const { place, plain, withdraw, all } = sort(table.legal ?? []);
  if (plain.has("phase2"))
    return asked(t(place.size > 0 ? "prompt-action-1" : "prompt-action-1-no-workers"), "R4.3");
  if (table.view?.position?.turn.length) return asked(t("prompt-entered-2"), "R4.4");
  if (withdraw.size > 0) return asked(t("prompt-action-2"), "R4.4");
  return asked(t(all.length > 1 ? "prompt-action-2-may-pass" : "prompt-action-2-only-pass"), "R6.8");
}
