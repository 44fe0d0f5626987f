### Tammany Hall: names of things, options, the log in words, reveals, the end, warnings and refusals. The rules: tammany-rules.ftl.
### Facts are the notation's own words: $colour green white orange blue; $seat (who acts) and $target (who is named) a seat's colour or a
### player's name; $office mayor deputy police council chairman none; $part office place slander; the rest are numbers.

## Facts in words

tammany-fact-colour =
    { $colour ->
        [green] green
        [white] white
        [orange] orange
       *[blue] blue
    }
tammany-fact-colours =
    { $colour ->
        [green] green
        [white] white
        [orange] orange
       *[blue] blue
    }
tammany-fact-nation =
    { $colour ->
        [green] Irish
        [white] English
        [orange] German
       *[blue] Italian
    }
tammany-fact-cube =
    { $colour ->
        [green] a green cube (Irish)
        [white] a white cube (English)
        [orange] an orange cube (German)
       *[blue] a blue cube (Italian)
    }
tammany-fact-newcomer =
    { $colour ->
        [green] Irish cube
        [white] English cube
        [orange] German cube
       *[blue] Italian cube
    }
tammany-fact-chip =
    { $colour ->
        [green] a green favour chip
        [white] a white favour chip
        [orange] an orange favour chip
       *[blue] a blue favour chip
    }
tammany-fact-office =
    { $office ->
        [mayor] Mayor
        [deputy] Deputy Mayor
        [police] Chief of Police
        [council] Council President
       *[chairman] Precinct Chairman
    }
tammany-fact-held =
    { $office ->
        [mayor] you are Mayor
        [deputy] you are Deputy Mayor
        [police] you are Chief of Police
        [council] you are Council President
        [chairman] you are Precinct Chairman
       *[none] you hold no office
    }
tammany-fact-part =
    { $part ->
        [office] using your office
        [place] placing
       *[slander] slandering
    }
tammany-fact-zone =
    { $zone ->
        [1] I
        [2] II
       *[3] III
    }
tammany-count-colour = { $count } { tammany-fact-colours }

## Names of things

tammany-nation-green = Irish
tammany-nation-white = English
tammany-nation-orange = German
tammany-nation-blue = Italian
tammany-colour-green = green
tammany-colour-white = white
tammany-colour-orange = orange
tammany-colour-blue = blue
tammany-seat-red = Red
tammany-seat-yellow = Yellow
tammany-seat-purple = Purple
tammany-seat-black = Black
tammany-seat-brown = Brown
tammany-office-mayor = Mayor
tammany-office-mayor-help = Nothing to use during the year.
tammany-office-deputy = Deputy Mayor
tammany-office-deputy-help = Once a year: take a favour chip of any colour.
tammany-office-police = Chief of Police
tammany-office-police-help = Once a year: return a cube to the bag, not a ward’s last.
tammany-office-council = Council President
tammany-office-council-help = Once a year, twice a term: lock a ward until the election is over.
tammany-office-chairman = Precinct Chairman
tammany-office-chairman-help = Once a year: move a cube to a neighbouring ward, not a ward’s last.
tammany-phase-setup = Set-up
tammany-phase-turn = Turn
tammany-phase-bid = Sealed bids
tammany-phase-bonus = Bonus
tammany-phase-appoint = Giving the offices
tammany-phase-over = End of the game
tammany-part-office = Office
tammany-part-place = Placing
tammany-part-slander = Slander
tammany-part-open = still to do
tammany-part-begun = begun
tammany-part-done = done
tammany-special-bonus-cube = Winner’s bonus: a cube from the bag
tammany-special-bonus-chip = Winner’s bonus: a favour chip
tammany-special-tammany-hall = Tammany Hall: 2 points
tammany-decided-open = has not voted yet
tammany-decided-won = won
tammany-decided-won-by = won by { fact-seat }
tammany-decided-tied = a tie: won by nobody
tammany-decided-empty = nobody took part
tammany-word-cubes = immigrant cubes
tammany-word-slander-chips = slander chips
tammany-word-castle-garden = Castle Garden
tammany-word-locked = locked
tammany-word-points = points
tammany-word-first = first player
tammany-ward = Ward { $ward }
tammany-zone = Zone { tammany-fact-zone }
tammany-zone-opens = Zone { tammany-fact-zone } opens in year { $year }
tammany-date = Year { $year } of 16, term { $term } of 4

