/** Asks the worker; whatever it thinks about can be broken off at once. */
import type { Findings, Level } from "./bots";
import type { Answer, Question, Said } from "./thinking";

/** An answer that may take its time; null once nobody wants it any more. */
export interface Thought<T> {
  readonly answer: Promise<T | null>;
  stop(): void;
}

interface Waiting {
  heard(answer: Answer): void;
  failed(problem: Error): void;
}

export class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** The word that a level plays in a position, given by its record and its edition's label. */
  choose(state: Uint8Array, edition: string, level: Level, seed: bigint): Thought<string> {
    return this.#ask({ wanted: "word", state, edition, level, seed }, (said) =>
      "word" in said ? said.word : undefined,
    );
  }

  /** Searches a position; tells what it has found about ten times a second, and answers with all of it. */
  search(
    state: Uint8Array,
    edition: string,
    simulations: number,
    seed: bigint,
    grown: (findings: Findings) => void = () => undefined,
  ): Thought<Findings> {
    return this.#ask({ wanted: "findings", state, edition, simulations, seed }, (said) => {
      if (!("findings" in said)) return undefined;
      if (said.done) return said.findings;
      grown(said.findings);
      return undefined;
    });
  }

  /** Begins to load, so that the first question need not wait for that. */
  wake(): void {
    this.#worker ??= this.#start();
  }

  close(): void {
    this.#drop(new Error("The worker was closed."));
  }

  #ask<T>(question: Question, read: (answer: Answer) => T | undefined): Thought<T> {
    this.wake();
    this.#asked += 1;
    const number = this.#asked;
    let giveUp = (): void => undefined;
    const answer = new Promise<T | null>((resolve, reject) => {
      giveUp = () => resolve(null);
      this.#waiting.set(number, {
        failed: reject,
        heard: (said) => {
          const found = read(said);
          if ("problem" in said) this.#drop(new Error(said.problem));
          else if (found === undefined) return;
          else resolve(found);
          this.#waiting.delete(number);
        },
      });
    });
    this.#say({ number, question });
    const stop = () => {
      if (!this.#waiting.delete(number)) return;
      giveUp();
      this.#say({ number, stop: true });
    };
    return { answer, stop };
  }

  #say(said: Said): void {
    this.#worker?.postMessage(said);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#waiting.get(data.number)?.heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#drop(new Error(event.message || "The worker could not be started."));
    };
    return worker;
  }

  /** Lets the worker go; the next question tries another. */
  #drop(problem: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#waiting.values()) failed(problem);
    this.#waiting.clear();
  }
}
