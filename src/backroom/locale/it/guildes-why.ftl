### Why a move is better: Guildes

why-guildes-leads = guida tra i { guildes-fact-guild } di { $count ->
        [one] una carta
       *[other] { $count } carte
    }; il primo posto vale { $votes } in questo conteggio
why-guildes-ties = pareggia tra i { guildes-fact-guild }; una carta in più porta { $votes } in questo conteggio
why-guildes-safer = rende più sicuri i { guildes-fact-guild }: { $count ->
        [one] una carta
       *[other] { $count } carte
    } di vantaggio
why-guildes-closer = si avvicina tra i { guildes-fact-guild }: { $count ->
        [one] una carta
       *[other] { $count } carte
    } di distacco
why-guildes-militia = porta { $count ->
    [one] { $count } voto
   *[other] { $count } voti
} a ogni conteggio, qualunque cosa facciano gli altri
why-guildes-denies = non passa { guildes-fact-card } a { fact-target }, che ne ha di più
why-guildes-spares = { guildes-fact-card } è ciò che manca meno
why-guildes-protects = nessuno può toccare le tue carte in questo turno
why-guildes-draws = porta una carta in più, la migliore di due