## The table in the browser: questions of the bar, explanations, election night

tammany-map-hudson = Hudson River
tammany-map-east = East River
tammany-map-brooklyn = Brooklyn
tammany-table-when =
    Term { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, year { $year } of 16
tammany-table-when-short = year { $year }
tammany-table-plan-of = Plan of the
tammany-table-plan = City’s Wards
tammany-table-speak-for = They speak for the
tammany-table-at-sea =
    { $count ->
        [one] one still at sea
       *[other] { $count } still at sea
    }
tammany-table-points = { $points } pts
tammany-table-points-long =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tammany-table-most = Most votes possible here
tammany-table-most-short = Most votes in ward { $ward }:
tammany-table-nobody = Nobody has a boss here.
tammany-table-duel = The sealed bids for ward { $ward }
tammany-table-sealed = sealed
tammany-table-thinking = thinking…
tammany-table-no-favours = no favours
tammany-table-bot = bot
tammany-table-you = You
tammany-table-leads = leads
tammany-table-won = won
tammany-table-of = of { $most }
tammany-table-parts = Parts of the turn
tammany-table-which-piece = Which piece
tammany-table-boss-left =
    { $count ->
        [one] Boss, the last one
       *[other] Boss, { $count } left
    }
tammany-office-short-mayor = Mayor
tammany-office-short-deputy = Deputy
tammany-office-short-police = Police
tammany-office-short-council = Council
tammany-office-short-chairman = Precinct
tammany-ask-place =
    { $piece ->
        [boss] Place your boss: choose a ward
       *[cube] Place { tammany-fact-cube }: choose a ward
    }
tammany-ask-place-here =
    { $piece ->
        [boss] Put your boss in ward { $ward }?
       *[cube] Put { tammany-fact-cube } in ward { $ward }?
    }
tammany-ask-place-rule = Two bosses, or one boss and one newcomer with its favour.
tammany-ask-open-wards =
    { $count ->
        [one] One ward is open.
       *[other] { $count } wards are open.
    }
tammany-ask-locked =
    { $count ->
        [one] Locked: { $wards }.
       *[other] Locked: { $wards }.
    }
tammany-ask-office-deputy = Deputy Mayor: take a favour
tammany-ask-office-police = Chief of Police: choose a cube to send away
tammany-ask-office-council = Council President: choose a ward to lock
tammany-ask-office-chairman = Precinct Chairman: choose a cube to move
tammany-ask-office-chairman-to = From ward { $ward } to which neighbour?
tammany-ask-slander = Slander: choose a rival’s boss
tammany-ask-slander-rule = Where you stand too, and hold a favour of a nation that lives there.
tammany-ask-slander-pay = Slander { fact-target } in ward { $ward }: pay with
tammany-ask-slander-cost = One slander chip and one favour; the boss goes home.
tammany-ask-spread = Spread the slander of { fact-target }?
tammany-ask-spread-rule = In a neighbouring ward, for two more { tammany-fact-colours } favours; no slander chip.
tammany-ask-bonus = Ward { $ward } is yours: land one more
tammany-ask-bonus-where = { $nation }: choose a ward
tammany-ask-bonus-rule = Any nation from the bag, in any ward in play that is not locked; no favour for it.
tammany-ask-bonus-chip = Ward { $ward } is yours: take a favour
tammany-ask-bonus-chip-rule = Of any nation that is in stock.
tammany-ask-appoint =
    { $count ->
        [one] Mayor, give one more office
       *[other] Mayor, give { $count } offices
    }
tammany-ask-appoint-rule = Choose an office, then the player who gets it; or drag it there.
tammany-ask-appoint-whom = { $name }: for whom?
tammany-office-power-deputy = takes a favour each year
tammany-office-power-police = sends a cube back each year
tammany-office-power-council = locks two wards a term
tammany-office-power-chairman = moves a cube next door each year
tammany-ask-appoint-whom-rule = Choose a player.
tammany-ask-rest = Placed. Anything else?
tammany-ask-rest-none = Nothing is left to do but to end the turn.
tammany-ask-sure = End the turn anyway?
tammany-ask-bid = Ward { $ward }: your sealed bid
tammany-ask-bid-done = Ward { $ward }: your bid is sealed
tammany-ask-bid-votes =
    { $bosses ->
        [one] 1 boss
       *[other] { $bosses } bosses
    } + { $chips ->
        [0] no favours
        [one] 1 favour
       *[other] { $chips } favours
    } = { $total ->
        [one] 1 vote
       *[other] { $total } votes
    }.
tammany-ask-sealed =
    { $count ->
        [one] { $names } has sealed.
       *[other] { $names } have sealed.
    }
tammany-ask-thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
tammany-ask-you-next = You are next.
tammany-ask-nothing = Bid nothing
tammany-ask-seal = Seal it
tammany-ask-end = End turn
tammany-skip-now = Skip to now
tammany-ask-take-back = Take back
tammany-ask-do-boss = Place here
tammany-ask-do-cube = Place here
tammany-ask-do-remove = Send away
tammany-ask-do-lock = Lock it
tammany-ask-do-move = Move it
tammany-ask-do-slander = Slander
tammany-ask-do-spread = Spread it
tammany-ask-do-bonus = Land here
tammany-tip-cube =
    { tammany-fact-nation }: { $count ->
        [one] one cube. Favours of this nation count here at the election.
       *[other] { $count } cubes. Favours of this nation count here at the election, and whoever wins the ward has all of them.
    }
tammany-tip-boss =
    { $name }: { $count ->
        [one] one boss, one vote.
       *[other] { $count } bosses, { $count } votes.
    } With favours, at most { $most }.
tammany-tip-bonus-cube = Whoever wins this ward lands one more cube from the bag.
tammany-tip-bonus-chip = Whoever wins this ward takes a favour chip of any colour.
tammany-tip-hall = Tammany Hall: whoever wins this ward scores 2 points instead of 1.
tammany-tip-lock-rulebook = Locked: no boss and no cube comes in until the election is over.
tammany-tip-lock-sealed = Locked and sealed: nothing comes in or goes out, and nobody is slandered here until the election is over.
tammany-tip-year = Year { $year }, in term { $term }. Everyone has one turn a year.
tammany-tip-box = The election of term { $term }: ward by ward, with sealed bids.
tammany-tip-garden = Castle Garden: newcomers wait here to be placed. When it is empty, { $count } more land.
tammany-tip-bag = In the bag: { $cubes }.
tammany-tip-leaders = { tammany-fact-nation }: { $names } won the most cubes of this nation at the last election and took three favours.
tammany-tip-leaders-none = { tammany-fact-nation }: nobody speaks for them yet. At an election whoever wins the most of their cubes takes three favours.
tammany-tip-most = Bosses, and every favour of a nation that lives here.
tammany-tip-prize =
    The winner scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tammany-tip-counts-here = Only favours of these nations count here; their cubes count for the winner when the three favours are given.
tammany-tip-first = First player of this term.
tammany-tip-away = { $name } is not here at the moment.
tammany-tip-points =
    { $name }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    } A ward is worth 1, Tammany Hall 2, becoming mayor 3.
