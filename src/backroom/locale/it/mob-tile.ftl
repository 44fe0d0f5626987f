### MOB: Big Apple: what the start page and the waiting room say; a table says it too.

mob-name = MOB: Big Apple
mob-about = Due famiglie, sei quartieri: porta i tuoi uomini, prendi le casse, nascondi le talpe, manda il procuratore dal rivale.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
mob-bot-random = Little Sal
mob-bot-random-more = Iron Mike
mob-bot-beginner = Freckles Tony
mob-bot-beginner-more = Kid Malloy
mob-bot-easy = Ma Rizzo
mob-bot-easy-more = Benny Knuckles
mob-bot-greedy = Vito
mob-bot-greedy-more = Sonny Bruno
mob-bot-medium = Il Professore
mob-bot-medium-more = Carlo Bianchi
mob-bot-hard = Dolly Vance
mob-bot-hard-more = Gentleman Jack
mob-bot-expert = Scarface Lou
mob-bot-expert-more = Joe Silk
mob-bot-learned = Nino
mob-bot-learned-more = Kid Falco

## How bots can play besides their level: what such a one is called, and its manner in a sentence
mob-style-driver = autista
mob-style-driver-manner = Riempie le auto e porta presto gli scagnozzi nei distretti.
mob-style-shooter = pistolero
mob-style-shooter-manner = Preferisce sparare che guidare.
