### Dadi bugiardi

rules-liars_dice-title = Dadi bugiardi
rules-liars_dice-section-start = Inizio
rules-liars_dice-section-turn = Un turno
rules-liars_dice-section-end = La fine
rule-LD-01 = Ognuno comincia con cinque dadi.
rule-LD-02 = Ognuno tira tutti i suoi dadi e li guarda in segreto. Quanti dadi ha ciascuno lo sanno tutti.
rule-LD-03 = A turno, di’ quanti dadi di una faccia ci sono su tutto il tavolo. Ogni offerta supera la precedente: più dadi, o altrettanti di una faccia più alta. Gli uno sono uno e basta.
rule-LD-04 = Invece di offrire puoi dubitare dell’ultima offerta. Si mostrano tutti i dadi e si contano quelli di quella faccia.
rule-LD-05 = Se sono almeno quanti offerti, perde un dado chi ha dubitato; se sono meno, lo perde chi ha offerto.
rule-LD-06 = Chi ha perso comincia il giro dopo o, se non ha più dadi, il giocatore seguente che ne ha.
rule-LD-07 = Chi resta il solo con dei dadi vince.
