### Ce que raconte le journal du menteur.

liars_dice-step-rolled = { $count ->
        [one] Un dé est lancé.
       *[other] { $count } dés sont lancés.
    }
liars_dice-step-bid = { $seat } annonce { $count } × { $face }.
liars_dice-step-doubt = { $seat } doute de { $target }.
liars_dice-step-shown = On montre les dés : { $count } × { $face }.
liars_dice-step-lost = { $seat } perd un dé ; { $count ->
        [0] il n’en reste plus
        [one] il en reste un
       *[other] il en reste { $count }
    }.
liars_dice-step-won = { $seat } est le dernier à avoir des dés et gagne.
liars_dice-undo-bid = l’enchère
