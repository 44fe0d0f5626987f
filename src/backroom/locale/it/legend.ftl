### The legend of a table: its signs in words, and the keys. Fetched when it is asked for.

legend-keys = Tasti

## Keys

legend-key-legend = questa pagina
legend-key-arrows = alla casella vicina in quella direzione
legend-key-jump = alla casella o alla scelta che porta quella lettera o cifra
legend-key-enter = scegliere
legend-key-escape = un passo indietro; nel replay, torna al presente
legend-key-zoom = più vicino, più lontano, tutto il tabellone
legend-key-moles = tieni premuto: il valore delle tue talpe

## Tammany Hall

legend-tammany-cubes = Cubetti immigrato
legend-tammany-cubes-more = Irlandesi, inglesi, tedeschi, italiani. I favori di una nazione contano in un quartiere solo se ci sono i suoi cubetti.
legend-tammany-chips = Favori
legend-tammany-chips-more = Puntati in segreto all’elezione; ognuno è un voto, e poi è perso.
legend-tammany-boss = Capo-quartiere
legend-tammany-boss-more = Un voto nel suo quartiere. Incorniciato: il suo giocatore vincerebbe il quartiere. Un numero: quanti ce ne sono.
legend-tammany-slander = Segnalino calunnia
legend-tammany-slander-more = Con i favori di una nazione che vi abita manda a casa il capo-quartiere di un rivale; non usato, vale un punto.
legend-tammany-lock = Quartiere chiuso
legend-tammany-lock-more = Non entra nessun capo-quartiere e nessun cubetto fino alla fine dell’elezione.
legend-tammany-points = Punti
legend-tammany-points-more = Un quartiere vale 1, quello di Tammany Hall 2, il sindaco altri 3.

## Guildes

legend-guildes-shield = Una gilda
legend-guildes-shield-more = Il suo quartiere mostra le carte di tutti come torri: la più alta è prima al conteggio.
legend-guildes-seal = Premi
legend-guildes-seal-more = Voti per il primo, il secondo e il terzo a questo conteggio; sotto, quelli del prossimo.
legend-guildes-crown = Primo
legend-guildes-crown-more = In testa da solo. Un segno di uguale: alla pari con altri.
legend-guildes-ghost = Torre tratteggiata
legend-guildes-ghost-more = La carta della tua mano, dove starebbe.
legend-guildes-back = Carte ignote
legend-guildes-back-more = Quante carte della gilda non hai visto, su tutte quelle che ci sono.
legend-guildes-trick = Colpo basso
legend-guildes-trick-more = La sua lettera e che cosa fa; un segno di spunta quando è stato giocato.

## MOB: Big Apple

legend-mob-man = Scagnozzo
legend-mob-man-more = Combatte nel suo quartiere. In auto non c’è ancora, e gli si può sparare.
legend-mob-car = Auto
legend-mob-car-more = Tre posti. A fine round tutti scendono nel quartiere.
legend-mob-crate = Cassa
legend-mob-crate-more = Dopo il round 3 il più forte del quartiere prende le sue casse; chi ne ha di più vince.
legend-mob-mole = Talpa
legend-mob-mole-more = Vale da 1 a 3 uomini, scoperta dopo il round 3. Solo tu puoi guardare le tue.
legend-mob-attorney = Procuratore
legend-mob-attorney-more = Sta dalla parte di una famiglia; a fine round l’altra riceve il bonus della sua casella.
legend-mob-hat = Prezzo
legend-mob-hat-more = Quanti uomini del tuo magazzino costa una casella del tabellone delle azioni.
legend-mob-last = Ultima mossa
legend-mob-last-more = Ciò che una famiglia ha cambiato con l’ultima mossa, al suo posto: uomini arrivati o colpiti, casse, una talpa scoperta. «ultima» segna una casella appena pagata; la linea tratteggiata è la strada di ciò che si è mosso.
