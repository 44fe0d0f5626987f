// Buttons, fields and wards that a finger would miss.
(least) =>
  [...document.querySelectorAll("button, select, input, a.button, label.button, [role=button]")]
    .filter((e) => !e.closest(".stepper, .log, .skip, summary, .hidden") && e.type !== "checkbox")
    .filter((e) => e.getClientRects().length && getComputedStyle(e).visibility !== "hidden")
    .map((e) => {
      const { width, height } = e.getBoundingClientRect();
      return { what: (e.getAttribute("aria-label") || e.innerText || e.outerHTML).slice(0, 60), width, height };
    })
    .filter((e) => e.width < least - 0.5 || e.height < least - 0.5)
