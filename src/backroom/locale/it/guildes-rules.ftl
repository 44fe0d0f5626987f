### Guildes: le regole con parole nostre, un messaggio per ogni numero di regola.
### Una riga che comincia con "Decisione:" stabilisce ciò che il regolamento lascia aperto; "Ricostruito:" segna ciò che può essere diverso sulle carte.
### Quali regole in quale sezione, e in che ordine: games/guildes/help.toml.

rules-guildes-title = Guildes: le regole
rules-guildes-ruling = Decisione
rules-guildes-intro = Portyl elegge il suo capo in tre scrutini. A ogni scrutinio mani di carte gilda fanno il giro del tavolo; ognuno tiene una carta alla volta, poi gioca la maggior parte di quelle tenute. Segue un conteggio, in cui ogni gilda dà i suoi voti a chi ha più carte sue. Ciò che è sul tavolo resta lì, così le maggioranze crescono da un conteggio all’altro. Vince chi ha più voti dopo il terzo conteggio. Ogni regola ha un numero, per esempio GU-31; dove il regolamento tace il testo dice «Decisione», e dove una cifra stampata non è sicura dice «Ricostruito».

## Carte

rules-guildes-section-cards = Le carte
rules-guildes-intro-cards = Le cifre ricostruite si possono correggere dalle carte stampate: copia printed.toml, cambialo e gioca con --data FILE.
rule-GU-01 =
    Ci sono 110 carte gilda: dieci gilde e la Milizia. Una gilda ha tante carte quanto paga il suo primo conteggio. Che cosa pagano i conteggi, per posto:
    Pescatori, 5 carte ◊: 5; poi 5, 3 ◊; poi 5, 3 ◊.
    Contadini ◊, 6 carte ◊: 6; poi 6, 3 ◊; poi 6, 3, 1 ◊.
    Artigiani, 7 carte: 7; poi 7, 4; poi 7, 4, 1.
    Studiosi, 8 carte: 8; poi 8, 4 ◊; poi 8, 4, 2 ◊.
    Mercanti ◊, 9 carte ◊: 9; poi 9, 4 ◊; poi 9, 4, 2 ◊.
    Borghesi, 10 carte ◊: 10; poi 10, 7 ◊; poi 10, 7 ◊.
    Cavalieri, 11 carte: 11; poi 11, 5 ◊; poi 11, 5, 3.
    Nobili, 12 carte ◊: 12; poi 12, 6 ◊; poi 12, 6, 3 ◊.
    Sacerdoti, 13 carte ◊: 13; poi 13, 6 ◊; poi 13, 6, 3 ◊.
    Alchimisti, 14 carte ◊: 14; poi 14, 6 ◊; poi 14, 6, 3, 1 ◊.
    Milizia, 15 carte: 3 voti per carta, a ogni conteggio.
    ◊ Ricostruito: i nomi Contadini e Mercanti, e tutte le cifre tranne queste: Artigiani; l’8 degli Studiosi; l’11 e il terzo conteggio dei Cavalieri; la Milizia.
rule-GU-02 =
    Ci sono sei carte evento, e ognuna mostra in che verso passano le mani: una carta in meno, a destra; le parità non contano, a sinistra; niente gioco simultaneo, a destra; ridistribuzione, a sinistra; una o due carte, a destra; coperta, a sinistra.
    ◊ Ricostruito: i versi.
rule-GU-03 =
    Ci sono nove colpi bassi con lettere: A protezione, B scambio fra due giocatori, C sacrificio, D pesca dagli scarti, E mano per tableau, F Cavalieri ±1, G Nobili ±1, H Sacerdoti ±1, I Alchimisti ±1.
    ◊ Ricostruito: quale lettera va con quale.
rule-GU-08 = Tutto ciò che è ricostruito sta in un solo file. Chi possiede il gioco può correggerne una copia; alla lettura si controlla che ogni gilda abbia tante carte quanto paga il primo conteggio, che le carte siano 110, che ogni conteggio abbia i suoi posti, e che ci siano sei eventi e nove lettere diverse.

## Preparazione

rules-guildes-section-setup = Preparazione
rule-GU-10 = In 3 si tolgono tutti gli Alchimisti e 3 carte Milizia. A ogni scrutinio ognuno riceve 10 carte e ne gioca 8.
rule-GU-11 = In 4 non si toglie nulla. A ogni scrutinio ognuno riceve 9 carte e ne gioca 7.
rule-GU-12 = In 5 non si toglie nulla. A ogni scrutinio ognuno riceve 7 carte e ne gioca 5.
rule-GU-13 = In 6 non si toglie nulla. A ogni scrutinio ognuno riceve 6 carte e ne gioca 5.
rule-GU-14 = Ci sono tre scrutini. Il mazzo si mescola una volta sola; per ogni scrutinio si distribuisce da ciò che ne resta. Le carte tolte all’inizio non tornano mai.
rule-GU-15 = A ogni scrutinio si pesca una carta evento. Mostra in che verso passano le mani, poi esce dal gioco. Il suo testo vale solo nella variante con eventi.
rule-GU-16 = Uno scrutinio comincia in quest’ordine, prima che qualcuno scelga: distribuzione, evento, colpi bassi (in quella variante).
rule-GU-17 = Decisione: c’è un solo mazzo di scarti per tutta la partita, e non si ridistribuisce mai. Le carte non distribuite alla fine restano nascoste.

