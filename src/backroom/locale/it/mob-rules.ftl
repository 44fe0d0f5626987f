### MOB: Big Apple: le regole con parole nostre, un messaggio per regola.
### «Decisione:» decide ciò che le regole stampate lasciano aperto; «Ricostruito:» segna cifre che possono differire dal tabellone stampato.
### Quali regole stanno in quale sezione, e in che ordine: games/mob/help.toml.

rules-mob-title = MOB: Big Apple: le regole
rules-mob-ruling = Decisione
rules-mob-intro = New York, anni venti. Due famiglie mandano scagnozzi in auto in sei quartieri, comprano favori sul tabellone delle azioni, si mandano addosso il procuratore e piazzano talpe di cui solo il proprietario conosce il valore. Dopo tre round le casse di ogni quartiere vanno a chi vi è più forte, e chi ha più casse vince. Una regola si nomina col suo numero, come MB-22; dove le regole stampate tacciono il testo dice «Decisione», e dove una cifra stampata non è certa «Ricostruito».

## Pieces

rules-mob-section-pieces = Il materiale
rule-MB-01 =
    I quartieri sono sei. Ciascuno è indicato da una faccia di un dado: il Bronx da nero 1, Harlem da nero 2, Hell’s Kitchen da nero 3, Chinatown da bianco 3, Little Italy da bianco 2, Brooklyn da bianco 1. I dadi sono due, uno nero e uno bianco, ciascuno con due 1, due 2 e due 3.
    ◊ Ricostruito: quale faccia indica quale quartiere, e le facce dei dadi.
rule-MB-02 = Ogni giocatore ha 43 scagnozzi in tutto: 25 pezzi singoli e 6 pezzi che valgono 3. Si cambiano in ogni momento; conta solo il numero.
rule-MB-03 = Le casse sono 30.
rule-MB-04 = Ogni giocatore ha sei talpe dal valore nascosto: due da 1, due da 2, due da 3.
rule-MB-05 = Ogni giocatore ha un’auto per ogni quartiere. Un’auto porta al massimo 3 scagnozzi.
rule-MB-08 =
    Decisione: le talpe si distinguono dal quartiere dove sono state piazzate all’inizio, che non dice nulla del loro valore. Entrambi i giocatori vedono quale talpa va dove, e la nominano col suo primo quartiere.

## Boards

rules-mob-section-board = Tabellone delle azioni e tracciato del procuratore
rule-MB-06 =
    Il tabellone delle azioni ha sei righe di tre caselle. Una riga ha un’azione principale; una casella ha un costo in scagnozzi e a volte un’azione secondaria:
    cambiare auto: 1; 2 e sparare; 3 e aggiungere una cassa;
    guidare: 1; 2 e smascherare una talpa; 3 e sparare;
    cambiare auto e guidare: 2; 3; 4 e sparare;
    spostare una talpa: 1; 2 e smascherare una talpa; 3 e aggiungere una cassa;
    spostare una cassa: 2; 4 e procuratore; 4 e smascherare una talpa;
    procuratore: 2; 3 e sparare; 4 e aggiungere una cassa.
    ◊ Ricostruito: tutti i costi e tutte le azioni secondarie.
rule-MB-07 =
    Il procuratore sta su un tracciato: un centro che serve solo all’inizio e, dalla parte di ogni giocatore, quattro caselle contate da 1 a 4 allontanandosi dal centro. L’altro giocatore riceve il bonus della sua casella: 1, smascherare una talpa; 2, aggiungere una cassa; 3, smascherare una talpa e poi aggiungere una cassa; 4, smascherare una talpa e poi rubare una cassa.
    ◊ Ricostruito: il numero delle caselle e i loro bonus.
rule-MB-09 = Tutte le cifre ricostruite stanno in un solo file di dati. Se possiedi il gioco e i tuoi tabelloni dicono altro, copia quel file, correggilo e gioca col tuo: viene controllato quando è letto, e un errore nomina il campo. Sei quartieri; ogni faccia di un dado ne indica esattamente uno; sei righe di tre caselle; ogni costo almeno 1; solo azioni note come icone e bonus; le facce di tutti i quartieri non superano, insieme, il numero delle casse. Le cifre di queste regole sono quelle fornite col programma.

## Set-up

rules-mob-section-setup = Preparazione
rule-MB-10 = Ogni quartiere riceve tante casse quante ne dice la faccia che lo indica. Le altre casse sono la riserva. Il procuratore sta al centro.
rule-MB-11 =
    Ogni giocatore piazza una talpa coperta in ogni quartiere.
    Decisione: entrambi lo fanno in segreto e allo stesso tempo; chi ha finito per primo può annullare finché l’altro non ha finito.
rule-MB-12 =
    Entrambi lanciano i due dadi; la somma più alta ha il primo turno.
    Decisione: in caso di parità si lancia di nuovo.

## Round

rules-mob-section-round = Un round
rule-MB-20 =
    All’inizio di un round ogni giocatore prende 20 scagnozzi dalla riserva e li mette nel magazzino. Poi giocano a turno, in turni di due fasi, finché entrambi i magazzini sono vuoti; quando uno è vuoto, l’altro giocatore continua da solo.
    Decisione: se la riserva ne ha meno di 20 si prendono tutti; chi non ne riceve nessuno ha finito per il round.
rule-MB-21 =
    Fase 1, se vuoi: lancia i due dadi. Un dado indica il quartiere, col suo colore e la sua faccia; l’altro dice quanti scagnozzi vanno dal tuo magazzino nella tua auto per quel quartiere. Scegli tu quale fa cosa. Dalla fase 2 non si torna alla fase 1.
    Decisione: si decide se lanciare prima di lanciare; un lancio va usato.
