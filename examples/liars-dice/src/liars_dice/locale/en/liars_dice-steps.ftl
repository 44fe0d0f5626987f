### What the log of liar’s dice tells.

liars_dice-step-rolled = { $count ->
        [one] A die is rolled.
       *[other] { $count } dice are rolled.
    }
liars_dice-step-bid = { $seat } bids { $count } × { $face }.
liars_dice-step-doubt = { $seat } doubts { $target }.
liars_dice-step-shown = The dice are shown: { $count } × { $face }.
liars_dice-step-lost = { $seat } loses a die and has { $count ->
        [0] none
       *[other] { $count }
    } left.
liars_dice-step-won = { $seat } is the last with dice and wins.
liars_dice-undo-bid = the bid
