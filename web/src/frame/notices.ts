/** "It is your turn": tab title, a short sound, a browser notice. Only what was switched on; asked for once, by the person. */
import { settings } from "../settings.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askLeave(): Promise<boolean> {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

let audio: AudioContext | null = null;

/** Two soft strokes of a desk bell. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  [880, 1174].forEach((pitch, i) => {
    const tone = audio!.createOscillator();
    const loud = audio!.createGain();
    const start = audio!.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loud).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

export function notice(title: string, body: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const shown = new Notification(title, { body, tag: "backroom-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
