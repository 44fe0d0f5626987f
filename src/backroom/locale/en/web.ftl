### The browser client: the frame around every game, the start page, and the short words of a table.

## Everywhere

web-home = Start page
web-close = Close
web-yes = Yes
web-no = No
web-label = { $label }:
web-pair = { $label }: { $value }
web-apart = { $first }; { $second }
web-of = { $count } of { $most }
web-you = you
web-send = Send
web-pick = choose
web-status-away = not connected
web-back = Back
web-undo = Undo
web-go-on = Go on
web-reload = Reload
web-please-wait = One moment…
web-error = Something went wrong. Please try again.
web-offline = The server cannot be reached. Your connection may be down.
web-away = Connection lost. Reconnecting…
web-stale = A newer version of this page is available.
web-copied = Copied.

## Start page

web-welcome = Pull up a chair
web-with-friends = With friends
web-puzzle = Puzzle of the day
web-learn = Learn
web-how = How to play
web-bad-wish = This address could not be understood; choose below.
web-mine-waiting = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
web-welcome-more = Board games against friends or bots, in this browser, without an account.
web-got-code = Got a code?
web-lost = This door stays shut
web-lost-page = There is nothing at this address: a letter may be wrong, or the link is old.
web-quick = Play against bots
web-make-table = A table of { NAME($game) }
web-make-and-invite = Make the table and invite
web-your-name = Your name
web-ask-name = What shall we call you?
web-ask-names = Who plays at this device?
web-ask-name-more = Asked once and kept in this browser. Without a name you are called by your colour.
web-minutes = { $range } min
web-minutes-more = About { $bots } minutes against bots, { $friends } with friends
web-minutes-how = Minutes: the decisions of whole games, counted, at { $seconds } seconds each, and what the screen needs to tell the rest. From the shortest against bots to the longest with friends.
web-minutes-about = about { $count } minutes
web-players = Players
web-player = Player { $number }
web-options = Options
web-seat-me = You
web-seat-here = A person at this device
web-seat-friend = A friend, by link
web-seat-bot-level = Bot: { $bot }
web-seat-free = free seat
web-pace = Pace
web-pace-none = No clock
web-pace-none-help = Everyone takes the time they need.
web-pace-live = Live
web-pace-live-help = 30 minutes each, and 10 seconds more for every move.
web-pace-slow = Slow
web-pace-slow-help = Up to 3 days for every decision.
web-public = Anyone may find this table and watch or sit down
web-data = Data from your own copy, for this table (a .toml file)
web-data-help = ◊ Some printed figures are reconstructed; the rules mark them. If your copy says something else, give its figures here: they are checked first.
web-data-choose = Choose a file
web-data-download = Download the usual figures
web-figures-other = This table is played with other printed figures than the usual ones.
web-figures-short = other figures
web-figures-here = At this table:
web-data-form = Fill in a form
web-data-form-title = { NAME($game) }: figures of your own copy
web-data-form-help = Change what is printed differently on your copy. The figures are checked before they are used.
web-data-use = Use these figures
web-data-save = Save as a file
web-data-usual = Back to the usual figures
web-data-filled = What you filled in
web-data-good = { $file } is valid and is used at this table.
web-start = Start the game
web-mine = Your tables
web-game-left-out = Left out ({ $package }): { $reason }
web-measure = Players, options
web-table-won = { $count ->
    [one] { $names } won with { $points }
   *[other] { $names } shared the win
}
web-table-you-won = { $count ->
    [one] You won with { $points }
   *[other] You shared the win: { $names }
}
web-table-begun = begun { $when }
web-table-waits = Waiting for { $names }
web-profile = Your games
web-profile-sum = { $count ->
    [one] One game finished, { $won } won.
   *[other] { $count } games finished, { $won } won.
}
web-profile-private = No account: only this browser can see this page.
web-profile-games = My games
web-profile-all = All games
web-profile-newest = newest first
web-profile-empty = You have not finished a game yet.
web-profile-won = won
web-profile-place = place { $place } of { $most }
web-profile-who = With whom
web-profile-who-all = everyone
web-profile-who-people = with people
web-profile-who-bots = bots only
web-profile-ended = How it ended
web-profile-ended-won = won
web-profile-ended-lost = lost
web-profile-watch = Watch
web-profile-review = Review
web-profile-none = No such game.
web-profile-rest = { $count ->
    [one] Show the one game
   *[other] Show all { $count } games
}
web-profile-of =
    { $won ->
        [one] win
       *[other] wins
    } { $count ->
        [one] in one game
       *[other] in { $count } games
    }
