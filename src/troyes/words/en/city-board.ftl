# What the page's board of Troyes says, and how the lobby introduces the game.

## The lobby

city-board-book = Troyes
city-board-book-first = Troyes: your first game
city-board-book-icons = Troyes: what every sign means
city-board-book-solo-first = The King’s Challenge: your first game
city-board-solo = The King’s Challenge
    .inside = the King’s Challenge
city-board-preset = Four centuries of a city in Champagne. Dice are your workforce, and everyone else’s is for sale.
city-board-preset-solo = Troyes alone against le Roy, who needs neither money nor influence and will try anything to win.

## Choices

city-group-variants = Variants

city-group-cards = Activity cards
city-group-events = Events
city-group-actions = Other actions
city-group-buildings = Buildings
city-group-cubes = Use a cube
city-group-dice = Dice
city-group-players = Players
city-group-black = Black dice
city-group-spaces = Spaces
city-group-citizens = Your citizens
city-group-influence = Spend influence

# What could go with what is chosen.
city-part-card = a card
city-part-event = an event
city-part-cathedral = the Cathedral
city-part-fields = the fields
city-part-building = a building
city-part-cube = a cube to use
city-part-citizen = a citizen
city-part-die = a die

## The board

city-board-name = The board of Troyes
city-board-round = Round { $round } of { $rounds }
city-board-round-back = Round { $round } of { $rounds }, counterclockwise
city-board-before = Before the first round: citizens take their places
city-board-moment = Where the game stands
city-board-left = { $rounds ->
    [0] the last round
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}
city-board-phase-income = Income
city-board-phase-workforce = Workforce
city-board-phase-events = Events
city-board-phase-actions = Actions
city-board-phase-evening = End of the round
city-board-start = { $name } starts
city-board-supplies = In supply
city-board-mine = { $character }: { $count }, { $points } VP
city-board-points = { $points } VP

city-board-card-back = A { $colour } card of level { $level }, revealed in round { $level }
city-board-card-round = round { $round }
city-board-card = { $title }: { $text } A tradesman costs { $price }.{ $tradesmen }{ $cubes }
city-board-tradesmen = { " " }Tradesmen: { $items }.
city-board-tradesman-for = { $owner } for { $points } VP
city-board-card-cubes = { " " }On it: { $items }.
city-board-cubes-of = { $count ->
    [one] { $count } cube of { $owner }
   *[other] { $count } cubes of { $owner }
}

city-board-event = { $title }: { $text } { $covered } of { $banners } banners covered{ $whose }.{ $held }
city-board-event-by = , by { $items }
city-board-event-holds = { " " }On it: { $items }.
city-board-held = { $held } of { $whose }
city-board-decks = Events to come: { $decks }
city-board-deck = { $left } { $colour }
city-board-to-come = to come

city-board-building = { $title }: citizens throw { $colour } dice, { $wage }. Rows: { $rows }.{ $lying }
city-board-wage = { $deniers ->
    [one] { $deniers } denier each round
   *[other] { $deniers } deniers each round
}
city-board-no-wage = no salary
# A row by the values of dice that lead to it, and who stands there.
city-board-row = { $single ->
    [yes] { $from }: { $owners }
   *[no] { $from } to { $to }: { $owners }
}
city-board-rows = { $first }; { $rest }
city-board-empty = empty
city-board-expelled = { " " }Expelled: { $items }.
city-board-space = Empty space of the { $building }, row { $row }
city-board-citizen = Citizen of { $whose } on the { $building }, row { $row }
city-board-lying = Expelled citizen of { $whose }, lying on the { $building }
city-board-tradesman = Tradesman of { $whose } on { $card }
city-board-kept = { $count } cubes of { $whose } on { $card }
city-board-cube = Cube of { $owner }

city-board-cathedral = Cathedral: { $laid } of { $spaces } cubes laid.{ $levels }
city-board-cathedral-level = { " " }Level { $level }: { $cubes }.
city-board-cathedral-cube = { $owner } in { $column }
city-board-sentences = { $first }{ $rest }

city-board-column = Column { $column } of the Cathedral

city-board-agriculture = Agriculture
city-board-agriculture-about = Agriculture: 1 denier for every { $divisor } pips of yellow dice

city-board-enemies = Enemies
city-board-enemies-count = Enemies: { $count } black dice to counter
city-board-enemies-none = none at the gates
city-board-enemies-none-short = none
city-board-in-hand = In hand
city-board-turning = To turn over
city-board-black = Black { $value }

city-board-path = { $title }, { $last } spaces: { $standing }
city-board-path-space = Space { $space } of { $last }
# The path of a module that has no words of its own for what is on it.
city-path-walker = { $whose } on space { $space } of { $last }
city-path-sign = Space { $space } of { $last }, { $gate }
city-path-tile = At { $gate }, { $title }: { $text }{ $cubes }

city-board-influence = Influence
city-board-influence-track = Influence track: { $standings }
city-board-influence-of = Influence of { $name }: { $influence }
city-board-standing = { $who } { $count }

city-board-district = District of { $name }: { $dice } dice
city-board-district-rich = District of { $name }: { $dice } dice, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
city-board-die = { $colour } { $value } of { $owner }'s district
city-board-die-there = { $colour } { $value } of { $district }
city-board-pass = Pass
city-board-pass-button = pass
city-board-passed = passed
city-board-has-passed = { $name } has passed: { $deniers } deniers

## The players

city-board-guests = Guests
city-board-revealed = Open to all
city-board-starts = starts
city-board-to-move = to move
city-board-passed-with = passed, { $deniers } deniers
city-board-pile = Open pile of characters, from the top:
city-board-held-by-whom = The characters
city-board-held-by = held by { $name }
city-board-worth = { $who }: { $points } VP
city-board-secret = { $count ->
    [one] a secret character
   *[other] { $count } secret characters
}
city-board-step = { $step }+ → { $points } VP
city-board-word-deniers = deniers
city-board-word-influence = influence
city-board-word-points = VP
city-board-word-supply = supply
city-board-word-won = won
city-board-stat-deniers = deniers of { $name }: { $value }
city-board-stat-deniers-hidden = deniers of { $name }: hidden
city-board-stat-influence = influence of { $name }: { $value }
city-board-stat-influence-hidden = influence of { $name }: hidden
city-board-stat-points = victory points of { $name }: { $value }
city-board-stat-points-hidden = victory points of { $name }: hidden
city-board-stat-supply = citizens in the supply of { $name }: { $value }
city-board-stat-supply-hidden = citizens in the supply of { $name }: hidden
city-board-stat-won = events won of { $name }: { $value }
city-board-stat-won-hidden = events won of { $name }: hidden
