### MOB: Big Apple: the rules in our own words, one message for each rule id.
### A line that begins with "Ruling:" settles what the printed rules leave open; "Reconstructed:" marks figures that may differ on the printed board.
### Which rules belong to which section, and in which order: games/mob/help.toml.

rules-mob-title = MOB: Big Apple: the rules
rules-mob-ruling = Ruling
rules-mob-intro = New York, the twenties. Two families send henchmen by car into six districts, buy favours on the action board, set the district attorney on each other and plant moles whose worth only their owner knows. After three rounds the crates of every district go to whoever is stronger there, and whoever has the most crates wins. A rule is named by its id, such as MB-22; where the printed rules are silent the text says “Ruling”, and where a printed figure is not certain it says “Reconstructed”.

## Pieces

rules-mob-section-pieces = The pieces
rule-MB-01 =
    There are six districts. Each is named by one face of one die: the Bronx by black 1, Harlem by black 2, Hell’s Kitchen by black 3, Chinatown by white 3, Little Italy by white 2, Brooklyn by white 1. There are two dice, a black and a white one, each with two 1s, two 2s and two 3s.
    ◊ Reconstructed: which face names which district, and the faces of the dice.
rule-MB-02 = Each player has 43 henchmen in all: 25 single pieces and 6 pieces that stand for 3. They can be changed at any time, so only the number counts.
rule-MB-03 = There are 30 crates.
rule-MB-04 = Each player has six moles with hidden values: two worth 1, two worth 2, two worth 3.
rule-MB-05 = Each player has a car for every district. A car holds at most 3 henchmen.
rule-MB-08 =
    Ruling: moles can be told apart by the district where they were first put, which says nothing about their value. Both players see which mole moves where, and name a mole by its first district.

## Boards

rules-mob-section-board = Action board and attorney’s track
rule-MB-06 =
    The action board has six rows of three spaces. A row has a main action; a space has a cost in henchmen and perhaps a secondary action:
    switch cars: 1; 2 and shoot; 3 and add a crate;
    drive: 1; 2 and expose a mole; 3 and shoot;
    switch cars and drive: 2; 3; 4 and shoot;
    move a mole: 1; 2 and expose a mole; 3 and add a crate;
    move a crate: 2; 4 and district attorney; 4 and expose a mole;
    district attorney: 2; 3 and shoot; 4 and add a crate.
    ◊ Reconstructed: all costs and secondary actions.
rule-MB-07 =
    The district attorney stands on a track: a centre that is only used at the start, and on each player’s side four spaces, counted 1 to 4 away from the centre. The other player gets the bonus of his space: 1, expose a mole; 2, add a crate; 3, expose a mole, then add a crate; 4, expose a mole, then steal a crate.
    ◊ Reconstructed: the number of spaces and their bonuses.
rule-MB-09 = All reconstructed figures are in one data file. If you own the game and your boards say something else, copy that file, correct it and play with your own: it is checked when it is read, and an error names the field. Six districts; each face of a die names exactly one of them; six rows of three spaces; every cost at least 1; only known actions as icons and bonuses; the faces of all districts add up to no more than there are crates. The figures in these rules are those that come with the program.

## Set-up

rules-mob-section-setup = Set-up
rule-MB-10 = Every district gets as many crates as the face that names it says. The other crates are the stock. The attorney stands at the centre.
rule-MB-11 =
    Each player puts one mole face down on every district.
    Ruling: both do so in secret and at the same time; whoever is done first may take it back until the other is done too.
rule-MB-12 =
    Both roll both dice; the higher sum has the first turn.
    Ruling: a tie is rolled again.

## Round

rules-mob-section-round = A round
rule-MB-20 =
    At the start of a round each player takes 20 henchmen from the stock into the warehouse. Then they take turns of two steps until both warehouses are empty; when one is empty, the other player goes on alone.
    Ruling: if the stock holds fewer than 20, all of them are taken; whoever gets none is done for the round.
rule-MB-21 =
    Step 1, if you like: roll both dice. One die names the district, by its colour and face; the other says how many henchmen go from your warehouse into your car for it. You choose which is which. Once you are in step 2 there is no way back to step 1.
    Ruling: you decide whether to roll before you roll; a roll must be used.
