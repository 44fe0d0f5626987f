### Tammany Hall: what the start page and the waiting room say; a table says it too.

tammany-name = Tammany Hall
tammany-about = Placez vos patrons dans les quartiers, gagnez les faveurs des arrivants et dépensez-les en secret le soir du vote.

## Options
tammany-option-locks = Verrous
tammany-option-locks-rulebook = livret de règles
tammany-option-locks-rulebook-help = Rien n’entre dans un quartier verrouillé ; des cubes peuvent en sortir et la calomnie y reste possible.
tammany-option-locks-sealed = scellés
tammany-option-locks-sealed-help = Rien n’entre, rien n’est retiré ni déplacé au-dehors, et personne n’y est calomnié.
tammany-option-spread_needs_boss = Étendre la calomnie demande un patron
tammany-option-spread_needs_boss-help = La seconde action de calomnie n’est possible que là où vous avez vous-même un patron.
tammany-option-spread_needs_boss-true = oui
tammany-option-spread_needs_boss-false = non
tammany-option-spread_needs_boss-false-help = La seconde action de calomnie ne demande pas de patron à vous sur place.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
tammany-bot-random = L’honnête Nellie
tammany-bot-random-more = Molly Byrne, Barney Rook, Mrs. Oakes
tammany-bot-beginner = Gus Finn
tammany-bot-beginner-more = Winnie Barlow, Jimmy Quill, Mrs. Pratt
tammany-bot-easy = Pockets Rooney
tammany-bot-easy-more = Dan Mulvey, Lottie Marsh, Big Tim
tammany-bot-greedy = Fenwick
tammany-bot-greedy-more = Silas Crane, Rose Kearney, Dutch Hahn
tammany-bot-medium = O’Hara
tammany-bot-medium-more = Greta Lutz, Jasper Holt, Tess Malone
tammany-bot-hard = Mme Delacroix
tammany-bot-hard-more = Squire Boone, Ida Frost, Hugh Corrigan
tammany-bot-expert = Callahan
tammany-bot-expert-more = Maeve Doyle, Captain Rusk, Mrs. Voss
tammany-bot-learned = Old Kelly
tammany-bot-learned-more = Colonel Tate, Clara Finch, Moses Dyer

## How bots can play besides their level: what such a one is called, and its manner in a sentence
tammany-style-bold = gros parieur
tammany-style-bold-manner = Mise gros sur les quartiers qu’il veut : un jeton est fait pour être dépensé.
tammany-style-hoarder = économe
tammany-style-hoarder-manner = Mise peu et garde ses jetons pour les mandats à venir.
tammany-style-slanderer = calomniateur
tammany-style-slanderer-manner = Calomnie ses rivaux plus souvent, et plus tôt.
