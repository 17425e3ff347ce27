# The page, whatever the game. What a game's own board says stands in a file of its own (city-board.ftl, dice-board.ftl).

## The house

page-title = Troyes
# The title of the window; $page is what is shown.
page-title-of = { $page } – Troyes
# The same when it is one's turn at so many tables; $name is the title without that.
page-title-turn = { $turns ->
    [one] ● Your turn · { $name }
   *[other] ● Your turn at { $turns } tables · { $name }
}
page-brand = Troyes, to the lobby
page-pages = Pages
page-tables = Tables
page-table = Table
page-rules = Rules
page-rulings = Rulings
page-account = Account
page-lost = Lost
page-language = Language
page-to-content = To the content
page-one-moment = One moment …
# $again is a link with the words of page-load-again.
page-not-loaded = This part of the page could not be loaded; { $again }.
page-load-again = load it again
page-close = Close
page-close-message = Close this message

page-lost-title = This road leads nowhere
page-lost-text = There is no page at this address. Perhaps a letter of the link was lost on the way.
page-lost-back = Back to the city

## Small words

# A name that somebody typed, or a seat's letter.
page-name = { $name }
page-nothing = { "" }
# Things one after the other, without "and".
page-comma = { $first }, { $rest }
page-or-two = { $first } or { $second }
page-or-more = { $first }, { $rest }
page-colour-red = red
page-colour-yellow = yellow
page-colour-white = white
page-colour-black = black
page-colour-purple = purple
# The letter on the edge of a die, on a card or on a plaza, by which its colour is told without seeing it.
page-initial-red = R
page-initial-yellow = Y
page-initial-white = W
page-initial-black = B
page-initial-purple = P
page-vp = VP
page-you = (you)
page-it-is-you = you
page-here = here
page-away = away
page-computer = computer
page-computer-player = computer player
page-free-seat = free seat
page-seats = Seats
page-points = { $count ->
    [one] point
   *[other] points
}
page-winner = winner
page-your-turn = Your turn
page-your-turns = Your turn ({ $count })
page-next-turn = Next of my tables ({ $count })
page-resigned = resigned; computer
page-computer-sits-in = a computer player sits in
page-gave-up = You resigned or lost your seat
page-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## What can go wrong

page-problem-page = Something went wrong in this page; load it again.
page-problem-fast = That was too fast; wait a moment and try again.
page-problem-missing = There is nothing here; check the address.
page-problem-forbidden = That is not allowed from here; load the page again.
page-problem-server = The server cannot answer just now; try again in a moment.
page-problem-line = The server cannot be reached; check the connection and try again.
# What an installed page says if it is opened while the server cannot be reached.
page-unreached = Troyes cannot be reached
page-unreached-text = Check the connection. This page goes on by itself as soon as the server answers, and your games are kept there meanwhile.
page-unreached-again = Try again

## The lobby

page-hero = Build a cathedral, hold the walls and mind the purse: the games of Troyes, with friends or computer players.
page-your-name = Your name
page-play-now = Play now
page-adviser = The adviser
page-adviser-ask = Ask an adviser
page-adviser-away = Send the adviser away
page-adviser-thinks = The adviser thinks …
page-adviser-would = I would choose: { $move }.
page-adviser-better = { $count ->
    [one] By the end that is about a point better than the next best that I see.
   *[other] By the end that is about { $count } points better than the next best that I see.
}
page-adviser-close = Other moves are about as good.
page-adviser-choose = Choose that
page-newcomer = New here? “Teach me” shows you a game in ten minutes, move by move. “Play now” seats the gentlest computer players.
page-learn = Teach me
page-learn-game = Teach me { $game }
page-lesson = Lesson
page-play-now-game = Play now: { $game }
page-make-table = Make a table
page-make-table-game = Make a table: { $game }
page-which-game = Which game?
page-game-unknown = Play it against computer players.
page-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-players-range = { $least }–{ $most } players
page-my-tables = My tables
page-notify = Notify me when it is my turn
page-turn-at = { $game }: { $names }
page-games = Games
page-open-tables = Waiting for players
page-open-none = No public table is waiting just now. Make one, or send a friend a link.
page-finished-games = Finished games
page-finished-none = Games that you have finished can be replayed here.
page-show-all = Show all { $count }
page-show-more = Show more
page-status-open = Waiting for players
page-status-playing = Others are thinking
page-status-finished = Finished
page-table-with = with { $extras }
page-table-whom = { $game }, { $people }
page-replay = Replay
page-replay-whom = Replay: { $whom }
page-record = Record
page-record-whom = Record of { $whom }, download
page-join = Join
page-join-whom = Join: { $whom }
page-watch = Watch
page-watch-whom = Watch: { $whom }
page-play = Play
page-play-whom = Play: { $whom }
page-open = Open
page-open-whom = Open: { $whom }
# How long ago something was, as the browser says it.
page-ago = { $ago }
page-just-now = just now

