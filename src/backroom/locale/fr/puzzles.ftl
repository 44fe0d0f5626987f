### Puzzles: positions in which one move is clearly best, at the terminal and in the browser.

puzzle-task = Un coup est ici nettement le meilleur. Trouvez-le.
puzzle-right = C’est juste : { $move }
puzzle-shown = Le meilleur coup : { $move }
puzzle-wrong = Permis, mais ce n’est pas le meilleur coup. Réessayez.
puzzle-wrong-cost =
    Permis, mais cela abandonne { $chances ->
        [one] une chance de gagner sur cent
       *[other] { $chances } chances de gagner sur cent
    }. Réessayez.
puzzle-terminal-help = Tapez un coup, ou : hint (où regarder, puis deux coups au choix), look (revoir la position), show (la solution), help, quit.
puzzle-help = Résoudre un problème d’un jeu : celui du jour, ou celui que vous nommez.
puzzle-help-id = Le numéro du problème, par exemple 012
puzzle-help-group = Problèmes : en trouver de nouveaux, vérifier ceux qui sont livrés
puzzle-help-make = Trouver des problèmes dans des parties de robots ; une recherche interrompue reprend à partir de son fichier.
puzzle-help-check = Chercher à nouveau chaque problème avec dix fois le budget.
puzzle-help-out = Le fichier à écrire, et d’où reprendre
puzzle-help-count = Combien
puzzle-help-seed = La même graine trouve les mêmes problèmes
puzzle-help-kind = La plus grande part de coups d’un même genre (premier mot)
puzzle-help-mend = Garder ce que le fichier contient et qui tient encore, quelle que soit sa graine, et compléter avec cette graine
puzzle-help-only = Seulement ce problème ; peut être donné plusieurs fois
puzzle-making = Recherche de problèmes
puzzle-checking = Vérification des problèmes
puzzle-made =
    { $count ->
        [one] Un problème tiré
       *[other] { $count } problèmes tirés
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dans { $file }
puzzle-checked =
    { $count ->
        [one] { $count } problème est confirmé.
       *[other] Les { $count } problèmes sont confirmés.
    }
puzzle-doubtful = La recherche ne trouve pas un coup nettement meilleur dans : { $puzzles }
puzzle-title = Problème
puzzle-day = Problème du jour
puzzle-number = n° { $number }
puzzle-level =
    { $level ->
        [1] facile
        [2] moyen
       *[3] difficile
    }
puzzle-you-are = Vous jouez { $seat }.
puzzle-solved = Résolu : c’était le meilleur coup.
puzzle-shown-title = Le meilleur coup
puzzle-others = Ce que les autres coups abandonnent
puzzle-cost = −{ $chances } %
puzzle-hints = Indices
puzzle-hint-free = Un indice n’interrompt pas votre série.
puzzle-hint-first = Premier indice
puzzle-hint-second = Deuxième indice
puzzle-hint = Indice
puzzle-look = Comparez ce que chaque coup vous laisse, et ce qu’il laisse aux autres.
puzzle-either = C’est l’un de ces deux coups :
puzzle-show = Montrer la solution
puzzle-again = Remettre en place
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-done =
    { $how ->
        [first] résolu du premier coup
        [later] résolu
       *[shown] solution vue
    }
puzzle-streak =
    { $days ->
        [0] pas encore de série
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
