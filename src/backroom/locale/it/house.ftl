### La riga di comando e la partita nel terminale.

## Aiuto

house-help-backroom = Giochi di voti, accordi e tradimenti: giocarli, simularli, rivederli.
house-help-version = La versione, e se le regole sono compilate.
house-help-lang = Lingua: en, fr o it (predefinito: BACKROOM_LANG o quella del sistema).
house-help-help = Mostra questo aiuto.
house-help-default = (predefinito: { $value })
house-help-required = (obbligatorio)
house-help-arguments = Argomenti
house-help-options = Opzioni
house-help-commands = Comandi
house-help-usage = Uso:
# What stands for a value in a command's help.
house-help-place =
    { $name ->
        [file] FILE
        [dir] CARTELLA
        [name] NOME
        [value] VALORE
        [level] LIVELLO
        [table] TAVOLO
        [tableau] TABLEAU
        [seat] POSTO
        [id] NUMERO
        [bot] BOT
        [url] URL
        [options] OPZIONI
        [command] COMANDO
        [args] ARGOMENTI
       *[game] GIOCO
    }
house-help-kind =
    { $kind ->
        [int] numero
        [float] numero
       *[str] parola
    }
house-help-json = Scrivi un oggetto JSON, da leggere con un programma.
house-help-game = Il nome del gioco, per esempio tammany.
house-help-option = Un’opzione del gioco; si può dare più volte.
house-help-data = Un file con ciò che è stampato nella tua copia, per i giochi che lo accettano.
house-help-play = Gioca: un tavolo nel browser, o proprio qui con --terminal.
house-help-terminal = Gioca in questo terminale.
house-help-players = Numero di giocatori.
house-help-play-seats = Chi siede dove, in ordine di posto: «me», «me:Anna» o il nome di un bot, anche con uno stile (hard~STYLE); più persone condividono il terminale.
house-help-seed = Il numero da cui vengono tutte le estrazioni: stesso seme, stessa sorte.
house-help-load = Riprendi una partita salvata.
house-help-sim = Fai giocare molte partite ai bot e conta.
house-help-games = Numero di partite.
house-help-sim-seats = I bot in ordine di posto, per esempio greedy,random,random.
house-help-record = Salva ogni partita come file in questa cartella.
house-help-threads = Thread per le partite tra bot casuali.
house-help-replay = Verifica riga per riga una partita salvata e mostrane un momento.
house-help-replay-file = Una registrazione: JSON scritto da «save», «sim --record» o un’esportazione.
house-help-at = Mostra la partita dopo tante righe del suo registro (predefinito: tutte).
house-help-seat = Mostra ciò che vedeva questo posto: il numero a partire da 0, o il colore (predefinito: uno spettatore).
house-help-log = Mostra anche le righe del registro.
house-help-rules = Le regole con parole nostre, con i numeri e le decisioni prese.
house-help-rule = Solo questa regola, per esempio TH-22.
house-help-bench = Esegui una misura di prestazioni del repository; le altre opzioni le vengono passate.
house-help-bench-name = Il nome della misura, per esempio engine.
house-help-data-group = I file di dati stampati.
house-help-data-export = Scrivi i dati stampati di un gioco in un file da correggere secondo la tua copia.
house-help-data-out = Dove scriverli; senza, compaiono qui.
house-data-exported = { $file } contiene i dati stampati di { NAME($game) }. Correggili secondo la tua copia, controllali con «backroom data check { $file }» e gioca con «--data { $file }».
house-data-there = { $file } esiste già: non è stato sovrascritto nulla.
house-help-data-check = Verifica che un file di dati stampati sia valido.
house-help-data-file = Un file TOML come il printed.toml di un gioco.
house-help-data-game = Il gioco a cui serve, se il file stesso non lo dice.

## Ciò che dice la riga di comando

