/**
 * From a list of legal moves to choices one at a time. A move is words ("cube green 5"); what has been chosen is its
 * first words, and what may follow is read off the list. So the screen offers exactly what is legal, for any game.
 */
export interface Next {
  /** The words that may come next. */
  words: ReadonlySet<string>;
  /** The words after which the move is whole. */
  whole: ReadonlySet<string>;
}

export function next(moves: readonly string[], chosen: readonly string[]): Next {
  const words = new Set<string>();
  const whole = new Set<string>();
  for (const move of moves) {
    const parts = move.split(" ");
    if (parts.length <= chosen.length || chosen.some((word, i) => parts[i] !== word)) continue;
    const word = parts[chosen.length]!;
    words.add(word);
    if (parts.length === chosen.length + 1) whole.add(word);
  }
  return { words, whole };
}

/** Numbers among the words: the places on a board. */
export function numbers(words: Iterable<string>): Set<number> {
  return new Set([...words].filter((word) => /^\d+$/.test(word)).map(Number));
}
