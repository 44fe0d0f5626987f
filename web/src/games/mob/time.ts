/** How long MOB's steps take at normal speed, in ms: [while something moves, at rest after it]. */
import { lasting } from "../../frame/lasting";

export const time = lasting({
  roll: [0, 300], dice: [0, 950], shoot: [0, 350], hit: [700, 700], missed: [0, 1000], switch: [500, 250], drive: [600, 250],
  mole: [700, 300], exposed: [300, 900], attorney: [450, 450], crate: [600, 250], add: [600, 250], steal: [600, 250],
  "attorney-crate": [600, 250],
  // On stage.
  "round-over": [0, 1400], "drive-in": [0, 900], bonus: [0, 1800], "bonus-nothing": [0, 1200], "no-bonus": [0, 1200],
  "shoot-out": [0, 3200], "shoot-out-none": [0, 1600], revealed: [0, 800], "district-won": [0, 2200], "district-tied": [0, 1300],
});
