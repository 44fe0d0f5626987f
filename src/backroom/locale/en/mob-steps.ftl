### What the log of MOB: Big Apple tells: one message for each kind of step, and what an undo takes back.

## Facts in words

mob-fact-part =
    { $part1 ->
        [expose] expose a mole
        [add] add a crate
       *[steal] steal a crate
    }{ $part2 ->
        [none] {""}
        [expose] , then expose a mole
        [add] , then add a crate
       *[steal] , then steal a crate
    }{ $part3 ->
        [none] {""}
        [expose] , then expose a mole
        [add] , then add a crate
       *[steal] , then steal a crate
    }
mob-fact-then =
    { $icon ->
        [none] {""}
        [expose] {" + "}expose
        [shoot] {" + "}shoot
        [add] {" + "}crate
       *[attorney] {" + "}attorney
    }

## Set-up and dice

mob-step-moles = { fact-seat } has put down six moles.
mob-step-opening = { fact-seat } rolls { $black } and { $white } for the start: { $total }.
mob-step-opening-tie = A tie: both roll again.
mob-step-opening-first = { fact-seat } rolled higher and starts.
mob-step-dice = { fact-seat } rolls black { $black }, white { $white }: { mob-fact-henchmen } for { mob-fact-district } or { $count2 } for { mob-fact-second }.

## Moves

mob-step-load =
    { fact-seat } loads { mob-fact-car }: { $count ->
        [0] nobody gets in
        [one] one henchman gets in
       *[other] { $count } henchmen get in
    }{ $lost ->
        [0] {""}
        [one] , one finds no seat
       *[other] , { $lost } find no seat
    } ({ $car } of 3).
mob-step-emptied = { fact-seat } has emptied the warehouse and is done for this round.
mob-step-sent-back =
    { fact-seat } cannot pay for any free space: { $count ->
        [one] the last henchman goes
       *[other] the last { $count } henchmen go
    } back to the stock.
mob-step-space = { fact-seat } pays { $count }: { mob-fact-row }{ mob-fact-then }.
mob-step-switch = { fact-seat } has { mob-fact-henchmen } switch cars { mob-fact-from } { mob-fact-to-second }.
mob-step-drive = { fact-seat } drives { mob-fact-henchmen } { mob-fact-to }.
mob-step-mole = { fact-seat } moves { mob-fact-mole } { mob-fact-from } { mob-fact-to-second }.
mob-step-crate = { fact-seat } moves a crate { mob-fact-from } { mob-fact-to-second }.
mob-step-attorney = { fact-seat } pushes the attorney to space { $space } on the side of { fact-target }. At the round’s end { fact-other } may { mob-fact-part }.
mob-step-attorney-crate = The attorney can go no further: { fact-seat } takes a crate { mob-fact-from }.
mob-step-add = { fact-seat } adds a crate { mob-fact-in }.
mob-step-steal = { fact-seat } steals a crate { mob-fact-from }.
mob-step-rolls = { fact-seat } rolls the dice for a car.
mob-step-expose = { fact-seat } exposes { mob-fact-mole }.
mob-step-exposed =
    { fact-seat } exposes { mob-fact-mole } of { fact-target } { mob-fact-in }: it was worth { $value }, and { $count ->
        [0] nobody comes: the stock is empty
        [one] one henchman comes
       *[other] { $count } henchmen come
    }.
mob-step-shoot = { fact-seat } shoots with { mob-fact-die }.
mob-step-hit = A { $face }. Hit { mob-fact-in }: { fact-target } loses { mob-fact-henchmen }.
mob-step-missed = A { $face }. Missed { mob-fact-in }: the car of { fact-target } is empty.
mob-step-end = { fact-seat } ends the turn.
mob-step-decline = { fact-seat } declines the bonus.
mob-step-start = { fact-seat } decides: { fact-target } starts.
mob-step-retract = { fact-seat } takes the moles back.

## The end of a round

mob-step-round-over = Round { $round } is over: all cars drive into their districts.
mob-step-drive-in =
    { fact-seat }: { $count ->
        [one] one henchman gets
       *[other] { $count } henchmen get
    } out { mob-fact-in }.
mob-step-bonus = { fact-target } is in the attorney’s sights: { fact-seat } has the bonus: { mob-fact-part }.
mob-step-bonus-nothing = { fact-seat } has the attorney’s bonus ({ mob-fact-part }), but none of it is possible.
mob-step-no-bonus = The attorney is at the centre: nobody has a bonus.
mob-step-shoot-out = Shoot-out { mob-fact-in }, { fact-seat } { $mine } against { fact-other } { $theirs }: both lose { mob-fact-henchmen }.
mob-step-shoot-out-none = No shoot-out: the families share no district.
mob-step-board-cleared = The henchmen on the action board go back to the stock.
mob-step-round = Round { $round } begins.
mob-step-takes = { fact-seat } takes { mob-fact-henchmen } from the stock into the warehouse.
mob-step-takes-none = { fact-seat } has no henchmen in stock and sits this round out.
mob-step-says-who-starts = { fact-seat }, in the attorney’s sights, says who starts.
mob-step-starts-again = The attorney is at the centre: { fact-seat } starts again.

