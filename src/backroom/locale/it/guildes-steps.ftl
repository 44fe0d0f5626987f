### Ciò che racconta la cronologia di Guildes: un messaggio per ogni tipo di passo, e ciò che un annullamento disfa.

## Facts in words

guildes-fact-place = { $place }º
guildes-fact-cards =
    { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
guildes-fact-votes =
    { $votes ->
        [0] nessun voto
        [one] un voto
       *[other] { $votes } voti
    }
guildes-fact-points =
    { $points ->
        [one] un voto
       *[other] { $points } voti
    }

## A round begins

guildes-step-round = Comincia lo scrutinio { $round }.
guildes-step-dealt =
    Ciascuno riceve { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
guildes-step-event = Evento: { guildes-fact-event }. Le mani passano a { guildes-fact-passes }.
guildes-step-direction = In questo scrutinio le mani passano a { guildes-fact-passes }.
guildes-step-trick = { fact-seat } riceve il colpo basso { $letter }: { guildes-fact-trick }.

## Taking and playing

guildes-step-take = { fact-seat } prende { guildes-fact-card }.
guildes-step-passed =
    Ciascuno ha preso una carta; { $count ->
        [one] l’ultima carta passa
       *[other] le mani di { $count } carte passano
    } a { guildes-fact-passes }.
guildes-step-last = L’ultima carta si prende in automatico.
guildes-step-aside = { fact-seat } mette da parte { guildes-fact-card }.
guildes-step-aside-hidden = { fact-seat } mette da parte una carta.
guildes-step-mixed = Le carte messe da parte ({ $count }) si mescolano e si ridistribuiscono, una a ciascuno.
guildes-step-back = { fact-seat } riceve in cambio { guildes-fact-card }.
guildes-step-back-hidden = { fact-seat } riceve in cambio una carta.
guildes-step-first = { fact-seat } gioca per primo.
guildes-step-play = { fact-seat } gioca { guildes-fact-card }.
guildes-step-play-two = { fact-seat } gioca { guildes-fact-card } e { guildes-fact-second }.
guildes-step-shown = { fact-seat } scopre { guildes-fact-card }.
guildes-step-shown-two = { fact-seat } scopre { guildes-fact-card } e { guildes-fact-second }.
guildes-step-lay = { fact-seat } gioca una carta coperta: { guildes-fact-card }.
guildes-step-lay-hidden = { fact-seat } gioca una carta coperta.
guildes-step-thrown =
    { $count ->
        [one] Si scarta una carta non giocata.
       *[other] Si scartano { $count } carte non giocate.
    }
guildes-step-retract = { fact-seat } annulla la scelta.

## Dirty tricks

guildes-step-protect = { fact-seat } è al riparo fino al conteggio.
guildes-step-swap = { fact-seat } scambia { guildes-fact-card } di { fact-target } con { guildes-fact-second } di { fact-other }.
guildes-step-sacrifice = { fact-seat } sacrifica { guildes-fact-card } ed elimina { guildes-fact-second } di { fact-target }.
guildes-step-draw = { fact-seat } pesca dagli scarti.
guildes-step-drawn = { fact-seat } pesca { guildes-fact-card }.
guildes-step-drawn-hidden = { fact-seat } pesca una carta.
guildes-step-keep = { fact-seat } gioca { guildes-fact-card } dagli scarti.
guildes-step-exchange = { fact-seat } riprende { guildes-fact-card } e gioca { guildes-fact-second }.
guildes-step-plus = { fact-seat } aggiunge una carta { $guild ->
    [artisans] agli
    [scholars] agli
    [alchemists] agli
    [militia] alla
   *[other] ai
} { guildes-fact-guild } di { fact-target } per questo conteggio.
guildes-step-minus = { fact-seat } toglie una carta { $guild ->
    [artisans] agli
    [scholars] agli
    [alchemists] agli
    [militia] alla
   *[other] ai
} { guildes-fact-guild } di { fact-target } per questo conteggio.
guildes-step-decline = { fact-seat } non usa il colpo basso: { guildes-fact-trick }.

## The count

guildes-step-count = Conteggio { $number }: gilda per gilda.
guildes-step-place = { guildes-fact-guild }, { guildes-fact-place }: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-place-level = { guildes-fact-guild }, { guildes-fact-place }, in { $level } alla pari: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-passed-over = { guildes-fact-guild }: { fact-seat } ({ guildes-fact-cards }) è alla pari e non viene considerato.
guildes-step-guild-nobody = { guildes-fact-guild }: nessuno riceve voti.
guildes-step-militia = Milizia: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-total = { fact-seat }: { guildes-fact-votes } in questo conteggio, { $points } in tutto.
guildes-step-ahead = { fact-seat } è in testa con { guildes-fact-points }.
guildes-step-ahead-level = { fact-seat } è in testa alla pari con { guildes-fact-points }.

## The end

guildes-step-final-total = { $rank }. { fact-seat }: { guildes-fact-points }.
guildes-step-won = { fact-seat } vince con { guildes-fact-points }.
guildes-step-won-shared = { fact-seat } condivide la vittoria con { guildes-fact-points }.

## The log in a few words: signs of the guilds, what runs on in one entry, and what it begins with

guildes-log-event = **{ guildes-fact-event }**, mani a { guildes-fact-passes }
guildes-log-direction = Mani a { guildes-fact-passes }
guildes-log-lead-trick = Colpi bassi:
guildes-log-trick = **{ fact-seat }** { $letter }
guildes-log-lead-take = **{ fact-seat }** prende
guildes-log-take = { $sign }{ $name }
guildes-log-last = Ultime carte: senza scelta
guildes-log-lead-aside = Messe da parte:
guildes-log-aside = **{ fact-seat }** { $sign }{ $name }
guildes-log-aside-hidden = **{ fact-seat }**
guildes-log-lead-back = In cambio:
guildes-log-back = **{ fact-seat }** { $sign }{ $name }
guildes-log-back-hidden = **{ fact-seat }**
guildes-log-first = gioca per primo
guildes-log-lead-play = A turno:
guildes-log-play = **{ fact-seat }** { $sign }{ $name }
guildes-log-play-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-shown = **{ fact-seat }** { $sign }{ $name }
guildes-log-shown-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-lead-lay = Coperte:
guildes-log-lay = **{ fact-seat }** { $sign }{ $name }
guildes-log-lay-hidden = **{ fact-seat }**
guildes-log-protect = è al riparo fino al conteggio
guildes-log-swap = scambia { $sign }{ $name } di { fact-target } con { $sign2 }{ $name2 } di { fact-other }
guildes-log-sacrifice = sacrifica { $sign }{ $name } ed elimina { $sign2 }{ $name2 } di { fact-target }
guildes-log-draw = pesca dagli scarti
guildes-log-drawn = pesca { $sign }{ $name }
guildes-log-keep = gioca { $sign }{ $name }
guildes-log-exchange = riprende { $sign }{ $name } e gioca { $sign2 }{ $name2 }
guildes-log-plus = { $sign }{ guildes-fact-guild }: una in più a { fact-target }
guildes-log-minus = { $sign }{ guildes-fact-guild }: una in meno a { fact-target }
guildes-log-decline = non usa il colpo basso
guildes-log-count = **Conteggio { $number }**
guildes-log-lead-counted = { $sign }{ guildes-fact-guild }:
guildes-log-place = **{ fact-seat }** { $votes }
guildes-log-place-level = **{ fact-seat }** { $votes }
guildes-log-militia = **{ fact-seat }** { $votes }
guildes-log-passed-over = **{ fact-seat }** alla pari
guildes-log-guild-nobody = nessuno
guildes-log-lead-total = In tutto:
guildes-log-total = **{ fact-seat }** { $points } (+{ $votes })
guildes-log-lead-final-total = Punteggio finale:
guildes-log-final-total = { $rank }. **{ fact-seat }** { $points }

## What an undo takes back

guildes-undo-play = { guildes-fact-card }
guildes-undo-protect = la protezione
guildes-undo-swap = lo scambio fra { guildes-fact-card } e { guildes-fact-second }
guildes-undo-decline = la rinuncia: { guildes-fact-trick }