rule-MB-22 = As many henchmen as the die says must go; if the warehouse has fewer, all that are left. Those who do not fit into the car go to the stock. A full car may be chosen too: then all of them are lost.
rule-MB-23 = If step 1 empties your warehouse, step 2 is skipped and you are done for this round.
rule-MB-24 =
    Step 2, you must: put as many henchmen as it costs on a free space of the action board, even if its actions cannot be done. Then do its main action, its secondary action, both or none.
    Ruling: in either order; each is decided when its moment comes, knowing what the other one did.
rule-MB-25 = If you can pay for no free space at step 2, or none is free, the rest of your warehouse goes back to the stock and you are done for this round.
rule-MB-26 = Henchmen on the action board stay there until the round ends. Henchmen in a car are not yet in the district.
rule-MB-27 =
    Ruling: an action that cannot be done when its moment comes is skipped: your cars are empty, there is no hidden mole, no crate on any district, no crate in the stock.

## Main actions

rules-mob-section-main = Main actions
rule-MB-30 = Switch cars: one or more henchmen move from one of your cars to another, no more than fit there.
rule-MB-31 = Drive: one or more henchmen get out of one of your cars into its district.
rule-MB-32 = Switch cars and drive: first switch cars (MB-30), then drive (MB-31) with any of your cars. Both or neither, and the secondary action does not come between them.
rule-MB-33 = Move a mole: one of your hidden moles goes to another district and stays hidden. Any number of moles may be in one district.
rule-MB-34 = Move a crate: one crate goes from one district to another.
rule-MB-35 = District attorney: he moves one space towards your opponent: from the centre to space 1 of their side; from space 1 of your side across the centre to space 1 of theirs. If he is on space 4 of their side already, you take a crate from any district into your warehouse instead.

## Secondary actions

rules-mob-section-secondary = Secondary actions
rule-MB-40 = Add a crate: one crate from the stock goes to any district.
rule-MB-41 =
    Expose a mole: choose a hidden mole of your opponent. It is revealed and leaves the game, and as many henchmen of its owner as it was worth come into that district. They take part in the next shoot-out.
    Ruling: they come from the stock, as many as it has.
rule-MB-42 = Shoot: choose a die and roll it. All enemies who sit in their car of the district it names go to the stock. You may shoot without a target; your own car is never hit.
rule-MB-43 = District attorney: as the main action (MB-35).
rule-MB-44 = Steal a crate (only as a bonus of the attorney): from any district into your warehouse.

## End of a round

rules-mob-section-round-end = The end of a round, in this order
rule-MB-50 = All cars drive: everyone who sits in a car gets out into its district.
rule-MB-51 =
    The attorney is on one player’s side: the other takes the bonus of his space, its parts in their order. This happens after every round, the third too.
    Ruling: each part may be declined; while he is at the centre nobody has a bonus.
rule-MB-52 = Shoot-out: in every district both players lose as many henchmen as the smaller side has, to the stock. The others stay for the rounds to come. Moles take no part.
rule-MB-53 =
    After rounds 1 and 2 the henchmen on the action board go to the stock, and both take henchmen again (MB-20). Then the player in the attorney’s sights, on whose side he is, says who starts. The attorney stays where he is.
    Ruling: while he is at the centre, whoever started the last round starts again.

## End

rules-mob-section-end = The end of the game
rule-MB-60 = After the shoot-out of round 3 all hidden moles are revealed and count as their value in henchmen. Whoever has more in a district takes its crates; in a tie nobody does. Crates taken earlier count as well.
rule-MB-61 =
    Whoever has the most crates wins. In a tie the player who is not in the attorney’s sights wins.
    Ruling: if he is still at the centre, the win is shared.

## Examples

rules-mob-section-examples = A worked example
rule-MB-E1 = Loading (MB-21): black shows 2, white shows 3. Either the white die names the district, and two henchmen get into the car for Chinatown; or the black die does, and three get into the car for Harlem.

## Knowledge

rules-mob-section-known = What a player may know
rules-mob-intro-known = Everything is open, with three exceptions: the values of the opponent’s hidden moles (where they are and which is which is open), moles that are put down before both players are done, and dice that are not rolled yet. You may look at your own moles at any time.