web-profile-par = by luck alone: { $par }
web-profile-met = Head to head
web-profile-met-more = how often you were ahead, how often the other
web-profile-bound = From your last { $most } tables. Tables shared on one device are not counted.
web-bot = bot
web-lobby = Open tables
web-lobby-empty = No public table at the moment.
web-status-open = waiting for players
web-status-playing = being played
web-status-over = finished
web-status-kept = kept

## Waiting room, links

web-waiting-room = Who is playing?
web-bot-at-seat = { $name } ({ $seat })
web-door-invite = Invite
web-door-withdraw = Withdraw the link
web-door-withdrawn = The link no longer opens the seat.
web-door-free = Free seat
web-seats-taken = { $count } of { $most } seats taken
web-door-kept = Kept for somebody
web-your-colour = Your colour
web-change-name = Name and face
web-another-face = Another face
web-join = Ask friends to the table
web-join-more = One link for all of them: whoever follows it gets the next free seat.
web-join-code = The link as a code for a phone’s camera
web-join-send = Send…
web-join-stop = Disable this link
web-join-stopped = The link no longer gives a seat.
web-what-we-play = What we play
web-what-change = Change
web-what-changed = Change what we play
web-what-keep = Play it like this
web-door-sitting = is sitting down
web-bots-lie = “A bot” at a free seat lays them out here.
web-tab-seats = Seats
web-chat-unread = Chat · { $count }
web-public-table = Anyone may find this table.
web-ready = Everybody is here.
web-fill = Fill with bots
web-waiting-host = Everybody is here. Whoever made the table starts the game.
web-door-you-host = you, host
web-door-host = host
web-door-ready = ready
web-door-away = not here now
web-door-bot = A bot
web-door-another = Another
web-door-clear = Free the seat
web-bot-sit = Ask to sit
web-bot-others = Others
web-bot-unmeasured = { $level }, not measured
web-who-sits = Who takes this seat?
web-who-measured = Strength is measured, not promised.
web-code-aloud = Code to say aloud
web-learn-waiting = Learn while you wait
web-begin-with = Begin with { $count }
web-may-begin = Here: { $count }. You may begin, or wait for more.
web-may-begin-more = { $count ->
    [one] The free seat goes; everybody keeps their colour.
   *[other] The { $count } free seats go; everybody keeps their colour.
}
web-begin-moves = In a game of { $count }, nobody plays { $colours }. Another colour for: { $names }.
web-moved-for-you = You now play { $colour }: your former colour is not used in a game of { $count }.
web-changed-for-you = { $name } has changed what we play. Now: { $what }
web-understood = All right
web-seats-need = { $count ->
    [one] One more and you can begin.
   *[other] { $count } more and you can begin.
}
web-host-begins = { $name } begins the game.
web-sit = Sit down
web-leave = Leave
web-copy-link = Copy the link
web-copy-watch = Copy a link to watch
web-export = Save the record
web-rematch = Play again
web-replay = Watch from the beginning

## Table: whose turn, log, chat, history

web-skip-to-moves = Go to the moves
web-away-seat = A bot plays for { $name }.
web-come-back = Take the seat back
web-leave-game = Leave the game
web-leave-sure = Leave? A bot plays on for you; you can come back.
web-your-turn = Your turn
web-to-act = to act
web-waiting-for = Waiting for { $names }
web-here = connected
web-seats = Players
web-log = Log
web-log-more = Show earlier lines
web-log-goto = Show the table after this line
web-log-goto-seq = Show the table after line { $seq }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table
web-history = Moments of the game
web-history-first = To the beginning
web-history-back = One step back
web-history-next = One step on
web-history-now = Back to now
web-in-the-past = You are looking at an earlier moment. Go back to now to play.
web-since = Since your last turn
web-eyes = View as
web-eyes-own = me
web-eyes-all = all hands
web-undo-asked = { $name } asks to take back: { $what } Agreed?
web-undo-asking = You ask to take back: { $what } Waiting for { $names }.
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No rule has “{ $text }” in it.
web-show-rule = Rule { $rule }
web-pass = Pass the device to { $name }
web-pass-why = So that nobody sees what is not meant for them.
web-pass-ready = I am { $name }