house-compiled = compilato
house-plain-asked = Python semplice (lento): lo chiede BACKROOM_PURE=1
house-plain-no-compiler = Python semplice (lento): all’installazione di backroom non c’era un compilatore C; installane uno e poi di nuovo backroom
house-sim-title = { NAME($game) }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
house-sim-seat = posto
house-sim-bot = bot
house-sim-wins = vittorie
house-sim-score = punteggio medio
house-sim-speed = { $decisions } decisioni in { $seconds } s: { $rate } al secondo.
house-replay-title = { NAME($game) }, dopo la riga { $line } di { $last }
house-log = Il registro
house-data-good = { $file } è valido: dati stampati per { NAME($game) }.

## Dati sbagliati

house-usage = { $reason }; «backroom --help» mostra che cosa è possibile.
house-no-command = Non c’è il comando «{ $command }»; ci sono: { $known }.
house-no-option = Qui non c’è l’opzione { $option }; «--help» mostra quelle che ci sono.
house-missing = Manca { $parameter }; «--help» mostra che cosa serve.
house-bad-value = { $parameter }: { $reason }.
house-extra = «{ $text }» è di troppo per questo comando; «--help» mostra che cosa è previsto.
house-needs-value = { $option } vuole un valore; «--help» mostra quale.
house-not-whole = serve un numero intero
house-not-number = serve un numero
house-language = La lingua «{ $lang }» non c’è; ci sono { $known }.
house-no-file = { $file } non si può leggere: { $reason }.
house-no-write = { $file } non si può scrivere: { $reason }.
house-file-exists = { $file } esiste già e non sarà sovrascritto; dai un altro nome.
house-os-absent = il file non esiste
house-os-denied = permesso negato
house-os-folder = è una cartella
house-os-not-folder = non è una cartella
house-os-full = il disco è pieno
house-os-exists = esiste già
house-os-read-only = il disco è di sola lettura
house-option-form = Un’opzione si scrive NOME=VALORE, non «{ $text }».
house-option-twice = L’opzione «{ $option }» è data due volte.
house-at-least-one = { $option } dev’essere almeno 1, non { $value }.
house-no-bot = «{ $name }» non può sedersi lì; scelte possibili: { $known }.
house-seats-count = { $seats ->
    [one] È nominato { $seats } posto
   *[other] Sono nominati { $seats } posti
} per { fact-players }.
house-nobody = Nessuno gioca qui: metti «{ $person }» tra i posti, oppure usa «backroom sim».
house-which-game = Quale gioco? Ci sono: { $known }.
house-terminal-only = { $option } funziona solo nel terminale: aggiungi --terminal.
house-port = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
house-no-seat = Non c’è il posto «{ $seat }»: dai un numero da 0 a { $last } o uno di { $colours }.
house-no-line = Non c’è la riga { $line }: il registro va da 0 a { $last }.
house-no-rules = Le regole di { NAME($game) } non sono ancora scritte.
house-no-rule = { NAME($game) } non ha la regola «{ $rule }»; le sue regole vanno da { $first } a { $last }.
house-no-bench = In { $folder } non ci sono misure: vengono con il repository, non con il pacchetto installato.
house-bench-unknown = Non c’è la misura «{ $name }»; ci sono: { $known }.
house-not-toml = { $file } non è TOML: { $reason }.
house-data-which = { $file } non dice per quale gioco è; dai --game, uno di { $known }.
house-data-fixed = { NAME($game) } si gioca sempre con i propri dati stampati; --data qui non vale.
house-load-alone = Una partita salvata porta con sé posti e opzioni: non darne altri.
house-load-other = { $file } è una partita di { NAME($found) }, non di { NAME($game) }.
house-load-over = La partita in { $file } è finita; «backroom replay» la mostra.

## Nel terminale

