### Tammany Hall: the rules in our own words, one message for each rule id.
### A line that begins with "Ruling:" settles what the printed rules leave open.
### Which rules belong to which section, and in which order: games/tammany/help.toml.

rules-tammany-title = Tammany Hall: the rules
rules-tammany-ruling = Ruling
rules-tammany-intro = Three to five politicians fight for the wards of old New York. Sixteen years go by, four terms of four years. Each year you put ward bosses and newly landed immigrants on the map, use your office and spread slander; at the end of each term every ward votes. Wards and the mayor’s chair bring points. Seats are counted clockwise, and play goes clockwise from the first player of the term. A rule is named by its id, such as TH-22; where the printed rules are silent the text says “Ruling”, and what comes from public descriptions of the board is marked “◊ Reconstructed”.

## Pieces

rules-tammany-section-pieces = The pieces
rule-TH-01 = There are 100 immigrant cubes, 25 of each nation: Irish (green), English (white), German (orange), Italian (blue).
rule-TH-02 = There are 140 favour chips, 35 in each of the same four colours. Everyone can see which chips the others hold.
rule-TH-03 =
    Each player has 20 ward bosses in their colour: red, yellow, purple, black or brown. Some of them mark things and cannot go on the map meanwhile: one shows the player’s points, one lies on the office the player holds, and one stands in every immigrant-leader box the player took at the latest election.
rule-TH-04 = Each player gets 3 slander chips. There are 2 lock markers for the Council President. The game lasts 16 years: 4 terms of 4 years.
rule-TH-05 =
    Ruling: the stocks can run out. If you are due chips of a colour of which too few are left, you get those that are there; when several are due, they are served in play order, each in full before the next. A chip of free choice is chosen from the colours in stock. A cube may be placed even if no chip of its colour is left to go with it.
rule-TH-08 =
    Ruling: before new markers are set after an election, those of the election before (offices and leader boxes) go back to their owners. If you have no boss left for a marker, none is set; you still have what it would have marked.

## Board

rules-tammany-section-board = The map
rule-TH-06 =
    The map has fifteen wards; there is no ward 12 and no ward 16. Being neighbours works both ways:
    ward 1 borders 2, 3;
    ward 2 borders 1, 3, 4, 6;
    ward 3 borders 1, 2, 5, 6;
    ward 4 borders 2, 6, 7;
    ward 5 borders 3, 6, 8;
    ward 6 borders 2, 3, 4, 5, 10, 14;
    ward 7 borders 4, 10, 13;
    ward 8 borders 5, 9, 14, 15;
    ward 9 borders 8, 15;
    ward 10 borders 6, 7, 13, 14, 17;
    ward 11 borders 13, 17;
    ward 13 borders 7, 10, 11, 17;
    ward 14 borders 6, 8, 10, 15, 17;
    ward 15 borders 8, 9, 14, 17;
    ward 17 borders 10, 11, 13, 14, 15.
    Ruling: wards that only touch at a corner are not neighbours.
rule-TH-07 =
    Some cubes are set aside for the opening of each zone. Zone I: 2 Irish, 2 English, 2 German. Zone II: 2 Irish, 2 English, 1 German. Zone III: 2 Irish, 1 English, 1 German. The rest start in the bag: 19 Irish, 20 English, 21 German, 25 Italian.
    ◊ Reconstructed: these numbers, from public descriptions of the board.

## Set-up

rules-tammany-section-setup = Set-up and zones
rule-TH-10 = The first player is drawn by lot. Everyone begins at 0 points, with 3 slander chips, but without favour chips or office.
rule-TH-11 = Zone I is wards 1, 2, 4, 6, 7 and 14: one Irish cube goes to ward 14, and the other five of its set-up cubes are placed at random, one in each remaining ward. Zone II is wards 3, 5, 8, 9 and 15, zone III wards 10, 11, 13 and 17: when they open, their cubes are placed at random, one to a ward.
rule-TH-12 = With 3 players the game begins in zone I; zone II opens at the start of year 5 and zone III at the start of year 9.
rule-TH-13 = With 4 players zones I and II are open from the beginning; zone III opens at the start of year 5.
rule-TH-14 = With 5 players all three zones are open from the beginning.
rule-TH-15 = A ward without a cube is not in play: no piece can be put there and no election is held in it.
rule-TH-16 =
    The cubes of a closed zone wait in the set-up box. They are not in the bag, so they can be neither drawn nor chosen.
    Ruling: a zone opens once the offices have been given and before the year’s first turn; where its cubes go is drawn only then.

