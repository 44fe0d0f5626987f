### MOB: Big Apple: what the start page and the waiting room say; a table says it too.

mob-name = MOB: Big Apple
mob-about = Two families, six districts: drive your men in, carry off the crates, hide moles, set the attorney on your rival.

## What the bots are called here, by level; "more": further ones of a level at one table, the same in every language
mob-bot-random = Little Sal
mob-bot-random-more = Iron Mike
mob-bot-beginner = Freckles Tony
mob-bot-beginner-more = Kid Malloy
mob-bot-easy = Ma Rizzo
mob-bot-easy-more = Benny Knuckles
mob-bot-greedy = Vito
mob-bot-greedy-more = Sonny Bruno
mob-bot-medium = The Professor
mob-bot-medium-more = Carlo Bianchi
mob-bot-hard = Dolly Vance
mob-bot-hard-more = Gentleman Jack
mob-bot-expert = Scarface Lou
mob-bot-expert-more = Joe Silk
mob-bot-learned = Nino
mob-bot-learned-more = Kid Falco

## How bots can play besides their level: what such a one is called, and its manner in a sentence
mob-style-driver = driver
mob-style-driver-manner = Fills its cars and brings its henchmen into the districts early.
mob-style-shooter = shooter
mob-style-shooter-manner = Would rather shoot than drive.