## Turno

rules-guildes-section-round = Uno scrutinio
rule-GU-20 = Scelta: ognuno prende in segreto una carta della mano e passa il resto nel verso dello scrutinio, tutti insieme, finché non restano carte. Si può sempre guardare ciò che si è preso.
rule-GU-21 = Gioco: ognuno gioca una carta coperta; tutte si scoprono insieme e restano nel tableau del proprietario. Si continua finché ognuno ha giocato il numero di carte dello scrutinio.
rule-GU-22 = Le carte non giocate si scartano. Con i colpi bassi, un po’ più tardi: si veda GU-51.
rule-GU-23 = Poi si contano i voti. I tableau restano per gli scrutini seguenti.
rule-GU-24 =
    Una carta presa si tiene.
    Decisione: finché l’ultimo giocatore non ha scelto si può cambiare la propria scelta, che si prenda, si giochi o si metta da parte; quando tutti hanno scelto è definitiva.
rule-GU-25 = Decisione: l’ultima carta di una mano si prende in automatico; sta nel registro come le altre.

## Conteggio

rules-guildes-section-count = Il conteggio
rule-GU-30 = In ogni gilda i giocatori con almeno una carta sono ordinati per numero di carte. Il primo conteggio paga il primo posto, il secondo i primi due, il terzo i primi tre (Pescatori e Borghesi solo due, Alchimisti quattro), ognuno con i suoi valori.
rule-GU-31 = I giocatori in parità si dividono, per difetto, ciò che pagano insieme i posti che occupano; i posti che non pagano non aggiungono nulla. Chi viene dopo n giocatori in parità ha il posto dopo i loro.
rule-GU-32 = Milizia: 3 voti per ogni carta Milizia del tableau, a ogni conteggio.
rule-GU-33 = Dopo il terzo conteggio vince chi ha più voti. Una parità è una vittoria condivisa.
rule-GU-34 = Ordine di un conteggio: le carte vere, poi i ±1 dei colpi bassi, poi GU-41 se è in vigore (una volta), poi i posti.

## Esempi

rules-guildes-section-examples = Esempi
rule-GU-E1 = Primo conteggio: tre giocatori in parità fra gli Studiosi, che pagano 8: 8 diviso 3, arrotondato per difetto, fa 2 ciascuno.
rule-GU-E2 = Secondo conteggio: due giocatori in parità in testa agli Artigiani: (7 + 4) diviso 2, arrotondato per difetto, fa 5 ciascuno, e nessuno è secondo.
rule-GU-E3 = Secondo conteggio: un giocatore è in testa agli Artigiani e riceve 7. Due sono in parità dietro: 4 diviso 2 fa 2 ciascuno.
rule-GU-E4 = Terzo conteggio: due giocatori in parità in testa agli Artigiani ricevono 5 ciascuno; il seguente ha il terzo posto e riceve 1.
rule-GU-E5 = Terzo conteggio: come prima, ma due giocatori sono in parità dietro: 1 diviso 2, arrotondato per difetto, niente.
rule-GU-E6 = Terzo conteggio: quattro giocatori in parità in testa ai Cavalieri: (11 + 5 + 3) diviso 4, arrotondato per difetto, fa 4 ciascuno; gli altri niente.
rule-GU-E7 = Terzo conteggio: un giocatore è in testa agli Artigiani e riceve 7. Due sono in parità dietro: (4 + 1) diviso 2, arrotondato per difetto, fa 2 ciascuno; gli altri niente.
rule-GU-E8 = Un giocatore con 3 carte Milizia riceve 9 voti al primo conteggio, e ancora 9 a ogni conteggio seguente se il loro numero non cambia.
rule-GU-E9 = Le parità non contano, secondo conteggio: due giocatori in parità in testa agli Artigiani, un terzo ne ha meno. I due non vengono considerati; il terzo è primo e riceve 7.
rule-GU-E10 = Le parità non contano, secondo conteggio: alcuni in parità in testa agli Alchimisti, altri in parità dietro. Tutti questi non vengono considerati; si ordinano solo quelli che non sono in parità con nessuno.
rule-GU-E11 = Un rivale ha 2 Alchimisti e gli giochi Alchimisti −1: questo conteggio gliene conta 1. Dopo ne ha di nuovo 2.
rule-GU-E12 = Una carta in meno in 4: ognuno gioca 6 carte invece di 7.

