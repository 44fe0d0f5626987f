### The command line and the game at a terminal.

## Help

house-help-backroom = Board games of votes, deals and double-crosses: play them, simulate them, watch them again.
house-help-version = The version, and whether the rules run compiled.
house-help-lang = Language: en, fr or it (default: BACKROOM_LANG or the system’s).
house-help-help = Show this help and exit.
house-help-default = (default: { $value })
house-help-required = (required)
house-help-arguments = Arguments
house-help-options = Options
house-help-commands = Commands
house-help-usage = Usage:
# What stands for a value in a command's help.
house-help-place =
    { $name ->
        [file] FILE
        [dir] DIR
        [name] NAME
        [value] VALUE
        [level] LEVEL
        [table] TABLE
        [tableau] TABLEAU
        [seat] SEAT
        [id] ID
        [bot] BOT
        [url] URL
        [options] OPTIONS
        [command] COMMAND
        [args] ARGS
       *[game] GAME
    }
house-help-kind =
    { $kind ->
        [int] number
        [float] number
       *[str] word
    }
house-help-json = Print one JSON object for a program to read.
house-help-game = The game’s name, such as tammany.
house-help-option = An option of the game; may be given several times.
house-help-data = A file with the printed figures of your own copy, for games that take one.
house-help-play = Play: a table in the browser, or with --terminal right here.
house-help-terminal = Play in this terminal.
house-help-players = Number of players.
house-help-play-seats = Who sits where, in seat order: “me”, “me:Anna” or a bot’s name, in a style too (hard~STYLE); several people share the terminal.
house-help-seed = Number from which all draws come: the same seed, the same luck.
house-help-load = Resume a saved game.
house-help-sim = Let bots play many games and count.
house-help-games = Number of games.
house-help-sim-seats = The bots in seat order, such as greedy,random,random.
house-help-record = Save every game as a file in this folder.
house-help-threads = Threads for games between random bots.
house-help-replay = Check a stored game line by line and show a moment of it.
house-help-replay-file = A record: JSON written by “save”, “sim --record” or an export.
house-help-at = Show the game after this many lines of its log (default: all).
house-help-seat = Show what this seat saw: its number from 0, or its colour (default: a spectator).
house-help-log = Show the lines of the log too.
house-help-rules = The rules in our own words, with ids and rulings.
house-help-rule = Only this rule, such as TH-22.
house-help-bench = Run a benchmark of the checkout; further options go to it.
house-help-bench-name = The benchmark’s name, such as engine.
house-help-data-group = Files of printed figures.
house-help-data-export = Write the printed figures of a game as a file to correct from your own copy.
house-help-data-out = Where to; without it they are printed here.
house-data-exported = { $file } holds the printed figures of { NAME($game) }. Correct them from your copy, check them with “backroom data check { $file }”, and play with “--data { $file }”.
house-data-there = { $file } is there already: nothing was written over it.
house-help-data-check = Check that a file of printed figures is valid.
house-help-data-file = A TOML file like a game’s printed.toml.
house-help-data-game = The game it is for, where the file itself does not say.

## What the command line says

house-compiled = compiled
house-plain-asked = plain Python (slow): BACKROOM_PURE=1 asks for it
house-plain-no-compiler = plain Python (slow): no C compiler was there when backroom was installed; install one and install backroom again
house-sim-title = { NAME($game) }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
house-sim-seat = seat
house-sim-bot = bot
house-sim-wins = wins
house-sim-score = mean score
house-sim-speed = { $decisions } decisions in { $seconds } s: { $rate } a second.
house-replay-title = { NAME($game) }, after line { $line } of { $last }
house-log = The log
house-data-good = { $file } is valid: printed figures for { NAME($game) }.

## Bad input

