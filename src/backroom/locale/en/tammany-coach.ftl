### What a move of Tammany Hall comes to, and what is asked: for hints, the coach and the review. Said of whoever moves.

tammany-coach-alone =
    Ward { $ward }: { $count ->
        [one] one boss, and nobody else there
       *[other] { $count } bosses, and nobody else there
    }; the ward brings { $points ->
        [one] one point
       *[other] { $points } points
    }{ $gift ->
        [cube] {" "}and a cube from the bag
        [chip] {" "}and a favour chip
       *[none] {""}
    }.
tammany-coach-leads =
    Ward { $ward }: { $count ->
        [one] one boss
       *[other] { $count } bosses
    } against { $rival } of { fact-target }; the ward brings { $points ->
        [one] one point
       *[other] { $points } points
    }{ $gift ->
        [cube] {" "}and a cube from the bag
        [chip] {" "}and a favour chip
       *[none] {""}
    }.
tammany-coach-level =
    Ward { $ward }: { $count ->
        [one] one boss, tied
       *[other] { $count } bosses, tied
    } with { fact-target } ({ $rival }). A tie wins nothing: chips will decide, for { $points ->
        [one] one point
       *[other] { $points } points
    }.
tammany-coach-behind =
    Ward { $ward }: { $count ->
        [one] one boss
       *[other] { $count } bosses
    } against { $rival } of { fact-target }, with { $points ->
        [one] one point
       *[other] { $points } points
    } to win.
tammany-coach-nation =
    { tammany-fact-nation } cubes in wards led: { $count ->
        [one] one
       *[other] { $count }
    } (best rival: { $rival ->
        [0] none
        [one] one
       *[other] { $rival }
    }); whoever has the most at the election takes three chips.
tammany-coach-reach =
    With every chip that counts in ward { $ward }: { $count ->
        [one] one vote
       *[other] { $count } votes
    }; { fact-target } can reach { $rival }.
tammany-coach-end =
    { $count ->
        [one] The slander chip is kept: a point at the end of the game.
       *[other] { $count } slander chips are kept: a point each at the end of the game.
    }
tammany-coach-own =
    With the chips that already count in ward { $ward }: up to { $count ->
        [one] one vote
       *[other] { $count } votes
    }.
tammany-coach-chip =
    { $count ->
        [one] That makes one { tammany-fact-colour } chip; it counts
       *[other] That makes { $count } { tammany-fact-colours } chips; they count
    } in { $wards ->
        [0] no ward with a boss of one’s own yet
        [one] one ward with a boss of one’s own
       *[other] { $wards } wards with a boss of one’s own
    }.
tammany-coach-no-chip = No { tammany-fact-colour } chip is left in the stock: the cube brings none.
tammany-coach-counts =
    { $count ->
        [one] One { tammany-fact-colour } chip counts
       *[other] { $count } { tammany-fact-colours } chips count
    } in ward { $ward } from then on.
tammany-coach-cubes =
    Ward { $ward } then has { $count ->
        [0] no { tammany-fact-colour } cube.
        [one] one { tammany-fact-colour } cube.
       *[other] { $count } { tammany-fact-colours } cubes.
    }
tammany-coach-silences =
    The last { tammany-fact-colour } cube leaves ward { $ward }: { $count ->
        [one] one chip of { fact-target } no longer counts there.
       *[other] { $count } chips of { fact-target } no longer count there.
    }
tammany-coach-lock =
    No boss and no cube comes into ward { $ward } until the election is over. There: { $count ->
        [0] no boss of one’s own
        [one] one boss of one’s own
       *[other] { $count } bosses of one’s own
    }, { $rival } of the strongest rival.
tammany-coach-slander =
    { fact-target } is left with { $count ->
        [0] no boss
        [one] one boss
       *[other] { $count } bosses
    } in ward { $ward }, against { $mine }.
tammany-coach-price =
    It costs { $count ->
        [one] one { tammany-fact-colour } chip
       *[other] { $count } { tammany-fact-colours } chips
    }; left: { $left }.
tammany-coach-bid-sure =
    { $count ->
        [one] One vote
       *[other] { $count } votes
    } in ward { $ward } ({ $bosses } + { $chips }): { fact-target } can reach only { $rival }. Won for sure.
tammany-coach-bid-risky =
    { $count ->
        [one] One vote
       *[other] { $count } votes
    } in ward { $ward } ({ $bosses } + { $chips }); { fact-target } can reach { $rival }.
tammany-coach-bid-left =
    { $count ->
        [0] No chip is left
        [one] One chip is left
       *[other] { $count } chips are left
    }{ $wards ->
        [0] , and no other ward with a boss of one’s own votes after this.
        [one] {" "}for one more ward with a boss of one’s own.
       *[other] {" "}for { $wards } more wards with a boss of one’s own.
    }
tammany-coach-appoint =
    { fact-target } has { $points ->
        [one] one point
       *[other] { $points } points
    } and becomes { tammany-fact-office }.

## The move as a choice

tammany-coach-do-bid =
    Bid { $count ->
        [one] one chip
       *[other] { $count } chips
    }{ tammany-fact-by-nation }

## What is asked, and what for

tammany-coach-ask-place =
    Place { $count ->
        [one] one more piece
       *[other] { $count } pieces
    }: bosses are votes in their ward, a cube brings a favour chip. { $years ->
        [0] The election comes at the end of this year.
        [one] The election is one year away.
       *[other] The election is { $years } years away.
    }
tammany-coach-ask-rest =
    Placing is done. { $can ->
        [office] You may still use your office;
        [slander] You may still slander a rival;
        [spread] You may carry the slander on to a neighbouring ward;
       *[both] You may still use your office and slander a rival;
    } then end the turn.
tammany-coach-ask-bid =
    Ward { $ward } votes, for { $points ->
        [one] one point
       *[other] { $points } points
    }. Bosses count by themselves; chips you bid are spent, whoever wins.
tammany-coach-ask-bonus-cube = The ward is yours. Put a cube from the bag where its nation helps you.
tammany-coach-ask-bonus-chip = The ward is yours. Take a favour chip of the nation you meet most often.
tammany-coach-ask-appoint = You are Mayor. Give the offices so that they help the leader least.

## Where to look, without naming the move: a puzzle’s first hint

tammany-coach-look =
    { $about ->
        [alone] Is there a ward without a rival’s boss?
        [leads] Look for a ward where you can lead alone.
        [level] Where is a rival in front by one boss? A tie takes the ward from them, too.
        [behind] You need not lead in bosses everywhere: look where chips could make up the rest.
        [bid-sure] Count the most that each rival can reach in this ward: bosses, and all chips that count here. What is certain?
        [bid-risky] Being certain has its price. What will the rivals dare here, and where will you need your chips later?
        [chip] Whose cubes stand where your bosses are?
        [counts] In which ward would chips that you hold begin to count?
        [cubes] Look at the nations: where will their cubes be won, and by whom?
        [reach] Look at a ward where chips decide.
        [silences] Which nation’s last cube keeps a rival’s chips alive in a ward?
        [lock] Which ward would you like to keep just as it is?
        [slander] Look for a ward where one rival’s boss fewer changes who is in front.
        [appoint] Who is ahead in points, and which office would help them least?
        [end] Nothing more is asked of you. What would it cost to go on?
       *[other] Look at the wards where bosses of several players stand.
    }
