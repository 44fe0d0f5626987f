/** A count on stage: what each player has by now. The panels beside the stage tell the same, not what comes after it. */
export interface Running {
  /** 1, 2, 3. */
  number: number;
  /** By seat: votes of the counts before, and of this one so far. */
  votes: readonly (readonly number[])[];
  /** By seat: what the guild on stage has given. */
  fresh: readonly number[];
  /** Seats whose total, and with it their place, has been told. */
  told: ReadonlySet<number>;
}

export const counting = $state<{ now: Running | null }>({ now: null });
