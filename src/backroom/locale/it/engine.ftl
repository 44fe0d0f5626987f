### Che cosa dice ogni gioco quando qualcosa non si può fare: mosse, registrazioni, opzioni, dati stampati.
### I messaggi fact-… mettono un dato ($seat = "red") in parole; altri messaggi vi rimandano e ne condividono i dati.

fact-seat =
    { $seat ->
        [red] Rosso
        [yellow] Giallo
        [purple] Viola
        [black] Nero
        [brown] Marrone
        [green] Verde
        [blue] Blu
        [white] Bianco
        [orange] Arancione
        [pink] Rosa
        [grey] Grigio
       *[other] { $seat }
    }
fact-target =
    { $target ->
        [red] Rosso
        [yellow] Giallo
        [purple] Viola
        [black] Nero
        [brown] Marrone
        [green] Verde
        [blue] Blu
        [white] Bianco
        [orange] Arancione
        [pink] Rosa
        [grey] Grigio
       *[other] { $target }
    }
fact-other =
    { $other ->
        [red] Rosso
        [yellow] Giallo
        [purple] Viola
        [black] Nero
        [brown] Marrone
        [green] Verde
        [blue] Blu
        [white] Bianco
        [orange] Arancione
        [pink] Rosa
        [grey] Grigio
       *[other] { $other }
    }
fact-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }

## Moves

error-not-your-turn = Non è il tuo turno: tocca a { fact-seat }.
error-already-chosen = Hai già scelto; manca ancora la scelta degli altri. Puoi annullare la tua con «retract».
error-chance-acts = Ora nessuno può agire: prima va fatta un’estrazione.
error-chance-line = Questo lo decide la sorte, non un giocatore.
error-game-over = La partita è finita; non si possono fare altre mosse.
error-not-over = La partita non è finita: non c’è ancora un risultato.
error-not-a-move = «{ $text }» non è una mossa. Una mossa comincia con una di queste parole: { $expected }.
error-illegal-action = L’azione { $action } ora non è permessa.
error-contradiction = Questa posizione si contraddice: ciò che il posto { $seat } ha visto non può essere accaduto.
error-nothing-to-retract = Ora non hai nulla da annullare.
error-no-such-seat = Il posto { $seat } non esiste: questa partita ha { fact-players }, i posti si contano da 0.

## Options

error-game-unknown = Il gioco «{ $game }» non esiste. I giochi sono: { $expected }.
error-bot-unknown = Non c’è il bot «{ $bot }». Ci sono: { $expected }.
error-bot-not-learned = Il bot «{ $bot }» non ha imparato { NAME($game) } con { fact-players }.
error-style-unknown = I bot di { NAME($game) } non hanno lo stile «{ $style }». I loro stili: { $expected }.
error-style-none = I bot di { NAME($game) } giocano tutti allo stesso modo: non c’è lo stile «{ $style }».
error-style-level = Il bot «{ $bot }» non ha stili. Quelli che ne hanno: { $expected }.
error-lesson = Il file { $file } del bot addestrato non è adatto a questa versione: { $field }.
error-values = { $file } non è un file di un valore appreso di { NAME($game) } ({ $field }). `python -m backroom.research.iterate` ne crea uno: best.net.
error-too-much = { $what ->
    [bytes] È più lungo di quanto si possa leggere qui (limite: { $most } byte).
    [lines] Ha più righe di quante se ne possano leggere qui (limite: { $most }).
    [depth] Troppe parti sono annidate l’una nell’altra (limite: { $most }).
   *[members] Ha più parti di quante se ne possano leggere qui (limite: { $most }).
}
error-game-seats = Il gioco «{ $game }» è dichiarato per un numero di giocatori da { $low } a { $high }. Un gioco può essere per un numero da 1 a { $most }.
error-game-colours = Il gioco «{ $game }» arriva fino a { $high } giocatori, ma i suoi posti non hanno altrettanti colori diversi: { $colours }.
error-game-actions = Il gioco «{ $game }» dichiara { $actions } numeri per le azioni, i primi { $players } per i giocatori. Possono essere da 1 a { $most }, prima quelli dei giocatori.
error-game-width = Il gioco «{ $game }» dichiara decisioni con un massimo di { $width } scelte. Una decisione può averne da 1 a { $most }.
error-game-state = Il gioco «{ $game }» non è ciò che dichiara: servono { $actions } numeri per le azioni e { fact-players }, le sue regole ne hanno { $has } e { $seats }.
error-game-name = «{ $game }» non può essere il nome di un gioco: lettere minuscole, cifre e _, al massimo 32, prima una lettera.
error-game-import = Il gioco «{ $game }» non si può caricare: { $reason }.
error-game-declaration = Il gioco «{ $game }» non ha una dichiarazione con questo nome: il suo modulo deve avere un Game chiamato GAME il cui nome è «{ $game }».
error-game-twice = Ci sono due giochi chiamati «{ $game }»; il secondo resta fuori.
error-game-contract = Il gioco «{ $game }» è scritto per il contratto { $needs } del motore, e questo ha il contratto { $has }: serve un Backroom più recente.
error-game-plain = Il gioco «{ $game }» non è compilato, ma il motore sì. Installalo con un compilatore C, oppure esegui tutto in Python puro con BACKROOM_PURE=1.
error-game-words = Al gioco «{ $game }» { $count ->
        [one] manca un messaggio
       *[other] mancano { $count } messaggi
    } nella lingua «{ $lang }»; il primo è { $key }.
error-game-words-taken = Il gioco «{ $game }» porta messaggi che ci sono già; il primo è { $key }. I nomi dei messaggi e i numeri delle regole sono propri di ogni gioco.
error-game-room = Il gioco «{ $game }» arriva fino a { $high } giocatori, ma SEATS nel suo schema.py, la lunghezza delle righe con una casella per posto, { $room ->
        [0] manca
       *[other] è { $room }
    }.
