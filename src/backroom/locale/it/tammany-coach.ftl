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
    } con { fact-target } ({ $rival }). Con una parità non si vince nulla: decideranno i segnalini, per { $points ->
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
    Cubetti { tammany-fact-colours } nei quartieri controllati: { $count ->
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
        [one] Così c’è un segnalino { tammany-fact-colour }
       *[other] Così ci sono { $count } segnalini { tammany-fact-colours }
    }; nei quartieri con un proprio capo-quartiere { $wards ->
        [0] per ora nessun effetto.
        [one] vale in uno.
       *[other] vale in { $wards }.
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
    Nel quartiere { $ward } non entrano più capi-quartiere né cubetti fino al termine dell’elezione. Lì: { $count ->
        [0] nessun capo-quartiere proprio
        [one] un capo-quartiere proprio
       *[other] { $count } capi-quartiere propri
    }, { $rival } del rivale più forte.
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
    }; rimasti: { $left }.
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
    }{ $wards ->
        [0] , e nessun altro quartiere con un proprio capo-quartiere deve ancora votare.
        [one] {" "}per un altro quartiere con un proprio capo-quartiere.
       *[other] {" "}per altri { $wards } quartieri con un proprio capo-quartiere.
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
tammany-coach-ask-rest =
    Hai finito di piazzare. { $can ->
        [office] Puoi ancora usare la tua carica;
        [slander] Puoi ancora calunniare un rivale;
        [spread] Puoi estendere la calunnia a un quartiere vicino;
       *[both] Puoi ancora usare la tua carica e calunniare un rivale;
    } poi finisci il turno.
tammany-coach-ask-bid =
    Vota il quartiere { $ward }, per { $points ->
        [one] un punto
       *[other] { $points } punti
    }. I capi-quartiere contano da soli; i segnalini puntati sono spesi, chiunque vinca.
tammany-coach-ask-bonus-cube = Il quartiere è tuo. Metti un cubetto dal sacchetto dove la sua nazione ti aiuta.
tammany-coach-ask-bonus-chip = Il quartiere è tuo. Prendi un segnalino favore della nazione che incontri più spesso.
tammany-coach-ask-appoint = Sei il sindaco. Assegna le cariche in modo da aiutare il meno possibile chi è in testa.

## Where to look, without naming the move: a puzzle’s first hint

tammany-coach-look =
    { $about ->
        [alone] C’è un quartiere senza capi-quartiere avversari?
        [leads] Cerca un quartiere in cui puoi essere in testa senza nessuno alla pari.
        [level] Dove un avversario è in testa per un solo capo-quartiere? Una parità toglie il quartiere anche a lui.
        [behind] Non serve essere in testa ovunque con i capi-quartiere: cerca dove i segnalini possono colmare il distacco.
        [bid-sure] Conta il massimo che ogni avversario può raggiungere in questo quartiere: i capi-quartiere e tutti i segnalini che vi contano. Che cosa è certo?
        [bid-risky] La certezza ha un prezzo. Che cosa oseranno qui gli avversari, e dove ti serviranno i segnalini più tardi?
        [chip] Di quale nazione sono i cubetti dove stanno i tuoi capi-quartiere?
        [counts] In quale quartiere comincerebbero a contare segnalini che hai già?
        [cubes] Guarda le nazioni: dove si vinceranno i loro cubetti, e chi li vincerà?
        [reach] Guarda un quartiere in cui decidono i segnalini.
        [silences] L’ultimo cubetto di quale nazione fa ancora contare i segnalini di un avversario?
        [lock] Quale quartiere vorresti lasciare esattamente così?
        [slander] Cerca un quartiere in cui un capo-quartiere avversario in meno cambia chi è in testa.
        [appoint] Chi è avanti nei punti, e quale carica gli servirebbe meno?
        [end] Non devi fare altro. Che cosa ti costerebbe continuare?
       *[other] Guarda i quartieri con capi-quartiere di più giocatori.
    }
