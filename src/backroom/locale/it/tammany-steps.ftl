### Ciò che racconta la cronologia di Tammany Hall: un messaggio per ogni tipo di passo, e ciò che un annullamento disfa.

## Facts in words: numbers by nation, each with its own dot before it

tammany-fact-by-nation =
    { $green ->
        [0] {""}
        [one] {" "}· { $green } verde
       *[other] {" "}· { $green } verdi
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } bianco
       *[other] {" "}· { $white } bianchi
    }{ $orange ->
        [0] {""}
        [one] {" "}· { $orange } arancione
       *[other] {" "}· { $orange } arancioni
    }{ $blue ->
        [0] {""}
        [one] {" "}· { $blue } azzurro
       *[other] {" "}· { $blue } azzurri
    }
tammany-fact-people =
    { $colour ->
        [green] degli Irlandesi
        [white] degli Inglesi
        [orange] dei Tedeschi
       *[blue] degli Italiani
    }
tammany-fact-votes =
    { $votes ->
        [one] un voto
       *[other] { $votes } voti
    } ({ $bosses ->
        [one] un capo-quartiere
       *[other] { $bosses } capi-quartiere
    }{ $chips ->
        [0] {""}
        [one] {" "}+ un segnalino
       *[other] {" "}+ { $chips } segnalini
    })
tammany-fact-votes-second =
    { $votes2 } ({ $bosses2 ->
        [one] un capo-quartiere
       *[other] { $bosses2 } capi-quartiere
    }{ $chips2 ->
        [0] {""}
        [one] {" "}+ un segnalino
       *[other] {" "}+ { $chips2 } segnalini
    })

## Set-up and years

tammany-step-first = La sorte indica { fact-seat } come primo giocatore.
tammany-step-term = Comincia il mandato { $term }; gioca per primo { fact-seat }.
tammany-step-year = Comincia l’anno { $year }.
tammany-step-zone = Apre la zona { tammany-fact-zone }.
tammany-step-settle = La sorte mette { tammany-fact-cube } nel quartiere { $ward }.
tammany-step-garden =
    { $count ->
        [one] Un cubetto sbarca
       *[other] { $count } cubetti sbarcano
    } a Castle Garden{ tammany-fact-by-nation }.
tammany-step-garden-back =
    { $count ->
        [one] Un cubetto di Castle Garden torna nel sacchetto.
       *[other] { $count } cubetti di Castle Garden tornano nel sacchetto.
    }

## Moves

tammany-step-boss = { fact-seat } piazza un capo-quartiere nel quartiere { $ward }.
tammany-step-cube = { fact-seat } piazza { tammany-fact-cube } nel quartiere { $ward } e prende il segnalino favore corrispondente.
tammany-step-cube-no-chip = { fact-seat } piazza { tammany-fact-cube } nel quartiere { $ward }; non resta alcun segnalino di quel colore.
tammany-step-chip-deputy = { fact-seat }, vice sindaco, prende { tammany-fact-chip }.
tammany-step-chip-bonus = { fact-seat } prende { tammany-fact-chip } come bonus del quartiere { $ward }.
tammany-step-remove = { fact-seat }, capo della polizia, rimette nel sacchetto { tammany-fact-cube } del quartiere { $ward }.
tammany-step-lock = { fact-seat }, presidente del consiglio, chiude il quartiere { $ward }.
tammany-step-move = { fact-seat }, presidente di circoscrizione, sposta { tammany-fact-cube } dal quartiere { $ward } al quartiere { $ward2 }.
tammany-step-slander = { fact-seat } calunnia { fact-target } nel quartiere { $ward }: un capo-quartiere se ne va. Prezzo: un segnalino calunnia e { tammany-fact-chip }.
tammany-step-spread = { fact-seat } estende la calunnia al quartiere { $ward }: anche lì { fact-target } perde un capo-quartiere. Prezzo: { $price } segnalini { tammany-fact-colours }.
tammany-step-end = { fact-seat } finisce il turno.
tammany-step-bid =
    { fact-seat } punta { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    } nel quartiere { $ward }{ tammany-fact-by-nation }.
