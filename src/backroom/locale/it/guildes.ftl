### Guildes: nomi, opzioni, il diario in parole, il conteggio, la fine e i rifiuti. Le regole: guildes-rules.ftl.
### I fatti sono le parole della notazione: $card, $card2 e $guild il nome di una gilda al plurale o militia; $seat (chi agisce), $target e
### $target2 (chi è nominato) il colore di un posto o il nome di un giocatore; $event, $trick, $phase, $passes come sotto; il resto: numeri o testi.

## Facts in words

guildes-fact-card =
    { $card ->
        [fishermen] un Pescatore
        [farmers] un Contadino
        [artisans] un Artigiano
        [scholars] uno Studioso
        [merchants] un Mercante
        [burghers] un Borghese
        [knights] un Cavaliere
        [nobles] un Nobile
        [priests] un Sacerdote
        [alchemists] un Alchimista
       *[militia] una Milizia
    }
guildes-fact-second =
    { $card2 ->
        [fishermen] un Pescatore
        [farmers] un Contadino
        [artisans] un Artigiano
        [scholars] uno Studioso
        [merchants] un Mercante
        [burghers] un Borghese
        [knights] un Cavaliere
        [nobles] un Nobile
        [priests] un Sacerdote
        [alchemists] un Alchimista
       *[militia] una Milizia
    }
guildes-fact-guild =
    { $guild ->
        [fishermen] Pescatori
        [farmers] Contadini
        [artisans] Artigiani
        [scholars] Studiosi
        [merchants] Mercanti
        [burghers] Borghesi
        [knights] Cavalieri
        [nobles] Nobili
        [priests] Sacerdoti
        [alchemists] Alchimisti
       *[militia] Milizia
    }
guildes-fact-event =
    { $event ->
        [fewer] Una carta in meno
        [ties] Le parità non contano
        [turns] Niente gioco simultaneo
        [redistribution] Ridistribuzione
        [pairs] Una o due carte
       *[facedown] Coperta
    }
guildes-fact-trick =
    { $trick ->
        [protection] Protezione
        [swap] Scambio fra due giocatori
        [sacrifice] Sacrificio
        [draw] Pesca dagli scarti
        [exchange] Mano per tableau
        [knights] Cavalieri ±1
        [nobles] Nobili ±1
        [priests] Sacerdoti ±1
       *[alchemists] Alchimisti ±1
    }
guildes-fact-phase =
    { $phase ->
        [deal] Distribuzione
        [take] Scelta delle carte
        [aside] Una carta da parte
        [play] Gioco delle carte
        [turn] Gioco scoperto
        [trick] Colpi bassi
        [draw] Pesca dagli scarti
        [keep] Quale delle carte pescate giocare
       *[over] Fine della partita
    }
guildes-fact-passes =
    { $passes ->
        [left] sinistra
       *[right] destra
    }
guildes-fact-other =
    { $target2 ->
        [red] Rosso
        [blue] Blu
        [yellow] Giallo
        [green] Verde
        [purple] Viola
        [orange] Arancione
       *[other] { $target2 }
    }

## Names of things

