// Buttons, fields and wards that a finger would miss. What lies on a board may be smaller: it zooms, and the bar offers it too.
(least) =>
  [...document.querySelectorAll("button, select, input, a.button, label.button, [role=button]")]
    .filter((e) => !e.closest(".stepper, .log, .skip, summary, .hidden") && e.type !== "checkbox")
    .filter((e) => e.getClientRects().length && getComputedStyle(e).visibility !== "hidden")
    .map((e) => {
      const { width, height } = e.getBoundingClientRect();
      return { what: (e.getAttribute("aria-label") || e.innerText || e.outerHTML).slice(0, 60), width, height, need: e.closest("main.board") ? 24 : least };
    })
    .filter((e) => e.width < e.need - 0.5 || e.height < e.need - 0.5)
