### Tables, the store, the server, and the check of exported games.

## What a table answers
server-bad-request = This request cannot be understood ({ $field }).
server-not-yours = This seat or table is not yours.
server-bad-origin = Requests from other pages are not accepted.
server-bad-host = This server does not answer to the name it was called by. Whoever runs it can set the name in BACKROOM_ORIGIN.
server-bad-link = This link is not valid, or no longer is.
server-link-used = This link has already been used. Ask whoever sent it for a new one.
server-one-seat = At a public table everybody has one seat.
server-claim-gone = You no longer have this seat or the right to watch, so the connection was closed.
server-no-table = There is no such table, or it is private and you need its link.
server-other-rules = This table was made with version { $rules } of the rules of { NAME($game) }; this server has version { $expected }. It is kept and can be exported, but not played on here.
server-game-gone = The game { NAME($game) } is not installed on this server any more. The table is kept and can be exported.
server-game-broken = The game { NAME($game) } made a mistake of its own, and this table cannot go on. It is kept as it is and can be exported.
server-log-broken = The log of this table cannot be replayed. It is kept as it is and can be exported, but not played on.
server-no-page = There is no such page.
server-stale = The position has changed since you chose; please look again.
server-not-now = { $status ->
    [open] This can be done once the game has started.
    [playing] This cannot be done while the game is being played.
    [over] The game is over.
    [away] A bot is playing this seat; take the seat back first.
    [asked] Somebody has asked for an undo; it must be answered first.
    [bits] Bits can be added once, before the game begins.
    [hint] No hint is available now.
   *[other] This cannot be done now.
}
server-nothing-to-undo = There is nothing to take back.
server-seat-taken = Seat { $seat } is taken.
server-no-code = No table goes by “{ $code }”: a letter may be wrong, the invitation may have been withdrawn, or the game has begun.
server-no-seat = Every seat of this table is taken.
server-seats-open = Seat { $seat } is still open.
server-bits-missing = { $seconds ->
    [0] Seat { $seat } has not added its bits for the draws. You can begin without them; that game is then not proven fair for that seat.
    [one] Seat { $seat } has not added its bits for the draws yet. In { $seconds } second you can begin without them.
   *[other] Seat { $seat } has not added its bits for the draws yet. In { $seconds } seconds you can begin without them.
}
server-other-promise = These bits answer another promise than this table’s; they do not count. Look at the table again.
server-no-bot = There is no bot “{ $bot }”; there are: { $expected }.
server-too-large = This is too large.
server-too-slow = { $seconds ->
    [one] Reading this took longer than a second and was given up.
   *[other] Reading this took longer than { $seconds } seconds and was given up.
}
server-bad-picture = This is not a JPEG picture of { $width } by { $height } pixels.
server-log-full = This table’s log is full (limit: { $most } entries): the game can be played to its end, but nothing else is written any more.
server-too-many = Too many requests; please wait a moment.
server-too-many-codes = Too many codes were tried; try again in { $seconds } s, or ask for the link.
server-too-many-tables = You have { $most } unfinished tables; finish or close some first.
server-no-data = { NAME($game) } takes no printed figures of your own.
server-not-json = Only JSON is accepted here.
server-store-away = The store does not answer. Nothing has been done; it will be tried again.
server-conflict = Somebody else was first at table { $table }.
server-no-hello = The connection said nothing for too long.
server-stops = The server is stopping; the connection will be restored.
server-mistake = Something went wrong inside this program. It has been noted.

## The store and the settings
server-store-newer = This store was written by a newer program (schema { $found }; this one knows up to { $known }). Please update the program.
server-store-unusable = The store { $where } cannot be used: { $why }.
server-store-busy = The store { $where } is in use by another server.
server-store-damaged = The store { $where } is damaged and was not opened: { $why }. Put a backup in its place; the damaged file stays as it is.
server-store-driver = The store needs { $driver }, which is not installed: pip install 'backroom[{ $extra }]'
server-bad-setting = { $name } cannot be “{ $value }”.
server-no-store = There is no store at { $file }.
server-no-such-table = There is no table { $table } in this store.
server-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
server-file-exists = { $file } is already there; nothing has been overwritten.
server-no-folder = The folder of { $file } does not exist.

## The command line
server-help-serve = Serve tables for others, over HTTP and WebSocket.
server-help-host = The address to listen on.
server-help-port = The port to listen on.
server-help-store = Where the logs live: a file, or postgresql://…
server-help-origin = The public address, e.g. https://play.example
server-help-backup = Copy the whole store into a new file, also while a server runs.
server-help-backup-file = The new file.
server-help-export = Take one table out of the store as a record that can be replayed and checked.
server-help-export-table = The table’s id.
server-help-export-to = Write it to this file instead of the screen.
server-help-export-seat = As this seat may know it, while the game goes on.
server-help-verify = Check an exported game: every draw, every receipt, every move, the result.
server-help-verify-file = The exported game.
server-help-verify-kept = What the browser kept of that game (“Fair play”): proves more.
server-serving = Backroom serves at { $address }
server-playing = Your table: { $address }
server-playing-end = To end it press Ctrl-C here.
server-playing-kept = Your games are kept in { $store }.
server-help-log = How much the server logs: debug, info, warning or error.
server-backed-up = { $file } holds { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
server-exported = { $file } holds { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.

## What a link to a finished game says where it is posted

server-card-title = { NAME($game) }: a finished game
server-card-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
server-card-score = Final score: { $scores }.
