### What the log of Guildes tells: one message for each kind of step, and what an undo takes back.

## Facts in words

guildes-fact-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
guildes-fact-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
guildes-fact-votes =
    { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    }
guildes-fact-points =
    { $points ->
        [one] one vote
       *[other] { $points } votes
    }

## A round begins

guildes-step-round = Round { $round } begins.
guildes-step-dealt =
    Everyone is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
guildes-step-event = Event: { guildes-fact-event }. Hands pass to the { guildes-fact-passes }.
guildes-step-direction = Hands pass to the { guildes-fact-passes } this round.
guildes-step-trick = { fact-seat } gets dirty trick { $letter }: { guildes-fact-trick }.

## Taking and playing

guildes-step-take = { fact-seat } takes { guildes-fact-card }.
guildes-step-passed =
    All have taken a card; { $count ->
        [one] the last card goes
       *[other] hands of { $count } cards go
    } to the { guildes-fact-passes }.
guildes-step-last = Everyone gets their last card automatically.
guildes-step-aside = { fact-seat } puts { guildes-fact-card } aside.
guildes-step-aside-hidden = { fact-seat } puts a card aside.
guildes-step-mixed = The cards put aside ({ $count }) are shuffled and dealt back, one each.
guildes-step-back = { fact-seat } gets { guildes-fact-card } in return.
guildes-step-back-hidden = { fact-seat } gets a card in return.
guildes-step-first = { fact-seat } plays first.
guildes-step-play = { fact-seat } plays { guildes-fact-card }.
guildes-step-play-two = { fact-seat } plays { guildes-fact-card } and { guildes-fact-second }.
guildes-step-shown = { fact-seat } shows { guildes-fact-card }.
guildes-step-shown-two = { fact-seat } shows { guildes-fact-card } and { guildes-fact-second }.
guildes-step-lay = { fact-seat } lays { guildes-fact-card } face down.
guildes-step-lay-hidden = { fact-seat } lays a card face down.
guildes-step-thrown =
    { $count ->
        [one] One card that was not played is discarded.
       *[other] { $count } cards that were not played are discarded.
    }
guildes-step-retract = { fact-seat } takes the choice back.

## Dirty tricks

guildes-step-protect = { fact-seat } is protected until the count.
guildes-step-swap = { fact-seat } exchanges { guildes-fact-card } of { fact-target } for { guildes-fact-second } of { fact-other }.
guildes-step-sacrifice = { fact-seat } gives up { guildes-fact-card } and removes { guildes-fact-second } of { fact-target }.
guildes-step-draw = { fact-seat } draws from the discards.
guildes-step-drawn = { fact-seat } draws { guildes-fact-card }.
guildes-step-drawn-hidden = { fact-seat } draws a card.
guildes-step-keep = { fact-seat } plays { guildes-fact-card } from the discards.
guildes-step-exchange = { fact-seat } takes { guildes-fact-card } back and plays { guildes-fact-second }.
guildes-step-plus = { fact-seat } adds one to the { guildes-fact-guild } of { fact-target } for this count.
guildes-step-minus = { fact-seat } takes one from the { guildes-fact-guild } of { fact-target } for this count.
guildes-step-decline = { fact-seat } does not use the dirty trick: { guildes-fact-trick }.

## The count

guildes-step-count = Count { $number }: guild by guild.
guildes-step-place = { guildes-fact-guild }, { guildes-fact-place }: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-place-level = { guildes-fact-guild }, { guildes-fact-place }, { $level } tied: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-passed-over = { guildes-fact-guild }: { fact-seat } ({ guildes-fact-cards }) is tied and passed over.
guildes-step-guild-nobody = { guildes-fact-guild }: no votes for anyone.
guildes-step-militia = Militia: { fact-seat } ({ guildes-fact-cards }), { guildes-fact-votes }.
guildes-step-total = { fact-seat }: { guildes-fact-votes } at this count, { $points } in all.
guildes-step-ahead = { fact-seat } is ahead with { guildes-fact-points }.
guildes-step-ahead-level = { fact-seat } is tied for the lead with { guildes-fact-points }.

## The end

guildes-step-final-total = { $rank }. { fact-seat }: { guildes-fact-points }.
guildes-step-won = { fact-seat } wins with { guildes-fact-points }.
guildes-step-won-shared = { fact-seat } shares the win with { guildes-fact-points }.

## The log in a few words: signs of the guilds, what runs on in one entry, and what it begins with

guildes-log-event = **{ guildes-fact-event }**, hands pass to the { guildes-fact-passes }
guildes-log-direction = Hands pass to the { guildes-fact-passes }
guildes-log-lead-trick = Dirty tricks:
guildes-log-trick = **{ fact-seat }** { $letter }
guildes-log-lead-take = **{ fact-seat }** takes
guildes-log-take = { $sign }{ $name }
guildes-log-last = Last cards: no choice
guildes-log-lead-aside = Put aside:
guildes-log-aside = **{ fact-seat }** { $sign }{ $name }
guildes-log-aside-hidden = **{ fact-seat }**
guildes-log-lead-back = In return:
guildes-log-back = **{ fact-seat }** { $sign }{ $name }
guildes-log-back-hidden = **{ fact-seat }**
guildes-log-first = plays first
guildes-log-lead-play = In turn:
guildes-log-play = **{ fact-seat }** { $sign }{ $name }
guildes-log-play-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-shown = **{ fact-seat }** { $sign }{ $name }
guildes-log-shown-two = **{ fact-seat }** { $sign }{ $name } + { $sign2 }{ $name2 }
guildes-log-lead-lay = Face down:
guildes-log-lay = **{ fact-seat }** { $sign }{ $name }
guildes-log-lay-hidden = **{ fact-seat }**
guildes-log-protect = is protected until the count
guildes-log-swap = exchanges { $sign }{ $name } of { fact-target } for { $sign2 }{ $name2 } of { fact-other }
guildes-log-sacrifice = gives up { $sign }{ $name } and removes { $sign2 }{ $name2 } of { fact-target }
guildes-log-draw = draws from the discards
guildes-log-drawn = draws { $sign }{ $name }
guildes-log-keep = plays { $sign }{ $name }
guildes-log-exchange = takes { $sign }{ $name } back and plays { $sign2 }{ $name2 }
guildes-log-plus = adds one { $sign }{ guildes-fact-guild } to { fact-target }
guildes-log-minus = takes one { $sign }{ guildes-fact-guild } from { fact-target }
guildes-log-decline = leaves the dirty trick unused
guildes-log-count = **Count { $number }**
guildes-log-lead-counted = { $sign }{ guildes-fact-guild }:
guildes-log-place = **{ fact-seat }** { $votes }
guildes-log-place-level = **{ fact-seat }** { $votes }
guildes-log-militia = **{ fact-seat }** { $votes }
guildes-log-passed-over = **{ fact-seat }** tied
guildes-log-guild-nobody = nobody
guildes-log-lead-total = In all:
guildes-log-total = **{ fact-seat }** { $points } (+{ $votes })
guildes-log-lead-final-total = Final score:
guildes-log-final-total = { $rank }. **{ fact-seat }** { $points }

## What an undo takes back

guildes-undo-play = { guildes-fact-card }
guildes-undo-protect = protection
guildes-undo-swap = the exchange of { guildes-fact-card } for { guildes-fact-second }
guildes-undo-decline = leaving { guildes-fact-trick } unused
