/** The review of a finished game, asked for once by whoever wants it: it costs the server a minute. Window, replay and end read it here. */
import type { Line } from "./protocol";
import { askReview, chancesOf, located, type Chance, type ReviewAnswer, type ReviewMove } from "./review";
import type { Seat } from "./view";

/** A move that cost so much of a win turned the game. */
const TURNS = 0.1;
const MOST = 3;

export class Reviewed {
  answer: ReviewAnswer | null = $state.raw(null);
  failed = $state(false);
  private asked = false;

  constructor(
    private readonly table: string,
    private readonly lines: () => readonly Line[],
    private readonly own: () => readonly Seat[],
  ) {}

  get working(): boolean {
    return this.asked && !this.failed && this.answer?.status !== "done" && this.answer?.status !== "failed";
  }
  /** The costly moves, one's own first. */
  readonly moves: ReviewMove[] = $derived.by(() => (this.answer?.review ? located(this.answer.review.moves, this.lines(), this.own()) : []));
  readonly chances: Chance[] = $derived.by(() => (this.answer?.review ? chancesOf(this.answer.review.moments, this.lines()) : []));
  /** The moves that turned the game, in its order: at most three. */
  readonly turns: ReviewMove[] = $derived.by(() =>
    this.moves
      .filter((move) => move.cost >= TURNS)
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, MOST)
      .toSorted((a, b) => a.seq! - b.seq!),
  );

  ask(): void {
    if (this.asked && !this.failed) return;
    this.asked = true;
    this.failed = false;
    const again = async (): Promise<void> => {
      try {
        this.answer = await askReview(this.table);
      } catch {
        this.failed = true;
        return;
      }
      if (this.answer.status === "working") setTimeout(() => void again(), 1000);
    };
    void again();
  }
}
