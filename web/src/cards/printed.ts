/** What the rules say about cards and events. Written by tools/generate/printed_cards.py: do not edit. */
import type { Line, Symbol } from "./faces";

export const SYMBOLS: Record<string, Symbol[]> = {
  "mine-1": ["mine"],
  "mine-2": ["mine"],
  "mine-3": ["mine"],
  "workshop-1": ["factory"],
  "workshop-2": ["factory"],
  "factory-1": ["factory"],
  "factory-2": ["factory"],
  "laboratory-1": ["factory", "research"],
  "laboratory-2": ["factory", "research"],
  "laboratory-3": ["factory", "research"],
  "university-1": ["research"],
  "university-2": ["research"],
};

export const CHARACTERS: string[] = ["miner", "geologist", "apprentice", "engineer", "bureaucrat", "adviser", "banker", "financier", "architect"];
export const TECHNIQUES: string[] = ["automation", "capitalization", "engineering", "crane", "lobbying", "taylorism", "commerce"];
/** Techniques that are used up by a use, until the round's end; the others work by themselves. */
export const ONCE_A_ROUND: string[] = ["lobbying", "taylorism", "commerce"];

export const LINES: Record<string, Line[]> = {
  "mine-1": [{"cost": [["worker", 1]], "gain": [["spyrium", 1]]}],
  "mine-2": [{"cost": [], "gain": [["spyrium", 1]]}, {"cost": [["worker", 1]], "gain": [["spyrium", 2]]}],
  "mine-3": [{"cost": [], "gain": [["spyrium", "token"]], "instant": true}, {"cost": [], "gain": [["spyrium", 1]]}, {"cost": [["worker", 1]], "gain": [["spyrium", 3]]}],
  "workshop-1": [{"cost": [["worker", 1], ["spyrium", 1]], "gain": [["vp", 3]]}],
  "workshop-2": [{"cost": [["worker", 1], ["spyrium", 2]], "gain": [["vp", 5]]}],
  "factory-1": [{"cost": [["worker", 1], ["spyrium", 2]], "gain": [["vp", 6]]}, {"cost": [["worker", 2], ["spyrium", 3]], "gain": [["vp", 10]]}],
  "factory-2": [{"cost": [["worker", 2], ["spyrium", 3]], "gain": [["vp", 10]]}, {"cost": [["worker", 2], ["spyrium", 5]], "gain": [["vp", 15]]}],
  "laboratory-1": [{"cost": [["worker", 1], ["spyrium", 1]], "gain": [["vp", 4]]}],
  "laboratory-2": [{"cost": [["worker", 1], ["spyrium", 1]], "gain": [["vp", 5]]}],
  "laboratory-3": [{"cost": [["worker", 1], ["spyrium", 2]], "gain": [["vp", 7]]}],
  "neighbourhood-1": [{"cost": [], "gain": [["worker", 1]], "instant": true}],
  "neighbourhood-2": [{"cost": [], "gain": [["worker", 2]], "instant": true}],
  "residence-1": [{"cost": [], "gain": [["residence", 1]], "instant": true}],
  "residence-2": [{"cost": [], "gain": [["residence", 1]], "instant": true}],
  "university-1": [{"cost": [], "gain": [["vp", "token"]], "instant": true}, {"cost": [["worker", 1]], "gain": [["vp", 2]]}],
  "university-2": [{"cost": [], "gain": [["vp", "token"]], "instant": true}, {"cost": [["worker", 1]], "gain": [["vp", 3]]}, {"cost": [["worker", 2]], "gain": [["vp", 6]]}],
  "luxury-home": [],
  "mansion": [],
  "palace": [],
  "miner": [{"cost": [], "gain": [["spyrium", "token"]]}],
  "geologist": [{"cost": [], "gain": [["spyrium", 2]]}],
  "apprentice": [{"cost": [["spyrium", 1]], "gain": [["vp", 3]]}],
  "engineer": [{"cost": [["spyrium", 1]], "gain": [["vp", 4]]}],
  "bureaucrat": [{"cost": [], "gain": [["vp", "token"]]}],
  "adviser": [{"cost": [], "gain": [["vp", 3]]}],
  "banker": [{"cost": [["money", "token"]], "gain": [["vp", 4]]}],
  "financier": [{"cost": [["money", "token"]], "gain": [["vp", 5]]}],
  "architect": [{"cost": [["money", "token"]], "gain": [["residence", 1]]}],
  "automation": [{"cost": [], "gain": [], "note": [["mine"], ["no-worker"]]}, {"cost": [], "gain": [], "note": [["end"], ["spyrium"], "▸", "1", ["vp"]]}],
  "capitalization": [{"cost": [], "gain": [], "note": [["money"], "▸", "+£2"]}, {"cost": [], "gain": [], "note": [["end"], "£2", "▸", "1", ["vp"]]}],
  "engineering": [{"cost": [], "gain": [], "note": [["factory"], ["worker"], "▸", "+1", ["vp"]]}, {"cost": [], "gain": [], "note": [["end"], ["factory"], "×2"]}],
  "crane": [{"cost": [], "gain": [], "note": [["new-space"], "▸", "−£3"]}, {"cost": [], "gain": [], "note": [["end"], ["building"], "▸", "1", ["vp"]]}],
  "lobbying": [{"cost": [], "gain": [], "note": [["round"], ["worker"], "▸", "£0"]}, {"cost": [], "gain": [], "note": [["end"], ["residence"], "▸", ["vp"]]}],
  "taylorism": [{"cost": [], "gain": [], "note": [["round"], ["straighten"]]}, {"cost": [], "gain": [], "note": [["end"], ["worker"], "▸", "1", ["vp"]]}],
  "commerce": [{"cost": [], "gain": [], "note": [["round"], ["token"], "▸", "1·2·3"]}, {"cost": [], "gain": [], "note": [["end"], ["token"], "▸", "1", ["vp"]]}],
};

