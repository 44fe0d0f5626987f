/** What a block of the plan and its halves are both told. */
import type { Pill } from "./marks";
import type { District, MobView } from "./view";

export interface Block {
  view: MobView;
  /** Who would get into one's own car. */
  then: number;
  /** Letters of the moles that may be named now, and whose they are. */
  moles: ReadonlyMap<string, string>;
  moleSeat: number;
  heldMole: string | null;
  /** Moles that the last moves moved, by seat and name. */
  moved: ReadonlyMap<string, number>;
  /** One's own values are shown while this is held. */
  peek: boolean;
  /** Set-up: the value that lies here and is not put down yet. */
  laid: number | null;
  pills: Pill[];
  busy: boolean;
  pickMole: (mole: District) => void;
}