rule-MB-22 = Devono partire tutti gli scagnozzi che dice il dado; se il magazzino ne ha meno, tutti quelli rimasti. Ciò che non sta nell’auto va in riserva. Si può scegliere anche un’auto piena: allora sono persi tutti.
rule-MB-23 = Se la fase 1 svuota il tuo magazzino, la fase 2 si salta e hai finito per questo round.
rule-MB-24 =
    Fase 2, obbligatoria: metti su una casella libera del tabellone delle azioni tanti scagnozzi quanti ne costa, anche se le sue azioni non si possono fare. Poi fai la sua azione principale, la secondaria, entrambe o nessuna.
    Decisione: nell’ordine che vuoi; ciascuna si decide a suo tempo, sapendo che cosa ha fatto l’altra.
rule-MB-25 = Se nella fase 2 non puoi pagare nessuna casella libera, o nessuna è libera, il resto del tuo magazzino torna in riserva e hai finito per questo round.
rule-MB-26 = Gli scagnozzi sul tabellone delle azioni vi restano fino alla fine del round. Quelli in auto non sono ancora nel quartiere.
rule-MB-27 =
    Decisione: un’azione che a suo tempo non si può fare si salta: auto vuote, nessuna talpa nascosta, nessuna cassa nei quartieri, nessuna cassa in riserva.

## Main actions

rules-mob-section-main = Azioni principali
rule-MB-30 = Cambiare auto: uno o più scagnozzi passano da una tua auto a un’altra delle tue. Non più di quanti ci stanno.
rule-MB-31 = Guidare: uno o più scagnozzi scendono da una tua auto nel suo quartiere.
rule-MB-32 = Cambiare auto e guidare: prima MB-30, poi MB-31 con una qualsiasi delle tue auto. Entrambe o nessuna, e l’azione secondaria non viene in mezzo.
rule-MB-33 = Spostare una talpa: una tua talpa nascosta va in un altro quartiere e resta nascosta. In un quartiere possono stare quante talpe si vuole.
rule-MB-34 = Spostare una cassa: una cassa va da un quartiere a un altro.
rule-MB-35 = Procuratore: avanza di una casella verso l’avversario: dal centro alla casella 1 della sua parte; dalla casella 1 della tua parte, oltre il centro, alla casella 1 della sua. Se è già sulla casella 4 della sua parte, prendi invece una cassa da un quartiere a scelta nel tuo magazzino.

## Secondary actions

rules-mob-section-secondary = Azioni secondarie
rule-MB-40 = Aggiungere una cassa: una cassa della riserva va in un quartiere a scelta.
rule-MB-41 =
    Smascherare una talpa: scegli una talpa nascosta dell’avversario. È rivelata ed esce dal gioco, e tanti scagnozzi del suo proprietario quanto valeva arrivano in quel quartiere. Prendono parte alla prossima sparatoria.
    Decisione: vengono dalla riserva, quanti ce ne sono.
rule-MB-42 = Sparare: scegli un dado e lancialo. Tutti i nemici seduti nella loro auto del quartiere indicato vanno in riserva. Si può sparare senza bersaglio; la tua auto non è mai colpita.
rule-MB-43 = Procuratore: come l’azione principale (MB-35).
rule-MB-44 = Rubare una cassa (solo come bonus del procuratore): da un quartiere a scelta nel tuo magazzino.

## End of a round

rules-mob-section-round-end = La fine di un round, in quest’ordine
rule-MB-50 = Tutte le auto partono: chi sta in un’auto scende nel suo quartiere.
rule-MB-51 =
    Il procuratore sta dalla parte di un giocatore: l’altro prende il bonus della sua casella, le parti nel loro ordine. È così dopo ogni round, anche il terzo.
    Decisione: a ogni parte si può rinunciare; finché è al centro nessuno ha un bonus.
rule-MB-52 = Sparatoria: in ogni quartiere entrambi i giocatori perdono tanti scagnozzi quanti ne ha la parte più piccola; vanno in riserva. Gli altri restano per i round a venire. Le talpe non vi prendono parte.
rule-MB-53 =
    Dopo i round 1 e 2 gli scagnozzi sul tabellone delle azioni vanno in riserva, e ciascuno ne prende di nuovo (MB-20). Poi il giocatore nel mirino del procuratore, quello dalla cui parte sta, dice chi comincia. Il procuratore resta dov’è.
    Decisione: finché è al centro, chi ha cominciato l’ultimo round comincia di nuovo.

## End

rules-mob-section-end = La fine della partita
rule-MB-60 = Dopo la sparatoria del round 3 tutte le talpe nascoste sono rivelate e contano per il loro valore in scagnozzi. Chi ne ha di più in un quartiere ne prende le casse; in caso di parità nessuno. Contano anche le casse prese prima.
rule-MB-61 =
    Chi ha più casse vince. In caso di parità vince il giocatore che non è nel mirino del procuratore.
    Decisione: se è ancora al centro, la vittoria è condivisa.

## Examples

rules-mob-section-examples = Un esempio
rule-MB-E1 = Caricare (MB-21): il nero dà 2, il bianco 3. O il dado bianco indica il quartiere, e due scagnozzi salgono sull’auto per Chinatown; oppure lo indica il nero, e tre salgono su quella per Harlem.

## Knowledge

rules-mob-section-known = Che cosa può sapere un giocatore
rules-mob-intro-known = Tutto è pubblico, tranne tre cose: i valori delle talpe nascoste dell’avversario (dove stanno e quale è quale si sa), le talpe piazzate prima che entrambi abbiano finito, e i dadi non ancora lanciati. Le proprie talpe si possono guardare in ogni momento.
