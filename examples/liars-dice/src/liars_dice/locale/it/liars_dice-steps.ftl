### Che cosa racconta il registro dei dadi bugiardi.

liars_dice-step-rolled = { $count ->
        [one] Si tira un dado.
       *[other] Si tirano { $count } dadi.
    }
liars_dice-step-bid = { $seat } offre { $count } × { $face }.
liars_dice-step-doubt = { $seat } dubita di { $target }.
liars_dice-step-shown = Si mostrano i dadi: { $count } × { $face }.
liars_dice-step-lost = { $seat } perde un dado; { $count ->
        [0] non ne restano
        [one] ne resta uno
       *[other] ne restano { $count }
    }.
liars_dice-step-won = { $seat } è l’ultimo ad avere dadi e vince.
liars_dice-undo-bid = l’offerta