export const EVENT_LINES: Record<string, Line[]> = {
  "windfall": [{"cost": [], "gain": [["money", "token"]]}, {"cost": [], "gain": [["spyrium", "token"]]}, {"cost": [], "gain": [["vp", "token"]]}],
  "country-house": [{"cost": [["spyrium", 1]], "gain": [["residence", 1]]}],
  "patronage": [{"cost": [["money", 3]], "gain": [["vp", 3]]}, {"cost": [["money", 6]], "gain": [["vp", 5]]}],
  "export": [{"cost": [["spyrium", 1]], "gain": [["money", 3]]}, {"cost": [["spyrium", 3]], "gain": [["money", 6]]}],
  "night-shift": [{"cost": [["money", 1]], "gain": []}],
  "recruitment": [{"cost": [], "gain": [["worker", 1]]}],
  "late-arrival": [{"cost": [["worker", 1]], "gain": []}],
};

/** One use of a building: the message `option-<kind>` and its numbers. */
export interface Use {
  kind: string;
  workers: number;
  pays: number;
  gains: number;
}

export const USES: Record<string, Use[]> = {
  "mine-1": [{"kind": "yields-spyrium", "workers": 1, "pays": 0, "gains": 1}],
  "mine-2": [{"kind": "yields-spyrium", "workers": 0, "pays": 0, "gains": 1}, {"kind": "yields-spyrium", "workers": 1, "pays": 0, "gains": 2}],
  "mine-3": [{"kind": "yields-spyrium", "workers": 0, "pays": 0, "gains": 1}, {"kind": "yields-spyrium", "workers": 1, "pays": 0, "gains": 3}],
  "workshop-1": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 1, "gains": 3}],
  "workshop-2": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 2, "gains": 5}],
  "factory-1": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 2, "gains": 6}, {"kind": "scores-for-spyrium", "workers": 2, "pays": 3, "gains": 10}],
  "factory-2": [{"kind": "scores-for-spyrium", "workers": 2, "pays": 3, "gains": 10}, {"kind": "scores-for-spyrium", "workers": 2, "pays": 5, "gains": 15}],
  "laboratory-1": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 1, "gains": 4}],
  "laboratory-2": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 1, "gains": 5}],
  "laboratory-3": [{"kind": "scores-for-spyrium", "workers": 1, "pays": 2, "gains": 7}],
  "university-1": [{"kind": "scores", "workers": 1, "pays": 0, "gains": 2}],
  "university-2": [{"kind": "scores", "workers": 1, "pays": 0, "gains": 3}, {"kind": "scores", "workers": 2, "pays": 0, "gains": 6}],
};

