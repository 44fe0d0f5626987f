/**
 * Sounds of our own, made by the browser as they are needed: nothing is fetched. Short, soft, off at will. A sound that could
 * not be heard yet (no touch of the page so far) is left out, not kept for later.
 */
import { settings } from "../settings.svelte";
import type { Step } from "./steps";

export type Sound = "place" | "card" | "die" | "coin" | "turn" | "won";

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  // Before a first touch browsers let nothing sound, and complain about the attempt.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  return audio;
}

function tone(at: AudioContext, start: number, pitch: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + length);
}

/** A breath of noise through a filter: wood, paper, felt. */
function rustle(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate / 4, at.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start, 0, length);
}

const PLAYS: Record<Sound, (at: AudioContext, now: number) => void> = {
  place: (at, now) => {
    rustle(at, now, 0.05, 900, 0.16);
    tone(at, now, 190, 0.09, 0.1, "triangle");
  },
  card: (at, now) => rustle(at, now, 0.11, 3200, 0.1),
  die: (at, now) => [0, 0.07, 0.13, 0.21].forEach((t, i) => rustle(at, now + t, 0.035, 1500 + 250 * i, 0.13 - 0.02 * i)),
  coin: (at, now) => [1760, 2637].forEach((pitch, i) => tone(at, now + i * 0.05, pitch, 0.14, 0.05, "triangle")),
  // Two soft strokes of a desk bell.
  turn: (at, now) => [880, 1174].forEach((pitch, i) => tone(at, now + i * 0.14, pitch, 0.5, 0.12)),
  won: (at, now) => [523, 659, 784, 1047].forEach((pitch, i) => tone(at, now + i * 0.11, pitch, 0.45, 0.09, "triangle")),
};

export function sound(name: Sound): void {
  const at = ready();
  if (at) PLAYS[name](at, at.currentTime);
}

/** What a step sounds like, by what moved. */
export function soundOf(step: Step): Sound | null {
  const piece = step.piece?.split(":", 1)[0];
  if (step.kind === "roll" || piece === "die") return "die";
  if (step.kind === "won" || step.kind === "game-won") return "won";
  if (piece === "chip" || piece === "coin" || piece === "vote") return "coin";
  if (piece === "card" || piece === "hand" || piece === "packet") return "card";
  return piece ? "place" : null;
}
