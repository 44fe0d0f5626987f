### Tammany Hall: what the start page and the waiting room say; a table says it too.

tammany-name = Tammany Hall
tammany-about = Piazza i tuoi capi-quartiere, conquista i favori dei nuovi arrivati e spendili in segreto la notte del voto.

## Options
tammany-option-locks = Chiusure
tammany-option-locks-rulebook = regolamento
tammany-option-locks-rulebook-help = In un quartiere chiuso non entra nulla; i cubetti possono uscirne e vi si può ancora calunniare.
tammany-option-locks-sealed = sigillate
tammany-option-locks-sealed-help = Non entra nulla, nulla è tolto o spostato fuori, e nessuno vi è calunniato.
tammany-option-spread_needs_boss = Per estendere la calunnia serve un capo-quartiere
tammany-option-spread_needs_boss-help = La seconda azione di calunnia è possibile solo dove hai anche tu un capo-quartiere.
tammany-option-spread_needs_boss-true = sì
tammany-option-spread_needs_boss-false = no
tammany-option-spread_needs_boss-false-help = La seconda azione di calunnia non richiede un tuo capo-quartiere sul posto.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
tammany-bot-random = L’onesta Nellie
tammany-bot-random-more = Molly Byrne, Barney Rook, Mrs. Oakes
tammany-bot-beginner = Gus Finn
tammany-bot-beginner-more = Winnie Barlow, Jimmy Quill, Mrs. Pratt
tammany-bot-easy = Pockets Rooney
tammany-bot-easy-more = Dan Mulvey, Lottie Marsh, Big Tim
tammany-bot-greedy = Fenwick
tammany-bot-greedy-more = Silas Crane, Rose Kearney, Dutch Hahn
tammany-bot-medium = O’Hara
tammany-bot-medium-more = Greta Lutz, Jasper Holt, Tess Malone
tammany-bot-hard = La Delacroix
tammany-bot-hard-more = Squire Boone, Ida Frost, Hugh Corrigan
tammany-bot-expert = Callahan
tammany-bot-expert-more = Maeve Doyle, Captain Rusk, Mrs. Voss
tammany-bot-learned = Old Kelly
tammany-bot-learned-more = Colonel Tate, Clara Finch, Moses Dyer

## How bots can play besides their level: what such a one is called, and its manner in a sentence
tammany-style-bold = audace
tammany-style-bold-manner = Punta forte sui quartieri che vuole: un segnalino è fatto per essere speso.
tammany-style-hoarder = risparmiatore
tammany-style-hoarder-manner = Punta poco e tiene i segnalini per i mandati a venire.
tammany-style-slanderer = calunniatore
tammany-style-slanderer-manner = Calunnia i rivali più spesso, e prima.
