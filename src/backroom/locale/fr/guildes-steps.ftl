### Ce que raconte le journal de Guildes : un message par sorte d’étape, et ce qu’une annulation défait.

## Facts in words

guildes-fact-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
guildes-fact-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
guildes-fact-votes =
    { $votes ->
        [0] aucune voix
       *[other] { $votes } voix
    }
guildes-fact-points = { $points } voix

## A round begins

guildes-step-round = Le tour de scrutin { $round } commence.
guildes-step-dealt =
    Chacun reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
guildes-step-event = Événement : { guildes-fact-event }. Les mains passent à { guildes-fact-passes }.
guildes-step-direction = À ce tour, les mains passent à { guildes-fact-passes }.
guildes-step-trick = { fact-seat } reçoit le Coup Tordu { $letter } : { guildes-fact-trick }.

## Taking and playing

guildes-step-take = { fact-seat } prend { guildes-fact-card }.
guildes-step-passed =
    Chacun a pris une carte ; { $count ->
        [one] la dernière carte passe
       *[other] les mains de { $count } cartes passent
    } à { guildes-fact-passes }.
guildes-step-last = Chacun reçoit automatiquement la dernière carte.
guildes-step-aside = { fact-seat } met { guildes-fact-card } de côté.
guildes-step-aside-hidden = { fact-seat } met une carte de côté.
guildes-step-mixed = Les cartes mises de côté ({ $count }) sont mélangées et redistribuées, une à chacun.
guildes-step-back = { fact-seat } reçoit en retour { guildes-fact-card }.
guildes-step-back-hidden = { fact-seat } reçoit une carte en retour.
guildes-step-first = { fact-seat } pose en premier.
guildes-step-play = { fact-seat } pose { guildes-fact-card }.
guildes-step-play-two = { fact-seat } pose { guildes-fact-card } et { guildes-fact-second }.
guildes-step-shown = { fact-seat } révèle { guildes-fact-card }.
guildes-step-shown-two = { fact-seat } révèle { guildes-fact-card } et { guildes-fact-second }.
guildes-step-lay = { fact-seat } pose face cachée { guildes-fact-card }.
guildes-step-lay-hidden = { fact-seat } pose une carte face cachée.
guildes-step-thrown =
    { $count ->
        [one] { $count } carte non jouée est défaussée.
       *[other] { $count } cartes non jouées sont défaussées.
    }
guildes-step-retract = { fact-seat } annule son choix.

## Dirty tricks

guildes-step-protect = { fact-seat } est à l’abri jusqu’au décompte.
guildes-step-swap = { fact-seat } échange { guildes-fact-card } de { fact-target } contre { guildes-fact-second } de { fact-other }.
guildes-step-sacrifice = { fact-seat } sacrifie { guildes-fact-card } et élimine { guildes-fact-second } de { fact-target }.
guildes-step-draw = { fact-seat } pioche dans la défausse.
guildes-step-drawn = { fact-seat } pioche { guildes-fact-card }.
guildes-step-drawn-hidden = { fact-seat } pioche une carte.
guildes-step-keep = { fact-seat } pose { guildes-fact-card } de la défausse.
guildes-step-exchange = { fact-seat } reprend { guildes-fact-card } et pose { guildes-fact-second }.
guildes-step-plus = { fact-seat } ajoute une carte aux { guildes-fact-guild } de { fact-target } pour ce décompte.
guildes-step-minus = { fact-seat } retire une carte aux { guildes-fact-guild } de { fact-target } pour ce décompte.
guildes-step-decline = { fact-seat } ne joue pas son Coup Tordu : { guildes-fact-trick }.

## The count

