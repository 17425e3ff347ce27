### What the terminal itself says; what belongs to a game stands in that game's file.

## A conversation about a game.

terminal-against = Against { $names }. Level { $level }: { $about }.
terminal-others-think = The others think …
terminal-kept = The game is kept. Go on with:
terminal-kept-but = The game is kept, but not the move that you had begun. Go on with:
terminal-copied = A copy is in { $path }.
terminal-save-where = Say where to, as in: save my-game.txt
terminal-nothing-to-take-back = There is nothing to take back: since your last choice, dice were thrown or others have moved.

terminal-command-number = make the choice of that number
    .typed = 1, 2, 3 …
terminal-command-word = choose by the words of the notation, one or a whole move
    .typed = die1 fortress1
terminal-command-undo = take back your last choice, while no die was thrown since
    .typed = u
terminal-command-picture = show the table again
    .typed = p, or Enter
terminal-command-sheets = show in full what the others have
    .typed = s
terminal-command-list = show all choices in words
    .typed = list
terminal-command-log = tell the story so far
    .typed = log
terminal-command-save = write a copy of the game
    .typed = save FILE
terminal-command-quit = leave; the game is kept
    .typed = q
terminal-command-react = whether you want to be asked when you may react: ask, not this turn, never
    .typed = react ask|turn|never
terminal-react-ask = You are asked whenever you may react.
terminal-react-turn = You are not asked to react until this turn is over.
terminal-react-never = You are not asked to react until you type: react ask

## The story of a game: who did something, and a sentence without its subject.

terminal-did = { $who } { $deeds }

## The end of a game.

terminal-ends-with = { $who } ends with { $points }.
terminal-wins-with = { $who } wins with { $points }.
terminal-share-with = { $winners } share the victory with { $points }.
terminal-achievement = Achievement earned: { $title }.
terminal-record-in = The record is in { $path }
terminal-count-with = Then count this game with:

## Commands that show something.

terminal-game = { $title }, { $fewest } to { $most } players, usually { $usual }
terminal-mix = { $title }. { $about }
terminal-choice =
    { $about } (for { $between ->
        [0] { $fewest } or { $most }
       *[other] { $fewest } to { $most }
    } players)
terminal-table = { $title }, { $players }, { $choices }
terminal-replayed = { $title }, { $players }, { $choices }: token { $token } of { $tokens }
terminal-is-asked = { $who } is asked: { $question }
terminal-wins = { $winners } wins.
terminal-share = { $winners } share the victory.

terminal-looking = Looking for moves
terminal-nothing-to-choose = The game is over; there is nothing to choose.
terminal-many-moves = (more than { $most }; here are the first)
terminal-chance = { $weight } in { $all }

terminal-sim-playing = Playing
terminal-sim-stopped = Stopped after { $played } of { $games } games.
terminal-sim-games = { $games } random games with seed { $seed } in { $seconds } s
terminal-sim-decisions = { $decisions } decisions and { $throws } throws
terminal-sim-speed = { $games } games/s, { $decisions } decisions/s
terminal-collected = { $games ->
    [one] { $games } game is kept
   *[other] { $games } games are kept
 }; { $played } of them played now.
terminal-exported = { $games ->
    [one] { $games } game is there
   *[other] { $games } games are there
 }; { $written } of them written now.
terminal-export-stopped = Stopped after { $done } of { $games } games; the same command goes on.
terminal-card =
    # { $title }: recorded games

    { $games } games of { $players } players, played by computer players of Troyes ({ $who }), everybody in every seat in turn.

    Set-up: { $choices }. Version of the rules: { $rules }. Seed: { $seed }. Made with Troyes { $release }; what the players were, to the letter, stands in dataset.json.

    Each record is text, compressed by Zstandard; docs/notation.md says how to read it, and "troyes replay FILE" shows it. Chance is recorded with the choices, so a record replays without a seed. The same command makes the same games again:

    { $command }

    There are no people in it. MIT licence, like the program.
terminal-database-count = { $records } records can be replayed; { $wrong } cannot.
terminal-database-file = record
terminal-database-game = game
terminal-database-players = players
terminal-database-seats = seats
terminal-database-result = points
terminal-database-tokens = tokens
terminal-sim-seat = seat
terminal-sim-mean = mean
terminal-sim-deviation = deviation
terminal-sim-minimum = minimum
terminal-sim-maximum = maximum

## The arena: players against each other.

terminal-budget-looks =
    { $count ->
        [one] 1 look
       *[other] { $count } looks
    } a move
