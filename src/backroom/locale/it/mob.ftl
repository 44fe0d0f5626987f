### MOB: Big Apple: i nomi, il diario in parole, la fine, gli avvisi e i rifiuti. Le regole: mob-rules.ftl.
### I dati sono le parole della notazione: $district e $district2 bronx harlem kitchen chinatown italy brooklyn; $mole lo stesso (dove fu posta
### all'inizio); $action e $row switch drive switch-drive mole crate attorney add expose shoot steal; $die black white; $seat (chi agisce) e
### $target (chi è nominato) il colore di un posto o il nome di un giocatore; il resto sono numeri.

## Facts in words

mob-fact-district =
    { $district ->
        [bronx] il Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-in =
    { $district ->
        [bronx] nel Bronx
        [harlem] a Harlem
        [kitchen] a Hell’s Kitchen
        [chinatown] a Chinatown
        [italy] a Little Italy
       *[brooklyn] a Brooklyn
    }
mob-fact-to =
    { $district ->
        [bronx] verso il Bronx
        [harlem] verso Harlem
        [kitchen] verso Hell’s Kitchen
        [chinatown] verso Chinatown
        [italy] verso Little Italy
       *[brooklyn] verso Brooklyn
    }
mob-fact-to-second =
    { $district2 ->
        [bronx] verso il Bronx
        [harlem] verso Harlem
        [kitchen] verso Hell’s Kitchen
        [chinatown] verso Chinatown
        [italy] verso Little Italy
       *[brooklyn] verso Brooklyn
    }
mob-fact-from =
    { $district ->
        [bronx] dal Bronx
        [harlem] da Harlem
        [kitchen] da Hell’s Kitchen
        [chinatown] da Chinatown
        [italy] da Little Italy
       *[brooklyn] da Brooklyn
    }
mob-fact-second =
    { $district2 ->
        [bronx] il Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-car =
    { $district ->
        [bronx] l’auto per il Bronx
        [harlem] l’auto per Harlem
        [kitchen] l’auto per Hell’s Kitchen
        [chinatown] l’auto per Chinatown
        [italy] l’auto per Little Italy
       *[brooklyn] l’auto per Brooklyn
    }
mob-fact-car-second =
    { $district2 ->
        [bronx] l’auto per il Bronx
        [harlem] l’auto per Harlem
        [kitchen] l’auto per Hell’s Kitchen
        [chinatown] l’auto per Chinatown
        [italy] l’auto per Little Italy
       *[brooklyn] l’auto per Brooklyn
    }
mob-fact-mole =
    { $mole ->
        [bronx] la talpa del Bronx
        [harlem] la talpa di Harlem
        [kitchen] la talpa di Hell’s Kitchen
        [chinatown] la talpa di Chinatown
        [italy] la talpa di Little Italy
       *[brooklyn] la talpa di Brooklyn
    }
mob-fact-action =
    { $action ->
        [switch] cambiare auto
        [drive] guidare
        [switch-drive] cambiare auto e guidare
        [mole] spostare una talpa
        [crate] spostare una cassa
        [attorney] spingere il procuratore
        [add] aggiungere una cassa
        [expose] smascherare una talpa
        [shoot] sparare
       *[steal] rubare una cassa
    }
mob-fact-row =
    { $row ->
        [switch] cambiare auto
        [drive] guidare
        [switch-drive] cambiare auto e guidare
        [mole] spostare una talpa
        [crate] spostare una cassa
       *[attorney] procuratore
    }
mob-fact-die =
    { $die ->
        [black] il dado nero
       *[white] il dado bianco
    }
mob-fact-henchmen =
    { $count ->
        [one] uno scagnozzo
       *[other] { $count } scagnozzi
    }
mob-fact-crates =
    { $count ->
        [one] una cassa
       *[other] { $count } casse
    }

## Names of things

mob-seat-red = Rosso
mob-seat-blue = Blu
mob-phase-moles = Piazzamento delle talpe
mob-phase-opening = Lancio per il primo turno
mob-phase-roll = Fase 1: caricare un’auto?
mob-phase-dice = I dadi rotolano
mob-phase-load = Fase 1: caricare un’auto
mob-phase-space = Fase 2: il tabellone delle azioni
mob-phase-action = Fase 2: azioni
mob-phase-shot = Parte un colpo
mob-phase-bonus = Il bonus del procuratore
mob-phase-start = Chi comincia il round?
mob-phase-over = Fine della partita
mob-action-switch = Cambiare auto
mob-action-switch-help = Sposta uno o più scagnozzi da una tua auto a un’altra delle tue; un’auto ne porta 3.
mob-action-drive = Guidare
mob-action-drive-help = Uno o più scagnozzi scendono subito da una tua auto nel suo quartiere.
mob-action-switch-drive = Cambiare auto e guidare
mob-action-switch-drive-help = Prima cambi auto, poi guidi con una qualsiasi delle tue auto: entrambe le cose o nessuna.
mob-switch-drive-brief = Cambiare e guidare
mob-action-mole = Spostare una talpa
mob-action-mole-help = Una tua talpa cambia quartiere, sempre coperta.
mob-action-crate = Spostare una cassa
mob-action-crate-help = Una cassa va da un quartiere a un altro.
mob-action-attorney = Procuratore
mob-action-attorney-help = Avanza di una casella verso l’avversario; se non può andare oltre, prendi una cassa da un quartiere a scelta.
mob-action-add = Aggiungere una cassa
mob-action-add-help = Una cassa della riserva va in un quartiere a scelta.
mob-action-expose = Smascherare una talpa
mob-action-expose-help = Una talpa dell’avversario è rivelata e tolta; lì arrivano tanti suoi scagnozzi quanto valeva.
mob-action-shoot = Sparare
mob-action-shoot-help = Scegli un dado e lancialo: tutti i nemici nella loro auto del quartiere indicato sono eliminati.
mob-action-steal = Rubare una cassa
mob-action-steal-help = Prendi una cassa da un quartiere a scelta nel tuo magazzino.
mob-word-crates = casse
mob-word-action-board = tabellone delle azioni
mob-word-attorney = procuratore
mob-word-track = tracciato del procuratore
mob-district =
    { $district ->
        [bronx] Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-date = Round { $round } di 3
mob-space = { mob-fact-row }, casella { $column }: costa { mob-fact-henchmen }
mob-reading =
    { mob-fact-henchmen } per { mob-fact-car }: { $fit ->
        [0] nessuno trova posto
        [one] uno trova posto
       *[other] { $fit } trovano posto
    }, { $lost ->
        [0] nessuno è perso
        [one] uno è perso
       *[other] { $lost } sono persi
    }

## Headings and values of a view, by their names in the data

mob-view-phase = fase
mob-view-round = round
mob-view-rounds = di
mob-view-first = ha cominciato
mob-view-active = turno di
mob-view-step = fase del turno
mob-view-seats = giocatori
mob-view-districts = quartieri
mob-view-moles = talpe
mob-view-crates-left = casse in riserva
mob-view-rows = tabellone delle azioni
mob-view-dice = dadi
mob-view-readings = due modi di usare i dadi
mob-view-attorney = procuratore
mob-view-doing = la casella di questo turno
mob-view-bonus = bonus
mob-view-opening = lanci per il primo turno
mob-view-shot = ultimo colpo
mob-view-round-end = fine dell’ultimo round
mob-view-final = il conteggio
mob-view-crates = casse
mob-view-warehouse = magazzino
mob-view-stock = riserva
mob-view-riding = in auto
mob-view-on-board = sul tabellone delle azioni
mob-view-done = finito
mob-view-in-sights = nel suo mirino
mob-view-hidden-moles = talpe nascoste
mob-view-unseen-values = che valgono
mob-view-choice = scelta
mob-view-name = quartiere
mob-view-die = dado
mob-view-face = faccia
mob-view-cars = in auto
mob-view-men = sul posto
mob-view-least = minimo
mob-view-most = massimo
mob-view-seat = giocatore
mob-view-first-in = piazzata all’inizio in
mob-view-mole = spostare una talpa
mob-view-district = quartiere
mob-view-hidden = nascosta
mob-view-exposed = smascherata
mob-view-value = valore
mob-view-possible = può valere
mob-view-action = azione
mob-view-spaces = caselle
mob-view-column = n.
mob-view-cost = costo
mob-view-icon = icona
mob-view-owner = presa da
mob-view-move = mossa
mob-view-says = il dado dice
mob-view-leave = partono
mob-view-fit = trovano posto
mob-view-lost = persi
mob-view-car = poi in auto
mob-view-left = restano
mob-view-target = nel suo mirino
mob-view-space = casella
mob-view-bonuses = bonus
mob-view-winner = per
mob-view-attorney-winner = bonus per
mob-view-row = riga
mob-view-main = azione principale
mob-view-main-is = azione principale:
mob-view-icon-is = icona:
mob-view-must-drive = deve guidare
mob-view-takes-crate = prende una cassa
mob-view-parts = parti
mob-view-part = parte
mob-view-tied = parità
mob-view-hit = colpiti
mob-view-drove = arrivati in auto
mob-view-before = casse di prima
mob-view-by = deciso da
mob-view-total = totale
mob-view-your-moles = le tue talpe
mob-view-open = da fare
mob-view-begun = cominciata
mob-view-none = impossibile
mob-view-shared = nulla: condivisa
mob-view-black = nero
mob-view-white = bianco
mob-view-bronx = Bronx
mob-view-harlem = Harlem
mob-view-kitchen = Hell’s Kitchen
mob-view-chinatown = Chinatown
mob-view-italy = Little Italy
mob-view-brooklyn = Brooklyn
mob-view-switch = cambiare auto
mob-view-drive = guidare
mob-view-switch-drive = cambiare auto e guidare
mob-view-crate = spostare una cassa
mob-view-add = aggiungere una cassa
mob-view-expose = smascherare una talpa
mob-view-shoot = sparare
mob-view-steal = rubare una cassa
mob-choice-locked = ha scelto
mob-choice-thinking = sta pensando

## Moves as choices (a menu, a button)

mob-do-moles = Piazza le talpe: Bronx { $bronx }, Harlem { $harlem }, Hell’s Kitchen { $kitchen }, Chinatown { $chinatown }, Little Italy { $italy }, Brooklyn { $brooklyn }
mob-do-roll = Lancia i dadi e carica un’auto
mob-do-home = Rimanda a casa gli altri: finito per questo round
mob-do-load = Carica { mob-fact-car }
mob-do-space = Paga la casella { $column }: { mob-fact-row }
mob-do-switch = Sposta { mob-fact-henchmen }: { mob-fact-car } → { mob-fact-car-second }
mob-do-drive = Porta { mob-fact-henchmen } { mob-fact-in }
mob-do-mole = Sposta { mob-fact-mole } { mob-fact-to }
mob-do-crate = Sposta una cassa { mob-fact-from } { mob-fact-to-second }
mob-do-attorney = Spingi il procuratore
mob-do-attorney-crate = Prendi una cassa { mob-fact-from } grazie al procuratore
mob-do-add = Aggiungi una cassa { mob-fact-in }
mob-do-expose = Smaschera { mob-fact-mole }
mob-do-shoot = Spara con { mob-fact-die }
mob-do-steal = Ruba una cassa { mob-fact-from }
mob-do-end = Salta il resto e finisci il turno
mob-do-decline = Rinuncia a questo bonus
mob-do-start = Comincia { fact-target }
mob-do-retract = Annulla il piazzamento delle talpe

## End

mob-end-won =
    { fact-seat } vince con { $points ->
        [one] una cassa
       *[other] { $points } casse
    }.
mob-end-won-attorney = Entrambi hanno { $points ->
    [one] { $points } cassa
   *[other] { $points } casse
}; { fact-target } è nel mirino del procuratore, quindi vince { fact-seat }.
mob-end-shared = Entrambi hanno { $points ->
    [one] { $points } cassa
   *[other] { $points } casse
} e il procuratore è al centro: la vittoria è condivisa.

## Warnings

mob-warning-undone = Puoi ancora { mob-fact-action }.
mob-warning-bonus = Rinunceresti a questo bonus: { mob-fact-action }.

## What is not a move

parse-mob-district = «{ $text }» non è un quartiere. I quartieri sono: { $expected }.
parse-mob-mole = «{ $text }» non è una talpa. Una talpa ha il nome del quartiere dov’è stata piazzata all’inizio: { $expected }.
parse-mob-value = «{ $text }» non è il valore di una talpa. I valori sono: { $expected }.
parse-mob-count = «{ $text }» non è un numero di scagnozzi in auto. Numeri possibili: { $expected }.
parse-mob-die = «{ $text }» non è un dado. I dadi sono: { $expected }.
parse-mob-face = «{ $text }» non è una faccia di un dado. Le facce sono: { $expected }.
parse-mob-seat = «{ $text }» non è un giocatore di questa partita. I giocatori sono: { $expected }.
parse-mob-row = «{ $text }» non è una riga del tabellone delle azioni. Le righe sono: { $expected }.
parse-mob-column = «{ $text }» non è una casella di una riga. Le caselle sono: { $expected }.
parse-mob-form =
    «{ $text }» non è una mossa completa. Scrivila così: { $word ->
        [moles] moles VALORE VALORE VALORE VALORE VALORE VALORE
        [roll] roll
        [home] home
        [load] load QUARTIERE
        [space] space RIGA 1–3
        [switch] switch QUARTIERE QUARTIERE NUMERO
        [drive] drive QUARTIERE NUMERO
        [mole] mole TALPA QUARTIERE
        [crate] crate QUARTIERE QUARTIERE
        [attorney] attorney o attorney QUARTIERE
        [add] add QUARTIERE
        [expose] expose TALPA
        [shoot] shoot DADO
        [steal] steal QUARTIERE
        [end] end
        [decline] decline
        [start] start GIOCATORE
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-mob-crates =
    { $field }: le facce dei quartieri danno in tutto { $have }, ma { $need ->
        [one] c’è solo { $need } cassa
       *[other] ci sono solo { $need } casse
    }.
data-mob-face-twice = { $field }: { mob-fact-die } con { $face } indica già { mob-fact-district }.
data-mob-face-missing = { $field }: { mob-fact-die } non ha la faccia { $face }.
data-mob-face-nowhere = { $field }: { mob-fact-die } ha una faccia { $face } che non indica nessun quartiere.

## Refusals: set-up

refuse-MB-04 = Hai due talpe di ogni valore, 1, 2 e 3: una per ogni quartiere.
refuse-MB-11-must = Prima piazza le tue sei talpe, una in ogni quartiere.
refuse-MB-11-done = Le talpe sono già piazzate.
refuse-MB-11-chosen = Le tue talpe sono piazzate; l’avversario sta ancora scegliendo. Puoi annullare con «retract».
refuse-MB-11-retract = Ora non c’è un piazzamento di talpe da annullare.
refuse-MB-12 = I dadi per il primo turno rotolano ancora.

## Refusals: step 1

refuse-MB-21-dice = I dadi rotolano ancora.
refuse-MB-21-roll = Lancia i dadi prima di caricare un’auto.
refuse-MB-21-once = I dadi sono già stati lanciati in questo turno; si lanciano una volta sola.
refuse-MB-21-loaded = Hai già caricato un’auto in questo turno.
refuse-MB-21-back = Sei nella fase 2; non si torna ai dadi.
refuse-MB-21-district = Nero { $black } e bianco { $white } indicano { mob-fact-district } e { mob-fact-second }, nessun altro quartiere.
refuse-MB-21-must = I dadi sono lanciati (nero { $black }, bianco { $white }) e vanno usati: carica l’auto per { mob-fact-district } o { mob-fact-second }.

## Refusals: step 2

refuse-MB-24-taken = Su quella casella ci sono già scagnozzi di { fact-seat }.
refuse-MB-24-cost = Quella casella costa { $need }, e nel magazzino ne hai { $have }.
refuse-MB-24-first = Metti prima degli scagnozzi su una casella del tabellone delle azioni.
refuse-MB-24-must = Devi mettere scagnozzi su una casella del tabellone delle azioni prima di finire il turno.
refuse-MB-24-paid = Hai già usato la tua casella di questo turno.
refuse-MB-24-space = La casella scelta ({ mob-fact-row }, { $column }) non permette questo: { mob-fact-action }.
refuse-MB-24-done = Con questa casella è già fatto: { mob-fact-action }.
refuse-MB-25 = Puoi ancora pagare una casella libera: la meno cara costa { $need }, e tu ne hai { $have }.
refuse-MB-27-cars = Nelle tue auto non c’è nessuno.
refuse-MB-27-mole = Non hai più talpe nascoste.
refuse-MB-27-crate = Non c’è nessuna cassa in nessun quartiere.
refuse-MB-27-stock = Non ci sono più casse in riserva.
refuse-MB-27-expose = Il tuo avversario non ha più talpe nascoste.
refuse-MB-30-full = Tutte le tue auto sono piene; nessuno può cambiare.
refuse-MB-30-empty = A bordo non c’è nessuno: { mob-fact-car } è vuota.
refuse-MB-30-same = Si cambia con un’altra auto, non con la stessa.
refuse-MB-30-count = Non ce ne sono tanti: { mob-fact-car } ne ha a bordo { $have }, non { $need }.
refuse-MB-30-room =
    Non c’è posto per { $need }: { mob-fact-car } { $left ->
        [0] è piena
        [one] ha un solo posto libero
       *[other] ha { $left } posti liberi
    }.
refuse-MB-31-empty = A bordo non c’è nessuno: { mob-fact-car } è vuota.
refuse-MB-31-count = Non ce ne sono tanti: { mob-fact-car } ne ha a bordo { $have }, non { $need }.
refuse-MB-32 = Hai cambiato auto; adesso devi guidare.
refuse-MB-32-first = Qui prima si cambia auto, poi si guida.
refuse-MB-32-done = Hai già cambiato auto e guidato.
refuse-MB-33-gone = L’avversario ha smascherato { mob-fact-mole }: è fuori dal gioco.
refuse-MB-33-same = Deve cambiare quartiere: { mob-fact-mole } è già { mob-fact-in }.
refuse-MB-34-none = Non c’è nessuna cassa { mob-fact-in }.
refuse-MB-34-same = La cassa deve cambiare quartiere.
refuse-MB-35-push = Il procuratore avanza di una casella; si prende una cassa solo se non può andare oltre.
refuse-MB-35-take = Il procuratore non può andare oltre: nomina il quartiere da cui prendi una cassa.
refuse-MB-35-none = Non c’è nessuna cassa { mob-fact-in }.
refuse-MB-41-gone = Hai già smascherato { mob-fact-mole }.
refuse-MB-42 = Il dado del colpo rotola ancora.

## Refusals: the end of a round

refuse-MB-44 = Una cassa si ruba solo con un bonus del procuratore.
refuse-MB-44-none = Non c’è nessuna cassa { mob-fact-in }.
refuse-MB-51 = Ora prendi questa parte del bonus del procuratore o rinuncia: { mob-fact-action }.
refuse-MB-51-none = Non c’è nessun bonus a cui rinunciare adesso.
refuse-MB-51-other = Prima { fact-seat } prende il bonus del procuratore.
refuse-MB-53-must = Di’ chi comincia il prossimo round.
refuse-MB-53-none = Non è il momento di dire chi comincia.
refuse-MB-53-other = Tocca a { fact-seat } dire chi comincia il prossimo round.

## The table on the screen: short words

mob-letter-red = R
mob-letter-blue = B
mob-hats-0 = borsalini
mob-hats-1 = bombette
mob-short-switch = cambiare
mob-short-drive = guidare
mob-short-mole = talpa
mob-short-crate = cassa
mob-short-attorney = procura
mob-short-add = + cassa
mob-short-expose = smaschera
mob-short-shoot = spara
mob-short-steal = ruba
mob-bonus-expose = smascherare una talpa
mob-bonus-add = aggiungere una cassa
mob-bonus-steal = rubare una cassa
mob-bonus-both = { $first }, poi { $second }
mob-in-all = in tutto
mob-then = poi { $count }
mob-no-crates = niente casse
mob-crates-here = Casse: { $count }
mob-crates-count =
    { $count ->
        [0] niente casse
        [one] una cassa
       *[other] { $count } casse
    }
mob-crates-word =
    { $count ->
        [one] cassa
       *[other] casse
    }
mob-crates-in-stock = casse in riserva: { $count }
mob-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
} su 3
mob-here =
    { $seat }: { $count } sul posto, { $car } in auto, { $moles ->
        [0] nessuna talpa nascosta
        [one] una talpa nascosta
       *[other] { $moles } talpe nascoste
    }, { $span ->
        [0] in tutto { $low }
       *[other] in tutto da { $low } a { $high }
    }
mob-hidden =
    { $count ->
        [one] talpa nascosta:
       *[other] talpe nascoste:
    }
mob-river-harlem = Harlem River
mob-river-east = East River
mob-last = ultima
mob-last-more = Ultima mossa: { $seat }.
mob-mark-shot =
    { $count ->
        [one] uno colpito
       *[other] { $count } colpiti
    }
mob-mark-missed = mancato
mob-mark-mole = talpa +{ $count }
mob-mark-more = +{ $count }
mob-mark-less = −{ $count }
mob-on-board = sul tabellone
mob-in-sights = nel mirino
mob-done-round = ha finito
mob-waits = aspetta
mob-your-turn = Tocca a te:
mob-turn-of = { $seat }:
mob-turn-load = 1 caricare
mob-turn-board = 2 agire
mob-base =
    { $count ->
        [0] il tuo magazzino è vuoto
        [one] il tuo magazzino: un uomo
       *[other] il tuo magazzino: { $count } uomini
    }
mob-round-end = Fine del round { $round }
mob-tie = parità

## Who would take the crates as things stand

mob-verdict-none = ancora niente da vincere
mob-verdict-none-short = –
mob-verdict-empty = ancora nessuno
mob-verdict-empty-short = nessuno
mob-verdict-sure-you = a te di sicuro
mob-verdict-sure-you-short = tu, sicuro
mob-verdict-sure-other = a { $seat } di sicuro
mob-verdict-sure-other-short = { $seat }
mob-verdict-leads-you = sei in testa
mob-verdict-leads-you-short = tu
mob-verdict-leads-other = { $seat } in testa
mob-verdict-leads-other-short = { $seat }
mob-verdict-open = decidono le talpe
mob-verdict-open-short = incerto
mob-verdict-tie = parità: a nessuno
mob-verdict-tie-short = parità
mob-verdict-won-you = prendi { mob-fact-crates }
mob-verdict-won-you-short = tu +{ $count }
mob-verdict-won-other = { $seat } prende { mob-fact-crates }
mob-verdict-won-other-short = { $seat } +{ $count }
mob-verdict-nothing = niente da vincere
mob-verdict-nothing-short = –
mob-verdict-stay = non le prende nessuno
mob-verdict-stay-short = nessuno

## The attorney’s avenue

mob-attorney-start = Procuratore alla partenza
mob-attorney-nobody = ancora nessun bonus
mob-attorney-at = Procuratore sulla casella { $space } di { $seat }
mob-attorney-at-you = Procuratore sulla tua casella { $space }
mob-attorney-you-then = a fine round potrai { $bonus }
mob-attorney-word = Procuratore
mob-attorney-brief = Procuratore, fine round → { $who }: { $bonus }
mob-attorney-then = a fine round { $seat } potrà { $bonus }
mob-side-left = ‹ qui { $gets }
mob-side-right = qui { $gets } ›
mob-you-get = per te
mob-gets = per { $seat }
mob-centre-short = inizio

## What is asked

mob-ask-wait =
    { $count ->
        [0] Un attimo.
       *[other] { $seat } sta pensando.
    }
mob-ask-moles = Piazza le tue talpe.
mob-ask-moles-more = Scegline una, poi il quartiere. In segreto.
mob-ask-moles-done = Ci sono tutte e sei.
mob-ask-moles-done-more = Le vedi solo tu. Conferma o mescola ancora.
mob-moles-locked-short = Le tue talpe sono piazzate.
mob-moles-locked-more = Puoi annullare finché l’altro non è pronto.
mob-ask-roll = Lanci o vai avanti?
mob-ask-roll-more = Chi lancia deve caricare.
mob-ask-load = Quale dado indica il quartiere?
mob-ask-space = Scegli una casella accesa.
mob-ask-space-more =
    { $count ->
        [one] La paghi con il tuo unico uomo.
       *[other] La paghi dai tuoi { $count } uomini.
    }
mob-ask-first = Quale azione prima?
mob-ask-paid = Pagati { $count }: { mob-fact-row }
mob-ask-switch-1 = Da quale auto?
mob-ask-switch-2 = In quale auto?
mob-ask-switch-3 = Quanti cambiano auto?
mob-ask-drive-1 = Quale auto parte?
mob-ask-drive-2 = Quanti scendono?
mob-ask-mole-1 = Quale tua talpa si sposta?
mob-ask-mole-2 = Dove va?
mob-ask-crate-1 = Una cassa da dove?
mob-ask-crate-2 = Dove va?
mob-ask-attorney-0 = Spingere il procuratore?
mob-ask-attorney-1 = Una cassa da dove?
mob-ask-add-1 = Dove va la nuova cassa?
mob-ask-expose-1 = Quale talpa smascheri?
mob-ask-shoot-1 = Con quale dado spari?
mob-ask-steal-1 = Da dove rubi una cassa?
mob-ask-start-1 = Chi comincia il round { $round }?
mob-ask-start-more = Sei nel mirino del procuratore: decidi tu.
mob-ask-must-drive = Hai cambiato auto: ora una deve partire.
mob-ask-bonus = Il bonus del procuratore è tuo.
mob-ask-bonus-part = Bonus del procuratore, parte { $part } di { $parts }
mob-hint-switch = Uomini passano da una tua auto a un’altra.
mob-hint-drive = Uomini scendono da un’auto nel suo quartiere.
mob-hint-mole = Una tua talpa nascosta cambia quartiere.
mob-hint-crate = Una cassa cambia quartiere.
mob-hint-attorney = Una casella verso l’avversario.
mob-hint-attorney-crate = Non può andare oltre: prendi una cassa.
mob-hint-expose = Scoperta, porta tanti uomini quanto vale.
mob-hint-add = Dalla riserva a un quartiere a scelta.
mob-hint-shoot = Lancia un dado: l’auto avversaria indicata si svuota.
mob-hint-steal = Da un quartiere a scelta al tuo magazzino.
mob-you-watch = Stai guardando.
mob-you-wait = Poi tocca a te.

## Choices

mob-moles-shuffle = Piazzale a caso
mob-moles-again = Mescola ancora
mob-lock = Conferma
mob-tray-mole = Una talpa che vale { $value }
mob-roll-both = Lancia i due dadi
mob-straight = Dritto al tabellone delle azioni
mob-straight-more = In questo turno non si torna ai dadi.
mob-reading-short =
    { $count ->
        [one] 1 uomo: { mob-district }
       *[other] { $count } uomini: { mob-district }
    }
mob-names-it = lo indica,
mob-loads = carica
mob-other-loads = l’altro carica uomini
mob-lost =
    { $count ->
        [one] Un uomo perso.
       *[other] { $count } uomini persi.
    }
mob-reading-then = Poi auto { $car }/3, magazzino { $left }.
mob-reading-left = Magazzino { $left }.
mob-choose-window =
    { $count ->
        [one] Una casella è accesa. Toccala per leggere che cosa fa.
       *[other] { $count } caselle accese. Toccane una per leggere che cosa fa.
    }
mob-choose-window-keys = I tasti da 1 a 6 scelgono una riga.
mob-pay = Paga { $count }
mob-leaves-you =
    { $count ->
        [0] Non ti resta nessuno.
        [one] Ti resta un uomo.
       *[other] Ti restano { $count } uomini.
    }
mob-of = su { $count }
mob-fewer = uno in meno
mob-more = uno in più
mob-go-switch =
    { $count ->
        [one] Un uomo cambia
       *[other] { $count } uomini cambiano
    }
mob-go-drive =
    { $count ->
        [one] Un uomo scende
       *[other] { $count } uomini scendono
    }
mob-shot-face =
    { $face }: { mob-district }, { $count ->
        [0] nessuno
        [one] un uomo
       *[other] { $count } uomini
    }
mob-you-start = Cominci tu
mob-second = { $seat } gioca per secondo.
mob-you-second = Giochi per secondo.
mob-lit-moles =
    { $count ->
        [one] Una talpa è accesa sulla mappa.
       *[other] { $count } talpe sono accese sulla mappa.
    }
mob-lit-values = Valori rimasti: { $values }.
mob-lit-places =
    { $count ->
        [one] Un quartiere è acceso sulla mappa.
       *[other] { $count } quartieri sono accesi sulla mappa.
    }
mob-back = Annulla: { $what }
mob-back-mole = Annulla: talpa { mob-fact-in }
mob-mole-from = { mob-fact-from }
mob-laid = { $count } di 6 { $count ->
    [one] messa
   *[other] messe
}
mob-roll-stands = il lancio vale
mob-turn-over = non tocca a te
mob-nothing-back = niente da annullare
mob-leave-neither = Nessuna: fine turno
mob-leave-decline = Rinuncia a questa parte
mob-leave-home = Rimanda a casa gli altri
mob-leave-switch = Non cambiare
mob-leave-drive = Non guidare
mob-leave-mole = Nessuna talpa
mob-leave-crate = Nessuna cassa
mob-leave-attorney = Lascialo lì
mob-leave-expose = Non smascherare
mob-leave-add = Non aggiungere
mob-leave-shoot = Non sparare
mob-hold = Tieni: talpe
mob-peek = Tieni premuto per vedere le tue talpe
mob-space-then = Poi: { mob-fact-action }
mob-space-taken = Occupata da { $seat }

## What things are, on touch

mob-about-car =
    Auto di { $seat } per { mob-fact-district }: a bordo { $count } su 3. Si scende quando parte, al più tardi a fine round.
mob-about-men =
    { $seat } ha { mob-fact-henchmen } { mob-fact-in }. { $count ->
        [one] Combatte nella sparatoria e, se sopravvive, resta lì.
       *[other] Combattono nella sparatoria; chi sopravvive resta lì.
    }
mob-about-mole = Una talpa nascosta dell’avversario ({ mob-fact-mole }). Conta per il suo valore dopo il round 3. Ancora nascoste: { $values }.
mob-about-own-mole = La tua talpa nascosta ({ mob-fact-mole }). Tieni premuto M o il pulsante per vederne il valore; conta dopo il round 3.
mob-about-in-all =
    Quanto { $seat } conterebbe qui se il round finisse ora: uomini, auto e talpe, { $span ->
        [0] { $low }
       *[other] da { $low } a { $high }
    }.
mob-about-die =
    Questo quartiere è indicato { $die ->
        [black] dal dado nero
       *[white] dal dado bianco
    } con { $face }.
mob-about-crates = Casse: { $count }. Dopo il round 3 le prende la famiglia più forte.
mob-about-verdict = Chi prenderebbe le casse se la partita finisse ora, per quanto si può sapere.
mob-about-centre = Il procuratore parte da qui. Finché ci resta, nessuno ha un bonus.
mob-about-attorney-space = Casella { $space } dalla parte di { $seat }: se è qui a fine round, { $target } può { $bonus }.
mob-about-warehouse = Uomini nel magazzino: fino a 20 per round. Salgono in auto e pagano le caselle; chi non ne ha più ha finito il round.
mob-about-riding = Uomini in auto. Non ancora in un quartiere: si può sparare loro.
mob-about-on-board = Uomini che hanno pagato caselle. Tornano in riserva a fine round.
mob-about-stock = Uomini per ora fuori gioco: da qui vengono i venti del prossimo round.
mob-about-unseen = Quanto valgono insieme le talpe nascoste di { $seat }. Barrate: già viste.
mob-about-sights = Il procuratore è dalla parte di { $seat }: l’altro riceve il suo bonus a fine round.
mob-about-score = Casse nel magazzino di { $seat }: { $count }. Vince chi ne ha di più.

## The show of a round’s end

mob-show-cars = Arrivano le auto
mob-show-bonus = Bonus del procuratore
mob-show-shots = Sparatorie
mob-show-count = Talpe e casse
mob-show-against = { $mine } contro { $theirs }
mob-show-fall =
    { $count ->
        [one] ne cade uno per parte
       *[other] ne cadono { $count } per parte
    }
mob-show-fallen = caduti finora: { $count } per parte
mob-show-fell =
    { $count ->
        [one] uno caduto per parte
       *[other] { $count } caduti per parte
    }
mob-show-left =
    { $count ->
        [0] non ne resterà nessuno
        [one] ne resterà uno
       *[other] ne resteranno { $count }
    }
mob-show-men =
    { $count ->
        [0] nessuno
        [one] un uomo
       *[other] { $count } uomini
    }
mob-show-sum = uomini { $men }, talpe { $moles }
mob-show-none = le famiglie non si incontrano
mob-show-quiet = nessuno sparo
mob-show-nobody = nessuno ne ricava niente
mob-show-moles-out = le talpe non partecipano
mob-show-worth = una talpa che vale { $value }
mob-show-takes =
    { $count ->
        [0] { $seat } è in testa, ma senza casse
        [one] { $seat } prende una cassa
       *[other] { $seat } prende { $count } casse
    }
mob-show-so-far = casse finora
mob-show-wins = Vince { $seat }
mob-show-shared = la vittoria è condivisa

## Le cifre della propria copia

mob-data-space = Casella { $space }
mob-data-with = { $cost } e { $icon }
mob-data-crates-told = { $crates ->
    [one] { $crates } cassa
   *[other] { $crates } casse
}
mob-plot = Quanto porterebbe via ciascuno se la notte finisse lì
mob-end-belongs = La città è di
mob-end-belongs-both = La città è divisa tra
mob-end-crates =
    { $mine ->
        [one] una cassa
       *[other] { $mine } casse
    } a { $theirs }
mob-end-by-attorney = alla pari; decide il procuratore
mob-end-before = prima del conteggio
mob-word-districts = Quartieri

## Only where the board shows everything (density "expert")
mob-expert-margin = scarto { $margin }
mob-expert-sum = talpe: { $sum }
mob-expert-spaces =
    { $count ->
        [0] non può pagare caselle
        [one] può pagare una casella
       *[other] può pagare { $count } caselle
    }
mob-expert-seats =
    { $count ->
        [0] nessun posto libero
        [one] un posto libero
       *[other] { $count } posti liberi
    }
mob-about-left = Ciò che resta a { $seat }: le caselle libere del tabellone delle azioni che può pagare con gli uomini nel magazzino, i posti liberi nelle sue sei auto e quanto valgono insieme le sue talpe nascoste.

## The form of printed figures
mob-form-crates = Casse in tutto
mob-form-track = Il tracciato del procuratore, contato dal centro
mob-form-cost = { $row }, casella { $space }: costo
mob-form-icon = { $row }, casella { $space }: icona
mob-form-no-icon = nessuna icona
mob-form-longer = Una casella in più
mob-form-shorter = Una casella in meno
