# The Ladies of Troyes: cards, events, characters, the head of the family, and the ramparts.

city-ladies = The Ladies of Troyes

city-place-cubes = Place cubes
    .told = places cubes
    .yours = place cubes
city-discard-cubes = Discard cubes
    .told = discards cubes
    .yours = discard cubes
city-group-kept = Cubes on the card
city-ask-mixed = Do you place cubes on { $card }, or discard some?
    .because = Cubes that are placed now bring something only when a later action discards them: the longer you wait, the more come together.
city-ask-placed = How many cubes do you place on { $card }?
    .because = Each waits here for a later action of yours that discards it.
city-ask-discarded = How many cubes of { $card } do you discard?
    .because = Each brings now what the card says; those that you leave stay for another action.
city-mixed = Place a cube, or discard one placed earlier to gain { $gain }.
    .short = place a cube, or cube: +{ $gain }
    .board = Place a cube, or cube: +{ $gain }
city-mixed-paid = Pay { $price } to place a cube, or discard one placed earlier to gain { $gain }.
    .short = pay { $price } for a cube, or cube: +{ $gain }
    .board = Pay { $price } for a cube, or cube: +{ $gain }

## Set-up choices.

# Mixes of modules that are asked for by one name; `short` says it of a table.
city-mix-base = The base game
city-mix-base-about = As in the first box.
city-mix-first = Recommended first mix
    .short = the Ladies without ramparts
city-mix-first-about = The Ladies of Troyes without ramparts: new characters, activities and events, and a purple die for each family.
city-mix-all = All the Ladies
    .short = all the Ladies
city-mix-all-about = All of that, and the guards on the ramparts with their outdoor activities.

city-choice-activities = which Activity cards are in the decks
    .short = the Activity cards
# `short` says it of a table.
city-choice-activities-base = those of the base game
    .short = the base game’s activities
city-choice-activities-mixed = those of both, shuffled together
    .short = mixed activities
city-choice-activities-ladies = those of The Ladies of Troyes
    .short = the Ladies’ activities

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
city-master-builder = Place a cube in any column of the Cathedral, on the lowest free of now four levels, for its usual reward. At the end whoever has no cube on the fourth level loses { $loss }.
    .short = Cathedral cube, any column, 4 levels
    .board = Cathedral cube, any column, 4 levels

city-each-event-combated = Event card won by combat
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
    .because = Points count at the end; influence throws dice again, recruits citizens and turns dice over before that.
city-tell-landlady = { $count ->
        [0] chooses influence
        [one] chooses victory points once
        [2] chooses victory points twice
       *[other] chooses victory points { $count } times
    }
    .yours = { $count ->
        [0] choose influence
        [one] choose victory points once
        [2] choose victory points twice
       *[other] choose victory points { $count } times
    }
city-column = Column { $column }
    .told = lays a cube in column { $column }
    .yours = lay a cube in column { $column }
city-ask-column = In which column of the Cathedral do you lay a cube?
    .because = A cube brings 1 VP and influence at once, more influence in the higher columns; levels without a cube of yours cost points at the end.

city-count-hermit = Cubes on the Hermit
city-count-fourth-floor = No cube on the fourth level

city-rule-ladies-cards = The Ladies of Troyes: The Activity Cards
city-name-place-cubes = Place cubes
city-about-place-cubes = They lie on the card until a later action discards them.
city-name-discard-cubes = Discard cubes
city-about-discard-cubes = Those placed in earlier actions bring what the card says. No cubes are placed in the same action.
city-name-column = Column { $column } of the Cathedral
city-about-column = A cube on its lowest free level brings 1 VP and { $influence } influence.

# How its choices are listed, and what could go with what is chosen.
city-group-columns = Columns of the Cathedral
city-part-column = a column of the Cathedral

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
    .board = Place a cube, or cube: { $count } cubes on an event
city-scout = Place a cube on as many events as you like, for { $price } each.
    .short = a cube each on events, { $price } apiece
    .board = A cube each on events, { $price } apiece
city-ask-scout = On which event is a cube placed first? The rest follow in the order of this list.
    .because = Each cube brings 1 influence, and every further event costs as much again.
city-ask-scout-on = On which event is a cube placed as well, or are you done?
    .because = Each cube brings 1 influence. An event is over when all its banners are covered, and whoever has most cubes there wins the larger reward.
city-ask-scout-again = Send the scout out again? { $count } left.
    .because = Each time he goes to as many events as you like, and you pay for each of them.
city-executioner = Gain { $gain } from the bank, and take as much from the opponent who has most.
    .short = +{ $gain }, and one from who has most
    .board = +{ $gain }, and one from who has most
city-ask-rob = Several opponents have most influence: from whom do you take one?
    .because = Whoever has less influence throws fewer dice again and recruits fewer citizens.
