/**
 * A part of a table that its first view does without: fetched when the page has had time to come up, or at once when it is
 * wanted; asked for again if the network was away.
 */
import type { Component } from "svelte";

const REST = 2500;
const AGAIN = 1500;

export class Later {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  part = $state.raw<Component<any> | null>(null);
  readonly #load: () => Promise<{ default: Component<any> }>;
  #coming = false;

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  constructor(load: () => Promise<{ default: Component<any> }>) {
    this.#load = load;
    setTimeout(() => void this.come(), REST);
  }

  /** Fetch it, if it is not here yet. */
  async come(): Promise<void> {
    if (this.#coming || this.part) return;
    this.#coming = true;
    try {
      this.part = (await this.#load()).default;
    } catch {
      setTimeout(() => void this.come(), AGAIN);
    } finally {
      this.#coming = false;
    }
  }
}
