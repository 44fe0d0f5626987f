### Guildes: names of things, options, the log in words, the count, the end and refusals. The rules: guildes-rules.ftl.
### Facts are the notation’s own words: $card, $card2 and $guild a guild’s name in the plural or militia; $seat (who acts), $target and
### $target2 (who is named) a seat’s colour or a player’s name; $event, $trick, $phase, $passes as below; the rest are numbers or texts.

## Facts in words

guildes-fact-card =
    { $card ->
        [fishermen] a Fisherman
        [farmers] a Farmer
        [artisans] an Artisan
        [scholars] a Scholar
        [merchants] a Merchant
        [burghers] a Burgher
        [knights] a Knight
        [nobles] a Noble
        [priests] a Priest
        [alchemists] an Alchemist
       *[militia] a Militia card
    }
guildes-fact-second =
    { $card2 ->
        [fishermen] a Fisherman
        [farmers] a Farmer
        [artisans] an Artisan
        [scholars] a Scholar
        [merchants] a Merchant
        [burghers] a Burgher
        [knights] a Knight
        [nobles] a Noble
        [priests] a Priest
        [alchemists] an Alchemist
       *[militia] a Militia card
    }
guildes-fact-guild =
    { $guild ->
        [fishermen] Fishermen
        [farmers] Farmers
        [artisans] Artisans
        [scholars] Scholars
        [merchants] Merchants
        [burghers] Burghers
        [knights] Knights
        [nobles] Nobles
        [priests] Priests
        [alchemists] Alchemists
       *[militia] Militia
    }
guildes-fact-event =
    { $event ->
        [fewer] One card fewer
        [ties] Ties do not count
        [turns] No simultaneous play
        [redistribution] Redistribution
        [pairs] One or two cards
       *[facedown] Face down
    }
guildes-fact-trick =
    { $trick ->
        [protection] Protection
        [swap] Exchange between two players
        [sacrifice] Sacrifice
        [draw] Draw from the discards
        [exchange] Hand for tableau
        [knights] Knights ±1
        [nobles] Nobles ±1
        [priests] Priests ±1
       *[alchemists] Alchemists ±1
    }
guildes-fact-phase =
    { $phase ->
        [deal] Dealing
        [take] Taking cards
        [aside] Putting a card aside
        [play] Playing cards
        [turn] Playing openly
        [trick] Dirty tricks
        [draw] Drawing from the discards
        [keep] Which of the drawn cards to play
       *[over] End of the game
    }
guildes-fact-passes =
    { $passes ->
        [left] left
       *[right] right
    }
guildes-fact-other =
    { $target2 ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
        [purple] Purple
        [orange] Orange
       *[other] { $target2 }
    }

## Names of things

