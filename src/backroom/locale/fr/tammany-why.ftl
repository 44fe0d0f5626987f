### Why a move is better: Tammany Hall

why-tammany-leads = mène dans le quartier { $ward } de { $count ->
        [one] une voix
       *[other] { $count } voix
    } si chacun dépense tout
why-tammany-ties = égalise dans le quartier { $ward } ; { tammany-fact-chip } de plus le gagne
why-tammany-safer = rend le quartier { $ward } plus sûr : { $count ->
        [one] une voix
       *[other] { $count } voix
    } d’avance si chacun dépense tout
why-tammany-closer = se rapproche dans le quartier { $ward } : { $count ->
        [one] une voix
       *[other] { $count } voix
    } de retard
why-tammany-drives-out = chasse un patron de { fact-target } du quartier { $ward }
why-tammany-chip = donne { tammany-fact-chip } de plus ; il compte dans { $wards ->
        [0] aucun de vos quartiers pour l’instant
        [one] un de vos quartiers
       *[other] { $wards } de vos quartiers
    }
why-tammany-bid-more = le quartier { $ward } vaut { $count ->
        [one] un jeton de plus
       *[other] { $count } jetons de plus
    }
why-tammany-bid-less = le quartier { $ward } n’en a pas besoin : { $count ->
        [one] un jeton est gardé
       *[other] { $count } jetons sont gardés
    } pour d’autres quartiers
why-tammany-bid-other = d’autres couleurs pour le quartier { $ward } : celles payées ici serviront plus tard
