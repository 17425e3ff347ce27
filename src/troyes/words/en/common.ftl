### Words that games and faces share. `short` is for the lines of a terminal, where letters stand for the usual goods.

## Lists, as in a sentence: a, b and c.

list-two = { $first } and { $second }
    .short = { $first }, { $second }
list-more = { $first }, { $rest }
# Numbers and names one after the other, without an "and": 3, 5, 1.
list-plain = { $first }, { $rest }

## What is had, gained and paid.

deniers = { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
    .short = { $count }d
influence = { $count } influence
    .short = { $count }i
points = { $count } VP
    .board = { $count }{ "\u00A0" }VP
victory-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
knowledge = { $count } knowledge
    .short = { $count }k
citizens = { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
    .short = { $count } cit.
cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
times = { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
    .short = { $count }×
players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# A change of what somebody has: +2 deniers, -1 influence. Fluent knows no signs, so the amount inside is never negative.
plus = +{ $amount }
minus = -{ $amount }

## What becomes of seats, told after the name of the seat, to whoever sits there after "You". $level is a computer player, $by whoever let it sit down.

seat-left = leaves; a computer player ({ $level }) plays on
    .yours = leave; a computer player ({ $level }) plays on
seat-sits-in = is away; a computer player ({ $level }) sits in
    .yours = are away; a computer player ({ $level }) sits in
seat-sits-in-by =
    is away; { $other ->
        [you] you let
       *[other] { $other } lets
    } a computer player ({ $level }) sit in
    .yours = are away; { $other } lets a computer player ({ $level }) sit in
seat-late = runs out of time; a computer player ({ $level }) moves on
    .yours = run out of time; a computer player ({ $level }) moves on
seat-lost = runs out of time and loses the seat; a computer player ({ $level }) plays it to the end
    .yours = run out of time and lose the seat; a computer player ({ $level }) plays it to the end
seat-resigned = resigns; a computer player ({ $level }) plays the seat to the end
    .yours = resign; a computer player ({ $level }) plays the seat to the end
seat-lost-ends = runs out of time and loses the seat, which ends the game
    .yours = run out of time and lose the seat, which ends the game
seat-resigned-ends = resigns, which ends the game
    .yours = resign, which ends the game
seat-left-agreed = leaves; all who are left wanted to end the game, and so it ends
    .yours = leave; all who are left wanted to end the game, and so it ends
seat-sits-in-agreed = is away; all who are left wanted to end the game, and so it ends
    .yours = are away; all who are left wanted to end the game, and so it ends
seat-lost-agreed = runs out of time and loses the seat; all who are left wanted to end the game, and so it ends
    .yours = run out of time and lose the seat; all who are left wanted to end the game, and so it ends
seat-resigned-agreed = resigns; all who are left wanted to end the game, and so it ends
    .yours = resign; all who are left wanted to end the game, and so it ends
seat-back = is back
    .yours = are back
seat-handed = takes the seat over
    .yours = take the seat over
seat-agreed = wants to end the game
    .yours = want to end the game
# Told of no seat: a record that was brought goes no further.
seat-broken-off = the record ends here, before the game does
seat-objected = wants to play on
    .yours = want to play on

# The last line of a final count.
count-total = Points

## Why something cannot be chosen now.

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-chosen = You have chosen; now it is for others to choose.
why-not-asked = It plays no part in what you are asked now: { $asks }

## How choices are listed.

group-finish = Finish
group-times = How often

## Colours.

colour-red = red
colour-yellow = yellow
colour-white = white
colour-black = black
colour-purple = purple

# A die that shows a value: "red 3".
die = { $colour } { $value }

## Seats and owners.

# A player by the letter or the name of the seat.
seat = { $seat }
# Whose something is: "A's".
seats-own = { $seat }'s

## Computer players.

level-random = Random
level-random-about = chooses blindly
level-master = Guild master
level-master-about = weighs thousands of whole turns, and takes the best
level-bailiff = Bailiff
level-bailiff-about = plays the round on in his head, again and again, before he moves
level-countess = Countess
level-countess-about = plays on as the bailiff does, and judges by what thousands of games have taught her
level-villager = Villager
level-villager-about = plays at random, but makes no senseless move
level-burgher = Burgher
level-burgher-about = takes what brings most at once, and plans no further

## What a choice changed: "+2 deniers, -1 influence; B +3 deniers".

change-own = { $parts }
change-of = { $seat ->
        [you] you { $parts }
       *[other] { $seat } { $parts }
    }
told-change = { $first }; { $rest }
# A deed with what it costs by itself.
told-price = { $deed } for { $price }
told-changes = { $deed }: { $changes }

## A line of the story. Somebody's deeds one after the other; what chance did at once.

story-then = { $first }, then { $rest }
story-also = { $first }; { $rest }
story-line = { $text }.

# The last mark of a chart of points, after those of the rounds.
course-end = End