error-game-size = Una posizione del gioco «{ $game }» ha { $size } numeri. Può averne al massimo { $most }.
error-game-hidden = Il gioco «{ $game }» dice che nulla è nascosto, ma il suo schema.py nasconde: { $members }.
error-game-rules = Non ci si può fidare delle regole di «{ $game }» con { fact-players }: { $what ->
        [actor] chi agisce ({ $found }) non è tra chi può agire
        [none] chi deve agire ({ $found }) non ha nessuna azione permessa
        [width] una decisione offre { $found } scelte, più della larghezza dichiarata
        [number] { $found } non è il numero di un’azione dichiarata
        [order] le azioni di { $found } non sono in ordine crescente
       *[weight] un esito del caso ha il peso { $found }, e non almeno 1
    }.
error-game-no-observer = Il gioco «{ $game }» { $why ->
        [plain] ha un observe.py che non è compilato, ma il motore sì: gli serve un observe.pxd accanto
       *[missing] non ha un observe.py, che dice in numeri ciò che sa un posto
    }. Senza, nessun programma può impararlo.
error-game-endless = Una partita con { fact-players } non era finita dopo { $steps } azioni: le sue regole non la fanno mai finire.
error-players = «{ NAME($game) }» si gioca in { $span ->
    [0] { $low }
   *[other] { $low }–{ $high }
} giocatori, non in { $players }.
error-option-unknown = «{ NAME($game) }» non ha l’opzione «{ $option }». { $expected ->
    [none] Non ne ha nessuna.
   *[other] Le sue opzioni: { $expected }.
}
error-option-value = L’opzione «{ $option }» non può valere «{ $value }». Valori possibili: { $expected }.

## Records

error-record-json = Questa non è una registrazione intera: il testo è troncato o non è JSON ({ $reason }).
error-record-format = La registrazione è nel formato { $format }; questa versione legge il formato { $expected }.
error-record-field = Un campo della registrazione manca, è sconosciuto o è sbagliato: { $reason }.
error-record-rules = La registrazione segue la versione { $rules } delle regole; questa versione gioca con la { $expected }.
error-record-seats = La registrazione nomina { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
} per { fact-players }.
error-record-seat = La riga { $line } del registro è di «{ $seat }»; ci vorrebbe «chance» o un posto a partire da 0, per { fact-players }.
error-record-illegal = La riga { $line } del registro, «{ $move }», lì non si può giocare: { $reason }.
error-record-short = La registrazione dà un risultato, ma il suo registro si ferma prima della fine della partita.
error-record-unfinished = Il registro porta la partita alla fine, ma la registrazione non dà un risultato.
error-record-result = Il risultato della registrazione non è quello a cui porta il suo registro.

## Printed facts

data-unreadable =
    { $file }: { $line ->
        [0] il testo non si può leggere.
       *[other] la riga { $line } non si può leggere dal carattere { $column } in poi.
    }
data-field-missing = { $field }: questo campo manca.
data-field-unknown = { $field }: questo campo non esiste.
data-field-value = { $field }: «{ $value }» qui non va bene. { $wanted ->
    [whole] Serve un numero intero da { $low } a { $high }.
    [numbers] Serve { $count ->
        [-1] un elenco di numeri interi da { $low } a { $high }
        [one] un elenco di un numero intero da { $low } a { $high }
       *[other] un elenco di { $count } numeri interi da { $low } a { $high }
    }, tra parentesi quadre e separati da virgole.
    [falling] Serve un elenco di { $count ->
        [one] un numero intero
       *[other] { $count } numeri interi, nessuno più grande del precedente
    }.
    [list] Serve { $count ->
        [-1] un elenco
        [one] un elenco di una voce
       *[other] un elenco di { $count } voci
    }, tra parentesi quadre e separate da virgole.
    [parts] Serve un elenco da una a { $most } di queste parole: { $expected }.
    [text] Serve un testo tra virgolette.
    [flag] Serve true o false.
    [table] Serve una sezione a parte, intitolata [{ $name }].
    [tables] Servono sezioni a parte, ciascuna intitolata [[{ $name }]].
    [once] La riga «{ $expected }» deve esserci esattamente una volta.
   *[choice] Serve una di queste parole: { $expected }.
}
data-other-game = Questo è un file del gioco «{ NAME($other) }», non di «{ NAME($game) }».
data-ward-missing = { $field }: manca il quartiere { $ward }.
data-ward-twice = { $field }: il quartiere { $ward } compare due volte.
data-neighbours-asymmetric = { $field }: il quartiere { $ward } nomina { $ward2 } come adiacente, ma { $ward2 } non nomina { $ward }.
data-neighbours-unknown = { $field }: il quartiere { $ward } nomina { $ward2 } come adiacente, e il quartiere { $ward2 } non esiste.
data-total = { $field }: il totale è { $have }, dev’essere { $need }.

error-no-tutorial = Non c’è un tutorial di { NAME($game) }.
error-no-lesson = Il tutorial di { NAME($game) } non ha la lezione { $lesson }, o non quel momento.
error-no-puzzles = Non ci sono problemi di { NAME($game) }.
error-no-puzzle = { NAME($game) } non ha il problema { $puzzle }.

## Che cosa ha fatto una riga del diario, per i giochi senza frasi proprie; $move e $draws nella notazione del gioco

step-plain-move = { fact-seat }: { $move }
step-plain-hidden = { fact-seat } ha scelto.
step-plain-drawn = Estratto: { $draws }
step-plain-won = La partita è finita: vince { fact-seat }.
step-plain-over = La partita è finita: nessuno vince da solo.
step-retract = { fact-seat } annulla la scelta.
