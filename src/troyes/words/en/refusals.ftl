### What is refused, and what to do then: one sentence each. Page and terminal can both come to say it; what only somebody
### at a terminal can get wrong stands in refusals-terminal.ftl.

## Setting up a table.

refused-game = There is no game '{ $game }'; the games are { $games }.
refused-players = { $game } is for { $fewest } to { $most } players, not { $players }.
refused-choice = { $game } has no set-up choice '{ $choice }'; it has { $known }.
refused-choice-value = The set-up choice { $choice } is one of { $values }, not '{ $value }'.
refused-choice-players =
    { $choice }={ $value } needs { $between ->
        [0] { $least } or { $most }
       *[other] { $least } to { $most }
    } players, not { $players }.
refused-version = Version { $version } of the rules of { $game } is not known here; a newer release of this program wrote that, so install it.
refused-level = There is no computer player '{ $level }'; choose one of { $levels }.
# In place of a list of names.
refused-none = none

## Printed values that differ from ours. The catalogue of a game says what they may be (`city-bounds-…`).

refused-components = { $game } has no components to change.
refused-components-nested = The components cannot be read: they are nested too deeply.
refused-components-unread = The components cannot be read: { $reason }.
refused-components-toml = Line { $line } of the components is no TOML: { $reason }.
refused-components-key = The components have no { $key }; there are { $known }.
refused-components-near = The components have no { $key }; did you mean { $near }?

# Of a value in a document: its place, what it should be, and what it is.
refused-value = { $place } must be { $wish }, not { $found }.
refused-wish-whole = a whole number from { $least } to { $most }
# In place of a value that cannot be quoted.
refused-that = that

## Choosing.

refused-game-over = The game is over; nothing can be chosen any more.
refused-not-asked = { $seat } has nothing to choose now; it is up to { $waiting }.
refused-not-your-turn = It is not the turn of seat { $seat }; wait until it is asked.
refused-token = '{ $word }' cannot be chosen now; { $seat } may choose { $options }.
refused-word = '{ $word }' is not a word of { $game }; docs/notation.md lists them.
refused-order = '{ $late }' is legal only in another order: write it before '{ $other }', as in '{ $whole }'; docs/notation.md says which order the words of a move have.
refused-chance-seat = Chance is not a seat; it throws by itself.
refused-move-long = The move was complete before its last token; send one move at a time.
refused-move-short = The move is not complete; choose what is still asked and send it again.
refused-take-back = { $seat } cannot take anything back: dice were thrown or others have moved since.

## Records. `why` is another of these sentences.

refused-at-line = Line { $line }, token { $token }: { $why }
refused-at-token = Token { $token }: { $why }
refused-at-header = The header: { $why }
refused-record-none = This is no record of a game: it has no header { $header }.
refused-record-number = The header { $header } must be a number, not '{ $value }'.
refused-record-choice = A set-up choice is written once, as name=value, not '{ $part }'.
refused-record-components = The record was played with other printed values; give the file that changes them with --components.
refused-record-position = The record has { $tokens } tokens, so it cannot be shown at token { $at }.
refused-record-result = The Result is '{ $result }', but the moves lead to '{ $found }'.
refused-dice-used = Those dice belong to another table already; make the table once more.
refused-dice-added = What you add to the dice is a number in hexadecimal, of at most 128 digits.
refused-proof-none = The throws of this record follow from nothing that can be checked; only games at a server's tables show that.
refused-proof-method = The throws of this record are proved in a way that is not known here; install a newer release of this program.
refused-proof-secret = This record has no Secret; it is told when the game is over.
refused-proof-commitment = The Secret of this record is not the one that the Commitment was made of: its throws are not proved.
refused-proof-added = The header Added of this record cannot be read; it names seats with numbers in hexadecimal.
refused-proof-throw = Throw { $throw } is not the one that was settled: it is '{ $found }', and should be '{ $expected }'.
refused-record-long = The record is longer than any game; look whether it is the right file.
# These follow the line and the token where they are found.
refused-record-ends = the record ends here, but by its Result it should be a finished game.
refused-record-seat = '{ $seat }' is no seat of this table.
refused-record-word = '{ $word }' is not a word of { $game }.
refused-record-header = a header looks like [Name "value"].
refused-record-header-late = a header cannot follow the moves.
refused-record-header-twice = the header { $header } stands there twice.

