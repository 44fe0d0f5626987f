// Marks something on the screen that a person could choose now; says whether there is anything.
(roll) => {
  const panel = document.querySelector("[data-now]");
  const some = (list) => list[Math.floor(roll * list.length)];
  const all = (what) => [...panel.querySelectorAll(what)];
  // The nearest few, and now and then a ward on the board: the way there is the same, only longer.
  const words = roll < 0.9 ? all(".words button").slice(0, 4) : [...document.querySelectorAll(".ward.lit")].slice(0, 1);
  const end = panel.querySelector(".foot button.main");
  let target = some(all("li button:not(:disabled)"));
  if (panel.dataset.now === "bid") target = panel.querySelector("button.main");
  if (panel.dataset.now === "act") target = end && roll < 0.8 ? end : words.length ? some(words) : (some(all(".verbs button")) ?? end);
  document.querySelectorAll("[data-goal]").forEach((e) => delete e.dataset.goal);
  if (target) target.dataset.goal = "1";
  return !!target;
}
