/** Sounds made on the spot from a few oscillators and noise; none is recorded. */

import type { GameView, Now } from "../../net/protocol";
import { parse } from "../../notation/words";

export type Sound = "place" | "coin" | "build" | "points" | "turn" | "end";

/** What a decision sounds like, and whether it gives the turn to the person; `awaited` was to decide before. */
export function soundsOf(word: string, before: Now, view: GameView, awaited: number | null): Sound[] {
  const mine = (seat: number | null) => seat !== null && view.you.seats.includes(seat);
  return mine(view.current) && !mine(awaited)
    ? [outcome(word, before, view), "turn"]
    : [outcome(word, before, view)];
}

function outcome(word: string, before: Now, view: GameView): Sound {
  if (view.result) return "end";
  if (view.now?.seats.some((seat, i) => seat.vp > (before.seats[i]?.vp ?? 0))) return "points";
  const { verb } = parse(word);
  return verb === "place" ? "place" : verb === "gain" ? "coin" : "build";
}

let context: AudioContext | null = null;

function tone(
  at: AudioContext,
  frequency: number,
  start: number,
  length: number,
  volume: number,
  type: OscillatorType,
): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(volume, at.currentTime + start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  source.connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
  source.stop(at.currentTime + start + length);
}

function thud(at: AudioContext, length: number, cutoff: number, volume: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cutoff;
  const gain = at.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  place: (at) => thud(at, 0.12, 900, 0.35),
  coin: (at) =>
    [2093, 2637, 3136].forEach((f, i) => {
      tone(at, f, i * 0.05, 0.18, 0.05, "sine");
    }),
  build: (at) => {
    thud(at, 0.22, 400, 0.5);
    tone(at, 196, 0.02, 0.25, 0.08, "triangle");
  },
  points: (at) =>
    [523, 659, 784].forEach((f, i) => {
      tone(at, f, i * 0.07, 0.4, 0.06, "triangle");
    }),
  turn: (at) =>
    [392, 587].forEach((f, i) => {
      tone(at, f, i * 0.12, 0.5, 0.07, "sine");
    }),
  end: (at) =>
    [392, 494, 587, 784].forEach((f, i) => {
      tone(at, f, i * 0.14, 0.9, 0.08, "triangle");
    }),
};

/** Plays a sound; browsers allow it once a person has touched the page. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context);
}