city-rob = From { $seat }
    .told = takes an influence from { $seat }
    .yours = take an influence from { $seat }
city-bend-recruiter = let the cube count as a red { $value } of your own, beside at least one real red die.
    .short = cube as own red { $value }, with a real die
    .board = cube as own red { $value }, with a real die
city-fort = Each die places a cube here: up to 3 for { $low } VP and { $low } influence, from { $value } on for { $high } of each. At the end most cubes gain { $gain }; those who tie share them, rounded down.
    .short = cube per die: { $low }–{ $high } VP and inf.; most: { $gain }
    .board = Cube per die: { $low }–{ $high } VP and influence; most: { $gain }
city-princess = Place a cube here. At the end most cubes gain { $gain }; those who tie share them, rounded down.
    .short = cube; most at the end: { $gain }
    .board = Cube; most at the end: { $gain }
city-count-fort = Most cubes on the Fort
city-count-princess = Most cubes on the Princess
city-note-like-base = no source; as on the card of the base game that it is most like

## The events.

city-choice-events = which events are in the decks
    .short = events
city-choice-events-base = those of the base game
    .short = the base game’s events
city-choice-events-mixed = those of both, shuffled together
    .short = mixed events
city-choice-events-ladies = all six of The Ladies of Troyes for sure, and some of the base game
    .short = the Ladies’ events

city-event-wolves = Wolves
city-event-harsh-winter = Harsh Winter
city-event-chief-outlaw = Chief Outlaw
city-event-uprising = Uprising
city-event-monk-settles = The Monk
city-event-possession = Possession

city-harsh-winter = Each player discards a cube of his choice that he keeps on an Activity card or, with the ramparts, outside the gates. Whoever keeps none loses nothing.
    .short = all lose a kept cube
    .board = All lose a kept cube
city-ask-lose-cube = Harsh Winter: from where do you discard a cube?
    .because = As long as the event lies here it takes one in every round. Choose the one that would help you least.
city-tell-lost-cube = loses a cube of { $place } to the winter
    .yours = lose a cube of { $place } to the winter
city-chief-outlaw = Every black die of the event phase counts { $more } more, { $most } at the most: enemies, and the dice of Uprising and Monk. Red cards of level 1 and Support place no cubes here.
    .short = black dice +{ $more }; no red I, no Support
    .board = Black dice +{ $more }, no red I, no Support
city-uprising = A die is thrown for a building: 1–2 Bishopric, 3–4 Palace, 5–6 City Hall. A neutral citizen joins those who stand there, or whoever lies there does, and all are placed anew at random; a seventh lies down.
    .short = citizens of a building shuffled, +1 neutral
    .board = Shuffles a building, one neutral more
city-happens-raise-black-dice = the Chief Outlaw leads the black dice
city-throw-uprising = A die is thrown: where do the citizens rise? 1–2 Bishopric, 3–4 Palace, 5–6 City Hall.{ $more ->
        [0] { "" }
       *[other] { " " }The Chief Outlaw makes it count { $more } more, { $most } at the most.
    }
    .told = the die for the uprising shows { $values }{ $more ->
        [0] { "" }
       *[other] { "" }, and counts { $more } more by the Chief Outlaw, { $most } at the most
    }
city-ask-settle = Whose citizen comes to stand on { $place }?
    .told = whose citizen comes to stand on { $place }
city-tell-settled = { $who } on { $place }
city-settle = A citizen of { $seat }
    .told = the uprising puts { $seat ->
        [you] a citizen of yours
       *[other] a citizen of { $seat }
    }
city-settle-king = A citizen of le Roy
    .told = the uprising puts a citizen of le Roy
city-settle-neutral = A neutral citizen
    .told = the uprising puts a neutral citizen
city-settle-nobody = Nobody
    .told = the uprising puts nobody
city-monk-settles = A die is thrown for a colour: 1–2 white, 3–4 yellow, 5–6 red. A neutral tradesman takes the free space worth most on the cards of that colour, on the lower level if several are.
    .short = neutral tradesman on the best free space
    .board = Neutral tradesman on best space
city-throw-monk-settles = A die is thrown: on cards of which colour does the monk settle? 1–2 white, 3–4 yellow, 5–6 red.{ $more ->
        [0] { "" }
       *[other] { " " }The Chief Outlaw makes it count { $more } more, { $most } at the most.
    }
    .told = the die for the monk shows { $values }{ $more ->
        [0] { "" }
       *[other] { "" }, and counts { $more } more by the Chief Outlaw, { $most } at the most
    }
city-possession = In the round in which it appears each player puts a citizen on this card, from his supply or from the board; without one in his supply he may recruit one. Each cube placed here frees a citizen, who returns to his supply.
    .short = once: all give a citizen; a cube frees one
    .board = All give a citizen once; cubes free them