terminal-budget-rollouts =
    { $count ->
        [one] 1 rollout
       *[other] { $count } rollouts
    } a move
terminal-arena-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    } with the same chance in each rotation of the seats, seed { $seed }
terminal-arena-games-alone =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } alone, seed { $seed }
terminal-arena-winning-points = Winners have { $points } points in the mean.
terminal-arena-seats = seats
terminal-arena-wins = wins
terminal-arena-interval = 95 % interval
terminal-arena-points = points
terminal-arena-margin = points over { $rival }
terminal-arena-when-winning = points when winning
terminal-arena-lead = lead
terminal-arena-rating = rating
terminal-arena-won = won ({ $points } or more)
terminal-arena-reached = { $points } or more
terminal-arena-time = a move
terminal-arena-time-hundredth = 99th percentile
terminal-arena-time-longest = longest move
terminal-arena-milliseconds = { $time } ms
terminal-arena-forfeited = games forfeited
terminal-arena-forfeit = Game { $game } was forfeited by { $who }: { $why }
terminal-arena-forfeits-more = And { $count } more were forfeited.

## Why a program forfeits its game.

terminal-arena-no-start = The program could not be started: { $reason }.
terminal-arena-slow = There was no answer within { $seconds } seconds.
terminal-arena-silent = The program closed its output.
terminal-arena-crash = The program ended with code { $code }.
terminal-arena-crash-saying = The program ended with code { $code }, saying '{ $said }'.
terminal-arena-long = The answer has more than { $most } bytes.
terminal-arena-no-answer = The answer must be a JSON object with 'token' or 'tokens' on one line, not '{ $said }'.
terminal-arena-beyond = The move is complete before '{ $word }'.
terminal-arena-illegal = '{ $word }' cannot be chosen now; there is { $options }.

## Achievements and printed values.

terminal-nothing-counted = Nothing has been counted yet: finish a game with 'troyes play dice'.
terminal-counted = { $file } is counted.
terminal-counted-before = { $file } was counted before.
terminal-achievements-of = { $who }: { $title }
terminal-earned-now = Earned: { $title }.
terminal-earned = earned
terminal-times-of = { $times } of { $games }
terminal-times = { $times } times

terminal-components-title = Components
terminal-components-about =
    The printed values that the games play with, generated by `troyes components`. Many numbers are drawn on cards and
    boards and stand in no rulebook text, so each has a certainty: **certain** if a rulebook or a picture of the real piece
    says so, **likely** from one source, **inferred** where we reasoned.
terminal-components-change =
    If you own the box and find one wrong, write the right one into a TOML file and give it with `--components FILE` to any
    command: `[cards.merchant]` and below it `cost = 5`. A record names the values that it was played with.
terminal-components-of = { $title } (`{ $game }`)
terminal-certainty-certain = certain
terminal-certainty-likely = likely
terminal-certainty-inferred = inferred
terminal-components-what = what
terminal-components-value = value
terminal-components-bounds = may be
terminal-components-certainty = certainty
terminal-components-note = note

## Words of several pictures.

terminal-list-in-words = type list for all this in words
terminal-plain-points = { $seat }: { $points } points
terminal-plain-legend = The table is shown as its position document.

## The picture of Troyes. Headings stand over narrow columns.

terminal-city-events = events from the left
terminal-city-activity = activity
terminal-city-cost = cost
terminal-city-dice = dice
terminal-city-vp = VP
terminal-city-cubes = cubes
terminal-city-each-round = effect, each round
terminal-city-each-time = effect, each time
terminal-city-no-cards = No Activity cards yet.
# A piece that a module shows: Stall 1: 2 wares.
terminal-city-piece = { $title }: { $shown }
# Dice of one colour of one's choice, and of any colours.
terminal-city-any-colour = any
terminal-city-mixed = mix

terminal-city-buildings = buildings
terminal-city-wage = wage
terminal-city-rows = rows by the value of the die
terminal-city-lying = lying
terminal-city-cathedral = Cathedral
terminal-city-level = level { $level }
terminal-city-column-influence = influence

terminal-city-over = The game is over.
terminal-city-before = Before the game
terminal-city-round = Round { $round }/{ $rounds }, { $starter } starts
terminal-city-deniers = den
terminal-city-influence = infl
terminal-city-citizens = cit
terminal-city-won = won
terminal-city-district = dice of the district
terminal-city-passed = passed: { $deniers }
terminal-city-black-dice = Black dice to counter:
terminal-city-to-be-thrown = { $count } to be thrown
terminal-city-chosen = Chosen so far:
terminal-city-turning = To be turned over:
terminal-city-characters = Characters ({ $rewards } VP):
# Before a character that lies open.
terminal-city-open = open
terminal-city-counterclockwise = Last round, counterclockwise: the turn goes to the player on the right.
terminal-city-pile = Pile ({ $rewards } VP):