guildes-guild-fishermen = Fishermen
guildes-guild-farmers = Farmers
guildes-guild-artisans = Artisans
guildes-guild-scholars = Scholars
guildes-guild-merchants = Merchants
guildes-guild-burghers = Burghers
guildes-guild-knights = Knights
guildes-guild-nobles = Nobles
guildes-guild-priests = Priests
guildes-guild-alchemists = Alchemists
guildes-guild-militia = Militia
guildes-card-fishermen = a Fisherman
guildes-card-farmers = a Farmer
guildes-card-artisans = an Artisan
guildes-card-scholars = a Scholar
guildes-card-merchants = a Merchant
guildes-card-burghers = a Burgher
guildes-card-knights = a Knight
guildes-card-nobles = a Noble
guildes-card-priests = a Priest
guildes-card-alchemists = an Alchemist
guildes-card-militia = a Militia card
guildes-seat-red = Red
guildes-seat-blue = Blue
guildes-seat-yellow = Yellow
guildes-seat-green = Green
guildes-seat-purple = Purple
guildes-seat-orange = Orange
guildes-phase-deal = Dealing
guildes-phase-take = Taking cards
guildes-phase-aside = Putting a card aside
guildes-phase-play = Playing cards
guildes-phase-turn = Playing openly
guildes-phase-trick = Dirty tricks
guildes-phase-draw = Drawing from the discards
guildes-phase-keep = Which of the drawn cards to play
guildes-phase-over = End of the game
guildes-event-fewer = One card fewer
guildes-event-fewer-help = Everyone plays one card fewer this round.
guildes-event-ties = Ties do not count
guildes-event-ties-help = In each guild, tied players are passed over at this count.
guildes-event-turns = No simultaneous play
guildes-event-turns-help = Cards are played openly, one after the other, to the right.
guildes-event-redistribution = Redistribution
guildes-event-redistribution-help = Before playing, everyone puts a card aside; they are shuffled and dealt back.
guildes-event-pairs = One or two cards
guildes-event-pairs-help = Cards are played alternately in twos and ones.
guildes-event-facedown = Face down
guildes-event-facedown-help = A card stays face down until everyone has played the next one.
guildes-trick-protection = Protection
guildes-trick-protection-help = Until the count nobody else’s dirty trick can touch you or your tableau.
guildes-trick-swap = Exchange between two players
guildes-trick-swap-help = A card from one player’s tableau changes places with a card from another’s.
guildes-trick-sacrifice = Sacrifice
guildes-trick-sacrifice-help = Discard a Burgher, Knight, Noble, Priest or Alchemist from your tableau, then any other card in play.
guildes-trick-draw = Draw from the discards
guildes-trick-draw-help = Draw two from the discards, play one, discard the other.
guildes-trick-exchange = Hand for tableau
guildes-trick-exchange-help = Take back a card from your tableau and play one that you still hold.
guildes-trick-knights = Knights ±1
guildes-trick-knights-help = One Knight more or fewer in any tableau, for this count.
guildes-trick-nobles = Nobles ±1
guildes-trick-nobles-help = One Noble more or fewer in any tableau, for this count.
guildes-trick-priests = Priests ±1
guildes-trick-priests-help = One Priest more or fewer in any tableau, for this count.
guildes-trick-alchemists = Alchemists ±1
guildes-trick-alchemists-help = One Alchemist more or fewer in any tableau, for this count.
guildes-passes-left = left
guildes-passes-right = right
guildes-choice-locked = has chosen
guildes-choice-thinking = is thinking
guildes-word-cards = cards
guildes-word-hand = hand
guildes-word-tableau = tableau
guildes-word-votes = votes
guildes-word-event = event
guildes-word-trick = dirty trick
guildes-stake = This count pays { $values }
guildes-unseen = { $unseen } of { $copies } not seen yet
guildes-passed = What you have seen pass
guildes-gone = Taken by others since you saw it

## Headings and values of a view, by their names in the data

guildes-view-phase = phase
guildes-view-round = round
guildes-view-event = event
guildes-view-active = its text counts
guildes-view-passes = direction
guildes-view-events-gone = events so far
guildes-view-step = progress
guildes-view-done = done
guildes-view-of = of
guildes-view-size = at a time
guildes-view-turn = turn
guildes-view-first = first player
guildes-view-seats = players
guildes-view-points = votes
guildes-view-votes = by count
guildes-view-tableau = tableau
guildes-view-cards = cards
guildes-view-laid = laid this round
guildes-view-hand = hand
guildes-view-packet = hand being passed
guildes-view-face-down = face down
guildes-view-choice = choice
guildes-view-passes-to = passes to
guildes-view-trick = dirty trick
guildes-view-letter = letter
guildes-view-applied = used
guildes-view-protected = protected
guildes-view-deck = deck
guildes-view-discards = discards
guildes-view-marks = marks
guildes-view-guild = guild
guildes-view-seat = player
guildes-view-sign = change
guildes-view-tricks-done = what tricks have changed
guildes-view-by = by
guildes-view-card = card
guildes-view-target = from
guildes-view-card2 = and
guildes-view-count = last count
guildes-view-number = count
guildes-view-ties = ties do not count
guildes-view-rows = guilds
guildes-view-values = pays
guildes-view-places = places
guildes-view-place = place
guildes-view-total = together
guildes-view-each = each
guildes-view-passed-over = passed over
guildes-view-before = before
guildes-view-guilds = guilds
guildes-view-event-name = card
guildes-view-trick-name = card
guildes-view-name = guild
guildes-view-copies = copies
guildes-view-leaders = lead
guildes-view-most = most
guildes-view-gap = gap
guildes-view-unseen = unseen
guildes-view-passing = seen, still hidden
guildes-view-pays = pays
guildes-view-later = counts to come
# Which of the three counts: so many are still to come, with it.
guildes-view-later-at =
    { $left ->
        [1] III
       *[other] II
    }
