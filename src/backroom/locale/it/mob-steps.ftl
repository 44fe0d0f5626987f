### Ciò che racconta la cronologia di MOB: Big Apple: un messaggio per ogni tipo di passo, e ciò che un annullamento disfa.

## Facts in words

mob-fact-part =
    { $part1 ->
        [expose] smascherare una talpa
        [add] aggiungere una cassa
       *[steal] rubare una cassa
    }{ $part2 ->
        [none] {""}
        [expose] , poi smascherare una talpa
        [add] , poi aggiungere una cassa
       *[steal] , poi rubare una cassa
    }{ $part3 ->
        [none] {""}
        [expose] , poi smascherare una talpa
        [add] , poi aggiungere una cassa
       *[steal] , poi rubare una cassa
    }
mob-fact-then =
    { $icon ->
        [none] {""}
        [expose] {" + "}smascherare
        [shoot] {" + "}sparare
        [add] {" + "}cassa
       *[attorney] {" + "}procuratore
    }

## Set-up and dice

mob-step-moles = { fact-seat } ha piazzato le sue sei talpe.
mob-step-opening = { fact-seat } lancia { $black } e { $white } per l’inizio: { $total }.
mob-step-opening-tie = Parità: entrambi rilanciano.
mob-step-opening-first = { fact-seat } ha la somma più alta e comincia.
mob-step-dice = { fact-seat } lancia nero { $black }, bianco { $white }: { mob-fact-henchmen } per { mob-fact-district } o { $count2 } per { mob-fact-second }.

## Moves

mob-step-load =
    { fact-seat } carica { mob-fact-car }: { $count ->
        [0] non sale nessuno
        [one] sale uno scagnozzo
       *[other] salgono { $count } scagnozzi
    }{ $lost ->
        [0] {""}
        [one] , uno non trova posto
       *[other] , { $lost } non trovano posto
    } ({ $car } su 3).
mob-step-emptied = { fact-seat } ha svuotato il magazzino e ha finito per questo round.
mob-step-sent-back =
    { fact-seat } non può pagare nessuna casella libera: { $count ->
        [one] l’ultimo scagnozzo torna
       *[other] gli ultimi { $count } scagnozzi tornano
    } nella riserva.
mob-step-space = { fact-seat } paga { $count }: { mob-fact-row }{ mob-fact-then }.
mob-step-switch = { fact-seat } fa cambiare auto a { mob-fact-henchmen }: { mob-fact-from } { mob-fact-to-second }.
mob-step-drive = { fact-seat } porta { mob-fact-henchmen } { mob-fact-in }.
mob-step-mole = { fact-seat } sposta { mob-fact-mole } { mob-fact-from } { mob-fact-to-second }.
mob-step-crate = { fact-seat } sposta una cassa { mob-fact-from } { mob-fact-to-second }.
mob-step-attorney = { fact-seat } spinge il procuratore: casella { $space } dalla parte di { fact-target }. Alla fine del round { fact-other } potrà { mob-fact-part }.
mob-step-attorney-crate = Il procuratore non può andare oltre: { fact-seat } prende una cassa { mob-fact-from }.
mob-step-add = { fact-seat } aggiunge una cassa { mob-fact-in }.
mob-step-steal = { fact-seat } ruba una cassa { mob-fact-from }.
mob-step-rolls = { fact-seat } lancia i dadi per un’auto.
mob-step-expose = { fact-seat } smaschera { mob-fact-mole }.
mob-step-exposed =
    { fact-seat } smaschera { mob-fact-mole } di { fact-target } { mob-fact-in }: valeva { $value }, e { $count ->
        [0] non arriva nessuno: la riserva è vuota
        [one] arriva uno scagnozzo
       *[other] arrivano { $count } scagnozzi
    }.
mob-step-shoot = { fact-seat } spara con { mob-fact-die }.
mob-step-hit = Un { $face }. Colpito { mob-fact-in }: { fact-target } perde { mob-fact-henchmen }.
mob-step-missed = Un { $face }. Mancato { mob-fact-in }: l’auto di { fact-target } è vuota.
mob-step-end = { fact-seat } finisce il turno.
mob-step-decline = { fact-seat } rinuncia al bonus.
mob-step-start = { fact-seat } decide: comincia { fact-target }.
mob-step-retract = { fact-seat } annulla il piazzamento delle talpe.

## The end of a round

mob-step-round-over = Il round { $round } è finito: tutte le auto entrano nei loro quartieri.
mob-step-drive-in =
    { fact-seat }: { $count ->
        [one] uno scagnozzo scende
       *[other] { $count } scagnozzi scendono
    } { mob-fact-in }.
mob-step-bonus = { fact-target } è nel mirino del procuratore; bonus per { fact-seat }: { mob-fact-part }.
mob-step-bonus-nothing = { fact-seat } ha il bonus del procuratore ({ mob-fact-part }), ma non può usarlo.
mob-step-no-bonus = Il procuratore è al centro: nessuno ha un bonus.
mob-step-shoot-out = Sparatoria { mob-fact-in }, { fact-seat } { $mine } contro { fact-other } { $theirs }: ciascuno perde { mob-fact-henchmen }.
mob-step-shoot-out-none = Nessuna sparatoria: le famiglie non condividono nessun quartiere.
mob-step-board-cleared = Gli scagnozzi sul tabellone delle azioni tornano nella riserva.
mob-step-round = Comincia il round { $round }.
mob-step-takes = { fact-seat } prende dalla riserva { mob-fact-henchmen } per il magazzino.
mob-step-takes-none = { fact-seat } non ha scagnozzi nella riserva e salta questo round.
mob-step-says-who-starts = { fact-seat }, nel mirino del procuratore, dice chi comincia.
mob-step-starts-again = Il procuratore è al centro: ricomincia { fact-seat }.

