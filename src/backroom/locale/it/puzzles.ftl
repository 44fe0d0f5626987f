### Puzzles: positions in which one move is clearly best, at the terminal and in the browser.

puzzle-task = Qui una mossa è nettamente la migliore. Trovala.
puzzle-right = Giusto: { $move }
puzzle-shown = La mossa migliore: { $move }
puzzle-wrong = Permessa, ma non è la mossa migliore. Riprova.
puzzle-wrong-cost =
    Permessa, ma costa { $chances ->
        [one] una possibilità di vittoria su cento
       *[other] { $chances } possibilità di vittoria su cento
    }. Riprova.
puzzle-terminal-help = Scrivi una mossa, oppure: hint (dove guardare, poi due mosse tra cui scegliere), look (rivedi la posizione), show (la soluzione), help, quit.
puzzle-help = Risolvi un problema di un gioco: quello del giorno, o quello che indichi.
puzzle-help-id = Il numero del problema, per esempio 012
puzzle-help-group = Problemi: trovarne di nuovi, controllare quelli inclusi
puzzle-help-make = Trova problemi nelle partite dei bot; una ricerca interrotta riprende dal suo file.
puzzle-help-check = Cerca di nuovo ogni problema con dieci volte le simulazioni.
puzzle-help-out = Il file da scrivere, e da cui riprendere
puzzle-help-count = Quanti
puzzle-help-seed = Lo stesso seme trova gli stessi problemi
puzzle-help-kind = La quota massima di mosse di un genere (prima parola)
puzzle-help-mend = Tieni ciò che il file contiene e che regge ancora, qualunque seme l’abbia trovato, e completa con questo seme
puzzle-help-only = Solo questo problema; si può ripetere
puzzle-making = Ricerca di problemi
puzzle-checking = Controllo dei problemi
puzzle-made =
    { $count ->
        [one] Un problema
       *[other] { $count } problemi
    } da { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, in { $file }
puzzle-checked =
    { $count ->
        [one] { $count } problema regge.
       *[other] Tutti i { $count } problemi reggono.
    }
puzzle-doubtful = La ricerca non trova una mossa nettamente migliore in: { $puzzles }
puzzle-title = Problema
puzzle-day = Problema del giorno
puzzle-number = n. { $number }
puzzle-level =
    { $level ->
        [1] facile
        [2] medio
       *[3] difficile
    }
puzzle-you-are = Sei { $seat }.
puzzle-solved = Risolto: era la mossa migliore.
puzzle-shown-title = La mossa migliore
puzzle-others = Quanto perdono le altre mosse
puzzle-cost = −{ $chances }%
puzzle-hints = Indizi
puzzle-hint-free = Un indizio non interrompe la tua serie.
puzzle-hint-first = Primo indizio
puzzle-hint-second = Secondo indizio
puzzle-hint = Indizio
puzzle-look = Confronta che cosa ogni mossa lascia a te e che cosa lascia agli altri.
puzzle-either = È una di queste due:
puzzle-show = Mostra la soluzione
puzzle-again = Ripristina la posizione
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-done =
    { $how ->
        [first] risolto al primo tentativo
        [later] risolto
       *[shown] soluzione vista
    }
puzzle-streak =
    { $days ->
        [0] ancora nessuna serie
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
