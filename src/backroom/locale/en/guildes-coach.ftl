### What a move of Guildes comes to, and what is asked: for hints, the coach and the review. Said of whoever moves.

## Facts in words

guildes-coach-cards =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }{ $hand ->
        [0] {""}
       *[other] {" "}({ $hand } in hand)
    }
guildes-coach-votes =
    { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } at count { $round }{ $change ->
        [same] , as before
       *[other] , instead of { $before }
    }
guildes-coach-seen = This holds if no rival adds one; { $unseen ->
    [one] one of { $copies } is still unseen.
   *[other] { $unseen } of { $copies } are still unseen.
}

guildes-coach-alone = { guildes-fact-guild }: { guildes-coach-cards }, alone in front: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-leads = { guildes-fact-guild }: { guildes-coach-cards } against { $rival }: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-level = { guildes-fact-guild }: { guildes-coach-cards }, tied with the best rival ({ $rival }): { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-behind = { guildes-fact-guild }: { guildes-coach-cards }, the best rival has { $rival }: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-none = { guildes-fact-guild }: { guildes-coach-cards }, { $rival } for the best rival: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-militia =
    Militia: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }, { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } at every count, instead of { $before }.
guildes-coach-denies =
    { fact-target }, who gets the rest, has the most of this guild on the table: { $count ->
        [one] one card
       *[other] { $count } cards
    }; { guildes-fact-card } is kept away from there.
guildes-coach-costs =
    { guildes-fact-guild }: { fact-target } gets { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
    } instead of { $before }.
guildes-coach-protect =
    { $count ->
        [one] One card on the table is safe from the others’ dirty tricks.
       *[other] { $count } cards on the table are safe from the others’ dirty tricks.
    }
guildes-coach-draw =
    One card more: the better of two drawn from { $count ->
        [one] one discard.
       *[other] { $count } discards.
    }

## The move as a choice

guildes-coach-do-swap = Exchange { guildes-fact-card } of { fact-target } for { guildes-fact-second } of { fact-other }

## What is asked, and what for

guildes-coach-ask-take =
    Keep one card; { $count ->
        [one] the other one goes
       *[other] the other { $count } go
    } on to { fact-target }. Collect the guilds in which you can be first.
guildes-coach-ask-play =
    Choose in secret what to play. { $count ->
        [one] One more card is
       *[other] { $count } more cards are
    } played before count { $round }; what is left in hand is discarded.
guildes-coach-ask-aside = Put one card aside: it is shuffled with those of the others, and you get one of them back.
guildes-coach-ask-trick = Your dirty trick: use it where it changes who is first at count { $round }, or leave it.
guildes-coach-ask-keep = Two cards from the discards: play the one that counts more at count { $round }.

## Where to look, without naming the move: a puzzle’s first hint

guildes-coach-look =
    { $about ->
        [alone] Is there a guild that no rival has on the table?
        [leads] Where can you be ahead of everybody at the coming count?
        [level] Sharing first place pays as well: where can you catch up with the leader?
        [behind] Do second and third place pay at this count?
        [militia] What pays for certain, whatever the others do?
        [trick] In which guild would one card more or less change the places?
       *[other] Compare what each card adds at the coming count.
    }
