### Liar’s dice: names, headings of the view, refusals.

liars_dice-name = Liar’s dice
liars_dice-about = Everyone rolls in secret, bids rise, somebody doubts. For two to ten.

liars_dice-colour-red = Red
liars_dice-colour-blue = Blue
liars_dice-colour-yellow = Yellow
liars_dice-colour-purple = Purple
liars_dice-colour-black = Black
liars_dice-colour-brown = Brown
liars_dice-colour-green = Green
liars_dice-colour-white = White
liars_dice-colour-orange = Orange
liars_dice-colour-pink = Pink

liars_dice-view-phase = now
liars_dice-view-rolling = the dice are rolled
liars_dice-view-bidding = bids
liars_dice-view-over = the end
liars_dice-view-dice-on-table = dice on the table
liars_dice-view-bid = bid
liars_dice-view-bidder = bid by
liars_dice-view-count = dice
liars_dice-view-face = face
liars_dice-view-doubt = last doubt
liars_dice-view-loser = lost a die
liars_dice-view-found = found
liars_dice-view-points = dice left
liars_dice-view-shown = shown
liars_dice-view-your-dice = your dice
liars_dice-move-bid = bid
liars_dice-move-doubt = I doubt it

parse-liars_dice-number = “{ $text }” should be a number from 1 to { $most }.
refuse-LD-02 = The dice are still being rolled.
refuse-LD-03 = A bid must be higher than { $count } × { $face }: more dice, or as many of a higher face.
refuse-LD-03-most = There are only { $dice ->
        [one] one die
       *[other] { $dice } dice
    } on the table.
refuse-LD-03-retract = A bid stands: it cannot be taken back.
refuse-LD-04 = There is no bid yet that could be doubted.
