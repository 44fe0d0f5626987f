### Why a move is better: MOB: Big Apple

why-mob-leads = puts you { $lead } ahead { mob-fact-in } ({ mob-fact-crates }), not counting hidden moles
why-mob-ties = draws level { mob-fact-in }, not counting hidden moles, where { mob-fact-crates } can be won
why-mob-safer = is { $lead } ahead { mob-fact-in } ({ mob-fact-crates }), not counting hidden moles
why-mob-closer = closes up { mob-fact-in }: { $lead } behind
why-mob-takes = brings { mob-fact-crates } into your warehouse at once
why-mob-crate-more = a crate more { mob-fact-in }, where you lead
why-mob-crate-less = a crate less { mob-fact-in }, where the rival leads
why-mob-attorney = turns the attorney on your rival
why-mob-exposes = turns up a mole { mob-fact-in }
why-mob-shoots = may empty a car of your rival’s
why-mob-saves = keeps { mob-fact-henchmen } in the warehouse
why-mob-rolls = a roll brings henchmen into a car
why-mob-no-roll = keeps the henchmen for the action board
