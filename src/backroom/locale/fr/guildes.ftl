### Guildes : les noms, les options, le journal en phrases, le décompte, la fin et les refus. Les règles : guildes-rules.ftl.
### Les faits sont les mots de la notation : $card, $card2 et $guild le nom d’une guilde au pluriel ou militia ; $seat (qui agit), $target et
### $target2 (qui est nommé) la couleur d’une place ou le nom d’un joueur ; $event, $trick, $phase, $passes comme plus bas ; le reste : nombres ou textes.

## Facts in words

guildes-fact-card =
    { $card ->
        [fishermen] un Pêcheur
        [farmers] un Paysan
        [artisans] un Artisan
        [scholars] un Érudit
        [merchants] un Marchand
        [burghers] un Bourgeois
        [knights] un Chevalier
        [nobles] un Noble
        [priests] un Prêtre
        [alchemists] un Alchimiste
       *[militia] une Milice
    }
guildes-fact-second =
    { $card2 ->
        [fishermen] un Pêcheur
        [farmers] un Paysan
        [artisans] un Artisan
        [scholars] un Érudit
        [merchants] un Marchand
        [burghers] un Bourgeois
        [knights] un Chevalier
        [nobles] un Noble
        [priests] un Prêtre
        [alchemists] un Alchimiste
       *[militia] une Milice
    }
guildes-fact-guild =
    { $guild ->
        [fishermen] Pêcheurs
        [farmers] Paysans
        [artisans] Artisans
        [scholars] Érudits
        [merchants] Marchands
        [burghers] Bourgeois
        [knights] Chevaliers
        [nobles] Nobles
        [priests] Prêtres
        [alchemists] Alchimistes
       *[militia] Milice
    }
guildes-fact-event =
    { $event ->
        [fewer] Une carte de moins
        [ties] Les égalités ne comptent pas
        [turns] Plus de pose simultanée
        [redistribution] Redistribution
        [pairs] Une ou deux cartes
       *[facedown] Face cachée
    }
guildes-fact-trick =
    { $trick ->
        [protection] Protection
        [swap] Échange entre deux joueurs
        [sacrifice] Sacrifice
        [draw] Pioche dans la défausse
        [exchange] Main contre tableau
        [knights] Chevaliers ±1
        [nobles] Nobles ±1
        [priests] Prêtres ±1
       *[alchemists] Alchimistes ±1
    }
guildes-fact-phase =
    { $phase ->
        [deal] Distribution
        [take] Sélection des cartes
        [aside] Une carte de côté
        [play] Pose des cartes
        [turn] Pose face visible
        [trick] Coups Tordus
        [draw] Pioche dans la défausse
        [keep] Laquelle des cartes piochées poser
       *[over] Fin de la partie
    }
guildes-fact-passes =
    { $passes ->
        [left] gauche
       *[right] droite
    }
guildes-fact-other =
    { $target2 ->
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
        [purple] Violet
        [orange] Orange
       *[other] { $target2 }
    }

## Names of things

