### Ce que raconte le journal de MOB: Big Apple : un message par sorte d’étape, et ce qu’une annulation défait.

## Facts in words

mob-fact-part =
    { $part1 ->
        [expose] balancer un mouchard
        [add] ajouter une caisse
       *[steal] voler une caisse
    }{ $part2 ->
        [none] {""}
        [expose] , puis balancer un mouchard
        [add] , puis ajouter une caisse
       *[steal] , puis voler une caisse
    }{ $part3 ->
        [none] {""}
        [expose] , puis balancer un mouchard
        [add] , puis ajouter une caisse
       *[steal] , puis voler une caisse
    }
mob-fact-then =
    { $icon ->
        [none] {""}
        [expose] {" + "}balancer
        [shoot] {" + "}tirer
        [add] {" + "}caisse
       *[attorney] {" + "}procureur
    }

## Set-up and dice

mob-step-moles = { fact-seat } a posé ses six mouchards.
mob-step-opening = { fact-seat } lance { $black } et { $white } pour commencer : { $total }.
mob-step-opening-tie = Égalité : les deux relancent.
mob-step-opening-first = { fact-seat } a la plus haute somme et commence.
mob-step-dice = { fact-seat } lance noir { $black }, blanc { $white } : { mob-fact-henchmen } pour { mob-fact-district } ou { $count2 } pour { mob-fact-second }.

## Moves

mob-step-load =
    { fact-seat } charge { mob-fact-car } : { $count ->
        [0] personne ne monte
        [one] { $count } homme de main monte
       *[other] { $count } hommes de main montent
    }{ $lost ->
        [0] {""}
        [one] , { $lost } ne trouve pas de place
       *[other] , { $lost } ne trouvent pas de place
    } (voiture : { $car } sur 3).
mob-step-emptied = { fact-seat } a vidé son entrepôt et a fini pour cette manche.
mob-step-sent-back =
    { fact-seat } ne peut payer aucune case libre : { $count ->
        [one] le dernier homme de main retourne
       *[other] les { $count } derniers hommes de main retournent
    } en réserve.
mob-step-space = { fact-seat } paie { $count } : { mob-fact-row }{ mob-fact-then }.
mob-step-switch = { fact-seat } change { mob-fact-henchmen } de voiture : { mob-fact-from } { mob-fact-to-second }.
mob-step-drive = { fact-seat } conduit { mob-fact-henchmen } { mob-fact-to }.
mob-step-mole = { fact-seat } déplace { mob-fact-mole } { mob-fact-from } { mob-fact-to-second }.
mob-step-crate = { fact-seat } déplace une caisse { mob-fact-from } { mob-fact-to-second }.
mob-step-attorney = { fact-seat } influence le procureur : case { $space } du côté de { fact-target }. À la fin de la manche, { fact-other } pourra { mob-fact-part }.
mob-step-attorney-crate = Le procureur ne peut aller plus loin : { fact-seat } prend une caisse { mob-fact-from }.
mob-step-add = { fact-seat } ajoute une caisse { mob-fact-in }.
mob-step-steal = { fact-seat } vole une caisse { mob-fact-from }.
mob-step-rolls = { fact-seat } lance les dés pour une voiture.
mob-step-expose = { fact-seat } balance { mob-fact-mole }.
mob-step-exposed =
    { fact-seat } balance { mob-fact-mole } de { fact-target } { mob-fact-in } : il valait { $value }, et { $count ->
        [0] personne ne vient : la réserve est vide
        [one] { $count } homme de main arrive
       *[other] { $count } hommes de main arrivent
    }.
mob-step-shoot = { fact-seat } tire avec { mob-fact-die }.
mob-step-hit = Un { $face }. Touché { mob-fact-in } : { fact-target } perd { mob-fact-henchmen }.
mob-step-missed = Un { $face }. Manqué { mob-fact-in } : la voiture de { fact-target } est vide.
mob-step-end = { fact-seat } finit son tour.
mob-step-decline = { fact-seat } renonce au bonus.
mob-step-start = { fact-seat } décide : { fact-target } commence.
mob-step-retract = { fact-seat } annule la pose de ses mouchards.

## The end of a round

mob-step-round-over = La manche { $round } est finie : toutes les voitures se rendent dans leur quartier.
mob-step-drive-in =
    { fact-seat } : { $count ->
        [one] { $count } homme de main descend
       *[other] { $count } hommes de main descendent
    } { mob-fact-in }.
mob-step-bonus = { fact-target } est dans le viseur du procureur ; bonus pour { fact-seat } : { mob-fact-part }.
mob-step-bonus-nothing = { fact-seat } a le bonus du procureur ({ mob-fact-part }), mais ne peut rien en faire.
mob-step-no-bonus = Le procureur est au centre : personne n’a de bonus.
mob-step-shoot-out = Fusillade { mob-fact-in }, { fact-seat } { $mine } contre { fact-other } { $theirs } : chacun perd { mob-fact-henchmen }.
mob-step-shoot-out-none = Pas de fusillade : les familles ne partagent aucun quartier.
mob-step-board-cleared = Les hommes de main du plateau d’action retournent en réserve.
mob-step-round = La manche { $round } commence.
mob-step-takes = { fact-seat } prend { mob-fact-henchmen } dans la réserve pour son entrepôt.
mob-step-takes-none = { fact-seat } n’a plus d’homme de main en réserve et passe cette manche.
mob-step-says-who-starts = { fact-seat }, dans le viseur du procureur, dit qui commence.
mob-step-starts-again = Le procureur est au centre : { fact-seat } commence de nouveau.

