### Tammany Hall: le regole con parole nostre, un messaggio per ogni numero di regola.
### Una riga che comincia con «Decisione:» risolve ciò che le regole stampate lasciano aperto.
### Quali regole stanno in quale sezione, e in che ordine: games/tammany/help.toml.

rules-tammany-title = Tammany Hall: le regole
rules-tammany-ruling = Decisione
rules-tammany-intro = Da tre a cinque politici si contendono i quartieri della vecchia New York. Passano sedici anni, quattro mandati di quattro anni. Ogni anno metti sulla mappa capi-quartiere e immigrati appena sbarcati, usi la tua carica e spargi calunnie; alla fine di ogni mandato ogni quartiere vota. I quartieri e la poltrona di sindaco portano punti. I posti si contano in senso orario, e si gioca in senso orario a partire dal primo giocatore del mandato. Ogni regola ha un numero, per esempio TH-22; dove le regole stampate tacciono, il testo dice «Decisione», e ciò che viene da descrizioni pubbliche del tabellone è segnato «◊ Ricostruito».

## Pieces

rules-tammany-section-pieces = I materiali
rule-TH-01 = Ci sono 100 cubetti immigrato, 25 per nazione: irlandesi (verdi), inglesi (bianchi), tedeschi (arancioni), italiani (azzurri).
rule-TH-02 = Ci sono 140 segnalini favore, 35 in ciascuno degli stessi quattro colori. Tutti vedono quali segnalini hanno gli altri.
rule-TH-03 =
    Ogni giocatore ha 20 capi-quartiere del proprio colore: rosso, giallo, viola, nero o marrone. Alcuni fanno da indicatori e intanto non possono andare sulla mappa: uno segna i punti del giocatore, uno sta sulla carica che ricopre, uno in ogni casella di leader degli immigrati vinta all’ultima elezione.
rule-TH-04 = Ogni giocatore riceve 3 segnalini calunnia. Il presidente del consiglio dispone di 2 segnalini chiusura. La partita dura 16 anni: 4 mandati di 4 anni.
rule-TH-05 =
    Decisione: le riserve possono finire. Chi ha diritto a segnalini di un colore di cui ne restano troppo pochi prende quelli che ci sono; se gli aventi diritto sono più d’uno, li si serve in ordine di gioco, ciascuno per intero prima del successivo. Un segnalino a scelta si sceglie tra i colori in riserva. Si può piazzare un cubetto anche se non resta alcun segnalino del suo colore da prendere.
rule-TH-08 =
    Decisione: prima di mettere i nuovi indicatori di un’elezione, quelli della precedente (cariche e caselle di leader) tornano ai proprietari. Chi non ha più un capo-quartiere per un indicatore non ne mette; conserva comunque ciò che l’indicatore avrebbe segnato.

## Board

rules-tammany-section-board = La mappa
rule-TH-06 =
    La mappa ha quindici quartieri; non esistono i quartieri 12 e 16. L’adiacenza vale nei due sensi:
    il quartiere 1 confina con 2, 3;
    il quartiere 2 confina con 1, 3, 4, 6;
    il quartiere 3 confina con 1, 2, 5, 6;
    il quartiere 4 confina con 2, 6, 7;
    il quartiere 5 confina con 3, 6, 8;
    il quartiere 6 confina con 2, 3, 4, 5, 10, 14;
    il quartiere 7 confina con 4, 10, 13;
    il quartiere 8 confina con 5, 9, 14, 15;
    il quartiere 9 confina con 8, 15;
    il quartiere 10 confina con 6, 7, 13, 14, 17;
    il quartiere 11 confina con 13, 17;
    il quartiere 13 confina con 7, 10, 11, 17;
    il quartiere 14 confina con 6, 8, 10, 15, 17;
    il quartiere 15 confina con 8, 9, 14, 17;
    il quartiere 17 confina con 10, 11, 13, 14, 15.
    Decisione: due quartieri che si toccano soltanto in un angolo non sono adiacenti.
rule-TH-07 =
    Alcuni cubetti sono messi da parte per l’apertura di ogni zona. Zona I: 2 irlandesi, 2 inglesi, 2 tedeschi. Zona II: 2 irlandesi, 2 inglesi, 1 tedesco. Zona III: 2 irlandesi, 1 inglese, 1 tedesco. Gli altri cominciano nel sacchetto: 19 irlandesi, 20 inglesi, 21 tedeschi, 25 italiani.
    ◊ Ricostruito: questi numeri, da descrizioni pubbliche del tabellone.

