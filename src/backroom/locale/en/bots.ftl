### Bots, the arena where they meet, and the review of a finished game.

## The arena: help

arena-help = Matches between bots: seats rotate, and the shares of wins have 95 % intervals.
arena-help-seats = The bots that meet, such as hard,greedy,greedy,greedy; “hard@400” thinks 400 simulations a move, “hard@0.5s” half a second.
arena-help-ladder = Bots that meet in changing company, for ratings.
arena-help-players = Number of players at a table of the ladder.
arena-help-budgets = Play the match once for each of these numbers of simulations, which the first bot gets.
arena-help-on = Where to play: here on all cores, or on a Ray cluster (RAY_ADDRESS, else a local one).
arena-help-workers = How many games at a time (default: one a core).
arena-help-plot = Draw pictures (SVG) into this folder.
arena-help-markdown = Print the table as Markdown.

## The arena: words

arena-playing = { $game }
arena-title = { $game }, { $players } players
arena-player = player
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-rating = rating
arena-score = mean score
arena-slowest = longest thought
arena-budget = simulations a move
arena-share-of-wins = share of wins in %
arena-share-of-games = share of games in %
arena-time = { $seconds } s.
arena-seats-or-ladder = Give either --seats for a match or --ladder for ratings.
arena-no-runner = Games cannot be played on “{ $on }”; there are { $known }.
arena-ladder-few = A ladder needs at least { $players } bots, each named once.
arena-budgets-form = --budgets takes numbers with commas, not “{ $text }”.
arena-no-ray = Ray is not installed: pip install 'backroom[ray]'.
arena-no-ratings = Ratings need openskill: pip install 'backroom[arena]'.
arena-no-plots = Plots need matplotlib: pip install 'backroom[arena]'.

## The review

review-help = Look at a finished game again: the chances through it, the moves that cost most, and better ones.
review-help-moves = How many costly moves to show.
review-help-playouts = Playouts for the chances at a moment: more are slower and surer.
review-help-plot = Draw the chances as a picture (SVG) into this file.
review-reviewing = Reviewing
review-title = { $game }: the game in review
review-chances = Chances of winning, as each seat knew the game and (with hindsight)
review-line = line
review-moves = The moves that cost most
review-cost = cost
review-who = player
review-played = played
review-better = better
review-why = why
review-none = No move cost more than { $percent } % of a win.
review-plot-title = Chance of winning through the game
review-plot-line = line of the log
review-plot-up = chance in %
review-plot-hindsight = with hindsight
review-unfinished = This game is not over; a review looks at finished games.
review-no-why = the searched continuations went better

## Why a move is better: in every game

why-points = about { $points } points more at the end

## Why a move is better: Tammany Hall

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

## Why a move is better: Guildes

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
why-guildes-militia = brings { $count } votes at every count, whatever others do
why-guildes-denies = does not pass { guildes-fact-card } on to { fact-target }, who has the most
why-guildes-spares = { guildes-fact-card } is what is missed least
why-guildes-protects = nobody can touch your cards this round
why-guildes-draws = brings a card more, the better of two

## Why a move is better: MOB: Big Apple

why-mob-leads = takes the lead { mob-fact-in } by { $lead }, the rival’s moles apart, for { mob-fact-crates }
why-mob-ties = draws level { mob-fact-in }, the rival’s moles apart, where { mob-fact-crates } can be won
why-mob-safer = is { $lead } ahead { mob-fact-in }, the rival’s moles apart, for { mob-fact-crates }
why-mob-closer = closes up { mob-fact-in }: { $lead } behind
why-mob-takes = brings { mob-fact-crates } into your warehouse at once
why-mob-crate-more = a crate more { mob-fact-in }, where you lead
why-mob-crate-less = a crate less { mob-fact-in }, where the rival leads
why-mob-attorney = turns the attorney on your rival
why-mob-exposes = turns up a mole { mob-fact-in }
why-mob-shoots = may empty a car of your rival’s
why-mob-saves = keeps { mob-fact-henchmen } in the warehouse
why-mob-rolls = a roll brings henchmen into a car
why-mob-no-roll = keeps the henchmen for the action board

## In the browser

review-button = Review the game
review-working = The game is being played through again to weigh its moves. This can take a minute or two.
review-faint = Thin lines: as each player knew the game; broad faint lines: with hindsight.
review-instead = Better: { $move }
review-hint-button = Hint
review-hint = A bot would do this: { $move }
review-hints-allowed = Players may ask a bot for hints

## Levels, weakest first, and how each plays

bot-level-random = anything goes
bot-level-easy = gentle
bot-level-greedy = easy
bot-level-medium = fair
bot-level-hard = strong
bot-level-expert = master
bot-level-learned = self-taught
bot-manner-random = Does whatever comes to mind; good for trying things out.
bot-manner-easy = Knows the ropes, but overlooks something now and then.
bot-manner-greedy = Takes what looks best at a glance, and never looks twice.
bot-manner-medium = Plays a few games to the end in the head before each move.
bot-manner-hard = Plays thousands of games in the head before each move.
bot-manner-expert = Thinks longest of all, up to three seconds a move.
bot-manner-learned = Learned the game by playing against itself, and moves at a glance.
