"""The rules of Guildes, by the rulebook's phases. No text, no random numbers, no input or output.

    cards       what is printed, as the rules need it
    hands       cards in hands, packets and tableaux
    deal        a round begins: packets, the event, dirty tricks (GU-10 to GU-16, GU-50)
    draft       everyone takes a card at the same time and passes the rest on (GU-20, GU-25)
    events      what an event changes: cards put aside and dealt back, cards played in turn (GU-42, GU-43)
    play        everyone plays at the same time (GU-21, GU-22, GU-44, GU-45)
    tricks      dirty tricks, by their letters (GU-51 to GU-57)
    count       what the guilds pay (GU-30 to GU-33, GU-41)
    guess       cards that a seat cannot know, drawn anew
    taste       which card a player would have taken
    belief      what a seat may believe (GU-70 to GU-74)
    laws        what holds in every position
    state       all of it as one State: who acts, what is allowed, what it does

A phase extends those that it hands over to: the count begins a round, tricks end in the count, and so on.
"""

from backroom.games.guildes.schema import *  # isort: skip  (first: what is compiled has its own Cards)
from backroom.games.guildes.rules.cards import cards_of as cards_of
from backroom.games.guildes.rules.state import Cards as Cards
from backroom.games.guildes.rules.state import Guildes as Guildes