## Set-up

rules-tammany-section-setup = Preparazione e zone
rule-TH-10 = Il primo giocatore è sorteggiato. Tutti cominciano con 0 punti, 3 segnalini calunnia, nessun segnalino favore e nessuna carica.
rule-TH-11 = La zona I comprende i quartieri 1, 2, 4, 6, 7 e 14: un cubetto irlandese va nel quartiere 14, gli altri cinque cubetti della zona si distribuiscono a caso, uno in ognuno degli altri quartieri. La zona II comprende i quartieri 3, 5, 8, 9 e 15, la zona III i quartieri 10, 11, 13 e 17: quando aprono, i loro cubetti si distribuiscono a caso, uno per quartiere.
rule-TH-12 = In 3 giocatori si comincia nella zona I; la zona II apre all’inizio dell’anno 5, la zona III all’inizio dell’anno 9.
rule-TH-13 = In 4 giocatori le zone I e II sono aperte dall’inizio; la zona III apre all’inizio dell’anno 5.
rule-TH-14 = In 5 giocatori tutte e tre le zone sono aperte dall’inizio.
rule-TH-15 = Un quartiere senza cubetti non è in gioco: non vi si piazza nulla e non vi si vota.
rule-TH-16 =
    I cubetti di una zona chiusa aspettano nel riquadro di preparazione. Non sono nel sacchetto: non si possono né pescare né scegliere.
    Decisione: una zona apre dopo l’assegnazione delle cariche e prima del primo turno dell’anno; solo allora si sorteggia dove vanno i suoi cubetti.

## Year

rules-tammany-section-year = Un anno
rule-TH-20 =
    Fase 1, gli arrivi: se Castle Garden è vuoto quando comincia il tuo turno, vi si pescano dal sacchetto due cubetti più del numero dei giocatori.
    Decisione: se il sacchetto ne contiene meno, escono tutti.
rule-TH-21 =
    Fase 2, il tuo turno, ha tre parti: usare la carica (facoltativo), piazzare (obbligatorio), calunniare (facoltativo). Scegli tu l’ordine, e ogni parte si fa una volta al massimo.
    Decisione: una parte cominciata si finisce prima di cominciarne un’altra.
rule-TH-22 =
    Piazzare: o due tuoi capi-quartiere; oppure un capo-quartiere e un cubetto di Castle Garden, nell’ordine che vuoi, e prendi un segnalino favore del colore di quel cubetto. I due pezzi possono andare in uno stesso quartiere o in due.
    Decisione: finché Castle Garden è vuoto si possono piazzare solo capi-quartiere.
rule-TH-23 = Si piazza solo in quartieri in gioco e non chiusi. Un quartiere può contenere quanti capi-quartiere e cubetti si vuole.
rule-TH-24 = L’anno finisce quando tutti hanno giocato il proprio turno. Gli anni 4, 8, 12 e 16 chiudono un mandato: ciò che resta a Castle Garden torna nel sacchetto, poi si tiene un’elezione.
rule-TH-25 =
    Decisione: chi è a corto di capi-quartiere piazza ciò che può. Se gliene resta uno, piazza quello e in più un cubetto, se c’è; se non ne ha, un cubetto, e ne prende il segnalino; senza né l’uno né l’altro, questa parte si salta.
rule-TH-26 =
    Decisione: il turno finisce quando lo dici tu, e non prima di aver piazzato. Se dopo la prima azione di calunnia passi a un’altra parte, rinunci alla seconda.

## Offices

rules-tammany-section-offices = Le cariche cittadine
rules-tammany-intro-offices = Le cariche si assegnano per la prima volta dopo la prima elezione. Dal secondo mandato ognuno può usare la propria una volta l’anno, nel proprio turno.
rule-TH-30 = Sindaco: non ha nulla da usare durante l’anno.
rule-TH-31 = Vice sindaco: prende un segnalino favore del colore che preferisce.
rule-TH-32 = Capo della polizia: rimette nel sacchetto un cubetto di un quartiere qualsiasi, ma mai l’ultimo di un quartiere.
rule-TH-33 = Presidente del consiglio: chiude un quartiere in gioco non ancora chiuso. Uno all’anno, due per mandato al massimo; un anno senza chiusura non si recupera. Tutte le chiusure cadono alla fine dell’elezione.
rule-TH-34 = Presidente di circoscrizione: sposta un cubetto in un quartiere adiacente. Non dev’essere l’ultimo del suo quartiere, e l’altro quartiere deve avere già un cubetto.
rule-TH-35 =
    Un quartiere chiuso non riceve né capi-quartiere né cubetti, da nessuno.
    Decisione: questo vale in qualunque modo arrivino: piazzati, spostati, come cubetto bonus.
