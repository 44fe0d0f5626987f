### Guildes: what the start page and the waiting room say; a table says it too.

guildes-name = Guildes
guildes-about = Keep one card, pass the rest on, play in secret, and lead the guilds when the votes are counted.
guildes-page = Score a game you play in person

## Options
guildes-option-events = Events
guildes-option-events-help = The text of the round’s event card counts, not only its direction.
guildes-option-events-true = with events
guildes-option-events-false = without events
guildes-option-events-false-help = Event cards only say which way the cards pass.
guildes-option-tricks = Dirty tricks
guildes-option-tricks-help = Everyone gets a dirty trick each round, to be used after play and before the count.
guildes-option-tricks-true = with dirty tricks
guildes-option-tricks-false = without dirty tricks
guildes-option-tricks-false-help = Nobody gets a dirty trick: the votes are counted right after play.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
guildes-bot-random = Anselm
guildes-bot-random-more = Fiora, Giles, Blanche, Ivo
guildes-bot-beginner = Perrin
guildes-bot-beginner-more = Aude, Wat, Isolde, Cosimo
guildes-bot-easy = Odile
guildes-bot-easy-more = Piers, Margot, Baldwin, Adela
guildes-bot-greedy = Guido
guildes-bot-greedy-more = Mathilde, Hugo, Clémence, Jacopo
guildes-bot-medium = Pell
guildes-bot-medium-more = Gisela, Lothar, Oriane, Benoît
guildes-bot-hard = Agnes
guildes-bot-hard-more = Aubert, Ottilie, Conrad, Maud
guildes-bot-expert = Ruggero
guildes-bot-expert-more = Jehanne, Gervase, Ermengarde, Fulk
guildes-bot-learned = Bertrand
guildes-bot-learned-more = Godfrey, Lambert, Étienne, Odo

## How bots can play besides their level: what such a one is called, and its manner in a sentence
guildes-style-collector = collector
guildes-style-collector-manner = Plays few kinds of cards, and more of each.
guildes-style-spoiler = spoiler
guildes-style-spoiler-manner = Takes and plays what its left neighbour could use.
