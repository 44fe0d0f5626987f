### What every game says when something cannot be done: moves, records, options, printed facts.
### fact-… messages turn a fact ($seat = "red") into words; other messages refer to them and share their facts.

fact-seat =
    { $seat ->
        [red] Red
        [yellow] Yellow
        [purple] Purple
        [black] Black
        [brown] Brown
        [green] Green
        [blue] Blue
        [white] White
        [orange] Orange
        [pink] Pink
        [grey] Grey
       *[other] { $seat }
    }
fact-target =
    { $target ->
        [red] Red
        [yellow] Yellow
        [purple] Purple
        [black] Black
        [brown] Brown
        [green] Green
        [blue] Blue
        [white] White
        [orange] Orange
        [pink] Pink
        [grey] Grey
       *[other] { $target }
    }
fact-other =
    { $other ->
        [red] Red
        [yellow] Yellow
        [purple] Purple
        [black] Black
        [brown] Brown
        [green] Green
        [blue] Blue
        [white] White
        [orange] Orange
        [pink] Pink
        [grey] Grey
       *[other] { $other }
    }
fact-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }

## Moves

error-not-your-turn = It is not your turn: { fact-seat } is to act.
error-already-chosen = You have made your choice; the others have not all chosen yet. You can take it back with “retract”.
error-chance-acts = Nobody can act now: something has to be drawn first.
error-chance-line = That is for chance to say, not for a player.
error-game-over = The game is over; no more moves can be made.
error-not-over = The game is not over yet, so there is no result.
error-not-a-move = “{ $text }” is not a move. Moves begin with one of these words: { $expected }.
error-illegal-action = Action { $action } is not allowed now.
error-contradiction = This position contradicts itself: what seat { $seat } has seen cannot have been.
error-nothing-to-retract = There is nothing you could take back now.
error-no-such-seat = There is no seat { $seat }: this game has { fact-players }, their seats are counted from 0.

## Options

error-game-unknown = There is no game “{ $game }”. The games are: { $expected }.
error-bot-unknown = There is no bot “{ $bot }”. The bots are: { $expected }.
error-bot-not-learned = The bot “{ $bot }” has not learned { NAME($game) } with { fact-players }.
error-style-unknown = The bots of { NAME($game) } have no style “{ $style }”. Their styles are: { $expected }.
error-style-none = The bots of { NAME($game) } all play in one manner: they have no style “{ $style }”.
error-style-level = The bot “{ $bot }” has no styles. Those that have: { $expected }.
error-lesson = The file { $file } of the learned bot does not fit this version: { $field }.
error-values = { $file } is no file of a learned value of { NAME($game) } ({ $field }). `python -m backroom.research.iterate` makes one: best.net.
error-too-much = { $what ->
    [bytes] This is longer than can be read here (limit: { $most } bytes).
    [lines] This has more lines than can be read here (limit: { $most }).
    [depth] This is nested too deeply to be read here (limit: { $most }).
   *[members] This has more parts than can be read here (limit: { $most }).
}
error-game-seats = The game “{ $game }” is declared for { $low } to { $high } players. A game can be for 1 to { $most }.
error-game-colours = The game “{ $game }” is for up to { $high } players, but its seats do not have that many different colours: { $colours }.
error-game-actions = The game “{ $game }” declares { $actions } numbers for actions, the first { $players } of them for players. There can be 1 to { $most }, those for players first.
error-game-width = The game “{ $game }” declares decisions with up to { $width } choices. A decision can have 1 to { $most }.
error-game-state = The game “{ $game }” is not what it declares: { $actions } numbers for actions and { fact-players } are asked for, its rules have { $has } and { $seats }.
error-game-name = “{ $game }” cannot be the name of a game: a name has at most 32 small letters, digits and _, and begins with a letter.
error-game-import = The game “{ $game }” cannot be loaded: { $reason }.
error-game-declaration = The game “{ $game }” has no declaration of that name: its module needs a Game called GAME whose name is “{ $game }”.
error-game-twice = There are two games called “{ $game }”; the second one is left out.
error-game-contract = The game “{ $game }” was written for contract { $needs } of the engine, and this one keeps { $has }: a newer Backroom is needed.
error-game-plain = The game “{ $game }” is not compiled, but the engine is. Install it with a C compiler, or run everything as plain Python with BACKROOM_PURE=1.
error-game-words = The game “{ $game }” lacks { $count ->
        [one] one message
       *[other] { $count } messages
    } in the language “{ $lang }”; the first is { $key }.
error-game-words-taken = The game “{ $game }” brings messages that there are already; the first is { $key }. Names of messages, and ids of rules, are each game’s own.
error-game-room = The game “{ $game }” is for up to { $high } players, but SEATS in its schema.py, the length of rows with a place for each seat, is { $room ->
        [0] missing
       *[other] { $room }
    }.
