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

## The red Activity cards.

city-card-ransom = Ransom
city-card-catapult = Catapult
city-card-scout = Scout
city-card-executioner = Executioner
city-card-squire = Squire
city-card-recruiter = Recruiter
city-card-marriage = Marriage
city-card-fort = Fort
city-card-princess = Princess

city-ransom = Pay { $price } to place a cube on an event.
    .short = pay { $price }: cube on an event
    .board = Pay { $price }: cube on an event
city-catapult = Place a cube here, or discard one to place { $count } cubes on a single event.
    .short = cube, or cube: { $count } cubes on an event
    .board = Cube, or cube: { $count } cubes on an event
city-scout = Place a cube on as many events as you like, for { $price } each.
    .short = a cube each on events, { $price } apiece
    .board = A cube each on events, { $price } apiece
city-ask-scout = On which event is a cube placed first? The rest follow in the order of this list.
city-ask-scout-on = On which event is a cube placed as well, or are you done?
city-ask-scout-again = Send the scout out again? { $count } left.
city-executioner = Gain { $gain } from the bank, and take as much from the opponent who has most.
    .short = +{ $gain }, and one from who has most
    .board = +{ $gain }, and one from who has most
city-ask-rob = Several opponents have most influence: from whom do you take one?
city-rob = From { $seat }
    .told = takes an influence from { $seat }
city-bend-recruiter = let the cube count as a red { $value } of your own, beside at least one real red die.
    .short = cube as own red { $value }, with a real die
    .board = cube as own red { $value }, with a real die
city-fort = Each die places a cube here: up to 3 for { $low } VP and { $low } influence, from { $value } on for { $high } of each. At the end most cubes gain { $gain }; those who tie share them.
    .short = cube per die: { $low }–{ $high } VP and inf.; most: { $gain }
    .board = Cube per die: { $low }–{ $high } VP and influence; most: { $gain }
city-princess = Place a cube here. At the end most cubes gain { $gain }; those who tie share them.
    .short = cube; most at the end: { $gain }
    .board = Cube; most at the end: { $gain }
city-count-fort = Most cubes on the Fort
city-count-princess = Most cubes on the Princess
city-note-like-base = no source; as on the card of the base game that it is most like

## The events.

city-choice-events = which events are in the decks
    .short = events
city-choice-events-base = those of the base game
city-choice-events-mixed = those of both, shuffled together
city-choice-events-ladies = all six of The Ladies of Troyes for sure, and some of the base game

city-event-wolves = Wolves
city-event-harsh-winter = Harsh Winter
city-event-chief-outlaw = Chief Outlaw
city-event-uprising = Uprising
city-event-monk-settles = Monk
city-event-possession = Possession

city-harsh-winter = Each player with cubes on cards or other places to keep them discards one of his choice.
    .short = all lose a kept cube
    .board = All lose a kept cube
city-ask-lose-cube = Harsh Winter: from where do you discard a cube?
city-tell-lost-cube = loses a cube of { $place } to the winter
city-chief-outlaw = Every black die that is thrown against the city counts { $more } more, { $most } at the most. Red cards of level 1 and Support place no cubes here.
    .short = black dice +{ $more }; no red I, no Support
    .board = Black dice +{ $more }; no red I cards, no Support
city-uprising = A die is thrown for a building: 1–2 Bishopric, 3–4 Palace, 5–6 City Hall. A neutral citizen joins those who stand there, or whoever lies there does, and all are placed anew at random; a seventh lies down.
    .short = citizens of a building shuffled, +1 neutral
    .board = Citizens of a building shuffled, one neutral more
city-throw-uprising = A die is thrown: where do the citizens rise? 1–2 Bishopric, 3–4 Palace, 5–6 City Hall.
    .told = the die for the uprising shows { $values }
city-ask-settle = Whose citizen comes to stand on { $place }?
    .told = whose citizen comes to stand on { $place }
city-tell-settled = { $who } on { $place }
city-settle = A citizen of { $seat }
    .told = the uprising puts a citizen of { $seat }
city-settle-king = A citizen of le Roy
    .told = the uprising puts a citizen of le Roy
city-settle-neutral = A neutral citizen
    .told = the uprising puts a neutral citizen
city-settle-nobody = Nobody
    .told = the uprising puts nobody
city-monk-settles = A die is thrown for a colour: 1–2 white, 3–4 yellow, 5–6 red. A neutral tradesman takes the free space worth most on the cards of that colour, on the lower level if several are.
    .short = neutral tradesman on the best free space
    .board = Neutral tradesman on the best free space
city-throw-monk-settles = A die is thrown: on cards of which colour does the monk settle? 1–2 white, 3–4 yellow, 5–6 red.
    .told = the die for the monk shows { $values }
city-possession = Each player puts a citizen on this card, from his supply or from the board; without one in his supply he may recruit him. Each cube placed here frees a citizen, who returns to his supply.
    .short = once: all give a citizen; a cube frees one
    .board = Once: all give a citizen; a cube frees one
city-ask-possessed = Possession: which of your citizens is possessed?
city-tell-possessed = gives a citizen from { $place } to the devil
city-tell-possessed-recruit = recruits a citizen for the devil
city-ask-free = Whose citizen is freed?
city-free = Free a citizen of { $seat }
    .told = frees a citizen of { $seat }
city-possessed = { $count ->
        [one] { $count } possessed citizen
       *[other] { $count } possessed citizens
    }
city-nobody-possessed = nobody
city-module-ladies-events = Possessed citizens
city-name-possessed = { $seat }'s possessed citizen
city-about-possessed = He stands on the card Possession. Each cube that is placed there frees a citizen, of the choice of whoever places it; when the event is countered all go home.
city-rule-ladies-events = The Ladies of Troyes: Event Cards
city-note-like-base-event = no source; as on the event of the base game that it is most like
city-note-ladies-decks = the six are listed in three pairs, which may be the decks
city-note-ladies-calls = with these two the red events call five of each colour; which calls which is a guess
city-note-outlaw-deck = cards against him are red, and so is he most likely
city-note-outlaw-divisor = a review says that only a strength of 16 beats him
city-note-outlaw-banner = whoever beats him does so at once
city-note-outlaw-points = a point costs about as many pips as elsewhere, and one cube wins them all
city-note-possession-banners = as many as it may hold citizens