guildes-view-now = would pay now
guildes-view-taken = taken
guildes-view-chosen = your choice
guildes-view-put-aside = put aside
guildes-view-got-back = got back
guildes-view-drawn = drawn
guildes-view-thrown = discarded in past rounds
guildes-view-passed = what you have seen pass
guildes-view-dealt-to = dealt to
guildes-view-here = here
guildes-view-looks = looks
guildes-word-left = left in it
guildes-view-gone = gone
guildes-view-refused = drawn and refused
guildes-view-fewer = One card fewer
guildes-view-turns = No simultaneous play
guildes-view-redistribution = Redistribution
guildes-view-pairs = One or two cards
guildes-view-facedown = Face down
guildes-view-protection = Protection
guildes-view-swap = Exchange between two players
guildes-view-sacrifice = Sacrifice
guildes-view-draw = Draw from the discards
guildes-view-exchange = Hand for tableau
guildes-view-fishermen = Fishermen
guildes-view-farmers = Farmers
guildes-view-artisans = Artisans
guildes-view-scholars = Scholars
guildes-view-merchants = Merchants
guildes-view-burghers = Burghers
guildes-view-knights = Knights
guildes-view-nobles = Nobles
guildes-view-priests = Priests
guildes-view-alchemists = Alchemists
guildes-view-militia = Militia

## Moves as choices (a menu, a button)

guildes-do-take = Take { guildes-fact-card }
guildes-do-play = Play { guildes-fact-card }
guildes-do-play-two = Play { guildes-fact-card } and { guildes-fact-second }
guildes-do-lay = Lay { guildes-fact-card } face down
guildes-do-aside = Put { guildes-fact-card } aside
guildes-do-keep = Play { guildes-fact-card }, discard the other card
guildes-do-protect = Protect yourself
guildes-do-swap = Exchange { guildes-fact-card } of { fact-target } for { guildes-fact-second } of { guildes-fact-other }
guildes-do-sacrifice = Give up { guildes-fact-card } to remove { guildes-fact-second } of { fact-target }
guildes-do-draw = Draw from the discards
guildes-do-exchange = Take { guildes-fact-card } back and play { guildes-fact-second }
guildes-do-plus = One card more for { fact-target }
guildes-do-minus = One card fewer for { fact-target }
guildes-do-decline = Do not use the dirty trick
guildes-do-retract = Change the choice

## The count, guild by guild

guildes-count-begins = Count { $count }
guildes-count-nobody = Nobody has { guildes-fact-guild }: no votes.
guildes-count-place = { guildes-fact-guild }, { guildes-place }: { $seats } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}), { $each ->
    [one] { $each } vote
   *[other] { $each } votes
}.
guildes-count-shared =
    { $seats } are tied with { $cards }: they share { $places ->
        [1] { $total }
       *[other] { $values } = { $total }
    } among { $count }, rounded down: { $each } each.
guildes-count-passed-over = { $seats } are tied and passed over: ties do not count.
guildes-count-militia = Militia of { fact-seat }: { $cards } × { $votes } = { $each } votes.

## End

guildes-end-won = { fact-seat } wins with { $points ->
    [one] { $points } vote
   *[other] { $points } votes
}.
guildes-end-shared = { $seats } share the win with { $points ->
    [one] { $points } vote
   *[other] { $points } votes
} each.

## What is not a move

