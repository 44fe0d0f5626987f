### Fair play: checking a game’s chance, in the command line and in the browser.

## What a check finds

verify-good = Everything checks out: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { $receipts ->
    [one] { $receipts } receipt
   *[other] { $receipts } receipts
}.
verify-unfinished = The game is not over, so its secret is not opened yet; it can be checked at the end.
verify-commit = The opened secret is not the one that was promised before the game.
verify-bits = The bits that people added are missing or broken, or the log does not say when they were added.
verify-draw = Line { $seq }, draw { $draw }: it must be “{ $expected }”, the file says “{ $found }”.
verify-odds = Line { $seq }, draw { $draw }: the odds in the file are not those of the rules.
verify-receipt = Line { $seq }: the sealed choice does not match its receipt.
verify-move = Line { $seq }: “{ $text }” was not possible there.
verify-hole = Line { $seq } is missing or out of order.
verify-log = The record’s log does not match its lines.
verify-result = The result is not the one that the moves lead to.
verify-kept-table = What was kept belongs to another table.
verify-kept-commit = The promise in the file is not the one that was kept when bits were added.
verify-kept-bits = Seat { $seat }: the bits in the file are not those that were added.
verify-kept-receipt = Line { $seq }: the receipt in the file is not the one that was given when the choice was locked.

## What it proves, and what it does not

verify-proves-rules = Every move was legal, and they lead to this result.
verify-proves-draws = Every draw follows from the promised secret and the bits in this file; none was changed, repeated or left out.
verify-proves-receipts = Every sealed choice matches the receipt in this file.
verify-proves-chosen = The promise is the one that stood before bits were added at: { $own }; those bits count. So the server alone could not choose the draws.
verify-proves-kept-receipts = The receipts that were kept during play are the ones in this file: those choices were not changed.
verify-not-first = It does not prove that the server did not choose the draws: this table is of an older kind, where bits were added without knowing the promise, so many secrets could be tried.
verify-not-bits = It does not prove that the server did not choose the draws: no person added bits.
verify-not-missing = { $count ->
    [one] It proves nothing about the draws to the person who added no bits: { $missing }.
   *[other] It proves nothing about the draws to the people who added no bits: { $missing }.
}
verify-not-kept = The file alone does not prove that the server did not choose the draws. Whoever added bits can prove it with what the browser kept (“Fair play”, “Save what this device kept”).
verify-not-later = The server could still have chosen the draws together with somebody who added bits later: { $later }.
verify-not-abandoned = It does not prove that no other table was given up before because somebody did not like its draws.
verify-not-ahead = It does not prove that nobody knew the draws in advance: whoever runs the server could.
verify-not-sealed = It does not prove that nobody looked: whoever runs the server could read sealed choices.
verify-not-receipts = The file alone does not prove that sealed choices were not changed: for that, compare it with the receipts that a player kept.
verify-not-who = It does not prove who sat in which seat, nor who agreed to an undo.
verify-not-rules = This device checks draws and receipts, not the rules: whether moves and odds were right is checked by the command “backroom verify” with the saved game.

## The window in the browser

fair-title = Fair play
fair-how = Before the game the server fixes a secret and shows its fingerprint: the promise. Only then each person’s device adds random bits. Every draw follows from both. At the end the secret is opened, and this device recalculates every draw.
fair-how-first = This table is of an older kind: bits were added before the promise could be seen. The numbers can be checked, but not that the server did not choose them.
fair-promise = The promise
fair-promise-kept = This device kept it before it added bits.
fair-promise-seen = This device keeps it as it first saw it; it added no bits itself.
fair-promise-changed = The server shows a different promise from the one that this device kept. Do not trust the draws of this table.
fair-bits = Whose bits are in
fair-bits-own = from this device
fair-bits-person = from this person’s device
fair-bits-bot = a bot adds none
fair-bits-wait = not yet
fair-bits-missing = none: nothing is proven to this person
fair-bits-changed = not the ones that this device sent: do not trust the draws of this table
fair-bits-server = from the server
fair-receipts = { $count ->
    [0] Receipts: this device holds none yet. Each sealed choice gets one.
    [one] Receipts: this device holds { $count } for a sealed choice.
   *[other] Receipts: this device holds { $count } for sealed choices.
}
fair-receipt = line { $seq }
fair-later = Once the game is over this device checks everything here.
fair-closed = This table ended without a game: there is nothing to check.
fair-checking = Checking…
fair-good = { $draws ->
    [one] Checked: { $draws } draw
   *[other] Checked: { $draws } draws
} { $receipts ->
    [0] recalculated by this device; all is right.
    [one] and { $receipts } receipt recalculated by this device; all is right.
   *[other] and { $receipts } receipts recalculated by this device; all is right.
}
fair-bad = { $count ->
    [one] Something is wrong here:
   *[other] { $count } things are wrong here:
}
fair-failed = The game could not be fetched, so nothing was checked.
fair-again = Check again
fair-proves = What this proves
fair-proves-not = What it does not prove
fair-save = Save what this device kept
fair-waiting = { $count ->
    [one] Waiting for the device of { $names } to add its bits to the draws.
   *[other] Waiting for the devices of { $names } to add their bits to the draws.
}
fair-without = Begin without them
fair-without-more = The game then proves nothing about its draws to those whose bits are missing.