## The verdict

mob-step-revealed = Révélé { mob-fact-in } : { mob-fact-mole } de { fact-seat } vaut { $value }.
mob-step-district-won =
    { fact-seat } l’emporte { mob-fact-in }, { $mine } à { $theirs }, et { $count ->
        [0] ne prend rien : il n’y a pas de caisse
        [one] prend { $count } caisse
       *[other] prend { $count } caisses
    }.
mob-step-district-tied =
    { $mine } à { $theirs } { mob-fact-in }, égalité : { $count ->
        [0] il n’y avait pas de caisse
        [one] personne ne prend la caisse
       *[other] personne ne prend les { $count } caisses
    }.
mob-step-won =
    { fact-seat } gagne avec { $points ->
        [one] { $points } caisse
       *[other] { $points } caisses
    } à { $points2 }.
mob-step-won-attorney =
    { $points ->
        [one] { $points } caisse
       *[other] { $points } caisses
    } chacun ; { fact-other } est dans le viseur du procureur : { fact-seat } gagne.
mob-step-won-shared =
    { $points ->
        [one] { $points } caisse
       *[other] { $points } caisses
    } chacun et le procureur au centre : { fact-seat } et { fact-other } partagent la victoire.

## The log’s short form: signs of pieces come with $dice, $signs, $piece; **words** are bold

mob-log-moles = pose six mouchards
mob-log-opening-first = commence
mob-log-opening = lance { $dice } pour commencer
mob-log-dice = lance { $dice }
mob-log-load =
    charge { mob-fact-district } : { $count ->
        [0] personne
        [one] { $count } homme
       *[other] { $count } hommes
    }{ $lost ->
        [0] {""}
        [one] {" "}(**{ $lost } perdu**)
       *[other] {" "}(**{ $lost } perdus**)
    }
mob-log-emptied = a fini pour cette manche
mob-log-sent-back =
    a fini pour cette manche, { $count ->
        [one] le dernier homme
       *[other] les { $count } derniers hommes
    } en réserve
mob-log-space = paie { $count } { $signs }
mob-log-switch =
    change { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    } de voiture { mob-fact-from } { mob-fact-to-second }
mob-log-drive =
    conduit { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    } { mob-fact-to }
mob-log-mole = déplace { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-crate = déplace { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-attorney = influence le procureur, case { $space } chez { fact-target }
mob-log-attorney-crate = prend { $piece } { mob-fact-from }
mob-log-add = ajoute { $piece } { mob-fact-in }
mob-log-steal = vole { $piece } { mob-fact-from }
mob-log-exposed =
    balance { $piece } { mob-fact-in } : **valait { $value }**, { $count ->
        [0] personne ne vient
        [one] { $count } homme arrive
       *[other] { $count } hommes arrivent
    }
mob-log-hit =
    tire { $dice } { mob-fact-in } : **touché**, { fact-target } perd { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    }
mob-log-missed = tire { $dice } { mob-fact-in } : personne
mob-log-end = finit son tour
mob-log-decline = renonce au bonus
mob-log-takes = en prend { $count } en réserve

## De même à la fin d’une manche, où chaque entrée nomme de qui elle parle

mob-log-round-over = **La manche { $round } est finie** : les voitures arrivent
mob-log-drive-in =
    { fact-seat } : { $count ->
        [one] { $count } homme descend
       *[other] { $count } hommes descendent
    } { mob-fact-in }
mob-log-no-bonus = Procureur au centre : pas de bonus
mob-log-shoot-out = { $signs } { mob-district }, { fact-seat } { $mine }, { fact-other } { $theirs } : **chacun en perd { $count }**
mob-log-shoot-out-none = { $signs } pas de fusillade
mob-log-start = décide : { fact-target } commence
mob-log-starts-again = commence encore
mob-log-revealed = { $piece } { mob-fact-in } vaut **{ $value }**
mob-log-district-won =
    { mob-district }, { $mine } à { $theirs } : **{ fact-seat }** { $count ->
        [0] gagne, sans caisse
       *[other] prend { $count } { $piece }
    }
mob-log-district-tied = { mob-district }, { $mine } à { $theirs } : personne ne prend de caisse

## What an undo takes back

mob-undo-load = le chargement
mob-undo-space = le paiement de { $count }
mob-undo-switch = { mob-fact-district } → { mob-fact-second }
mob-undo-drive = { mob-fact-henchmen } { mob-fact-in }
mob-undo-mole = { mob-fact-mole } { mob-fact-to-second }
mob-undo-crate = une caisse { mob-fact-from } { mob-fact-to-second }
mob-undo-attorney = le déplacement du procureur
mob-undo-attorney-crate = la caisse prise { mob-fact-from }
mob-undo-add = la caisse { mob-fact-in }
mob-undo-steal = la caisse volée { mob-fact-from }
mob-undo-decline = le renoncement au bonus
