### Che cosa porta una mossa di MOB: Big Apple, e che cosa è chiesto: per i suggerimenti, l’allenatore e l’analisi. Detto di chi muove.

## Facts in words: a district with both sides and its crates; the rival’s hidden moles leave room

mob-coach-range =
    { $sure ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    }
mob-coach-rival =
    { $most ->
        [0] nessuno
       *[other] { mob-coach-range }
    }
mob-coach-prize =
    { $crates ->
        [0] nessuna cassa
        [one] una cassa
       *[other] { $crates } casse
    }

mob-coach-side =
    { $count } in tutto{ $moles ->
        [0] {""}
       *[other] {" "}(talpe proprie: { $moles })
    }
mob-coach-ahead = { mob-district }: { mob-coach-side } contro { mob-coach-rival }, per ora in vantaggio; in palio: { mob-coach-prize }.
mob-coach-open = { mob-district }: { mob-coach-side } contro { mob-coach-rival }; decideranno le talpe nascoste; in palio: { mob-coach-prize }.
mob-coach-level = { mob-district }: { mob-coach-side } contro { mob-coach-rival }, in parità; in palio: { mob-coach-prize }.
mob-coach-behind = { mob-district }: { mob-coach-side } contro { mob-coach-rival }, in svantaggio; in palio: { mob-coach-prize }.
mob-coach-safe =
    { $count ->
        [one] Uno scagnozzo scende
       *[other] { $count } scagnozzi scendono
    } dall’auto, al riparo dai colpi; { $left ->
        [0] non vi resta nessuno
        [one] ve ne resta uno
       *[other] ve ne restano { $left }
    } ({ mob-fact-car }).
mob-coach-load =
    { $count ->
        [0] Non sale nessuno
        [one] Sale uno scagnozzo
       *[other] Salgono { $count } scagnozzi
    }: { mob-fact-car } ne porta { $car } su 3.
mob-coach-lost =
    { $count ->
        [one] Uno non trova posto e torna nella riserva.
       *[other] { $count } non trovano posto e tornano nella riserva.
    }
mob-coach-left =
    { $count ->
        [0] In magazzino non resta nessuno.
        [one] In magazzino resta uno scagnozzo.
       *[other] In magazzino restano { $count } scagnozzi.
    }
mob-coach-pay =
    Costo: { mob-fact-henchmen }; { $left ->
        [0] in magazzino non resta nessuno.
        [one] in magazzino ne resta uno.
       *[other] in magazzino ne restano { $left }.
    }
mob-coach-fullest =
    Auto più piena: { mob-fact-car }, con { $count ->
        [one] uno scagnozzo. Una volta sceso, nessuno sparo lo raggiunge.
       *[other] { $count } scagnozzi. Una volta scesi, nessuno sparo li raggiunge.
    }
mob-coach-prey =
    Auto più piena del rivale: { mob-fact-car }, con { $count ->
        [one] uno scagnozzo.
       *[other] { $count } scagnozzi.
    }
mob-coach-icon = La casella permette anche: { mob-fact-action }.
mob-coach-switch = Poi { mob-fact-car-second } ne porta { $car } e { mob-fact-car } { $count }.
mob-coach-worth = La talpa vale { $count }; lo sa solo chi la possiede.
mob-coach-takes =
    { $count ->
        [one] Così la cassa vinta è una
       *[other] Così le casse vinte sono { $count }
    }, il rivale ne ha { $rival }.
mob-coach-attorney = Il procuratore è sulla casella { $space } dalla parte di { fact-target }. Alla fine del round { fact-other } potrebbe: { mob-fact-part }.
mob-coach-attorney-back = Il procuratore resta dalla parte di { fact-target }, ma solo sulla casella { $space }. Alla fine del round { fact-other } potrebbe: { mob-fact-part }.
mob-coach-expose = La talpa nascosta { mob-fact-in } vale { mob-coach-range }: viene scoperta e diventa altrettanti uomini.
mob-coach-shoot =
    Tra i { $of } quartieri che { $die ->
        [black] il dado nero
       *[white] il dado bianco
    } può indicare, auto del rivale con uomini a bordo: { $count ->
        [0] nessuna
        [one] una
       *[other] { $count }
    }, al massimo { $most } per auto.
mob-coach-roll =
    { $count ->
        [one] Uno scagnozzo
       *[other] { $count } scagnozzi
    } in magazzino, { $room ->
        [0] nessun posto libero
        [one] un posto libero
       *[other] { $room } posti liberi
    } nelle auto.
mob-coach-moles =
    Le due talpe da 3 stanno in quartieri con { $count ->
        [one] una cassa in tutto.
       *[other] { $count } casse in tutto.
    }
mob-coach-start = { fact-target } gioca per primo, { fact-other } per secondo.

## What is asked, and what for

mob-coach-ask-moles = Metti una talpa in ogni quartiere: alla fine contano come uomini, e nessuno vede quanto valgono le tue.
mob-coach-ask-roll =
    Carica un’auto con i dadi, o tieni gli uomini per il tabellone delle azioni. { $count ->
        [one] Resta uno scagnozzo
       *[other] Restano { $count } scagnozzi
    } per il round { $round }.
mob-coach-ask-load = Un dado indica l’auto, l’altro quanti salgono. Scegli tu quale fa cosa.
mob-coach-ask-space =
    Paga una casella libera con degli scagnozzi; ci restano fino alla fine del round { $round }. { $count ->
        [one] Ne resta uno.
       *[other] Ne restano { $count }.
    }
mob-coach-ask-action = Fai ciò che dice la casella, nell’ordine che vuoi.
mob-coach-ask-bonus = Il procuratore lavora per te: prendi il suo bonus.
mob-coach-ask-start = Scegli chi comincia il prossimo round.

## Where to look, without naming the move: a puzzle’s first hint

mob-coach-look =
    { $about ->
        [switch] Guarda le tue auto: in quale quartiere varranno di più gli uomini a bordo?
        [drive] Guarda le tue auto: chi farebbe meglio a scendere prima che si spari?
        [switch-drive] Guarda le tue auto: chi è in quella sbagliata, e chi farebbe meglio a scendere?
        [mole] Guarda le tue talpe: dove ce n’è una sprecata, e dove sarebbe decisiva?
        [crate] Guarda le casse: quali stanno dove sei in testa, e quali no?
        [attorney] Guarda il procuratore: da quale parte starà alla fine del round?
        [shoot] Guarda le auto avversarie: quale dado indica quelle con qualcuno a bordo?
        [expose] Guarda le talpe nascoste: quale lascia incerto un quartiere?
        [roll] Conta i tuoi uomini e i posti liberi.
        [load] Conta i posti liberi: chi non ne troverebbe?
        [end] Fare meno può rendere di più: che cosa guasterebbe il resto del turno?
       *[other] Conta ogni quartiere: chi è in testa, e di quanto almeno?
    }