guildes-guild-fishermen = Pescatori
guildes-guild-farmers = Contadini
guildes-guild-artisans = Artigiani
guildes-guild-scholars = Studiosi
guildes-guild-merchants = Mercanti
guildes-guild-burghers = Borghesi
guildes-guild-knights = Cavalieri
guildes-guild-nobles = Nobili
guildes-guild-priests = Sacerdoti
guildes-guild-alchemists = Alchimisti
guildes-guild-militia = Milizia
guildes-card-fishermen = un Pescatore
guildes-card-farmers = un Contadino
guildes-card-artisans = un Artigiano
guildes-card-scholars = uno Studioso
guildes-card-merchants = un Mercante
guildes-card-burghers = un Borghese
guildes-card-knights = un Cavaliere
guildes-card-nobles = un Nobile
guildes-card-priests = un Sacerdote
guildes-card-alchemists = un Alchimista
guildes-card-militia = una Milizia
guildes-seat-red = Rosso
guildes-seat-blue = Blu
guildes-seat-yellow = Giallo
guildes-seat-green = Verde
guildes-seat-purple = Viola
guildes-seat-orange = Arancione
guildes-phase-deal = Distribuzione
guildes-phase-take = Scelta delle carte
guildes-phase-aside = Una carta da parte
guildes-phase-play = Gioco delle carte
guildes-phase-turn = Gioco scoperto
guildes-phase-trick = Colpi bassi
guildes-phase-draw = Pesca dagli scarti
guildes-phase-keep = Quale delle carte pescate giocare
guildes-phase-over = Fine della partita
guildes-event-fewer = Una carta in meno
guildes-event-fewer-help = In questo scrutinio ognuno gioca una carta in meno.
guildes-event-ties = Le parità non contano
guildes-event-ties-help = In ogni gilda i giocatori in parità non contano in questo conteggio.
guildes-event-turns = Niente gioco simultaneo
guildes-event-turns-help = Le carte si giocano scoperte, una dopo l’altra, verso destra.
guildes-event-redistribution = Ridistribuzione
guildes-event-redistribution-help = Prima di giocare ognuno mette da parte una carta; si mescolano e si ridistribuiscono.
guildes-event-pairs = Una o due carte
guildes-event-pairs-help = Si giocano alternativamente due carte e una.
guildes-event-facedown = Coperta
guildes-event-facedown-help = Una carta resta coperta finché tutti non hanno giocato la successiva.
guildes-trick-protection = Protezione
guildes-trick-protection-help = Fino al conteggio nessun colpo basso altrui può toccare te o il tuo tableau.
guildes-trick-swap = Scambio fra due giocatori
guildes-trick-swap-help = Una carta del tableau di un giocatore cambia posto con una di un altro.
guildes-trick-sacrifice = Sacrificio
guildes-trick-sacrifice-help = Scarta un Borghese, Cavaliere, Nobile, Sacerdote o Alchimista del tuo tableau, poi qualsiasi altra carta in gioco.
guildes-trick-draw = Pesca dagli scarti
guildes-trick-draw-help = Pesca due carte dagli scarti, giocane una, scarta l’altra.
guildes-trick-exchange = Mano per tableau
guildes-trick-exchange-help = Riprendi una carta del tuo tableau e giocane una che hai ancora in mano.
guildes-trick-knights = Cavalieri ±1
guildes-trick-knights-help = Un Cavaliere in più o in meno in un tableau, per questo conteggio.
guildes-trick-nobles = Nobili ±1
guildes-trick-nobles-help = Un Nobile in più o in meno in un tableau, per questo conteggio.
guildes-trick-priests = Sacerdoti ±1
guildes-trick-priests-help = Un Sacerdote in più o in meno in un tableau, per questo conteggio.
guildes-trick-alchemists = Alchimisti ±1
guildes-trick-alchemists-help = Un Alchimista in più o in meno in un tableau, per questo conteggio.
guildes-passes-left = sinistra
guildes-passes-right = destra
guildes-choice-locked = ha scelto
guildes-choice-thinking = sta pensando
guildes-word-cards = carte
guildes-word-hand = mano
guildes-word-tableau = tableau
guildes-word-votes = voti
guildes-word-event = evento
guildes-word-trick = colpo basso
guildes-stake = Questo conteggio paga { $values }
guildes-unseen = { $unseen } su { $copies } { $unseen ->
    [one] mai vista
   *[other] mai viste
}
guildes-passed = Quello che hai visto passare
guildes-gone = Preso da altri da quando l’hai visto

## Headings and values of a view, by their names in the data