tammany-tip-chips =
    { $name }: { $count ->
        [0] no { tammany-fact-colour } favour.
        [one] one { tammany-fact-colour } favour: a vote in any ward where the nation lives.
       *[other] { $count } { tammany-fact-colours } favours: votes in any ward where the nation lives.
    }
tammany-tip-bosses-left =
    { $count ->
        [one] One boss left to place.
       *[other] { $count } bosses left to place.
    }
tammany-tip-slander-chips =
    { $count ->
        [one] One slander chip left: one slander a term; a point at the end if unused.
       *[other] { $count } slander chips left: one slander a term; a point each at the end if unused.
    }
tammany-final-elections = elections
tammany-final-chips = most favours
tammany-final-slander = slander left
tammany-night-of =
    Election night of term { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
tammany-night-count-here = Favours that count here
tammany-night-race = Wards won: the race for mayor
tammany-night-to-beat = { $votes } to beat
tammany-night-side =
    { $bosses ->
        [one] 1 boss
       *[other] { $bosses } bosses
    }{ $chips ->
        [0] { ", no favours" }
        [one] { " + 1 chip" }
       *[other] { " + " }{ $chips } chips
    }
tammany-night-won = { $votes }: { fact-seat } carries ward { $ward }
tammany-night-lone = Only { fact-seat } stands in ward { $ward }, and wins
tammany-night-tied = { $votes }: a tie, nobody carries ward { $ward }
tammany-night-empty = Nobody stands in ward { $ward }
tammany-night-against = { $before } against { $after }
tammany-night-nth =
    { $count ->
        [1] 1st ward
        [2] 2nd ward
        [3] 3rd ward
       *[other] { $count }th ward
    } of { fact-seat }
tammany-night-keeps =
    { $count ->
        [one] One boss stays; one goes home
       *[other] One boss stays; { $count } go home
    }
tammany-night-leave =
    { $count ->
        [one] One boss goes home
       *[other] { $count } bosses go home
    }
tammany-night-voted = { $count ->
    [one] One of { $most } wards has voted.
   *[other] { $count } of { $most } wards have voted.
}
tammany-night-toward = count toward the leaders
tammany-night-point =
    { $points ->
        [one] point
       *[other] points
    }
tammany-night-results = The night is over
tammany-night-ward =
    { $ward ->
        [1] The First Ward
        [2] The Second Ward
        [3] The Third Ward
        [4] The Fourth Ward
        [5] The Fifth Ward
        [6] The Sixth Ward
        [7] The Seventh Ward
        [8] The Eighth Ward
        [9] The Ninth Ward
        [10] The Tenth Ward
        [11] The Eleventh Ward
        [13] The Thirteenth Ward
        [14] The Fourteenth Ward
        [15] The Fifteenth Ward
       *[17] The Seventeenth Ward
    }
tammany-night-begins = The city votes
tammany-night-leaders = They speak for the nations now
tammany-night-scores = Points of the night
tammany-night-mayor = Mayor

## Headings and values of a view, by their names in the data

tammany-view-phase = phase
tammany-view-year = year
tammany-view-term = term
tammany-view-first = first player
tammany-view-order = order of play
tammany-view-seats = players
tammany-view-wards = wards
tammany-view-castle-garden = Castle Garden
tammany-view-bag = bag
tammany-view-stock = favour chips in stock
tammany-view-set-up = set-up boxes
tammany-view-opens = zone opens in year
tammany-view-locks-left = locks left this term
tammany-view-leaders = leading
tammany-view-turn = turn
tammany-view-contest = ward that votes
tammany-view-appointing = offices being given
tammany-view-election = election
tammany-view-final = final scoring
tammany-view-points = points
tammany-view-bosses-left = bosses left
tammany-view-chips = favour chips
tammany-view-slander-chips = slander chips
tammany-view-office = office
tammany-view-office-used = office used
tammany-view-slandered = has slandered
tammany-view-choice = choice
tammany-view-cubes-won = cubes in wards won
tammany-view-cubes-led = cubes in wards led
tammany-view-wards-won = wards won
tammany-view-number = no.
tammany-view-zone = zone
tammany-view-special = special
tammany-view-in-play = in play
tammany-view-cubes = cubes
tammany-view-bosses = bosses
tammany-view-locked = locked
tammany-view-most = votes at most
tammany-view-decided = vote
tammany-view-winner = winner
tammany-view-ward = ward
tammany-view-rows = votes
tammany-view-seat = player
tammany-view-bid = bid
tammany-view-total = total
tammany-view-asked = asked for a bid
tammany-view-bonus = bonus
tammany-view-kind = kind
tammany-view-colour = colour
tammany-view-awards = results
tammany-view-mayor = mayor
tammany-view-by = decided by
tammany-view-place = placing
tammany-view-slander = slander
tammany-view-placed = placed
tammany-view-slander-from = slander begun
tammany-view-target = victim
tammany-view-competitors = taking part
tammany-view-your-bid = your bid
tammany-view-given = given
tammany-view-offices = offices to give
tammany-view-before = points before
tammany-view-open = still to do
tammany-view-begun = begun
tammany-view-done = done
tammany-view-none = not possible
tammany-view-boss = boss
tammany-view-cube = cube
tammany-view-chip = favour chip
tammany-view-bonus-cube = bonus cube
tammany-view-bonus-chip = bonus chip
tammany-view-tammany-hall = Tammany Hall
tammany-view-hall = Tammany Hall
tammany-view-wards-order = election order
tammany-choice-locked = has chosen
tammany-choice-thinking = is thinking
tammany-by-wards = most wards
tammany-by-chips = most favour chips
tammany-by-green = most green chips
tammany-by-white = most white chips
tammany-by-orange = most orange chips
tammany-by-blue = most blue chips
tammany-by-sitting = the sitting mayor stays

## Moves as choices (a menu, a button)

tammany-do-boss = Place a boss in ward { $ward }
tammany-do-cube = Place { tammany-fact-cube } in ward { $ward }
tammany-do-chip = Take { tammany-fact-chip }
tammany-do-remove = Return { tammany-fact-cube } from ward { $ward } to the bag
tammany-do-lock = Lock ward { $ward }
tammany-do-move = Move { tammany-fact-cube } from ward { $ward } to ward { $ward2 }
tammany-do-slander = Slander { fact-target } in ward { $ward }, paying { tammany-fact-chip }
tammany-do-spread = Spread the slander to ward { $ward }
tammany-do-end = End the turn
tammany-do-bid-nothing = Bid nothing
tammany-do-bonus = Place { tammany-fact-cube } from the bag in ward { $ward }
tammany-do-appoint = Make { fact-target } { tammany-fact-office }
tammany-do-retract = Take the bid back

## Election: ward by ward

tammany-election-ward = Ward { $ward } votes.

## End

tammany-end-won =
    { fact-seat } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
tammany-end-won-tie = { fact-seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead on the tie-break.
tammany-end-shared = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

## Warnings

tammany-warning-office = You have not used your office this year: { tammany-fact-office }.
tammany-warning-slander = You could still slander this term; slander chips left: { $left }.
tammany-warning-spread = You could still spread the slander of { fact-seat } to a neighbouring ward.

## What is not a move

parse-tammany-ward = “{ $text }” is not a ward. The wards are 1 to 11, 13, 14, 15 and 17.
parse-tammany-colour = “{ $text }” is not a colour of cubes and chips. The colours are green, white, orange and blue.
parse-tammany-seat = “{ $text }” is not a player in this game. The players are: { $expected }.
parse-tammany-office = “{ $text }” is not an office. The offices are deputy, police, council and chairman.
parse-tammany-number = “{ $text }” is not a number of chips.
parse-tammany-form =
    “{ $text }” is not a complete move. Write it like this: { $word ->
        [boss] boss WARD
        [cube] cube COLOUR WARD
        [chip] chip COLOUR
        [remove] remove COLOUR WARD
        [lock] lock WARD
        [move] move COLOUR WARD WARD
        [slander] slander PLAYER WARD COLOUR
        [spread] spread WARD
        [end] end
        [bonus] bonus COLOUR WARD
        [appoint] appoint PLAYER OFFICE
        [bid] bid green 2 white 1 or bid nothing
       *[other] { $word }
    }
parse-tammany-colour-twice = The bid names { tammany-fact-colour } twice.

## Refusals: pieces and wards

refuse-TH-05 = There is no { tammany-fact-colour } favour chip left in the stock.
refuse-TH-05-bag = There is no { tammany-fact-colour } cube left in the bag.
refuse-TH-10 = The first player is being drawn; nobody can act before that.
refuse-TH-11 = A zone is opening; wait until its cubes are on the map.
refuse-TH-15 = Ward { $ward } has no cube and is not in play.
refuse-TH-16 = Ward { $ward } belongs to zone { tammany-fact-zone }, which opens only in year { $year }.
refuse-TH-20 = Castle Garden is being filled; wait until the cubes are drawn.

## Refusals: the turn

refuse-TH-21 = You have finished { tammany-fact-part } for this turn; each part comes only once.
refuse-TH-21-begun = You have begun { tammany-fact-part }; finish that first.
refuse-TH-21-phase = That belongs to a turn during the year, and no turn is being played now.
refuse-TH-22-two = You have already placed your two pieces.
refuse-TH-22-second-cube = Only one cube can be placed in a turn; the other piece must be a boss.
refuse-TH-22-colour = There is no { tammany-fact-colour } cube in Castle Garden.
refuse-TH-22-empty = Castle Garden is empty; only bosses can be placed.
refuse-TH-23 = Ward { $ward } is locked; nothing can be placed there.
refuse-TH-25 = You have no boss left to place.
refuse-TH-25-nothing = You have neither a boss nor a cube to place; there is nothing to do in this part.
refuse-TH-26 = You cannot end your turn before you have placed your pieces.
refuse-TH-26-half =
    { $left ->
        [one] One piece is still to be placed before the turn can end.
       *[other] { $left } pieces are still to be placed before the turn can end.
    }
refuse-TH-26-slander = You have gone on to something else since the first slander action; the second one is given up.

## Refusals: offices

refuse-TH-30 = The Mayor has nothing to use during the year.
refuse-TH-30-term = There are no offices in the first term.
refuse-TH-30-none = You hold no office.
refuse-TH-31 = Only the Deputy Mayor may take a chip, and { tammany-fact-held }.
refuse-TH-32 = Only the Chief of Police may return a cube to the bag, and { tammany-fact-held }.
refuse-TH-32-last = It is the last cube in ward { $ward }; it has to stay.
refuse-TH-32-colour = Ward { $ward } has no { tammany-fact-colour } cube.
refuse-TH-33 = Only the Council President may lock a ward, and { tammany-fact-held }.
refuse-TH-33-term = Both locks of this term have been used.
refuse-TH-33-year = Only one ward can be locked in a year.
refuse-TH-33-locked = Ward { $ward } is locked already.
refuse-TH-34 = Only the Precinct Chairman may move a cube, and { tammany-fact-held }.
refuse-TH-34-last = It is the last cube in ward { $ward }; it has to stay.
refuse-TH-34-colour = Ward { $ward } has no { tammany-fact-colour } cube.
refuse-TH-34-adjacent = Wards { $ward } and { $ward2 } are not neighbours.
refuse-TH-34-empty = Ward { $ward2 } has no cube; a cube can only move to a ward that has one.
refuse-TH-35 = Ward { $ward } is locked; no cube can come in.
refuse-TH-36 = Ward { $ward } is locked and sealed; nothing can be taken out of it.
refuse-TH-36-slander = Ward { $ward } is locked and sealed; nobody can be slandered there.

## Refusals: slander

refuse-TH-40 = There is no slander in term { $term }; it begins in term 2.
refuse-TH-40-done = You have already slandered in term { $term }; once a term is the limit.
refuse-TH-41-own = You have no boss in ward { $ward }; you can slander only where you have one.
refuse-TH-41-target = { fact-seat } has no boss in ward { $ward }.
refuse-TH-40-self = Slander is for an opponent; you cannot slander yourself.
refuse-TH-41-slander-chip = You have no slander chip left.
refuse-TH-41-favour = You have no { tammany-fact-colour } favour chip to pay with.
refuse-TH-41-colour = Ward { $ward } has no { tammany-fact-colour } cube; pay a colour that lives there.
refuse-TH-42 = No slander of this turn can spread.
refuse-TH-42-adjacent = The slander began in ward { $ward }, and ward { $ward2 } is not its neighbour.
refuse-TH-42-chips = The second action costs { $need } { tammany-fact-colours } favour chips; you have { $have }.
refuse-TH-42-colour = The slander is paid in { tammany-fact-colour }, and ward { $ward } has no cube of that colour.
refuse-TH-42-target = { fact-seat } has no boss in ward { $ward }.
refuse-TH-43 = You have no boss in ward { $ward }; at this table a slander spreads only where you have one.
refuse-TH-44 = A slander has two actions at most; there is no third.

## Refusals: elections

refuse-TH-50 = There is no ward election to bid in now.
refuse-TH-51 = You have no boss in ward { $ward } and take no part in its election.
refuse-TH-52-colour = Ward { $ward } has no { tammany-fact-colour } cube; { tammany-fact-colours } chips do not count there.
refuse-TH-52-chips =
    You cannot bid { $need ->
        [one] one { tammany-fact-colour } chip
       *[other] { $need } { tammany-fact-colours } chips
    }; you have { $have }.
refuse-TH-63-done = You have already bid; take your bid back first.
refuse-TH-56 = You are not asked for a bid in ward { $ward }: it could not change anything, or you hold no chip that counts there.
refuse-TH-57 = There is no bonus for you to take now.
refuse-TH-57-cube = The bonus of ward { $ward } is a cube from the bag, not a chip.
refuse-TH-57-chip = The bonus of ward { $ward } is a favour chip, not a cube.
refuse-TH-57-must = The bonus of ward { $ward } must be taken first.
refuse-TH-57-winner = { fact-seat } takes the bonus of ward { $ward } first.
refuse-TH-61 = No offices are given now.
refuse-TH-61-mayor = Only the Mayor gives the offices.
refuse-TH-61-taken = Already given: { tammany-fact-office }.
refuse-TH-61-seat = { fact-seat } has an office already.
refuse-TH-61-self = The Mayor takes no other office.
refuse-TH-61-office = Mayor is not an office that can be given.
refuse-TH-61-must = The Mayor must give the offices first.
refuse-TH-63 = There is no bid of yours to take back: you have not bid, or the bids have been shown.

## Letters and signs of its table

tammany-table-letter-red = R
tammany-table-letter-yellow = Y
tammany-table-letter-purple = P
tammany-table-letter-black = B
tammany-table-letter-brown = N
tammany-table-nation-letters-green = Ir
tammany-table-nation-letters-white = En
tammany-table-nation-letters-orange = Ge
tammany-table-nation-letters-blue = It
tammany-table-none = none
tammany-table-empty = empty
tammany-table-board = The board: lower Manhattan
tammany-table-lit = can be chosen
tammany-table-opens = opens in year { $year }
tammany-table-bosses-of =
    { $name }: { $count ->
        [one] one boss
       *[other] { $count } bosses
    }, at most { $most ->
        [one] one vote
       *[other] { $most } votes
    }
tammany-table-votes = { $count }, at most { $most }
tammany-table-control-led = Cubes in the wards where this player leads
tammany-table-control-won = Wards won at this election, and the cubes in them
tammany-table-choose-colour = Choose a colour
tammany-table-choose-office = Choose an office
