/** While election night has the stage, the panels beside it and the year in the header are of that night, whenever it is watched. */
import type { TammanyView } from "./view";

class Tonight {
  /** The position before what is on the stage; null: no night. */
  view: TammanyView | null = $state.raw(null);
  /** Wards of each seat, as far as it has been told. */
  won: readonly number[] = $state.raw([]);
}

export const tonight = new Tonight();