## How to read the pictures of Troyes: a sign, and what it means.

terminal-city-guide-owners = the players and the neutral one (in the King's Challenge le Roy): citizens, cubes and districts
    .sign = A B C D N
terminal-city-guide-dice = a red, a yellow and a white die; r335 are three red dice where there is no room for more
    .sign = r3 y5 w1
terminal-city-guide-purple = a purple die, the head of a family: of any colour, for its owner only
    .sign = p4
terminal-city-guide-vacant = nobody: a space, a banner or a place of the Cathedral that is free
    .sign = ·
terminal-city-guide-goods = deniers, influence, victory points; ? where they are hidden
    .sign = d i VP
terminal-city-guide-supply = citizens in the personal supply; event cards won
    .sign = cit, won
terminal-city-guide-turn = whose turn it is
    .sign = ▸
terminal-city-guide-passed = has passed, with the deniers that lie in the district; the dice there can still be bought
    .sign = passed: 3d
terminal-city-guide-black-die = a black die that must be countered
    .sign = ■6■
terminal-city-guide-row = the row that a die of 3 or 4 leads to; whoever enters takes its first space and shifts the others
    .sign = 3-4 A ·
terminal-city-guide-path = the spaces of a path such as the ramparts: above them its gates, below them who stands there
    .sign = I 5 A
terminal-city-guide-lying = whose expelled citizens lie on the building until the end of the round
    .sign = lying
terminal-city-guide-cost = red dice, and once for every 3 of their sum; any: dice of one colour of your choice; mix: of any colours
    .sign = r÷3
terminal-city-guide-spaces = spaces worth 3 and 2 VP, the first taken by A; B and C stand on the illustration for nothing
    .sign = 3A 2·+BC
terminal-city-guide-cubes = the card keeps cubes, and each bends the dice of one action; A■2 are two cubes of A
    .sign = cube: …
terminal-city-guide-banners = the banners of an event: cubes of A and B, two still to come
    .sign = AB··
terminal-city-guide-rewards = VP for the most and for the second most cubes on an event
    .sign = 3/1
terminal-city-guide-character = from how many on a character gives 1, 3 and 6 VP to every player, and how many you have; open: it lies open for all; a pile from its top
    .sign = 6/12/18 (7)
terminal-city-guide-full = when typed, shows what the cards and events do in full
    .sign = s

## The picture of Troyes Dice. Letters stand for colours and their citizens, for resources, and for buildings.

terminal-dice-letter-red = R
terminal-dice-letter-yellow = Y
terminal-dice-letter-white = W
terminal-dice-letter-influence = i
terminal-dice-letter-deniers = d
terminal-dice-letter-knowledge = k
terminal-dice-letters-fortress = Fo
terminal-dice-letters-palace = Pa
terminal-dice-letters-great-hall = GH
terminal-dice-letters-city-hall = CH
terminal-dice-letters-cathedral = Ca
terminal-dice-letters-bishopric = Bi

terminal-dice-day = Day { $day }/{ $days }
terminal-dice-over = The eighth day is over.
terminal-dice-window = window
terminal-dice-price = price
terminal-dice-attack = attack!
terminal-dice-free = free
terminal-dice-any = 1 any
    .short = 1any
terminal-dice-dice = dice
terminal-dice-plaza = plaza
terminal-dice-notch = notch
terminal-dice-tiles = tile
terminal-dice-tile = tile{ $number }
terminal-dice-banquet = tile{ $number }, Banquet:
terminal-dice-raid = tile{ $number }, Raid:
terminal-dice-thrown = Thrown so far:

terminal-dice-alone = You play alone.
terminal-dice-others = others
terminal-dice-vp = VP
terminal-dice-each = each
terminal-dice-chosen = chosen
terminal-dice-thinks = thinks
terminal-dice-points-now = Points now: { $buildings } for buildings + { $pairs } for pairs of resources + { $citizens } for citizens =
terminal-dice-choices = -costs +gains … and then a further choice; type list for all this in words

## How to read the pictures of Troyes Dice: a sign, and what it means.

terminal-dice-guide-colours = red, yellow, white; on a sheet also a knight, an artisan, a priest
    .sign = R Y W
terminal-dice-guide-resources = influence (1 changes a value by 1), deniers (pay for dice), knowledge (2 change a colour)
    .sign = i d k
terminal-dice-guide-plaza = a plaza that shows red and is yellow on its back; it turns when destroyed
    .sign = R/Y
terminal-dice-guide-destroyed = a plaza that is destroyed in this half day: its die cannot be chosen
    .sign = ×R/Y×
terminal-dice-guide-attack = in the window: the black die also crosses out a die on every sheet
    .sign = attack!
terminal-dice-guide-dice = a clear die and the black die
    .sign = { "[" }3] ■3■
