### Why a move is better: Guildes

why-guildes-leads = leads in { guildes-fact-guild } by { $count ->
        [one] one card
       *[other] { $count } cards
    }; first place is worth { $votes } at this count
why-guildes-ties = draws level in { guildes-fact-guild }; one card more wins { $votes } at this count
why-guildes-safer = makes { guildes-fact-guild } safer: { $count ->
        [one] one card
       *[other] { $count } cards
    } ahead
why-guildes-closer = closes up in { guildes-fact-guild }: { $count ->
        [one] one card
       *[other] { $count } cards
    } behind
why-guildes-militia = brings { $count ->
    [one] { $count } vote
   *[other] { $count } votes
} at every count, whatever others do
why-guildes-denies = does not pass { guildes-fact-card } on to { fact-target }, who has the most
why-guildes-spares = { guildes-fact-card } is what is missed least
why-guildes-protects = nobody can touch your cards this round
why-guildes-draws = brings a card more, the better of two
