### MOB: Big Apple: what the start page and the waiting room say; a table says it too.

mob-name = MOB: Big Apple
mob-about = Deux familles, six quartiers : amenez vos hommes, emportez les caisses, cachez des mouchards, lancez le procureur sur l’adversaire.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
mob-bot-random = Little Sal
mob-bot-random-more = Iron Mike
mob-bot-beginner = Freckles Tony
mob-bot-beginner-more = Kid Malloy
mob-bot-easy = Ma Rizzo
mob-bot-easy-more = Benny Knuckles
mob-bot-greedy = Vito
mob-bot-greedy-more = Sonny Bruno
mob-bot-medium = Le Professeur
mob-bot-medium-more = Carlo Bianchi
mob-bot-hard = Dolly Vance
mob-bot-hard-more = Gentleman Jack
mob-bot-expert = Scarface Lou
mob-bot-expert-more = Joe Silk
mob-bot-learned = Nino
mob-bot-learned-more = Kid Falco

## How bots can play besides their level: what such a one is called, and its manner in a sentence
mob-style-driver = chauffeur
mob-style-driver-manner = Remplit ses voitures et amène tôt ses hommes de main dans les quartiers.
mob-style-shooter = tireur
mob-style-shooter-manner = Aime mieux tirer que conduire.
