### Che cosa porta una mossa di Tammany Hall, e che cosa è chiesto: per i suggerimenti, l’allenatore e l’analisi. Detto di chi muove.

tammany-coach-alone =
    Quartiere { $ward }: { $count ->
        [one] un capo-quartiere, e nessun altro
       *[other] { $count } capi-quartiere, e nessun altro
    }; il quartiere porta { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $gift ->
        [cube] {" "}e un cubetto dal sacchetto
        [chip] {" "}e un segnalino favore
       *[none] {""}
    }.
tammany-coach-leads =
    Quartiere { $ward }: { $count ->
        [one] un capo-quartiere
       *[other] { $count } capi-quartiere
    } contro { $rival } di { fact-target }; il quartiere porta { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $gift ->
        [cube] {" "}e un cubetto dal sacchetto
        [chip] {" "}e un segnalino favore
       *[none] {""}
    }.
tammany-coach-level =
    Quartiere { $ward }: { $count ->
        [one] un capo-quartiere, in parità
       *[other] { $count } capi-quartiere, in parità
    } con { fact-target } ({ $rival }); la parità non vince nulla, decideranno i segnalini per { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tammany-coach-behind =
    Quartiere { $ward }: { $count ->
        [one] un capo-quartiere
       *[other] { $count } capi-quartiere
    } contro { $rival } di { fact-target }, con { $points ->
        [one] un punto
       *[other] { $points } punti
    } in palio.
tammany-coach-nation =
    Cubetti { tammany-fact-colours } nei quartieri in cui è in testa: { $count ->
        [one] uno
       *[other] { $count }
    } (miglior rivale: { $rival ->
        [0] nessuno
        [one] uno
       *[other] { $rival }
    }); all’elezione chi ne ha di più prende tre segnalini.
tammany-coach-reach =
    Con tutti i segnalini che contano nel quartiere { $ward }: { $count ->
        [one] un voto
       *[other] { $count } voti
    }; { fact-target } può arrivare a { $rival }.
tammany-coach-end =
    { $count ->
        [one] Il segnalino calunnia resta: un punto alla fine della partita.
       *[other] Restano { $count } segnalini calunnia: un punto ciascuno alla fine della partita.
    }
tammany-coach-own =
    Con i segnalini che già contano nel quartiere { $ward }: fino a { $count ->
        [one] un voto
       *[other] { $count } voti
    }.
tammany-coach-chip =
    { $count ->
        [one] Così c’è un segnalino { tammany-fact-colour }; conta
       *[other] Così ci sono { $count } segnalini { tammany-fact-colours }; contano
    } in { $wards ->
        [0] nessun quartiere con un proprio capo-quartiere.
        [one] un quartiere con un proprio capo-quartiere.
       *[other] { $wards } quartieri con un proprio capo-quartiere.
    }
tammany-coach-no-chip = Nella riserva non restano segnalini { tammany-fact-colours }: il cubetto non ne porta.
tammany-coach-counts =
    D’ora in poi nel quartiere { $ward } { $count ->
        [one] conta un segnalino { tammany-fact-colour }.
       *[other] contano { $count } segnalini { tammany-fact-colours }.
    }
tammany-coach-cubes =
    { $count ->
        [0] Il quartiere { $ward } non ha più cubetti { tammany-fact-colours }.
        [one] Il quartiere { $ward } ha così un cubetto { tammany-fact-colour }.
       *[other] Il quartiere { $ward } ha così { $count } cubetti { tammany-fact-colours }.
    }
tammany-coach-silences =
    L’ultimo cubetto { tammany-fact-colour } lascia il quartiere { $ward }: { $count ->
        [one] un segnalino di { fact-target } lì non conta più.
       *[other] { $count } segnalini di { fact-target } lì non contano più.
    }
tammany-coach-lock =
    Il quartiere { $ward } resta com’è fino all’elezione: { $count ->
        [0] nessun capo-quartiere proprio
        [one] un capo-quartiere proprio
       *[other] { $count } capi-quartiere propri
    }, il rivale più forte { $rival }.
tammany-coach-slander =
    A { fact-target } { $count ->
        [0] non restano capi-quartiere
        [one] resta un capo-quartiere
       *[other] restano { $count } capi-quartiere
    } nel quartiere { $ward }, contro { $mine }.
tammany-coach-price =
    Costa { $count ->
        [one] un segnalino { tammany-fact-colour }
       *[other] { $count } segnalini { tammany-fact-colours }
    }; resto: { $left }.
tammany-coach-bid-sure =
    { $count ->
        [one] Un voto
       *[other] { $count } voti
    } nel quartiere { $ward } ({ $bosses } + { $chips }): { fact-target } può arrivare solo a { $rival }. Vinto di sicuro.
tammany-coach-bid-risky =
    { $count ->
        [one] Un voto
       *[other] { $count } voti
    } nel quartiere { $ward } ({ $bosses } + { $chips }); { fact-target } può arrivare a { $rival }.
tammany-coach-bid-left =
    { $count ->
        [0] Non resta nessun segnalino
        [one] Resta un segnalino
       *[other] Restano { $count } segnalini
    } per { $wards ->
        [0] nessun altro quartiere con un capo-quartiere.
        [one] un altro quartiere con un capo-quartiere.
       *[other] { $wards } altri quartieri con un capo-quartiere.
    }
tammany-coach-appoint =
    { fact-target } ha { $points ->
        [one] un punto
       *[other] { $points } punti
    } e riceve la carica: { tammany-fact-office }.

## The move as a choice

tammany-coach-do-bid =
    Punta { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    }{ tammany-fact-by-nation }

## What is asked, and what for

tammany-coach-ask-place =
    Piazza { $count ->
        [one] ancora un pezzo
       *[other] { $count } pezzi
    }: i capi-quartiere sono voti nel loro quartiere, un cubetto porta un segnalino favore. { $years ->
        [0] L’elezione è alla fine di quest’anno.
        [one] L’elezione è tra un anno.
       *[other] L’elezione è tra { $years } anni.
    }
tammany-coach-ask-rest = Hai finito di piazzare. Usa la tua carica o calunnia se vuoi, poi finisci il turno.
tammany-coach-ask-bid =
    Vota il quartiere { $ward }, per { $points ->
        [one] un punto
       *[other] { $points } punti
    }. I capi-quartiere contano da soli; i segnalini puntati sono spesi, chiunque vinca.
tammany-coach-ask-bonus-cube = Il quartiere è tuo. Metti un cubetto dal sacchetto dove la sua nazione ti aiuta.
tammany-coach-ask-bonus-chip = Il quartiere è tuo. Prendi un segnalino favore della nazione che incontri più spesso.
tammany-coach-ask-appoint = Sei il sindaco. Assegna le cariche in modo da aiutare il meno possibile chi è in testa.