guildes-view-phase = fase
guildes-view-round = scrutinio
guildes-view-event = evento
guildes-view-active = il testo vale
guildes-view-passes = verso
guildes-view-events-gone = eventi passati
guildes-view-step = avanzamento
guildes-view-done = fatte
guildes-view-of = su
guildes-view-size = alla volta
guildes-view-turn = di turno
guildes-view-first = primo giocatore
guildes-view-seats = giocatori
guildes-view-points = voti
guildes-view-votes = per conteggio
guildes-view-tableau = tableau
guildes-view-cards = carte
guildes-view-laid = giocate in questo scrutinio
guildes-view-hand = mano
guildes-view-packet = mano che gira
guildes-view-face-down = coperta
guildes-view-choice = scelta
guildes-view-passes-to = passa a
guildes-view-trick = colpo basso
guildes-view-letter = lettera
guildes-view-applied = usato
guildes-view-protected = protetto
guildes-view-deck = mazzo
guildes-view-discards = scarti
guildes-view-marks = segni
guildes-view-guild = gilda
guildes-view-seat = giocatore
guildes-view-sign = effetto
guildes-view-tricks-done = che cosa hanno cambiato i colpi bassi
guildes-view-by = da
guildes-view-card = carta
guildes-view-target = di
guildes-view-card2 = e
guildes-view-count = ultimo conteggio
guildes-view-number = conteggio
guildes-view-ties = le parità non contano
guildes-view-rows = gilde
guildes-view-values = paga
guildes-view-places = posti
guildes-view-place = posto
guildes-view-total = insieme
guildes-view-each = ciascuno
guildes-view-passed-over = non considerati
guildes-view-before = prima
guildes-view-guilds = gilde
guildes-view-event-name = carta
guildes-view-trick-name = carta
guildes-view-name = gilda
guildes-view-copies = copie
guildes-view-leaders = in testa
guildes-view-most = massimo
guildes-view-gap = distacco
guildes-view-unseen = mai viste
guildes-view-passing = viste, ancora coperte
guildes-view-pays = paga
guildes-view-later = conteggi successivi
# Which of the three counts: so many are still to come, with it.
guildes-view-later-at =
    { $left ->
        [1] III
       *[other] II
    }
guildes-view-now = pagherebbe ora
guildes-view-taken = prese
guildes-view-chosen = la tua scelta
guildes-view-put-aside = messa da parte
guildes-view-got-back = ricevuta
guildes-view-drawn = pescate
guildes-view-thrown = scartate negli scrutini passati
guildes-view-passed = quello che hai visto passare
guildes-view-dealt-to = data a
guildes-view-here = qui
guildes-view-looks = sguardi
guildes-word-left = dentro
guildes-view-gone = sparite
guildes-view-refused = pescata e rifiutata
guildes-view-fewer = Una carta in meno
guildes-view-turns = Niente gioco simultaneo
guildes-view-redistribution = Ridistribuzione
guildes-view-pairs = Una o due carte
guildes-view-facedown = Coperta
guildes-view-protection = Protezione
guildes-view-swap = Scambio fra due giocatori
guildes-view-sacrifice = Sacrificio
guildes-view-draw = Pesca dagli scarti
guildes-view-exchange = Mano per tableau
guildes-view-fishermen = Pescatori
guildes-view-farmers = Contadini
guildes-view-artisans = Artigiani
guildes-view-scholars = Studiosi
guildes-view-merchants = Mercanti
guildes-view-burghers = Borghesi
guildes-view-knights = Cavalieri
guildes-view-nobles = Nobili
guildes-view-priests = Sacerdoti
guildes-view-alchemists = Alchimisti
guildes-view-militia = Milizia

## Moves as choices (a menu, a button)

guildes-do-take = Prendi { guildes-fact-card }
guildes-do-play = Gioca { guildes-fact-card }
guildes-do-play-two = Gioca { guildes-fact-card } e { guildes-fact-second }
guildes-do-lay = Gioca coperta: { guildes-fact-card }
guildes-do-aside = Metti da parte { guildes-fact-card }
guildes-do-keep = Gioca { guildes-fact-card }, scarta l’altra
guildes-do-protect = Proteggiti
guildes-do-swap = Scambia { guildes-fact-card } di { fact-target } con { guildes-fact-second } di { guildes-fact-other }
guildes-do-sacrifice = Sacrifica { guildes-fact-card } per eliminare { guildes-fact-second } di { fact-target }
guildes-do-draw = Pesca dagli scarti
guildes-do-exchange = Riprendi { guildes-fact-card } e gioca { guildes-fact-second }
guildes-do-plus = Una carta in più per { fact-target }
guildes-do-minus = Una carta in meno per { fact-target }
guildes-do-decline = Non usare il colpo basso
guildes-do-retract = Cambia la scelta

## The count, guild by guild

guildes-count-begins = Conteggio { $count }
guildes-count-nobody = Nessuno ha carte { guildes-fact-guild }: nessun voto.
guildes-count-place = { guildes-fact-guild }, { guildes-place }: { $seats } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}), { $each ->
    [one] { $each } voto
   *[other] { $each } voti
}.
guildes-count-shared =
    { $seats } in parità con { $cards }: { $places ->
        [1] { $total }
       *[other] { $values } = { $total }
    } da dividere fra { $count }, per difetto: { $each } ciascuno.