guildes-guild-fishermen = Pêcheurs
guildes-guild-farmers = Paysans
guildes-guild-artisans = Artisans
guildes-guild-scholars = Érudits
guildes-guild-merchants = Marchands
guildes-guild-burghers = Bourgeois
guildes-guild-knights = Chevaliers
guildes-guild-nobles = Nobles
guildes-guild-priests = Prêtres
guildes-guild-alchemists = Alchimistes
guildes-guild-militia = Milice
guildes-card-fishermen = un Pêcheur
guildes-card-farmers = un Paysan
guildes-card-artisans = un Artisan
guildes-card-scholars = un Érudit
guildes-card-merchants = un Marchand
guildes-card-burghers = un Bourgeois
guildes-card-knights = un Chevalier
guildes-card-nobles = un Noble
guildes-card-priests = un Prêtre
guildes-card-alchemists = un Alchimiste
guildes-card-militia = une Milice
guildes-seat-red = Rouge
guildes-seat-blue = Bleu
guildes-seat-yellow = Jaune
guildes-seat-green = Vert
guildes-seat-purple = Violet
guildes-seat-orange = Orange
guildes-phase-deal = Distribution
guildes-phase-take = Sélection des cartes
guildes-phase-aside = Une carte de côté
guildes-phase-play = Pose des cartes
guildes-phase-turn = Pose face visible
guildes-phase-trick = Coups Tordus
guildes-phase-draw = Pioche dans la défausse
guildes-phase-keep = Laquelle des cartes piochées poser
guildes-phase-over = Fin de la partie
guildes-event-fewer = Une carte de moins
guildes-event-fewer-help = Chacun pose une carte de moins à ce tour.
guildes-event-ties = Les égalités ne comptent pas
guildes-event-ties-help = Dans chaque guilde, les joueurs à égalité sont ignorés à ce décompte.
guildes-event-turns = Plus de pose simultanée
guildes-event-turns-help = Les cartes se posent face visible, l’une après l’autre, vers la droite.
guildes-event-redistribution = Redistribution
guildes-event-redistribution-help = Avant la pose, chacun met une carte de côté ; elles sont mélangées et redistribuées.
guildes-event-pairs = Une ou deux cartes
guildes-event-pairs-help = On pose en alternance deux cartes et une.
guildes-event-facedown = Face cachée
guildes-event-facedown-help = Une carte reste face cachée jusqu’à ce que tous aient posé la suivante.
guildes-trick-protection = Protection
guildes-trick-protection-help = Jusqu’au décompte, aucun Coup Tordu d’un autre ne peut vous toucher, vous ou votre tableau.
guildes-trick-swap = Échange entre deux joueurs
guildes-trick-swap-help = Une carte du tableau d’un joueur change de place avec une carte du tableau d’un autre.
guildes-trick-sacrifice = Sacrifice
guildes-trick-sacrifice-help = Défaussez un Bourgeois, Chevalier, Noble, Prêtre ou Alchimiste de votre tableau, puis n’importe quelle autre carte en jeu.
guildes-trick-draw = Pioche dans la défausse
guildes-trick-draw-help = Piochez deux cartes de la défausse, posez-en une, défaussez l’autre.
guildes-trick-exchange = Main contre tableau
guildes-trick-exchange-help = Reprenez une carte de votre tableau et posez-en une encore en main.
guildes-trick-knights = Chevaliers ±1
guildes-trick-knights-help = Un Chevalier de plus ou de moins dans un tableau, pour ce décompte.
guildes-trick-nobles = Nobles ±1
guildes-trick-nobles-help = Un Noble de plus ou de moins dans un tableau, pour ce décompte.
guildes-trick-priests = Prêtres ±1
guildes-trick-priests-help = Un Prêtre de plus ou de moins dans un tableau, pour ce décompte.
guildes-trick-alchemists = Alchimistes ±1
guildes-trick-alchemists-help = Un Alchimiste de plus ou de moins dans un tableau, pour ce décompte.
guildes-passes-left = gauche
guildes-passes-right = droite
guildes-choice-locked = a choisi
guildes-choice-thinking = réfléchit
guildes-word-cards = cartes
guildes-word-hand = main
guildes-word-tableau = tableau
guildes-word-votes = voix
guildes-word-event = événement
guildes-word-trick = Coup Tordu
guildes-stake = Ce décompte rapporte { $values }
guildes-unseen = { $unseen } sur { $copies } { $unseen ->
    [one] jamais vue
   *[other] jamais vues
}
guildes-passed = Ce que vous avez vu passer
guildes-gone = Pris par d’autres depuis que vous l’avez vu

## Headings and values of a view, by their names in the data

