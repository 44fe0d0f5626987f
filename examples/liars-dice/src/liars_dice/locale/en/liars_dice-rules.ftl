### Liar’s dice

rules-liars_dice-title = Liar’s dice
rules-liars_dice-section-start = Beginning
rules-liars_dice-section-turn = A turn
rules-liars_dice-section-end = The end
rule-LD-01 = Everyone begins with five dice.
rule-LD-02 = Everyone rolls all their dice and looks at them in secret. How many dice each player has is open.
rule-LD-03 = In turn, say how many dice of one face lie on the whole table. Each bid is higher than the one before: more dice, or as many of a higher face. Ones are ones.
rule-LD-04 = Instead of bidding you may doubt the last bid. All dice are shown and those of its face are counted.
rule-LD-05 = If there are at least as many as was bid, the doubter loses a die; if there are fewer, the bidder does.
rule-LD-06 = The loser begins the next round, or, without dice left, the next player clockwise who has some.
rule-LD-07 = Whoever is the only one with dice left wins.