guildes-count-passed-over = { $seats } in parità, quindi non considerati: le parità non contano.
guildes-count-militia = Milizia di { fact-seat }: { $cards } × { $votes } = { $each } voti.

## End

guildes-end-won = { fact-seat } vince con { $points ->
    [one] { $points } voto
   *[other] { $points } voti
}.
guildes-end-shared = { $seats } condividono la vittoria con { $points ->
    [one] { $points } voto
   *[other] { $points } voti
} ciascuno.

## What is not a move

parse-guildes-card = «{ $text }» non è un tipo di carta. I tipi sono: { $expected }.
parse-guildes-seat = «{ $text }» non è un giocatore di questa partita. I giocatori sono: { $expected }.
parse-guildes-event = «{ $text }» non è un evento. Gli eventi sono: { $expected }.
parse-guildes-trick = «{ $text }» non è un colpo basso. I colpi bassi sono: { $expected }.
parse-guildes-form =
    «{ $text }» non è una mossa completa. Scrivila così: { $word ->
        [take] take CARTA
        [play] play CARTA o play CARTA CARTA
        [lay] lay CARTA o lay CARTA CARTA
        [aside] aside CARTA
        [keep] keep CARTA
        [protect] protect
        [swap] swap GIOCATORE CARTA GIOCATORE CARTA
        [sacrifice] sacrifice CARTA GIOCATORE CARTA
        [draw] draw
        [exchange] exchange CARTA CARTA
        [plus] plus GIOCATORE
        [minus] minus GIOCATORE
        [decline] decline
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-guildes-copies =
    { $field }: il primo conteggio { $guild ->
        [artisans] degli
        [scholars] degli
        [alchemists] degli
        [militia] della
       *[other] dei
    } { guildes-fact-guild } paga { $have }, ma { $need ->
        [one] c’è { $need } carta
       *[other] ci sono { $need } carte
    }; i due numeri devono essere uguali.
data-guildes-letter-twice = { $field }: un altro colpo basso ha già la lettera { $letter }.

## Refusals

refuse-GU-24 = Non c’è una scelta da cambiare: tutti hanno già scelto, o tu non hai ancora scelto.
refuse-GU-21-one = Ognuno gioca una carta alla volta: nominane una sola.
refuse-GU-42-one = In questo scrutinio le carte si giocano una alla volta: nominane una sola.
refuse-GU-44-two = In questo passo ognuno gioca due carte insieme: nominale entrambe.
refuse-GU-44-one = In questo passo si gioca una carta sola.
refuse-GU-45-up = In questo scrutinio non si gioca a carte coperte: scrivi «play».
refuse-GU-50-off = A questo tavolo si gioca senza colpi bassi.
refuse-GU-51-trick = Il tuo colpo basso di questo scrutinio è un altro: { guildes-fact-trick }.
refuse-GU-52 = { fact-seat } è al riparo: fino al conteggio nessun colpo basso altrui può toccarlo.
refuse-GU-53-same = Lo scambio vuole due giocatori diversi, non due volte { fact-seat }.
refuse-GU-53-card = { fact-seat } non ha nel tableau { guildes-fact-card }.
refuse-GU-54-kind = Si può sacrificare solo un Borghese, Cavaliere, Nobile, Sacerdote o Alchimista, non { guildes-fact-card }.
refuse-GU-54-twice = Stai già sacrificando la tua unica carta di questo tipo ({ guildes-fact-card }); nominane un’altra da eliminare.
refuse-GU-54-card = { fact-seat } non ha nel tableau { guildes-fact-card }.
refuse-GU-55 = Non ci sono scarti da cui pescare: puoi solo rinunciare.
refuse-GU-55-keep = Non hai pescato { guildes-fact-card }: va giocata una delle carte pescate.
refuse-GU-55-drawn = Hai pescato: una delle due carte va giocata, non puoi più rinunciare.
refuse-GU-60-phase = Questa mossa non appartiene a questa fase. Ora: { guildes-fact-phase }.
refuse-GU-61 = Non hai in mano { guildes-fact-card }.
refuse-GU-61-passed = La mano da cui scegli non contiene { guildes-fact-card }.
refuse-GU-61-second = Hai una sola di queste carte: { guildes-fact-card }.
refuse-GU-61-tableau = Nel tuo tableau non c’è { guildes-fact-card }.

## Il tavolo del browser: lettere accanto ai colori, domande, forme brevi del registro

guildes-letter-red = R
guildes-letter-blue = B
guildes-letter-yellow = G
guildes-letter-green = Ve
guildes-letter-purple = Vi
guildes-letter-orange = A
guildes-ask-take = Quale carta prendi?
guildes-ask-play = Quale carta giochi?
guildes-ask-two = Quali due carte giochi?
guildes-ask-lay = Quale carta giochi coperta?
guildes-ask-aside = Quale carta metti da parte?
guildes-ask-keep = Quale delle carte pescate giochi?
guildes-ask-swap = Scegli una carta di un giocatore
guildes-ask-swap-other = … e una carta di un altro giocatore
guildes-ask-sacrifice = Quale delle tue carte sacrifichi?
guildes-ask-sacrifice-other = Quale carta elimini?
guildes-ask-exchange = Quale carta del tuo tableau riprendi?
guildes-ask-exchange-hand = Quale carta della mano giochi al suo posto?
guildes-ask-mark = Per chi cambia il numero, e in che senso?

## La pagina che conta una partita su un tavolo vero

guildes-page-help = Scegli un giocatore, poi tocca una gilda per ogni sua carta in quel tableau.
guildes-page-data = I dati della tua copia (file .toml)
guildes-page-data-good = { $file } è valido e si usa per il conteggio.
guildes-page-figures = Contato con le cifre di { $file }.
guildes-page-figures-off = Torna alle cifre solite
guildes-page-which = Quale conteggio?
guildes-page-players = Giocatori
guildes-page-three = In tre giocatori gli Alchimisti e tre carte Milizia restano fuori.
guildes-page-name = Nome del giocatore { $number }
guildes-page-before = Voti di prima
guildes-page-before-of = Voti di prima del giocatore { $number }
guildes-page-before-help = Voti di prima: quelli già contati su carta, se cominci qui a partita iniziata.
guildes-page-less = Una carta in meno
guildes-page-more = Una carta in più
guildes-page-left = { $left ->
    [0] finite
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
guildes-page-no-more = Ci sono solo { $copies ->
    [one] { $copies } carta
   *[other] { $copies } carte
} di questa gilda: { guildes-fact-guild }.
guildes-page-size = { $cards } / { $usual } { $usual ->
    [one] carta
   *[other] carte
}
guildes-page-size-help = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in questo tableau; senza colpi bassi né eventi a questo punto sono { $usual }.
guildes-page-cell = { $name }: { guildes-fact-guild }
guildes-page-sum = Voti in questo conteggio
guildes-page-next = Passa al conteggio { $count }
guildes-page-back = Torna al conteggio { $count }
guildes-page-finish = Guarda chi ha vinto
guildes-page-end = Risultato
guildes-page-new = Nuova partita
guildes-page-share = Condividi come immagine
guildes-page-variants = Solo in questo conteggio
guildes-page-trick = Colpo basso su: { guildes-fact-guild }
guildes-page-nobody = non giocato
guildes-page-plus = { $name }: +1
guildes-page-minus = { $name }: −1
guildes-page-told = Conteggio { $count }, gilda per gilda
guildes-page-empty = Ancora nessuna carta.
guildes-page-later = Una correzione qui cambia anche i conteggi successivi.
guildes-page-won = { $count ->
    [one] { $names } vince con { $votes } { $votes ->
        [one] voto
       *[other] voti
    }
   *[other] { $names } condividono la vittoria con { $votes } { $votes ->
        [one] voto
       *[other] voti
    } a testa
}
guildes-page-pieces = Ogni parte di una barra è un conteggio, il primo a sinistra.
guildes-page-paper = L’ultima è ciò che era stato contato su carta.
guildes-page-kept = Salvato in questo browser a ogni tocco. Una volta aperta, questa pagina non ha bisogno di connessione.
guildes-page-offline = Salvato in questo browser a ogni tocco. Questa pagina si apre anche senza connessione.

## A game on a real table

guildes-count-ask = Carte del giocatore { $number } (per esempio «3 artigiani, 1 cavaliere»; vuoto quando ci sono tutti; «?» per l’aiuto)
guildes-count-ask-again = Carte del giocatore { $number } adesso (vuoto: come prima)
guildes-count-ask-trick = Colpo basso ±1, per esempio «2 cavalieri +1» (vuoto: nessun altro)
guildes-count-help = Scrivi gilde e numeri nell’ordine che vuoi: 3 artigiani, 1 cavaliere. Le gilde sono: { $guilds }. Un colpo basso è il numero di un giocatore, una gilda e +1 o -1.
guildes-count-go-on = Passare al conteggio { $count }? (Invio: sì; altro: fine)
guildes-count-in-all = Voti in tutto
guildes-count-won = { $count ->
    [one] Il giocatore { $players } vince con { $votes } { $votes ->
        [one] voto
       *[other] voti
    }.
   *[other] I giocatori { $players } condividono la vittoria con { $votes } { $votes ->
        [one] voto
       *[other] voti
    } a testa.
}
parse-guildes-tableau = «{ $text }» non si capisce. Gilde e numeri vanno a coppie: 3 artigiani, 1 cavaliere.
parse-guildes-twice = { guildes-fact-guild }: ogni gilda si nomina una volta sola.
parse-guildes-mark = «{ $text }» non è un colpo basso di questo tipo. Serve un giocatore (da 1 a { $players }), Cavalieri, Nobili, Sacerdoti o Alchimisti, e +1 o -1: 2 cavalieri +1.
parse-guildes-too-many = I tableau hanno insieme { $have } carte ({ guildes-fact-guild }), ma in questa partita ce ne sono solo { $most }.
parse-guildes-guild-name = «{ $text }» non è una gilda. Le gilde sono: { $expected }.

## Il tavolo nel browser

guildes-lane-each = per carta
guildes-lane-then = poi { $values }
guildes-lane-last = l’ultimo
guildes-lane-now = { $votes ->
    [one] ora { $votes } voto
   *[other] ora { $votes } voti
}
guildes-lane-unseen = { $unseen } su { $copies } { $unseen ->
    [one] ignota
   *[other] ignote
}
guildes-need-militia = { $votes } a carta
guildes-need-open = libera
guildes-need-open-long = libera: basta 1
guildes-need-leads = { fact-seat } è in testa
guildes-need-level = parità
guildes-need-lead = ♛ avanti di { $gap }
guildes-need-lead-long = ♛ avanti di { $gap }
guildes-need-tied = = pari
guildes-need-tied-long = = pari; basta 1
guildes-need-behind = ▲ { $more } per il 1º
guildes-card-of = su { $copies }
guildes-card-at = carta { $at } di { $of }
guildes-card-kept = { $count ->
    [one] { $count } tenuta
   *[other] { $count } tenute
}
guildes-card-each = voti per carta
guildes-card-every = a ogni conteggio
guildes-card-chosen = { $count ->
    [one] scelta
   *[other] { $count } scelte
}
guildes-place = { $place }º
guildes-state-you = tocca a te
guildes-votes-of = { $votes ->
    [one] voto
   *[other] voti
}
guildes-pick-card = { guildes-fact-guild } di { fact-seat }
guildes-hand-of = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
guildes-chain = Come girano le mani
guildes-kept-of = { $count ->
    [one] 1 tenuta su { $of }
   *[other] { $count } tenute su { $of }
}
guildes-your-trick = il tuo colpo basso
guildes-round-counted = contato
guildes-round-pays = { $places ->
    [1] paga il 1º
    [2] paga 1º, 2º
    [3] paga 1º, 2º, 3º
   *[other] paga dal 1º al { $places }º
}
guildes-you-chose = Hai scelto { guildes-fact-card }{ $count ->
    [one] {""}
   *[other] {""} e un’altra carta
}. Puoi cambiare finché l’ultimo non ha scelto.
guildes-rest-goes = { $count ->
    [0] Non resta nulla da passare.
    [one] L’altra carta va a { fact-seat }.
   *[other] Le altre { $count } carte vanno a { fact-seat }.
}
guildes-put-back = Rimetti
guildes-first-card = Prima: { guildes-fact-card } di { fact-target }.
guildes-first-own = Prima, dal tuo tableau: { guildes-fact-card }.
guildes-safe = { fact-seat } ha la protezione.
guildes-keep-other = L’altra si scarta, e solo tu l’hai vista.
guildes-play-left = { $done ->
    [one] { $done } giocata su { $of }.
   *[other] { $done } giocate su { $of }.
} { $rest ->
    [0] Non resterà nessuna carta.
    [one] Una carta resterà in mano e sarà scartata.
   *[other] { $rest } carte resteranno in mano e saranno scartate.
}
guildes-tap-a-card = { $count ->
    [one] Scegli una carta
   *[other] Scegli { $count } carte
}
guildes-weigh-militia = Ogni carta vale { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
}, chiunque ne abbia di più.
guildes-weigh-lead = { $own } sul tavolo, { $held } in mano, il miglior rivale { $rival }. Giocate tutte, sei in testa senza rivali: { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
} invece di { $now }.
guildes-weigh-level = { $own } sul tavolo, { $held } in mano, il miglior rivale { $rival }. Giocate tutte, sei in parità.
guildes-weigh-still = { $own } sul tavolo, { $held } in mano, il miglior rivale { $rival }. Sei già in testa: nessun voto in più, ma più vantaggio.
guildes-weigh-behind = { $own } sul tavolo, { $held } in mano, il miglior rivale { $rival }. Giocate tutte, resti dietro.
guildes-lane-unseen-short = { $unseen }/{ $copies } { $unseen ->
    [one] ignota
   *[other] ignote
}
guildes-passes-to-you = passa a te
guildes-gets-rest = riceve il resto
guildes-hands-go-left = Le mani vanno a sinistra
guildes-hands-go-right = Le mani vanno a destra
guildes-packet-of = { fact-seat }: { $count ->
    [0] nessuna mano da cui scegliere
    [one] resta 1 carta da cui scegliere
   *[other] { $count } carte da cui scegliere
}
guildes-kept-short = { $count ->
    [one] { $count } tenuta
   *[other] { $count } tenute
}
guildes-seen-hands = Mani viste
guildes-seen-none = In questo scrutinio non è ancora passata nessuna mano.
guildes-deck-of = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
guildes-discards-of = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
guildes-show-count = Conteggio { $count } · gilda { $number } di 11
guildes-show-level = { $place }º, alla pari
guildes-show-level-with = { $seats }: parità a { $cards }.
guildes-show-now = ora
guildes-show-total = Totale dopo il conteggio
guildes-show-no-card = nessuna carta
guildes-way-left = { $count ->
    [0] l’ultima gilda
    [one] ancora { $count } gilda
   *[other] ancora { $count } gilde
}
guildes-question = { $what }?
guildes-question-rest = { $what }? { $count ->
    [0] Non resta nulla da passare.
    [one] L’altra carta va a { fact-seat }.
   *[other] Le altre { $count } carte vanno a { fact-seat }.
}
guildes-question-shown = { $what }? Le carte si scoprono tutte insieme.
guildes-go-take = Prendi
guildes-go-play = Gioca
guildes-go-lay = Gioca
guildes-go-aside = Metti da parte
guildes-go-protect = Proteggiti
guildes-go-swap = Scambia
guildes-go-sacrifice = Sacrifica
guildes-go-draw = Pesca
guildes-go-plus = +1
guildes-go-minus = −1
guildes-go-decline = Passa
guildes-go-keep = Gioca
guildes-go-exchange = Scambia
guildes-lane-passing = { $passing } in giro
guildes-undo-what = Annulla: { $what }
guildes-need-out = fuori gioco

# On a plate beside a player: two short lines at most.
guildes-plate-protection = Protezione
guildes-plate-swap = Scambio
guildes-plate-sacrifice = Sacrificio
guildes-plate-draw = Pesca dagli scarti
guildes-plate-exchange = Mano per tableau
guildes-plate-knights = Cavalieri ±1
guildes-plate-nobles = Nobili ±1
guildes-plate-priests = Sacerdoti ±1
guildes-plate-alchemists = Alchimisti ±1

## Le cifre della propria copia

guildes-data-guild = { guildes-fact-guild }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: { $first }; poi { $second }; poi { $third }.
guildes-data-militia = Milizia, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
} per ogni carta, a ogni conteggio.

## The form of printed figures
guildes-form-help = Le carte sono 110 in tutto. Il primo conteggio paga tanti voti quante sono le carte della gilda.
guildes-form-cards = Carte
guildes-form-cards-of = { guildes-fact-guild }: carte
guildes-form-pays = { guildes-fact-guild }: conteggio { $count }, posto { $place }
guildes-form-militia-cards = Carte della Milizia
guildes-form-militia-votes = Voti per ogni carta Milizia