## The verdict

mob-step-revealed = Rivelata { mob-fact-in }: { mob-fact-mole } di { fact-seat } vale { $value }.
mob-step-district-won =
    { fact-seat } vince { mob-fact-in }, { $mine } a { $theirs }, e { $count ->
        [0] non prende nulla: non ci sono casse
        [one] prende una cassa
       *[other] prende { $count } casse
    }.
mob-step-district-tied =
    { $mine } a { $theirs } { mob-fact-in }, parità: { $count ->
        [0] non c’erano casse
        [one] nessuno prende la cassa
       *[other] nessuno prende le { $count } casse
    }.
mob-step-won =
    { fact-seat } vince con { $points ->
        [one] una cassa
       *[other] { $points } casse
    } a { $points2 }.
mob-step-won-attorney =
    { $points ->
        [one] Una cassa
       *[other] { $points } casse
    } ciascuno; { fact-other } è nel mirino del procuratore: vince { fact-seat }.
mob-step-won-shared =
    { $points ->
        [one] Una cassa
       *[other] { $points } casse
    } ciascuno e il procuratore al centro: { fact-seat } e { fact-other } condividono la vittoria.

## The log’s short form: signs of pieces come with $dice, $signs, $piece; **words** are bold

mob-log-moles = piazza sei talpe
mob-log-opening-first = comincia
mob-log-opening = lancia { $dice } per l’inizio
mob-log-dice = lancia { $dice }
mob-log-load =
    carica { mob-fact-district }: { $count ->
        [0] nessuno
        [one] 1 uomo
       *[other] { $count } uomini
    }{ $lost ->
        [0] {""}
        [one] {" "}(**1 perso**)
       *[other] {" "}(**{ $lost } persi**)
    }
mob-log-emptied = ha finito per questo round
mob-log-sent-back =
    ha finito per questo round, { $count ->
        [one] l’ultimo uomo
       *[other] gli ultimi { $count } uomini
    } in riserva
mob-log-space = paga { $count } { $signs }
mob-log-switch =
    fa cambiare auto a { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } { mob-fact-from } { mob-fact-to-second }
mob-log-drive =
    porta { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } { mob-fact-in }
mob-log-mole = sposta { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-crate = sposta { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-attorney = spinge il procuratore, casella { $space } di { fact-target }
mob-log-attorney-crate = prende { $piece } { mob-fact-from }
mob-log-add = aggiunge { $piece } { mob-fact-in }
mob-log-steal = ruba { $piece } { mob-fact-from }
mob-log-exposed =
    smaschera { $piece } { mob-fact-in }: **valeva { $value }**, { $count ->
        [0] non arriva nessuno
        [one] arriva 1 uomo
       *[other] arrivano { $count } uomini
    }
mob-log-hit =
    spara { $dice } { mob-fact-in }: **colpito**, { fact-target } perde { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }
mob-log-missed = spara { $dice } { mob-fact-in }: nessuno
mob-log-end = chiude il turno
mob-log-decline = rinuncia al bonus
mob-log-takes =
    prende { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } dalla riserva

## Lo stesso alla fine di un round, dove ogni voce nomina di chi parla

mob-log-round-over = **Il round { $round } è finito**: arrivano le auto
mob-log-drive-in =
    { fact-seat }: { $count ->
        [one] scende 1 uomo
       *[other] scendono { $count } uomini
    } { mob-fact-in }
mob-log-no-bonus = Procuratore al centro: nessun bonus
mob-log-shoot-out = { $signs } { mob-district }, { fact-seat } { $mine }, { fact-other } { $theirs }: **ne cadono { $count } per parte**
mob-log-shoot-out-none = { $signs } nessuna sparatoria
mob-log-start = decide: comincia { fact-target }
mob-log-starts-again = comincia ancora
mob-log-revealed = { $piece } { mob-fact-in } vale **{ $value }**
mob-log-district-won =
    { mob-district }, { $mine } a { $theirs }: **{ fact-seat }** { $count ->
        [0] vince, senza casse
       *[other] prende { $count } { $piece }
    }
mob-log-district-tied = { mob-district }, { $mine } a { $theirs }: nessuno prende casse

## What an undo takes back

mob-undo-load = il carico
mob-undo-space = il pagamento di { $count }
mob-undo-switch = { mob-fact-district } → { mob-fact-second }
mob-undo-drive = { mob-fact-henchmen } { mob-fact-in }
mob-undo-mole = { mob-fact-mole } { mob-fact-to-second }
mob-undo-crate = una cassa { mob-fact-from } { mob-fact-to-second }
mob-undo-attorney = lo spostamento del procuratore
mob-undo-attorney-crate = la cassa presa { mob-fact-from }
mob-undo-add = la cassa { mob-fact-in }
mob-undo-steal = la cassa rubata { mob-fact-from }
mob-undo-decline = la rinuncia al bonus
