### Why a move is better: MOB: Big Apple

why-mob-leads = passa in testa { mob-fact-in } di { $lead }, talpe avversarie escluse, per { mob-fact-crates }
why-mob-ties = pareggia { mob-fact-in }, talpe avversarie escluse, dove si può vincere { mob-fact-crates }
why-mob-safer = ha { $lead } di vantaggio { mob-fact-in }, talpe avversarie escluse, per { mob-fact-crates }
why-mob-closer = si avvicina { mob-fact-in }: { $lead } di distacco
why-mob-takes = porta subito { mob-fact-crates } nel tuo magazzino
why-mob-crate-more = una cassa in più { mob-fact-in }, dove sei in testa
why-mob-crate-less = una cassa in meno { mob-fact-in }, dove guida il rivale
why-mob-attorney = manda il procuratore dal rivale
why-mob-exposes = smaschera una talpa { mob-fact-in }
why-mob-shoots = può svuotare un’auto del rivale
why-mob-saves = tiene { mob-fact-henchmen } in magazzino
why-mob-rolls = un lancio porta scagnozzi in un’auto
why-mob-no-roll = tiene gli scagnozzi per il tabellone delle azioni