page-running-tables = Games to watch
page-put-away-tables = Tables that you have put away ({ $count })
page-more = More …
page-more-whom = More: { $whom }
page-again = Play the same again
page-again-there = To the next game
page-put-away = Put away
page-bring-out = Bring out again
page-remove = Delete
page-remove-sure = Delete for good?

page-upload = Upload a record
page-upload-about = A record is a text file with all the moves of a game. It can be replayed and played on from any position.
page-upload-file = File with the record
page-upload-text = or its text
page-upload-sample = [Game "…"] …
page-upload-values = Played with other printed values?
page-upload-components = Components file (TOML)
page-upload-replay = Replay it
page-upload-play = Play it on
page-upload-play-on = If the game is not over: play it on, with all seats at this screen
page-upload-too-large = That file is too large to be a record; choose another.

## Making a table

page-make-game = Game
page-make-players = Players
page-make-alone = alone
page-make-setup = Set-up
page-make-mix-own = A mix of your own
page-make-each = Choose each by itself
page-make-not-with = Not for this number of players: { $choices }.
page-make-who = Who may come
page-make-public = Show the table in the lobby, for anyone to join
page-make-link = You get a link to send in any case.
page-make-time = Time
page-make-patience = Wait for somebody who is away
page-make-patience-about = After that the others may let a computer player sit in.
page-make-for-ever = as long as it takes
page-zero-computer = a computer player moves on
page-zero-lost = the seat is lost
page-make-clock = Clocks
page-make-zero = When a clock is at zero
page-make-live = At one sitting
page-make-slow = Over days
page-patience = wait { $time }, then a computer player may sit in
page-patience-none = wait as long as it takes
page-terms-patience = If somebody is away: { $patience }.
page-terms-clock = Clocks: { $clock }; { $zero }.
page-clock-none = none
page-clock-move = { $time } for each move
page-clock-reserve = { $time } for the whole game, and { $more } more for each move
page-clock-zero-computer = at zero a computer player moves on; the seat can be taken back
page-clock-zero-lost = at zero the seat is lost
page-make-advanced = Advanced
page-make-components = Printed values of your own box, or of a variant (a TOML file)
page-make-the-table = Make the table
page-make-start = Start the game
page-seat-me = Me
page-seat-here = Person here
page-seat-open = Open, by link
page-seat-bot = Computer
page-seat-who = Who sits in seat { $seat }
page-seat-name = Name of the person in seat { $seat }
page-seat-strength = Strength of the computer player in seat { $seat }
page-seat-invited = by invitation
page-seat-levels = How the computer players think
page-seat-kinds = A person here plays at this screen, with a curtain between secret hands. An open seat is for whoever you send the link to.
page-seat-nameless = Give the person in seat { $seat } a name.
page-name-field = Name

## A table that waits for players

page-waiting-for = { $count ->
    [one] Waiting for one more player. The game starts as soon as all seats are taken.
   *[other] Waiting for { $count } more players. The game starts as soon as all seats are taken.
}
page-waiting-over = All seats are taken; the game begins.
page-waiting-with = With { $extras }.
page-waiting-left = You have left your seat.
page-waiting-leave = Leave my seat
page-waiting-watch = You may also stay here and watch.
page-waiting-public = The lobby shows this table.
page-waiting-private = Only those with the link find this table.
page-waiting-name = Your name at this table
page-waiting-cancel = Cancel the table
page-free-the-seat = Free the seat
page-free-the-seat-of = Free seat { $seat } of { $name }
page-sit-here = Sit here
page-sit-here-seat = Sit here, seat { $seat }
page-computer-for = Computer player for seat { $seat }
page-add-computer = Add computer
page-add-computer-seat = Add computer in seat { $seat }
page-invite-link = Send this link to whoever shall play
page-invite-copy = Copy
page-invite-copied = The link is copied; paste it into a message.
page-invite-copy-by-hand = Copy the marked link with your keyboard or a long press.
page-invite-share = Share …
page-invite-text = Come and play { $game }.
page-invite-not-shared = The link could not be shared; copy it instead.

## A table where a game is played