house-usage = { $reason }; “backroom --help” shows what is possible.
house-no-command = There is no command “{ $command }”; there are: { $known }.
house-no-option = There is no option { $option } here; “--help” shows those there are.
house-missing = { $parameter } is missing; “--help” shows what is expected.
house-bad-value = { $parameter }: { $reason }.
house-extra = “{ $text }” is more than this command takes; “--help” shows what is expected.
house-needs-value = { $option } needs a value; “--help” shows which.
house-not-whole = a whole number is needed
house-not-number = a number is needed
house-language = There is no language “{ $lang }”; there are { $known }.
house-no-file = { $file } cannot be read: { $reason }.
house-no-write = { $file } cannot be written: { $reason }.
house-file-exists = { $file } is already there and will not be overwritten; give another name.
house-os-absent = there is no such file
house-os-denied = permission denied
house-os-folder = it is a folder
house-os-not-folder = it is not a folder
house-os-full = the disk is full
house-os-exists = it is already there
house-os-read-only = the disk is read-only
house-option-form = An option is given as NAME=VALUE, not as “{ $text }”.
house-option-twice = The option “{ $option }” is given twice.
house-at-least-one = { $option } must be at least 1, not { $value }.
house-no-bot = “{ $name }” cannot sit there; choose from { $known }.
house-seats-count = { $seats ->
    [one] { $seats } seat is named
   *[other] { $seats } seats are named
} for { fact-players }.
house-nobody = Nobody here plays: put “{ $person }” among the seats, or use “backroom sim”.
house-which-game = Which game? There are: { $known }.
house-terminal-only = { $option } works at the terminal only: add --terminal.
house-port = Nothing can listen at { $host }, port { $port }: { $reason }.
house-no-seat = There is no seat “{ $seat }”: give a number from 0 to { $last } or one of { $colours }.
house-no-line = There is no line { $line }: the log has 0 to { $last }.
house-no-rules = The rules of { NAME($game) } are not written down yet.
house-no-rule = { NAME($game) } has no rule “{ $rule }”; its rules run from { $first } to { $last }.
house-no-bench = There are no benchmarks at { $folder }: they come with the checkout, not with the installed package.
house-bench-unknown = There is no benchmark “{ $name }”; there are: { $known }.
house-not-toml = { $file } is not TOML: { $reason }.
house-data-which = { $file } does not say which game it is for; give --game, one of { $known }.
house-data-fixed = { NAME($game) } is always played with its own printed figures; --data does not apply to it.
house-load-alone = A saved game brings its own seats and options: leave the others out.
house-load-other = { $file } is a game of { NAME($found) }, not of { NAME($game) }.
house-load-over = The game in { $file } is over; “backroom replay” shows it.

## At the terminal

house-welcome = { NAME($game) }. Type a move or its number; “help” shows what else there is.
house-chance = chance
house-to-act = To act:
house-your-move = to move
house-form = Type “{ $move } …”, with at most: { $most }
house-hand-over = Pass the device to { $seat } and press Enter there.
house-no-number = There is no move number { $number }: they run from 1 to { $last }.
house-terminal-help =
    a move, or its number in the list
    undo          take back your last move
    hint          what a search would do from what you know, and why
    why [MOVE]    the rule that refused the last move, or would refuse this one
    rules [ID]    all rules, or one
    save [FILE]   save the game in a file; resume it later with --load
    look          show the position again
    log           everything so far
    quit          leave
house-meant = Did you mean “{ $word }”? For example: { $example }
house-meant-word = Did you mean “{ $word }”?
house-meant-not-now = Did you mean “{ $word }”? It cannot be done now.
house-why-hint = “why” shows rule { $rule }.
house-why-legal = { $move }: nothing forbids it.
house-why-nothing = Nothing has been refused. “why MOVE” asks about a move.
house-nothing-to-undo = There is no move of yours to take back.
house-undo-more = That also takes back { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} after it, by others and by chance. Do it? (y/n)
house-undone = Taken back.
house-yes-letters = y
house-saved = Saved in { $file }.
house-save-name = File name to save this game under (empty: do not save):
house-bye-saved = Goodbye; the game is in { $file }.
house-end = The end
house-place = place
house-points = points

## Headings of what a view shows, the same in every game

view-phase = phase
view-round = round
view-turn = turn
view-first = first player
view-order = order of play
view-seats = players
view-points = points
view-score = score
view-number = no.
view-hand = hand
view-deck = deck
view-discard = discard pile
view-bag = bag
view-stock = stock
view-winner = winner
view-leaders = leading
view-choice = choice
view-locked = chosen
view-thinking = thinking
view-seat = seat
view-total = total
view-result = result

## Counting a game on a real table

house-help-count = Score a game you play in person.
house-help-count-tableau = One player’s cards, such as “3 artisans, 1 knight”; one text a player. Without any, they are asked for.
house-help-count-number = Which count: 1, 2 or 3.
house-help-count-ties = The event “ties do not count” is in force.
house-help-count-trick = A dirty trick on a guild, such as “2 knights +1”: player 2 has one more at this count.
house-count-few = { $players ->
    [0] Nobody has
    [one] Only { $players } player has
   *[other] Only { $players } players have
} cards so far; at least { $low } are needed.
house-help-count-data = Printed facts of your own copy (TOML).
house-count-number = There is no count { $value }: it is 1, 2 or 3.
house-help-count-game = Which game, where more than one can be counted.
house-count-not = Games of “{ NAME($game) }” cannot be scored here.
house-help-list-games = Which games there are, where they come from, and what is wrong with those that are left out.
house-game-left-out = Left out ({ $package }): { $reason }
house-help-new-game = Write a small working game to start from: rules, words, tests.
house-help-new-game-name = The game’s name: small letters, digits and _.
house-help-new-game-to = The folder to write it into (default: here).
house-new-game-taken = “{ $game }” is already the name of a module of Python or of a device: a package of that name would not be found. Choose another one.
house-new-game = { $count ->
    [one] { $count } file
   *[other] { $count } files
} in { $folder }. What next: pip install --no-build-isolation -e { $folder }, then python -m pytest { $folder }, then backroom play { $game }.