terminal-dice-guide-price = the price of a die: one resource of any type, one denier
    .sign = 1 any, 1d
terminal-dice-guide-building = a building that stands; one that can never be built
    .sign = { "[" }■] ×
terminal-dice-guide-citizens = what a building would bring: 2 knights
    .sign = 2R
terminal-dice-guide-per-die = 3 influence for each red die on offer
    .sign = 3i/R
terminal-dice-guide-points = points for each Fortress; so Pa Count's Palace, GH Great Hall, CH City Hall, Ca Cathedral, Bi Bishopric
    .sign = Fo
terminal-dice-guide-cathedral = the next Cathedral makes each building of its row worth 2 points
    .sign = Cathedral ×2
terminal-dice-guide-neighbours = what two neighbours bring once both stand; that has been brought
    .sign = ◇2R ◆
terminal-dice-guide-resource-track = resources spent, unspent, still to gain; a citizen at every bar and at the end
    .sign = ×××oo·|
terminal-dice-guide-citizen-track = citizens; all three tracks at the first bar bring one of each resource, at the second and the third a work building; a track at its fourth bar brings a prestige building of another colour, and at its end a citizen on each of the other two
    .sign = ●●●|··

## Serving the games, and what can go wrong in any command.

terminal-serve-at = Troyes is at { $address } (Ctrl-C ends it).
terminal-serve-everywhere = Troyes is at { $address } and at the other addresses of this machine (Ctrl-C ends it).
terminal-serve-no-page = There is no page to show yet: 'python3 run.py' builds it.
terminal-standard-input = Standard input
terminal-stopped = Stopped.
terminal-output-closed = Nobody reads the output any more, so the rest of it is left out.
terminal-failed = That did not work: { $reason }.
terminal-failed-with = That did not work with { $file }: { $reason }.
terminal-broken = That should not happen ({ $error }); please report what you typed.

# troyes hint and troyes train

terminal-hint-thinking = thinking
terminal-hint-for = The best moves of { $seat }
terminal-hint-points = points
terminal-hint-lead = lead
terminal-hint-chance = wins
terminal-hint-visits = played on
terminal-hint-move = move
terminal-hint-line = then
terminal-train-generation = generation { $number } of { $all }
terminal-train-stopped = Stopped. The lessons so far are kept in { $folder }; the same command goes on with them.
terminal-train-done = The weights are in { $file }.

## What a host does with a data folder

terminal-backup-busy = Writing the backup …
terminal-backup-done = { $rows ->
    [one] { $file } holds { $rows } row.
   *[other] { $file } holds { $rows } rows.
}
terminal-restore-busy = Bringing everything back …
terminal-restore-done = { $rows ->
    [one] { $rows } row of { $file } is back.
   *[other] { $rows } rows of { $file } are back.
}
terminal-doctor-busy = Looking at everything …
terminal-doctor-ok = ok     { $part }
terminal-doctor-wrong = WRONG  { $part }: { $why }
terminal-doctor-settings = the configuration
terminal-doctor-folder = the folder { $folder }
terminal-doctor-secret = the secret
terminal-doctor-page = the page
terminal-doctor-redis = Redis
terminal-doctor-running = a server runs on this folder
terminal-doctor-not-running = no server runs on this folder
terminal-doctor-database = the database
terminal-doctor-pages = its pages
terminal-doctor-gaps = the logs have no gaps
terminal-doctor-seals = every row is what was written

## Throws that can be checked

terminal-verify-done = { $throws ->
    [one] The one throw is the one that was settled before the game.
   *[other] All { $throws } throws are those that were settled before the game.
}
terminal-verify-commitment = The commitment was { $commitment }; compare it with the one that you were shown.
terminal-verify-added = Added by players: { $added }
terminal-verify-nothing-added = No player added anything of his own, so it is proved that nothing was changed after the commitment, and not how the secret was chosen.