## Eventi

rules-guildes-section-events = Variante: eventi
rule-GU-40 = Una carta in meno: in questo scrutinio si gioca una carta in meno.
rule-GU-41 = Le parità non contano: in questo conteggio, in ogni gilda, tutti i giocatori che hanno tante carte quante un altro (almeno una) non vengono considerati, e gli altri si ordinano senza di loro. La Milizia non è toccata.
rule-GU-42 =
    Niente gioco simultaneo: si gioca una carta scoperta alla volta. Si sorteggia un primo giocatore; si va verso destra, qualunque sia il verso di passaggio. Quando ognuno ha giocato una carta, il posto a destra diventa primo.
    Decisione: il primo giocatore si sorteggia dopo la scelta delle carte.
rule-GU-43 =
    Ridistribuzione: dopo la scelta e prima del gioco ognuno mette da parte in segreto una carta; si mescolano e si ridistribuiscono, una a testa.
    Decisione: si può ricevere la propria.
rule-GU-44 = Una o due carte: si giocano alternativamente due carte e una, fino ad arrivare al numero dello scrutinio: in 3 giocatori 2-1-2-1-2, in 4 1-2-1-2-1, in 5 e 6 2-1-2. Le carte di un passo si scoprono insieme.
rule-GU-45 = Coperta: una carta resta nascosta finché tutti non hanno giocato la successiva. L’ultima si scopre insieme alla precedente.
rule-GU-46 = C’è un evento per scrutinio; gli eventi non si combinano mai.

## Colpi bassi

rules-guildes-section-tricks = Variante: colpi bassi
rule-GU-50 =
    All’inizio di uno scrutinio ognuno riceve a caso un colpo basso, visibile a tutti, mai quello dello scrutinio precedente. Senza Alchimisti (3 giocatori) la carta I non si usa.
    Decisione: si danno nell’ordine dei posti, ciascuno fra le carte rimaste senza quella.
rule-GU-51 = Dopo il gioco e prima del conteggio, nell’ordine delle lettere, ognuno usa il colpo basso o no. Le sue carte non giocate si scartano solo allora. Dopo il conteggio tutti i colpi bassi si rimescolano.
rule-GU-52 = A, protezione: fino al conteggio nessun colpo basso altrui può toccare te o il tuo tableau, nemmeno per aiutare.
rule-GU-53 = B, scambio: una carta del tableau di un giocatore cambia posto con una di un altro; entrambi devono essere senza protezione, e puoi essere uno dei due.
rule-GU-54 = C, sacrificio: scarta un Borghese, Cavaliere, Nobile, Sacerdote o Alchimista del tuo tableau, poi qualsiasi altra carta in gioco, anche una Milizia o una tua, se il proprietario è senza protezione. Entrambe o niente.
rule-GU-55 =
    D, pesca: mescola gli scarti, pesca due carte, mettine una nel tuo tableau e scarta l’altra.
    Decisione: solo tu vedi l’altra; se c’è un solo scarto lo peschi e lo giochi, se non ce n’è puoi solo rinunciare; una volta pescato se ne deve giocare una; le tue carte non giocate non sono ancora fra gli scarti.
rule-GU-56 = E, mano per tableau: riprendi una carta del tuo tableau e giocane una che hai ancora in mano. La carta ripresa si scarta con le altre.
rule-GU-57 =
    Da F a I: su qualsiasi tableau senza protezione, anche il tuo, una carta di quella gilda in più o in meno, solo per questo conteggio.
    Decisione: un numero non scende sotto zero, e una carta in più per chi non ne ha vale come averne una.
rule-GU-58 = Ciò che cambiano B, C, D ed E resta cambiato; da F a I finiscono con il conteggio.

## Rifiuti

rules-guildes-section-refusals = Quando una mossa è rifiutata
rule-GU-60 = Una mossa di un’altra fase, o di chi non deve agire, è rifiutata.
rule-GU-61 = Si può prendere, giocare, mettere da parte o sacrificare solo una carta che c’è.

## Che cosa si sa

rules-guildes-section-known = Che cosa può sapere un giocatore
rule-GU-70 = Mani, carte prese e carte non ancora scoperte sono note solo al proprietario.
rule-GU-71 = Che qualcuno ha scelto è pubblico; che cosa, no.
rule-GU-72 = Le carte non giocate si scartano coperte: è pubblica solo la grandezza della pila, e si conoscono le proprie.
rule-GU-73 = Le due carte di un sacrificio escono scoperte. La carta non tenuta con D la conosce solo chi l’ha pescata.
rule-GU-74 = Mazzo e ridistribuzione sono segreti. Tableau, voti, evento, colpi bassi e grandezze di mani e pile sono pubblici. Ciò che ricordi delle mani passate è tuo: puoi farti elencare le carte viste di persona.
