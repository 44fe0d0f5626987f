### Learning a game: the frame around every tutorial, in the browser and at the terminal.

learn-title = Impara il gioco
learn-progress = { $step } di { $steps }
learn-minutes =
    { $minutes ->
        [one] circa un minuto alla fine
       *[other] circa { $minutes } minuti alla fine
    }
learn-steps = La tua lezione
learn-back = Indietro
learn-skip = Salta il passo
learn-show = Fammi vedere
learn-again = Riprova
learn-leave = Esci, riprendi dopo
learn-leave-short = Esci
learn-first-game = Gioca la tua prima partita
learn-allowed = Anche questo è permesso. Per questa lezione prova ciò che è illuminato.
learn-refused = Qui le regole non lo permettono:
learn-point = Indicalo sul tabellone.
learn-choose = Scegli una risposta.
learn-lit = Questo passo parla di ciò che è illuminato. Qui nulla può andare storto.
learn-done = Era l’ultimo passo.
learn-rule = Regola { $rule }
learn-help = Impara un gioco giocando: brevi lezioni su posizioni vere, qui nel terminale
learn-help-from = Comincia da questa lezione
learn-terminal-help = Scrivi ciò che è chiesto. «show» lo fa per te, «skip» passa alla lezione successiva, «back» torna alla precedente, «look» mostra la posizione, «quit» esce.
learn-you = Tu
learn-well-done = Ben fatto.
learn-left = Potrai riprendere con --from { $step }.
learn-next-game = E adesso una partita: backroom play { $game } --terminal
learn-point-terminal = Scrivi il luogo: { $places }
learn-begun = Finora: { $move }. Scrivi tutto.

how-title = Come si gioca
how-goal = Scopo
how-turn = Il tuo turno
how-score = Come si fanno punti
how-end = Quando finisce
how-advice = Per la tua prima partita
how-rules = Le regole numerate
how-print = Stampa
how-learn = Impara giocando
