/** A show on stage: what each seat has by now, as far as it has been told. The panels beside the stage tell the same. */
export const running = $state<{ points: readonly number[] | null }>({ points: null });

/** Told by the show that has the stage, as long as it has it. */
export function run(points: () => readonly number[] | null): void {
  $effect(() => {
    running.points = points();
  });
  $effect(() => () => void (running.points = null));
}
