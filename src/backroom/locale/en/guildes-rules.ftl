### Guildes: the rules in our own words, one message for each rule id.
### A line that begins with "Ruling:" settles what the printed rules leave open; "Reconstructed:" marks what may differ on the printed cards.
### Which rules belong to which section, and in which order: games/guildes/help.toml.

rules-guildes-title = Guildes: the rules
rules-guildes-ruling = Ruling
rules-guildes-intro = Portyl elects its head in three rounds. In each round hands of guild cards go round the table; everyone keeps one card at a time, then plays most of what was kept. A count follows, in which every guild gives its votes to those who have the most of its cards. What lies on the table stays there, so majorities grow from count to count. Whoever has the most votes after the third count wins. A rule is named by its id, such as GU-31; where the printed rules are silent the text says “Ruling”, and where a printed figure is not certain it says “Reconstructed”.

## Cards

rules-guildes-section-cards = The cards
rules-guildes-intro-cards = Figures marked as reconstructed can be corrected from the printed cards: copy printed.toml, change it and play with --data FILE.
rule-GU-01 =
    There are 110 guild cards: ten guilds and the Militia. A guild has as many cards as its first count pays. What the counts pay, by place:
    Fishermen, 5 cards ◊: 5; then 5, 3 ◊; then 5, 3 ◊.
    Farmers ◊, 6 cards ◊: 6; then 6, 3 ◊; then 6, 3, 1 ◊.
    Artisans, 7 cards: 7; then 7, 4; then 7, 4, 1.
    Scholars, 8 cards: 8; then 8, 4 ◊; then 8, 4, 2 ◊.
    Merchants ◊, 9 cards ◊: 9; then 9, 4 ◊; then 9, 4, 2 ◊.
    Burghers, 10 cards ◊: 10; then 10, 7 ◊; then 10, 7 ◊.
    Knights, 11 cards: 11; then 11, 5 ◊; then 11, 5, 3.
    Nobles, 12 cards ◊: 12; then 12, 6 ◊; then 12, 6, 3 ◊.
    Priests, 13 cards ◊: 13; then 13, 6 ◊; then 13, 6, 3 ◊.
    Alchemists, 14 cards ◊: 14; then 14, 6 ◊; then 14, 6, 3, 1 ◊.
    Militia, 15 cards: 3 votes for each card, at every count.
    ◊ Reconstructed: the names Farmers and Merchants, and all figures but these: Artisans; the 8 of the Scholars; 11 and the third count of the Knights; the Militia.
rule-GU-02 =
    There are six event cards, and each shows a direction in which hands are passed: one card fewer, right; ties do not count, left; no simultaneous play, right; redistribution, left; one or two cards, right; face down, left.
    ◊ Reconstructed: the directions.
rule-GU-03 =
    There are nine dirty tricks with letters: A protection, B exchange between two players, C sacrifice, D draw from the discards, E hand for tableau, F Knights ±1, G Nobles ±1, H Priests ±1, I Alchemists ±1.
    ◊ Reconstructed: which letter belongs to which of them.
rule-GU-08 = All that is reconstructed stands in one data file. Whoever owns the game can correct a copy of it; when it is read it is checked that each guild has as many cards as its first count pays, that there are 110 cards, that every count has its number of places, and that there are six events and nine different letters.

## Set-up

rules-guildes-section-setup = Set-up
rule-GU-10 = With 3 players all Alchemists and 3 Militia cards are taken out. In each round everyone is dealt 10 cards and plays 8.
rule-GU-11 = With 4 players no card is taken out. In each round everyone is dealt 9 cards and plays 7.
rule-GU-12 = With 5 players no card is taken out. In each round everyone is dealt 7 cards and plays 5.
rule-GU-13 = With 6 players no card is taken out. In each round everyone is dealt 6 cards and plays 5.
rule-GU-14 = There are three voting rounds. The deck is shuffled once; every round is dealt from what is left of it. Cards taken out at the start never come back.
rule-GU-15 = In each round one event card is drawn. It shows in which direction hands are passed, and is out of the game afterwards. Its text counts only in the variant with events.
rule-GU-16 = A round starts in this order, before anyone chooses a card: deal, event, dirty tricks (in that variant).
rule-GU-17 = Ruling: there is one discard pile for the whole game, and it is never dealt again. Cards left undealt at the end stay hidden.

## Round

rules-guildes-section-round = A round
rule-GU-20 = Taking: everyone takes one card from the hand in secret and passes the rest in the round’s direction, all at the same time, until no card is left. You may always look at what you took.
rule-GU-21 = Playing: everyone puts down one card, face down; all are turned up together and stay in their owners’ tableaux. This goes on until everyone has played the round’s number of cards.
rule-GU-22 = Cards that were not played are discarded. With dirty tricks they are discarded a little later, see GU-51.
rule-GU-23 = Then the votes are counted. Tableaux stay for the rounds to come.
rule-GU-24 =
    A card once taken is kept.
    Ruling: until the last player has chosen you may still change your choice, whether you take, play or put aside; once all have chosen it is final.
rule-GU-25 = Ruling: everyone gets the last card of a hand automatically; it is in the log like any other.

## Count

rules-guildes-section-count = The count
rule-GU-30 = In each guild the players with at least one card are ranked by their number of cards. The first count pays first place, the second the first two, the third the first three (Fishermen and Burghers only two, Alchemists four), each with its own values.
rule-GU-31 = Tied players share what the places they take up together pay, rounded down; places that pay nothing add nothing. Whoever comes after n tied players has the place after theirs.
rule-GU-32 = Militia: 3 votes for each Militia card in the tableau, at every count.
rule-GU-33 = After the third count whoever has the most votes wins. A tie is a shared win.
rule-GU-34 = Order of a count: real cards, then ±1 of dirty tricks, then GU-41 if it is in force (once), then the places.

