### Puzzles: positions in which one move is clearly best, at the terminal and in the browser.

puzzle-task = One move is clearly best here. Find it.
puzzle-right = Right: { $move }
puzzle-shown = The best move: { $move }
puzzle-wrong = Allowed, but not the best move. Try again.
puzzle-wrong-cost =
    Allowed, but it gives away { $chances ->
        [one] one chance of winning in a hundred
       *[other] { $chances } chances of winning in a hundred
    }. Try again.
puzzle-terminal-help = Type a move, or: hint (where to look, then two moves to choose from), look (the position again), show (the solution), help, quit.
puzzle-help = Solve a puzzle of a game: the puzzle of the day, or the one you name.
puzzle-help-id = The puzzle’s number, such as 012
puzzle-help-group = Puzzles: find new ones, check those that are shipped
puzzle-help-make = Find puzzles in bots’ games; an interrupted run goes on from its file.
puzzle-help-check = Search every puzzle again with ten times the budget.
puzzle-help-out = The file to write, and to go on from
puzzle-help-count = How many
puzzle-help-seed = The same seed finds the same puzzles
puzzle-help-kind = The largest share of moves of one kind (first word)
puzzle-help-mend = Keep what the file has, whatever seed found it, as far as it still holds, and fill up by this seed
puzzle-help-only = Only this puzzle; may be given several times
puzzle-making = Finding puzzles
puzzle-checking = Checking puzzles
puzzle-made =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }, in { $file }
puzzle-checked =
    { $count ->
        [one] One puzzle holds.
       *[other] All { $count } puzzles hold.
    }
puzzle-doubtful = The search does not find one clearly best move in: { $puzzles }
puzzle-title = Puzzle
puzzle-day = Puzzle of the day
puzzle-number = no. { $number }
puzzle-level =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-you-are = You play { $seat }.
puzzle-solved = Solved: this was the best move.
puzzle-shown-title = The best move
puzzle-others = What other moves give away
puzzle-cost = −{ $chances }%
puzzle-hints = Hints
puzzle-hint-free = A hint does not break your row of days.
puzzle-hint-first = First hint
puzzle-hint-second = Second hint
puzzle-hint = Hint
puzzle-look = Compare what each move leaves you with, and what it leaves the others.
puzzle-either = It is one of these two:
puzzle-show = Show the solution
puzzle-again = Set it up again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-done =
    { $how ->
        [first] solved at the first try
        [later] solved
       *[shown] solution seen
    }
puzzle-streak =
    { $days ->
        [0] no day in a row yet
        [one] one day in a row
       *[other] { $days } days in a row
    }
