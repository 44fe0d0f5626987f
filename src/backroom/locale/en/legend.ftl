### The legend of a table: its signs in words, and the keys. Fetched when it is asked for.

legend-keys = Keys

## Keys

legend-key-legend = this page
legend-key-arrows = to the next place in that direction
legend-key-jump = to the place or choice that bears this letter or digit
legend-key-enter = choose
legend-key-escape = one step back; in a replay, back to now
legend-key-zoom = closer, further away, all of the board
legend-key-moles = hold: your moles’ worth

## Tammany Hall

legend-tammany-cubes = Immigrant cubes
legend-tammany-cubes-more = Irish, English, German, Italian. Favours of a nation count in a ward only while its cubes are there.
legend-tammany-chips = Favours
legend-tammany-chips-more = Bid in secret at an election; each is one vote, and gone afterwards.
legend-tammany-boss = Boss
legend-tammany-boss-more = One vote in its ward. Framed: its player would win the ward now. A number: how many there are.
legend-tammany-slander = Slander chip
legend-tammany-slander-more = With favours of a nation that lives there it sends a rival’s boss home; unused, it is worth a point.
legend-tammany-lock = Locked ward
legend-tammany-lock-more = No boss and no cube comes in until the election is over.
legend-tammany-points = Points
legend-tammany-points-more = A ward is worth 1, the one with Tammany Hall 2, becoming mayor 3 more.

## Guildes

legend-guildes-shield = A guild
legend-guildes-shield-more = Its quarter shows everyone’s cards as towers: the highest is first at the count.
legend-guildes-seal = Prizes
legend-guildes-seal-more = Votes for the first, the second and the third at this count; below them what the next one pays.
legend-guildes-crown = First
legend-guildes-crown-more = Leads alone. An equals sign: tied with others.
legend-guildes-ghost = Dashed tower
legend-guildes-ghost-more = The card in your hand, as it would stand.
legend-guildes-back = Unseen cards
legend-guildes-back-more = How many cards of the guild you have not seen, of all there are.
legend-guildes-trick = Dirty trick
legend-guildes-trick-more = Its letter and what it does; a check mark when it has been played.

## MOB: Big Apple

legend-mob-man = Henchman
legend-mob-man-more = Fights in his district. In a car he is not there yet, and can be shot.
legend-mob-car = Car
legend-mob-car-more = Holds three. At the round’s end all get out into the district.
legend-mob-crate = Crate
legend-mob-crate-more = Whoever is stronger in the district after round 3 takes its crates; whoever has the most wins.
legend-mob-mole = Mole
legend-mob-mole-more = Worth 1 to 3 men, turned up after round 3. Only you can look at yours.
legend-mob-attorney = District attorney
legend-mob-attorney-more = Stands on one family’s side; at the round’s end the other one gets the bonus of his space.
legend-mob-hat = Price
legend-mob-hat-more = How many men from your warehouse a space of the action board costs.
legend-mob-last = Last move
legend-mob-last-more = What a family changed with its last move, at its place: men who came or were shot, crates, a mole that was exposed. “last” stands at a space just paid for; a dashed line is the way of what moved.
