// The page's engine, asked over standard input: a question and an answer a line, as JSON.
// node page.mjs BUNDLE engine.wasm value.npz
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { crc32 } from "node:zlib";

const [bundle, code, weights] = process.argv.slice(2);
const { analyse, Bots, Desk, Engine, finish, Game, layout, Moment, nowOf, placeWeights, readPosition, readRecord, readWeights, writeRecord } = await import(bundle);
const engine = await Engine.from(readFileSync(code));
const desk = new Desk(engine);
const bots = new Bots(engine, desk.tables);
const archive = readFileSync(weights);
const file = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.byteLength);
const read = await readWeights(file);
bots.teach(read);
const network = placeWeights(engine, read);

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === "object"
      ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]))
      : value;
const digest = (value) => createHash("sha256").update(JSON.stringify(sorted(value))).digest("hex");

function begun({ players, seed, words = [] }) {
  const game = Game.drawn(desk, players, BigInt(seed));
  for (const word of words) if (!game.play(word)) throw new Error(`not legal: ${word}`);
  return game;
}

/** Everything that is shown after so many decisions. */
function shown(game, ply) {
  const position = game.now(ply);
  return {
    position: game.position(ply),
    now: nowOf(position),
    prompt: game.prompt(ply),
    projected: game.projected(ply),
    events: game.events(ply),
    legal: game.quotes(ply),
    prices: game.marketPrices(game.state(ply).current, ply).prices,
  };
}

/** A generator that both sides have: the next number below n. */
class Chance {
  constructor(seed) {
    this.state = BigInt(seed);
  }
  below(n) {
    this.state = (this.state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    return Number((this.state >> 33n) % BigInt(n));
  }
}

/** Random games, each as a checksum over every state, list of legal decisions, deal and score. */
function play({ players, seed, games }) {
  const { states, tables, deal, legal, parts } = desk;
  const read = (region, n) => engine.bytes(region).subarray(0, 8 * n);
  const { at: step } = layout.records.STATE.fields.step;
  const waits = () => engine.record(states)[step] === layout.numbers.AWAIT_DEAL;
  const answers = [];
  let decisions = 0;
  for (let number = seed; number < seed + games; number++) {
    const chance = new Chance(number);
    const fresh = Game.drawn(desk, players, BigInt(number));
    desk.lay(fresh.bytes());
    let crc = crc32(engine.bytes(deal));
    let count = engine.call("legal", states, 0, tables, legal);
    while (true) {
      crc = crc32(read(legal, count), crc32(engine.record(states), crc));
      if (count === 0) break;
      const decision = engine.integers(legal, 1, chance.below(count))[0];
      count = engine.call("extend", states, 0, tables, decision, legal);
      desk.lay(engine.record(states, 1));
      decisions += 1;
      if (count === 0 && waits()) {
        engine.call("deal_round", states, 0, tables, deal);
        crc = crc32(engine.bytes(deal), crc);
        count = engine.call("legal", states, 0, tables, legal);
      }
    }
    for (let seat = 0; seat < players; seat++) {
      engine.call("score_parts", states, 0, tables, seat, parts);
      crc = crc32(engine.bytes(parts), crc);
    }
    answers.push(crc);
  }
  return { decisions, answers };
}

const ANSWERS = {
  /** A game written down, and what it says once it is read and written again. */
  write: (asked) => {
    const record = writeRecord(begun(asked), asked.names, BigInt(asked.seed));
    const { game, names } = readRecord(desk, record, 0n);
    return [record, writeRecord(game, names, BigInt(asked.seed))];
  },
  /** The words of a record, or the line that is wrong. */
  end: ({ record }) => {
    const { game } = readRecord(desk, record, 0n);
    return { position: game.position(), scores: game.scores() };
  },
  open: ({ record }) => {
    try {
      return readRecord(desk, record, 0n).game.words;
    } catch (problem) {
      return problem.line;
    }
  },
  /** A record analysed in the page. */
  analyse: ({ record, simulations, seed }) => {
    const { game, names } = readRecord(desk, record, 0n);
    return analyse(desk, network, game, { names, simulations, seed });
  },
  /** A state's record, read from its position. */
  record: ({ position }) => Buffer.from(readPosition(position)).toString("base64"),
  play,
  show: (asked) => {
    const game = begun(asked);
    return asked.words.concat("").map((_, ply) => digest(shown(game, ply)));
  },
  look: (asked) => shown(begun(asked), asked.ply),
  choose: (asked) => finish(bots.choose(begun(asked), asked.level, BigInt(asked.bot))),
  // As the worker does it: from the state's record alone.
  search: (asked) =>
    finish(bots.search(new Moment(desk, begun(asked).bytes()), asked.simulations, BigInt(asked.bot))),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify(ANSWERS[asked.question](asked)));
}
