/** The rules and bots of the Python sources, as WebAssembly; each entry is called as Numba compiled it. */
import { layout } from "../built/layout";
import { GENERATOR, type Item, lengthOf, type Region, readNumber, sizeOf } from "./memory";

export type EntryName = keyof typeof layout.entries;
/** Parts of a working space, by their names in the layout. */
export interface Room {
  readonly [part: string]: Region | Room | number;
}
type Argument = Region | Room | number | bigint;
type Kind = string | { array: string; dimensions: number } | { parts: Record<string, Kind> } | null;

interface Described {
  readonly arguments: Record<string, Kind>;
  readonly answer: Kind;
}

const ALIGNMENT = 64;
const PAGE = 65_536;
/** Where an entry leaves its answer, and where Numba wants to tell of an exception. */
const ANSWER = 8;

const isRegion = (value: Argument): value is Region => typeof value === "object" && "at" in value;

/** An array as Numba passes it: owner, parent, size, item size, data, shape and strides. */
function passRegion({ at, item, shape }: Region): (number | bigint)[] {
  const size = sizeOf(item);
  const strides = shape.map((_, k) => BigInt(size * lengthOf(shape.slice(k + 1))));
  return [0, 0, BigInt(lengthOf(shape)), BigInt(size), at, ...shape.map(BigInt), ...strides];
}

function pass(value: Argument, kind: Kind): (number | bigint)[] {
  if (typeof kind === "object" && kind !== null && "parts" in kind) {
    const parts = value as Room;
    return Object.entries(kind.parts).flatMap(([name, part]) => pass(parts[name] as Argument, part));
  }
  if (isRegion(value)) return passRegion(value);
  return kind === "f8" ? [Number(value)] : [BigInt(value as number | bigint)];
}

export class Engine {
  readonly #exports: Record<string, CallableFunction>;
  readonly #memory: WebAssembly.Memory;
  readonly #answer: number;
  #top: number;

  constructor(instance: WebAssembly.Instance) {
    const { memory, __heap_base: base, ...entries } = instance.exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#exports = entries as Record<string, CallableFunction>;
    this.#top = Number((base as WebAssembly.Global).value);
    this.#answer = this.allocate("i8", [2]).at;
  }

  static async from(code: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Engine(instance);
  }

  /** Zeros, as `numpy.zeros` gives them. */
  allocate(item: Item, shape: readonly number[]): Region {
    const at = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    const size = sizeOf(item) * lengthOf(shape);
    this.#top = at + size;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.#memory.buffer, at, size).fill(0);
    return { at, item, shape };
  }

  /** Working space as the layout describes it. */
  furnish(room: object): Room {
    const made: Record<string, Region | Room | number> = {};
    for (const [name, part] of Object.entries(room)) {
      if (typeof part === "number") made[name] = part;
      else if (!("array" in part)) made[name] = this.furnish(part);
      else {
        const shared = "shares" in part ? (made[part.shares] as Region).at : null;
        made[name] =
          shared === null
            ? this.allocate(part.array, part.shape)
            : { at: shared, item: part.array, shape: part.shape };
      }
    }
    return made;
  }

  /** Lets everything go that is allocated while the steps are taken, also when they are broken off. */
  *borrow<Step, Answer>(steps: Generator<Step, Answer>): Generator<Step, Answer> {
    const top = this.#top;
    try {
      return yield* steps;
    } finally {
      this.#top = top;
    }
  }

  /** The same for what is done at once. */
  lend<Answer>(use: () => Answer): Answer {
    const mark = this.mark();
    try {
      return use();
    } finally {
      this.release(mark);
    }
  }

  /** Puts a position where a search begins; the generator of deals to come is none of its business. */
  lay(states: Region, state: Uint8Array): void {
    const record = this.record(states);
    record.set(state);
    record.fill(0, GENERATOR);
  }

  /** How far the memory is taken. */
  mark(): number {
    return this.#top;
  }

  /** Lets everything go that was allocated since a mark. */
  release(mark: number): void {
    this.#top = mark;
  }

  /** Calls an entry with its arguments in their order; returns its answer. */
  call(name: EntryName, ...values: Argument[]): number {
    const { arguments: kinds, answer } = layout.entries[name] as Described;
    const passed = Object.values(kinds).flatMap((kind, k) => pass(values[k] as Argument, kind));
    const status = this.#exports[name]?.(this.#answer, this.#answer + ANSWER, ...passed);
    if (status !== 0) throw new Error(`The engine failed in ${name}: ${status}`);
    return typeof answer === "string"
      ? readNumber(new DataView(this.#memory.buffer), answer, this.#answer)
      : 0;
  }

  bytes({ at, item, shape }: Region): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, sizeOf(item) * lengthOf(shape));
  }

  /** One record of an array; a view, so that it can be written to. */
  record(region: Region, index = 0): Uint8Array {
    const size = sizeOf(region.item);
    return new Uint8Array(this.#memory.buffer, region.at + index * size, size);
  }

  /** The first numbers of an array of 64-bit integers. */
  integers(region: Region, count: number, from = 0): number[] {
    return Array.from(new BigInt64Array(this.#memory.buffer, region.at, from + count).subarray(from), Number);
  }

  floats(region: Region, count: number): Float64Array {
    return new Float64Array(this.#memory.buffer, region.at, count);
  }

  singles(region: Region): Float32Array {
    return new Float32Array(this.#memory.buffer, region.at, lengthOf(region.shape));
  }
}
