### I tavoli, l’archivio, il server e il controllo delle partite esportate.

## Che cosa risponde un tavolo
server-bad-request = Questa richiesta non si capisce ({ $field }).
server-not-yours = Questo posto o questo tavolo non è tuo.
server-bad-origin = Le richieste da altre pagine non sono accettate.
server-bad-host = Questo server non risponde al nome con cui è stato chiamato. Chi lo gestisce può indicare il nome in BACKROOM_ORIGIN.
server-bad-link = Questo link non è valido, o non lo è più.
server-link-used = Questo link è già stato usato. Chiedine uno nuovo a chi te l’ha mandato.
server-one-seat = A un tavolo pubblico ognuno ha un solo posto.
server-claim-gone = Questo posto non è più tuo, o non hai più il diritto di guardare: la connessione è stata chiusa.
server-no-table = Questo tavolo non esiste, oppure è privato e serve il suo link.
server-other-rules = Questo tavolo è nato con la versione { $rules } delle regole di { NAME($game) }; questo server ha la versione { $expected }. È conservato e si può esportare, ma qui la partita non può continuare.
server-game-gone = Il gioco { NAME($game) } non è più installato su questo server. Il tavolo è conservato e si può esportare.
server-game-broken = Il gioco { NAME($game) } ha commesso un errore e questo tavolo non può continuare. È conservato così com’è e si può esportare.
server-log-broken = Il registro di questo tavolo non si può rigiocare. È conservato così com’è e si può esportare, ma la partita non può continuare.
server-no-page = Questa pagina non esiste.
server-stale = La posizione è cambiata dopo la tua scelta; guarda di nuovo.
server-not-now = { $status ->
    [open] Sarà possibile quando la partita sarà cominciata.
    [playing] Non si può fare durante la partita.
    [over] La partita è finita.
    [away] Un bot gioca questo posto; prima riprendi il posto.
    [asked] Qualcuno ha chiesto di annullare; prima bisogna rispondere.
    [bits] I bit si aggiungono una volta sola, prima dell’inizio.
    [hint] Ora non ci sono suggerimenti.
   *[other] Adesso non si può fare.
}
server-nothing-to-undo = Non c’è nulla da annullare.
server-seat-taken = Il posto { $seat } è occupato.
server-no-code = Nessun tavolo risponde a «{ $code }»: forse una lettera è sbagliata, l’invito è stato ritirato o la partita è cominciata.
server-no-seat = Tutti i posti di questo tavolo sono occupati.
server-seats-open = Il posto { $seat } è ancora libero.
server-bits-missing = { $seconds ->
    [0] Il posto { $seat } non ha aggiunto i suoi bit per le estrazioni. Puoi cominciare senza; per quel posto l’equità non sarà provata.
    [one] Il posto { $seat } non ha ancora aggiunto i suoi bit per le estrazioni. Tra { $seconds } secondo potrai cominciare senza.
   *[other] Il posto { $seat } non ha ancora aggiunto i suoi bit per le estrazioni. Tra { $seconds } secondi potrai cominciare senza.
}
server-other-promise = Questi bit rispondono a un’altra promessa, non a quella di questo tavolo: non contano. Guarda di nuovo il tavolo.
server-no-bot = Non c’è un bot «{ $bot }»; ci sono: { $expected }.
server-too-large = È troppo grande.
server-too-slow = { $seconds ->
    [one] La lettura ha richiesto più di un secondo ed è stata interrotta.
   *[other] La lettura ha richiesto più di { $seconds } secondi ed è stata interrotta.
}
server-bad-picture = Non è un’immagine JPEG di { $width } per { $height } pixel.
server-log-full = Il registro di questo tavolo è pieno (limite: { $most } voci): la partita si può giocare fino alla fine, ma non viene scritto nient’altro.
server-too-many = Troppe richieste; attendi un momento.
server-too-many-codes = Sono stati provati troppi codici; riprova tra { $seconds } s, o chiedi il link.
server-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine o chiudine qualcuno.
server-no-data = { NAME($game) } non accetta dati stampati della tua copia.
server-not-json = Qui si accetta solo JSON.
server-store-away = L’archivio non risponde. Non è stato fatto nulla; si riproverà.
server-conflict = Qualcuno è arrivato prima al tavolo { $table }.
server-no-hello = La connessione è rimasta muta troppo a lungo.
server-stops = Il server si ferma; la connessione sarà ristabilita.
server-mistake = Si è verificato un errore in questo programma. È stato annotato.

## L’archivio e le impostazioni
server-store-newer = Questo archivio è stato scritto da un programma più recente (schema { $found }; questo conosce fino a { $known }). Aggiorna il programma.
server-store-unusable = L’archivio { $where } non si può usare: { $why }.
server-store-busy = L’archivio { $where } è usato da un altro server.
server-store-damaged = L’archivio { $where } è danneggiato e non è stato aperto: { $why }. Sostituiscilo con una copia di sicurezza; il file danneggiato resta com’è.
server-store-driver = All’archivio serve { $driver }, che non è installato: pip install 'backroom[{ $extra }]'
server-bad-setting = { $name } non può essere «{ $value }».
server-no-store = Non c’è un archivio in { $file }.
server-no-such-table = In questo archivio non c’è il tavolo { $table }.
server-no-such-seat = Non c’è il posto { $seat }; i posti vanno da 0 a { $last }.
server-file-exists = { $file } esiste già; non è stato sovrascritto nulla.
server-no-folder = La cartella di { $file } non esiste.

## La riga di comando
server-help-serve = Apri tavoli ad altri, con HTTP e WebSocket.
server-help-host = L’indirizzo su cui ascoltare.
server-help-port = La porta su cui ascoltare.
server-help-store = Dove stanno i registri: un file, oppure postgresql://…
server-help-origin = L’indirizzo pubblico, p. es. https://play.example
server-help-backup = Copia tutto l’archivio in un nuovo file, anche mentre un server è acceso.
server-help-backup-file = Il nuovo file.
server-help-export = Estrai un tavolo dall’archivio come partita che si può rigiocare e controllare.
server-help-export-table = L’identificativo del tavolo.
server-help-export-to = Scrivi in questo file invece che sullo schermo.
server-help-export-seat = Come può conoscerla questo posto, mentre la partita è in corso.
server-help-verify = Controlla una partita esportata: ogni estrazione, ogni ricevuta, ogni mossa, il risultato.
server-help-verify-file = La partita esportata.
server-help-verify-kept = Ciò che il browser ha conservato di quella partita («Fair play»): prova di più.
server-serving = Backroom è aperto a { $address }
server-playing = Il tuo tavolo: { $address }
server-playing-end = Per chiuderlo premi Ctrl-C qui.
server-playing-kept = Le tue partite restano in { $store }.
server-help-log = Quanto annota il server: debug, info, warning o error.
server-backed-up = { $file } contiene { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}.
server-exported = { $file } contiene { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}.

## Che cosa dice un link a una partita finita, dove viene pubblicato

server-card-title = { NAME($game) }: una partita finita
server-card-won = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
server-card-score = Punteggio finale: { $scores }.