guildes-view-phase = phase
guildes-view-round = tour
guildes-view-event = événement
guildes-view-active = son texte compte
guildes-view-passes = sens
guildes-view-events-gone = événements passés
guildes-view-step = avancement
guildes-view-done = faites
guildes-view-of = sur
guildes-view-size = à la fois
guildes-view-turn = à jouer
guildes-view-first = premier joueur
guildes-view-seats = joueurs
guildes-view-points = voix
guildes-view-votes = par décompte
guildes-view-tableau = tableau
guildes-view-cards = cartes
guildes-view-laid = posées à ce tour
guildes-view-hand = main
guildes-view-packet = main qui tourne
guildes-view-face-down = face cachée
guildes-view-choice = choix
guildes-view-passes-to = passe à
guildes-view-trick = Coup Tordu
guildes-view-letter = lettre
guildes-view-applied = joué
guildes-view-protected = protégé
guildes-view-deck = pioche
guildes-view-discards = défausse
guildes-view-marks = marques
guildes-view-guild = guilde
guildes-view-seat = joueur
guildes-view-sign = effet
guildes-view-tricks-done = ce que les Coups Tordus ont changé
guildes-view-by = par
guildes-view-card = carte
guildes-view-target = chez
guildes-view-card2 = et
guildes-view-count = dernier décompte
guildes-view-number = décompte
guildes-view-ties = les égalités ne comptent pas
guildes-view-rows = guildes
guildes-view-values = rapporte
guildes-view-places = places
guildes-view-place = place
guildes-view-total = ensemble
guildes-view-each = chacun
guildes-view-passed-over = ignorés
guildes-view-before = avant
guildes-view-guilds = guildes
guildes-view-event-name = carte
guildes-view-trick-name = carte
guildes-view-name = guilde
guildes-view-copies = exemplaires
guildes-view-leaders = en tête
guildes-view-most = maximum
guildes-view-gap = écart
guildes-view-unseen = jamais vues
guildes-view-passing = vues, encore cachées
guildes-view-pays = rapporte
guildes-view-later = décomptes à venir
# Which of the three counts: so many are still to come, with it.
guildes-view-later-at =
    { $left ->
        [1] III
       *[other] II
    }
guildes-view-now = rapporterait
guildes-view-taken = prises
guildes-view-chosen = votre choix
guildes-view-put-aside = mise de côté
guildes-view-got-back = reçue
guildes-view-drawn = piochées
guildes-view-thrown = défaussées aux tours passés
guildes-view-passed = ce que vous avez vu passer
guildes-view-dealt-to = donnée à
guildes-view-here = ici
guildes-view-looks = regards
guildes-word-left = dedans
guildes-view-gone = parties
guildes-view-refused = piochée et refusée
guildes-view-fewer = Une carte de moins
guildes-view-turns = Plus de pose simultanée
guildes-view-redistribution = Redistribution
guildes-view-pairs = Une ou deux cartes
guildes-view-facedown = Face cachée
guildes-view-protection = Protection
guildes-view-swap = Échange entre deux joueurs
guildes-view-sacrifice = Sacrifice
guildes-view-draw = Pioche dans la défausse
guildes-view-exchange = Main contre tableau
guildes-view-fishermen = Pêcheurs
guildes-view-farmers = Paysans
guildes-view-artisans = Artisans
guildes-view-scholars = Érudits
guildes-view-merchants = Marchands
guildes-view-burghers = Bourgeois
guildes-view-knights = Chevaliers
guildes-view-nobles = Nobles
guildes-view-priests = Prêtres
guildes-view-alchemists = Alchimistes
guildes-view-militia = Milice

## Moves as choices (a menu, a button)

guildes-do-take = Prendre { guildes-fact-card }
guildes-do-play = Poser { guildes-fact-card }
guildes-do-play-two = Poser { guildes-fact-card } et { guildes-fact-second }
guildes-do-lay = Poser { guildes-fact-card } face cachée
guildes-do-aside = Mettre { guildes-fact-card } de côté
guildes-do-keep = Poser { guildes-fact-card }, défausser l’autre
guildes-do-protect = Se protéger
guildes-do-swap = Échanger { guildes-fact-card } de { fact-target } contre { guildes-fact-second } de { guildes-fact-other }
guildes-do-sacrifice = Sacrifier { guildes-fact-card } pour éliminer { guildes-fact-second } de { fact-target }
guildes-do-draw = Piocher dans la défausse
guildes-do-exchange = Reprendre { guildes-fact-card } et poser { guildes-fact-second }
guildes-do-plus = Une carte de plus pour { fact-target }
guildes-do-minus = Une carte de moins pour { fact-target }
guildes-do-decline = Ne pas jouer le Coup Tordu
guildes-do-retract = Changer de choix

## The count, guild by guild

guildes-count-begins = Décompte { $count }
guildes-count-nobody = Personne n’a de cartes { guildes-fact-guild } : aucune voix.
guildes-count-place = { guildes-fact-guild }, { guildes-place } : { $seats } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}), { $each } voix.
guildes-count-shared =
    { $seats } à égalité avec { $cards } : { $places ->
        [1] { $total }
       *[other] { $values } = { $total }
    } à partager entre { $count }, arrondi à l’inférieur : { $each } chacun.