page-table-closed = This table cannot be opened.
page-table-going = Going to the table …
page-table-people = At the table
page-back-to-lobby = Back to the lobby
page-back-to-tables = Back to the tables
page-watching = { $count } watching
page-seat-mine = My seat …
page-seat-computer = Computer player
page-only-shown = { $piece }: here is nothing to choose.
page-clock-of = Time left of { $name }
page-clock-time = { $time }
page-clock-days = { $days } d { $hours } h
page-held-for-you = A computer player holds your seat for you.
page-take-seat-back = Take my seat back
page-offered = A seat for you
page-offered-about = You are offered a seat at this table.
page-offered-take = Take the seat
page-offered-watch = Only watch
page-away-long = { $name } is away for longer than this table waits.
page-sit-in = Let a computer player sit in
page-leave-title = Leave
page-leave-about = A computer player plays on in your seat. You may take it back as long as the game goes on.
page-leave-ends = Somebody wants to end the game: it ends when you leave, if all who are left want that.
page-leave-computer = Leave my seat to it
page-hand-on-title = Hand the seat to somebody else
page-hand-on-about = Whoever opens the link first takes your seat over.
page-hand-on-link = Make a link
page-hand-on-field = Link to your seat
page-end-title = End the game
page-end-about = The game ends without a winner when all want it who are here. Who resigns cannot win any more; a computer player plays the seat to its end.
page-end-alone = The game ends without a winner.
page-end = End the game
page-end-wanted = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
}
page-end-too = End it
page-end-not = Play on
page-resign = Resign
page-resign-sure = Resign for good?
page-shelf-title = My list
page-shelf-about = What is put away does not call you any more when it is your turn.
page-line-down = The line is down; it is being restored. Nothing is lost.
page-board = The board
# The name of the frame in which the board is moved and zoomed.
page-frame = { $board }. Arrow keys lead to its pieces; plus and minus zoom, 0 shows all.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Show the whole board

# What is told while it happens.
page-theatre-next = Next
page-theatre-skip = Skip
page-recap = { $count ->
        [one] Since your turn: one move
       *[other] Since your turn: { $count } moves
    }

page-story = Story
# Who did what a line of the story tells, if it was the reader; the deed follows in the form `yours`.
page-story-you = You
page-story-so-far = The story so far
page-story-hidden = Behind the curtain: it also tells secrets.
page-chat = Chat
page-chat-new = Chat ({ $count } new)
page-chat-said = What was said
page-chat-none = Nobody has said anything yet.
page-chat-watching = (watching)
page-chat-time = { $time }
page-chat-field = Say something
page-chat-say = Say

page-curtain = Curtain
page-curtain-turn = It is { $name }’s turn
page-curtain-react = { $name } may react
page-curtain-hand-on = Hand the screen on. Nobody else should look now.
page-curtain-open = I am { $name }: open the curtain

## What a browser remembers of how somebody likes to play

page-settings = Settings
page-settings-speed = How fast things are told
page-settings-speed-slow = Slowly
page-settings-speed-usual = As usual
page-settings-speed-quick = Quickly
page-settings-speed-once = At once
page-settings-theme = Light
page-settings-theme-browser = As the browser says
page-settings-theme-day = Day
page-settings-theme-night = A night in Troyes
page-settings-large = Larger text
page-settings-confirm = Ask before a complete move is made
page-settings-sound = Sounds
page-settings-kept = This browser remembers what you choose here.
page-settings-kept-account = Your account remembers what you choose here.

## Notices while the page is closed

page-notices = When it is my turn and the page is closed
page-notices-about = At tables with other people, once for each turn.
page-notices-push = Tell me by this browser
page-notices-forbidden = Your browser does not allow it: its own settings for this site say so.
page-notices-impossible = This browser cannot be told anything here while the page is closed.
page-notices-mail = Tell me by e-mail at
page-notices-mail-send = Send a letter to confirm
page-notices-mail-sent = A letter is on its way: open the link in it.
page-notices-mail-asked = A letter went to { $address }; nothing more goes there until you have opened the link in it.
page-notices-mail-on = Letters go to { $address }.
page-notices-mail-stop = No letters
page-letter-confirm = Yes, send me letters
page-letter-confirm-about = You will get a letter whenever it is your turn and the page is closed.
page-letter-confirm-done = That is settled: you will get letters. Each has a link that ends them.
page-letter-stop = Send me no more letters
page-letter-stop-about = You will get no more letters about your turns.
page-letter-stop-done = That is settled: no more letters will come.

## A move