## What a table's own log may have wrong with it.

refused-log-seat = The log is damaged: '{ $seat }' is no seat of this table; restore a copy of it.
refused-log-word = The log has the word '{ $word }', which a newer release of this program wrote; install that one.
refused-log-numbers = The log is damaged: it has numbers that never meant anything; restore a copy of it.

## Tables of the server.

refused-no-table = There is no such table; ask for the invite link again.
refused-no-such-seat = This table has no such seat; choose one that it shows.
refused-no-seat-of-yours = You have no seat at this table.
refused-seat-taken = That seat is taken; choose another one.
refused-seat-not-yours = That seat is not yours; you can act for your own seats alone.
refused-hurry = Only those who play here, and who made the table, can hurry the computer players.
refused-not-host = Only the host of the table can give its seats to computer players.
refused-not-host-free = Only the host of the table can free its seats before the game.
refused-last-person = You are the last person at this table; end the game, or resign.
refused-sit-in = Only those who play here, and who made the table, can let a computer player sit in.
refused-sit-in-nobody = Nobody is waited for in that seat; a computer player can sit in only for somebody who is.
refused-patience-none = This table waits for everybody as long as it takes; no computer player sits in.
refused-patience-minutes = { $count ->
        [one] The table waits for { $who } one more minute; a computer player can sit in then.
       *[other] The table waits for { $who } { $count } more minutes; a computer player can sit in then.
    }
refused-patience-hours = { $count ->
        [one] The table waits for { $who } one more hour; a computer player can sit in then.
       *[other] The table waits for { $who } { $count } more hours; a computer player can sit in then.
    }
refused-patience-days = { $count ->
        [one] The table waits for { $who } one more day; a computer player can sit in then.
       *[other] The table waits for { $who } { $count } more days; a computer player can sit in then.
    }
refused-come-back = That seat is not yours to take back; choose one that a computer player holds for you.
refused-offer = This link is not good any more; ask for a new one.
refused-plays-already = You play at this table already; send the link to somebody else.
refused-late = Your time has run out; what happens then was settled when the table was made.
refused-table-gone = This table was taken off by whoever made it; go back to the lobby.
refused-remove = Only the host can take off a table, before it begins or if nobody else plays at it; put it away instead.
refused-again-early = The game still goes on; the same table can be laid again when it is over.
refused-not-begun = The game has not begun; it does when every seat is taken.
refused-started = The game has started, so seats cannot be changed any more.
refused-outdated = The table has moved on since; look at it and choose again.
refused-moved-on = The table has moved on meanwhile; look at it again.
refused-no-reactions = Nobody is asked to react at this table, or its game is over; there is nothing to answer once and for all.
refused-nothing-asked = Nothing is asked of that seat now; look at the table again.
refused-many-open-person = { $most } tables of yours wait for players; give their seats to computer players, or make another when they are cleared away after { $days } days.
refused-many-open-address = { $most } tables from your network wait for players; join one of them, or give their seats to computer players.
refused-many-playing-person = { $most } games go on at tables of yours; play some of them to the end first.
refused-many-playing-address = { $most } games go on at tables from your network; play some of them to the end first.
refused-many-reading = Too many records are being read; try again in a moment.
refused-advice-company = An adviser only helps where nobody else plays but computer players; here others play too.
refused-no-lesson = There is no lesson '{ $lesson }'; choose one in the lobby.
refused-lesson-step = The lesson has { $steps } steps; ask for one from 0 on.
refused-replay-early = The game still goes on; its record and its replay are there when it is over.
refused-replay-position = The game has { $tokens } tokens; ask for a position from 0 to that.
refused-branch-early = Only a finished game can be played on from; this one still goes on.
refused-branch-nothing = There is nothing to play on from there; choose an earlier position of the game.
refused-thought-long = That took too long to think about; try again in a moment.
refused-program-changed = The program was changed while it ran; start it anew.

