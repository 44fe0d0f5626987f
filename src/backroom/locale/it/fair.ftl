### Il fair play: controllare il caso di una partita, nel terminale e nel browser.

## What a check finds

verify-good = Tutto torna: { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $draws ->
    [one] { $draws } estrazione
   *[other] { $draws } estrazioni
}, { $receipts ->
    [one] { $receipts } ricevuta
   *[other] { $receipts } ricevute
}.
verify-unfinished = La partita non è finita, quindi il suo segreto non è ancora aperto; si potrà controllare alla fine.
verify-commit = Il segreto aperto non è quello promesso prima della partita.
verify-bits = I bit aggiunti dalle persone mancano o sono danneggiati, oppure il registro non dice quando sono stati aggiunti.
verify-draw = Riga { $seq }, estrazione { $draw }: deve essere «{ $expected }», il file dice «{ $found }».
verify-odds = Riga { $seq }, estrazione { $draw }: le probabilità indicate nel file non sono quelle delle regole.
verify-receipt = Riga { $seq }: la scelta sigillata non corrisponde alla sua ricevuta.
verify-move = Riga { $seq }: «{ $text }» lì non era possibile.
verify-hole = La riga { $seq } manca o non è al suo posto.
verify-log = Il registro della partita non corrisponde alle sue righe.
verify-result = Il risultato non è quello a cui portano le mosse.
verify-kept-table = Ciò che è stato conservato appartiene a un altro tavolo.
verify-kept-commit = La promessa nel file non è quella conservata quando sono stati aggiunti i bit.
verify-kept-bits = Posto { $seat }: i bit nel file non sono quelli che sono stati aggiunti.
verify-kept-receipt = Riga { $seq }: la ricevuta nel file non è quella data quando la scelta è stata bloccata.

## What it proves, and what it does not

verify-proves-rules = Ogni mossa era lecita, e insieme portano a questo risultato.
verify-proves-draws = Ogni estrazione segue dal segreto promesso e dai bit di questo file; nessuna è stata cambiata, ripetuta o omessa.
verify-proves-receipts = Ogni scelta sigillata corrisponde alla ricevuta di questo file.
verify-proves-chosen = La promessa è quella che c’era prima che si aggiungessero i bit di: { $own }; e quei bit contano. Il server da solo non poteva quindi scegliere le estrazioni.
verify-proves-kept-receipts = Le ricevute conservate durante la partita sono quelle di questo file: quelle scelte non sono state cambiate.
verify-not-first = Non prova che il server non abbia scelto le estrazioni: questo tavolo è di un tipo vecchio, in cui i bit si aggiungevano senza conoscere la promessa, e si potevano quindi provare molti segreti.
verify-not-bits = Non prova che il server non abbia scelto le estrazioni: nessuna persona ha aggiunto bit.
verify-not-missing = { $count ->
    [one] Non prova nulla sulle estrazioni a chi non ha aggiunto bit: { $missing }.
   *[other] Non prova nulla sulle estrazioni a coloro che non hanno aggiunto bit: { $missing }.
}
verify-not-kept = Il file da solo non prova che il server non abbia scelto le estrazioni. Chi ha aggiunto bit può provarlo con ciò che il suo browser ha conservato («Fair play», «Salva ciò che questo dispositivo ha conservato»).
verify-not-later = Il server poteva ancora scegliere le estrazioni d’accordo con chi ha aggiunto i bit più tardi: { $later }.
verify-not-abandoned = Non prova che prima non sia stato abbandonato un altro tavolo perché le sue estrazioni non piacevano.
verify-not-ahead = Non prova che nessuno conoscesse le estrazioni in anticipo: chi gestisce il server poteva.
verify-not-sealed = Non prova che nessuno abbia guardato: chi gestisce il server poteva leggere le scelte sigillate.
verify-not-receipts = Il file da solo non prova che le scelte sigillate non siano state cambiate: per questo va confrontato con le ricevute conservate da un giocatore.
verify-not-who = Non prova chi sedeva a quale posto, né chi ha acconsentito a un annullamento.
verify-not-rules = Questo dispositivo controlla estrazioni e ricevute, non le regole: se mosse e probabilità erano giuste lo controlla il comando «backroom verify» con la partita salvata.

## The window in the browser

fair-title = Fair play
fair-how = Prima della partita il server fissa un segreto e ne mostra l’impronta: la promessa. Solo allora il dispositivo di ogni persona aggiunge bit a caso. Ogni estrazione segue da entrambi. Alla fine il segreto si apre e questo dispositivo ricalcola ogni estrazione.
fair-how-first = Questo tavolo è di un tipo vecchio: i bit si aggiungevano prima che si potesse vedere la promessa. Si possono controllare i numeri, ma non che il server non li abbia scelti.
fair-promise = La promessa
fair-promise-kept = Questo dispositivo l’ha conservata prima di aggiungere i suoi bit.
fair-promise-seen = Questo dispositivo la conserva come l’ha vista la prima volta; di suo non ha aggiunto bit.
fair-promise-changed = Il server mostra una promessa diversa da quella che questo dispositivo ha conservato. Non fidarti delle estrazioni di questo tavolo.
fair-bits = I bit di ciascuno
fair-bits-own = da questo dispositivo
fair-bits-person = dal dispositivo di questa persona
fair-bits-bot = un bot non ne aggiunge
fair-bits-wait = non ancora
fair-bits-missing = nessuno: a questa persona non si prova nulla
fair-bits-changed = non sono quelli inviati da questo dispositivo: non fidarti delle estrazioni di questo tavolo
fair-bits-server = dal server
fair-receipts = { $count ->
    [0] Ricevute: questo dispositivo non ne ha ancora. Ogni scelta sigillata ne dà una.
    [one] Ricevute: questo dispositivo ne ha { $count }, per una scelta sigillata.
   *[other] Ricevute: questo dispositivo ne ha { $count }, per scelte sigillate.
}
fair-receipt = riga { $seq }
fair-later = A partita finita questo dispositivo controlla tutto qui.
fair-closed = Questo tavolo è finito senza partita: non c’è nulla da controllare.
fair-checking = Controllo in corso…
fair-good = { $draws ->
    [one] Controllata: { $draws } estrazione
   *[other] Controllate: { $draws } estrazioni
} { $receipts ->
    [0] con il calcolo di questo dispositivo; tutto è giusto.
    [one] e { $receipts } ricevuta, con il calcolo di questo dispositivo; tutto è giusto.
   *[other] e { $receipts } ricevute, con il calcolo di questo dispositivo; tutto è giusto.
}
fair-bad = { $count ->
    [one] Qualcosa non va:
   *[other] { $count } cose non vanno:
}
fair-failed = Non è stato possibile ottenere la partita: non è stato controllato nulla.
fair-again = Controlla di nuovo
fair-proves = Che cosa prova
fair-proves-not = Che cosa non prova
fair-save = Salva ciò che questo dispositivo ha conservato
fair-waiting = { $count ->
    [one] Si attende che il dispositivo di { $names } aggiunga i suoi bit alle estrazioni.
   *[other] Si attende che i dispositivi di { $names } aggiungano i loro bit alle estrazioni.
}
fair-without = Comincia senza di loro
fair-without-more = La partita non proverà allora nulla sulle estrazioni a chi non ha aggiunto bit.