page-move = Your move
page-move-make = Make this move
page-move-incomplete = Not complete yet
page-move-start-over = Start over
page-move-take-back = Take back
page-move-or-start-over = Make this move, or start over.
    .because = Nothing is done before you say so. Afterwards a move can still be taken back, until dice were thrown, something hidden was shown or another person has moved.
page-move-or-how-often = Make this move, or say how often.
    .because = What stands below is what would be done.
page-move-or-add = Make this move, or add to it.
    .because = It is a whole move already; what can still go with it is lit.
page-move-wanted = What goes with this? Choose { $parts }.
page-move-over = The game is over.
page-move-waiting = Waiting for { $names }.
page-move-watching = You are watching. It is up to { $names }.
page-move-reacting = { $names } may react.
page-move-thinking =
    { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
page-move-now = Move now
page-move-many = There are very many ways to move here; one moment …
page-move-chosen = Chosen so far
page-move-put-back = Put back: { $choice }
page-move-keys = Choose what is lit on the board, in any order. Ctrl+Enter makes the move, Esc starts over, Ctrl+Z takes back; ? shows all keys.

page-keys = The keys
page-keys-board-key = Tab
page-keys-board = goes to the board, and on to the question
page-keys-arrows-key = Arrows
page-keys-arrows = on the board: to the nearest piece that can be chosen
page-keys-shift-key = Shift and arrows
page-keys-shift = to any piece, which explains itself and says why not
page-keys-choose-key = Enter or Space
page-keys-choose = chooses the piece, or puts it back
page-keys-digits-key = 1 to 9
page-keys-digits = choose dice, then what else is listed, as numbered there
page-keys-send-key = Ctrl and Enter
page-keys-send = makes the move
page-keys-over-key = Esc
page-keys-over = starts over
page-keys-back-key = Ctrl and Z
page-keys-back = takes back
page-keys-zoom-key = +, − and 0
page-keys-zoom = on the board: closer, further, all of it
page-keys-skip-key = Space
page-keys-skip = goes on to what happened next, while the board tells it
page-keys-help-key = ?
page-keys-help = shows these keys

page-react = You may react
page-react-waste = { $answer }: { $waste }
page-stand = When I may react
page-stand-ask = Ask me
page-stand-turn = Not this turn
page-stand-never = Never, until I say so

page-choices = Choices
page-choices-all = All choices in words ({ $count })
# A choice with what it is about at this moment.
page-choice-now = { $choice } ({ $now })
page-group-others = Choices

## The end of a game

page-ending = The end of the game
page-ending-over = The game is over
page-ending-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
page-ending-agreed = The players have ended the game before its time.
page-ending-resigned = The game ended when somebody gave up the seat.
page-ending-unfinished = The record ends before the game does.
page-ending-count = The count
page-ending-mine = You: { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
} of { $players }, with { $points } points
page-ending-places = Who came in where
page-ending-share = Copy a link to the game
page-ending-link-copied = The link to the game is copied.
page-ending-link-by-hand = This browser lets nobody copy for you. The link to the game: { $link }
page-ending-picture = Save a picture
page-ending-send = Share …
page-ending-achievements = Achievements
# How the points grew from round to round, as a chart or read out as a table.
page-course = Points over the rounds
page-course-missing = The chart of points could not be loaded.
page-download-record = Download the record
page-to-lobby = To the lobby

## A replay

page-replay-of = Replay of { $game }
page-replay-title = Replay: { $game }
page-replay-table = The table
page-replay-seen-by = Seen by
page-replay-watcher = a watcher
page-replay-download = Download record
page-replay-link = Copy the link to this position
page-replay-link-copied = The link to this position is copied.
page-replay-link-by-hand = The address of this page leads to this position; copy it.
page-replay-steps = Steps of the replay
page-replay-first = First position
page-replay-previous = Previous move
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next move
page-replay-last = Last position
page-replay-move = Move
page-replay-at = move { $move } of { $last }
page-replay-speed = Speed
page-replay-slow = Slow
page-replay-steady = Steady
page-replay-quick = Quick
page-replay-moves = Moves
page-replay-laid = The table is laid
page-replay-chance = chance
page-branch = Play on from here
page-branch-open = Play on from here …
page-branch-about = A new table begins with the position after move { $move }. The finished game stays as it is.
page-branch-seat = Your seat
page-branch-played = { $seat }, played by { $name }
page-branch-others = All others
page-branch-go = Play on

## The rules

page-rules-of = Rules: { $book }
page-rules-books = Rules of
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found; try other words.
    [one] 1 place
   *[other] { $count } places
}
page-rules-contents = Contents
# The name of a table below the heading $title.
page-rules-table = { $title }, table { $number }