## People of the server.

refused-nobody = The page does not know you yet; load it again.
refused-person = That person is not known here; reload the page to start anew.
refused-name = A name needs at least one letter.
refused-login = A login has 3 to 40 letters, digits or any of . _ - @ +; choose such a one.
refused-login-taken = Somebody has that login already; choose another one.
refused-signed-in = You are signed in already; sign out first to make another account.
refused-credentials = That login and password do not belong together; check both and try again.
refused-password = That is not your password; check it and try again.
refused-no-password = You have no password yet that could be changed; add one first.
refused-session-gone = That browser is signed out already; load the list again.
refused-session-over = You have signed in or out on another page; load this one again.
refused-passkey-other = That passkey is not one of this account; use one that is.
refused-passkey-taken = That passkey is in use already; sign in with it.
refused-passkey-unknown = That passkey is not known here; sign in another way.
refused-passkey-used = That passkey has been used meanwhile; try once more.
refused-passkey-late = The passkey was not asked for, or took too long; try once more.
refused-passkey-site = Passkeys need a site with a name; on this machine, open the page as localhost.
refused-passkey-most = You have { $most } passkeys already, which is as many as are kept.
refused-passkey-unchecked = That passkey could not be checked; try once more.
refused-passkey-answer = That is no answer of a passkey; try once more.

## Requests to the server. `reason` is what a program says about it.

refused-too-many = { $seconds ->
        [one] That was too much at once; try again in { $seconds } second.
       *[other] That was too much at once; try again in { $seconds } seconds.
    }
refused-too-large = That is too much at once; send something shorter.
refused-request = The request cannot be read: { $reason }.
refused-request-empty = The request cannot be read: it is empty.
refused-two-lengths = The request says its length in two ways; send it again with one.
refused-request-nested = The request cannot be read: it is nested too deeply.
refused-message = The message cannot be read: { $reason }.
refused-message-long = That message is too long; { $most } characters are enough for any move.
refused-message-empty = There is nothing in that message; write a few words.
refused-stale-page = The page has been open for too long; load it again.
refused-address = There is nothing at this address; go back to the lobby.
refused-method = This cannot be done at this address; go back to the lobby.
refused-foreign-page = Only a page of this site may open its sockets.
refused-load-again = Load the page again, and then open the table.
refused-many-pages = Too many pages are open; close some of them.
refused-many-pages-address = Too many pages are open in your network; close some of them.
refused-full = The server is full just now; try again in a moment.
refused-database-broken = The database is damaged; tell whoever runs this server to restore a backup.
refused-log-gap = The log of table { $table } is damaged: row { $row } is missing; whoever runs this server can restore a backup.
refused-log-end = The log of table { $table } is damaged: { $written } rows were written, and only { $rows } are there; whoever runs this server can restore a backup.
refused-log-seal = The log of table { $table } is damaged: row { $row } is not what was written; whoever runs this server can restore a backup.
refused-database-silent = The database does not answer; try again in a moment.
refused-stopping = The server is stopping; try again in a moment.
refused-broken = Something went wrong in the server; nothing was changed, so try again.

## Notices while the page is closed.

refused-push-place = This browser names a place for messages that the server does not send to; nothing was changed.
refused-no-mail = This site sends no letters; ask for messages to your browser instead.
refused-mail-address = That is no mail address that letters can go to; look whether it is written right.
refused-mail-unsent = No letter could be sent there just now; look at the address, or try again later.
refused-mail-link = This link is worth nothing any more; ask for notices anew in the settings.
