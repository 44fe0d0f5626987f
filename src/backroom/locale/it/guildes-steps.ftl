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

## What an undo takes back

guildes-undo-play = { guildes-fact-card }
guildes-undo-protect = la protezione
guildes-undo-swap = lo scambio fra { guildes-fact-card } e { guildes-fact-second }
guildes-undo-decline = la rinuncia: { guildes-fact-trick }
