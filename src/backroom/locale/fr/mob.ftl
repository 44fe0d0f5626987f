### MOB: Big Apple : les noms, le journal en mots, la fin, les avertissements et les refus. Les règles : mob-rules.ftl.
### Les données sont les mots de la notation : $district et $district2 bronx harlem kitchen chinatown italy brooklyn ; $mole de même (là où il
### fut d'abord posé) ; $action et $row switch drive switch-drive mole crate attorney add expose shoot steal ; $die black white ; $seat (qui
### agit) et $target (qui est nommé) la couleur d'une place ou le nom d'un joueur ; le reste sont des nombres.

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
mob-phase-roll = Étape 1 : charger une voiture ?
mob-phase-dice = Les dés roulent
mob-phase-load = Étape 1 : charger une voiture
mob-phase-space = Étape 2 : le plateau d’action
mob-phase-action = Étape 2 : actions
mob-phase-shot = Un coup de feu part
mob-phase-bonus = Le bonus du procureur
mob-phase-start = Qui commence la manche ?
mob-phase-over = Fin de la partie
mob-action-switch = Changer de voiture
mob-action-switch-help = Déplacez un ou plusieurs hommes de main d’une de vos voitures à une autre des vôtres ; une voiture en contient 3.
mob-action-drive = Conduire
mob-action-drive-help = Un ou plusieurs hommes de main descendent tout de suite d’une de vos voitures dans son quartier.
mob-action-switch-drive = Changer de voiture et conduire
mob-action-switch-drive-help = D’abord changer de voiture, puis conduire avec n’importe laquelle de vos voitures : les deux ou rien.
mob-switch-drive-brief = Changer et conduire
mob-action-mole = Déplacer un mouchard
mob-action-mole-help = Un de vos mouchards cachés va dans un autre quartier, toujours caché.
mob-action-crate = Déplacer une caisse
mob-action-crate-help = Une caisse va d’un quartier à un autre.
mob-action-attorney = Procureur
mob-action-attorney-help = Il avance d’une case vers votre adversaire ; s’il ne peut aller plus loin, vous prenez une caisse dans un quartier au choix.
mob-action-add = Ajouter une caisse
mob-action-add-help = Une caisse de la réserve va dans un quartier au choix.
mob-action-expose = Balancer un mouchard
mob-action-expose-help = Un mouchard caché de l’adversaire est révélé et retiré ; autant d’hommes de main qu’il valait arrivent dans le quartier.
mob-action-shoot = Tirer
mob-action-shoot-help = Choisissez un dé et lancez-le : tous les ennemis dans leur voiture du quartier désigné sont éliminés.
mob-action-steal = Voler une caisse
mob-action-steal-help = Prenez une caisse d’un quartier au choix dans votre entrepôt.
mob-word-crates = caisses
mob-word-action-board = plateau d’action
mob-word-attorney = procureur
mob-word-track = piste du procureur
mob-district =
    { $district ->
        [bronx] Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-date = Manche { $round } sur 3
mob-space = { mob-fact-row }, case { $column } : coûte { mob-fact-henchmen }
mob-reading =
    { mob-fact-henchmen } pour { mob-fact-car } : { $fit ->
        [0] aucun n’a de place
        [1] un a de la place
       *[other] { $fit } ont de la place
    }, { $lost ->
        [0] aucun n’est perdu
        [1] un est perdu
       *[other] { $lost } sont perdus
    }

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
mob-view-readings = deux façons d’utiliser les dés
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
mob-view-column = n°
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
mob-view-attorney-winner = bonus pour
mob-view-row = ligne
mob-view-main = action principale
mob-view-main-is = action principale :
mob-view-icon-is = icône :
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
mob-view-shared = rien : partagé
mob-view-black = noir
mob-view-white = blanc
mob-view-bronx = Bronx
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

mob-do-moles = Poser les mouchards : Bronx { $bronx }, Harlem { $harlem }, Hell’s Kitchen { $kitchen }, Chinatown { $chinatown }, Little Italy { $italy }, Brooklyn { $brooklyn }
mob-do-roll = Lancer les dés et charger une voiture
mob-do-home = Renvoyer le reste : fini pour cette manche
mob-do-load = Charger { mob-fact-car }
mob-do-space = Payer la case { $column } : { mob-fact-row }
mob-do-switch = Déplacer { mob-fact-henchmen } : { mob-fact-car } → { mob-fact-car-second }
mob-do-drive = Conduire { mob-fact-henchmen } { mob-fact-to }
mob-do-mole = Déplacer { mob-fact-mole } { mob-fact-to }
mob-do-crate = Déplacer une caisse { mob-fact-from } { mob-fact-to-second }
mob-do-attorney = Influencer le procureur
mob-do-attorney-crate = Prendre une caisse { mob-fact-from } grâce au procureur
mob-do-add = Ajouter une caisse { mob-fact-in }
mob-do-expose = Balancer { mob-fact-mole }
mob-do-shoot = Tirer avec { mob-fact-die }
mob-do-steal = Voler une caisse { mob-fact-from }
mob-do-end = Finir le tour sans les autres actions
mob-do-decline = Refuser ce bonus
mob-do-start = { fact-target } commence
mob-do-retract = Annuler la pose des mouchards

## End

mob-end-won =
    { fact-seat } gagne avec { $points ->
        [one] { $points } caisse
       *[other] { $points } caisses
    }.
mob-end-won-attorney = Les deux ont { $points ->
    [one] { $points } caisse
   *[other] { $points } caisses
} ; { fact-target } est dans le viseur du procureur, donc { fact-seat } gagne.
mob-end-shared = Les deux ont { $points ->
    [one] { $points } caisse
   *[other] { $points } caisses
} et le procureur est au centre : la victoire est partagée.

## Warnings

mob-warning-undone = Vous pouvez encore { mob-fact-action }.
mob-warning-bonus = Vous renonceriez à ce bonus : { mob-fact-action }.

## What is not a move

parse-mob-district = « { $text } » n’est pas un quartier. Les quartiers sont : { $expected }.
parse-mob-mole = « { $text } » n’est pas un mouchard. Un mouchard porte le nom du quartier où il a d’abord été posé : { $expected }.
parse-mob-value = « { $text } » n’est pas la valeur d’un mouchard. Les valeurs sont : { $expected }.
parse-mob-count = « { $text } » n’est pas un nombre d’hommes de main en voiture. Nombres possibles : { $expected }.
parse-mob-die = « { $text } » n’est pas un dé. Les dés sont : { $expected }.
parse-mob-face = « { $text } » n’est pas une face de dé. Les faces sont : { $expected }.
parse-mob-seat = « { $text } » n’est pas un joueur de cette partie. Les joueurs sont : { $expected }.
parse-mob-row = « { $text } » n’est pas une ligne du plateau d’action. Les lignes sont : { $expected }.
parse-mob-column = « { $text } » n’est pas une case d’une ligne. Les cases sont : { $expected }.
parse-mob-form =
    « { $text } » n’est pas un coup complet. Écrivez-le ainsi : { $word ->
        [moles] moles VALEUR VALEUR VALEUR VALEUR VALEUR VALEUR
        [roll] roll
        [home] home
        [load] load QUARTIER
        [space] space LIGNE 1–3
        [switch] switch QUARTIER QUARTIER NOMBRE
        [drive] drive QUARTIER NOMBRE
        [mole] mole MOUCHARD QUARTIER
        [crate] crate QUARTIER QUARTIER
        [attorney] attorney ou attorney QUARTIER
        [add] add QUARTIER
        [expose] expose MOUCHARD
        [shoot] shoot DÉ
        [steal] steal QUARTIER
        [end] end
        [decline] decline
        [start] start JOUEUR
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-mob-crates =
    { $field } : les faces des quartiers font { $have } en tout, mais il n’y a que { $need ->
        [one] { $need } caisse
       *[other] { $need } caisses
    }.
data-mob-face-twice = { $field } : { mob-fact-die } avec { $face } désigne déjà { mob-fact-district }.
data-mob-face-missing = { $field } : { mob-fact-die } n’a pas de face { $face }.
data-mob-face-nowhere = { $field } : { mob-fact-die } a une face { $face } qui ne désigne aucun quartier.

## Refusals: set-up

refuse-MB-04 = Vous avez deux mouchards de chaque valeur, 1, 2 et 3 : un pour chaque quartier.
refuse-MB-11-must = Posez d’abord vos six mouchards, un dans chaque quartier.
refuse-MB-11-done = Les mouchards sont déjà posés.
refuse-MB-11-chosen = Vos mouchards sont posés ; votre adversaire choisit encore. Vous pouvez annuler avec « retract ».
refuse-MB-11-retract = Vous n’avez pas de pose de mouchards à annuler.
refuse-MB-12 = Les dés pour le premier tour roulent encore.

## Refusals: step 1

refuse-MB-21-dice = Les dés roulent encore.
refuse-MB-21-roll = Lancez les dés avant de charger une voiture.
refuse-MB-21-once = Les dés ont été lancés ce tour-ci ; on ne les lance qu’une fois.
refuse-MB-21-loaded = Vous avez déjà chargé une voiture ce tour-ci.
refuse-MB-21-back = Vous êtes à l’étape 2 ; on ne revient pas aux dés.
refuse-MB-21-district = Noir { $black } et blanc { $white } désignent { mob-fact-district } et { mob-fact-second }, aucun autre quartier.
refuse-MB-21-must = Les dés sont lancés (noir { $black }, blanc { $white }) et doivent servir : chargez la voiture pour { mob-fact-district } ou { mob-fact-second }.

## Refusals: step 2

refuse-MB-24-taken = Des hommes de main de { fact-seat } sont déjà sur cette case.
refuse-MB-24-cost = Cette case coûte { $need }, et vous en avez { $have } dans l’entrepôt.
refuse-MB-24-first = Placez d’abord des hommes de main sur une case du plateau d’action.
refuse-MB-24-must = Vous devez placer des hommes de main sur une case du plateau d’action avant de finir le tour.
refuse-MB-24-paid = Vous avez déjà utilisé votre case de ce tour.
refuse-MB-24-space = La case choisie ({ mob-fact-row }, { $column }) ne permet pas ceci : { mob-fact-action }.
refuse-MB-24-done = C’est déjà fait avec cette case : { mob-fact-action }.
refuse-MB-25 = Vous pouvez encore payer une case libre : la moins chère coûte { $need }, et vous en avez { $have }.
refuse-MB-27-cars = Il n’y a personne dans vos voitures.
refuse-MB-27-mole = Vous n’avez plus de mouchard caché.
refuse-MB-27-crate = Il n’y a de caisse dans aucun quartier.
refuse-MB-27-stock = Il n’y a plus de caisse en réserve.
refuse-MB-27-expose = Votre adversaire n’a plus de mouchard caché.
refuse-MB-30-full = Toutes vos voitures sont pleines ; personne ne peut changer.
refuse-MB-30-empty = Il n’y a personne dans { mob-fact-car }.
refuse-MB-30-same = On change pour une autre voiture, pas pour la même.
refuse-MB-30-count = Dans { mob-fact-car } il y en a { $have }, pas { $need }.
refuse-MB-30-room = Dans { mob-fact-car } il y a de la place pour { $left }, pas pour { $need }.
refuse-MB-31-empty = Il n’y a personne dans { mob-fact-car }.
refuse-MB-31-count = Dans { mob-fact-car } il y en a { $have }, pas { $need }.
refuse-MB-32 = Vous avez changé de voiture ; vous devez maintenant conduire.
refuse-MB-32-first = Ici, on change d’abord de voiture, puis on conduit.
refuse-MB-32-done = Vous avez déjà changé de voiture et conduit.
refuse-MB-33-gone = Votre adversaire a balancé { mob-fact-mole } : il est hors jeu.
refuse-MB-33-same = Il doit changer de quartier : { mob-fact-mole } est déjà { mob-fact-in }.
refuse-MB-34-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-34-same = La caisse doit changer de quartier.
refuse-MB-35-push = Le procureur avance d’une case ; on ne prend une caisse que s’il ne peut aller plus loin.
refuse-MB-35-take = Le procureur ne peut aller plus loin : nommez le quartier où vous prenez une caisse.
refuse-MB-35-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-41-gone = Vous avez déjà balancé { mob-fact-mole }.
refuse-MB-42 = Le dé du tir roule encore.

## Refusals: the end of a round

refuse-MB-44 = On ne vole une caisse que par un bonus du procureur.
refuse-MB-44-none = Il n’y a pas de caisse { mob-fact-in }.
refuse-MB-51 = Prenez maintenant cette partie du bonus du procureur ou refusez-la : { mob-fact-action }.
refuse-MB-51-none = Il n’y a pas de bonus à refuser maintenant.
refuse-MB-51-other = { fact-seat } prend d’abord le bonus du procureur.
refuse-MB-53-must = Dites qui commence la prochaine manche.
refuse-MB-53-none = Ce n’est pas le moment de dire qui commence.
refuse-MB-53-other = C’est à { fact-seat } de dire qui commence la manche suivante.

## The table on the screen: short words

mob-letter-red = R
mob-letter-blue = B
mob-hats-0 = feutres
mob-hats-1 = melons
mob-short-switch = changer
mob-short-drive = conduire
mob-short-mole = mouchard
mob-short-crate = caisse
mob-short-attorney = procureur
mob-short-add = + caisse
mob-short-expose = balancer
mob-short-shoot = tirer
mob-short-steal = voler
mob-bonus-expose = balancer un mouchard
mob-bonus-add = ajouter une caisse
mob-bonus-steal = voler une caisse
mob-bonus-both = { $first }, puis { $second }
mob-in-all = en tout
mob-then = puis { $count }
mob-no-crates = pas de caisse
mob-crates-here = Caisses : { $count }
mob-crates-count =
    { $count ->
        [0] pas de caisse
        [one] { $count } caisse
       *[other] { $count } caisses
    }
mob-crates-word =
    { $count ->
        [one] caisse
       *[other] caisses
    }
mob-crates-in-stock = caisses en réserve : { $count }
mob-seats = { $count } sur 3 places
mob-here =
    { $seat } : { $count } sur place, { $car } en voiture, { $moles ->
        [0] aucun mouchard caché
        [one] { $moles } mouchard caché
       *[other] { $moles } mouchards cachés
    }, { $span ->
        [0] en tout { $low }
       *[other] en tout { $low } à { $high }
    }
mob-hidden =
    { $count ->
        [one] mouchard caché :
       *[other] mouchards cachés :
    }
mob-river-harlem = Harlem River
mob-river-east = East River
mob-last = dernier
mob-last-more = Dernier coup : { $seat }.
mob-mark-shot =
    { $count ->
        [one] { $count } abattu
       *[other] { $count } abattus
    }
mob-mark-missed = manqué
mob-mark-mole = mouchard +{ $count }
mob-mark-more = +{ $count }
mob-mark-less = −{ $count }
mob-on-board = au plateau
mob-in-sights = dans le viseur
mob-done-round = a fini
mob-waits = attend
mob-your-turn = À vous :
mob-turn-of = { $seat } :
mob-turn-load = 1 charger
mob-turn-board = 2 agir
mob-base =
    { $count ->
        [0] votre entrepôt est vide
        [one] votre entrepôt : { $count } homme
       *[other] votre entrepôt : { $count } hommes
    }
mob-round-end = Fin de la manche { $round }
mob-tie = égalité

## Who would take the crates as things stand

mob-verdict-none = rien à gagner encore
mob-verdict-none-short = –
mob-verdict-empty = personne encore
mob-verdict-empty-short = libre
mob-verdict-sure-you = à vous, c’est sûr
mob-verdict-sure-you-short = vous, sûr
mob-verdict-sure-other = à { $seat }, c’est sûr
mob-verdict-sure-other-short = { $seat }
mob-verdict-leads-you = vous menez
mob-verdict-leads-you-short = vous
mob-verdict-leads-other = { $seat } mène
mob-verdict-leads-other-short = { $seat }
mob-verdict-open = les mouchards décideront
mob-verdict-open-short = indécis
mob-verdict-tie = égalité : à personne
mob-verdict-tie-short = égalité
mob-verdict-won-you = vous prenez { mob-fact-crates }
mob-verdict-won-you-short = vous +{ $count }
mob-verdict-won-other = { $seat } prend { mob-fact-crates }
mob-verdict-won-other-short = { $seat } +{ $count }
mob-verdict-nothing = rien à gagner
mob-verdict-nothing-short = –
mob-verdict-stay = personne ne les prend
mob-verdict-stay-short = à personne

## The attorney’s avenue

mob-attorney-start = Procureur au départ
mob-attorney-nobody = pas encore de bonus
mob-attorney-at = Procureur sur la case { $space } de { $seat }
mob-attorney-at-you = Procureur sur votre case { $space }
mob-attorney-you-then = en fin de manche, vous pourrez { $bonus }
mob-attorney-word = Procureur
mob-attorney-brief = Procureur, fin de manche → { $who } : { $bonus }
mob-attorney-then = en fin de manche, { $seat } pourra { $bonus }
mob-side-left = ‹ ici { $gets }
mob-side-right = ici { $gets } ›
mob-you-get = pour vous
mob-gets = pour { $seat }
mob-centre-short = départ

## What is asked

mob-ask-wait =
    { $count ->
        [0] Un instant.
       *[other] { $seat } réfléchit.
    }
mob-ask-moles = Posez vos mouchards.
mob-ask-moles-more = Choisissez-en un, puis son quartier. En secret.
mob-ask-moles-done = Les six sont en place.
mob-ask-moles-done-more = Vous seul les voyez. Confirmez, ou mélangez encore.
mob-moles-locked-short = Vos mouchards sont posés.
mob-moles-locked-more = Vous pouvez annuler tant que l’autre n’est pas prêt.
mob-ask-roll = Lancer, ou continuer ?
mob-ask-roll-more = Qui lance doit charger.
mob-ask-load = Quel dé désigne le quartier ?
mob-ask-space = Choisissez une case allumée.
mob-ask-space-more =
    { $count ->
        [one] À payer avec votre seul homme.
       *[other] À payer sur vos { $count } hommes.
    }
mob-ask-first = Quelle action d’abord ?
mob-ask-paid = Payé { $count } : { mob-fact-row }
mob-ask-switch-1 = De quelle voiture ?
mob-ask-switch-2 = Vers quelle voiture ?
mob-ask-switch-3 = Combien changent ?
mob-ask-drive-1 = Quelle voiture part ?
mob-ask-drive-2 = Combien descendent ?
mob-ask-mole-1 = Lequel de vos mouchards ?
mob-ask-mole-2 = Où va-t-il ?
mob-ask-crate-1 = Une caisse, d’où ?
mob-ask-crate-2 = Où va-t-elle ?
mob-ask-attorney-0 = Influencer le procureur ?
mob-ask-attorney-1 = Une caisse, d’où ?
mob-ask-add-1 = Où va la nouvelle caisse ?
mob-ask-expose-1 = Quel mouchard balancer ?
mob-ask-shoot-1 = Tirer avec quel dé ?
mob-ask-steal-1 = Voler une caisse, où ?
mob-ask-start-1 = Qui commence la manche { $round } ?
mob-ask-start-more = Le procureur vous vise : vous décidez.
mob-ask-must-drive = On a changé de voiture : il faut conduire.
mob-ask-bonus = Le bonus du procureur est à vous.
mob-ask-bonus-part = Bonus du procureur, partie { $part } sur { $parts }
mob-hint-switch = D’une de vos voitures à une autre.
mob-hint-drive = Des hommes descendent d’une voiture dans son quartier.
mob-hint-mole = Un mouchard caché change de quartier.
mob-hint-crate = Une caisse change de quartier.
mob-hint-attorney = Une case vers l’adversaire.
mob-hint-attorney-crate = Il ne peut aller plus loin : vous prenez une caisse.
mob-hint-expose = Révélé, il amène autant d’hommes qu’il vaut.
mob-hint-add = De la réserve vers un quartier au choix.
mob-hint-shoot = Lancez un dé : la voiture adverse désignée est vidée.
mob-hint-steal = D’un quartier au choix vers votre entrepôt.
mob-you-watch = Vous regardez.
mob-you-wait = Vous êtes le suivant.

## Choices

mob-moles-shuffle = Les poser au hasard
mob-moles-again = Mélanger encore
mob-lock = Confirmer
mob-tray-mole = Un mouchard de valeur { $value }
mob-roll-both = Lancer les deux dés
mob-straight = Droit au plateau d’action
mob-straight-more = Pas de retour aux dés ce tour-ci.
mob-reading-short =
    { $count ->
        [one] { $count } homme : { mob-district }
       *[other] { $count } hommes : { mob-district }
    }
mob-names-it = désigne,
mob-loads = charge
mob-other-loads = l’autre charge des hommes
mob-lost =
    { $count ->
        [one] { $count } homme perdu.
       *[other] { $count } hommes perdus.
    }
mob-reading-then = Puis voiture { $car }/3, entrepôt { $left }.
mob-reading-left = Entrepôt { $left }.
mob-choose-window =
    { $count ->
        [one] Une case est allumée. Touchez-la pour lire son effet.
       *[other] { $count } cases allumées. Touchez-en une pour lire son effet.
    }
mob-choose-window-keys = Les touches 1 à 6 choisissent une ligne.
mob-pay = Payer { $count }
mob-leaves-you =
    { $count ->
        [0] Il ne vous reste personne.
        [one] Il vous reste { $count } homme.
       *[other] Il vous reste { $count } hommes.
    }
mob-of = sur { $count }
mob-fewer = un de moins
mob-more = un de plus
mob-go-switch =
    { $count ->
        [one] { $count } homme change
       *[other] { $count } hommes changent
    }
mob-go-drive =
    { $count ->
        [one] { $count } homme descend
       *[other] { $count } hommes descendent
    }
mob-shot-face =
    { $face } : { mob-district }, { $count ->
        [0] personne
        [one] un homme
       *[other] { $count } hommes
    }
mob-you-start = Vous commencez
mob-second = { $seat } joue en second.
mob-you-second = Vous jouez en second.
mob-lit-moles =
    { $count ->
        [one] { $count } mouchard est allumé sur le plan.
       *[other] { $count } mouchards sont allumés sur le plan.
    }
mob-lit-values = Valeurs restantes : { $values }.
mob-lit-places =
    { $count ->
        [one] { $count } quartier est allumé sur le plan.
       *[other] { $count } quartiers sont allumés sur le plan.
    }
mob-back = Annuler : { $what }
mob-back-mole = Annuler : mouchard { mob-fact-in }
mob-mole-from = { mob-fact-from }
mob-laid = { $count } sur 6 { $count ->
    [one] posé
   *[other] posés
}
mob-roll-stands = le jet compte
mob-turn-over = pas à vous
mob-nothing-back = rien à annuler
mob-leave-neither = Aucune des deux : finir
mob-leave-decline = Refuser cette partie
mob-leave-home = Renvoyer le reste
mob-leave-switch = Ne pas changer
mob-leave-drive = Ne pas conduire
mob-leave-mole = Aucun mouchard
mob-leave-crate = Aucune caisse
mob-leave-attorney = Le laisser là
mob-leave-expose = Ne pas balancer
mob-leave-add = Ne rien ajouter
mob-leave-shoot = Ne pas tirer
mob-hold = Tenir : mouchards
mob-peek = Maintenir pour voir vos mouchards
mob-space-then = Ensuite : { mob-fact-action }
mob-space-taken = Occupée par { $seat }

## What things are, on touch

mob-about-car =
    Voiture de { $seat } pour { mob-fact-district } : { $count } sur 3 places. On en descend quand elle part, au plus tard en fin de manche.
mob-about-men =
    { $seat } a { mob-fact-henchmen } { mob-fact-in }. { $count ->
        [one] Il se bat dans la fusillade et reste sur place s’il survit.
       *[other] Ils se battent dans la fusillade ; les survivants restent sur place.
    }
mob-about-mole = Un mouchard caché de l’adversaire ({ mob-fact-mole }). Il compte pour sa valeur après la manche 3. Encore cachés : { $values }.
mob-about-own-mole = Votre mouchard caché ({ mob-fact-mole }). Tenez M ou le bouton pour voir sa valeur ; il compte après la manche 3.
mob-about-in-all =
    Ce que { $seat } compterait ici si la manche finissait : hommes, voiture et mouchards, { $span ->
        [0] { $low }
       *[other] de { $low } à { $high }
    }.
mob-about-die = Ce quartier est désigné par { mob-fact-die } avec { $face }.
mob-about-crates = Caisses : { $count }. Après la manche 3, la famille la plus forte les prend.
mob-about-verdict = Qui prendrait les caisses si la partie finissait maintenant, autant qu’on puisse le savoir.
mob-about-centre = Le procureur part d’ici. Tant qu’il y est, personne n’a de bonus.
mob-about-attorney-space = Case { $space } du côté de { $seat } : s’il s’y trouve en fin de manche, { $target } peut { $bonus }.
mob-about-warehouse = Hommes de l’entrepôt : jusqu’à 20 par manche. Ils montent en voiture et paient les cases ; qui n’en a plus a fini sa manche.
mob-about-riding = Hommes en voiture. Pas encore dans un quartier : on peut leur tirer dessus.
mob-about-on-board = Hommes qui ont payé des cases. Ils rentrent à la réserve en fin de manche.
mob-about-stock = Hommes hors jeu pour l’instant : les vingt de la prochaine manche en viennent.
mob-about-unseen = Ce que valent ensemble les mouchards cachés de { $seat }. Barrés : déjà vus.
mob-about-sights = Le procureur est du côté de { $seat } : l’autre a son bonus en fin de manche.
mob-about-score = Caisses dans l’entrepôt de { $seat } : { $count }. Qui en a le plus gagne.

## The show of a round’s end

mob-show-cars = Les voitures arrivent
mob-show-bonus = Bonus du procureur
mob-show-shots = Fusillades
mob-show-count = Mouchards et caisses
mob-show-against = { $mine } contre { $theirs }
mob-show-fall =
    { $count ->
        [one] un homme tombe de chaque côté
       *[other] { $count } tombent de chaque côté
    }
mob-show-fallen = tombés jusqu’ici : { $count } par camp
mob-show-fell =
    { $count ->
        [one] un mort par camp
       *[other] { $count } morts par camp
    }
mob-show-left =
    { $count ->
        [0] il n’en restera aucun
        [one] il en restera un
       *[other] il en restera { $count }
    }
mob-show-men =
    { $count ->
        [0] personne
        [one] un homme
       *[other] { $count } hommes
    }
mob-show-sum = hommes { $men }, mouchards { $moles }
mob-show-none = personne ne croise l’autre famille
mob-show-quiet = aucun tir
mob-show-nobody = personne n’en tire rien
mob-show-moles-out = sans les mouchards
mob-show-worth = un mouchard de valeur { $value }
mob-show-takes =
    { $count ->
        [0] { $seat } mène, mais sans caisse
        [one] { $seat } prend une caisse
       *[other] { $seat } prend { $count } caisses
    }
mob-show-so-far = caisses jusqu’ici
mob-show-wins = { $seat } gagne
mob-show-shared = la victoire est partagée

## Les chiffres de son exemplaire

mob-data-space = Case { $space }
mob-data-with = { $cost } et { $icon }
mob-data-crates-told = { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}
mob-plot = Ce que chacun emporterait si la nuit finissait là
mob-end-belongs = La ville appartient à
mob-end-belongs-both = La ville est partagée entre
mob-end-crates =
    { $mine ->
        [one] { $mine } caisse
       *[other] { $mine } caisses
    } contre { $theirs }
mob-end-by-attorney = à égalité ; le procureur tranche
mob-end-before = avant le décompte
mob-word-districts = Quartiers

## Only where the board shows everything (density "expert")
mob-expert-margin = écart { $margin }
mob-expert-sum = mouchards : { $sum }
mob-expert-spaces =
    { $count ->
        [0] ne peut payer aucune case
        [one] peut payer une case
       *[other] peut payer { $count } cases
    }
mob-expert-seats =
    { $count ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $count } places libres
    }
mob-about-left = Ce qui reste à { $seat } : les cases libres du plateau d’action que ses hommes de l’entrepôt peuvent payer, les places libres dans ses six voitures, et ce que valent ensemble ses mouchards cachés.

## The form of printed figures
mob-form-crates = Caisses en tout
mob-form-track = La piste du procureur, comptée depuis le centre
mob-form-cost = { $row }, case { $space } : coût
mob-form-icon = { $row }, case { $space } : icône
mob-form-no-icon = sans icône
mob-form-longer = Une case de plus
mob-form-shorter = Une case de moins
