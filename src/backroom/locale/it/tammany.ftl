### Tammany Hall: i nomi, le opzioni, il registro in parole, le rivelazioni, la fine, gli avvisi e i rifiuti. Le regole: tammany-rules.ftl.
### I dati sono le parole della notazione: $colour green white orange blue; $seat (chi agisce) e $target (chi è nominato) il colore di un
### posto o il nome di un giocatore; $office mayor deputy police council chairman none; $part office place slander; il resto sono numeri.

## Facts in words

tammany-fact-colour =
    { $colour ->
        [green] verde
        [white] bianco
        [orange] arancione
       *[blue] azzurro
    }
tammany-fact-colours =
    { $colour ->
        [green] verdi
        [white] bianchi
        [orange] arancioni
       *[blue] azzurri
    }
tammany-fact-nation =
    { $colour ->
        [green] Irlandesi
        [white] Inglesi
        [orange] Tedeschi
       *[blue] Italiani
    }
tammany-fact-cube =
    { $colour ->
        [green] un cubetto verde (irlandese)
        [white] un cubetto bianco (inglese)
        [orange] un cubetto arancione (tedesco)
       *[blue] un cubetto azzurro (italiano)
    }
tammany-fact-newcomer =
    { $colour ->
        [green] cubetto irlandese
        [white] cubetto inglese
        [orange] cubetto tedesco
       *[blue] cubetto italiano
    }
tammany-fact-chip =
    { $colour ->
        [green] un segnalino favore verde
        [white] un segnalino favore bianco
        [orange] un segnalino favore arancione
       *[blue] un segnalino favore azzurro
    }
tammany-fact-office =
    { $office ->
        [mayor] sindaco
        [deputy] vice sindaco
        [police] capo della polizia
        [council] presidente del consiglio
       *[chairman] presidente di circoscrizione
    }
tammany-fact-held =
    { $office ->
        [mayor] tu sei sindaco
        [deputy] tu sei vice sindaco
        [police] tu sei capo della polizia
        [council] tu sei presidente del consiglio
        [chairman] tu sei presidente di circoscrizione
       *[none] tu non hai una carica
    }
tammany-fact-part =
    { $part ->
        [office] usare la carica
        [place] piazzare
       *[slander] calunniare
    }
tammany-fact-zone =
    { $zone ->
        [1] I
        [2] II
       *[3] III
    }
tammany-count-colour =
    { $count } { $count ->
        [one] { tammany-fact-colour }
       *[other] { tammany-fact-colours }
    }

## Names of things

tammany-nation-green = Irlandesi
tammany-nation-white = Inglesi
tammany-nation-orange = Tedeschi
tammany-nation-blue = Italiani
tammany-colour-green = verde
tammany-colour-white = bianco
tammany-colour-orange = arancione
tammany-colour-blue = azzurro
tammany-seat-red = Rosso
tammany-seat-yellow = Giallo
tammany-seat-purple = Viola
tammany-seat-black = Nero
tammany-seat-brown = Marrone
tammany-office-mayor = Sindaco
tammany-office-mayor-help = Nulla da usare durante l’anno.
tammany-office-deputy = Vice sindaco
tammany-office-deputy-help = Una volta l’anno: prende un segnalino favore di qualsiasi colore.
tammany-office-police = Capo della polizia
tammany-office-police-help = Una volta l’anno: rimette un cubetto nel sacchetto, non l’ultimo di un quartiere.
tammany-office-council = Presidente del consiglio
tammany-office-council-help = Una volta l’anno, due per mandato: chiude un quartiere fino alla fine dell’elezione.
tammany-office-chairman = Presidente di circoscrizione
tammany-office-chairman-help = Una volta l’anno: sposta un cubetto in un quartiere adiacente, non l’ultimo di un quartiere.
tammany-phase-setup = Preparazione
tammany-phase-turn = Turno
tammany-phase-bid = Puntate segrete
tammany-phase-bonus = Bonus
tammany-phase-appoint = Assegnazione delle cariche
tammany-phase-over = Fine della partita
tammany-part-office = Carica
tammany-part-place = Piazzamento
tammany-part-slander = Calunnia
tammany-part-open = da fare
tammany-part-begun = cominciato
tammany-part-done = fatto
tammany-special-bonus-cube = Bonus del vincitore: un cubetto dal sacchetto
tammany-special-bonus-chip = Bonus del vincitore: un segnalino favore
tammany-special-tammany-hall = Tammany Hall: 2 punti
tammany-decided-open = non ha ancora votato
tammany-decided-won = vinto
tammany-decided-won-by = vinto da { fact-seat }
tammany-decided-tied = parità: non lo vince nessuno
tammany-decided-empty = nessuno ha partecipato
tammany-word-cubes = cubetti immigrato
tammany-word-slander-chips = segnalini calunnia
tammany-word-castle-garden = Castle Garden
tammany-word-locked = chiuso
tammany-word-points = punti
tammany-word-first = primo giocatore
tammany-ward = Quartiere { $ward }
tammany-zone = Zona { tammany-fact-zone }
tammany-zone-opens = La zona { tammany-fact-zone } apre nell’anno { $year }
tammany-date = Anno { $year } di 16, mandato { $term } di 4

