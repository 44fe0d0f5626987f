### Why a move is better: Tammany Hall

why-tammany-leads = leads ward { $ward } by { $count ->
        [one] one vote
       *[other] { $count } votes
    } if everybody spends all
why-tammany-ties = ties ward { $ward }; { tammany-fact-chip } more wins it
why-tammany-safer = makes ward { $ward } safer: { $count ->
        [one] one vote
       *[other] { $count } votes
    } ahead if everybody spends all
why-tammany-closer = closes up in ward { $ward }: { $count ->
        [one] one vote
       *[other] { $count } votes
    } behind
why-tammany-drives-out = drives a boss of { fact-target } out of ward { $ward }
why-tammany-chip = gives { tammany-fact-chip } more; it counts in { $wards ->
        [0] no ward of yours yet
        [one] one ward of yours
       *[other] { $wards } wards of yours
    }
why-tammany-bid-more = ward { $ward } is worth { $count ->
        [one] one chip more
       *[other] { $count } chips more
    }
why-tammany-bid-less = ward { $ward } does not need them: { $count ->
        [one] one chip is
       *[other] { $count } chips are
    } saved for later wards
why-tammany-bid-other = other colours for ward { $ward }: those paid here are needed later
