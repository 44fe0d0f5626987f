### What the log of Tammany Hall tells: one message for each kind of step, and what an undo takes back.

## Facts in words: numbers by nation, each with its own dot before it

tammany-fact-by-nation =
    { $green ->
        [0] {""}
       *[other] {" "}· { $green } green
    }{ $white ->
        [0] {""}
       *[other] {" "}· { $white } white
    }{ $orange ->
        [0] {""}
       *[other] {" "}· { $orange } orange
    }{ $blue ->
        [0] {""}
       *[other] {" "}· { $blue } blue
    }
tammany-fact-people =
    { $colour ->
        [green] the Irish
        [white] the English
        [orange] the Germans
       *[blue] the Italians
    }
tammany-fact-votes =
    { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } ({ $bosses ->
        [one] one boss
       *[other] { $bosses } bosses
    }{ $chips ->
        [0] {""}
        [one] {" "}+ one chip
       *[other] {" "}+ { $chips } chips
    })
tammany-fact-votes-second =
    { $votes2 } ({ $bosses2 ->
        [one] one boss
       *[other] { $bosses2 } bosses
    }{ $chips2 ->
        [0] {""}
        [one] {" "}+ one chip
       *[other] {" "}+ { $chips2 } chips
    })

## Set-up and years

tammany-step-first = { fact-seat } is drawn as first player.
tammany-step-term = Term { $term } begins; { fact-seat } goes first.
tammany-step-year = Year { $year } begins.
tammany-step-zone = Zone { tammany-fact-zone } opens.
tammany-step-settle = By lot, { tammany-fact-cube } settles in ward { $ward }.
tammany-step-garden =
    { $count ->
        [one] One cube lands
       *[other] { $count } cubes land
    } at Castle Garden{ tammany-fact-by-nation }.
tammany-step-garden-back =
    { $count ->
        [one] One cube goes back from Castle Garden into the bag.
       *[other] { $count } cubes go back from Castle Garden into the bag.
    }

## Moves

tammany-step-boss = { fact-seat } places a boss in ward { $ward }.
tammany-step-cube = { fact-seat } places { tammany-fact-cube } in ward { $ward } and takes its favour chip.
tammany-step-cube-no-chip = { fact-seat } places { tammany-fact-cube } in ward { $ward }; no chip of its colour is left.
tammany-step-chip-deputy = { fact-seat }, Deputy Mayor, takes { tammany-fact-chip }.
tammany-step-chip-bonus = { fact-seat } takes { tammany-fact-chip } as the bonus of ward { $ward }.
tammany-step-remove = { fact-seat }, Chief of Police, returns { tammany-fact-cube } from ward { $ward } to the bag.
tammany-step-lock = { fact-seat }, Council President, locks ward { $ward }.
tammany-step-move = { fact-seat }, Precinct Chairman, moves { tammany-fact-cube } from ward { $ward } to ward { $ward2 }.
tammany-step-slander = { fact-seat } slanders { fact-target } in ward { $ward }: one boss goes back. Paid: a slander chip and { tammany-fact-chip }.
tammany-step-spread = { fact-seat } spreads the slander to ward { $ward }: { fact-target } loses a boss there too. Paid: { $price } { tammany-fact-colours } chips.
tammany-step-end = { fact-seat } ends the turn.
tammany-step-bid =
    { fact-seat } bids { $count ->
        [one] one chip
       *[other] { $count } chips
    } in ward { $ward }{ tammany-fact-by-nation }.
tammany-step-bid-nothing = { fact-seat } bids nothing in ward { $ward }.
tammany-step-bid-hidden = { fact-seat } has bid in ward { $ward }.
tammany-step-bonus = { fact-seat } places { tammany-fact-cube } from the bag in ward { $ward }: the bonus of ward { $ward2 }.
tammany-step-appoint = { fact-seat } makes { fact-target } { tammany-fact-office }.
tammany-step-appoint-last = { fact-target } gets the last office: { tammany-fact-office }.
tammany-step-retract = { fact-seat } takes the bid back.

## Election night

tammany-step-election = The election of term { $term } begins.
tammany-step-votes = Ward { $ward }: { fact-seat } has { tammany-fact-votes }{ tammany-fact-by-nation }.
tammany-step-ward-empty = Nobody has a boss in ward { $ward }: it elects no one.
tammany-step-ward-lone = { fact-seat } stands alone in ward { $ward } and wins it without a bid.
tammany-step-ward-won = { fact-seat } wins ward { $ward } with { tammany-fact-votes } against { fact-other } with { tammany-fact-votes-second }.
tammany-step-ward-tied = A tie in ward { $ward }: { fact-seat } and { fact-other } have { $votes } each, nobody wins it ({ $bosses } + { $chips } against { $bosses2 } + { $chips2 }).
tammany-step-leader =
    { fact-seat } leads { tammany-fact-people } ({ $cubes ->
        [one] one { tammany-fact-colour } cube
       *[other] { $cubes } { tammany-fact-colours } cubes
    }) and takes { $count ->
        [0] no chip: none is left
        [one] one { tammany-fact-colour } chip
       *[other] { $count } { tammany-fact-colours } chips
    }.
