# The Ladies of Troyes: cards, events, characters, the head of the family, and the ramparts.

city-place-cubes = Place cubes
    .told = places cubes
city-discard-cubes = Discard cubes
    .told = discards cubes
city-ask-mixed = Do you place cubes on { $card }, or discard some?
city-ask-placed = How many cubes do you place on { $card }?
city-ask-discarded = How many cubes of { $card } do you discard?
city-mixed = Place a cube here, or discard one: { $gain }
    .short = Cube, or cube: { $gain }
city-mixed-paid = Place a cube here for { $price }, or discard one: { $gain }
    .short = Cube for { $price }, or cube: { $gain }

## Set-up choices.

city-choice-activities = which Activity cards are in the decks
city-choice-activities-base = those of the base game
city-choice-activities-mixed = those of both, shuffled together
city-choice-activities-ladies = those of The Ladies of Troyes

## The ramparts: what is chosen, asked and told.

city-choice-ramparts = play with rampart guards and outdoor activities
    .short = the ramparts
city-choice-ramparts-no = no
city-choice-ramparts-yes = yes
city-module-ladies-ramparts = The ramparts

city-draw-outdoor = The outdoor activity of level { $level } is drawn.
city-outdoor-drawn = Outdoor activity { $level }: { $title }
    .told = outdoor activity { $level } is drawn: { $title }
city-ramparts = Use your guard on the ramparts
    .told = sends the guard along the ramparts
city-ask-ramparts = How far does your guard advance, or where do you place a cube? { $free ->
        [one] One action point is free
       *[other] { $free } action points are free
    }, up to { $points } can be had for deniers.
city-ask-ramparts-more = { $points ->
        [0] No action points are left: be done.
       *[other] { $free ->
            [0] Do you pay a denier to place a cube, or are you done?
            [one] Do you place a cube, or are you done? One action point is left.
           *[other] Do you place a cube, or are you done? { $free } action points are left.
        }
    }
city-advance = { $count ->
        [one] Advance one space
       *[other] Advance { $count } spaces
    }
    .told = { $count ->
        [one] advances one space
       *[other] advances { $count } spaces
    }
city-outdoor = Outdoor activity { $level }
    .told = outdoor activity { $level }
city-tell-outdoor = places a cube on outdoor activity { $level }
city-use-outdoor = Use a cube of outdoor activity { $level }
    .told = uses a cube of outdoor activity { $level }
city-keep-outdoor = Keep the cube
    .told = keeps the cube
city-ask-outdoor-1a = { $other } buys dice of yours: do you discard a cube of outdoor activity I for { $gain }?
city-ask-outdoor-1b = { $other } activates a card on which you have a tradesman: do you discard a cube of outdoor activity I for { $gain }?
city-ask-outdoor-1c = You place a citizen: do you discard a cube of outdoor activity I for { $gain }?
city-ask-outdoor-1d = You till the fields: do you discard a cube of outdoor activity I for { $gain } more?
city-ask-outdoor-3c = You have activated a card for cubes: do you send a cube of outdoor activity III to a card?
city-tell-outdoor-3c = sends a cube to { $card }
city-ask-outdoor-3d = { $event } strikes you: do you discard a cube of outdoor activity III to be spared?
city-throw-taken = A { $colour } die is taken from the supply and thrown.
    .told = a { $colour } die is taken from the supply and shows { $values }
city-ask-give-die = Which of your dice do you exchange?
city-ask-give-more = Which of your dice do you exchange with somebody else, or is that all?
city-tell-give-die = exchanges the { $die }
city-ask-get-die = For which die do you exchange your { $die }?
city-tell-get-die = gets the { $die } of { $district } for it

## The outdoor activities.

city-outdoor-title-1a = influence for dice sold
city-outdoor-title-1b = deniers for shared cards
city-outdoor-title-1c = influence for citizens
city-outdoor-title-1d = a richer harvest
city-outdoor-title-2a = a yellow die
city-outdoor-title-2b = a white die
city-outdoor-title-2c = a red die
city-outdoor-title-2d = the purple die again
city-outdoor-title-3a = an exchange of dice
city-outdoor-title-3b = a bought die turned over
city-outdoor-title-3c = a cube sent on
city-outdoor-title-3d = protection
city-outdoor-title-4a = points for all who come
city-outdoor-title-4b = points for most cubes
city-outdoor-title-4c = a race to the gate
city-outdoor-title-4d = another race to the gate
city-outdoor-1a = Discard a cube when an opponent buys dice of yours: gain { $gain }.
    .short = opponent buys your dice: +{ $gain }
    .board = Opponent buys your dice: +{ $gain }
