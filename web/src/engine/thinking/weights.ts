/** Reads the network's weights as NumPy wrote them: an .npz is a ZIP of arrays, here in half precision. */
import { layout } from "../built/layout";

const LOCAL_HEADER = 0x04034b50;
const END_RECORD = 0x06054b50;
const DEFLATED = 8;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The files of a ZIP, by name; read from its directory at the end, where sizes are always told. */
async function unzip(archive: ArrayBuffer): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const view = new DataView(archive);
  let end = archive.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_RECORD) end -= 1;
  if (end < 0) throw new Error("The weights are damaged: this is no ZIP.");
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n--) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== LOCAL_HEADER) throw new Error("The weights are damaged.");
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = new Uint8Array(archive, start, size);
    const title = new TextDecoder().decode(new Uint8Array(archive, at + 46, name));
    files.set(title, method === DEFLATED ? await inflate(packed) : packed);
    at += 46 + name + extra + comment;
  }
  return files;
}

/** Half precision (IEEE 754 binary16) as a number. */
function widen(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** The numbers of an .npy file. */
function numbersOf(file: Uint8Array<ArrayBuffer>): Float32Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = 10 + view.getUint16(8, true);
  const header = new TextDecoder().decode(file.subarray(10, start));
  if (!header.includes("'<f2'") || header.includes("'fortran_order': True"))
    throw new Error("The weights should be rows in half precision.");
  return Float32Array.from({ length: (file.byteLength - start) / 2 }, (_, k) =>
    widen(view.getUint16(start + 2 * k, true)),
  );
}

/** The arrays of a network, by name. */
export async function readWeights(archive: ArrayBuffer): Promise<Map<string, Float32Array>> {
  const files = await unzip(archive);
  return new Map(
    Object.keys(layout.search.network).map((name) => {
      const file = files.get(`${name}.npy`);
      if (!file) throw new Error(`The weights lack “${name}”.`);
      return [name, numbersOf(file)];
    }),
  );
}
