# The Ladies of Troyes: cards, events, characters, the head of the family, and the ramparts.

city-place-cubes = Place cubes
    .told = places cubes
city-discard-cubes = Discard cubes
    .told = discards cubes
city-ask-mixed = Do you place cubes on { $card }, or discard some?
city-ask-placed = How many cubes do you place on { $card }?
city-ask-discarded = How many cubes of { $card } do you discard?
city-mixed = Place a cube, or discard one placed earlier to gain { $gain }.
    .short = place a cube, or cube: +{ $gain }
    .board = Place a cube, or cube: +{ $gain }
city-mixed-paid = Pay { $price } to place a cube, or discard one placed earlier to gain { $gain }.
    .short = pay { $price } for a cube, or cube: +{ $gain }
    .board = Pay { $price } for a cube, or cube: +{ $gain }

## Set-up choices.

city-choice-activities = which Activity cards are in the decks
city-choice-activities-base = those of the base game
city-choice-activities-mixed = those of both, shuffled together
city-choice-activities-ladies = those of The Ladies of Troyes

## Yellow and white Activity cards.

city-card-augustine = Augustine
city-card-banker = Banker
city-card-bishop = Bishop
city-card-breeder = Breeder
city-card-chief-templar = Chief Templar
city-card-clog-maker = Clog Maker
city-card-distiller = Distiller
city-card-herbalist = Herbalist
city-card-hermit = Hermit
city-card-landlady = Landlady
city-card-lumberjack = Lumberjack
city-card-master-builder = Master Builder
city-card-master-tradesman = Master Tradesman
    .short = M. Tradesman
city-card-nun = Nun
city-card-preacher = Preacher
city-card-scribe = Scribe
city-card-viticulturist = Viticulturist
city-card-weaver = Weaver

city-banker = Gain { $gain } if you have more than { $deniers }.
    .short = +{ $gain } with more than { $deniers }
    .board = +{ $gain } with more than { $deniers }
city-hermit = Place a cube. At the end each cube is worth 9 VP less one for every cube on the card, whosever they are, but at least 1.
    .short = cube: at the end 9 VP less all cubes here
    .board = Cube: at the end 9 VP less all cubes here
city-landlady = Gain { $influence } or { $points }, whichever you like each time.
    .short = +{ $influence } or +{ $points }
    .board = +{ $influence } or +{ $points }
city-master-builder = Place a cube on the lowest free level of any column of the Cathedral, of which there are four. At the end whoever has no cube on the fourth loses { $loss }.
    .short = Cathedral cube, any column, 4 levels
    .board = Cathedral cube, any column, 4 levels

city-each-city-hall-citizen = citizen of yours in City Hall
    .short = citizen in City Hall
    .board = citizen in City Hall
city-each-own-white-die = white die left in your district
    .short = white die left to you
    .board = white die left to you
city-each-tradesmen-pair = 2 tradesmen of yours on the Activity cards
    .short = 2 tradesmen of yours
    .board = 2 tradesmen of yours

city-bend-augustine = use it as a yellow { $value } of your own, beside one or two yellow dice.
    .short = the cube is a yellow { $value }
    .board = the cube is a yellow { $value }
city-bend-chief-templar = buy red dice for { $price } deniers each, at most one from each owner.
    .short = red dice at { $price }d, one an owner
    .board = red dice at { $price } deniers, one an owner
city-bend-distiller = turn over one of your own dice.
    .short = turn one own die over
    .board = turn one own die over
city-bend-herbalist = use a single white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } red ones of its value.
    .short = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } red
    .board = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } red
city-bend-preacher = let all dice of the group take the value of one of them.
    .short = all dice as one of them
    .board = all dice as one of them
city-bend-viticulturist = take one die of another's district for nothing.
    .short = one die free
    .board = one die free

city-ask-landlady = { $count ->
        [one] Is the activation for victory points? Else it brings influence.
       *[other] How many of the { $count } activations are for victory points? The rest bring influence.
    }
city-tell-landlady = { $count ->
        [0] chooses influence
        [one] chooses victory points once
        [2] chooses victory points twice
       *[other] chooses victory points { $count } times
    }
city-column = Column { $column }
    .told = lays a cube in column { $column }
city-ask-column = In which column of the Cathedral does a cube lie?

city-count-hermit = Cubes on the Hermit
city-count-fourth-floor = No cube on the fourth level

city-rule-ladies-cards = The Ladies of Troyes: The Activity Cards
city-name-place-cubes = Place cubes
city-about-place-cubes = They lie on the card until a later action discards them.
city-name-discard-cubes = Discard cubes
city-about-discard-cubes = Those placed in earlier actions bring what the card says. No cubes are placed in the same action.
city-name-column = Column { $column } of the Cathedral
city-about-column = A cube on its lowest free level brings 1 VP and { $influence } influence.

## How sure we are of the yellow and white cards.

city-note-augustine = as Monk and Priest
city-note-banker = the divisor of Glassblower; three points three times at the very best
city-note-bishop = worth little early on, so cheap and easy to activate
city-note-breeder = Journeyman in two actions, so half of its divisor
city-note-chief-templar = points as on all white cards of level 1, the divisor of Monk
city-note-clog-maker = as much for a pip as Miller
city-note-distiller = weaker than Blacksmith, so one less to activate it
city-note-herbalist = as Templar, and one more to activate it, since it is stronger
city-note-hermit = in the report of a game one action places a single cube
city-note-landlady = influence for a pip as on Hunting, a point as on Goldsmith
city-note-lumberjack = as Miller and Artisan: all yellow cards of level 1 are alike
city-note-master-builder = about one cube for a die
city-note-master-tradesman = as Glassblower
city-note-nun = about as Procession
city-note-preacher = as Apprenticeship
city-note-scribe = as Glassblower
city-note-transcript = stray digits in a transcript of the rules
city-note-viticulturist = between Militia and Tithe
