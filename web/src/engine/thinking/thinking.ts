/** The worker: thinks with an engine of its own, so that the page stays at ease. One question after the other. */
import weightsAddress from "../../../../src/spyrium/bots/weights/value.npz?url";
import engineAddress from "../built/engine.wasm?url";
import { layout } from "../built/layout";
import { Engine } from "../calling/engine";
import { Desk, Moment } from "../game/game";
import { Bots, type Findings, type Level } from "./bots";
import { fetched } from "./fetching";
import { readWeights } from "./weights";
import { listen } from "./worker";

/** A position's record, and what is wanted of it. */
export type Question = { readonly state: Uint8Array; readonly edition: string; readonly seed: bigint } & (
  | { readonly wanted: "word"; readonly level: Level }
  | { readonly wanted: "findings"; readonly simulations: number }
);
/** What is said to the worker; a question that is stopped gets no answer. */
export type Said = { readonly number: number } & ({ readonly question: Question } | { readonly stop: true });
/** What it says; findings come again and again as they grow, the last time with `done`. */
export type Answer = { readonly number: number } & (
  | { readonly word: string }
  | { readonly findings: Findings; readonly done: boolean }
  | { readonly problem: string }
);

/** How long it works before it looks whether it should stop, and how often it tells what it has found (ms). */
const SLICE = 8;
const REPORT_EVERY = 100;

const weights = fetched(weightsAddress).then(readWeights);
weights.catch(() => undefined); // told to whoever needs them
const desk = fetched(engineAddress).then(async (code) => new Desk(await Engine.from(code)));
desk.catch(() => undefined);
const taught = new Map<Desk, Bots>();

/** The bots; those that search wait for their network. */
async function bots(on: Desk, searching: boolean): Promise<Bots> {
  const known = taught.get(on);
  if (known) return known;
  const made = new Bots(on.engine, on.tables);
  if (!searching) return made;
  made.teach(await weights);
  taught.set(on, made);
  return made;
}

const searches = (level: Level): boolean => "tree" in layout.levels[level];

const stopped = new Set<number>();

/** Takes the steps; null as soon as somebody has said stop. */
async function walk<Step, T>(
  number: number,
  steps: Generator<Step, T>,
  told: (step: Step) => void,
): Promise<T | null> {
  for (let rested = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - rested < SLICE) continue;
    told(value);
    await listen();
    if (stopped.has(number)) {
      steps.return(undefined as T);
      return null;
    }
    rested = performance.now();
  }
}

async function answer(number: number, question: Question): Promise<void> {
  const { wanted, state, edition, seed } = question;
  const on = (await desk).of(edition);
  if (!on) throw new Error(`There is no edition ${edition} here.`);
  const moment = new Moment(on, state);
  if (wanted === "word") {
    const { level } = question;
    const word = await walk(
      number,
      (await bots(on, searches(level))).choose(moment, level, seed),
      () => undefined,
    );
    if (word !== null) say({ number, word });
    return;
  }
  let told = performance.now();
  const steps = (await bots(on, true)).search(moment, question.simulations, seed);
  const findings = await walk(number, steps, (findings) => {
    if (performance.now() - told < REPORT_EVERY) return;
    told = performance.now();
    say({ number, findings: findings(), done: false });
  });
  if (findings) say({ number, findings, done: true });
}

const say = (said: Answer): void => self.postMessage(said);

let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Said>) => {
  const { number } = data;
  if ("stop" in data) {
    stopped.add(number);
    return;
  }
  last = last.then(async () => {
    if (!stopped.has(number))
      await answer(number, data.question).catch((problem) => say({ number, problem: String(problem) }));
    stopped.delete(number);
  });
};
