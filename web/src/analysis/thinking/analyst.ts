/** Asks the worker of an analysis about a game. */
import type { Answers, Lines, Question, Said } from "./analysing";

interface Waiting {
  heard(said: Said): void;
  failed(problem: Error): void;
}

export class Analyst {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** The answer to a question; `progress` is told from 0 to 1. */
  ask<Q extends Question>(question: Q, progress?: (share: number) => void): Promise<Answers[Q["wanted"]]> {
    return new Promise((resolve, reject) => {
      const number = this.#say(question);
      this.#waiting.set(number, {
        failed: reject,
        heard: (said) => {
          if ("progress" in said) return progress?.(said.progress);
          this.#waiting.delete(number);
          if ("problem" in said) reject(new Error(said.problem));
          else resolve(said.answer as Answers[Q["wanted"]]);
        },
      });
    });
  }

  /** Tells the best lines at a moment as they grow, until something else is asked or nothing (`hush`). */
  watch(ply: number, told: (lines: Lines) => void): void {
    const number = this.#say({ wanted: "lines", ply });
    this.#waiting.set(number, {
      failed: () => undefined,
      heard: (said) => {
        if ("answer" in said && number === this.#asked) told(said.answer as Lines);
      },
    });
  }

  hush(): void {
    if (this.#worker) this.#say(null);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail(new Error("The worker was closed."));
  }

  #say(question: Question | null): number {
    this.#worker ??= this.#start();
    this.#asked += 1;
    this.#worker.postMessage({ number: this.#asked, question });
    return this.#asked;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./analysing.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.#waiting.get(data.number)?.heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#worker = null; // the next question tries again
      this.#fail(new Error(event.message || "The worker could not be started."));
    };
    return worker;
  }

  #fail(problem: Error): void {
    for (const { failed } of this.#waiting.values()) failed(problem);
    this.#waiting.clear();
  }
}
