### MOB: Big Apple : les noms, le journal en mots, la fin, les avertissements et les refus. Les règles : mob-rules.ftl.
### Les données sont les mots de la notation : $district et $district2 bronx harlem kitchen chinatown italy brooklyn ; $mole de même (là où il
### fut d'abord posé) ; $action et $row switch drive switch-drive mole crate attorney add expose shoot steal ; $die black white ; $seat (qui
### agit) et $target (qui est nommé) la couleur d'une place ou le nom d'un joueur ; le reste sont des nombres.

mob-name = MOB: Big Apple
mob-about = Deux familles se disputent six quartiers de New York et les caisses d’alcool qui s’y trouvent. Pour 2 joueurs.

## Facts in words

mob-fact-district =
    { $district ->
        [bronx] le Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-in =
    { $district ->
        [bronx] dans le Bronx
        [harlem] à Harlem
        [kitchen] à Hell’s Kitchen
        [chinatown] à Chinatown
        [italy] à Little Italy
       *[brooklyn] à Brooklyn
    }
mob-fact-to =
    { $district ->
        [bronx] vers le Bronx
        [harlem] vers Harlem
        [kitchen] vers Hell’s Kitchen
        [chinatown] vers Chinatown
        [italy] vers Little Italy
       *[brooklyn] vers Brooklyn
    }
mob-fact-to-second =
    { $district2 ->
        [bronx] vers le Bronx
        [harlem] vers Harlem
        [kitchen] vers Hell’s Kitchen
        [chinatown] vers Chinatown
        [italy] vers Little Italy
       *[brooklyn] vers Brooklyn
    }
mob-fact-from =
    { $district ->
        [bronx] du Bronx
        [harlem] de Harlem
        [kitchen] de Hell’s Kitchen
        [chinatown] de Chinatown
        [italy] de Little Italy
       *[brooklyn] de Brooklyn
    }
mob-fact-second =
    { $district2 ->
        [bronx] le Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-car =
    { $district ->
        [bronx] la voiture du Bronx
        [harlem] la voiture de Harlem
        [kitchen] la voiture de Hell’s Kitchen
        [chinatown] la voiture de Chinatown
        [italy] la voiture de Little Italy
       *[brooklyn] la voiture de Brooklyn
    }
mob-fact-car-second =
    { $district2 ->
        [bronx] la voiture du Bronx
        [harlem] la voiture de Harlem
        [kitchen] la voiture de Hell’s Kitchen
        [chinatown] la voiture de Chinatown
        [italy] la voiture de Little Italy
       *[brooklyn] la voiture de Brooklyn
    }
mob-fact-mole =
    { $mole ->
        [bronx] le mouchard du Bronx
        [harlem] le mouchard de Harlem
        [kitchen] le mouchard de Hell’s Kitchen
        [chinatown] le mouchard de Chinatown
        [italy] le mouchard de Little Italy
       *[brooklyn] le mouchard de Brooklyn
    }
mob-fact-action =
    { $action ->
        [switch] changer de voiture
        [drive] conduire
        [switch-drive] changer de voiture et conduire
        [mole] déplacer un mouchard
        [crate] déplacer une caisse
        [attorney] influencer le procureur
        [add] ajouter une caisse
        [expose] balancer un mouchard
        [shoot] tirer
       *[steal] voler une caisse
    }
mob-fact-row =
    { $row ->
        [switch] changer de voiture
        [drive] conduire
        [switch-drive] changer de voiture et conduire
        [mole] déplacer un mouchard
        [crate] déplacer une caisse
       *[attorney] procureur
    }
mob-fact-die =
    { $die ->
        [black] le dé noir
       *[white] le dé blanc
    }
mob-fact-henchmen =
    { $count ->
        [one] { $count } homme de main
       *[other] { $count } hommes de main
    }
mob-fact-crates =
    { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }

## Names of things

mob-seat-red = Rouge
mob-seat-blue = Bleu
mob-phase-moles = Pose des mouchards
mob-phase-opening = Jet pour le premier tour
mob-phase-roll = Étape 1 : charger une voiture ?
mob-phase-dice = Les dés roulent
mob-phase-load = Étape 1 : charger une voiture
mob-phase-space = Étape 2 : le plateau d’action
mob-phase-action = Étape 2 : actions
mob-phase-shot = Un coup de feu part
mob-phase-bonus = Le bonus du procureur
mob-phase-start = Qui commence la manche ?
mob-phase-over = Fin de la partie
mob-action-switch = Changer de voiture
mob-action-switch-help = Déplacez un ou plusieurs hommes de main d’une de vos voitures à une autre des vôtres ; une voiture en tient 3.
mob-action-drive = Conduire
mob-action-drive-help = Un ou plusieurs hommes de main descendent tout de suite d’une de vos voitures dans son quartier.
mob-action-switch-drive = Changer de voiture et conduire
mob-action-switch-drive-help = D’abord changer de voiture, puis conduire avec n’importe laquelle de vos voitures : les deux ou rien.
mob-action-mole = Déplacer un mouchard
mob-action-mole-help = Un de vos mouchards cachés va dans un autre quartier, toujours caché.
mob-action-crate = Déplacer une caisse
mob-action-crate-help = Une caisse va d’un quartier à un autre.
mob-action-attorney = Procureur
mob-action-attorney-help = Il avance d’une case vers votre adversaire ; s’il ne peut aller plus loin, vous prenez une caisse dans un quartier au choix.
mob-action-add = Ajouter une caisse
mob-action-add-help = Une caisse de la réserve va dans un quartier au choix.
mob-action-expose = Balancer un mouchard
mob-action-expose-help = Un mouchard caché de l’adversaire est révélé et retiré ; autant de ses hommes de main arrivent dans le quartier.
mob-action-shoot = Tirer
mob-action-shoot-help = Choisissez un dé et lancez-le : tous les ennemis dans leur voiture du quartier désigné sont éliminés.
mob-action-steal = Voler une caisse
mob-action-steal-help = Prenez une caisse d’un quartier au choix dans votre entrepôt.
mob-word-district = quartier
mob-word-districts = quartiers
mob-word-henchman = homme de main
mob-word-henchmen = hommes de main
mob-word-car = voiture
mob-word-cars = voitures
mob-word-crate = caisse
mob-word-crates = caisses
mob-word-mole = mouchard
mob-word-moles = mouchards
mob-word-warehouse = entrepôt
mob-word-stock = réserve
mob-word-action-board = plateau d’action
mob-word-space = case
mob-word-cost = coût
mob-word-attorney = procureur
mob-word-track = piste du procureur
mob-word-centre = centre
mob-word-bonus = bonus
mob-word-round = manche
mob-word-turn = tour
mob-word-shoot-out = fusillade
mob-word-dice = dés
mob-district = { mob-fact-district }
mob-date = Manche { $round } sur 3
mob-left = Dans l’entrepôt : { mob-fact-henchmen }
mob-space = { mob-fact-row }, case { $column } : coûte { mob-fact-henchmen }
mob-sights = Dans le viseur du procureur : { fact-seat }, case { $space }
mob-sights-nobody = Le procureur est au centre : personne n’est dans son viseur
mob-reading =
    { mob-fact-henchmen } pour { mob-fact-car } : { $fit ->
        [0] aucun n’a de place
        [1] un a de la place
       *[other] { $fit } ont de la place
    }, { $lost ->
        [0] aucun n’est perdu
        [1] un est perdu
       *[other] { $lost } sont perdus
    }
mob-unseen = Chaque mouchard caché de { fact-seat } peut valoir { $values } ; ensemble ils valent { $total }.
mob-unseen-none = { fact-seat } n’a plus de mouchard caché.
mob-unseen-here = En l’état, { fact-seat } compterait de { $low } à { $high } { mob-fact-in }.
mob-your-moles = Vos mouchards (seulement tant que vous tenez la touche)

## Headings and values of a view, by their names in the data

mob-view-phase = phase
mob-view-round = manche
mob-view-rounds = sur
mob-view-first = a commencé
mob-view-active = au tour de
mob-view-step = étape
mob-view-seats = joueurs
mob-view-districts = quartiers
mob-view-moles = mouchards
mob-view-crates-left = caisses en réserve
mob-view-rows = plateau d’action
mob-view-dice = dés
mob-view-readings = deux lectures du jet
mob-view-attorney = procureur
mob-view-doing = la case de ce tour
mob-view-bonus = bonus
mob-view-opening = jets pour le premier tour
mob-view-shot = dernier tir
mob-view-round-end = fin de la dernière manche
mob-view-final = le décompte
mob-view-crates = caisses
mob-view-warehouse = entrepôt
mob-view-stock = réserve
mob-view-riding = en voiture
mob-view-on-board = sur le plateau d’action
mob-view-done = fini
mob-view-in-sights = dans son viseur
mob-view-hidden-moles = mouchards cachés
mob-view-unseen-values = valant
mob-view-choice = choix
mob-view-name = quartier
mob-view-die = dé
mob-view-face = face
mob-view-cars = en voiture
mob-view-men = sur place
mob-view-least = au moins
mob-view-most = au plus
mob-view-seat = joueur
mob-view-first-in = posé d’abord à
mob-view-mole = déplacer un mouchard
mob-view-district = quartier
mob-view-hidden = caché
mob-view-exposed = balancé
mob-view-value = valeur
mob-view-possible = peut valoir
mob-view-action = action
mob-view-spaces = cases
mob-view-column = nº
mob-view-cost = coût
mob-view-icon = icône
mob-view-owner = prise par
mob-view-move = coup
mob-view-says = le dé dit
mob-view-leave = partent
mob-view-fit = ont de la place
mob-view-lost = perdus
mob-view-car = alors en voiture
mob-view-left = restent
mob-view-target = dans son viseur
mob-view-space = case
mob-view-bonuses = bonus
mob-view-winner = pour
mob-view-row = ligne
mob-view-main = action principale
mob-view-main-is = action principale :
mob-view-icon-is = icône :
mob-view-must-drive = doit conduire
mob-view-takes-crate = prend une caisse
mob-view-parts = parties
mob-view-part = partie
mob-view-tied = égalité
mob-view-hit = touchés
mob-view-drove = arrivés en voiture
mob-view-before = caisses d’avant
mob-view-by = décidé par
mob-view-total = total
mob-view-your-moles = vos mouchards
mob-view-open = à faire
mob-view-begun = commencée
mob-view-none = impossible
mob-view-shared = rien : partagé
mob-view-black = noir
mob-view-white = blanc
mob-view-bronx = le Bronx
mob-view-harlem = Harlem
mob-view-kitchen = Hell’s Kitchen
mob-view-chinatown = Chinatown
mob-view-italy = Little Italy
mob-view-brooklyn = Brooklyn
mob-view-switch = changer de voiture
mob-view-drive = conduire
mob-view-switch-drive = changer de voiture et conduire
mob-view-crate = déplacer une caisse
mob-view-add = ajouter une caisse
mob-view-expose = balancer un mouchard
mob-view-shoot = tirer
mob-view-steal = voler une caisse
mob-choice-locked = a choisi
mob-choice-thinking = réfléchit

## Moves as choices (a menu, a button)

mob-do-moles = Poser les mouchards : { $values }
mob-do-roll = Lancer les dés et charger une voiture
mob-do-home = Renvoyer le reste : fini pour cette manche
mob-do-load = Charger { mob-fact-car }
mob-do-space = Utiliser { mob-fact-row }, case { $column }
mob-do-switch = Déplacer { mob-fact-henchmen } : { mob-fact-car } → { mob-fact-car-second }
mob-do-drive = Conduire { mob-fact-henchmen } { mob-fact-to }
mob-do-mole = Déplacer { mob-fact-mole } { mob-fact-to }
mob-do-crate = Déplacer une caisse { mob-fact-from } { mob-fact-to-second }
mob-do-attorney = Influencer le procureur
mob-do-attorney-crate = Prendre une caisse { mob-fact-from } grâce au procureur
mob-do-add = Ajouter une caisse { mob-fact-in }
mob-do-expose = Balancer { mob-fact-mole }
mob-do-shoot = Tirer avec { mob-fact-die }
mob-do-steal = Voler une caisse { mob-fact-from }
mob-do-end = Laisser le reste et finir le tour
mob-do-decline = Refuser ce bonus
mob-do-start = { fact-target } commence
mob-do-retract = Reprendre les mouchards

## The log in words: moves

mob-log-moles = { fact-seat } a posé six mouchards.
mob-log-roll = { fact-seat } lance les dés pour une voiture.
mob-log-home = { fact-seat } renvoie le reste de l’entrepôt et a fini pour cette manche.
mob-log-load = { fact-seat } charge { mob-fact-car }.
mob-log-space = { fact-seat } place des hommes de main sur le plateau d’action : { mob-fact-row }, case { $column }.
mob-log-switch = { fact-seat } déplace { mob-fact-henchmen } : { mob-fact-car } → { mob-fact-car-second }.
mob-log-drive = { fact-seat } conduit { mob-fact-henchmen } { mob-fact-to }.
mob-log-mole = { fact-seat } déplace { mob-fact-mole } { mob-fact-to }.
mob-log-crate = { fact-seat } déplace une caisse { mob-fact-from } { mob-fact-to-second }.
mob-log-attorney = { fact-seat } pousse le procureur d’une case.
mob-log-attorney-crate = Le procureur ne peut aller plus loin : { fact-seat } prend une caisse { mob-fact-from }.
mob-log-add = { fact-seat } ajoute une caisse { mob-fact-in }.
mob-log-expose = { fact-seat } balance { mob-fact-mole }.
mob-log-shoot = { fact-seat } tire avec { mob-fact-die }.
mob-log-steal = { fact-seat } vole une caisse { mob-fact-from }.
mob-log-end = { fact-seat } finit le tour.
mob-log-decline = { fact-seat } refuse le bonus.
mob-log-start = { fact-seat } décide : { fact-target } commence.
mob-log-retract = { fact-seat } reprend ses mouchards.

## The log in words: chance and the course of the game

mob-log-die = Lancé : { mob-fact-die } donne { $face }.
mob-log-opening = { fact-seat } obtient { $black } et { $white }.
mob-log-opening-tie = Égalité : les deux relancent.
mob-log-opening-first = { fact-seat } a la plus haute somme et commence.
mob-log-round = La manche { $round } commence.
mob-log-takes = { fact-seat } prend { mob-fact-henchmen } dans l’entrepôt.
mob-log-takes-none = { fact-seat } n’a plus d’homme de main en réserve et passe cette manche.
mob-log-loaded =
    Dans { mob-fact-car } : { mob-fact-henchmen }{ $lost ->
        [0] .
        [1] ; un ne trouve pas de place.
       *[other] ; { $lost } ne trouvent pas de place.
    }
mob-log-sent-back = { fact-seat } ne peut payer aucune case libre : { mob-fact-henchmen } de retour en réserve.
mob-log-warehouse-empty = { fact-seat } a vidé son entrepôt et a fini pour cette manche.
mob-log-exposed = Balancé : { mob-fact-mole } de { fact-target } valait { $value } ; { mob-fact-henchmen } arrivent { mob-fact-in }.
mob-log-hit = Le tir frappe { mob-fact-in } : { fact-target } perd { mob-fact-henchmen } dans la voiture.
mob-log-missed = Le tir frappe { mob-fact-in } : personne dans la voiture.
mob-log-cars = La manche est finie : toutes les voitures se rendent dans leur quartier.
mob-log-bonus = { fact-seat } a le bonus du procureur : { mob-fact-action }.
mob-log-no-bonus = Le procureur est au centre : personne n’a de bonus.
mob-log-shoot-out = Fusillade { mob-fact-in } : chaque camp perd { mob-fact-henchmen }.
mob-log-shoot-out-none = Pas de fusillade : les deux familles ne sont ensemble dans aucun quartier.
mob-log-board-cleared = Les hommes de main du plateau d’action retournent en réserve.

## End

mob-end-moles = Tous les mouchards cachés sont révélés.
mob-end-district = Le décompte { mob-fact-in } : { $mine } contre { $theirs }, { fact-seat } prend { mob-fact-crates }.
mob-end-district-tie = Le décompte { mob-fact-in } : { $mine } contre { $theirs }, égalité ; { mob-fact-crates } sur place.
mob-end-won =
    { fact-seat } gagne avec { $points ->
        [one] { $points } caisse
       *[other] { $points } caisses
    }.
mob-end-won-attorney = Les deux ont { $points } caisses ; { fact-target } est dans le viseur du procureur, donc { fact-seat } gagne.
mob-end-shared = Les deux ont { $points } caisses et le procureur est au centre : la victoire est partagée.

## Warnings

mob-warning-undone = Vous pourriez encore : { mob-fact-action }.
mob-warning-bonus = Vous renonceriez à ce bonus : { mob-fact-action }.

## What is not a move

parse-mob-district = « { $text } » n’est pas un quartier. Les quartiers sont : { $expected }.
parse-mob-mole = « { $text } » n’est pas un mouchard. Un mouchard porte le nom du quartier où il fut posé : { $expected }.
parse-mob-value = « { $text } » n’est pas la valeur d’un mouchard. Les valeurs sont : { $expected }.
parse-mob-count = « { $text } » n’est pas un nombre d’hommes de main en voiture. Possibles : { $expected }.
parse-mob-die = « { $text } » n’est pas un dé. Les dés sont : { $expected }.
parse-mob-face = « { $text } » n’est pas une face de dé. Les faces sont : { $expected }.
parse-mob-seat = « { $text } » n’est pas un joueur ici. Les joueurs sont : { $expected }.
parse-mob-row = « { $text } » n’est pas une ligne du plateau d’action. Les lignes sont : { $expected }.
parse-mob-column = « { $text } » n’est pas une case d’une ligne. Les cases sont : { $expected }.

## Printed facts of one’s own copy

data-mob-crates = { $field } : les faces des quartiers font { $have } en tout, mais il n’y a que { $need } caisses.
data-mob-face-twice = { $field } : { mob-fact-die } avec { $face } désigne déjà { mob-fact-district }.
data-mob-face-missing = { $field } : { mob-fact-die } n’a pas de face { $face }.
data-mob-face-nowhere = { $field } : { mob-fact-die } a une face { $face } qui ne désigne aucun quartier.

## Refusals: set-up

refuse-MB-04 = Vous avez deux mouchards de chaque valeur, 1, 2 et 3 : un pour chaque quartier.
refuse-MB-11-must = Posez d’abord vos six mouchards, un dans chaque quartier.
refuse-MB-11-done = Les mouchards sont déjà posés.
refuse-MB-11-retract = Il n’y a pas de mouchards à reprendre maintenant.
refuse-MB-12 = Les dés pour le premier tour roulent encore.

## Refusals: step 1

refuse-MB-21-dice = Les dés roulent encore.
refuse-MB-21-roll = Lancez les dés avant de charger une voiture.
refuse-MB-21-once = Les dés ont été lancés ce tour-ci ; on ne les lance qu’une fois.
refuse-MB-21-loaded = Vous avez déjà chargé une voiture ce tour-ci.
refuse-MB-21-back = Vous êtes à l’étape 2 ; on ne revient pas aux dés.
refuse-MB-21-district = Noir { $black } et blanc { $white } désignent { mob-fact-district } et { mob-fact-second }, aucun autre quartier.
refuse-MB-21-must = Les dés sont lancés (noir { $black }, blanc { $white }) et doivent servir : chargez la voiture pour { mob-fact-district } ou { mob-fact-second }.

## Refusals: step 2

refuse-MB-24-taken = Des hommes de main de { fact-seat } sont déjà sur cette case.
refuse-MB-24-cost = Cette case coûte { $need }, et vous en avez { $have } dans l’entrepôt.
refuse-MB-24-first = Placez d’abord des hommes de main sur une case du plateau d’action.
refuse-MB-24-must = Vous devez placer des hommes de main sur une case du plateau d’action avant de finir le tour.
refuse-MB-24-paid = Vous avez utilisé votre case de ce tour.
refuse-MB-24-space = La case choisie ({ mob-fact-row }, { $column }) ne permet pas ceci : { mob-fact-action }.
refuse-MB-24-done = C’est déjà fait avec cette case : { mob-fact-action }.
refuse-MB-25 = Vous pouvez encore payer une case libre : la moins chère coûte { $need }, et vous en avez { $have }.
refuse-MB-27-cars = Il n’y a personne dans vos voitures.
refuse-MB-27-mole = Vous n’avez plus de mouchard caché.
refuse-MB-27-crate = Il n’y a de caisse dans aucun quartier.
refuse-MB-27-stock = Il n’y a plus de caisse en réserve.
refuse-MB-27-expose = Votre adversaire n’a plus de mouchard caché.
refuse-MB-30-full = Toutes vos voitures sont pleines ; personne ne peut changer.
refuse-MB-30-empty = Il n’y a personne dans { mob-fact-car }.
refuse-MB-30-same = On change pour une autre voiture, pas pour la même.
refuse-MB-30-count = Dans { mob-fact-car } il y en a { $have }, pas { $need }.
refuse-MB-30-room = Dans { mob-fact-car } il y a de la place pour { $left }, pas pour { $need }.
refuse-MB-31-empty = Il n’y a personne dans { mob-fact-car }.
refuse-MB-31-count = Dans { mob-fact-car } il y en a { $have }, pas { $need }.
refuse-MB-32 = Vous avez changé de voiture ; vous devez maintenant conduire.
refuse-MB-32-first = Ici, on change d’abord de voiture, puis on conduit.
refuse-MB-32-done = Vous avez déjà changé de voiture et conduit.
refuse-MB-33-gone = Il est hors jeu, car il a été balancé : { mob-fact-mole }.
refuse-MB-33-same = Il doit changer de quartier : { mob-fact-mole } est déjà { mob-fact-in }.
refuse-MB-34-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-34-same = La caisse doit changer de quartier.
refuse-MB-35-push = Le procureur avance d’une case ; on ne prend une caisse que s’il ne peut aller plus loin.
refuse-MB-35-take = Le procureur ne peut aller plus loin : nommez le quartier où vous prenez une caisse.
refuse-MB-35-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-41-gone = Il est déjà balancé : { mob-fact-mole }.
refuse-MB-42 = Le dé du tir roule encore.

## Refusals: the end of a round

refuse-MB-44 = On ne vole une caisse que par un bonus du procureur.
refuse-MB-44-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-51 = Prenez maintenant cette partie du bonus du procureur ou refusez-la : { mob-fact-action }.
refuse-MB-51-none = Il n’y a pas de bonus à refuser maintenant.
refuse-MB-53-must = Dites qui commence la prochaine manche.
refuse-MB-53-none = Personne n’est appelé à dire qui commence.

## The table on the screen

mob-letter-red = R
mob-letter-blue = B
mob-car-of =
    Voiture de { $seat } : { $count ->
        [0] vide
       *[other] { mob-fact-henchmen }
    }
mob-crates-here = Caisses : { $count }
mob-here = { $seat } : { $count } sur place, { $car } en voiture, { $moles } mouchards cachés, compte { $low } à { $high }
mob-choose-district = Quel quartier ?
mob-choose-mole = Quel mouchard ?
mob-choose-count = Combien d’hommes de main ?
mob-choose-die = Quel dé ?
mob-choose-seat = Qui commence la manche suivante ?
mob-choose-space = Choisissez une case libre du plateau d’action ; ses hommes viennent de votre entrepôt.
mob-or-space = ou laissez les dés et choisissez une case du plateau d’action
mob-two-readings = Deux façons de lire les dés
mob-henchmen = { mob-fact-henchmen }
mob-reading-fit = { $fit } montent ; { $car } dans la voiture ensuite
mob-reading-lost =
    { $lost ->
        [0] personne n’est perdu
       *[other] perdus, faute de place : { $lost }
    }
mob-reading-left = reste dans l’entrepôt : { $left }
mob-moles-ask = Placez un mouchard sur chaque quartier. Touchez deux quartiers pour échanger leurs mouchards.
mob-mole-value = Mouchard { mob-fact-in } : valeur { $value }
mob-moles-shuffle = Mélanger
mob-moles-locked = Vos mouchards sont posés. Vous pouvez les reprendre tant que l’adversaire n’est pas prêt.
mob-lock = Les poser
mob-space-then = Ensuite : { mob-fact-action }
mob-space-taken = Occupée par { $seat }
mob-board-help = Le nombre est le coût en hommes de main ; le signe est une seconde action de la case.
mob-peek = Maintenir pour voir vos mouchards
mob-possible = Ce qui peut encore s’y trouver
mob-round-end = Fin de la manche { $round }
mob-tie = égalité