/** The numbers in the texts about a card or an event. */
export const NUMBERS: Record<string, Record<string, number>> = {
  "mine-1": {"workers": 0, "workers1": 1, "pays1": 0, "gains1": 1},
  "mine-2": {"workers": 0, "workers1": 0, "pays1": 0, "gains1": 1, "workers2": 1, "pays2": 0, "gains2": 2},
  "mine-3": {"workers": 0, "workers1": 0, "pays1": 0, "gains1": 1, "workers2": 1, "pays2": 0, "gains2": 3},
  "workshop-1": {"workers": 0, "workers1": 1, "pays1": 1, "gains1": 3},
  "workshop-2": {"workers": 0, "workers1": 1, "pays1": 2, "gains1": 5},
  "factory-1": {"workers": 0, "workers1": 1, "pays1": 2, "gains1": 6, "workers2": 2, "pays2": 3, "gains2": 10},
  "factory-2": {"workers": 0, "workers1": 2, "pays1": 3, "gains1": 10, "workers2": 2, "pays2": 5, "gains2": 15},
  "laboratory-1": {"workers": 0, "workers1": 1, "pays1": 1, "gains1": 4},
  "laboratory-2": {"workers": 0, "workers1": 1, "pays1": 1, "gains1": 5},
  "laboratory-3": {"workers": 0, "workers1": 1, "pays1": 2, "gains1": 7},
  "neighbourhood-1": {"workers": 1},
  "neighbourhood-2": {"workers": 2},
  "residence-1": {"workers": 0},
  "residence-2": {"workers": 0},
  "university-1": {"workers": 0, "workers1": 1, "pays1": 0, "gains1": 2},
  "university-2": {"workers": 0, "workers1": 1, "pays1": 0, "gains1": 3, "workers2": 2, "pays2": 0, "gains2": 6},
  "luxury-home": {"workers": 0},
  "mansion": {"workers": 0},
  "palace": {"workers": 0},
  "miner": {"pays": 0, "gains": 0},
  "geologist": {"pays": 0, "gains": 2},
  "apprentice": {"pays": 1, "gains": 3},
  "engineer": {"pays": 1, "gains": 4},
  "bureaucrat": {"pays": 0, "gains": 0},
  "adviser": {"pays": 0, "gains": 3},
  "banker": {"pays": 0, "gains": 4},
  "financier": {"pays": 0, "gains": 5},
  "architect": {"pays": 0, "gains": 0},
  "capitalization": {"pays": 2},
  "engineering": {"gains": 1},
  "crane": {"saves": 3},
  "commerce": {"limit": 7},
  "country-house": {"pays": 1},
  "patronage": {"pays1": 3, "pays2": 6, "gains1": 3, "gains2": 5},
  "export": {"pays1": 1, "pays2": 3, "gains1": 3, "gains2": 6},
  "night-shift": {"pays": 1},
  "recruitment": {"limit": 7},
};

export const TECHNIQUE_LIMIT = 7;
/** £, where a replaced building shares a symbol. */
export const SYMBOL_SAVES = 3;