## The verdict

mob-step-revealed = Revealed { mob-fact-in }: { mob-fact-mole } of { fact-seat } is worth { $value }.
mob-step-district-won =
    { fact-seat } wins { mob-fact-district }, { $mine } to { $theirs }, and takes { $count ->
        [0] nothing: there is no crate
        [one] one crate
       *[other] { $count } crates
    }.
mob-step-district-tied =
    { $mine } to { $theirs } { mob-fact-in }, a tie: nobody takes { $count ->
        [0] anything, no crate was there
        [one] the crate there
       *[other] the { $count } crates there
    }.
mob-step-won =
    { fact-seat } wins with { $points ->
        [one] one crate
       *[other] { $points } crates
    } to { $points2 }.
mob-step-won-attorney =
    { $points ->
        [one] One crate
       *[other] { $points } crates
    } each; { fact-other } is in the attorney’s sights, so { fact-seat } wins.
mob-step-won-shared =
    { $points ->
        [one] One crate
       *[other] { $points } crates
    } each and the attorney at the centre: { fact-seat } and { fact-other } share the win.

## The log’s short form: signs of pieces come with $dice, $signs, $piece; **words** are bold

mob-log-moles = puts down six moles
mob-log-opening-first = begins
mob-log-opening = rolls { $dice } for the start
mob-log-dice = rolls { $dice }
mob-log-load =
    loads { mob-fact-district }: { $count ->
        [0] nobody
        [one] 1 man
       *[other] { $count } men
    }{ $lost ->
        [0] {""}
       *[other] {" "}(**{ $lost } lost**)
    }
mob-log-emptied = done for this round
mob-log-sent-back =
    done for this round, { $count ->
        [one] the last man
       *[other] the last { $count } men
    } to the stock
mob-log-space = pays { $count } { $signs }
mob-log-switch =
    moves { $count ->
        [one] 1 man
       *[other] { $count } men
    } { mob-fact-from } to { mob-fact-car-second }
mob-log-drive =
    drives { $count ->
        [one] 1 man
       *[other] { $count } men
    } { mob-fact-to }
mob-log-mole = moves { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-crate = moves { $piece } { mob-fact-from } { mob-fact-to-second }
mob-log-attorney = pushes the attorney to { fact-target }’s space { $space }
mob-log-attorney-crate = takes { $piece } { mob-fact-from }
mob-log-add = adds { $piece } { mob-fact-in }
mob-log-steal = steals { $piece } { mob-fact-from }
mob-log-exposed =
    exposes { $piece } { mob-fact-in }: **worth { $value }**, { $count ->
        [0] nobody comes
        [one] 1 man comes
       *[other] { $count } men come
    }
mob-log-hit =
    shoots { $dice } { mob-fact-in }: **hit**, { fact-target } loses { $count ->
        [one] 1 man
       *[other] { $count } men
    }
mob-log-missed = shoots { $dice } { mob-fact-in }: nobody there
mob-log-end = ends the turn
mob-log-decline = declines the bonus
mob-log-takes = takes { $count } from the stock

## The same at the end of a round, where each entry names whom it is about

mob-log-round-over = **Round { $round } is over**: the cars drive in
mob-log-drive-in =
    { fact-seat }: { $count ->
        [one] 1 man gets
       *[other] { $count } men get
    } out { mob-fact-in }
mob-log-no-bonus = Attorney at the centre: no bonus
mob-log-shoot-out = { $signs } { mob-district }, { fact-seat } { $mine }, { fact-other } { $theirs }: **both lose { $count }**
mob-log-shoot-out-none = { $signs } no shoot-out
mob-log-start = decides: { fact-target } starts
mob-log-starts-again = starts again
mob-log-revealed = { $piece } { mob-fact-in } is worth **{ $value }**
mob-log-district-won =
    { mob-district }, { $mine } to { $theirs }: **{ fact-seat }** { $count ->
        [0] wins, no crate is there
       *[other] takes { $count } { $piece }
    }
mob-log-district-tied = { mob-district }, { $mine } to { $theirs }: nobody takes crates

## What an undo takes back

mob-undo-load = loading
mob-undo-space = paying { $count }
mob-undo-switch = { mob-fact-district } → { mob-fact-second }
mob-undo-drive = { mob-fact-henchmen } driven { mob-fact-to }
mob-undo-mole = { mob-fact-mole } { mob-fact-to-second }
mob-undo-crate = a crate { mob-fact-from } { mob-fact-to-second }
mob-undo-attorney = the attorney’s move
mob-undo-attorney-crate = the crate { mob-fact-from }
mob-undo-add = the crate { mob-fact-in }
mob-undo-steal = the crate { mob-fact-from }
mob-undo-decline = declining the bonus