parse-guildes-card = “{ $text }” is not a kind of card. The kinds are: { $expected }.
parse-guildes-seat = “{ $text }” is not a player in this game. The players are: { $expected }.
parse-guildes-event = “{ $text }” is not an event. The events are: { $expected }.
parse-guildes-trick = “{ $text }” is not a dirty trick. The dirty tricks are: { $expected }.
parse-guildes-form =
    “{ $text }” is not a complete move. Write it like this: { $word ->
        [take] take CARD
        [play] play CARD or play CARD CARD
        [lay] lay CARD or lay CARD CARD
        [aside] aside CARD
        [keep] keep CARD
        [protect] protect
        [swap] swap PLAYER CARD PLAYER CARD
        [sacrifice] sacrifice CARD PLAYER CARD
        [draw] draw
        [exchange] exchange CARD CARD
        [plus] plus PLAYER
        [minus] minus PLAYER
        [decline] decline
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-guildes-copies =
    { $field }: the first count of the { guildes-fact-guild } pays { $have }, but there { $need ->
        [one] is { $need } card
       *[other] are { $need } cards
    }; both must be the same.
data-guildes-letter-twice = { $field }: another dirty trick already has the letter { $letter }.

## Refusals

refuse-GU-24 = There is no choice you could still change: everyone has chosen, or you have not chosen yet.
refuse-GU-21-one = Everyone plays a single card at a time: name only one.
refuse-GU-42-one = In this round cards are played one at a time: name only one.
refuse-GU-44-two = In this step everyone plays two cards together: name both.
refuse-GU-44-one = Only one card is played in this step.
refuse-GU-45-up = Cards are not laid face down in this round: write “play”.
refuse-GU-50-off = This table plays without dirty tricks.
refuse-GU-51-trick = Your dirty trick of this round is another one: { guildes-fact-trick }.
refuse-GU-52 = { fact-seat } is protected: no dirty trick of another player can touch them until the count.
refuse-GU-53-same = The exchange needs two different players, not { fact-seat } twice.
refuse-GU-53-card = { fact-seat } does not have { guildes-fact-card } in the tableau.
refuse-GU-54-kind = Only a Burgher, Knight, Noble, Priest or Alchemist can be given up, not { guildes-fact-card }.
refuse-GU-54-twice = You are already giving up your only card of this kind ({ guildes-fact-card }); name another one to remove.
refuse-GU-54-card = { fact-seat } does not have { guildes-fact-card } in the tableau.
refuse-GU-55 = There are no discards to draw from: you can only decline.
refuse-GU-55-keep = You have not drawn { guildes-fact-card }: one of the drawn cards must be played.
refuse-GU-55-drawn = You have drawn, so one of the two cards must be played: you can no longer decline.
refuse-GU-60-phase = That move does not belong to this phase. Now: { guildes-fact-phase }.
refuse-GU-61 = You do not have { guildes-fact-card } in your hand.
refuse-GU-61-passed = The hand you are choosing from does not hold { guildes-fact-card }.
refuse-GU-61-second = You have only one such card: { guildes-fact-card }.
refuse-GU-61-tableau = You do not have { guildes-fact-card } in your tableau.

## The browser’s table: letters beside colours, questions, the log’s short forms

guildes-letter-red = R
guildes-letter-blue = B
guildes-letter-yellow = Y
guildes-letter-green = G
guildes-letter-purple = P
guildes-letter-orange = O
guildes-ask-take = Which card do you take?
guildes-ask-play = Which card do you play?
guildes-ask-two = Which two cards do you play?
guildes-ask-lay = Which card do you lay face down?
guildes-ask-aside = Which card do you put aside?
guildes-ask-keep = Which of the drawn cards do you play?
guildes-ask-swap = Choose a card of one player
guildes-ask-swap-other = … and a card of another player
guildes-ask-sacrifice = Which of your cards do you give up?
guildes-ask-sacrifice-other = Which card do you remove?
guildes-ask-exchange = Which card of your tableau comes back?
guildes-ask-exchange-hand = Which card of your hand is played for it?
guildes-ask-mark = Whose count changes, and which way?

## The page that counts a game on a real table

guildes-page-help = Choose a player, then tap a guild for each of its cards in that tableau.
guildes-page-data = Data from your own copy (a .toml file)
guildes-page-data-good = { $file } is valid and is used for the count.
guildes-page-figures = Counted with the figures of { $file }.
guildes-page-figures-off = Back to the usual figures
guildes-page-which = Which count?
guildes-page-players = Players
guildes-page-three = With three players the Alchemists and three Militia cards are out.
guildes-page-name = Name of player { $number }
guildes-page-before = Votes before
guildes-page-before-of = Votes of player { $number } before
guildes-page-before-help = Votes before: what was counted on paper, if you begin here in mid-game.
guildes-page-less = One card fewer
guildes-page-more = One card more
guildes-page-left = { $left ->
    [0] none left
   *[other] { $left } left
}
guildes-page-no-more = There are only { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} of the { guildes-fact-guild }.
guildes-page-size = { $cards } / { $usual } { $usual ->
    [one] card
   *[other] cards
}
guildes-page-size-help = { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} in this tableau; without tricks and events there are { $usual } by now.
guildes-page-cell = { $name }: { guildes-fact-guild }
guildes-page-sum = Votes at this count
guildes-page-next = Go on to count { $count }
guildes-page-back = Back to count { $count }
guildes-page-finish = See who won
guildes-page-end = Result
guildes-page-new = New game
guildes-page-share = Share as a picture
guildes-page-variants = At this count only
guildes-page-trick = Dirty trick on the { guildes-fact-guild }
guildes-page-nobody = not played
guildes-page-plus = { $name }: +1
guildes-page-minus = { $name }: −1
guildes-page-told = Count { $count }, guild by guild
guildes-page-empty = No cards yet.
guildes-page-later = A correction here also changes the counts after it.
guildes-page-won = { $count ->
    [one] { $names } wins with { $votes } { $votes ->
        [one] vote
       *[other] votes
    }
   *[other] { $names } share the win with { $votes } { $votes ->
        [one] vote
       *[other] votes
    } each
}
guildes-page-pieces = Each piece of a bar is a count, the first on the left.
guildes-page-paper = The last one is what was counted on paper before.
guildes-page-kept = Saved in this browser after every tap. Once open, this page needs no connection.
guildes-page-offline = Saved in this browser after every tap. This page also opens without a connection.

## A game on a real table

guildes-count-ask = Cards of player { $number } (such as “3 artisans, 1 knight”; empty when all players are in; “?” for help)
guildes-count-ask-again = Cards of player { $number } now (empty: as before)
guildes-count-ask-trick = Dirty trick ±1, such as “2 knights +1” (empty: no more)
guildes-count-help = Type guilds and numbers in any order: 3 artisans, 1 knight. The guilds are: { $guilds }. A dirty trick is a player’s number, a guild and +1 or -1.
guildes-count-go-on = Go on to count { $count }? (Enter: yes; anything else: the end)
guildes-count-in-all = Votes in all
guildes-count-won = { $count ->
    [one] Player { $players } wins with { $votes } { $votes ->
        [one] vote
       *[other] votes
    }.
   *[other] Players { $players } share the win with { $votes } { $votes ->
        [one] vote
       *[other] votes
    } each.
}
parse-guildes-tableau = “{ $text }” cannot be understood. Guilds and numbers go in pairs: 3 artisans, 1 knight.
parse-guildes-twice = { guildes-fact-guild }: each guild can be named only once.
parse-guildes-mark = “{ $text }” is not a dirty trick of this kind. It is a player (1 to { $players }), Knights, Nobles, Priests or Alchemists, and +1 or -1: 2 knights +1.
parse-guildes-too-many = Together the tableaux hold { $have } cards of the { guildes-fact-guild }, but there are only { $most } in this game.
parse-guildes-guild-name = “{ $text }” is not a guild. The guilds are: { $expected }.

## The table in the browser

guildes-lane-each = for each card
guildes-lane-then = then { $values }
guildes-lane-last = last count
guildes-lane-now = now { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
guildes-lane-unseen = { $unseen } of { $copies } unseen
guildes-need-militia = { $votes } a card
guildes-need-open = open
guildes-need-open-long = open: 1 leads
guildes-need-leads = { fact-seat } leads
guildes-need-level = tied
guildes-need-lead = ♛ lead by { $gap }
guildes-need-lead-long = ♛ you lead by { $gap }
guildes-need-tied = = tied
guildes-need-tied-long = = tied; 1 leads
guildes-need-behind = ▲ { $more } to lead
guildes-card-of = of { $copies }
guildes-card-at = card { $at } of { $of }
guildes-card-kept = kept { $count }
guildes-card-each = votes for each card
guildes-card-every = at every count
guildes-card-chosen = { $count ->
    [one] chosen
   *[other] { $count } chosen
}
guildes-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
guildes-state-you = your turn
guildes-votes-of = { $votes ->
    [one] vote
   *[other] votes
}
guildes-pick-card = { guildes-fact-guild } of { fact-seat }
guildes-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
guildes-chain = How the hands are passed on
guildes-kept-of = kept { $count } of { $of }
guildes-your-trick = your dirty trick
guildes-round-counted = counted
guildes-round-pays = { $places ->
    [1] pays 1st
    [2] pays 1st, 2nd
    [3] pays 1st, 2nd, 3rd
   *[other] pays 1st to { $places }th
}
guildes-you-chose = You chose { guildes-fact-card }{ $count ->
    [one] {""}
   *[other] {""} and one more card
}. You may change it until the last player has chosen.
guildes-rest-goes = { $count ->
    [0] Nothing is left to pass on.
    [one] The other card goes to { fact-seat }.
   *[other] The other { $count } cards go to { fact-seat }.
}
guildes-put-back = Put back
guildes-first-card = First: { guildes-fact-card } of { fact-target }.
guildes-first-own = First, from your tableau: { guildes-fact-card }.
guildes-safe = { fact-seat } is protected.
guildes-keep-other = The other one is discarded, and only you have seen it.
guildes-play-left = { $done } of { $of } played. { $rest ->
    [0] No card will be left over.
    [one] One card will stay in your hand and be discarded.
   *[other] { $rest } cards will stay in your hand and be discarded.
}
guildes-tap-a-card = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
guildes-weigh-militia = Every card counts { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, whoever has the most.
guildes-weigh-lead = { $own } on the table, { $held } in hand, the best rival { $rival }. Play them all and you lead alone: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} instead of { $now }.
guildes-weigh-level = { $own } on the table, { $held } in hand, the best rival { $rival }. Play them all and you are tied.
guildes-weigh-still = { $own } on the table, { $held } in hand, the best rival { $rival }. You already lead alone: no more votes now, but a wider lead.
guildes-weigh-behind = { $own } on the table, { $held } in hand, the best rival { $rival }. Play them all and you are still behind.
guildes-lane-unseen-short = { $unseen }/{ $copies } unseen
guildes-passes-to-you = passes to you
guildes-gets-rest = gets the rest
guildes-hands-go-left = Hands go left
guildes-hands-go-right = Hands go right
guildes-packet-of = { fact-seat }: { $count ->
    [0] no hand to choose from
    [one] 1 card left to choose from
   *[other] { $count } cards to choose from
}
guildes-kept-short = { $count } kept
guildes-seen-hands = Seen hands
guildes-seen-none = No hand has passed yet this round.
guildes-deck-of = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guildes-discards-of = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guildes-show-count = Count { $count } · guild { $number } of 11
guildes-show-level = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tied
guildes-show-level-with = { $seats } are tied with { $cards }.
guildes-show-now = now
guildes-show-total = Total after the count
guildes-show-no-card = no card
guildes-way-left = { $count ->
    [0] the last guild
    [one] { $count } guild left
   *[other] { $count } guilds left
}
guildes-question = { $what }?
guildes-question-rest = { $what }? { $count ->
    [0] Nothing is left to pass on.
    [one] The other card goes to { fact-seat }.
   *[other] The other { $count } cards go to { fact-seat }.
}
guildes-question-shown = { $what }? All cards are turned up together.
guildes-go-take = Take
guildes-go-play = Play
guildes-go-lay = Lay
guildes-go-aside = Put aside
guildes-go-protect = Protect
guildes-go-swap = Exchange
guildes-go-sacrifice = Sacrifice
guildes-go-draw = Draw
guildes-go-plus = +1
guildes-go-minus = −1
guildes-go-decline = Decline
guildes-go-keep = Play
guildes-go-exchange = Exchange
guildes-lane-passing = { $passing } passing
guildes-undo-what = Take back: { $what }
guildes-need-out = not in play

# On a plate beside a player: two short lines at most.
guildes-plate-protection = Protection
guildes-plate-swap = Exchange
guildes-plate-sacrifice = Sacrifice
guildes-plate-draw = Draw discards
guildes-plate-exchange = Hand for tableau
guildes-plate-knights = Knights ±1
guildes-plate-nobles = Nobles ±1
guildes-plate-priests = Priests ±1
guildes-plate-alchemists = Alchemists ±1

## Figures of one's own copy

guildes-data-guild = { guildes-fact-guild }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $first }; then { $second }; then { $third }.
guildes-data-militia = Militia, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} for each card, at every count.

## The form of printed figures
guildes-form-help = All cards together are 110. The first count pays as many votes as a guild has cards.
guildes-form-cards = Cards
guildes-form-cards-of = { guildes-fact-guild }: cards
guildes-form-pays = { guildes-fact-guild }: count { $count }, place { $place }
guildes-form-militia-cards = Cards of the Militia
guildes-form-militia-votes = Votes for each Militia card