## Year

rules-tammany-section-year = A year
rule-TH-20 =
    Phase 1, arrivals: if Castle Garden is empty when your turn begins, cubes are drawn from the bag into it, two more than there are players.
    Ruling: if the bag holds fewer, all of them come out.
rule-TH-21 =
    Phase 2, your turn, has three parts: use your office (if you like), place pieces (you must), slander (if you like). You choose the order, and each part comes at most once.
    Ruling: a part that is begun is finished before another one starts.
rule-TH-22 =
    Placing: either put two of your bosses on the map; or a single boss together with a cube out of Castle Garden, in whichever order, and take a favour chip in the colour of that cube. The two pieces may go to one ward or to two.
    Ruling: while Castle Garden is empty, only bosses can be placed.
rule-TH-23 = Pieces may only be placed in wards that are in play and not locked. Any number of bosses and cubes may stand in one ward.
rule-TH-24 = When everyone has had a turn the year is over. Years 4, 8, 12 and 16 end a term: whatever is left in Castle Garden goes back into the bag, and then an election is held.
rule-TH-25 =
    Ruling: if you are short of bosses, you place what you can. With one boss left, you place it and a cube besides, if there is one; with none, one cube, and you take its chip; if there is neither boss nor cube, this part is skipped.
rule-TH-26 =
    Ruling: your turn ends when you say so, and not before you have placed. If you go on to another part after your first slander action, the second one is given up.

## Offices

rules-tammany-section-offices = The offices
rules-tammany-intro-offices = Offices are first given after the first election. From the second term on, each holder may use theirs once a year, during their own turn.
rule-TH-30 = Mayor: has nothing to use during the year.
rule-TH-31 = Deputy Mayor: takes one favour chip in a colour of their choice.
rule-TH-32 = Chief of Police: puts one cube from any ward back into the bag, but never a ward’s last cube.
rule-TH-33 = Council President: locks one ward that is in play and not locked yet. One lock a year, two in a term at most; a year without a lock does not make up for it later. All locks are lifted when the election is over.
rule-TH-34 = Precinct Chairman: moves one cube to a neighbouring ward. It must not be the last cube of its ward, and the other ward must have a cube already.
rule-TH-35 =
    A locked ward takes in no boss and no cube, from anybody.
    Ruling: this holds in whatever way they would come: by placing, by moving, as a bonus cube.
rule-TH-36 =
    Ruling, option “locks”: with “rulebook” (the usual setting) a lock does what TH-35 says and no more. With “sealed”, a later clarification by the first publisher, a locked ward also lets nothing out, neither taken nor moved, and nobody can be slandered in it.

## Slander

rules-tammany-section-slander = Slander
rule-TH-40 =
    Slander is possible in terms 2, 3 and 4.
    Ruling: each player may slander once in a term, and only one opponent.
rule-TH-41 =
    First action: choose a ward where both you and your victim have a boss. It costs one slander chip plus a favour chip whose colour is found among the ward’s cubes. One of the victim’s bosses there returns to its owner.
    Ruling: even if it was the only one.
rule-TH-42 = Second action, if you like: the slander spreads to a ward next to the first, against the same victim. The price is two further favour chips in the colour paid before, and a cube of that colour must stand in this ward as well; no slander chip is paid. Again one boss of the victim returns to its owner.
rule-TH-43 =
    Ruling, option “spread_needs_boss”: in the second ward, too, one of your own bosses must stand. Switched on unless the table’s creator switches it off.
rule-TH-44 = There is no third action. The favour chips paid go back to the stock; a slander chip that was paid leaves the game.

## Election

rules-tammany-section-election = The election, ward by ward
rule-TH-50 =
    The wards in play vote one after another in the order of the map, zone by zone.
    ◊ Reconstructed, the order inside the zones: in zone I wards 1, 2, 4, 7, 6, 14; in zone II wards 9, 15, 8, 5, 3; in zone III wards 17, 11, 13, 10.
