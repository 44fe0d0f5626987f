### MOB: Big Apple: names of things, the log in words, the end, warnings and refusals. The rules: mob-rules.ftl.
### Facts are the notation's own words: $district and $district2 bronx harlem kitchen chinatown italy brooklyn; $mole the same (where it was
### first put); $action and $row switch drive switch-drive mole crate attorney add expose shoot steal; $die black white; $seat (who acts) and
### $target (who is named) a seat's colour or a player's name; the rest are numbers.

## Facts in words

mob-fact-district =
    { $district ->
        [bronx] the Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-in =
    { $district ->
        [bronx] in the Bronx
        [harlem] in Harlem
        [kitchen] in Hell’s Kitchen
        [chinatown] in Chinatown
        [italy] in Little Italy
       *[brooklyn] in Brooklyn
    }
mob-fact-to =
    { $district ->
        [bronx] to the Bronx
        [harlem] to Harlem
        [kitchen] to Hell’s Kitchen
        [chinatown] to Chinatown
        [italy] to Little Italy
       *[brooklyn] to Brooklyn
    }
mob-fact-to-second =
    { $district2 ->
        [bronx] to the Bronx
        [harlem] to Harlem
        [kitchen] to Hell’s Kitchen
        [chinatown] to Chinatown
        [italy] to Little Italy
       *[brooklyn] to Brooklyn
    }
mob-fact-from =
    { $district ->
        [bronx] from the Bronx
        [harlem] from Harlem
        [kitchen] from Hell’s Kitchen
        [chinatown] from Chinatown
        [italy] from Little Italy
       *[brooklyn] from Brooklyn
    }
mob-fact-second =
    { $district2 ->
        [bronx] the Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-fact-car =
    { $district ->
        [bronx] the car for the Bronx
        [harlem] the car for Harlem
        [kitchen] the car for Hell’s Kitchen
        [chinatown] the car for Chinatown
        [italy] the car for Little Italy
       *[brooklyn] the car for Brooklyn
    }
mob-fact-car-second =
    { $district2 ->
        [bronx] the car for the Bronx
        [harlem] the car for Harlem
        [kitchen] the car for Hell’s Kitchen
        [chinatown] the car for Chinatown
        [italy] the car for Little Italy
       *[brooklyn] the car for Brooklyn
    }
mob-fact-mole =
    { $mole ->
        [bronx] the Bronx mole
        [harlem] the Harlem mole
        [kitchen] the Hell’s Kitchen mole
        [chinatown] the Chinatown mole
        [italy] the Little Italy mole
       *[brooklyn] the Brooklyn mole
    }
mob-fact-action =
    { $action ->
        [switch] switch cars
        [drive] drive
        [switch-drive] switch cars and drive
        [mole] move a mole
        [crate] move a crate
        [attorney] push the attorney
        [add] add a crate
        [expose] expose a mole
        [shoot] shoot
       *[steal] steal a crate
    }
mob-fact-row =
    { $row ->
        [switch] switch cars
        [drive] drive
        [switch-drive] switch cars and drive
        [mole] move a mole
        [crate] move a crate
       *[attorney] district attorney
    }
mob-fact-die =
    { $die ->
        [black] the black die
       *[white] the white die
    }
mob-fact-henchmen =
    { $count ->
        [one] one henchman
       *[other] { $count } henchmen
    }
mob-fact-crates =
    { $count ->
        [one] one crate
       *[other] { $count } crates
    }

## Names of things

mob-seat-red = Red
mob-seat-blue = Blue
mob-phase-moles = Putting down the moles
mob-phase-opening = Rolling for the first turn
mob-phase-roll = Step 1: load a car?
mob-phase-dice = The dice roll
mob-phase-load = Step 1: load a car
mob-phase-space = Step 2: the action board
mob-phase-action = Step 2: actions
mob-phase-shot = A shot is fired
mob-phase-bonus = The attorney’s bonus
mob-phase-start = Who starts the round?
mob-phase-over = End of the game
mob-action-switch = Switch cars
mob-action-switch-help = Move one or more henchmen from one of your cars to another; a car holds 3.
mob-action-drive = Drive
mob-action-drive-help = One or more henchmen get out of one of your cars into its district, now.
mob-action-switch-drive = Switch cars and drive
mob-action-switch-drive-help = First switch cars, then drive with any of your cars: both or neither.
mob-switch-drive-brief = Switch and drive
mob-action-mole = Move a mole
mob-action-mole-help = One of your hidden moles goes to another district, still hidden.
mob-action-crate = Move a crate
mob-action-crate-help = One crate goes from one district to another.
mob-action-attorney = District attorney
mob-action-attorney-help = He moves one space towards your opponent; if he cannot go further, you take a crate from any district.
mob-action-add = Add a crate
mob-action-add-help = A crate from the stock goes to any district.
mob-action-expose = Expose a mole
mob-action-expose-help = A hidden mole of your opponent is revealed and removed; as many of their henchmen as it was worth come into its district.
mob-action-shoot = Shoot
mob-action-shoot-help = Choose a die and roll it: all enemies in their car of the district it names are gone.
mob-action-steal = Steal a crate
mob-action-steal-help = Take a crate from any district into your warehouse.
mob-word-crates = crates
mob-word-action-board = action board
mob-word-attorney = district attorney
mob-word-track = attorney’s track
mob-district =
    { $district ->
        [bronx] Bronx
        [harlem] Harlem
        [kitchen] Hell’s Kitchen
        [chinatown] Chinatown
        [italy] Little Italy
       *[brooklyn] Brooklyn
    }
mob-date = Round { $round } of 3
mob-space = { mob-fact-row }, space { $column }: costs { mob-fact-henchmen }
mob-reading =
    { mob-fact-henchmen } for { mob-fact-car }: { $fit ->
        [0] none fits
        [one] one fits
       *[other] { $fit } fit
    }, { $lost ->
        [0] none is lost
        [one] one is lost
       *[other] { $lost } are lost
    }

## Headings and values of a view, by their names in the data

mob-view-phase = phase
mob-view-round = round
mob-view-rounds = of
mob-view-first = started
mob-view-active = turn
mob-view-step = step
mob-view-seats = players
mob-view-districts = districts
mob-view-moles = moles
mob-view-crates-left = crates in stock
mob-view-rows = action board
mob-view-dice = dice
mob-view-readings = two ways to read the roll
mob-view-attorney = district attorney
mob-view-doing = this turn’s space
mob-view-bonus = bonus
mob-view-opening = rolls for the first turn
mob-view-shot = last shot
mob-view-round-end = end of the last round
mob-view-final = the count
mob-view-crates = crates
mob-view-warehouse = warehouse
mob-view-stock = stock
mob-view-riding = in cars
mob-view-on-board = on the action board
mob-view-done = done
mob-view-in-sights = in his sights
mob-view-hidden-moles = hidden moles
mob-view-unseen-values = worth
mob-view-choice = choice
mob-view-name = district
mob-view-die = die
mob-view-face = face
mob-view-cars = in cars
mob-view-men = there
mob-view-least = least
mob-view-most = most
mob-view-seat = player
mob-view-first-in = first put in
mob-view-mole = move a mole
mob-view-district = district
mob-view-hidden = hidden
mob-view-exposed = exposed
mob-view-value = value
mob-view-possible = can be
mob-view-action = action
mob-view-spaces = spaces
mob-view-column = no.
mob-view-cost = cost
mob-view-icon = icon
mob-view-owner = taken by
mob-view-move = move
mob-view-says = die says
mob-view-leave = leave
mob-view-fit = fit
mob-view-lost = lost
mob-view-car = then in the car
mob-view-left = left
mob-view-target = in his sights
mob-view-space = space
mob-view-bonuses = bonuses
mob-view-winner = for
mob-view-attorney-winner = bonus for
mob-view-row = row
mob-view-main = main action
mob-view-main-is = main action is
mob-view-icon-is = icon is
mob-view-must-drive = must drive now
mob-view-takes-crate = takes a crate
mob-view-parts = parts
mob-view-part = part
mob-view-tied = tied
mob-view-hit = hit
mob-view-drove = drove in
mob-view-before = crates before
mob-view-by = decided by
mob-view-total = total
mob-view-your-moles = your moles
mob-view-open = still to do
mob-view-begun = begun
mob-view-none = not possible
mob-view-shared = nothing: shared
mob-view-black = black
mob-view-white = white
mob-view-bronx = Bronx
mob-view-harlem = Harlem
mob-view-kitchen = Hell’s Kitchen
mob-view-chinatown = Chinatown
mob-view-italy = Little Italy
mob-view-brooklyn = Brooklyn
mob-view-switch = switch cars
mob-view-drive = drive
mob-view-switch-drive = switch cars and drive
mob-view-crate = move a crate
mob-view-add = add a crate
mob-view-expose = expose a mole
mob-view-shoot = shoot
mob-view-steal = steal a crate
mob-choice-locked = has chosen
mob-choice-thinking = is thinking

## Moves as choices (a menu, a button)

mob-do-moles = Put down the moles: Bronx { $bronx }, Harlem { $harlem }, Hell’s Kitchen { $kitchen }, Chinatown { $chinatown }, Little Italy { $italy }, Brooklyn { $brooklyn }
mob-do-roll = Roll the dice and load a car
mob-do-home = Send the rest home: done for this round
mob-do-load = Load { mob-fact-car }
mob-do-space = Pay for space { $column }: { mob-fact-row }
mob-do-switch = Move { mob-fact-henchmen } from { mob-fact-car } to { mob-fact-car-second }
mob-do-drive = Drive { mob-fact-henchmen } { mob-fact-to }
mob-do-mole = Move { mob-fact-mole } { mob-fact-to }
mob-do-crate = Move a crate { mob-fact-from } { mob-fact-to-second }
mob-do-attorney = Push the attorney
mob-do-attorney-crate = Take a crate { mob-fact-from } through the attorney
mob-do-add = Add a crate { mob-fact-in }
mob-do-expose = Expose { mob-fact-mole }
mob-do-shoot = Shoot with { mob-fact-die }
mob-do-steal = Steal a crate { mob-fact-from }
mob-do-end = Skip the rest and end the turn
mob-do-decline = Decline this bonus
mob-do-start = { fact-target } starts
mob-do-retract = Take the moles back

## End

mob-end-won =
    { fact-seat } wins with { $points ->
        [one] one crate
       *[other] { $points } crates
    }.
mob-end-won-attorney = Both have { $points ->
    [one] { $points } crate
   *[other] { $points } crates
}; { fact-target } is in the attorney’s sights, so { fact-seat } wins.
mob-end-shared = Both have { $points ->
    [one] { $points } crate
   *[other] { $points } crates
} and the attorney is at the centre: the win is shared.

## Warnings

mob-warning-undone = You can still { mob-fact-action }.
mob-warning-bonus = You would give up this bonus: { mob-fact-action }.

## What is not a move

parse-mob-district = “{ $text }” is not a district. The districts are: { $expected }.
parse-mob-mole = “{ $text }” is not a mole. Moles are named by the district where they were first put: { $expected }.
parse-mob-value = “{ $text }” is not the value of a mole. The values are: { $expected }.
parse-mob-count = “{ $text }” is not a number of henchmen in a car. It can be: { $expected }.
parse-mob-die = “{ $text }” is not a die. The dice are: { $expected }.
parse-mob-face = “{ $text }” is not a face of a die. The faces are: { $expected }.
parse-mob-seat = “{ $text }” is not a player in this game. The players are: { $expected }.
parse-mob-row = “{ $text }” is not a row of the action board. The rows are: { $expected }.
parse-mob-column = “{ $text }” is not a space of a row. The spaces are: { $expected }.
parse-mob-form =
    “{ $text }” is not a complete move. Write it like this: { $word ->
        [moles] moles VALUE VALUE VALUE VALUE VALUE VALUE
        [roll] roll
        [home] home
        [load] load DISTRICT
        [space] space ROW 1–3
        [switch] switch DISTRICT DISTRICT NUMBER
        [drive] drive DISTRICT NUMBER
        [mole] mole MOLE DISTRICT
        [crate] crate DISTRICT DISTRICT
        [attorney] attorney or attorney DISTRICT
        [add] add DISTRICT
        [expose] expose MOLE
        [shoot] shoot DIE
        [steal] steal DISTRICT
        [end] end
        [decline] decline
        [start] start PLAYER
       *[other] { $word }
    }

## Printed facts of one’s own copy

data-mob-crates =
    { $field }: the faces of the districts add up to { $have }, but there { $need ->
        [one] is only { $need } crate
       *[other] are only { $need } crates
    }.
data-mob-face-twice = { $field }: { mob-fact-die } with { $face } already names { mob-fact-district }.
data-mob-face-missing = { $field }: { mob-fact-die } has no face { $face }.
data-mob-face-nowhere = { $field }: { mob-fact-die } has a face { $face } that names no district.

## Refusals: set-up

refuse-MB-04 = You have two moles of each value, 1, 2 and 3: one for each district.
refuse-MB-11-must = First put down your six moles, one on each district.
refuse-MB-11-done = The moles have already been put down.
refuse-MB-11-chosen = Your moles are down; your opponent is still choosing. You can take yours back with “retract”.
refuse-MB-11-retract = There are no moles you could take back now.
refuse-MB-12 = The dice for the first turn are still rolling.

## Refusals: step 1

refuse-MB-21-dice = The dice are still rolling.
refuse-MB-21-roll = Roll the dice before you load a car.
refuse-MB-21-once = The dice were rolled this turn; they are rolled only once.
refuse-MB-21-loaded = You have already loaded a car this turn.
refuse-MB-21-back = You are in step 2; there is no way back to the dice.
refuse-MB-21-district = Black { $black } and white { $white } name { mob-fact-district } and { mob-fact-second }, no other district.
refuse-MB-21-must = The dice are rolled (black { $black }, white { $white }) and must be used: load the car for { mob-fact-district } or { mob-fact-second }.

## Refusals: step 2

refuse-MB-24-taken = Henchmen of { fact-seat } are on that space already.
refuse-MB-24-cost = That space costs { $need }, and you have { $have } in your warehouse.
refuse-MB-24-first = Put henchmen on a space of the action board first.
refuse-MB-24-must = You must put henchmen on a space of the action board before your turn can end.
refuse-MB-24-paid = You have already used your space for this turn.
refuse-MB-24-space = The space you chose ({ mob-fact-row }, { $column }) does not let you do this: { mob-fact-action }.
refuse-MB-24-done = You have done this already with this space: { mob-fact-action }.
refuse-MB-25 = You can still pay for a free space: the cheapest costs { $need }, and you have { $have }.
refuse-MB-27-cars = There is nobody in your cars.
refuse-MB-27-mole = You have no hidden mole left.
refuse-MB-27-crate = There is no crate on any district.
refuse-MB-27-stock = There is no crate left in the stock.
refuse-MB-27-expose = Your opponent has no hidden mole left.
refuse-MB-30-full = All your cars are full; nobody can change.
refuse-MB-30-empty = Nobody sits in { mob-fact-car }.
refuse-MB-30-same = Henchmen change to another car, not to the same one.
refuse-MB-30-count = In { mob-fact-car } there are { $have }, not { $need }.
refuse-MB-30-room = In { mob-fact-car } there is room for { $left }, not for { $need }.
refuse-MB-31-empty = Nobody sits in { mob-fact-car }.
refuse-MB-31-count = In { mob-fact-car } there are { $have }, not { $need }.
refuse-MB-32 = You have switched cars; now you must drive.
refuse-MB-32-first = Here you switch cars first, then drive.
refuse-MB-32-done = You have switched cars and driven already.
refuse-MB-33-gone = Your opponent has exposed { mob-fact-mole }: it is out of the game.
refuse-MB-33-same = It must go to another district: { mob-fact-mole } is already { mob-fact-in }.
refuse-MB-34-none = There is no crate { mob-fact-in }.
refuse-MB-34-same = The crate must go to another district.
refuse-MB-35-push = The attorney moves one space now; a crate is taken only when he can go no further.
refuse-MB-35-take = The attorney can go no further: name the district from which you take a crate.
refuse-MB-35-none = There is no crate { mob-fact-in }.
refuse-MB-41-gone = You have already exposed { mob-fact-mole }.
refuse-MB-42 = The die of the shot is still rolling.

## Refusals: the end of a round

refuse-MB-44 = A crate can be stolen only as a bonus of the attorney.
refuse-MB-44-none = There is no crate { mob-fact-in }.
refuse-MB-51 = Now take this part of the attorney’s bonus or decline it: { mob-fact-action }.
refuse-MB-51-none = There is no bonus to decline now.
refuse-MB-51-other = First { fact-seat } takes the attorney’s bonus.
refuse-MB-53-must = Say who starts the next round.
refuse-MB-53-none = It is not the moment to say who starts.
refuse-MB-53-other = { fact-seat } says who starts the next round.

## The table on the screen: short words

mob-letter-red = R
mob-letter-blue = B
mob-hats-0 = fedoras
mob-hats-1 = bowlers
mob-short-switch = switch cars
mob-short-drive = drive
mob-short-mole = move a mole
mob-short-crate = move a crate
mob-short-attorney = attorney
mob-short-add = + crate
mob-short-expose = expose
mob-short-shoot = shoot
mob-short-steal = steal crate
mob-bonus-expose = expose a mole
mob-bonus-add = add a crate
mob-bonus-steal = steal a crate
mob-bonus-both = { $first }, then { $second }
mob-in-all = in all
mob-then = then { $count }
mob-no-crates = no crates
mob-crates-here = Crates: { $count }
mob-crates-count =
    { $count ->
        [0] no crates
        [one] one crate
       *[other] { $count } crates
    }
mob-crates-word =
    { $count ->
        [one] crate
       *[other] crates
    }
mob-crates-in-stock = crates in stock: { $count }
mob-seats = { $count } of 3 seats
mob-here =
    { $seat }: { $count } here, { $car } in the car, { $moles ->
        [0] no hidden mole
        [one] one hidden mole
       *[other] { $moles } hidden moles
    }, { $span ->
        [0] in all { $low }
       *[other] in all { $low } to { $high }
    }
mob-hidden =
    { $count ->
        [one] hidden mole:
       *[other] hidden moles:
    }
mob-river-harlem = Harlem River
mob-river-east = East River
mob-last = last
mob-last-more = Last move: { $seat }.
mob-mark-shot = { $count } shot
mob-mark-missed = missed
mob-mark-mole = mole +{ $count }
mob-mark-more = +{ $count }
mob-mark-less = −{ $count }
mob-on-board = on the board
mob-in-sights = in the attorney’s sights
mob-done-round = done
mob-waits = waiting
mob-your-turn = Your turn:
mob-turn-of = { $seat }:
mob-turn-load = 1 load a car
mob-turn-board = 2 action board
mob-base =
    { $count ->
        [0] your warehouse is empty
        [one] your warehouse: one man
       *[other] your warehouse: { $count } men
    }
mob-round-end = End of round { $round }
mob-tie = a tie

## Who would take the crates as things stand

mob-verdict-none = nothing to win yet
mob-verdict-none-short = –
mob-verdict-empty = nobody there yet
mob-verdict-empty-short = nobody
mob-verdict-sure-you = yours for sure
mob-verdict-sure-you-short = you, sure
mob-verdict-sure-other = { $seat }’s for sure
mob-verdict-sure-other-short = { $seat }
mob-verdict-leads-you = you lead
mob-verdict-leads-you-short = you
mob-verdict-leads-other = { $seat } leads
mob-verdict-leads-other-short = { $seat }
mob-verdict-open = open: the moles decide
mob-verdict-open-short = open
mob-verdict-tie = a tie: nobody’s
mob-verdict-tie-short = tie
mob-verdict-won-you = you take { mob-fact-crates }
mob-verdict-won-you-short = you +{ $count }
mob-verdict-won-other = { $seat } takes { mob-fact-crates }
mob-verdict-won-other-short = { $seat } +{ $count }
mob-verdict-nothing = nothing to win
mob-verdict-nothing-short = –
mob-verdict-stay = nobody takes them
mob-verdict-stay-short = nobody

## The attorney’s avenue

mob-attorney-start = Attorney at the start
mob-attorney-nobody = nobody gets a bonus yet
mob-attorney-at = Attorney on { $seat }’s space { $space }
mob-attorney-at-you = Attorney on your space { $space }
mob-attorney-you-then = at the round’s end you may { $bonus }
mob-attorney-word = Attorney
mob-attorney-brief = Attorney, round’s end → { $who }: { $bonus }
mob-attorney-then = at the round’s end { $seat } may { $bonus }
mob-side-left = ‹ here { $gets }
mob-side-right = here { $gets } ›
mob-you-get = you get it
mob-gets = { $seat } gets it
mob-centre-short = start

## What is asked

mob-ask-wait =
    { $count ->
        [0] Please wait.
       *[other] { $seat } is thinking.
    }
mob-ask-moles = Put your moles down.
mob-ask-moles-more = Choose one, then its district. In secret.
mob-ask-moles-done = All six are down.
mob-ask-moles-done-more = Only you see them. Confirm, or shuffle them again.
mob-moles-locked-short = Your moles are put down.
mob-moles-locked-more = You can take them back until the other is ready too.
mob-ask-roll = Roll, or go on?
mob-ask-roll-more = Whoever rolls must load.
mob-ask-load = Which die names the district?
mob-ask-space = Choose a lit space.
mob-ask-space-more =
    { $count ->
        [one] You pay with your one man.
       *[other] You pay out of your { $count } men.
    }
mob-ask-first = Which action first?
mob-ask-paid = You paid { $count }: { mob-fact-row }
mob-ask-switch-1 = Out of which car?
mob-ask-switch-2 = Into which car?
mob-ask-switch-3 = How many change cars?
mob-ask-drive-1 = Which car drives?
mob-ask-drive-2 = How many get out?
mob-ask-mole-1 = Which of your moles moves?
mob-ask-mole-2 = Where does it go?
mob-ask-crate-1 = A crate from where?
mob-ask-crate-2 = Where does it go?
mob-ask-attorney-0 = Push the attorney?
mob-ask-attorney-1 = A crate from where?
mob-ask-add-1 = Where does the new crate go?
mob-ask-expose-1 = Which mole is exposed?
mob-ask-shoot-1 = Shoot with which die?
mob-ask-steal-1 = Steal a crate from where?
mob-ask-start-1 = Who starts round { $round }?
mob-ask-start-more = You are in the attorney’s sights: you decide.
mob-ask-must-drive = You switched cars: now one must drive.
mob-ask-bonus = The attorney’s bonus is yours.
mob-ask-bonus-part = The attorney’s bonus, part { $part } of { $parts }
mob-hint-switch = Men change seats between two of your cars.
mob-hint-drive = Men get out of one car into its district.
mob-hint-mole = One of your hidden moles changes district.
mob-hint-crate = A crate goes to another district.
mob-hint-attorney = One space towards your rival.
mob-hint-attorney-crate = He can go no further: you take a crate.
mob-hint-expose = A rival’s mole is turned up and becomes as many men.
mob-hint-add = From the stock to any district.
mob-hint-shoot = Roll one die: the rival’s car it names is emptied.
mob-hint-steal = From any district into your warehouse.
mob-you-watch = You are watching.
mob-you-wait = You are next.

## Choices

mob-moles-shuffle = Place them at random
mob-moles-again = Shuffle again
mob-lock = Confirm
mob-tray-mole = A mole worth { $value }
mob-roll-both = Roll both dice
mob-straight = Go to the action board
mob-straight-more = No way back to the dice this turn.
mob-reading-short =
    { $count ->
        [one] 1 man: { mob-district }
       *[other] { $count } men: { mob-district }
    }
mob-names-it = names it,
mob-loads = loads
mob-other-loads = the other loads men
mob-lost =
    { $count ->
        [one] One man lost.
       *[other] { $count } men lost.
    }
mob-reading-then = Car then { $car } of 3. Warehouse { $left }.
mob-reading-left = Warehouse { $left }.
mob-choose-window =
    { $count ->
        [one] One space is lit. Tap it to read what it does.
       *[other] { $count } spaces are lit. Tap one to read what it does.
    }
mob-choose-window-keys = Keys 1 to 6 choose a row.
mob-pay = Pay { $count }
mob-leaves-you =
    { $count ->
        [0] Leaves you nobody.
        [one] Leaves you one man.
       *[other] Leaves you { $count } men.
    }
mob-of = of { $count }
mob-fewer = one fewer
mob-more = one more
mob-go-switch =
    { $count ->
        [one] Switch one man
       *[other] Switch { $count } men
    }
mob-go-drive =
    { $count ->
        [one] One man gets out
       *[other] { $count } men get out
    }
mob-shot-face =
    { $face }: { mob-district }, { $count ->
        [0] nobody
        [one] one man
       *[other] { $count } men
    }
mob-you-start = You start
mob-second = { $seat } goes second.
mob-you-second = You go second.
mob-lit-moles =
    { $count ->
        [one] One mole is lit on the map.
       *[other] { $count } moles are lit on the map.
    }
mob-lit-values = Values left: { $values }.
mob-lit-places =
    { $count ->
        [one] One district is lit on the map.
       *[other] { $count } districts are lit on the map.
    }
mob-back = Take back: { $what }
mob-back-mole = Take back: mole { mob-fact-in }
mob-mole-from = { mob-fact-from }
mob-laid = { $count } of 6 placed
mob-roll-stands = the roll stands
mob-turn-over = not your turn
mob-nothing-back = nothing to take back
mob-leave-neither = Neither: end turn
mob-leave-decline = Decline this part
mob-leave-home = Send the rest home
mob-leave-switch = Don’t switch
mob-leave-drive = Don’t drive
mob-leave-mole = Move no mole
mob-leave-crate = Move no crate
mob-leave-attorney = Leave him there
mob-leave-expose = Don’t expose
mob-leave-add = Add none
mob-leave-shoot = Don’t shoot
mob-hold = Hold: your moles
mob-peek = Hold to see your moles
mob-space-then = Then: { mob-fact-action }
mob-space-taken = Taken by { $seat }

## What things are, on touch

mob-about-car =
    Car of { $seat } for { mob-fact-district }: { $count } of 3 seats. They get out when it drives, at the latest at the round’s end.
mob-about-men =
    { $seat } has { mob-fact-henchmen } { mob-fact-in }. { $count ->
        [one] He fights in the shoot-out and stays if he survives.
       *[other] They fight in the shoot-out; whoever survives stays.
    }
mob-about-mole = A hidden mole of your rival ({ mob-fact-mole }). It counts as its worth after round 3. Still hidden: { $values }.
mob-about-own-mole = Your hidden mole ({ mob-fact-mole }). Hold M or the button to see its worth; it counts after round 3.
mob-about-in-all =
    What { $seat } would count here if the round ended now: men, car and moles, { $span ->
        [0] { $low }
       *[other] from { $low } to { $high }
    }.
mob-about-die = This district is named by { mob-fact-die } with { $face }.
mob-about-crates = Crates: { $count }. After round 3 the stronger family takes them.
mob-about-verdict = Who would take the crates if the game ended now, as far as one can know.
mob-about-centre = The attorney starts here. While he stands here nobody gets a bonus.
mob-about-attorney-space = Space { $space } on the side of { $seat }: if he stands here at the round’s end, { $target } may { $bonus }.
mob-about-warehouse = Men in the warehouse: up to 20 each round. They load cars and pay for spaces; whoever has none is done for the round.
mob-about-riding = Men in cars. Not in a district yet: they can be shot.
mob-about-on-board = Men who paid for spaces. They come back to the stock at the round’s end.
mob-about-stock = Men out of play for now: the next round’s twenty come from here.
mob-about-unseen = What the hidden moles of { $seat } are worth between them. Struck out: seen already.
mob-about-sights = The attorney stands on the side of { $seat }: the other one gets his bonus at the round’s end.
mob-about-score = Crates in the warehouse of { $seat }: { $count }. Whoever has the most wins.

## The show of a round’s end

mob-show-cars = Cars drive in
mob-show-bonus = Attorney’s bonus
mob-show-shots = Shoot-outs
mob-show-count = Moles and crates
mob-show-against = { $mine } against { $theirs }
mob-show-fall =
    { $count ->
        [one] one falls on each side
       *[other] { $count } fall on each side
    }
mob-show-fallen = fallen so far: { $count } on each side
mob-show-fell =
    { $count ->
        [one] one fell on each side
       *[other] { $count } fell on each side
    }
mob-show-left =
    { $count ->
        [0] nobody will be left
        [one] one will be left
       *[other] { $count } will be left
    }
mob-show-men =
    { $count ->
        [0] nobody
        [one] one man
       *[other] { $count } men
    }
mob-show-sum = men { $men }, moles { $moles }
mob-show-none = nobody meets the other family
mob-show-quiet = no shots
mob-show-nobody = no bonus for anyone
mob-show-moles-out = moles take no part
mob-show-worth = a mole worth { $value }
mob-show-takes =
    { $count ->
        [0] { $seat } leads, but there is no crate
        [one] { $seat } takes one crate
       *[other] { $seat } takes { $count } crates
    }
mob-show-so-far = crates so far
mob-show-wins = { $seat } wins
mob-show-shared = the win is shared

## Figures of one's own copy

mob-data-space = Space { $space }
mob-data-with = { $cost } and { $icon }
mob-data-crates-told = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
mob-plot = What each would carry off if the night ended there
mob-end-belongs = The town belongs to
mob-end-belongs-both = The town is shared by
mob-end-crates =
    { $mine ->
        [one] one crate
       *[other] { $mine } crates
    } against { $theirs }
mob-end-by-attorney = a tie; the attorney decides
mob-end-before = before the count
mob-word-districts = Districts

## Only where the board shows everything (density "expert")
mob-expert-margin = margin { $margin }
mob-expert-sum = moles: { $sum }
mob-expert-spaces =
    { $count ->
        [0] can pay for no space
        [one] can pay for one space
       *[other] can pay for { $count } spaces
    }
mob-expert-seats =
    { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
mob-about-left = What { $seat } has left: free spaces of the action board that the men in the warehouse can pay for, free seats in the six cars, and what the hidden moles are worth together.

## The form of printed figures
mob-form-crates = Crates in all
mob-form-track = The attorney’s track, counted from the centre
mob-form-cost = { $row }, space { $space }: cost
mob-form-icon = { $row }, space { $space }: icon
mob-form-no-icon = no icon
mob-form-longer = One space more
mob-form-shorter = One space fewer