## Dice that can be checked

page-proof = Dice that can be checked
page-proof-about = The server has settled all throws of this game by a secret whose hash it shows you here, and everybody at the table has added a number of their own to it. When the game is over it tells the secret.
page-proof-over = All throws of this game follow from the secret and from what the players added. Your browser can throw everything again; with the record, so can the command troyes verify on your own machine.
page-proof-commitment = Shown before the game
page-proof-added = Added by the seats
page-proof-secret = The secret
page-proof-check = Check all throws
page-proof-proved = { $throws ->
    [one] The one throw is the one that was settled before the game.
   *[other] All { $throws } throws are those that were settled before the game.
}
page-proof-wrong-commitment = The secret is not the one whose hash was shown: nothing is proved.
page-proof-wrong-shown = This browser was shown another hash before the game: nothing is proved.
page-proof-wrong-added = What this browser added was left out: nothing is proved.
page-proof-wrong-throw = Throw { $throw } is not the one that was settled.

## The account

page-account-guest = You are a guest
page-account-yours = Your account
page-account-about = A name is all you need to play. This browser remembers you and your tables for as long as it keeps the site’s cookie. With an account you find your tables again on another device, or after the cookie is gone.
page-account-signed-in = You are signed in as { $login }.
page-account-by-passkey = You are signed in with a passkey.
page-account-passkeys = { $count ->
    [one] One passkey is kept for you.
   *[other] { $count } passkeys are kept for you.
}
page-account-name = Name at the tables
page-account-change = Change
page-account-renamed = That is your name now.
page-achievements = Achievements
page-achievements-about = Games that you play to the end count, whoever plays with you; not those that were taken up from a replay.
page-achievements-counting = { $games ->
    [one] One game of yours is still to be looked through.
   *[other] { $games } games of yours are still to be looked through.
}
page-achievements-earned = { $earned } of { $all } earned
page-achievements-done = Earned on { $date }.
page-achievements-game = The game
page-achievements-game-of = The game that earned “{ $title }”
page-achievements-of = { $times } of { $games } games
page-achievements-not-yet = Not yet
page-account-open = Open data
page-account-open-about = Whoever runs this server may publish finished public games for study. Your seat is a letter there, unless you agree that your name is told.
page-account-open-named = Tell my name
page-account-open-yes = Your name is told in games that are published from now on.
page-account-open-no = Your name is not told any more.
page-account-make = Make an account
page-account-make-about = Your tables come with you.
page-account-make-button = Make the account
page-account-made = Your account is made.
page-account-made-passkey = Your account is made; the passkey opens it.
page-account-with-passkey = With a passkey
page-account-or-password = or with a password
page-account-in = Sign in
page-account-in-about = Tables that you have begun as a guest come into your account.
page-account-welcome = Welcome back.
page-account-ways = Ways in
page-account-add-passkey = Add a passkey of this device
page-account-passkey-kept = The passkey is kept.
page-account-add-password = Add a password
page-account-add-password-about = A password lets you in where your passkey is not at hand.
page-account-password-kept = The password is kept.
page-account-out = Sign out
page-account-signed-out = You are signed out; this browser is a new guest.
page-sessions = Where you are signed in
page-sessions-about = Every browser that is signed in as you. Whoever is signed out leaves the tables at once.
page-session = Since { $since }, last seen { $seen }
page-session-here = This browser
page-session-end = Sign it out
page-session-ended = That browser is signed out.
page-sessions-end = Sign out everywhere
page-sessions-ended = You are signed out everywhere; this browser is a new guest.
page-password-another = Another password
page-password-old = Old password
page-password-new = New password, at least 10 characters
page-password-change = Change the password
page-password-changed = The password is changed; all other browsers are signed out.
page-delete = Delete all that is kept about you
page-delete-about = Your name, your ways in and what you wrote in chats go for good. Games stay under neutral names; where one is running, a computer player goes on for you.
page-delete-open = Delete …
page-delete-sure = There is no way back.
page-delete-passkey = Your device will ask for the passkey.
page-delete-go = Delete for good
page-delete-done = You are forgotten here; this browser is a new guest.
page-login = Login
page-password = Password
page-password-fresh = Password, at least 10 characters
page-passkey-there = This device has a passkey for you already; sign in with it.
page-passkey-unfinished = The browser did not finish with the passkey; try again, or use a password.
page-passkey-none = The browser made no passkey; try again, or use a password.