city-ask-possessed = Possession: which of your citizens is possessed?
    .because = He is of no use to you until a cube on this event frees him. One of the supply is missed least: he throws no die.
city-tell-possessed = gives a citizen from { $place } to the devil
    .yours = give a citizen from { $place } to the devil
city-tell-possessed-recruit = recruits a citizen for the devil
    .yours = recruit a citizen for the devil
city-ask-free = Whose citizen is freed?
    .because = He returns to the supply of whoever owns him. Each cube that you place here frees one.
city-free = Free a citizen of { $seat }
    .told = frees { $seat ->
        [you] a citizen of yours
       *[other] a citizen of { $seat }
    }
    .yours = free { $seat ->
        [you] a citizen of yours
       *[other] a citizen of { $seat }
    }
city-possessed = { $count ->
        [one] { $count } possessed citizen
       *[other] { $count } possessed citizens
    }
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
## Characters.

city-choice-characters = which characters may be dealt
    .short = the characters
city-choice-characters-base = the six of the base game
    .short = six characters
city-choice-characters-ladies = nine, with the three ladies
    .short = nine characters
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
    .yours = send your guard along the ramparts
city-ask-ramparts = How far does your guard advance, or where do you place a cube? { $free ->
        [one] One action point is free
       *[other] { $free } action points are free
    }{ $bought ->
        [0] .
       *[other] , and up to { $bought } more can be had for deniers.
    }
    .because = A gate that your guard reaches opens the outdoor activity behind it to you for the rest of the game; cubes there help you later.
city-ask-ramparts-more = { $points ->
        [0] No action points are left: be done.
       *[other] { $free ->
            [0] Do you pay a denier to place a cube, or are you done?
            [one] Do you place a cube, or are you done? One action point is left.
           *[other] Do you place a cube, or are you done? { $free } action points are left.
        }
    }
    .because = One cube on each outdoor activity in an action, if your guard has reached its gate; what is left of the points is lost.
city-advance = { $count ->
        [one] Advance one space
       *[other] Advance { $count } spaces
    }
    .told = { $count ->
        [one] advances one space
       *[other] advances { $count } spaces
    }
    .yours = { $count ->
        [one] advance one space
       *[other] advance { $count } spaces
    }
city-outdoor = Outdoor activity { $level }
    .told = outdoor activity { $level }
city-tell-outdoor = places a cube on outdoor activity { $level }
    .yours = place a cube on outdoor activity { $level }
city-use-outdoor = Use a cube of outdoor activity { $level }
    .told = uses a cube of outdoor activity { $level }
    .yours = use a cube of outdoor activity { $level }
city-keep-outdoor = Keep the cube
    .told = keeps the cube
    .yours = keep the cube
city-ask-outdoor-1a = { $other } buys dice of yours: do you discard a cube of outdoor activity I for { $gain }?
    .because = A cube is used once, and brings the same for one die as for three. Kept, it waits for another time.
city-ask-outdoor-1b = { $other } activates a card on which you have a tradesman: do you discard a cube of outdoor activity I for { $gain }?
    .because = A cube is used once. Kept, it waits for another time that somebody sets your card to work.
city-ask-outdoor-1c = You place a citizen: do you discard a cube of outdoor activity I for { $gain }?
    .because = A cube is used once. Kept, it waits for another citizen.
city-ask-outdoor-1d = You till the fields: do you discard a cube of outdoor activity I for { $gain } more?
    .because = A cube is used once. Kept, it waits for another harvest.
city-ask-outdoor-3c = You have activated a card for cubes: do you send a cube of outdoor activity III to a card?
    .because = You need no tradesman there. Only the Breeder is paid for it, and the Fort brings nothing for it at once.
city-tell-outdoor-3c = sends a cube to { $card }
    .yours = send a cube to { $card }
city-ask-outdoor-3d = { $event } strikes you: do you discard a cube of outdoor activity III to be spared?
    .because = Without it you lose what the event takes. A cube is used once.
city-throw-taken = A { $colour } die is taken from the supply and thrown.
    .told = a { $colour } die is taken from the supply and shows { $values }
city-ask-give-die = Which of your dice do you exchange?
    .because = You get another for it as it lies: choose one that helps you little.
city-ask-give-more = Which of your dice do you exchange with somebody else, or is that all?
    .because = One die with each opponent, and only if you like.
city-tell-give-die = exchanges the { $die }
    .yours = exchange the { $die }
city-ask-get-die = For which die do you exchange your { $die }?
    .because = Dice keep their values when they change hands. Look for one of the colour that your next action needs.
city-tell-get-die = gets the { $die } of { $district } for it
    .yours = get the { $die } of { $district } for it

