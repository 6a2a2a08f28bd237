/** The engine's memory: records and arrays in it, as the layout describes them. */
import { layout } from "../built/layout";

export type RecordName = keyof typeof layout.records;
/** Where a state's generator of deals begins, its last field. */
export const GENERATOR = layout.records.STATE.fields.rng.at;

/** A NumPy type, such as "i8" for 64 bits with a sign. */
export type Item = RecordName | "i1" | "i2" | "i4" | "i8" | "u4" | "u8" | "f4" | "f8";

/** An array in the engine's memory. */
export interface Region {
  readonly at: number;
  readonly item: Item;
  readonly shape: readonly number[];
}

type Fields<N extends RecordName> = (typeof layout.records)[N]["fields"];
type Value<S> = S extends readonly [] ? number : S extends readonly [number] ? number[] : number[][];
/** A record's fields in JavaScript's own numbers. */
export type Plain<N extends RecordName> = {
  [F in keyof Fields<N>]: Fields<N>[F] extends { readonly shape: infer S } ? Value<S> : never;
};

interface Field {
  readonly type: string;
  readonly at: number;
  readonly shape: readonly number[];
}

export function sizeOf(item: Item): number {
  return item in layout.records ? layout.records[item as RecordName].size : Number(item.slice(1));
}

export function lengthOf(shape: readonly number[]): number {
  return shape.reduce((n, each) => n * each, 1);
}

function fieldsOf(record: RecordName): Record<string, Field> {
  return layout.records[record].fields;
}

/** A number of a NumPy type. */
export function readNumber(view: DataView, type: string, at: number): number {
  switch (type) {
    case "i1":
      return view.getInt8(at);
    case "i2":
      return view.getInt16(at, true);
    case "i4":
      return view.getInt32(at, true);
    case "i8":
      return Number(view.getBigInt64(at, true));
    case "b1":
      return view.getUint8(at);
    case "f8":
      return view.getFloat64(at, true);
    case "f4":
      return view.getFloat32(at, true);
    default:
      return Number(view.getBigUint64(at, true)); // the generator, which nobody computes with
  }
}

function readField(view: DataView, { type, at, shape }: Field): number | number[] | number[][] {
  const size = Number(type.slice(1));
  const [rows, columns] = shape;
  if (rows === undefined) return readNumber(view, type, at);
  const row = (start: number, n: number) =>
    Array.from({ length: n }, (_, k) => readNumber(view, type, start + k * size));
  if (columns === undefined) return row(at, rows);
  return Array.from({ length: rows }, (_, r) => row(at + r * columns * size, columns));
}

/** Reads a whole record. */
export function plain<N extends RecordName>(record: N, bytes: Uint8Array): Plain<N> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields = Object.entries(fieldsOf(record)).map(([name, field]) => [name, readField(view, field)]);
  return Object.fromEntries(fields) as Plain<N>;
}

function writeNumber(view: DataView, type: string, at: number, value: number): void {
  const size = Number(type.slice(1));
  if (size === 1) view.setInt8(at, value);
  else if (size === 2) view.setInt16(at, value, true);
  else throw new TypeError(`No number of the type ${type} is written here.`);
}

/** A record with these fields, whole numbers of one or two bytes; zero where nothing is said. */
export function recordOf<N extends RecordName>(record: N, values: Partial<Plain<N>>): Uint8Array {
  const bytes = new Uint8Array(layout.records[record].size);
  const view = new DataView(bytes.buffer);
  for (const [name, value] of Object.entries(values)) {
    const { type, at } = fieldsOf(record)[name] as Field;
    const size = Number(type.slice(1));
    [value].flat(2).forEach((each, k) => {
      writeNumber(view, type, at + k * size, each as number);
    });
  }
  return bytes;
}
