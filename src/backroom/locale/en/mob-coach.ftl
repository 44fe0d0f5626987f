### What a move of MOB: Big Apple comes to, and what is asked: for hints, the coach and the review. Said of whoever moves.

## Facts in words: a district with both sides and its crates; the rival’s hidden moles leave room

mob-coach-range =
    { $sure ->
        [yes] { $least }
       *[no] { $least } to { $most }
    }
mob-coach-rival =
    { $most ->
        [0] nobody
       *[other] { mob-coach-range }
    }
mob-coach-prize =
    { $crates ->
        [0] no crates
        [one] one crate
       *[other] { $crates } crates
    }

mob-coach-side =
    { $count } in all{ $moles ->
        [0] {""}
       *[other] {" "}(own moles: { $moles })
    }
mob-coach-ahead = { mob-district }: { mob-coach-side } against { mob-coach-rival }, ahead as it stands, for { mob-coach-prize }.
mob-coach-open = { mob-district }: { mob-coach-side } against { mob-coach-rival }, for { mob-coach-prize }: hidden moles decide.
mob-coach-level = { mob-district }: { mob-coach-side } against { mob-coach-rival }, tied, for { mob-coach-prize }.
mob-coach-behind = { mob-district }: { mob-coach-side } against { mob-coach-rival }, behind, for { mob-coach-prize }.
mob-coach-safe =
    { $count ->
        [one] One henchman is
       *[other] { $count } henchmen are
    } out of the car and out of reach of shots; { $left ->
        [0] nobody stays in it
        [one] one stays in it
       *[other] { $left } stay in it
    } ({ mob-fact-car }).
mob-coach-load =
    { $count ->
        [0] Nobody gets into { mob-fact-car }
        [one] One henchman gets into { mob-fact-car }
       *[other] { $count } henchmen get into { mob-fact-car }
    }: { $car } of 3 seats taken.
mob-coach-lost =
    { $count ->
        [one] One finds no room and goes back to the stock.
       *[other] { $count } find no room and go back to the stock.
    }
mob-coach-left =
    { $count ->
        [0] Nobody is left in the warehouse.
        [one] One henchman is left in the warehouse.
       *[other] { $count } henchmen are left in the warehouse.
    }
mob-coach-pay =
    It costs { mob-fact-henchmen }; { $left ->
        [0] nobody is left in the warehouse.
        [one] one is left in the warehouse.
       *[other] { $left } are left in the warehouse.
    }
mob-coach-fullest =
    Fullest car: { mob-fact-car }, with { $count ->
        [one] one henchman. Out of it, no shot reaches him.
       *[other] { $count } henchmen. Out of it, no shot reaches them.
    }
mob-coach-prey =
    The rival’s fullest car: { mob-fact-car }, with { $count ->
        [one] one henchman.
       *[other] { $count } henchmen.
    }
mob-coach-icon = The space also allows: { mob-fact-action }.
mob-coach-switch = Then { $car } in { mob-fact-car-second }, { $count } in { mob-fact-car }.
mob-coach-worth = The mole is worth { $count }; only its owner knows.
mob-coach-takes =
    That makes { $count ->
        [one] one crate won
       *[other] { $count } crates won
    }, the rival has { $rival }.
mob-coach-attorney = The attorney stands on space { $space } on the side of { fact-target }. At the round’s end { fact-other } could: { mob-fact-part }.
mob-coach-attorney-back = The attorney is still on the side of { fact-target }, only on space { $space } now. At the round’s end { fact-other } could: { mob-fact-part }.
mob-coach-expose = The hidden mole { mob-fact-in } is worth { mob-coach-range }: it is turned up and becomes as many men.
mob-coach-shoot =
    Of the { $of } districts that { mob-fact-die } names, the rival has a car with men in { $count ->
        [0] none of them
        [one] one of them
       *[other] { $count } of them
    }, at most { $most } in one.
mob-coach-roll =
    { $count ->
        [one] One henchman
       *[other] { $count } henchmen
    } in the warehouse, { $room ->
        [0] no seat
        [one] one seat
       *[other] { $room } seats
    } free in the cars.
mob-coach-moles =
    The two moles worth 3 lie in districts with { $count ->
        [one] one crate in all.
       *[other] { $count } crates in all.
    }
mob-coach-start = { fact-target } moves first, { fact-other } second.

## What is asked, and what for

mob-coach-ask-moles = Put a mole in each district: at the end they count as men, and nobody sees what yours are worth.
mob-coach-ask-roll =
    Load a car by the dice, or keep your men for the action board. { $count ->
        [one] One henchman is
       *[other] { $count } henchmen are
    } left for round { $round }.
mob-coach-ask-load = One die names the car, the other how many get in. You choose which does what.
mob-coach-ask-space =
    Pay for a free space with henchmen; they stay there until round { $round } ends. { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
mob-coach-ask-action = Do what the space says, in the order you like.
mob-coach-ask-bonus = The attorney works for you: take his bonus.
mob-coach-ask-start = Choose who starts the next round.

## Where to look, without naming the move: a puzzle’s first hint

mob-coach-look =
    { $about ->
        [switch] Look at your cars: in which district will their men be worth most?
        [drive] Look at your cars: who had better be out of them before somebody shoots?
        [switch-drive] Look at your cars: who is in the wrong one, and who had better get out?
        [mole] Look at your moles: where is one wasted, and where would it decide?
        [crate] Look at the crates: which lie where you are ahead, and which do not?
        [attorney] Look at the attorney: on whose side will he stand when the round ends?
        [shoot] Look at the rival’s cars: which die names those with men in them?
        [expose] Look at the hidden moles: which one leaves a district undecided?
        [roll] Count your men and the free seats.
        [load] Count the free seats: who would find no room?
        [end] Doing less can be more: what would the rest of the turn spoil?
       *[other] Count each district: who is ahead, and by how much at least?
    }
