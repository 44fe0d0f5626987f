### Learning a game: the frame around every tutorial, in the browser and at the terminal.

learn-title = Learn the game
learn-progress = { $step } of { $steps }
learn-minutes =
    { $minutes ->
        [one] about one minute left
       *[other] about { $minutes } minutes left
    }
learn-steps = Your lesson
learn-back = Back
learn-skip = Skip step
learn-show = Show me
learn-again = Try again
learn-leave = Leave, go on later
learn-leave-short = Leave
learn-first-game = Play your first game
learn-allowed = That is allowed too. For this lesson, try what is lit.
learn-refused = The rules do not allow that here:
learn-point = Point at it on the board.
learn-choose = Choose an answer.
learn-lit = This step is about what is lit. Nothing you do here can go wrong.
learn-done = That was the last step.
learn-rule = Rule { $rule }
learn-help = Learn a game by playing: short lessons on real positions, here at the terminal
learn-help-from = Begin with this lesson
learn-terminal-help = Type what is asked. “show” does it for you, “skip” goes to the next lesson, “back” to the one before, “look” shows the position, “quit” leaves.
learn-you = You
learn-well-done = Well done.
learn-left = You can go on later with --from { $step }.
learn-next-game = Now a game: backroom play { $game } --terminal
learn-point-terminal = Type the place: { $places }
learn-begun = So far: { $move }. Type all of it.

how-title = How to play
how-goal = Goal
how-turn = Your turn
how-score = How you score
how-end = When it ends
how-advice = For your first game
how-rules = The numbered rules
how-print = Print
how-learn = Learn by playing
