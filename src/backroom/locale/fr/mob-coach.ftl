### Ce que donne un coup de MOB: Big Apple, et ce qui est demandé : pour les conseils, l’entraîneur et l’analyse. Dit de qui joue.

## Facts in words: a district with both sides and its crates; the rival’s hidden moles leave room

mob-coach-range =
    { $sure ->
        [yes] { $least }
       *[no] { $least } à { $most }
    }
mob-coach-rival =
    { $most ->
        [0] personne
       *[other] { mob-coach-range }
    }
mob-coach-prize =
    { $crates ->
        [0] aucune caisse
        [one] une caisse
       *[other] { $crates } caisses
    }

mob-coach-side =
    { $count } en tout{ $moles ->
        [0] {""}
       *[other] {" "}(mouchards à soi : { $moles })
    }
mob-coach-ahead = { mob-district } : { mob-coach-side } contre { mob-coach-rival }, devant pour l’instant ; enjeu : { mob-coach-prize }.
mob-coach-open = { mob-district } : { mob-coach-side } contre { mob-coach-rival } ; les mouchards cachés décideront ; enjeu : { mob-coach-prize }.
mob-coach-level = { mob-district } : { mob-coach-side } contre { mob-coach-rival }, à égalité ; enjeu : { mob-coach-prize }.
mob-coach-behind = { mob-district } : { mob-coach-side } contre { mob-coach-rival }, derrière ; enjeu : { mob-coach-prize }.
mob-coach-safe =
    { $count ->
        [one] Un homme de main sort
       *[other] { $count } hommes de main sortent
    } de la voiture, à l’abri des tirs ; { $left ->
        [0] personne n’y reste
        [one] il y en reste un
       *[other] il y en reste { $left }
    } ({ mob-fact-car }).
mob-coach-load =
    { $count ->
        [0] Personne ne monte dans { mob-fact-car }
        [one] Un homme de main monte dans { mob-fact-car }
       *[other] { $count } hommes de main montent dans { mob-fact-car }
    }, places prises : { $car } sur 3.
mob-coach-lost =
    { $count ->
        [one] Un homme ne trouve pas de place et retourne à la réserve.
       *[other] { $count } hommes ne trouvent pas de place et retournent à la réserve.
    }
mob-coach-left =
    { $count ->
        [0] Il ne reste personne à l’entrepôt.
        [one] Il reste un homme de main à l’entrepôt.
       *[other] Il reste { $count } hommes de main à l’entrepôt.
    }
mob-coach-pay =
    Coût : { mob-fact-henchmen } ; { $left ->
        [0] il ne reste personne à l’entrepôt.
        [one] il en reste un à l’entrepôt.
       *[other] il en reste { $left } à l’entrepôt.
    }
mob-coach-fullest =
    Voiture la plus pleine : { mob-fact-car }, avec { $count ->
        [one] un homme de main. Descendu, aucun tir ne l’atteint.
       *[other] { $count } hommes de main. Descendus, aucun tir ne les atteint.
    }
mob-coach-prey =
    Voiture la plus pleine du rival : { mob-fact-car }, avec { $count ->
        [one] un homme de main.
       *[other] { $count } hommes de main.
    }
mob-coach-icon = La case permet aussi : { mob-fact-action }.
mob-coach-switch = Ensuite { $car } dans { mob-fact-car-second }, { $count } dans { mob-fact-car }.
mob-coach-worth = Le mouchard vaut { $count } ; seul son propriétaire le sait.
mob-coach-takes =
    Cela fait { $count ->
        [one] une caisse gagnée
       *[other] { $count } caisses gagnées
    }, contre { $rival } pour le rival.
mob-coach-attorney = Le procureur est sur la case { $space } du côté de { fact-target }. À la fin de la manche, { fact-other } pourrait : { mob-fact-part }.
mob-coach-attorney-back = Le procureur reste du côté de { fact-target }, mais sur la case { $space } seulement. À la fin de la manche, { fact-other } pourrait : { mob-fact-part }.
mob-coach-expose = Le mouchard caché { mob-fact-in } vaut { mob-coach-range } : il est dévoilé et devient autant d’hommes.
mob-coach-shoot =
    Parmi les { $of } quartiers que { mob-fact-die } peut désigner, voitures du rival occupées : { $count ->
        [0] aucune
        [one] une
       *[other] { $count }
    }, avec au plus { $most } à bord.
mob-coach-roll =
    { $count ->
        [one] Un homme de main
       *[other] { $count } hommes de main
    } à l’entrepôt, { $room ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $room } places libres
    } dans les voitures.
mob-coach-moles =
    Les deux mouchards de valeur 3 sont dans des quartiers qui comptent en tout { $count ->
        [one] une caisse.
       *[other] { $count } caisses.
    }
mob-coach-start = { fact-target } joue en premier, { fact-other } en second.

## What is asked, and what for

mob-coach-ask-moles = Posez un mouchard dans chaque quartier : à la fin ils comptent comme des hommes, et personne ne voit ce que valent les vôtres.
mob-coach-ask-roll =
    Chargez une voiture selon les dés, ou gardez vos hommes pour le plateau d’action. { $count ->
        [one] Il reste un homme de main
       *[other] Il reste { $count } hommes de main
    } pour la manche { $round }.
mob-coach-ask-load = Un dé nomme la voiture, l’autre dit combien d’hommes y montent. À vous de choisir lequel fait quoi.
mob-coach-ask-space =
    Payez une case libre avec des hommes de main ; ils y restent jusqu’à la fin de la manche { $round }. { $count ->
        [one] Il en reste un.
       *[other] Il en reste { $count }.
    }
mob-coach-ask-action = Faites ce que dit la case, dans l’ordre que vous voulez.
mob-coach-ask-bonus = Le procureur travaille pour vous : prenez son bonus.
mob-coach-ask-start = Choisissez qui commence la manche suivante.

## Where to look, without naming the move: a puzzle’s first hint

mob-coach-look =
    { $about ->
        [switch] Regardez vos voitures : dans quel quartier leurs hommes vaudront-ils le plus ?
        [drive] Regardez vos voitures : qui ferait mieux d’en descendre avant qu’on ne tire ?
        [switch-drive] Regardez vos voitures : qui est dans la mauvaise, et qui ferait mieux d’en descendre ?
        [mole] Regardez vos mouchards : où l’un d’eux ne sert-il à rien, et où serait-il décisif ?
        [crate] Regardez les caisses : lesquelles sont là où vous menez, et lesquelles non ?
        [attorney] Regardez le procureur : de quel côté sera-t-il à la fin de la manche ?
        [shoot] Regardez les voitures adverses : quel dé désigne celles où il y a du monde ?
        [expose] Regardez les mouchards cachés : lequel laisse un quartier indécis ?
        [roll] Comptez vos hommes et les places libres.
        [load] Comptez les places libres : qui n’en trouverait pas ?
        [end] En faire moins peut valoir mieux : que gâcherait la suite du tour ?
       *[other] Comptez chaque quartier : qui mène, et de combien au moins ?
    }