tammany-step-leader-none = Nobody leads { tammany-fact-people }: no { tammany-fact-colour } cube is in a ward won.
tammany-step-points =
    { fact-seat } has won { $wards ->
        [0] no ward
        [one] one ward
       *[other] { $wards } wards
    }{ $hall ->
        [yes] {" "}with Tammany Hall
       *[no] {""}
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
tammany-step-mayor-wards = { fact-seat } has won the most wards ({ $wards }) and becomes Mayor: 3 points.
tammany-step-mayor-chips = Tied on wards ({ $wards }); { fact-seat } holds the most favour chips and becomes Mayor: 3 points.
tammany-step-mayor-colour = Tied on wards ({ $wards }) and chips; { fact-seat } holds the most { tammany-fact-colours } chips and becomes Mayor: 3 points.
tammany-step-mayor-sitting = The tie for the most wards cannot be broken; { fact-seat } stays Mayor: 3 points.
tammany-step-mayor-none = The tie for the most wards cannot be broken and there is no Mayor: the city goes on without one, and no offices are given.
tammany-step-locks-lifted = All locks are lifted.

## The end

tammany-step-final-chips = { fact-seat } holds the most { tammany-fact-colours } chips ({ $chips }): 2 points.
tammany-step-final-slander =
    { fact-seat } has { $count ->
        [one] one slander chip left: one point.
       *[other] { $count } slander chips left: { $count } points.
    }
tammany-step-final-total =
    { $rank }. { fact-seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
tammany-step-won =
    { fact-seat } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
tammany-step-won-chips = { fact-seat } and { fact-other } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; { fact-seat } holds more favour chips and wins.
tammany-step-won-colour = { fact-seat } and { fact-other } are tied on points ({ $points }) and chips; { fact-seat } holds more { tammany-fact-colours } chips and wins.
tammany-step-won-mayor = { fact-seat } and { fact-other } are tied on everything ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}); { fact-seat } is Mayor and wins.
tammany-step-won-shared = { fact-seat } shares the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What an undo takes back

tammany-undo-boss = boss in ward { $ward }
tammany-undo-cube = { tammany-fact-newcomer } in ward { $ward }
tammany-undo-cube-no-chip = { tammany-fact-newcomer } in ward { $ward }
tammany-undo-chip-deputy = { tammany-fact-chip }
tammany-undo-chip-bonus = { tammany-fact-chip }
tammany-undo-remove = { tammany-fact-newcomer } from ward { $ward } to the bag
tammany-undo-lock = lock on ward { $ward }
tammany-undo-move = { tammany-fact-newcomer } from ward { $ward } to ward { $ward2 }
tammany-undo-slander = slander of { fact-target } in ward { $ward }
tammany-undo-spread = slander spread to ward { $ward }
tammany-undo-bonus = { tammany-fact-newcomer } in ward { $ward }
tammany-undo-appoint = { fact-target } as { tammany-fact-office }

## The log’s short form: signs of pieces come with $piece, $paid, $cube, $signs, $sides; **names** are bold

tammany-log-settle = { $piece } to { $ward }
tammany-log-garden =
    { $count ->
        [one] One lands
       *[other] { $count } land
    } at Castle Garden: { $signs }
tammany-log-boss = boss to { $ward }
tammany-log-cube = { $piece } to { $ward }
tammany-log-cube-no-chip = { $piece } to { $ward }, no favour left
tammany-log-chip-deputy = as Deputy Mayor takes { $piece }
tammany-log-remove = police take { $piece } out of { $ward }
tammany-log-lock = locks ward { $ward }
tammany-log-move = moves { $piece } from { $ward } to { $ward2 }
tammany-log-slander = slanders **{ fact-target }** in ward { $ward } for { $paid }: { $piece } goes home
tammany-log-spread = spreads it to ward { $ward } for { $paid }2: { $piece } goes home
tammany-log-appoint = makes **{ fact-target }** { tammany-fact-office }
tammany-log-appoint-last = **{ fact-target }** gets { tammany-fact-office }
tammany-log-bonus = **{ fact-seat }** lands { $piece } in ward { $ward }: bonus of ward { $ward2 }
tammany-log-chip-bonus = **{ fact-seat }** takes { $piece }: bonus of ward { $ward }
tammany-log-side =
    { $chips ->
        [none] **{ $seat }** { $votes }
       *[other] **{ $seat }** { $votes } ({ $bosses } { $chips })
    }
tammany-log-ward-won = Ward { $ward }: { $sides }. **{ fact-seat }** wins.
tammany-log-ward-tied = Ward { $ward }: { $sides }. A tie, nobody wins.
tammany-log-ward-lone = Ward { $ward }: only **{ fact-seat }** stands, and wins.
tammany-log-ward-empty = Ward { $ward }: nobody stands.
tammany-log-leader = **{ fact-seat }** leads { tammany-fact-people } ({ $cube }{ $cubes }): +{ $count } { $paid }
tammany-log-leader-none = Nobody leads { tammany-fact-people }.
tammany-log-points = **{ fact-seat }**: { $wards ->
        [0] no ward
        [one] one ward
       *[other] { $wards } wards
    }{ $hall ->
        [yes] {" "}with Tammany Hall
       *[no] {""}
    }, +{ $points }