guildes-count-passed-over = { $seats } à égalité, donc ignorés : les égalités ne comptent pas.
guildes-count-militia = Milice de { fact-seat } : { $cards } × { $votes } = { $each } voix.

## End

guildes-end-won = { fact-seat } l’emporte avec { $points } voix.
guildes-end-shared = { $seats } se partagent la victoire avec { $points } voix chacun.

## What is not a move

parse-guildes-card = « { $text } » n’est pas une sorte de carte. Les sortes sont : { $expected }.
parse-guildes-seat = « { $text } » n’est pas un joueur de cette partie. Les joueurs sont : { $expected }.
parse-guildes-event = « { $text } » n’est pas un événement. Les événements sont : { $expected }.
parse-guildes-trick = « { $text } » n’est pas un Coup Tordu. Les Coups Tordus sont : { $expected }.
parse-guildes-form =
    « { $text } » n’est pas un coup complet. Écrivez-le ainsi : { $word ->
        [take] take CARTE
        [play] play CARTE ou play CARTE CARTE
        [lay] lay CARTE ou lay CARTE CARTE
        [aside] aside CARTE
        [keep] keep CARTE
        [protect] protect
        [swap] swap JOUEUR CARTE JOUEUR CARTE
        [sacrifice] sacrifice CARTE JOUEUR CARTE
        [draw] draw
        [exchange] exchange CARTE CARTE
        [plus] plus JOUEUR
        [minus] minus JOUEUR
        [decline] decline
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-guildes-copies =
    { $field } : le premier décompte { $guild ->
        [militia] de la
       *[other] des
    } { guildes-fact-guild } rapporte { $have }, mais il y a { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } ; les deux nombres doivent être égaux.
data-guildes-letter-twice = { $field } : un autre Coup Tordu porte déjà la lettre { $letter }.

## Refusals

refuse-GU-24 = Il n’y a plus de choix à changer : tous ont déjà choisi, ou vous n’avez pas encore choisi.
refuse-GU-21-one = Chacun pose une seule carte à la fois : n’en nommez qu’une.
refuse-GU-42-one = À ce tour on joue les cartes une par une : n’en nommez qu’une.
refuse-GU-44-two = À cette étape chacun pose deux cartes ensemble : nommez les deux.
refuse-GU-44-one = À cette étape on ne pose qu’une carte.
refuse-GU-45-up = À ce tour on ne pose pas face cachée : écrivez « play ».
refuse-GU-50-off = À cette table on joue sans Coups Tordus.
refuse-GU-51-trick = Votre Coup Tordu de ce tour est un autre : { guildes-fact-trick }.
refuse-GU-52 = { fact-seat } est à l’abri : jusqu’au décompte aucun Coup Tordu d’un autre joueur ne peut l’atteindre.
refuse-GU-53-same = L’échange demande deux joueurs différents, pas deux fois { fact-seat }.
refuse-GU-53-card = { fact-seat } n’a pas cette carte dans son tableau : { guildes-fact-card }.
refuse-GU-54-kind = On ne peut sacrifier qu’un Bourgeois, Chevalier, Noble, Prêtre ou Alchimiste, pas { guildes-fact-card }.
refuse-GU-54-twice = Vous sacrifiez déjà votre seule carte de ce genre ({ guildes-fact-card }) ; nommez-en une autre à éliminer.
refuse-GU-54-card = { fact-seat } n’a pas cette carte dans son tableau : { guildes-fact-card }.
refuse-GU-55 = La défausse est vide : vous ne pouvez que renoncer.
refuse-GU-55-keep = Vous n’avez pas pioché { guildes-fact-card } : il faut poser une des cartes piochées.
refuse-GU-55-drawn = Vous avez pioché : il faut poser une des deux cartes, vous ne pouvez plus renoncer.
refuse-GU-60-phase = Ce coup n’appartient pas à cette phase. Maintenant : { guildes-fact-phase }.
refuse-GU-61 = Vous n’avez pas cette carte en main : { guildes-fact-card }.
refuse-GU-61-passed = Cette carte n’est pas dans la main où vous choisissez : { guildes-fact-card }.
refuse-GU-61-second = Vous n’avez qu’une seule de ces cartes : { guildes-fact-card }.
refuse-GU-61-tableau = Cette carte n’est pas dans votre tableau : { guildes-fact-card }.

## La table du navigateur : lettres à côté des couleurs, questions, formes brèves du journal

guildes-letter-red = R
guildes-letter-blue = B
guildes-letter-yellow = J
guildes-letter-green = Ve
guildes-letter-purple = Vi
guildes-letter-orange = O
guildes-ask-take = Quelle carte prenez-vous ?
guildes-ask-play = Quelle carte posez-vous ?
guildes-ask-two = Quelles deux cartes posez-vous ?
guildes-ask-lay = Quelle carte posez-vous face cachée ?
guildes-ask-aside = Quelle carte mettez-vous de côté ?
guildes-ask-keep = Laquelle des cartes piochées posez-vous ?
guildes-ask-swap = Choisissez une carte d’un joueur
guildes-ask-swap-other = … et une carte d’un autre joueur
guildes-ask-sacrifice = Laquelle de vos cartes sacrifiez-vous ?
guildes-ask-sacrifice-other = Quelle carte éliminez-vous ?
guildes-ask-exchange = Quelle carte de votre tableau reprenez-vous ?
guildes-ask-exchange-hand = Quelle carte de votre main la remplace ?
guildes-ask-mark = Pour qui le nombre change-t-il, et dans quel sens ?

## La page qui décompte une partie jouée sur une vraie table

guildes-page-help = Choisissez un joueur, puis touchez une guilde pour chacune de ses cartes dans ce tableau.
guildes-page-data = Les données de votre exemplaire (fichier .toml)
guildes-page-data-good = { $file } est valide et sert au décompte.
guildes-page-figures = Compté avec les chiffres de { $file }.
guildes-page-figures-off = Revenir aux chiffres habituels
guildes-page-which = Quel décompte ?
guildes-page-players = Joueurs
guildes-page-three = À trois joueurs, les Alchimistes et trois cartes Milice sont retirés.
guildes-page-name = Nom du joueur { $number }
guildes-page-before = Voix d’avant
guildes-page-before-of = Voix d’avant du joueur { $number }
guildes-page-before-help = Voix d’avant : celles déjà comptées sur papier, si vous commencez ici en cours de partie.
guildes-page-less = Une carte de moins
guildes-page-more = Une carte de plus
guildes-page-left = { $left ->
    [0] plus aucune
    [one] encore { $left }
   *[other] encore { $left }
}
guildes-page-no-more = Il n’y a que { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
} de cette guilde : { guildes-fact-guild }.
guildes-page-size = { $cards } / { $usual } { $usual ->
    [one] carte
   *[other] cartes
}
guildes-page-size-help = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans ce tableau ; sans Coups Tordus ni événements, il y en a { $usual } à ce stade.
guildes-page-cell = { $name } : { guildes-fact-guild }
guildes-page-sum = Voix à ce décompte
guildes-page-next = Passer au décompte { $count }
guildes-page-back = Revenir au décompte { $count }
guildes-page-finish = Voir qui a gagné
guildes-page-end = Résultat
guildes-page-new = Nouvelle partie
guildes-page-share = Partager en image
guildes-page-variants = À ce décompte seulement
guildes-page-trick = Coup Tordu sur : { guildes-fact-guild }
guildes-page-nobody = pas joué
guildes-page-plus = { $name } : +1
guildes-page-minus = { $name } : −1
guildes-page-told = Décompte { $count }, guilde par guilde
guildes-page-empty = Pas encore de cartes.
guildes-page-later = Une correction ici change aussi les décomptes suivants.
guildes-page-won = { $count ->
    [one] { $names } gagne avec { $votes } voix
   *[other] { $names } partagent la victoire avec { $votes } voix chacun
}
guildes-page-pieces = Chaque partie d’une barre est un décompte, le premier à gauche.
guildes-page-paper = La dernière est ce qui avait été compté sur papier.
guildes-page-kept = Enregistré dans ce navigateur à chaque saisie. Une fois ouverte, cette page n’a pas besoin de connexion.
guildes-page-offline = Enregistré dans ce navigateur à chaque saisie. Cette page s’ouvre aussi sans connexion.

## A game on a real table

guildes-count-ask = Cartes du joueur { $number } (par exemple « 3 artisans, 1 chevalier » ; vide quand tous y sont ; « ? » pour l’aide)
guildes-count-ask-again = Cartes du joueur { $number } maintenant (vide : comme avant)
guildes-count-ask-trick = Coup Tordu ±1, par exemple « 2 chevaliers +1 » (vide : plus aucun)
guildes-count-help = Écrivez guildes et nombres dans l’ordre que vous voulez : 3 artisans, 1 chevalier. Les guildes sont : { $guilds }. Un Coup Tordu s’écrit avec le numéro du joueur, une guilde et +1 ou -1.
guildes-count-go-on = Passer au décompte { $count } ? (Entrée : oui ; autre chose : fin)
guildes-count-in-all = Voix en tout
guildes-count-won = { $count ->
    [one] Le joueur { $players } gagne avec { $votes } voix.
   *[other] Les joueurs { $players } partagent la victoire avec { $votes } voix chacun.
}
parse-guildes-tableau = « { $text } » n’est pas compris. Les guildes et les nombres vont par paires : 3 artisans, 1 chevalier.
parse-guildes-twice = { guildes-fact-guild } : chaque guilde ne se nomme qu’une fois.
parse-guildes-mark = « { $text } » n’est pas un Coup Tordu de ce genre. Il faut un joueur (1 à { $players }), Chevaliers, Nobles, Prêtres ou Alchimistes, et +1 ou -1 : 2 chevaliers +1.
parse-guildes-too-many = Les tableaux ont ensemble { $have } cartes ({ guildes-fact-guild }), mais il n’y en a que { $most } dans cette partie.
parse-guildes-guild-name = « { $text } » n’est pas une guilde. Les guildes sont : { $expected }.

## La table dans le navigateur

guildes-lane-each = par carte
guildes-lane-then = puis { $values }
guildes-lane-last = le dernier
guildes-lane-now = rapporte { $votes }
guildes-lane-unseen = { $unseen }/{ $copies } { $unseen ->
    [one] non vue
   *[other] non vues
}
guildes-need-militia = { $votes } par carte
guildes-need-open = libre
guildes-need-open-long = libre : 1 mène
guildes-need-leads = { fact-seat } mène
guildes-need-level = égalité
guildes-need-lead = ♛ avance { $gap }
guildes-need-lead-long = ♛ vous menez de { $gap }
guildes-need-tied = = égalité
guildes-need-tied-long = = égalité ; +1
guildes-need-behind = ▲ { $more } pour 1er
guildes-card-of = sur { $copies }
guildes-card-at = carte { $at } sur { $of }
guildes-card-kept = { $count } en main
guildes-card-each = voix par carte
guildes-card-every = à chaque décompte
guildes-card-chosen = { $count ->
    [one] choisie
   *[other] { $count } choisies
}
guildes-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
guildes-state-you = à vous
guildes-votes-of = { $votes ->
    [one] voix
   *[other] voix
}
guildes-pick-card = { guildes-fact-guild } de { fact-seat }
guildes-hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
guildes-chain = Comment les mains circulent
guildes-kept-of = { $count ->
    [one] { $count } gardée sur { $of }
   *[other] { $count } gardées sur { $of }
}
guildes-your-trick = votre Coup Tordu
guildes-round-counted = compté
guildes-round-pays = { $places ->
    [1] paie le 1er
    [2] paie 1er, 2e
    [3] paie 1er, 2e, 3e
   *[other] paie 1er à { $places }e
}
guildes-you-chose = Vous avez choisi { guildes-fact-card }{ $count ->
    [one] {""}
   *[other] {""} et une autre carte
}. Vous pouvez changer jusqu’au dernier choix.
guildes-rest-goes = { $count ->
    [0] Il ne reste rien à passer.
    [one] L’autre carte va à { fact-seat }.
   *[other] Les { $count } autres cartes vont à { fact-seat }.
}
guildes-put-back = Remettre
guildes-first-card = D’abord : { guildes-fact-card } de { fact-target }.
guildes-first-own = D’abord, de votre tableau : { guildes-fact-card }.
guildes-safe = { fact-seat } est sous protection.
guildes-keep-other = L’autre est défaussée, et vous seul l’avez vue.
guildes-play-left = { $done ->
    [one] { $done } posée sur { $of }.
   *[other] { $done } posées sur { $of }.
} { $rest ->
    [0] Aucune carte ne restera.
    [one] Une carte restera en main et sera défaussée.
   *[other] { $rest } cartes resteront en main et seront défaussées.
}
guildes-tap-a-card = { $count ->
    [one] Choisissez une carte
   *[other] Choisissez { $count } cartes
}
guildes-weigh-militia = Chaque carte vaut { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}, quelle que soit la majorité.
guildes-weigh-lead = { $own } sur la table, { $held } en main, meilleur rival { $rival }. Tout posé, vous êtes en tête sans rival : { $votes } voix au lieu de { $now }.
guildes-weigh-level = { $own } sur la table, { $held } en main, meilleur rival { $rival }. Tout posé, vous êtes à égalité.
guildes-weigh-still = { $own } sur la table, { $held } en main, meilleur rival { $rival }. Vous êtes déjà en tête sans rival : aucune voix de plus, mais plus d’avance.
guildes-weigh-behind = { $own } sur la table, { $held } en main, meilleur rival { $rival }. Tout posé, vous restez derrière.
guildes-lane-unseen-short = { $unseen }/{ $copies } à voir
guildes-passes-to-you = vous passe sa main
guildes-gets-rest = reçoit le reste
guildes-hands-go-left = Les mains vont à gauche
guildes-hands-go-right = Les mains vont à droite
guildes-packet-of = { fact-seat } : { $count ->
    [0] pas de main en ce moment
    [one] encore { $count } carte au choix
   *[other] { $count } cartes au choix
}
guildes-kept-short = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
}
guildes-seen-hands = Mains vues
guildes-seen-none = Aucune main n’est encore passée à ce tour.
guildes-deck-of = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
guildes-discards-of = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
guildes-show-count = Décompte { $count } · guilde { $number } sur 11
guildes-show-level = { $place ->
    [1] 1er
   *[other] { $place }e
}, à égalité
guildes-show-level-with = { $seats } : égalité à { $cards }.
guildes-show-now = ici
guildes-show-total = Total après le décompte
guildes-show-no-card = aucune carte
guildes-way-left = { $count ->
    [0] la dernière guilde
    [one] encore { $count } guilde
   *[other] encore { $count } guildes
}
guildes-question = { $what } ?
guildes-question-rest = { $what } ? { $count ->
    [0] Il ne reste rien à passer.
    [one] L’autre carte va à { fact-seat }.
   *[other] Les { $count } autres cartes vont à { fact-seat }.
}
guildes-question-shown = { $what } ? Toutes les cartes sont retournées ensemble.
guildes-go-take = Prendre
guildes-go-play = Poser
guildes-go-lay = Poser
guildes-go-aside = Écarter
guildes-go-protect = Se protéger
guildes-go-swap = Échanger
guildes-go-sacrifice = Sacrifier
guildes-go-draw = Piocher
guildes-go-plus = +1
guildes-go-minus = −1
guildes-go-decline = Renoncer
guildes-go-keep = Poser
guildes-go-exchange = Échanger
guildes-lane-passing = { $passing } en route
guildes-undo-what = Annuler : { $what }
guildes-need-out = hors jeu

# On a plate beside a player: two short lines at most.
guildes-plate-protection = Protection
guildes-plate-swap = Échange
guildes-plate-sacrifice = Sacrifice
guildes-plate-draw = Pioche en défausse
guildes-plate-exchange = Main contre tableau
guildes-plate-knights = Chevaliers ±1
guildes-plate-nobles = Nobles ±1
guildes-plate-priests = Prêtres ±1
guildes-plate-alchemists = Alchimistes ±1

## Les chiffres de son exemplaire

guildes-data-guild = { guildes-fact-guild }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $first } ; puis { $second } ; puis { $third }.
guildes-data-militia = Milice, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
} par carte, à chaque décompte.

## The form of printed figures
guildes-form-help = Il y a 110 cartes en tout. Le premier décompte rapporte autant de voix que la guilde a de cartes.
guildes-form-cards = Cartes
guildes-form-cards-of = { guildes-fact-guild } : cartes
guildes-form-pays = { guildes-fact-guild } : décompte { $count }, place { $place }
guildes-form-militia-cards = Cartes de la Milice
guildes-form-militia-votes = Voix par carte Milice
