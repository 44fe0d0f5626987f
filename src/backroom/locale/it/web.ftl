### Il client del browser: la cornice di ogni gioco, la pagina iniziale e le parole brevi di un tavolo.

## Ovunque

web-home = Pagina iniziale
web-close = Chiudi
web-yes = Sì
web-no = No
web-label = { $label }:
web-pair = { $label }: { $value }
web-apart = { $first }; { $second }
web-of = { $count } di { $most }
web-you = tu
web-send = Invia
web-pick = scegli
web-status-away = non connesso
web-back = Indietro
web-undo = Annulla
web-go-on = Avanti
web-reload = Ricarica
web-please-wait = Un momento…
web-error = Qualcosa è andato storto. Riprova.
web-offline = Il server non è raggiungibile. Forse la connessione è caduta.
web-away = Connessione persa. Riconnessione…
web-stale = C’è una versione più nuova di questa pagina.
web-copied = Copiato.

## Pagina iniziale

web-welcome = Siediti al tavolo
web-with-friends = Con gli amici
web-puzzle = Problema del giorno
web-learn = Impara
web-how = Come si gioca
web-bad-wish = Questo indirizzo non è comprensibile; scegli qui sotto.
web-mine-waiting = { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
web-welcome-more = Giochi da tavolo con gli amici o contro i bot, in questo browser, senza registrarsi.
web-got-code = Hai un codice?
web-lost = Questa porta resta chiusa
web-lost-page = A questo indirizzo non c’è niente: forse una lettera è sbagliata, o il link è vecchio.
web-quick = Gioca contro i bot
web-make-table = Un tavolo di { NAME($game) }
web-make-and-invite = Prepara il tavolo e invita
web-your-name = Il tuo nome
web-ask-name = Come ti chiamiamo?
web-ask-names = Chi gioca su questo dispositivo?
web-ask-name-more = Lo chiediamo una volta e resta in questo browser. Senza nome ti chiami come il tuo colore.
web-minutes = { $range } min
web-minutes-more = Circa { $bots } minuti contro i bot, { $friends } con gli amici
web-minutes-how = Minuti: le decisioni di partite intere, contate, a { $seconds } secondi l’una, e quanto serve allo schermo per raccontare il resto. Dalla più breve contro i bot alla più lunga con gli amici.
web-minutes-about = circa { $count } minuti
web-players = Giocatori
web-player = Giocatore { $number }
web-options = Opzioni
web-seat-me = Tu
web-seat-here = Una persona su questo dispositivo
web-seat-friend = Un amico, con un link
web-seat-bot-level = Bot: { $bot }
web-seat-free = posto libero
web-pace = Ritmo
web-pace-none = Senza limite di tempo
web-pace-none-help = Ognuno si prende il tempo che gli serve.
web-pace-live = In tempo reale
web-pace-live-help = 30 minuti a testa, e 10 secondi in più a ogni mossa.
web-pace-slow = Lento
web-pace-slow-help = Fino a 3 giorni per ogni decisione.
web-public = Chiunque può trovare questo tavolo, guardare o sedersi
web-data = I dati della tua copia, per questo tavolo (file .toml)
web-data-help = ◊ Alcune cifre stampate sono ricostruite; l’aiuto le segna. Se la tua copia riporta altro, dai qui i suoi dati: vengono prima controllati.
web-data-choose = Scegli un file
web-data-download = Scarica le cifre solite
web-figures-other = A questo tavolo si gioca con cifre stampate diverse dalle solite.
web-figures-short = altre cifre
web-figures-here = A questo tavolo:
web-data-form = Compila un modulo
web-data-form-title = { NAME($game) }: le cifre della tua copia
web-data-form-help = Cambia ciò che sulla tua copia è stampato in altro modo. Le cifre vengono controllate prima dell’uso.
web-data-use = Usa queste cifre
web-data-save = Salva in un file
web-data-usual = Torna alle cifre solite
web-data-filled = Ciò che hai compilato
web-data-good = { $file } è valido e si usa a questo tavolo.
web-start = Inizia la partita
web-mine = I tuoi tavoli
web-game-left-out = Lasciato fuori ({ $package }): { $reason }
web-measure = Giocatori, opzioni
web-table-won = { $count ->
    [one] { $names } ha vinto con { $points }
   *[other] { $names } condividono la vittoria
}
web-table-you-won = { $count ->
    [one] Hai vinto con { $points }
   *[other] Vittoria condivisa: { $names }
}
web-table-begun = iniziata { $when }
web-table-waits = In attesa di { $names }
web-profile = Le tue partite
web-profile-sum =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }, { $won ->
        [one] { $won } vinta.
       *[other] { $won } vinte.
    }