tammany-step-bid-nothing = { fact-seat } non punta nulla nel quartiere { $ward }.
tammany-step-bid-hidden = { fact-seat } ha puntato nel quartiere { $ward }.
tammany-step-bonus = { fact-seat } piazza { tammany-fact-cube } dal sacchetto nel quartiere { $ward }: il bonus del quartiere { $ward2 }.
tammany-step-appoint = { fact-seat } nomina { fact-target } { tammany-fact-office }.
tammany-step-appoint-last = A { fact-target } va l’ultima carica: { tammany-fact-office }.
tammany-step-retract = { fact-seat } annulla la puntata.

## Election night

tammany-step-election = Comincia l’elezione del mandato { $term }.
tammany-step-votes = Quartiere { $ward }: { fact-seat } ha { tammany-fact-votes }{ tammany-fact-by-nation }.
tammany-step-ward-empty = Nessuno ha un capo-quartiere nel quartiere { $ward }: non è eletto nessuno.
tammany-step-ward-lone = { fact-seat } è solo nel quartiere { $ward } e lo vince senza puntare.
tammany-step-ward-won = { fact-seat } vince il quartiere { $ward } con { tammany-fact-votes } contro { fact-other } con { tammany-fact-votes-second }.
tammany-step-ward-tied = Parità nel quartiere { $ward }: { fact-seat } e { fact-other } hanno { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
} ciascuno, non lo vince nessuno ({ $bosses } + { $chips } contro { $bosses2 } + { $chips2 }).
tammany-step-leader =
    { fact-seat } è leader { tammany-fact-people } ({ $cubes ->
        [one] un cubetto { tammany-fact-colour }
       *[other] { $cubes } cubetti { tammany-fact-colours }
    }) e { $count ->
        [0] non prende segnalini: non ne restano
        [one] prende un segnalino { tammany-fact-colour }
       *[other] prende { $count } segnalini { tammany-fact-colours }
    }.
tammany-step-leader-none = Nessuno è leader { tammany-fact-people }: nessun cubetto { tammany-fact-colour } in un quartiere vinto.
tammany-step-points =
    { fact-seat } { $wards ->
        [0] non ha vinto quartieri
        [one] ha vinto un quartiere
       *[other] ha vinto { $wards } quartieri
    }{ $hall ->
        [yes] , con Tammany Hall
       *[no] {""}
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tammany-step-mayor-wards = { fact-seat } ha vinto più quartieri di tutti ({ $wards }) e diventa sindaco: 3 punti.
tammany-step-mayor-chips = Parità di quartieri a { $wards }; { fact-seat } ha più segnalini favore di tutti e diventa sindaco: 3 punti.
tammany-step-mayor-colour = Parità di quartieri ({ $wards }) e di segnalini; { fact-seat } ha più segnalini { tammany-fact-colours } e diventa sindaco: 3 punti.
tammany-step-mayor-sitting = La parità in testa non si può sciogliere; { fact-seat } resta sindaco: 3 punti.
tammany-step-mayor-none = La parità in testa non si può sciogliere e non c’è un sindaco: la città va avanti senza, e non si assegnano cariche.
tammany-step-locks-lifted = Tutte le chiusure cadono.

## The end

tammany-step-final-chips = { fact-seat } ha più segnalini { tammany-fact-colours } ({ $chips }): 2 punti.
tammany-step-final-slander =
    A { fact-seat } { $count ->
        [one] resta un segnalino calunnia: un punto.
       *[other] restano { $count } segnalini calunnia: { $count } punti.
    }
tammany-step-final-total =
    { $rank }. { fact-seat }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tammany-step-won =
    { fact-seat } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tammany-step-won-chips = { fact-seat } e { fact-other } hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno; { fact-seat } ha più segnalini favore e vince.
tammany-step-won-colour = { fact-seat } e { fact-other } sono alla pari per punti ({ $points }) e segnalini; { fact-seat } ha più segnalini { tammany-fact-colours } e vince.
tammany-step-won-mayor = { fact-seat } e { fact-other } sono alla pari in tutto ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}); { fact-seat } è sindaco e vince.
tammany-step-won-shared = { fact-seat } condivide la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## What an undo takes back