rule-TH-36 =
    Decisione, opzione «locks»: con «rulebook» (l’impostazione normale) una chiusura fa ciò che dice TH-35 e nient’altro. Con «sealed», una precisazione successiva del primo editore, da un quartiere chiuso non si può nemmeno togliere o spostare via nulla, e nessuno vi è calunniato.

## Slander

rules-tammany-section-slander = La calunnia
rule-TH-40 =
    Si può calunniare nei mandati 2, 3 e 4.
    Decisione: ogni giocatore calunnia una volta per mandato al massimo, e un solo avversario.
rule-TH-41 =
    Prima azione: scegli un quartiere dove ci sono un capo-quartiere tuo e uno della vittima. Paghi un segnalino calunnia, e un segnalino favore di un colore di cui il quartiere ha un cubetto. Un capo-quartiere che la vittima ha lì torna al proprietario.
    Decisione: anche se è l’unico.
rule-TH-42 = Seconda azione, facoltativa: la calunnia si estende a un quartiere adiacente al primo, contro la stessa vittima. Costa altri due segnalini favore dello stesso colore del primo, e anche questo quartiere deve avere un cubetto di quel colore; non si paga alcun segnalino calunnia. Di nuovo un capo-quartiere della vittima torna al proprietario.
rule-TH-43 =
    Decisione, opzione «spread_needs_boss»: serve un tuo capo-quartiere anche nel secondo quartiere. Attiva, se chi crea il tavolo non la disattiva.
rule-TH-44 = Non c’è una terza azione. I segnalini favore pagati tornano in riserva; un segnalino calunnia pagato esce dal gioco.

## Election

rules-tammany-section-election = L’elezione, quartiere per quartiere
rule-TH-50 =
    I quartieri in gioco votano uno dopo l’altro nell’ordine della mappa, zona per zona.
    ◊ Ricostruito, l’ordine dentro le zone: nella zona I i quartieri 1, 2, 4, 7, 6, 14; nella zona II i quartieri 9, 15, 8, 5, 3; nella zona III i quartieri 17, 11, 13, 10.
rule-TH-51 = Partecipa solo chi ha un capo-quartiere nel quartiere. Ogni capo-quartiere vale un voto.
rule-TH-52 = I partecipanti puntano in segreto segnalini favore e li mostrano tutti insieme. Puoi puntare quanti dei tuoi segnalini vuoi, o nessuno, nei colori di cui il quartiere ha un cubetto; ogni segnalino vale un voto. Quanti cubetti di un colore ci siano non cambia nulla.
rule-TH-53 = Chi ha più voti vince il quartiere. Se in testa c’è parità, non lo vince nessuno.
rule-TH-54 = Tutti i segnalini puntati tornano in riserva, anche quelli di chi ha perso.
rule-TH-55 = Tutti i capi-quartiere lasciano il quartiere, tranne uno del vincitore. In caso di parità se ne vanno tutti.
rule-TH-56 =
    Decisione: non si chiede una puntata dove non può contare. È così esattamente in due casi: partecipa un solo giocatore, oppure nessun partecipante ha un segnalino che lì valga. A chi non ha un segnalino che valga non si chiede nulla.
rule-TH-57 =
    Quattro quartieri danno al vincitore un bonus, da prendere prima che voti il quartiere successivo. Quartieri 1 e 2: piazzare un cubetto del sacchetto, del colore voluto, in un quartiere qualsiasi in gioco e non chiuso, anche se ha già votato. Non lo accompagna alcun segnalino, ma conta per TH-58 e per le puntate successive. Quartieri 4 e 7: prendere un segnalino favore del colore voluto.
    Decisione: se il bonus si può prendere, si deve.
