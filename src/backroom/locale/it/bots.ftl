### I bot, l'arena dove si incontrano e l'analisi di una partita finita.

## The arena: help

arena-help = Incontri tra bot: i posti ruotano e le quote di vittorie hanno intervalli al 95%.
arena-help-seats = I bot che si incontrano, come hard,greedy,greedy,greedy; «hard@400» pensa 400 simulazioni a mossa, «hard@0.5s» mezzo secondo.
arena-help-ladder = Bot che si incontrano a tavoli sempre diversi, per una classifica.
arena-help-players = Numero di giocatori a un tavolo della classifica.
arena-help-budgets = Gioca l’incontro una volta per ciascuno di questi numeri di simulazioni, dati al primo bot.
arena-help-on = Dove giocare: qui (here) su tutti i core, o su un cluster Ray (RAY_ADDRESS, altrimenti uno locale).
arena-help-workers = Quante partite alla volta (predefinito: una per core).
arena-help-plot = Disegna le figure (SVG) in questa cartella.
arena-help-markdown = Stampa la tabella in Markdown.

## The arena: words

arena-playing = { NAME($game) }
arena-title = { NAME($game) }, { fact-players }
arena-player = giocatore
arena-games = partite
arena-wins = vittorie
arena-interval = intervallo al 95%
arena-rating = punteggio di forza
arena-score = punti medi
arena-slowest = pensata più lunga
arena-budget = simulazioni a mossa
arena-share-of-wins = quota di vittorie in %
arena-share-of-games = quota di partite in %
arena-time = { $seconds } s.
arena-seats-or-ladder = Dai --seats per un incontro oppure --ladder per una classifica.
arena-no-runner = Non si può giocare su «{ $on }»; ci sono { $known }.
arena-ladder-few = Una classifica vuole almeno { $players } bot, nominati una volta sola.
arena-budgets-form = --budgets vuole numeri separati da virgole, non «{ $text }».
arena-no-ray = Ray non è installato: pip install 'backroom[ray]'.
arena-no-ratings = Per i punteggi di forza serve openskill: pip install 'backroom[arena]'.
arena-no-plots = Per le figure serve matplotlib: pip install 'backroom[arena]'.

## Ratings

ratings-help = Misura la forza di ogni livello su un’unica scala: ognuno incontra i suoi vicini a tavoli sempre diversi, e chi vince dà il punteggio.
ratings-help-divide = Dividi per questo numero i budget dei livelli che cercano: più rapido, e più debole del vero.
ratings-help-write = Scrivi i punteggi in questo file; quel che dice di altri tavoli resta.
ratings-help-log = Conserva ogni partita in questo file; lo stesso comando riprende da dove si è interrotto.
ratings-no-file = { $file } non è un file di punteggi; dai un altro nome, o il file scritto da «backroom ratings --write».
ratings-other-log = { $file } contiene le partite di un’altra misura; indica un altro nome, oppure il comando da cui proviene.

## The review

review-help = Rivedi una partita finita: le probabilità nel corso della partita, le mosse più costose e altre migliori.
review-help-moves = Quante mosse costose mostrare.
review-help-playouts = Partite simulate per le probabilità in un momento: di più sono più lente e più sicure.
review-help-plot = Disegna le probabilità in questo file (SVG).
review-reviewing = Analisi
review-title = { NAME($game) }: la partita analizzata
review-chances = Probabilità di vincere, secondo ciò che ciascuno sapeva e (col senno di poi)
review-line = riga
review-moves = Le mosse più costose
review-cost = costo
review-who = giocatore
review-played = giocata
review-better = migliore
review-why = perché
review-why-played = e la mossa giocata
review-none = Nessuna mossa è costata più del { $percent }% di una vittoria.
review-plot-title = Probabilità di vincere nel corso della partita
review-plot-line = riga del registro
review-plot-up = probabilità in %
review-plot-hindsight = col senno di poi
review-unfinished = Questa partita non è finita; l’analisi guarda partite finite.
review-no-why = I seguiti esaminati sono andati meglio.

## Why a move is better: in every game

why-points = Circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più alla fine.

## In the browser

review-button = Analizza la partita
review-working = La partita viene rigiocata per valutarne le mosse. Può richiedere un minuto o due.
review-instead = Meglio: { $move }
review-hint-button = Suggerimento
review-hint = Suggerimento: { $move }
review-hint-chance = Probabilità di vittoria dopo, secondo la ricerca: circa il { $percent }%.
review-hints-allowed = I giocatori possono chiedere suggerimenti a un bot

## Levels, weakest first, and how each plays

bot-level-random = a caso
bot-level-beginner = principiante
bot-level-easy = tranquillo
bot-level-greedy = facile
bot-level-medium = medio
bot-level-hard = forte
bot-level-expert = maestro
bot-level-learned = autodidatta
bot-level-styled = { $level }, { $style }
bot-style-told = { $style }. { $manner }
bot-manner-beginner = Impara ancora, spesso manca la mossa migliore.
bot-manner-easy = Conosce il mestiere, ma ogni tanto gli sfugge qualcosa.
bot-manner-greedy = Prende ciò che sembra meglio a prima vista, senza ripensarci.
bot-manner-medium = Prova a mente qualche continuazione prima di ogni mossa.
bot-manner-hard = Prova a mente molte continuazioni prima di ogni mossa.
bot-manner-expert = Pensa più di tutti, fino a tre secondi a mossa.
bot-manner-learned = Ha imparato giocando contro se stesso e muove a prima vista.

## Who sits with you: the page where bots are chosen

bots-title = Chi gioca con te?
bots-more = Ognuno gioca a modo suo, dal più mite al più forte.
bots-games = Giochi
bots-suits = alla tua portata
bots-rating-help = Punteggio di forza su { $count ->
    [one] una partita misurata
   *[other] { $count } partite misurate
}, intervallo al 95%: da { $low } a { $high }
bots-met = davanti { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} su { $of }
bots-new = nessuna partita finora
bots-ask = Invita al tavolo
bots-seated = ✓ al tavolo
bots-missing = { $count ->
    [one] Ancora uno e puoi cominciare
   *[other] Ancora { $count } e puoi cominciare
}
bots-ready = Ci siamo tutti.
bots-fill = Sorprendimi
bots-own = Il tuo punteggio di forza su questa scala: { $rating } ± { $give }.
bots-own-over = Punteggio di forza nel tempo
bots-own-over-more = una stima dalle tue partite contro i bot
bots-own-plot = Punteggio di forza nel tempo, { $count ->
    [one] una partita
   *[other] { $count } partite
}
bots-own-figure = { $rating } ± { $give }
bots-own-near = Il più vicino per forza: { $bot }, { $rating }.
bots-own-few = Finora poche partite: una stima grossolana.
bots-own-open = Vedi quella partita
bots-own-figures = Tutte le cifre, e come sono calcolate
bots-own-how = Una partita conta per i bot davanti ai quali finisci e per la loro forza misurata: chi ha 400 punti in più è davanti dieci volte su undici. Ogni cifra prende tutte le tue partite fino ad allora, e ± è il doppio del suo errore standard. Gli avversari umani sono lasciati da parte: nessuno li ha misurati.
bots-own-none = Il tuo punteggio di forza arriva con la prima partita finita contro un bot la cui forza è stata misurata.
bots-own-head-day = Giorno
bots-own-head-game = Gioco
bots-own-head-result = Risultato
bots-own-head-rating = Punteggio
bots-unrated = Questi livelli non sono ancora stati misurati a questo tavolo.
bots-choose = Scegli gli avversari