rule-TH-51 = Only a player with a boss in the ward takes part. Each boss is a vote.
rule-TH-52 = Those who take part bid favour chips in secret and all show them at once. You may bid as many of the chips you hold as you like, or none, as long as their colours are found among the ward’s cubes; every chip adds a vote. How many cubes of a colour there are makes no difference.
rule-TH-53 = Whoever has the most votes wins the ward. If several share the most, nobody wins it.
rule-TH-54 = Every chip that was bid returns to the stock, those of the losers as well.
rule-TH-55 = The winner keeps one boss in the ward; all other bosses go home. When the vote was tied, none stays.
rule-TH-56 =
    Ruling: no bid is asked for where none can matter. That is so in two cases: only one player takes part, or nobody who takes part holds a chip that counts there. Likewise whoever holds no such chip is passed over when bids are asked for.
rule-TH-57 =
    Four wards bring their winner a bonus, taken before the next ward votes. Wards 1 and 2: place a cube of any colour from the bag in any ward that is in play and not locked, even one that has voted already. No chip comes with it, but it counts for TH-58 and for the bids still to come. Wards 4 and 7: take a favour chip of any colour.
    Ruling: if the bonus can be taken, it must be.
rule-TH-63 =
    Ruling: everyone sees that a player has bid, nobody sees what. Until the last bid is in, you may take yours back. Once they are shown, numbers and colours of all bids are open.

rules-tammany-section-results = What the election brings
rule-TH-58 =
    When all wards have voted, count for each colour the cubes in the wards that each player has won at this election. Whoever has the most takes three favour chips of that colour; if several do, each of them takes three. Each of them puts a boss in that colour’s leader box, where it stays until the wards vote again.
    Ruling: it takes at least one cube.
rule-TH-59 = Points: 1 for each ward won. Ward 14, with Tammany Hall, brings 2 points, though it is only one ward when wards are counted.
rule-TH-60 =
    Whoever has won the most wards becomes mayor and scores 3 points more.
    If several have won as many, those still tied are compared step by step, the chips of TH-58 included: most favour chips in all, then most green, most white, most orange, most blue. If they are still tied, the sitting mayor stays in office, whether one of them or not, and scores the 3 points. If there is no sitting mayor, nobody becomes mayor, no offices are given, and play goes on.
    Ruling: the most may be none at all.
rule-TH-61 =
    The mayor gives each of the others one office, to no two the same. With fewer than five players some offices stay vacant. They are given afresh after the first, the second and the third election, by a re-elected mayor too.
    Ruling: no offices are given after the last election.
rule-TH-62 =
    The mayor goes first in the next term.
    Ruling: without a mayor the first player stays the same.

## End

rules-tammany-section-end = The end of the game
rule-TH-70 =
    After the fourth election each colour brings 2 points to the player who holds the most favour chips of it; if several do, 2 points to each.
    Ruling: it takes at least one chip.
rule-TH-71 = Each slander chip you have not used is worth 1 point.
rule-TH-72 =
    Whoever has the most points wins. Ties are broken by the chip steps of TH-60, then in favour of the mayor of the fourth election.
    Ruling: the mayor only counts if among those tied; if not, the win is shared. The same comparison ranks every other place.

## Examples

rules-tammany-section-examples = Worked examples
rule-TH-E1 = Slander (TH-41, TH-42): Red slanders Yellow in ward 8 and pays a slander chip and an orange favour chip. To spread it, Red considers three wards. Ward 14 is next to ward 8 and has a German cube: two more orange chips, and Yellow loses a boss there too. Ward 5 is next to ward 8 but has no German cube, and ward 10 is not next to ward 8: both are refused.
rule-TH-E2 = A ward votes (TH-51 to TH-55): Red has 2 bosses and bids 2 white chips and 1 green, 5 votes. Yellow has 3 bosses and bids 1 white chip, 4 votes. Red wins. All four chips go to the stock, Yellow takes back 3 bosses, and Red one; Red’s other boss stays.
rule-TH-E3 = Awards (TH-58): Black’s wards hold 5 Irish, 7 English and 2 Italian cubes, Red’s 3 Irish, 2 English and 5 German, Yellow’s 6 Irish, 5 German and 2 Italian. Yellow takes three green chips, Black three white; Red and Yellow three orange each, Black and Yellow three blue each.

## Knowledge

rules-tammany-section-known = What everyone may know
rules-tammany-intro-known = Everything is open, even what the bag holds, with three exceptions: bids that have not been shown yet, what the next draws from the bag will be, and which ward each cube of a closed zone is bound for.