## Lines of the log that every game has

web-line-made = The table is set.
web-line-sat = { $name } sits down.
web-line-reseat = { $name } now plays { $colour }.
web-line-agreed = What we play has been changed.
web-line-fewer = The game begins with { $players }: the free seats are gone.
web-line-named = A player now goes by the name { $name }.
web-line-bot = A bot ({ $bot }) takes the seat of { $name }.
web-line-open = A seat is free again.
web-line-started = The game begins.
web-line-left = { $name } leaves; a bot ({ $bot }) plays on.
web-line-left-clock = The time of { $name } has run out; a bot ({ $bot }) plays on.
web-line-back = { $name } is back.
web-line-retract = { $name } takes the sealed choice back.
web-line-undo = { $name } takes back: { $what }
web-line-ask = { $name } asks to take back: { $what }
web-line-vote-yes = { $name } agrees.
web-line-vote-no = { $name } does not agree.
web-line-closed = The table is closed.
web-line-rematch = A new game begins at another table.

## Settings

web-settings = Settings
web-legend = Signs and keys
web-language = Language
web-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = dark
web-contrast = Contrast
web-contrast-system = system
web-contrast-normal = normal
web-contrast-more = high
web-palette = Players’ colours
web-palette-usual = usual
web-palette-protan = red-weak
web-palette-deutan = green-weak
web-palette-tritan = blue-weak
web-palette-help = For eyes that tell some colours apart less well (protan, deutan, tritan). Shapes and letters are always there.
web-density = What the board shows
web-density-table = as on the table
web-density-table-help = Only the pieces.
web-density-normal = normal
web-density-normal-help = The pieces, who leads, and by how much.
web-density-expert = everything
web-density-expert-help = Everything that can be worked out from what is open: what each player could have at most, or would be paid now.
web-sound = Sounds, and a bell when it is your turn
web-notify = A browser notice when it is your turn

## Tammany Hall: short words of the table

web-moves = Moves
web-end-anyway = End anyway
web-undo-ask = Ask to take back
web-undo-ask-what = Ask to take back: { $what }
web-undo-edge = You can undo anything below this line; above it the others must agree.
web-undo-edge-shut = From here on up, taking back needs the others’ consent.
web-clock-days = { $days } d { $hours } h
web-clocks = Clocks

## The stage: tabs of a phone, zoom

web-tabs = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-help = Help
web-messages = Messages
web-zoom = Zoom in or out
web-undo-this = the last move

## What happens, played step by step

web-speed = Speed
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-once = at once
web-sounds = Sounds
web-play = Play
web-pause = Pause
web-more = More
web-bot-for = { $name } (bot)
web-log-now = Jump to now

## Shows

web-show = Show
web-show-prev = Previous
web-show-next = Next
web-show-skip = To the end
web-show-again = Watch again
web-final = The final score
web-plot-points = Points through the game
web-plot-round = round { $number }
web-plot-term = term { $number }
web-final-sum = in all
web-end-board = Show the board
web-end-how = How it is checked
web-end-turns = What turned the game
web-end-turns-more = A review plays the game through again and finds the moves that cost most. It takes a minute or two.
web-end-find-turns = Find them
web-end-no-turns = No single move cost { $percent } of a win.
web-replay-unreviewed = Not reviewed yet.

## Replay

web-replay-controls = Replay
web-replay-of = of { $most }
web-replay-next = Next
web-replay-part = round
web-replay-show = show
web-replay-mine = my move
web-replay-bad = mistake
web-replay-slip = Cost { $percent }% of a win.
web-replay-end = To the end
web-share = Copy link
web-share-game = Share this game
web-share-public = Whoever has this link can watch the finished game.
web-share-private = Whoever has this link can watch the finished game, without the chat. It gives nobody a seat.
web-share-names = Show the names of the people
web-share-names-picture = With people’s names in the picture
web-share-picture = Save a picture of the board
web-share-no-picture = This browser could not draw the picture.
web-share-renew = Make a new link
web-share-renew-help = A new link makes the old one stop working.
web-review-watch = Watch this
