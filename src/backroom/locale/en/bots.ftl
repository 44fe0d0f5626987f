### Bots, the arena where they meet, and the review of a finished game.

## The arena: help

arena-help = Matches between bots: seats rotate, and the shares of wins have 95% intervals.
arena-help-seats = The bots that meet, such as hard,greedy,greedy,greedy; “hard@400” thinks 400 simulations a move, “hard@0.5s” half a second.
arena-help-ladder = Bots that meet in changing company, for ratings.
arena-help-players = Number of players at a table of the ladder.
arena-help-budgets = Play the match once for each of these numbers of simulations, which the first bot gets.
arena-help-on = Where to play: here on all cores, or on a Ray cluster (RAY_ADDRESS, else a local one).
arena-help-workers = How many games at a time (default: one a core).
arena-help-plot = Draw pictures (SVG) into this folder.
arena-help-markdown = Print the table as Markdown.

## The arena: words

arena-playing = { NAME($game) }
arena-title = { NAME($game) }, { fact-players }
arena-player = player
arena-games = games
arena-wins = wins
arena-interval = 95% interval
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

## Ratings

ratings-help = Measure how strong each level is, on one scale: each meets its neighbours in changing company, and who wins makes the rating.
ratings-help-divide = Divide the budgets of the searching levels by this: quicker, and weaker than they are.
ratings-help-write = Write the ratings into this file; what it says about other tables stays.
ratings-help-log = Keep every game in this file; the same command goes on where it was cut off.
ratings-no-file = { $file } is no file of ratings; give another name, or the file that “backroom ratings --write” wrote.
ratings-other-log = { $file } has the games of another measurement; give another name, or the command that it comes from.

## The review

review-help = Look at a finished game again: the chances through it, the moves that cost most, and better ones.
review-help-moves = How many costly moves to show.
review-help-playouts = Playouts for the chances at a moment: more are slower and surer.
review-help-plot = Draw the chances as a picture (SVG) into this file.
review-reviewing = Reviewing
review-title = { NAME($game) }: the game in review
review-chances = Chances of winning, from what each seat knew and (with hindsight)
review-line = line
review-moves = The moves that cost most
review-cost = cost
review-who = player
review-played = played
review-better = better
review-why = why
review-why-played = and what was played
review-none = No move cost more than { $percent }% of a win.
review-plot-title = Chance of winning through the game
review-plot-line = line of the log
review-plot-up = chance in %
review-plot-hindsight = with hindsight
review-unfinished = This game is not over; a review looks at finished games.
review-no-why = The continuations that were searched went better.

## Why a move is better: in every game

why-points = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at the end.

## In the browser

review-button = Review the game
review-working = The game is being played through again to weigh its moves. This can take a minute or two.
review-instead = Better: { $move }
review-hint-button = Hint
review-hint = Hint: { $move }
review-hint-chance = Chance to win after it, as the search sees it: about { $percent }%.
review-hints-allowed = Players may ask a bot for hints

## Levels, weakest first, and how each plays

bot-level-random = anything goes
bot-level-beginner = beginner
bot-level-easy = gentle
bot-level-greedy = easy
bot-level-medium = fair
bot-level-hard = strong
bot-level-expert = master
bot-level-learned = self-taught
bot-level-styled = { $level }, { $style }
bot-style-told = { $style }. { $manner }
bot-manner-beginner = Still learning; often misses the best move.
bot-manner-easy = Knows the ropes, but overlooks something now and then.
bot-manner-greedy = Takes what looks best at a glance, and never looks twice.
bot-manner-medium = Tries a few ways on in its head before each move.
bot-manner-hard = Tries many ways on in its head before each move.
bot-manner-expert = Thinks longest of all, up to three seconds a move.
bot-manner-learned = Learned the game by playing against itself, and moves at a glance.

## Who sits with you: the page where bots are chosen

bots-title = Who sits with you?
bots-more = Each has a style of their own, the gentlest first.
bots-games = Games
bots-suits = suits you now
bots-rating-help = Rating over { $count ->
    [one] one measured game
   *[other] { $count } measured games
}, 95% interval { $low } to { $high }
bots-met = { $of ->
    [one] you were ahead { $count } of { $of } time
   *[other] you were ahead { $count } of { $of } times
}
bots-new = not met yet
bots-ask = Ask to sit
bots-seated = ✓ at the table
bots-missing = { $count ->
    [one] One more and you can begin
   *[other] { $count } more and you can begin
}
bots-ready = Everybody is here.
bots-fill = Surprise me
bots-own = Your rating on this scale: { $rating } ± { $give }.
bots-own-over = Rating over time
bots-own-over-more = an estimate from your games against the bots
bots-own-plot = Rating over time, { $count ->
    [one] one game
   *[other] { $count } games
}
bots-own-figure = { $rating } ± { $give }
bots-own-near = Nearest in strength: { $bot }, { $rating }.
bots-own-few = Few games so far: a rough guess.
bots-own-open = See that game
bots-own-figures = All figures, and how they are reckoned
bots-own-how = A game counts by whom you finished ahead of and how strong those bots were measured to be: whoever has 400 points more is ahead ten times out of eleven. Every figure takes all your games until then, and ± is twice its standard error. Rivals who are people are left out, as nobody has measured them.
bots-own-none = Your rating comes with your first finished game against a bot whose strength was measured.
bots-own-head-day = Day
bots-own-head-game = Game
bots-own-head-result = Result
bots-own-head-rating = Rating
bots-unrated = These levels have not been measured at this table yet.
bots-choose = Choose your opponents
