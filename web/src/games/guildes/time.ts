/** How long steps of Guildes take at normal speed, in ms: [while something moves, at rest after it]. */
import { lasting } from "../../frame/lasting";

export const time = lasting({
  "dealt-to": [350, 60], take: [320, 80], "take-hidden": [0, 140], "choose-hidden": [0, 140], "aside-hidden": [0, 140],
  "lay-hidden": [0, 220], passed: [700, 150], shown: [420, 260], "shown-two": [480, 320], play: [420, 380], thrown: [400, 200],
  trick: [380, 120], event: [0, 900], direction: [0, 700], plus: [0, 1200], minus: [0, 1200], swap: [0, 1400],
  sacrifice: [450, 950], exchange: [0, 1300],
  // On stage.
  count: [0, 1500], "guild-counted": [0, 800], "guild-nobody": [0, 500], place: [0, 900], "place-level": [0, 700],
  "passed-over": [0, 800], militia: [0, 450], total: [0, 500],
});