rule-TH-63 =
    Decisione: tutti vedono che un giocatore ha puntato, nessuno vede che cosa. Finché manca l’ultima puntata, puoi annullare la tua. Una volta mostrate, tutte le puntate sono pubbliche, numeri e colori.

rules-tammany-section-results = Che cosa porta l’elezione
rule-TH-58 =
    Quando tutti i quartieri hanno votato, si contano per ogni colore i cubetti nei quartieri che ciascuno ha vinto a questa elezione. Chi ne ha di più prende tre segnalini favore di quel colore; a parità, tre ciascuno. I loro capi-quartiere occupano le caselle di leader degli immigrati fino all’elezione successiva.
    Decisione: serve almeno un cubetto.
rule-TH-59 = Punti: 1 per ogni quartiere vinto. Il quartiere 14, quello di Tammany Hall, ne porta 2, ma conta come un solo quartiere.
rule-TH-60 =
    Chi ha vinto più quartieri diventa sindaco e segna altri 3 punti.
    A parità si confronta passo per passo chi è ancora pari, compresi i segnalini di TH-58: più segnalini favore in tutto, poi più verdi, più bianchi, più arancioni, più azzurri. Se la parità resta, il sindaco in carica rimane, che sia tra loro o no, e segna i 3 punti. Se non ce n’è uno, nessuno diventa sindaco, non si assegnano cariche, e si va avanti.
    Decisione: il numero più alto può essere zero.
rule-TH-61 =
    Il sindaco dà a ciascuno degli altri una carica, tutte diverse. In meno di cinque giocatori alcune restano vacanti. Si assegnano dopo la prima, la seconda e la terza elezione, anche se il sindaco è rieletto.
    Decisione: dopo l’ultima elezione non si assegnano cariche.
rule-TH-62 =
    Il sindaco è primo giocatore nel mandato successivo.
    Decisione: senza sindaco il primo giocatore resta lo stesso.

## End

rules-tammany-section-end = Fine della partita
rule-TH-70 =
    Dopo la quarta elezione ogni colore porta 2 punti a chi ha più segnalini favore di quel colore; a parità, 2 punti a ciascuno.
    Decisione: serve almeno un segnalino.
rule-TH-71 = Ogni segnalino calunnia non usato vale 1 punto.
rule-TH-72 =
    Vince chi ha più punti. Le parità si risolvono con i passi dei segnalini di TH-60, poi a favore del sindaco della quarta elezione.
    Decisione: il sindaco conta solo se è tra i pari; altrimenti condividono la vittoria. Tutti i posti si classificano allo stesso modo.

## Examples

rules-tammany-section-examples = Esempi
rule-TH-E1 = Calunnia (TH-41, TH-42): Rosso calunnia Giallo nel quartiere 8 e paga un segnalino calunnia e un segnalino favore arancione. Per estenderla, Rosso pensa a tre quartieri. Il 14 confina con l’8 e ha un cubetto tedesco: altri due segnalini arancioni, e Giallo perde un capo-quartiere anche lì. Il 5 confina con l’8 ma non ha cubetti tedeschi, e il 10 non confina con l’8: tutti e due sono rifiutati.
rule-TH-E2 = Un quartiere vota (da TH-51 a TH-55): Rosso ha 2 capi-quartiere e punta 2 segnalini bianchi e 1 verde, 5 voti. Giallo ha 3 capi-quartiere e punta 1 segnalino bianco, 4 voti. Vince Rosso. I quattro segnalini vanno in riserva, Giallo riprende 3 capi-quartiere e Rosso uno; l’altro di Rosso resta.
rule-TH-E3 = Premi (TH-58): i quartieri di Nero contengono 5 cubetti irlandesi, 7 inglesi e 2 italiani, quelli di Rosso 3 irlandesi, 2 inglesi e 5 tedeschi, quelli di Giallo 6 irlandesi, 5 tedeschi e 2 italiani. Giallo prende tre segnalini verdi, Nero tre bianchi; Rosso e Giallo tre arancioni ciascuno, Nero e Giallo tre azzurri ciascuno.

## Knowledge

rules-tammany-section-known = Che cosa si può sapere
rules-tammany-intro-known = Tutto è pubblico, anche il contenuto del sacchetto, con tre eccezioni: le puntate non ancora mostrate, l’ordine in cui i cubetti usciranno dal sacchetto, e dove andranno i cubetti di una zona chiusa.