# How they are listed, and what could go with what is chosen.
city-group-guard = Your guard
city-group-outdoor = Outdoor activities
city-part-ramparts = the ramparts
city-part-guard = a space for your guard
city-part-outdoor = an outdoor activity

## The outdoor activities.

city-box-gate = Gate { $gate } of the ramparts
city-box-gate-value = space { $space } of { $last }
city-box-outdoor = Outdoor activities of level { $level }
city-box-outdoor-value = { $faces }
city-note-gates = four gates cut the track evenly
city-note-outdoor-weaker = the weaker of the two groups that are left, and the first in the rules
city-note-outdoor-dice = a report of a game has the extra dice at the second gate
city-note-outdoor-stronger = the stronger of the two groups that are left
city-note-outdoor-top = the rules put the guards that reach the top gate on the tile of level IV
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
city-outdoor-2a = Discard a cube before your action: throw a yellow die of the supply into your district. A yellow die cannot place cubes here.
    .short = before acting: +1 yellow die
    .board = Before you act: a yellow die more
city-outdoor-2b = Discard a cube before your action: throw a white die of the supply into your district. A white die cannot place cubes here.
    .short = before acting: +1 white die
    .board = Before you act: a white die more
city-outdoor-2c = Discard a cube before your action: throw a red die of the supply into your district. A red die cannot place cubes here.
    .short = before acting: +1 red die
    .board = Before you act: a red die more
city-outdoor-2d = Discard a cube and pay { $price } before your action: throw your purple die again, if it has been used. A purple die cannot place cubes here.
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
city-ramparts-guard = Guard of { $whose } on space { $space } of { $last }
city-ramparts-gate = Space { $space } of { $last }, gate { $gate }
city-ramparts-tile = Outside gate { $gate }, { $title }: { $text }{ $cubes }
city-outdoor-tile = { $effect }
city-outdoor-line = { $level }: { $effect }
city-outdoor-line-cubes = { $level }: { $effect } (cubes: { $cubes })
city-outdoor-cubes-of = { $seat } { $count }
city-outdoor-cubes = { $count } of { $seat }
city-outcome-guard = your guard walks to space { $space } of { $last }
city-outcome-guard-gate = your guard walks to space { $space } of { $last }, and gate { $gate } is reached
city-outcome-outdoor = { $change } on outdoor activity { $level }
city-waste-points = { $count ->
        [one] One action point of the die stays unused.
       *[other] { $count } action points of the die stay unused.
    }
city-count-outdoor-each = Cubes outside the last gate
city-count-outdoor-most = Most cubes outside the last gate
city-rule-ramparts = Use your guard on the ramparts
city-rule-outdoor = Outdoor Activities
city-name-ramparts = The ramparts
city-about-ramparts = A single die of any colour, which no card's cube may change, gives action points: one for each pip, and for a denier each one more, up to { $most } in all. A point advances your guard by a space, up to space { $last }, or places a cube on an outdoor activity whose gate it has reached; one cube on each in an action.
city-name-guard = The guard of { $seat }
city-about-guard = It goes round the walls, up to space { $last }, which is the gate where it began. Every gate that it reaches opens the outdoor activity there for the rest of the game.
city-name-outdoor = Outdoor activity { $level }
city-about-outdoor = { $effect } Your guard must have reached space { $gate } before you place a cube here. In one action, be it yours or another’s, you use no more than one cube of the same outdoor activity; cubes of different ones, and one of a card, go together.
city-about-outdoor-race = { $effect } The gate is space { $gate }.
city-about-outdoor-unknown = One of four activities lies here, drawn before the game, outside the gate of space { $gate }.
city-name-outdoor-cube = Cubes on outdoor activity { $level }
city-name-keep = Keep the cube
city-about-keep = The cube stays where it is, for another time.

## Why something of the ramparts cannot be chosen now: one sentence.

city-why-guard-end = { $count ->
        [0] Your guard stands at the end of the ramparts.
        [one] Your guard is one space from the end of the ramparts.
       *[other] Your guard is { $count } spaces from the end of the ramparts.
    }
city-why-guard-far = No die that you can take brings as many action points.
city-why-guard-moved = Your guard has advanced in this action already.
city-why-guard-first = Your guard advances before cubes are placed.
city-why-points = { $count ->
        [0] Your action points are used up.
        [one] You can use only one more action point.
       *[other] You can use only { $count } more action points.
    }
city-why-outdoor-none = This outdoor activity takes no cubes.
city-why-outdoor-passed = Each outdoor activity takes one cube in an action, from the lowest level upwards.
city-why-outdoor-colour = A { $colour } die does not pay for a cube here.
city-why-outdoor-other = There is no die that you could take for a cube here: { $colour } ones do not pay for it.
city-why-outdoor-no-die = There is no die that you could take for a cube here.
city-why-outdoor-gate = Your guard has not reached the gate at space { $space } yet.
