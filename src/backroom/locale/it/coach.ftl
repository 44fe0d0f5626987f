### L’allenatore a un tavolo: le parole della cornice. Che cosa portano le mosse è in <game>-coach.ftl.

coach-title = L’allenatore
coach-switch = Allenatore: dice che cosa devi decidere, segna le mosse buone e avverte degli errori costosi
coach-chance = vince circa il { $percent } delle partite esplorate
coach-warning = Un momento: «{ $move }» costa circa il { $percent } di una vittoria.
coach-better = Meglio: { $move }.
coach-anyway = Giocala lo stesso
coach-again = Scegli di nuovo
coach-why-not = Perché non «{ $move }»?
coach-play = Giocala
coach-same = È ciò che farebbe l’allenatore.
coach-other = Un’altra idea
coach-ask = Perché non…?
coach-point = Scegli la mossa che vuoi capire: viene spiegata, non giocata.
coach-waits = L’allenatore aspetta la tua prossima decisione.
coach-warning-title = Un errore costoso
