/** "It is your turn" as a notice of the browser: only where it was switched on; asked for once, by the person. Sounds: sounds.ts. */
import { settings } from "../settings.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askLeave(): Promise<boolean> {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

export function notice(title: string, body: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const shown = new Notification(title, { body, tag: "backroom-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