web-profile-private = Senza account: solo questo browser vede questa pagina.
web-profile-games = Le mie partite
web-profile-all = Tutti i giochi
web-profile-newest = le più recenti prima
web-profile-empty = Non hai ancora finito una partita.
web-profile-won = vinta
web-profile-place = { $place }º posto su { $most }
web-profile-who = Con chi
web-profile-who-all = tutti
web-profile-who-people = con persone
web-profile-who-bots = solo bot
web-profile-ended = Com’è finita
web-profile-ended-won = vinte
web-profile-ended-lost = perse
web-profile-watch = Rivedi
web-profile-review = Analisi
web-profile-none = Nessuna partita così.
web-profile-rest = { $count ->
    [one] Mostra la partita
   *[other] Mostra tutte le { $count } partite
}
web-profile-of =
    { $won ->
        [one] vittoria
       *[other] vittorie
    } { $count ->
        [one] su una partita
       *[other] su { $count } partite
    }
web-profile-par = per pura fortuna: { $par }
web-profile-met = Faccia a faccia
web-profile-met-more = quante volte eri davanti tu, quante l’altro
web-profile-bound = Dai tuoi ultimi { $most } tavoli. Quelli condivisi su un dispositivo non contano.
web-bot = bot
web-lobby = Tavoli aperti
web-lobby-empty = Nessun tavolo pubblico al momento.
web-status-open = aspetta giocatori
web-status-playing = in corso
web-status-over = finita
web-status-kept = conservata

## Sala d'attesa, link

web-waiting-room = Chi gioca?
web-bot-at-seat = { $name } ({ $seat })
web-door-invite = Invita
web-door-withdraw = Ritira il link
web-door-withdrawn = Il link non apre più il posto.
web-door-free = Posto libero
web-seats-taken = { $count ->
    [one] { $count } posto occupato su { $most }
   *[other] { $count } posti occupati su { $most }
}
web-door-kept = Tenuto per qualcuno
web-your-colour = Il tuo colore
web-change-name = Nome e volto
web-another-face = Un altro volto
web-join = Invita amici al tavolo
web-join-more = Un solo link per tutti: chi lo apre riceve il prossimo posto libero.
web-join-code = Il link come codice per la fotocamera di un telefono
web-join-send = Invia…
web-join-stop = Disattiva questo link
web-join-stopped = Il link non dà più un posto.
web-what-we-play = Che cosa giochiamo
web-what-change = Cambia
web-what-changed = Cambia quello che giochiamo
web-what-keep = Si gioca così
web-door-sitting = si sta sedendo
web-bots-lie = «Un bot», a un posto libero, li mette qui.
web-tab-seats = Posti
web-chat-unread = Chat · { $count }
web-public-table = Chiunque può trovare questo tavolo.
web-ready = Ci siamo tutti.
web-fill = Completa con i bot
web-waiting-host = Ci siete tutti. Chi ha preparato il tavolo inizia la partita.
web-door-you-host = tu, che ospiti
web-door-host = ospita
web-door-ready = pronto
web-door-away = non è qui
web-door-bot = Un bot
web-door-another = Un altro
web-door-clear = Libera il posto
web-bot-sit = Invita
web-bot-others = Altri
web-bot-unmeasured = { $level }, non misurato
web-who-sits = Chi prende questo posto?
web-who-measured = La forza è misurata, non promessa.
web-code-aloud = Codice da dire a voce
web-learn-waiting = Impara mentre aspetti
web-begin-with = Comincia in { $count }
web-may-begin = Presenti: { $count }. Puoi cominciare, o aspettare gli altri.
web-may-begin-more = { $count ->
    [one] Il posto libero sparisce; ognuno tiene il suo colore.
   *[other] I { $count } posti liberi spariscono; ognuno tiene il suo colore.
}
web-begin-moves = In { $count }, si gioca senza { $colours }. Altro colore per: { $names }.
web-moved-for-you = Ora giochi { $colour }: il colore che avevi non c’è in una partita in { $count }.
web-changed-for-you = { $name } ha cambiato quello che giochiamo. Ora: { $what }
web-understood = Va bene
web-seats-need = { $count ->
    [one] Ancora una persona e si può cominciare.
   *[other] Ancora { $count } persone e si può cominciare.
}
web-host-begins = { $name } darà il via alla partita.
web-sit = Siediti
web-leave = Lascia il posto
web-copy-link = Copia il link
web-copy-watch = Copia un link per guardare
web-export = Salva la partita
web-rematch = Gioca ancora
web-replay = Rivedi dall’inizio