## Examples

rules-guildes-section-examples = Examples
rule-GU-E1 = First count: three players are tied among the Scholars, which pay 8: 8 divided by 3, rounded down, is 2 each.
rule-GU-E2 = Second count: two players are tied at the top of the Artisans: (7 + 4) divided by 2, rounded down, is 5 each, and nobody is second.
rule-GU-E3 = Second count: one player leads the Artisans and gets 7. Two are tied behind: 4 divided by 2 is 2 each.
rule-GU-E4 = Third count: two players are tied at the top of the Artisans and get 5 each; the next one has third place and gets 1.
rule-GU-E5 = Third count: as before, but two players are tied behind: 1 divided by 2, rounded down, is nothing.
rule-GU-E6 = Third count: four players are tied at the top of the Knights: (11 + 5 + 3) divided by 4, rounded down, is 4 each; everyone else gets nothing.
rule-GU-E7 = Third count: one player leads the Artisans and gets 7. Two are tied behind: (4 + 1) divided by 2, rounded down, is 2 each; everyone else gets nothing.
rule-GU-E8 = A player with 3 Militia cards gets 9 votes at the first count, and 9 again at each later count if no card is added or lost.
rule-GU-E9 = Ties do not count, second count: two players are tied at the top of the Artisans and a third has fewer. The two are passed over, so the third is first and gets 7.
rule-GU-E10 = Ties do not count, second count: some players are tied at the top of the Alchemists, others are tied behind them. All of these are passed over; only players who are tied with nobody are ranked.
rule-GU-E11 = A rival has 2 Alchemists and you play Alchemists −1 on them: this count treats them as having 1. Afterwards they have 2 again.
rule-GU-E12 = One card fewer with 4 players: everyone plays 6 cards instead of 7.

## Events

rules-guildes-section-events = Variant: events
rule-GU-40 = One card fewer: everyone plays one card fewer this round.
rule-GU-41 = Ties do not count: at this count, in each guild, all players who have the same number of cards as another one (at least one card) are passed over, and the others are ranked without them. The Militia is not affected.
rule-GU-42 =
    No simultaneous play: cards are played openly, one at a time. A first player is drawn; play goes to the right, whatever the direction of passing. After each player has played a card, the seat to the right becomes first.
    Ruling: the first player is drawn after the cards are taken.
rule-GU-43 =
    Redistribution: after the cards are taken and before play everyone puts one card aside in secret; these cards are shuffled and dealt back, one each.
    Ruling: you may get your own card.
rule-GU-44 = One or two cards: cards are played alternately in twos and ones, adding up to the round’s number: with 3 players 2-1-2-1-2, with 4 players 1-2-1-2-1, with 5 and 6 players 2-1-2. The cards of one step are turned up together.
rule-GU-45 = Face down: a card stays hidden until all have played the next one. The last card is turned up together with the one before.
rule-GU-46 = There is one event in a round; events are never combined.

## Dirty tricks

rules-guildes-section-tricks = Variant: dirty tricks
rule-GU-50 =
    At the start of a round everyone gets a dirty trick at random, face up, and never the one they had in the round before. Without Alchemists (3 players) trick I is not used.
    Ruling: they are given in seat order, each from the cards left without that one.
rule-GU-51 = After play and before the count, in the order of the letters, each player uses the dirty trick or not. A player’s unplayed cards are discarded only then. After the count all dirty tricks are shuffled together again.
rule-GU-52 = A, protection: until the count no dirty trick of another player can touch you or your tableau, not even to help you.
rule-GU-53 = B, exchange: a card from one player’s tableau changes places with a card from another’s; both must be unprotected, and you may be one of them.
rule-GU-54 = C, sacrifice: discard a Burgher, Knight, Noble, Priest or Alchemist from your tableau, then any one other card in play, even Militia or one of your own, unless its owner is protected. Both or nothing.
rule-GU-55 =
    D, draw: shuffle the discards, draw two, put one into your tableau and discard the other.
    Ruling: only you see the other one; if there is one discard you draw and play it, if there is none you can only decline; once you have drawn you must play one; your own unplayed cards are not among the discards yet.
rule-GU-56 = E, hand for tableau: take back a card from your tableau and play one that you still hold. The card you took back is discarded with the rest.
rule-GU-57 =
    F to I: on any unprotected tableau, your own too, one card more or fewer of that guild, for this count only.
    Ruling: a number does not fall below zero, and one card more for a player without any counts as having one.
rule-GU-58 = What B, C, D and E change stays changed; F to I end with the count.

## Refusals

rules-guildes-section-refusals = When a move is refused
rule-GU-60 = A move that belongs to another phase, or made by someone who is not to act, is refused.
rule-GU-61 = You can only take, play, put aside or give up a card that is there.

## What is known

rules-guildes-section-known = What a player may know
rule-GU-70 = Hands, cards taken and cards not yet turned up are known to their owner only.
rule-GU-71 = That somebody has chosen is open; what was chosen is not.
rule-GU-72 = Unplayed cards are discarded face down: only the size of the pile is open, and you know your own.
rule-GU-73 = The two cards of a sacrifice go out openly. The card not kept with D is known only to the player who drew it.
rule-GU-74 = Deck and redistribution are secret. Tableaux, votes, event, dirty tricks and the sizes of hands and piles are open. What you remember of hands that passed you is yours: you can have the cards that you saw yourself listed.
