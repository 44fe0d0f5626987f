/** What a table made to measure begins with. */
export type Choices = Record<string, string | number | boolean>;

export interface Wish {
  /** "me", "open" or a bot's name, by seat. */
  seats?: string[];
  /** Who sits at every seat but the first. */
  others?: string;
  options?: Choices;
  data?: unknown;
}