house-welcome = { NAME($game) }. Scrivi una mossa o il suo numero; «help» mostra che altro c’è.
house-chance = sorte
house-to-act = Tocca a:
house-your-move = deve muovere
house-form = Scrivi «{ $move } …», al massimo con: { $most }
house-hand-over = Passa il dispositivo a { $seat }, che preme Invio.
house-no-number = Non c’è la mossa numero { $number }: vanno da 1 a { $last }.
house-terminal-help =
    una mossa, o il suo numero nell’elenco
    undo          annulla la tua ultima mossa
    hint          che cosa farebbe una ricerca con quello che sai, e perché
    why [MOSSA]   la regola che ha rifiutato l’ultima mossa, o che rifiuterebbe questa
    rules [ID]    tutte le regole, o una sola
    save [FILE]   salva la partita in un file; poi la riprendi con --load
    look          mostra di nuovo la posizione
    log           tutto ciò che è successo
    quit          esci
house-meant = Intendevi «{ $word }»? Per esempio: { $example }
house-meant-word = Intendevi «{ $word }»?
house-meant-not-now = Intendevi «{ $word }»? Ora non si può fare.
house-why-hint = «why» mostra la regola { $rule }.
house-why-legal = { $move }: nulla lo vieta.
house-why-nothing = Nulla è stato rifiutato. «why MOSSA» chiede di una mossa.
house-nothing-to-undo = Non c’è una tua mossa da annullare.
house-undo-more = Così { $lines ->
    [one] si annulla anche { $lines } riga seguente
   *[other] si annullano anche { $lines } righe seguenti
}, degli altri e della sorte. Farlo? (s/n)
house-undone = Annullata.
house-yes-letters = s y
house-saved = Partita salvata in { $file }.
house-save-name = Nome del file in cui salvare questa partita (vuoto: non salvarla):
house-bye-saved = Arrivederci; la partita è in { $file }.
house-end = Fine
house-place = posto
house-points = punti

## I titoli di ciò che mostra una vista, gli stessi in ogni gioco

view-phase = fase
view-round = round
view-turn = turno
view-first = primo giocatore
view-order = ordine di gioco
view-seats = giocatori
view-points = punti
view-score = punteggio
view-number = n.
view-hand = mano
view-deck = mazzo
view-discard = scarti
view-bag = sacchetto
view-stock = riserva
view-winner = vincitore
view-leaders = in testa
view-choice = scelta
view-locked = scelto
view-thinking = pensa
view-seat = posto
view-total = totale
view-result = risultato

## Counting a game on a real table

house-help-count = Segna i punti di una partita dal vivo.
house-help-count-tableau = Le carte di un giocatore, per esempio «3 artigiani, 1 cavaliere»; un testo per giocatore. Senza, vengono chieste.
house-help-count-number = Quale conteggio: 1, 2 o 3.
house-help-count-ties = È in vigore l’evento «le parità non contano».
house-help-count-trick = Un colpo basso su una gilda, per esempio «2 cavalieri +1»: il giocatore 2 ne ha una in più in questo conteggio.
house-count-few = { $players ->
    [0] Nessuno ha
    [one] Solo { $players } giocatore ha
   *[other] Solo { $players } giocatori hanno
} carte finora; ne servono almeno { $low }.
house-help-count-data = Dati stampati della tua copia (TOML).
house-count-number = Non c’è un conteggio { $value }: è 1, 2 o 3.
house-help-count-game = Quale gioco, se se ne può contare più d’uno.
house-count-not = Qui non si possono segnare i punti di una partita di «{ NAME($game) }».
house-help-list-games = Quali giochi ci sono, da dove vengono, e che cosa non va in quelli lasciati fuori.
house-game-left-out = Lasciato fuori ({ $package }): { $reason }
house-help-new-game = Scrivi un piccolo gioco che funziona, da cui partire: regole, parole, test.
house-help-new-game-name = Il nome del gioco: lettere minuscole, cifre e _.
house-help-new-game-to = La cartella in cui scriverlo (predefinito: qui).
house-new-game-taken = «{ $game }» è già il nome di un modulo di Python o di un dispositivo: un pacchetto con quel nome non verrebbe trovato. Scegline un altro.
house-new-game = { $count } file in { $folder }. E poi: pip install --no-build-isolation -e { $folder }, poi python -m pytest { $folder }, poi backroom play { $game }.
