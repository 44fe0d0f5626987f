### Tammany Hall: what the start page and the waiting room say; a table says it too.

tammany-name = Tammany Hall
tammany-about = Put your bosses into the wards, win the newcomers’ favours, and spend them in secret on election night.

## Options
tammany-option-locks = Locks
tammany-option-locks-rulebook = rulebook
tammany-option-locks-rulebook-help = Nothing comes into a locked ward; cubes may leave it, and slander still works there.
tammany-option-locks-sealed = sealed
tammany-option-locks-sealed-help = Nothing comes in, nothing is taken or moved out, and nobody is slandered there.
tammany-option-spread_needs_boss = A spreading slander needs a boss
tammany-option-spread_needs_boss-help = The second slander action is only possible where you have a boss of your own.
tammany-option-spread_needs_boss-true = yes
tammany-option-spread_needs_boss-false = no
tammany-option-spread_needs_boss-false-help = The second slander action needs no boss of your own there.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
tammany-bot-random = Honest Nellie
tammany-bot-random-more = Molly Byrne, Barney Rook, Mrs. Oakes
tammany-bot-beginner = Gus Finn
tammany-bot-beginner-more = Winnie Barlow, Jimmy Quill, Mrs. Pratt
tammany-bot-easy = Pockets Rooney
tammany-bot-easy-more = Dan Mulvey, Lottie Marsh, Big Tim
tammany-bot-greedy = Fenwick
tammany-bot-greedy-more = Silas Crane, Rose Kearney, Dutch Hahn
tammany-bot-medium = O’Hara
tammany-bot-medium-more = Greta Lutz, Jasper Holt, Tess Malone
tammany-bot-hard = Mrs. Delacroix
tammany-bot-hard-more = Squire Boone, Ida Frost, Hugh Corrigan
tammany-bot-expert = Callahan
tammany-bot-expert-more = Maeve Doyle, Captain Rusk, Mrs. Voss
tammany-bot-learned = Old Kelly
tammany-bot-learned-more = Colonel Tate, Clara Finch, Moses Dyer

## How bots can play besides their level: what such a one is called, and its manner in a sentence
tammany-style-bold = bold bidder
tammany-style-bold-manner = Bids high for the wards it wants: a chip is there to be spent.
tammany-style-hoarder = hoarder
tammany-style-hoarder-manner = Bids low and keeps its chips for the terms to come.
tammany-style-slanderer = slanderer
tammany-style-slanderer-manner = Slanders its rivals more often, and sooner.
