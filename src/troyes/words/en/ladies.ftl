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

## Characters.

city-choice-characters = which characters may be dealt
    .short = the characters
city-choice-characters-base = the six of the base game
city-choice-characters-ladies = nine, with the three ladies
city-choice-revealed = one more character lies open from the start
    .short = an open character
city-choice-revealed-no = no
city-choice-revealed-yes = yes
city-character-jeanne-de-champagne = Jeanne de Champagne
city-character-isabeau-de-baviere = Isabeau de Bavière
city-character-marie-de-champagne = Marie de Champagne
city-each-civilian = citizen on yellow Activity cards and City Hall
city-each-soldier = citizen on red Activity cards and the Palace
city-each-cleric = citizen on white Activity cards and the Bishopric
city-counted-civilian = yellow cards + City Hall
    .short = yellow citizens
city-counted-soldier = red cards + Palace
    .short = red citizens
city-counted-cleric = white cards + Bishopric
    .short = white citizens
city-reveal-character = A character is laid open for all.
city-tell-revealed = the character { $character } is laid open and will count for everybody
city-about-character-some-open = One of the characters that are dealt in secret or laid open: if it is in play, it counts for every player at the end.
city-about-characters-some-open = One lies open, the others are secret until the end; each then gives 1, 3 or 6 VP to every player who has enough of what it counts.

## The head of the family.

city-choice-head = a purple die for the head of each family
    .short = the head of the family
city-choice-head-no = no
city-choice-head-yes = yes
city-throw-roll-head = A purple die is thrown for { $district }.
    .told = the purple die of { $district } shows { $values }
city-rule-head = The Ladies of Troyes: The head of the family
city-name-head = Head of the family
city-about-head = Only its owner uses this die; nobody can buy it. When it is used it is red, yellow or white, as its owner likes, and it counts double against black dice. While it lies there it has none of these colours.

## The tournament.

city-choice-tournament = the last round is played counterclockwise
    .short = the tournament variant
city-choice-tournament-no = no
city-choice-tournament-yes = yes
city-rule-tournament = The Ladies of Troyes: Tournament Variant
city-about-start-tournament = Acts first this round; the next round it is the player to the left. Before the last round it is the player to the right, and the turn goes round counterclockwise.