city-outdoor-1b = Discard a cube when an opponent activates a card on which you have a tradesman: gain { $gain }.
    .short = opponent activates your tradesman's card: +{ $gain }
    .board = Opponent activates your tradesman's card: +{ $gain }
city-outdoor-1c = Discard a cube when you place a citizen on a principal building: gain { $gain }.
    .short = you place a citizen: +{ $gain }
    .board = You place a citizen: +{ $gain }
city-outdoor-1d = Discard a cube when you till the fields: gain { $gain } more.
    .short = you till the fields: +{ $gain }
    .board = You till the fields: +{ $gain }
city-outdoor-2a = Discard a cube before your action: throw a yellow die of the supply into your district. No yellow die pays for a cube.
    .short = before acting: +1 yellow die
    .board = Before you act: a yellow die more
city-outdoor-2b = Discard a cube before your action: throw a white die of the supply into your district. No white die pays for a cube.
    .short = before acting: +1 white die
    .board = Before you act: a white die more
city-outdoor-2c = Discard a cube before your action: throw a red die of the supply into your district. No red die pays for a cube.
    .short = before acting: +1 red die
    .board = Before you act: a red die more
city-outdoor-2d = Discard a cube and pay { $price } before your action: throw your purple die again, if it has been used. No purple die pays for a cube.
    .short = before acting, { $price }: the purple die again
    .board = Before you act, { $price }: the purple die again
city-outdoor-3a = Discard a cube before your action: exchange one die with each opponent, the neutral player included, as the dice lie. Purple dice stay.
    .short = before acting: exchange a die with each opponent
    .board = Before you act: exchange a die with each opponent
city-outdoor-3b = Discard a cube in an action: turn over a die that you buy for it.
    .short = turn over a bought die
    .board = Turn over a bought die
city-outdoor-3c = When you activate a card with a delayed or mixed effect: move a cube from here to any card that keeps cubes.
    .short = delayed or mixed card activated: cube moves to any card
    .board = You activate a card for cubes: a cube from here to any such card
city-outdoor-3d = Discard a cube to destroy the black die that you must counter, with the influence for it, or to be spared a loss of deniers, influence or a cube by an event.
    .short = destroy a black die, or avert an event's loss
    .board = Destroy a black die, or avert a loss by an event
city-outdoor-4a = Each guard that reaches the gate brings { $first }, and each cube { $points } at the end.
    .short = arrive: { $first }; each cube { $points }
    .board = Arrive: { $first }. Each cube at the end: { $points }
city-outdoor-4b = At the end most cubes here bring { $first }, and the next { $others }; those who tie share, rounded down.
    .short = most cubes { $first }, then { $others }
    .board = Most cubes: { $first }, then { $others }
city-outdoor-4c = The first guard that reaches the gate brings { $first }, and the next { $others }. No cubes are placed here.
    .short = first to arrive { $first }, then { $others }
    .board = First to arrive: { $first }, then { $others }
city-outdoor-4d = The first guard that reaches the gate brings { $first }, and the next { $others }. No cubes are placed here.
    .short = first to arrive { $first }, then { $others }
    .board = First to arrive: { $first }, then { $others }

## What is seen of the ramparts, and what it is.

city-guard-at = space { $space } of { $last }
city-outdoor-tile = { $effect }
city-outdoor-line = { $level }: { $effect }
city-outdoor-line-cubes = { $level }: { $effect } (cubes: { $cubes })
city-outdoor-cubes = { $count } of { $seat }
city-count-outdoor-each = Cubes outside the last gate
city-count-outdoor-most = Most cubes outside the last gate
city-rule-ramparts = Use your guard on the ramparts
city-rule-outdoor = Outdoor Activities
city-name-ramparts = The ramparts
city-about-ramparts = A single die of any colour, which no card's cube may change, gives action points: one for each pip, and for a denier each one more, up to { $most } in all. A point advances your guard by a space, up to space { $last }, or places a cube on an outdoor activity whose gate it has reached; one cube on each in an action.
city-name-guard = The guard of { $seat }
city-about-guard = It goes round the walls, up to space { $last }, which is the gate where it began. Every gate that it reaches opens the outdoor activity there for the rest of the game.
city-name-outdoor = Outdoor activity { $level }
city-about-outdoor = { $effect } Your guard must have reached space { $gate } before you place a cube here. In an action only one cube of an outdoor activity can be used, also by others, but cubes of several and of a card.
city-about-outdoor-race = { $effect } The gate is space { $gate }.
city-about-outdoor-unknown = One of four activities lies here, drawn before the game, outside the gate of space { $gate }.
city-name-outdoor-cube = Cubes on outdoor activity { $level }
city-name-keep = Keep the cube
city-about-keep = The cube stays where it is, for another time.