tammany-undo-boss = capo-quartiere nel quartiere { $ward }
tammany-undo-cube = { tammany-fact-newcomer }, quartiere { $ward }
tammany-undo-cube-no-chip = { tammany-fact-newcomer }, quartiere { $ward }
tammany-undo-chip-deputy = { tammany-fact-chip }
tammany-undo-chip-bonus = { tammany-fact-chip }
tammany-undo-remove = { tammany-fact-newcomer } dal quartiere { $ward } al sacchetto
tammany-undo-lock = chiusura del quartiere { $ward }
tammany-undo-move = { tammany-fact-newcomer } dal quartiere { $ward } al quartiere { $ward2 }
tammany-undo-slander = calunnia contro { fact-target } nel quartiere { $ward }
tammany-undo-spread = calunnia estesa al quartiere { $ward }
tammany-undo-bonus = { tammany-fact-newcomer }, quartiere { $ward }
tammany-undo-appoint = { fact-target }, { tammany-fact-office }

## La forma breve del registro: i segni dei pezzi vengono con $piece, $paid, $cube, $signs, $sides; i **nomi** sono in grassetto

tammany-log-settle = { $piece } → { $ward }
tammany-log-garden =
    { $count ->
        [one] Ne sbarca uno
       *[other] Ne sbarcano { $count }
    } a Castle Garden: { $signs }
tammany-log-boss = capo-quartiere → { $ward }
tammany-log-cube = { $piece } → { $ward }
tammany-log-cube-no-chip = { $piece } → { $ward }, favori esauriti
tammany-log-chip-deputy = prende { $piece } come vice sindaco
tammany-log-remove = la polizia toglie { $piece } dal quartiere { $ward }
tammany-log-lock = chiude il quartiere { $ward }
tammany-log-move = sposta { $piece }: { $ward } → { $ward2 }
tammany-log-slander = calunnia **{ fact-target }** nel quartiere { $ward } con { $paid }: { $piece } torna a casa
tammany-log-spread = la estende al quartiere { $ward } con { $paid }2: { $piece } torna a casa
tammany-log-appoint = nomina **{ fact-target }** { tammany-fact-office }
tammany-log-appoint-last = a **{ fact-target }** resta: { tammany-fact-office }
tammany-log-bonus = **{ fact-seat }** fa sbarcare { $piece } → { $ward }: bonus del quartiere { $ward2 }
tammany-log-chip-bonus = **{ fact-seat }** prende { $piece }: bonus del quartiere { $ward }
tammany-log-side =
    { $chips ->
        [none] **{ $seat }** { $votes }
       *[other] **{ $seat }** { $votes } ({ $bosses } { $chips })
    }
tammany-log-ward-won = Quartiere { $ward }: { $sides }. Vince **{ fact-seat }**.
tammany-log-ward-tied = Quartiere { $ward }: { $sides }. Parità, non vince nessuno.
tammany-log-ward-lone = Quartiere { $ward }: c’è solo **{ fact-seat }**, e vince.
tammany-log-ward-empty = Quartiere { $ward }: non si presenta nessuno.
tammany-log-leader = **{ fact-seat }** è leader { tammany-fact-people } ({ $cube }{ $cubes }): +{ $count } { $paid }
tammany-log-leader-none = Nessuno è leader { tammany-fact-people }.
tammany-log-points = **{ fact-seat }**: { $wards ->
        [0] nessun quartiere
        [one] un quartiere
       *[other] { $wards } quartieri
    }{ $hall ->
        [yes] {" "}con Tammany Hall
       *[no] {""}
    }, +{ $points }