## Il tavolo: a chi tocca, diario, chat, storia

web-skip-to-moves = Vai alle mosse
web-away-seat = Un bot gioca per { $name }.
web-come-back = Riprendi il posto
web-leave-game = Lascia la partita
web-leave-sure = Vuoi lasciare la partita? Un bot continua per te; potrai tornare.
web-your-turn = Tocca a te
web-to-act = deve giocare
web-waiting-for = In attesa di { $names }
web-here = connesso
web-seats = Giocatori
web-log = Registro
web-log-more = Mostra le righe precedenti
web-log-goto = Mostra il tavolo dopo questa riga
web-log-goto-seq = Mostra il tavolo dopo la riga { $seq }
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-write = Scrivi al tavolo
web-history = Momenti della partita
web-history-first = All’inizio
web-history-back = Un passo indietro
web-history-next = Un passo avanti
web-history-now = Torna al presente
web-in-the-past = Stai guardando un momento passato. Torna al presente per giocare.
web-since = Dal tuo ultimo turno
web-eyes = Visto da
web-eyes-own = me
web-eyes-all = tutte le mani
web-undo-asked = { $name } chiede di annullare: { $what } D’accordo?
web-undo-asking = Chiedi di annullare: { $what } In attesa di { $names }.
web-rules = Regole
web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola contiene «{ $text }».
web-show-rule = Regola { $rule }
web-pass = Passa il dispositivo a { $name }
web-pass-why = Così nessuno vede ciò che non lo riguarda.
web-pass-ready = Sono { $name }

## Righe del diario comuni a tutti i giochi

web-line-made = Il tavolo è pronto.
web-line-sat = { $name } si siede.
web-line-reseat = { $name } ora gioca { $colour }.
web-line-agreed = Quello che giochiamo è cambiato.
web-line-fewer = La partita comincia in { $players }: i posti liberi sono spariti.
web-line-named = Un giocatore ora si chiama { $name }.
web-line-bot = Un bot ({ $bot }) prende il posto di { $name }.
web-line-open = Un posto è di nuovo libero.
web-line-started = La partita comincia.
web-line-left = { $name } se ne va; un bot ({ $bot }) continua.
web-line-left-clock = Il tempo di { $name } è scaduto; un bot ({ $bot }) continua.
web-line-back = { $name } è di ritorno.
web-line-retract = { $name } annulla la scelta sigillata.
web-line-undo = { $name } annulla: { $what }
web-line-ask = { $name } chiede di annullare: { $what }
web-line-vote-yes = { $name } è d’accordo.
web-line-vote-no = { $name } non è d’accordo.
web-line-closed = Il tavolo è chiuso.
web-line-rematch = Una nuova partita comincia a un altro tavolo.

