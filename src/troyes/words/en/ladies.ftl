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
