### Dadi bugiardi: nomi, titoli della vista, rifiuti.

liars_dice-name = Dadi bugiardi
liars_dice-about = Ognuno tira in segreto, le offerte salgono, qualcuno dubita. Da due a dieci.

liars_dice-colour-red = Rosso
liars_dice-colour-blue = Blu
liars_dice-colour-yellow = Giallo
liars_dice-colour-purple = Viola
liars_dice-colour-black = Nero
liars_dice-colour-brown = Marrone
liars_dice-colour-green = Verde
liars_dice-colour-white = Bianco
liars_dice-colour-orange = Arancione
liars_dice-colour-pink = Rosa

liars_dice-view-phase = adesso
liars_dice-view-rolling = si tirano i dadi
liars_dice-view-bidding = offerte
liars_dice-view-over = la fine
liars_dice-view-dice-on-table = dadi sul tavolo
liars_dice-view-bid = offerta
liars_dice-view-bidder = offerta di
liars_dice-view-count = dadi
liars_dice-view-face = faccia
liars_dice-view-doubt = ultimo dubbio
liars_dice-view-loser = ha perso un dado
liars_dice-view-found = trovati
liars_dice-view-points = dadi rimasti
liars_dice-view-shown = mostrati
liars_dice-view-your-dice = i tuoi dadi
liars_dice-move-bid = offri
liars_dice-move-doubt = dubito

parse-liars_dice-number = «{ $text }» dovrebbe essere un numero da 1 a { $most }.
refuse-LD-02 = I dadi stanno ancora rotolando.
refuse-LD-03 = Un’offerta deve superare { $count } × { $face }: più dadi, o altrettanti di una faccia più alta.
refuse-LD-03-most = Sul tavolo { $dice ->
        [one] c’è un solo dado
       *[other] ci sono solo { $dice } dadi
    }.
refuse-LD-03-retract = Un’offerta vale: non si annulla.
refuse-LD-04 = Non c’è ancora un’offerta di cui dubitare.