guildes-step-count = Décompte { $number } : guilde par guilde.
guildes-step-place = { guildes-fact-guild }, { guildes-fact-place } : { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-place-level = { guildes-fact-guild }, { guildes-fact-place }, à égalité à { $level } : { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-passed-over = { guildes-fact-guild } : { fact-seat } ({ guildes-fact-cards }) est à égalité et ne compte pas.
guildes-step-guild-nobody = { guildes-fact-guild } : personne ne reçoit de voix.
guildes-step-militia = Milice : { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-total = { fact-seat } : { guildes-fact-votes } à ce décompte, { $points } en tout.
guildes-step-ahead = { fact-seat } est en tête avec { guildes-fact-points }.
guildes-step-ahead-level = { fact-seat } est en tête à égalité avec { guildes-fact-points }.

## The end

guildes-step-final-total = { $rank }. { fact-seat } : { guildes-fact-points }.
guildes-step-won = { fact-seat } l’emporte avec { guildes-fact-points }.
guildes-step-won-shared = { fact-seat } partage la victoire avec { guildes-fact-points }.

## The log in a few words: signs of the guilds, what runs on in one entry, and what it begins with

guildes-log-event = **{ guildes-fact-event }**, mains vers { guildes-fact-passes }
guildes-log-direction = Mains vers { guildes-fact-passes }
guildes-log-lead-trick = Coups Tordus :
guildes-log-trick = **{ fact-seat }** { $letter }
guildes-log-lead-take = **{ fact-seat }** prend
guildes-log-take = { $sign }{ $name }
guildes-log-last = Dernières cartes : sans choix
guildes-log-lead-aside = Mises de côté :
guildes-log-aside = **{ fact-seat }** { $sign }{ $name }
guildes-log-aside-hidden = **{ fact-seat }**
guildes-log-lead-back = En retour :
guildes-log-back = **{ fact-seat }** { $sign }{ $name }
guildes-log-back-hidden = **{ fact-seat }**
guildes-log-first = pose en premier
guildes-log-lead-play = Tour à tour :
guildes-log-play = **{ fact-seat }** { $sign }{ $name }
guildes-log-play-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-shown = **{ fact-seat }** { $sign }{ $name }
guildes-log-shown-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-lead-lay = Face cachée :
guildes-log-lay = **{ fact-seat }** { $sign }{ $name }
guildes-log-lay-hidden = **{ fact-seat }**
guildes-log-protect = est à l’abri jusqu’au décompte
guildes-log-swap = échange { $sign }{ $name } de { fact-target } contre { $sign2 }{ $name2 } de { fact-other }
guildes-log-sacrifice = sacrifie { $sign }{ $name } et élimine { $sign2 }{ $name2 } de { fact-target }
guildes-log-draw = pioche dans la défausse
guildes-log-drawn = pioche { $sign }{ $name }
guildes-log-keep = pose { $sign }{ $name }
guildes-log-exchange = reprend { $sign }{ $name } et pose { $sign2 }{ $name2 }
guildes-log-plus = { $sign }{ guildes-fact-guild } : une de plus à { fact-target }
guildes-log-minus = { $sign }{ guildes-fact-guild } : une de moins à { fact-target }
guildes-log-decline = ne joue pas son Coup Tordu
guildes-log-count = **Décompte { $number }**
guildes-log-lead-counted = { $sign }{ guildes-fact-guild } :
guildes-log-place = **{ fact-seat }** { $votes }
guildes-log-place-level = **{ fact-seat }** { $votes }
guildes-log-militia = **{ fact-seat }** { $votes }
guildes-log-passed-over = **{ fact-seat }** à égalité
guildes-log-guild-nobody = personne
guildes-log-lead-total = En tout :
guildes-log-total = **{ fact-seat }** { $points } (+{ $votes })
guildes-log-lead-final-total = Score final :
guildes-log-final-total = { $rank }. **{ fact-seat }** { $points }

## What an undo takes back

guildes-undo-play = { guildes-fact-card }
guildes-undo-protect = la protection
guildes-undo-swap = l’échange entre { guildes-fact-card } et { guildes-fact-second }
guildes-undo-decline = le renoncement : { guildes-fact-trick }
