### Guildes: what the start page and the waiting room say; a table says it too.

guildes-name = Guildes
guildes-about = Tieni una carta, passa le altre, gioca in segreto e sii in testa alle gilde quando si contano i voti.
guildes-page = Segnapunti per una partita dal vivo

## Options
guildes-option-events = Eventi
guildes-option-events-help = Vale il testo della carta evento dello scrutinio, non solo il suo verso.
guildes-option-events-true = con gli eventi
guildes-option-events-false = senza eventi
guildes-option-events-false-help = Le carte evento dicono solo in quale verso passano le carte.
guildes-option-tricks = Colpi bassi
guildes-option-tricks-help = A ogni scrutinio ognuno riceve un colpo basso, da usare dopo il gioco e prima del conteggio.
guildes-option-tricks-true = con i colpi bassi
guildes-option-tricks-false = senza colpi bassi
guildes-option-tricks-false-help = Nessuno riceve colpi bassi: i voti si contano subito dopo il gioco.

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
guildes-style-collector = collezionista
guildes-style-collector-manner = Gioca pochi tipi di carte, ma di più per ciascuno.
guildes-style-spoiler = guastafeste
guildes-style-spoiler-manner = Prende e gioca ciò che servirebbe al vicino di sinistra.