## The table in the browser: questions of the bar, explanations, election night

tammany-map-hudson = Fiume Hudson
tammany-map-east = East River
tammany-map-brooklyn = Brooklyn
tammany-table-when =
    Mandato { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, anno { $year } di 16
tammany-table-when-short = anno { $year }
tammany-table-plan-of = Pianta dei
tammany-table-plan = Quartieri della città
tammany-table-speak-for = I loro portavoce
tammany-table-at-sea =
    { $count ->
        [one] uno ancora in mare
       *[other] { $count } ancora in mare
    }
tammany-table-points = { $points } pt
tammany-table-points-long =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
tammany-table-most = Voti possibili qui, al massimo
tammany-table-most-short = Quartiere { $ward }, voti al massimo:
tammany-table-nobody = Nessuno ha un capo-quartiere qui.
tammany-table-duel = Le puntate per il quartiere { $ward }
tammany-table-sealed = puntato
tammany-table-thinking = ci pensa…
tammany-table-no-favours = senza favori
tammany-table-bot = bot
tammany-table-you = Tu
tammany-table-leads = in testa
tammany-table-won = vinti
tammany-table-of = di { $most }
tammany-table-parts = Parti del turno
tammany-table-which-piece = Quale pezzo
tammany-table-boss-left =
    { $count ->
        [one] L’ultimo capo-quartiere
       *[other] Capi-quartiere: { $count } rimasti
    }
tammany-office-short-mayor = Sindaco
tammany-office-short-deputy = Vice
tammany-office-short-police = Polizia
tammany-office-short-council = Consiglio
tammany-office-short-chairman = Circoscr.
tammany-ask-place =
    { $piece ->
        [boss] Piazza il tuo capo-quartiere: scegli un quartiere
       *[cube] Piazza { tammany-fact-cube }: scegli un quartiere
    }
tammany-ask-place-here =
    { $piece ->
        [boss] Mettere il tuo capo-quartiere nel quartiere { $ward }?
       *[cube] Mettere { tammany-fact-cube } nel quartiere { $ward }?
    }
tammany-ask-place-rule = Due capi-quartiere, oppure un capo-quartiere e un nuovo arrivato con il suo favore.
tammany-ask-open-wards =
    { $count ->
        [one] Un quartiere è aperto.
       *[other] { $count } quartieri sono aperti.
    }
tammany-ask-locked =
    { $count ->
        [one] Chiuso: { $wards }.
       *[other] Chiusi: { $wards }.
    }
tammany-ask-office-deputy = Vice sindaco: prendi un favore
tammany-ask-office-police = Capo della polizia: scegli un cubetto da mandare via
tammany-ask-office-council = Presidente del consiglio: scegli un quartiere da chiudere
tammany-ask-office-chairman = Presidente di circoscrizione: scegli un cubetto da spostare
tammany-ask-office-chairman-to = Dal quartiere { $ward } a quale vicino?
tammany-ask-slander = Calunnia: scegli il capo-quartiere di un rivale
tammany-ask-slander-rule = Dove ci sei anche tu, e con un favore di una nazione che ci vive.
tammany-ask-slander-pay = Calunniare { fact-target } nel quartiere { $ward }: paga in
tammany-ask-slander-cost = Un segnalino calunnia e un favore; il capo-quartiere torna a casa.
tammany-ask-spread = Estendere la calunnia contro { fact-target }?
tammany-ask-spread-rule = In un quartiere adiacente, per altri due favori in { tammany-fact-colour }; senza segnalino calunnia.
tammany-ask-bonus = Il quartiere { $ward } è tuo: fanne sbarcare un altro
tammany-ask-bonus-where = { $nation }: scegli un quartiere
tammany-ask-bonus-rule = Qualsiasi nazione dal sacchetto, in un quartiere in gioco non chiuso; senza favore.
tammany-ask-bonus-chip = Il quartiere { $ward } è tuo: prendi un favore
tammany-ask-bonus-chip-rule = Di qualsiasi nazione ancora in riserva.
tammany-ask-appoint =
    { $count ->
        [one] Sindaco, assegna ancora una carica
       *[other] Sindaco, assegna { $count } cariche
    }
tammany-ask-appoint-rule = Scegli una carica, poi il giocatore che la riceve; oppure trascinala.
tammany-ask-appoint-whom = { $name }: per chi?
tammany-office-power-deputy = prende un favore l’anno
tammany-office-power-police = rimanda un cubetto l’anno
tammany-office-power-council = chiude 2 quartieri a mandato
tammany-office-power-chairman = sposta un cubetto l’anno
tammany-ask-appoint-whom-rule = Scegli un giocatore.
tammany-ask-rest = Piazzato. Altro?
tammany-ask-rest-none = Non resta che finire il turno.
tammany-ask-sure = Finire il turno lo stesso?
tammany-ask-bid = Quartiere { $ward }: la tua puntata segreta
tammany-ask-bid-done = Quartiere { $ward }: hai puntato
tammany-ask-bid-votes =
    { $bosses ->
        [one] 1 capo-quartiere
       *[other] { $bosses } capi-quartiere
    } + { $chips ->
        [0] nessun favore
        [one] 1 favore
       *[other] { $chips } favori
    } = { $total ->
        [one] 1 voto
       *[other] { $total } voti
    }.
tammany-ask-sealed =
    { $count ->
        [one] { $names } ha puntato.
       *[other] { $names } hanno puntato.
    }
tammany-ask-thinking =
    { $count ->
        [one] { $names } ci pensa.
       *[other] { $names } ci pensano.
    }
tammany-ask-you-next = Tocca a te subito dopo.
tammany-ask-nothing = Non puntare
tammany-ask-seal = Sigilla
tammany-ask-end = Fine turno
tammany-skip-now = Salta
tammany-ask-take-back = Annulla
tammany-ask-do-boss = Piazza qui
tammany-ask-do-cube = Piazza qui
tammany-ask-do-remove = Manda via
tammany-ask-do-lock = Chiudi
tammany-ask-do-move = Sposta
tammany-ask-do-slander = Calunnia
tammany-ask-do-spread = Estendi
tammany-ask-do-bonus = Sbarca qui
tammany-tip-cube =
    { tammany-fact-nation }: { $count ->
        [one] un cubetto. I favori di questa nazione contano qui all’elezione.
       *[other] { $count } cubetti. I favori di questa nazione contano qui all’elezione, e chi vince il quartiere li ha tutti.
    }
tammany-tip-boss =
    { $name }: { $count ->
        [one] un capo-quartiere, un voto.
       *[other] { $count } capi-quartiere, { $count } voti.
    } Con i favori, al massimo { $most }.
tammany-tip-bonus-cube = Chi vince questo quartiere piazza un cubetto in più dal sacchetto.
tammany-tip-bonus-chip = Chi vince questo quartiere prende un segnalino favore a scelta.
tammany-tip-hall = Tammany Hall: chi vince questo quartiere segna 2 punti invece di 1.
tammany-tip-lock-rulebook = Chiuso: fino alla fine dell’elezione non entrano né capi-quartiere né cubetti.
tammany-tip-lock-sealed = Chiuso e sigillato: fino alla fine dell’elezione nulla entra o esce e nessuno viene calunniato.
tammany-tip-year = Anno { $year }, mandato { $term }. Ognuno ha un turno l’anno.
tammany-tip-box = L’elezione del mandato { $term }: quartiere per quartiere, con puntate segrete.
tammany-tip-garden = Castle Garden: qui i nuovi arrivati aspettano. Quando è vuoto, ne sbarcano altri { $count }.
tammany-tip-bag = Nel sacchetto: { $cubes }.
tammany-tip-leaders = { tammany-fact-nation }: più cubetti di questa nazione all’ultima elezione, e quindi tre favori, per { $names }.
tammany-tip-leaders-none = { tammany-fact-nation }: nessuno parla ancora per loro. All’elezione chi vince più loro cubetti prende tre favori.
tammany-tip-most = I capi-quartiere, e tutti i favori delle nazioni che vivono qui.
tammany-tip-prize =
    Chi vince segna { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
tammany-tip-counts-here = Qui contano solo i favori di queste nazioni; i loro cubetti contano per il vincitore quando si danno i tre favori.
tammany-tip-first = Primo giocatore di questo mandato.
tammany-tip-away = { $name } non è qui al momento.
tammany-tip-points =
    { $name }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    } Un quartiere vale 1, Tammany Hall 2, diventare sindaco 3.
tammany-tip-chips =
    { $name }: { $count ->
        [0] nessun favore di questa nazione ({ tammany-fact-nation }).
        [one] un favore ({ tammany-fact-nation }): un voto in ogni quartiere dove vivono.
       *[other] { $count } favori ({ tammany-fact-nation }): voti in ogni quartiere dove vivono.
    }
tammany-tip-bosses-left =
    { $count ->
        [one] Un capo-quartiere ancora da piazzare.
       *[other] { $count } capi-quartiere ancora da piazzare.
    }
tammany-tip-slander-chips =
    { $count ->
        [one] Un segnalino calunnia: una calunnia per mandato; un punto alla fine se resta.
       *[other] { $count } segnalini calunnia: una calunnia per mandato; un punto ciascuno alla fine se restano.
    }
tammany-final-elections = elezioni
tammany-final-chips = più favori
tammany-final-slander = calunnie rimaste
tammany-night-of =
    Notte elettorale del mandato { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
tammany-night-count-here = Favori che contano qui
tammany-night-race = Quartieri vinti: la corsa a sindaco
tammany-night-to-beat = { $votes } da battere
tammany-night-side =
    { $bosses ->
        [one] 1 capo-quartiere
       *[other] { $bosses } capi-quartiere
    }{ $chips ->
        [0] { ", senza favori" }
        [one] { " + 1 segnalino" }
       *[other] { " + " }{ $chips } segnalini
    }
tammany-night-won = { $votes }: { fact-seat } conquista il quartiere { $ward }
tammany-night-lone = Nel quartiere { $ward } c’è solo { fact-seat }, e vince
tammany-night-tied = { $votes }: parità, nessuno conquista il quartiere { $ward }
tammany-night-empty = Nel quartiere { $ward } non c’è nessuno
tammany-night-against = { $before } contro { $after }
tammany-night-nth = { $count }º quartiere di { fact-seat }
tammany-night-keeps =
    { $count ->
        [one] Un capo-quartiere resta; uno torna a casa
       *[other] Un capo-quartiere resta; { $count } tornano a casa
    }
tammany-night-leave =
    { $count ->
        [one] Un capo-quartiere torna a casa
       *[other] { $count } capi-quartiere tornano a casa
    }
tammany-night-voted = { $count ->
    [one] Ha votato un quartiere su { $most }.
   *[other] Hanno votato { $count } quartieri su { $most }.
}
tammany-night-toward = contano per i leader
tammany-night-point =
    { $points ->
        [one] punto
       *[other] punti
    }
tammany-night-results = La notte è finita
tammany-night-ward =
    { $ward ->
        [1] Primo quartiere
        [2] Secondo quartiere
        [3] Terzo quartiere
        [4] Quarto quartiere
        [5] Quinto quartiere
        [6] Sesto quartiere
        [7] Settimo quartiere
        [8] Ottavo quartiere
        [9] Nono quartiere
        [10] Decimo quartiere
        [11] Undicesimo quartiere
        [13] Tredicesimo quartiere
        [14] Quattordicesimo quartiere
        [15] Quindicesimo quartiere
       *[17] Diciassettesimo quartiere
    }
tammany-night-begins = La città vota
tammany-night-leaders = Ora parlano per le nazioni
tammany-night-scores = Punti della notte
tammany-night-mayor = Sindaco

## Headings and values of a view, by their names in the data

tammany-view-phase = fase
tammany-view-year = anno
tammany-view-term = mandato
tammany-view-first = primo giocatore
tammany-view-order = ordine di gioco
tammany-view-seats = giocatori
tammany-view-wards = quartieri
tammany-view-castle-garden = Castle Garden
tammany-view-bag = sacchetto
tammany-view-stock = segnalini favore in riserva
tammany-view-set-up = riquadri di preparazione
tammany-view-opens = apertura delle zone (anno)
tammany-view-locks-left = chiusure rimaste nel mandato
tammany-view-leaders = in testa
tammany-view-turn = turno
tammany-view-contest = quartiere che vota
tammany-view-appointing = assegnazione delle cariche
tammany-view-election = elezione
tammany-view-final = conteggio finale
tammany-view-points = punti
tammany-view-bosses-left = capi-quartiere rimasti
tammany-view-chips = segnalini favore
tammany-view-slander-chips = segnalini calunnia
tammany-view-office = carica
tammany-view-office-used = carica usata
tammany-view-slandered = ha calunniato
tammany-view-choice = scelta
tammany-view-cubes-won = cubetti dei quartieri vinti
tammany-view-cubes-led = cubetti dei quartieri in testa
tammany-view-wards-won = quartieri vinti
tammany-view-number = n.
tammany-view-zone = zona
tammany-view-special = particolarità
tammany-view-in-play = in gioco
tammany-view-cubes = cubetti
tammany-view-bosses = capi-quartiere
tammany-view-locked = chiuso
tammany-view-most = voti al massimo
tammany-view-decided = voto
tammany-view-winner = vincitore
tammany-view-ward = quartiere
tammany-view-rows = voti
tammany-view-seat = giocatore
tammany-view-bid = puntata
tammany-view-total = totale
tammany-view-asked = puntata chiesta
tammany-view-bonus = bonus
tammany-view-kind = tipo
tammany-view-colour = colore
tammany-view-awards = risultati
tammany-view-mayor = sindaco
tammany-view-by = deciso da
tammany-view-place = piazzamento
tammany-view-slander = calunnia
tammany-view-placed = piazzato
tammany-view-slander-from = calunnia cominciata
tammany-view-target = vittima
tammany-view-competitors = partecipanti
tammany-view-your-bid = la tua puntata
tammany-view-given = assegnate
tammany-view-offices = cariche da assegnare
tammany-view-before = punti prima
tammany-view-open = da fare
tammany-view-begun = in corso
tammany-view-done = ✓
tammany-view-none = impossibile
tammany-view-boss = capo-quartiere
tammany-view-cube = cubetto
tammany-view-chip = segnalino favore
tammany-view-bonus-cube = cubetto bonus
tammany-view-bonus-chip = segnalino bonus
tammany-view-tammany-hall = Tammany Hall
tammany-view-hall = Tammany Hall
tammany-view-wards-order = ordine d’elezione
tammany-choice-locked = ha scelto
tammany-choice-thinking = sta pensando
tammany-by-wards = più quartieri
tammany-by-chips = più segnalini favore
tammany-by-green = più segnalini verdi
tammany-by-white = più segnalini bianchi
tammany-by-orange = più segnalini arancioni
tammany-by-blue = più segnalini azzurri
tammany-by-sitting = il sindaco in carica resta

## Moves as choices (a menu, a button)

tammany-do-boss = Piazza un capo-quartiere nel quartiere { $ward }
tammany-do-cube = Piazza { tammany-fact-cube } nel quartiere { $ward }
tammany-do-chip = Prendi { tammany-fact-chip }
tammany-do-remove = Rimetti nel sacchetto { tammany-fact-cube } del quartiere { $ward }
tammany-do-lock = Chiudi il quartiere { $ward }
tammany-do-move = Sposta { tammany-fact-cube } dal quartiere { $ward } al quartiere { $ward2 }
tammany-do-slander = Calunnia { fact-target } nel quartiere { $ward } pagando { tammany-fact-chip }
tammany-do-spread = Estendi la calunnia al quartiere { $ward }
tammany-do-end = Finisci il turno
tammany-do-bid-nothing = Non puntare nulla
tammany-do-bonus = Piazza { tammany-fact-cube } dal sacchetto nel quartiere { $ward }
tammany-do-appoint = Nomina { fact-target } { tammany-fact-office }
tammany-do-retract = Annulla la puntata

## Election: ward by ward

tammany-election-ward = Vota il quartiere { $ward }.

## End

tammany-end-won =
    { fact-seat } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
tammany-end-won-tie = { fact-seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, allo spareggio.
tammany-end-shared = { $seats } condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno.

## Warnings

tammany-warning-office = Quest’anno non hai usato la tua carica: { tammany-fact-office }.
tammany-warning-slander = In questo mandato potresti ancora calunniare; segnalini calunnia rimasti: { $left }.
tammany-warning-spread = Potresti ancora estendere a un quartiere adiacente la calunnia contro { fact-seat }.

## What is not a move

parse-tammany-ward = «{ $text }» non è un quartiere. I quartieri vanno da 1 a 11, poi 13, 14, 15 e 17.
parse-tammany-colour = «{ $text }» non è un colore di cubetti e segnalini. Si scrive green (verde), white (bianco), orange (arancione) o blue (azzurro).
parse-tammany-seat = «{ $text }» non è un giocatore di questa partita. I giocatori sono: { $expected }.
parse-tammany-office = «{ $text }» non è una carica. Si scrive deputy (vice), police (polizia), council (consiglio) o chairman (circoscrizione).
parse-tammany-number = «{ $text }» non è un numero di segnalini.
parse-tammany-form =
    «{ $text }» non è una mossa completa. Scrivila così: { $word ->
        [boss] boss QUARTIERE
        [cube] cube COLORE QUARTIERE
        [chip] chip COLORE
        [remove] remove COLORE QUARTIERE
        [lock] lock QUARTIERE
        [move] move COLORE QUARTIERE QUARTIERE
        [slander] slander GIOCATORE QUARTIERE COLORE
        [spread] spread QUARTIERE
        [end] end
        [bonus] bonus COLORE QUARTIERE
        [appoint] appoint GIOCATORE CARICA
        [bid] bid green 2 white 1 o bid nothing
       *[other] { $word }
    }
parse-tammany-colour-twice = La puntata nomina due volte lo stesso colore: { tammany-fact-colour }.

## Refusals: pieces and wards

refuse-TH-05 = In riserva non resta alcun segnalino favore { tammany-fact-colour }.
refuse-TH-05-bag = Nel sacchetto non resta alcun cubetto { tammany-fact-colour }.
refuse-TH-10 = Si sorteggia il primo giocatore; prima nessuno può agire.
refuse-TH-11 = Si apre una zona; aspetta che i suoi cubetti siano sulla mappa.
refuse-TH-15 = Il quartiere { $ward } non ha cubetti e non è in gioco.
refuse-TH-16 = Il quartiere { $ward } è nella zona { tammany-fact-zone }, che apre solo nell’anno { $year }.
refuse-TH-20 = Castle Garden si sta riempiendo; aspetta che i cubetti siano pescati.

## Refusals: the turn

refuse-TH-21 = Già fatto in questo turno: { tammany-fact-part }. Ogni parte si fa una volta sola.
refuse-TH-21-begun = Finisci prima ciò che hai cominciato: { tammany-fact-part }.
refuse-TH-21-phase = Questo fa parte di un turno durante l’anno, e ora non si sta giocando un turno.
refuse-TH-22-two = Hai già piazzato i tuoi due pezzi.
refuse-TH-22-second-cube = Si piazza un solo cubetto per turno; l’altro pezzo dev’essere un capo-quartiere.
refuse-TH-22-colour = A Castle Garden non ci sono cubetti di questo colore: { tammany-fact-colour }.
refuse-TH-22-empty = Castle Garden è vuoto; si possono piazzare solo capi-quartiere.
refuse-TH-23 = Il quartiere { $ward } è chiuso; non vi si può piazzare nulla.
refuse-TH-25 = Non hai più capi-quartiere da piazzare.
refuse-TH-25-nothing = Non hai né capi-quartiere né cubetti da piazzare; in questa parte non c’è nulla da fare.
refuse-TH-26 = Non puoi finire il turno prima di aver piazzato i pezzi.
refuse-TH-26-half =
    { $left ->
        [one] Resta un pezzo da piazzare prima di finire il turno.
       *[other] Restano { $left } pezzi da piazzare prima di finire il turno.
    }
refuse-TH-26-slander = Dopo la prima azione di calunnia sei passato ad altro; la seconda è abbandonata.

## Refusals: offices

refuse-TH-30 = Il sindaco non ha nulla da usare durante l’anno.
refuse-TH-30-term = Nel primo mandato non ci sono cariche.
refuse-TH-30-none = Non hai una carica.
refuse-TH-31 = Solo il vice sindaco può prendere un segnalino, e { tammany-fact-held }.
refuse-TH-32 = Solo il capo della polizia può rimettere un cubetto nel sacchetto, e { tammany-fact-held }.
refuse-TH-32-last = È l’ultimo cubetto del quartiere { $ward }; deve restare.
refuse-TH-32-colour = Il quartiere { $ward } non ha un cubetto { tammany-fact-colour }.
refuse-TH-33 = Solo il presidente del consiglio può chiudere un quartiere, e { tammany-fact-held }.
refuse-TH-33-term = Le due chiusure di questo mandato sono già usate.
refuse-TH-33-year = Si chiude un solo quartiere all’anno.
refuse-TH-33-locked = Il quartiere { $ward } è già chiuso.
refuse-TH-34 = Solo il presidente di circoscrizione può spostare un cubetto, e { tammany-fact-held }.
refuse-TH-34-last = È l’ultimo cubetto del quartiere { $ward }; deve restare.
refuse-TH-34-colour = Il quartiere { $ward } non ha un cubetto { tammany-fact-colour }.
refuse-TH-34-adjacent = I quartieri { $ward } e { $ward2 } non sono adiacenti.
refuse-TH-34-empty = Il quartiere { $ward2 } non ha cubetti; un cubetto si sposta solo in un quartiere che ne ha già uno.
refuse-TH-35 = Il quartiere { $ward } è chiuso; non vi può entrare alcun cubetto.
refuse-TH-36 = Il quartiere { $ward } è chiuso e sigillato; non se ne può togliere nulla.
refuse-TH-36-slander = Il quartiere { $ward } è chiuso e sigillato; nessuno vi è calunniato.

## Refusals: slander

refuse-TH-40 = Nel mandato { $term } non si calunnia; si comincia dal mandato 2.
refuse-TH-40-done = Hai già calunniato nel mandato { $term }; si può una volta per mandato.
refuse-TH-41-own = Non hai un capo-quartiere nel quartiere { $ward }; si calunnia solo dove se ne ha uno.
refuse-TH-41-target = { fact-seat } non ha un capo-quartiere nel quartiere { $ward }.
refuse-TH-40-self = Si calunnia un avversario: non puoi calunniare te stesso.
refuse-TH-41-slander-chip = Non hai più segnalini calunnia.
refuse-TH-41-favour = Non hai un segnalino favore { tammany-fact-colour } per pagare.
refuse-TH-41-colour = Il quartiere { $ward } non ha un cubetto { tammany-fact-colour }; paga un colore che vi abita.
refuse-TH-42 = Nessuna calunnia di questo turno può estendersi.
refuse-TH-42-adjacent = La calunnia è cominciata nel quartiere { $ward }, e il quartiere { $ward2 } non gli è adiacente.
refuse-TH-42-chips = La seconda azione costa { $need } segnalini favore { tammany-fact-colours }; tu ne hai { $have }.
refuse-TH-42-colour = La calunnia si paga in { tammany-fact-colour }, e il quartiere { $ward } non ha cubetti di quel colore.
refuse-TH-42-target = { fact-seat } non ha un capo-quartiere nel quartiere { $ward }.
refuse-TH-43 = Non hai un capo-quartiere nel quartiere { $ward }; a questo tavolo la calunnia si estende solo dove ne hai uno.
refuse-TH-44 = Una calunnia ha al massimo due azioni; non ce n’è una terza.

## Refusals: elections

refuse-TH-50 = Ora non c’è un’elezione di quartiere in cui puntare.
refuse-TH-51 = Non hai un capo-quartiere nel quartiere { $ward } e non partecipi alla sua elezione.
refuse-TH-52-colour = Il quartiere { $ward } non ha un cubetto { tammany-fact-colour }; i segnalini { tammany-fact-colours } lì non valgono.
refuse-TH-52-chips =
    Non puoi puntare { $need ->
        [one] un segnalino { tammany-fact-colour }
       *[other] { $need } segnalini { tammany-fact-colours }
    }; ne hai { $have }.
refuse-TH-63-done = Hai già puntato; prima annulla la tua puntata.
refuse-TH-56 = Nel quartiere { $ward } non ti si chiede una puntata: non cambierebbe nulla, o non hai un segnalino che vi valga.
refuse-TH-57 = Ora non hai un bonus da prendere.
refuse-TH-57-cube = Il bonus del quartiere { $ward } è un cubetto dal sacchetto, non un segnalino.
refuse-TH-57-chip = Il bonus del quartiere { $ward } è un segnalino favore, non un cubetto.
refuse-TH-57-must = Prima va preso il bonus del quartiere { $ward }.
refuse-TH-57-winner = Prima { fact-seat } prende il bonus del quartiere { $ward }.
refuse-TH-61 = Ora non si assegnano cariche.
refuse-TH-61-mayor = Solo il sindaco assegna le cariche.
refuse-TH-61-taken = Carica già assegnata: { tammany-fact-office }.
refuse-TH-61-seat = { fact-seat } ha già una carica.
refuse-TH-61-self = Il sindaco non prende altre cariche.
refuse-TH-61-office = Quella di sindaco non è una carica che si assegna.
refuse-TH-61-must = Prima il sindaco deve assegnare le cariche.
refuse-TH-63 = Non hai una puntata da annullare: non hai puntato, o le puntate sono già mostrate.

## Letters and signs of its table

tammany-table-letter-red = R
tammany-table-letter-yellow = G
tammany-table-letter-purple = V
tammany-table-letter-black = N
tammany-table-letter-brown = M
tammany-table-nation-letters-green = Ir
tammany-table-nation-letters-white = In
tammany-table-nation-letters-orange = Te
tammany-table-nation-letters-blue = It
tammany-table-none = nessuno
tammany-table-empty = vuoto
tammany-table-board = Il tabellone: la punta di Manhattan
tammany-table-lit = si può scegliere
tammany-table-opens = apre nell’anno { $year }
tammany-table-bosses-of =
    { $name }: { $count ->
        [one] un capo-quartiere
       *[other] { $count } capi-quartiere
    }, al massimo { $most ->
        [one] un voto
       *[other] { $most } voti
    }
tammany-table-votes = { $count }, al massimo { $most }
tammany-table-control-led = Cubetti nei quartieri dove questo giocatore è in testa
tammany-table-control-won = Quartieri vinti a questa elezione, e i loro cubetti
tammany-table-choose-colour = Scegli un colore
tammany-table-choose-office = Scegli una carica
