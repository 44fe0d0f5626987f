### Why a move is better: Guildes

why-guildes-leads = mène chez les { guildes-fact-guild } de { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ; la première place vaut { $votes } à ce décompte
why-guildes-ties = égalise chez les { guildes-fact-guild } ; une carte de plus rapporte { $votes } à ce décompte
why-guildes-safer = assure les { guildes-fact-guild } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } d’avance
why-guildes-closer = se rapproche chez les { guildes-fact-guild } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de retard
why-guildes-militia = rapporte { $count } voix à chaque décompte, quoi que fassent les autres
why-guildes-denies = ne laisse pas passer { guildes-fact-card } à { fact-target }, qui en a le plus
why-guildes-spares = { guildes-fact-card } est ce qui manquera le moins
why-guildes-protects = personne ne peut toucher à vos cartes ce tour-ci
why-guildes-draws = apporte une carte de plus, la meilleure de deux