error-game-size = A position of the game “{ $game }” has { $size } numbers. It can have up to { $most }.
error-game-hidden = The game “{ $game }” says that nothing is hidden, but its schema.py hides: { $members }.
error-game-rules = The rules of “{ $game }” cannot be relied on with { fact-players }: { $what ->
        [actor] who acts ({ $found }) is not who may act
        [none] whoever is to act ({ $found }) has no legal action
        [width] a decision offers { $found } choices, more than the width that is declared
        [number] { $found } is no number of an action that is declared
        [order] the actions of { $found } do not ascend
       *[weight] an outcome of chance has the weight { $found }, and not at least 1
    }.
error-game-no-observer = The game “{ $game }” { $why ->
        [plain] has an observe.py that is not compiled, though the engine is: it needs an observe.pxd beside it
       *[missing] has no observe.py, which says what a seat knows as numbers
    }. Programs cannot learn it without.
error-game-endless = A game with { fact-players } was not over after { $steps } actions: its rules never end the game.
error-players = “{ NAME($game) }” is for { $span ->
    [0] { $low }
   *[other] { $low } to { $high }
} players, not for { $players }.
error-option-unknown = “{ NAME($game) }” has no option “{ $option }”. { $expected ->
    [none] It has none.
   *[other] Its options: { $expected }.
}
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $expected }.

## Records

error-record-json = This is not a whole record: the text is cut short or is not JSON ({ $reason }).
error-record-format = The record has format { $format }; this version reads format { $expected }.
error-record-field = A field of the record is missing, unknown or wrong: { $reason }.
error-record-rules = The record was played by rules version { $rules }; this version plays by { $expected }.
error-record-seats = The record names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for { fact-players }.
error-record-seat = Line { $line } of the record’s log is by “{ $seat }”; expected “chance” or a seat from 0 on, for { fact-players }.
error-record-illegal = Line { $line } of the record’s log, “{ $move }”, cannot be played there: { $reason }.
error-record-short = The record tells a result, but its log ends before the game does.
error-record-unfinished = The record’s log plays the game to its end, but tells no result.
error-record-result = The record’s result is not the one that its log leads to.

## Printed facts

data-unreadable =
    { $file }: { $line ->
        [0] the text cannot be read.
       *[other] line { $line } cannot be read, from character { $column } on.
    }
data-field-missing = { $field }: this field is missing.
data-field-unknown = { $field }: there is no such field.
data-field-value = { $field }: “{ $value }” does not fit here. { $wanted ->
    [whole] It must be a whole number from { $low } to { $high }.
    [numbers] It must be { $count ->
        [-1] a list of whole numbers from { $low } to { $high }
        [one] a list of one whole number from { $low } to { $high }
       *[other] a list of { $count } whole numbers from { $low } to { $high }
    }, in square brackets with commas between them.
    [falling] It must be a list of { $count ->
        [one] one whole number
       *[other] { $count } whole numbers, none larger than the one before it
    }.
    [list] It must be { $count ->
        [-1] a list
        [one] a list of one entry
       *[other] a list of { $count } entries
    }, in square brackets with commas between them.
    [parts] It must be a list of at least one and at most { $most } of these words: { $expected }.
    [text] It must be a text in quotation marks.
    [flag] It must be true or false.
    [table] It must be a section of its own, headed [{ $name }].
    [tables] It must be sections of their own, each headed [[{ $name }]].
    [once] The line “{ $expected }” must be there exactly once.
   *[choice] It must be one of these: { $expected }.
}
data-other-game = This is a file of the game “{ NAME($other) }”, not of “{ NAME($game) }”.
data-ward-missing = { $field }: ward { $ward } is missing.
data-ward-twice = { $field }: ward { $ward } is there twice.
data-neighbours-asymmetric = { $field }: ward { $ward } names { $ward2 } as its neighbour, but { $ward2 } does not name { $ward }.
data-neighbours-unknown = { $field }: ward { $ward } names { $ward2 } as its neighbour, and there is no ward { $ward2 }.
data-total = { $field }: the total is { $have }, it must be { $need }.

error-no-tutorial = { NAME($game) } has no tutorial.
error-no-lesson = The tutorial of { NAME($game) } has no lesson { $lesson }, or not that moment of it.
error-no-puzzles = { NAME($game) } has no puzzles.
error-no-puzzle = { NAME($game) } has no puzzle { $puzzle }.

## What a line of the log did, for games that have no sentences of their own; $move and $draws in the game's notation

step-plain-move = { fact-seat }: { $move }
step-plain-hidden = { fact-seat } has chosen.
step-plain-drawn = Drawn: { $draws }
step-plain-won = The game is over: { fact-seat } wins.
step-plain-over = The game is over: nobody wins alone.
step-retract = { fact-seat } takes the choice back.
