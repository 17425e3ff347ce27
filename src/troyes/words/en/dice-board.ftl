# What the page's board of Troyes Dice says, and how the lobby introduces the game.

## The lobby

dice-board-book = Troyes Dice
dice-board-book-first = Troyes Dice: your first game
dice-board-book-icons = Troyes Dice: what every sign means
dice-board-preset = A day in Troyes on a sheet of paper: everybody picks a die at once, builds, and fears the black one.

## Choices

dice-group-dice = Dice
dice-group-buildings = Buildings
dice-group-resources = Gain resources
dice-group-citizens = Citizens
dice-group-numbers = Numbers
dice-group-bonuses = Bonuses
dice-group-tiles = Tiles

# What could go with what is chosen.
dice-part-building = a building
dice-part-resources = resources to gain
dice-part-die = a die

# A die on the wheel, with its price; where any resource pays, with the one that is chosen.
dice-board-die-free = { $colour } { $value }, free
dice-board-die-for = { $colour } { $value }, { $price }

## Resources, citizens, prices

dice-board-influence = { $count } influence
dice-board-influence-track = influence
dice-board-influence-to-spend = { $unspent } influence to spend, { $circled } of { $most } circled
dice-board-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
dice-board-deniers-track = deniers
dice-board-deniers-to-spend = { $unspent } deniers to spend, { $circled } of { $most } circled
dice-board-knowledge = { $count } knowledge
dice-board-knowledge-track = knowledge
dice-board-knowledge-to-spend = { $unspent } knowledge to spend, { $circled } of { $most } circled
dice-board-any = { $count } of any resource
dice-board-price = { $parts }
dice-board-price-none = nothing
# A change of the die that costs nothing, in very little room.
dice-board-cost-free = free
dice-board-free = free

dice-board-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
dice-board-knight-track = knights
dice-board-knight-of = { $count } knights of { $most }
dice-board-knight-mark = { $reached ->
    [yes] { $mark }th knight, reached
   *[no] { $mark }th knight
}
dice-board-artisan = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
dice-board-artisan-track = artisans
dice-board-artisan-of = { $count } artisans of { $most }
dice-board-artisan-mark = { $reached ->
    [yes] { $mark }th artisan, reached
   *[no] { $mark }th artisan
}
dice-board-priest = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
dice-board-priest-track = priests
dice-board-priest-of = { $count } priests of { $most }
dice-board-priest-mark = { $reached ->
    [yes] { $mark }th priest, reached
   *[no] { $mark }th priest
}
# What a building brings.
dice-board-scores = scores { $row }
dice-board-for-each = { $what } for each { $colour } die

## The wheel

dice-board-frame = The wheel and the sheet
dice-board-name = Troyes Dice: the wheel and { $name }'s sheet
dice-board-morning = morning
dice-board-afternoon = afternoon
dice-board-day = Day { $day }
dice-board-day-of = Day { $day } of { $days }, { $half }
dice-board-moment = Where the game stands
dice-board-days-left = { $days ->
    [0] the last day
    [one] { $days } more day
   *[other] { $days } more days
}
dice-board-so-far = { $points } VP so far
dice-board-day-half = Day { $day }, { $half }
dice-board-over = The eighth day is over
dice-board-the-end = The end
dice-board-of-day-8 = of day 8
dice-board-window = The window: day { $day } of { $days }
dice-board-window-attack = The window: day { $day } of { $days }; the black die attacks the sheets
dice-board-place = place { $position } of the { $half }
dice-board-place-cost = Place { $position } of the { $half }: costs { $price }
dice-board-place-die = the { $colour } { $value } at place { $position }, for { $price }
dice-board-place-black = the black { $value } on a destroyed { $colour } plaza
dice-board-place-dead = a { $value } that acts as a black die
dice-board-notch = notch { $number }: { $colour } plaza, { $back } on its back
dice-board-notch-empty = notch { $number }: no plaza

## Beside the wheel

dice-board-note-over = The eighth day is over.
dice-board-note-attack = Attack on the { $colour } { $number }!
dice-board-note-attack-column = Attack on the { $colour } { $number } (column { $column })!
dice-board-note-from-day = Sheets are attacked from day { $day } on.
dice-board-note-offer = On offer: { $dice }
dice-board-offered = { $count } { $colour }
dice-board-note-crier = The town crier numbers the columns.
dice-board-number = Number { $number }
dice-board-one-of-each = No die you can pay? Take one of each:
dice-board-one-of-each-label = No die you can pay? Take one of each: influence, deniers, knowledge
dice-board-tile-banquet = Tile { $number }, banquet: { $text }
dice-board-tile-raid = Tile { $number }, raid: { $text }
dice-board-tile-title-banquet = { $number }. Banquet
dice-board-tile-title-raid = { $number }. Raid
dice-board-tile-where = { $colour } plaza, { $when }
dice-board-now = now
dice-board-in-window = in the window

## The sheet

dice-board-sheet-of = { $name }'s sheet
dice-board-show-sheet = Show { $name }'s sheet
dice-board-unnumbered = columns not yet numbered
dice-board-chosen = ✓ has chosen
dice-board-thinks = … thinks
dice-board-built = { $count } built
dice-board-alone = You play alone, for as many points as you can.
dice-board-district-red = Noble
dice-board-district-yellow = Civil
dice-board-district-white = Religious
# $fate is what became of the die.
dice-board-sheet-die = { $fate ->
    [crossed] { $colour } { $number } above column { $column }, crossed out
    [guarded] { $colour } { $number } above column { $column }, protected
   *[free] { $colour } { $number } above column { $column }
}
dice-board-sheet-die-blank = { $fate ->
    [crossed] { $colour } blank above column { $column }, crossed out
    [guarded] { $colour } blank above column { $column }, protected
   *[free] { $colour } blank above column { $column }
}
# A building with its state, and what it brings; its number is 0 until columns are numbered.
dice-board-building = { $number ->
    [0] { $row } in column { $column }: { $state }; { $brings }
   *[other] { $row } in column { $column }, number { $number }: { $state }; { $brings }
}
dice-board-building-free = not built
dice-board-building-drawn = built
dice-board-building-lost = crossed out
dice-board-next = next: ×{ $value }
dice-board-lozenge-free = Lozenge: { $brings }, open
dice-board-lozenge-drawn = Lozenge: { $brings }, earned
dice-board-lozenge-lost = Lozenge: { $brings }, lost
dice-board-row-score = { $character }: { $value } for each of { $built }, { $points } points
dice-board-row-locked = { $character }: not unlocked
dice-board-citizens = Citizens
dice-board-citizens-points = Citizens: { $points } points
dice-board-column-work = { $earned ->
    [yes] Column { $column }: a work building, earned
   *[no] Column { $column }: a work building
}
dice-board-column-resources = { $earned ->
    [yes] Column { $column }: one of each resource, earned
   *[no] Column { $column }: one of each resource
}
dice-board-total = { $total } points: { $buildings } for buildings, { $pairs } for pairs of resources, { $citizens } for citizens
# After the points: what they are for.
dice-board-total-buildings = for buildings
    .short = build.
dice-board-total-pairs = for pairs
    .short = pairs
dice-board-total-citizens = for citizens
    .short = citiz.
