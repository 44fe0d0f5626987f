// One step of a game by keyboard: waits until something is offered, marks one choice, and says how many times Tab (or, if
// it is nearer, Shift+Tab) has to be pressed to get there. It only looks: the keys are pressed by the test.
async ({ game, roll, seconds }) => {
  const some = (list) => list[Math.floor(roll * list.length)];
  const shown = (e) => e.checkVisibility() && !e.disabled && e.tabIndex >= 0 && !e.closest("[inert]");
  const choices = {
    tammany: (panel, all) => {
      const main = all("button.main:not(.finish)");
      if (panel.dataset.now === "bid") return main.length ? main : all("button.nothing");
      const heirs = [...document.querySelectorAll("button.give")].filter(shown);
      if (panel.dataset.now === "appoint") return heirs.length ? heirs : all("button.plate");
      const end = all("button.finish");
      if (main.length) return main;
      if (end.length && roll < 0.85) return end;
      // The board has one stop; the bar repeats pieces and parts.
      const board = [...document.querySelectorAll(".ward.lit, .pick")].filter(shown);
      const bar = roll < 0.8 ? [] : [...all("button.part:not(.now)"), ...all("button.piece")];
      return bar.length ? bar : board.length ? board : [...all("button.piece"), ...end];
    },
    guildes: (panel, all) => {
      const main = all("button.main");
      const board = [...document.querySelectorAll(".hand [data-card], [data-target], [data-sign]")].filter(shown);
      const fresh = board.filter((b) => b.getAttribute("aria-pressed") !== "true");
      return main.length ? main : fresh.length ? fresh.slice(0, 6) : board.length ? board : all("button.decline");
    },
    mob: (panel, all) => {
      if (panel.querySelector("[data-ask=moles]")) return all(".opts .go");
      const open = [...all("button"), ...document.querySelectorAll(".map button, .tower button")].filter((b) => !b.matches(".hold, .back, .stepper button"));
      // The nearest few, and now and then any: the way there is the same, only longer.
      return roll < 0.8 ? open.slice(0, 4) : open;
    },
  };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const panel = document.querySelector("[data-now]");
    if (document.querySelector("dialog[open]")) return { what: "close" };
    if (panel?.dataset.now === "over") return { what: "over" };
    if (panel && panel.dataset.now !== "wait" && panel.getAttribute("aria-busy") !== "true") {
      const all = (what) => [...panel.querySelectorAll(what)].filter(shown);
      const goal = some(choices[game](panel, all).filter(shown));
      if (goal) {
        document.querySelectorAll("[data-goal]").forEach((e) => delete e.dataset.goal);
        goal.dataset.goal = "1";
        const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(shown);
        const at = document.activeElement;
        const after = (e) => !!(at.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
        const ahead = stops.filter((e) => e !== at && after(e)).indexOf(goal) + 1;
        const behind = stops.filter((e) => e !== at && !after(e)).reverse().indexOf(goal) + 1;
        return { what: panel.dataset.now, key: ahead ? "Tab" : "Shift+Tab", times: ahead || behind };
      }
    }
    await new Promise((go) => setTimeout(go, 4));
  }
  throw new Error(`nothing to do for ${seconds} s: ${document.querySelector("[data-now]")?.innerText}`);
}