## Impostazioni

web-settings = Impostazioni
web-legend = Segni e tasti
web-language = Lingua
web-theme = Tema
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-contrast = Contrasto
web-contrast-system = come il sistema
web-contrast-normal = normale
web-contrast-more = alto
web-palette = Colori dei giocatori
web-palette-usual = consueti
web-palette-protan = rosso debole
web-palette-deutan = verde debole
web-palette-tritan = blu debole
web-palette-help = Per occhi che distinguono meno bene certi colori (protan, deutan, tritan). Forme e lettere ci sono sempre.
web-density = Che cosa mostra il tabellone
web-density-table = come sul tavolo
web-density-table-help = Solo i pezzi.
web-density-normal = normale
web-density-normal-help = I pezzi, chi è in testa e di quanto.
web-density-expert = tutto
web-density-expert-help = Tutto ciò che si ricava da quanto è pubblico: quel che ognuno potrebbe avere al massimo o riceverebbe ora.
web-sound = Suoni, e un campanello quando tocca a te
web-notify = Un avviso del browser quando tocca a te

## Tammany Hall: parole brevi del tavolo

web-moves = Mosse
web-end-anyway = Termina lo stesso
web-undo-ask = Chiedi di annullare
web-undo-ask-what = Chiedi di annullare: { $what }
web-undo-edge = Sotto questa riga puoi annullare liberamente; sopra serve l’accordo degli altri.
web-undo-edge-shut = Da qui in su, annullare una mossa richiede l’accordo degli altri.
web-clock-days = { $days } g { $hours } h
web-clocks = Orologi

## La scena: schede del telefono, lente

web-tabs = Parti del tavolo
web-tab-board = Tabellone
web-tab-players = Giocatori
web-tab-log = Registro
web-tab-help = Aiuto
web-messages = Messaggi
web-zoom = Ingrandisci o riduci
web-undo-this = l’ultima mossa

## Ciò che accade, passo dopo passo

web-speed = Velocità
web-speed-calm = calma
web-speed-normal = normale
web-speed-quick = rapida
web-speed-once = subito
web-sounds = Suoni
web-play = Riproduci
web-pause = Pausa
web-more = Altro
web-bot-for = { $name } (bot)
web-log-now = Torna al presente

## Spettacoli

web-show = Scena
web-show-prev = Precedente
web-show-next = Successivo
web-show-skip = Alla fine
web-show-again = Rivedi
web-final = Il punteggio finale
web-plot-points = I punti nel corso della partita
web-plot-round = round { $number }
web-plot-term = mandato { $number }
web-final-sum = in tutto
web-end-board = Mostra il tabellone
web-end-how = Come si controlla
web-end-turns = Che cosa ha deciso la partita
web-end-turns-more = L’analisi rigioca la partita e trova le mosse costate di più. Ci vuole un minuto o due.
web-end-find-turns = Trovale
web-end-no-turns = Nessuna mossa è costata da sola il { $percent } di una vittoria.
web-replay-unreviewed = Non ancora analizzata.

## Replay

web-replay-controls = Replay
web-replay-of = di { $most }
web-replay-next = Vai a
web-replay-part = round
web-replay-show = scena
web-replay-mine = mia mossa
web-replay-bad = errore
web-replay-slip = È costata il { $percent }% di una vittoria.
web-replay-end = Alla fine
web-share = Copia il link
web-share-game = Condividi questa partita
web-share-public = Chi ha questo link può guardare la partita finita.
web-share-private = Chi ha questo link può guardare la partita finita, senza la chat. Non dà un posto a nessuno.
web-share-names = Mostra i nomi delle persone
web-share-names-picture = Con i nomi dei giocatori nell’immagine
web-share-picture = Salva un’immagine del tabellone
web-share-no-picture = Questo browser non ha potuto disegnare l’immagine.
web-share-renew = Crea un nuovo link
web-share-renew-help = Con un nuovo link quello vecchio smette di funzionare.
web-review-watch = Guarda questo momento
