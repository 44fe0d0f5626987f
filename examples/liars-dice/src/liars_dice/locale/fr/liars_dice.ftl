### Le menteur : noms, titres de la vue, refus.

liars_dice-name = Le menteur
liars_dice-about = Chacun lance ses dés en secret, les enchères montent, quelqu’un doute. De deux à dix joueurs.

liars_dice-colour-red = Rouge
liars_dice-colour-blue = Bleu
liars_dice-colour-yellow = Jaune
liars_dice-colour-purple = Violet
liars_dice-colour-black = Noir
liars_dice-colour-brown = Brun
liars_dice-colour-green = Vert
liars_dice-colour-white = Blanc
liars_dice-colour-orange = Orange
liars_dice-colour-pink = Rose

liars_dice-view-phase = en ce moment
liars_dice-view-rolling = on lance les dés
liars_dice-view-bidding = enchères
liars_dice-view-over = la fin
liars_dice-view-dice-on-table = dés sur la table
liars_dice-view-bid = enchère
liars_dice-view-bidder = enchère de
liars_dice-view-count = dés
liars_dice-view-face = face
liars_dice-view-doubt = dernier doute
liars_dice-view-loser = a perdu un dé
liars_dice-view-found = trouvés
liars_dice-view-points = dés restants
liars_dice-view-shown = montrés
liars_dice-view-your-dice = vos dés
liars_dice-move-bid = enchérir
liars_dice-move-doubt = j’en doute

parse-liars_dice-number = « { $text } » devrait être un nombre de 1 à { $most }.
refuse-LD-02 = Les dés roulent encore.
refuse-LD-03 = Une enchère doit dépasser { $count } × { $face } : plus de dés, ou autant d’une face plus haute.
refuse-LD-03-most = Il n’y a que { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } sur la table.
refuse-LD-03-retract = Une enchère est faite : elle ne s’annule pas.
refuse-LD-04 = Il n’y a pas encore d’enchère à mettre en doute.
