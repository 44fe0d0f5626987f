### Guildes: what the start page and the waiting room say; a table says it too.

guildes-name = Guildes
guildes-about = Gardez une carte, passez les autres, jouez en secret et soyez en tête des guildes au moment du décompte.
guildes-page = Compter les points d’une partie réelle

## Options
guildes-option-events = Événements
guildes-option-events-help = Le texte de la carte Événement du tour compte, pas seulement son sens de rotation.
guildes-option-events-true = avec les événements
guildes-option-events-false = sans les événements
guildes-option-events-false-help = Les cartes Événement donnent seulement le sens de rotation.
guildes-option-tricks = Coups Tordus
guildes-option-tricks-help = Chacun reçoit à chaque tour un Coup Tordu, à jouer après la pose et avant le décompte.
guildes-option-tricks-true = avec les Coups Tordus
guildes-option-tricks-false = sans les Coups Tordus
guildes-option-tricks-false-help = Personne ne reçoit de Coup Tordu : on décompte les voix juste après la pose.

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
guildes-style-collector = collectionneur
guildes-style-collector-manner = Joue peu de sortes de cartes, mais davantage de chacune.
guildes-style-spoiler = gêneur
guildes-style-spoiler-manner = Prend et joue ce qui servirait à son voisin de gauche.
