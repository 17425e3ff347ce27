### Troyes: its questions and tellings, its cards, what its pieces are, and the final count.
###
### `told` is a sentence without its subject, or what chance did without its capital; `yours` is the same to whoever did
### it, after "You". `short` is for the narrow lines of a terminal, `board` for the cards of the page's board.

## The game, and what a table settles before it.

city-title = Troyes

city-choice-bonus = play with the bonus cards
    .short = the bonus cards
city-choice-bonus-no = no
city-choice-bonus-yes = yes
city-choice-open-vp = play with open victory points
    .short = open victory points
city-choice-open-vp-no = no
city-choice-open-vp-yes = yes

## The things of the game.

city-building-palace = Palace
city-building-city-hall = City Hall
city-building-bishopric = Bishopric

city-die = { $colour } { $value }
city-district = { $owner ->
        [you] your district
       *[other] { $owner }'s district
    }
city-district-neutral = the neutral district
city-district-king = le Roy's district
city-called-neutral = neutral
city-called-king = le Roy
city-side-neutral = Neutral
city-side-king = le Roy

# Which dice an action takes.
city-dice-of = { $colour } dice
city-dice-any = dice of one colour, whichever
city-dice-mixed = dice of any colours, mixed

# Sentences one after the other.
city-sentences = { $first } { $rest }

## Activity cards.

city-card-apprenticeship = Apprenticeship
city-card-archer = Archer
city-card-artisan = Artisan
city-card-baker = Baker
city-card-banquet = Banquet
city-card-blacksmith = Blacksmith
city-card-captain = Captain
city-card-chivalry = Chivalry
city-card-confession = Confession
city-card-diplomat = Diplomat
city-card-glassblower = Glassblower
city-card-goldsmith = Goldsmith
city-card-hunting = Hunting
city-card-innkeeper = Innkeeper
city-card-joust = Joust
city-card-journeyman = Journeyman
city-card-mercenary = Mercenary
city-card-merchant = Merchant
city-card-militia = Militia
city-card-miller = Miller
city-card-monk = Monk
city-card-pilgrimage = Pilgrimage
city-card-priest = Priest
city-card-prior = Prior
city-card-procession = Procession
city-card-sculptor = Sculptor
city-card-tax-collector = Tax Collector
city-card-templar = Templar
city-card-tithe = Tithe
city-card-troubadour = Troubadour

## What Activity cards do.

city-no-effect = Nothing happens.
    .short = nothing
    .board = Nothing
city-gain = Gain { $gain }.
    .short = +{ $gain }
    .board = +{ $gain }
city-gain-per = Gain { $gain } for each { $each }.
    .short = +{ $gain } per { $each }
    .board = +{ $gain } per { $each }
city-trade = Pay { $price } to gain { $gain }.
    .short = pay { $price }: +{ $gain }
    .board = Pay { $price }: +{ $gain }
city-keep = Place a cube. A cube lets you: { $bend }
    .short = cube: { $bend }
    .board = Cube: { $bend }
city-archer = Throw a die; on { $least } or more place a cube on an event.
    .short = throw: from { $least } on a cube on an event
    .board = Throw: from { $least } on a cube on an event
city-chivalry = Place a cube on an event for each red die left in your district.
    .short = event cube per red die left to you
    .board = Event cube per red die left to you
city-diplomat = Pay 1 influence to place a cube on an event; all influence is paid before the first cube.
    .short = pay 1i: cube on an event
    .board = Pay 1 influence: cube on an event
city-joust = Gain { $gain } if no other player's red dice left are worth more than yours; players who tie with you gain them too.
    .short = +{ $gain } if your red dice are worth most
    .board = +{ $gain } if your red dice are worth most
city-miller = Gain { $gain } for each of your citizens on the Palace, or on the Bishopric.
    .short = +{ $gain } per citizen on Palace or Bishopric
    .board = +{ $gain } per citizen on Palace or Bishopric
city-procession = Each player with the most dice left in his district gains { $gain }.
    .short = +{ $gain } to all with most dice left
    .board = +{ $gain } to all with most dice left
city-tax = Each other player pays you 1 denier for each of his citizens in City Hall; the bank pays you { $bank } for each neutral one.
    .short = 1d per other City Hall citizen (N { $bank })
    .board = 1 denier per other City Hall citizen (neutral { $bank })

# What is counted, after "for each".
city-each-cathedral-cube = cube on the Cathedral
city-each-cathedral-pair = 2 cubes on the Cathedral
city-each-citizen = citizen on the principal buildings
city-each-denier = denier
city-each-event-fought = event with a cube of yours
    .short = event with your cube
    .board = event with your cube
city-each-event-won = Event card won
city-each-influence = influence
city-each-most-red-dice = red die in the district with most of them
    .short = red die where most are
    .board = red die where most are
city-each-tradesman = tradesman on the Activity cards
city-each-yellow-die = yellow die on the city square
    .short = yellow die on the square
    .board = yellow die on the square

## What a cube on an Activity card lets its owner do, after "lets you:" and "to".

city-bend-apprenticeship = let each die count { $value }, but not on the Bishopric, City Hall or Cathedral.
    .short = each die is { $value }, no Bish./Hall/Cath.
    .board = each die is { $value }, not Bishopric/Hall/Cathedral
city-bend-blacksmith = add { $plus } to a group of red dice, but not to place a citizen on the Palace.
    .short = +{ $plus } to red dice, not for Palace
    .board = +{ $plus } to red dice, not for Palace
city-bend-confession = add { $plus } to each die, but not on the Bishopric, City Hall or Cathedral.
    .short = +{ $plus } to each die, no Bish./Hall/Cath.
    .board = +{ $plus } each die, not Bishopric/Hall/Cathedral
city-bend-militia = use yellow dice as red ones.
    .short = yellow dice as red
    .board = yellow dice as red
city-bend-monk = use a single white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } yellow ones of its value.
    .short = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } yellow
    .board = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } yellow
city-bend-priest = add { $plus } to each yellow die, but not to place a citizen on City Hall.
    .short = +{ $plus } to yellow dice, not City Hall
    .board = +{ $plus } to yellow dice, not City Hall
city-bend-prior = use a single white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } white ones of its value.
    .short = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } white
    .board = white die as { $times ->
        [2] two
        [3] three
       *[other] { $times }
    } white
city-bend-templar = use a single white die as { $times ->
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
city-bend-tithe = take one yellow die from each player for nothing.
    .short = a yellow die free from each player
    .board = a yellow die free from each player
city-bend-tithe-king = take up to three yellow dice from le Roy for nothing.
    .short = 3 yellow dice free from le Roy
    .board = 3 yellow dice free from le Roy

## Events.

city-event-brigands1 = Brigands 1
city-event-brigands2 = Brigands 2
city-event-brigands3 = Brigands 3
city-event-civil-war = Civil War
city-event-drought = Drought
city-event-heresy = Heresy
city-event-interrupted-work = Interrupted Work
city-event-marauding = Marauding
city-event-normans-attack = Normans Attack
city-event-resistance = Resistance
city-event-skirmishes1 = Skirmishes 1
city-event-skirmishes2 = Skirmishes 2
city-event-succession-conflict = Succession Conflict
city-event-support = Support
city-event-theological-conflict = Theological Conflict
city-event-traveling-builders = Traveling Builders
city-event-war = War
city-event-wayfarers = Wayfarers

## What events do each round.

city-all-lose = Each player loses { $loss }.
    .short = all lose { $loss }
    .board = All lose { $loss }
city-drought = Each player pays 1 denier for each of his citizens in City Hall.
    .short = all lose 1d per own City Hall citizen
    .board = All lose 1 denier per own City Hall citizen
city-enemies = { $count ->
        [one] { $count } black die.
       *[other] { $count } black dice.
    }
    .short = { $count ->
        [one] { $count } black die
       *[other] { $count } black dice
    }
    .board = { $count ->
        [one] { $count } black die
       *[other] { $count } black dice
    }
city-kings-cube = A neutral cube is placed on the lowest empty space of the Cathedral. Le Roy gains { $gain }.
    .short = neutral Cathedral cube, le Roy +{ $gain }
    .board = Neutral Cathedral cube, le Roy +{ $gain }
city-neutral-citizen = A die is thrown, and a neutral citizen enters that row of the { $building }.
    .short = neutral citizen enters { $building }
    .board = Neutral citizen enters { $building }
city-neutral-cube = A neutral cube is placed on the lowest empty space of the Cathedral.
    .short = neutral Cathedral cube
    .board = Neutral Cathedral cube
city-remove-cube = The highest cube of the Cathedral is removed.
    .short = highest Cathedral cube is lost
    .board = Highest Cathedral cube is lost
city-remove-last-cubes = The cube placed last is removed from each event.
    .short = each event loses its last cube
    .board = Each event loses its last cube
city-remove-players-cube = The highest cube of the Cathedral is removed, unless it is le Roy's.
    .short = highest Cathedral cube lost, if yours
    .board = Highest Cathedral cube lost, if yours
city-remove-players-last-cubes = The cube placed last is removed from each event, unless it is le Roy's.
    .short = events lose their last cube, if yours
    .board = Each event loses its last cube, if yours
city-support = A neutral cube is placed on each of { $count } events to the left.
    .short = neutral cube on { $count } events to the left
    .board = Neutral cube on { $count } events to the left

## Characters, and what they count.

city-character-chretien-de-troyes = Chrétien de Troyes
city-character-henry-i = Henry I
city-character-hugues-de-payns = Hugues de Payns
city-character-le-florentin = Le Florentin
city-character-thibaut-ii = Thibaut II
city-character-urbain-iv = Urbain IV

city-counted-cathedral-cube = Cathedral cubes
city-counted-citizen = citizens
city-counted-denier = deniers
city-counted-event-won = events won
city-counted-influence = influence
city-counted-tradesman = tradesmen

## Before the game, and what chance reveals.

city-draw-start-player = Who is the start player?
city-starts = { $seat } starts
    .told = { $seat ->
        [you] you are the start player
       *[other] the start player is { $seat }
    }
city-deal-character = A character is dealt to { $seat }.
    .told = a character is dealt to { $seat }
city-pile-character = A character is laid on the pile.
city-tell-character = the character { $character } is dealt
city-ask-first-citizen = Place citizen { $number } of { $of } on an empty space of a principal building.
    .because = Citizens decide who gets which dice each round: red from the Palace, yellow from City Hall, white from the Bishopric.
city-tell-first-citizen = places a citizen on { $place }
    .yours = place a citizen on { $place }
city-reveal-card = A { $colour } Activity card of level { $level } is revealed.
city-tell-card = the card { $card } is revealed
city-reveal-event = A { $colour } event is revealed.
city-tell-event = the event { $event } threatens the city

## Dice that are thrown.

city-face = A die shows { $values }
    .told = a die shows { $values }
city-throw-again = The { $colour } die is thrown again.
    .told = the { $colour } die is thrown again and shows { $values }
# What happens by itself.
city-happens-pay-salaries = income and salaries
city-happens-strike = { $event } strikes
city-happens-limit-enemies = the box holds no more black dice
city-happens-end-round = the round ends, and who has passed takes the money

# The parts of the story.
city-chapter-opening = Before the first round
city-chapter = Round { $round }: { $phase }
# A round on the chart of points; the short form is for its axis.
city-span = Round { $round }
    .short = { $round }
city-chapter-over = The final count

city-throw-arrow = The archer's die is thrown.
city-tell-arrow-hits = the archer's die shows { $values } and hits
city-tell-arrow-misses = the archer's die shows { $values } and misses
city-throw-kings-first = Two black dice are thrown for le Roy.
city-throw-kings-second = The second black die is thrown for le Roy.
city-tell-kings-first = for le Roy a black die shows { $values }
city-tell-kings-second = a second one shows { $values }, so he { $deed }
city-throw-kings-placement = A { $colour } die is thrown for le Roy's citizens.
    .told = { $colour } dice for le Roy's citizens show { $values }
city-throw-neutral-enters = A die is thrown: where does a neutral citizen enter the { $building }?
    .told = the die for a neutral citizen of the { $building } shows { $values }
city-throw-roll-black-dice = A black die is thrown against the city; { $count } to go.
    .told = the black dice that attack the city show { $values }
city-throw-roll-workforce = A { $colour } die is thrown for { $district }.
    .told = { $colour } dice of { $district } show { $values }

# What le Roy does by his two dice, after "so he".
city-kings-cathedral = builds the Cathedral
city-kings-character = turns up a character
city-kings-citizen = places a citizen
city-kings-event = fights the right-most event
city-kings-points-for-2 = spends two dice for points
city-kings-points-for-3 = spends three dice for points
city-kings-tradesman = places a tradesman

## A turn: what a player may aim at, and what influence buys.

city-ask-turn = Act, pass, or spend influence first.
    .because = One action now, with one to three dice of one colour; then the others, and you again while there are dice. Dice of others are for sale.
city-ask-act = Act, or spend influence first.
    .because = That was only to prepare: the action itself is still yours.
city-activity = { $card }
    .told = sets { $card } to work
    .yours = set { $card } to work
city-event = { $card }
    .told = fights { $card }
    .yours = fight { $card }
city-character = { $card }
city-cathedral = Build the Cathedral
    .told = builds the Cathedral
    .yours = build the Cathedral
city-place = A citizen to the { $building }
    .told = places a citizen on the { $building }
    .yours = place a citizen on the { $building }
city-agriculture = Till the fields
    .told = tills the fields
    .yours = till the fields
city-pass = Pass
    .told = passes
    .yours = pass
city-reroll = Throw the { $die } again ({ $cost } influence)
    .told = throws the { $die } again
    .yours = throw the { $die } again
city-recruit = Recruit a citizen ({ $cost } influence)
    .told = recruits a citizen
    .yours = recruit a citizen
city-turn = Turn over up to three dice ({ $cost } influence)
    .told = turns dice over
    .yours = turn dice over
city-ask-turn-dice = Which of your dice are turned over? Up to { $most ->
        [3] three
       *[other] { $most }
    }.
    .because = A face and its back make seven, so that the lowest becomes the highest. Only dice of your own district can be turned.
city-tell-turned = turns the { $die } over
    .yours = turn the { $die } over

## Where a citizen comes from or goes to. The steps that ask tell it, so `told` only names the place.

city-ask-source = Where does the citizen come from?
    .because = A citizen who leaves a building throws no die for you next round; one of your supply, or one who lies expelled, costs nothing.
city-tell-source = takes a citizen from { $place }
    .yours = take a citizen from { $place }
city-space = { $building }, space { $space }
    .told = space { $space } of the { $building }
city-space-in-row = { $building }, row { $first }–{ $last }, space { $place }
    .told = space { $place } of row { $first }–{ $last } of the { $building }
city-lying = The citizen lying on the { $building }
    .told = those lying on the { $building }
city-tradesman = The tradesman of { $colour } card { $level }
    .told = { $colour } card { $level }
city-supply = A citizen of the supply
    .told = the supply

## Dice of an action, and how often it is done.

city-ask-dice = Choose one to three dice.
    .because = Your own are free. Others cost 2, 4 or 6 deniers each for a group of one, two or three.
city-ask-more-dice = Another die, or done?
    .because = More dice make a higher sum, which brings more; but whatever you buy costs more, each die, in a larger group.
city-ask-own-turned = Which of your dice is turned over?
    .because = A face and its back make seven, so that the lowest becomes the highest.
city-ask-bought-turned = Which die that you buy is turned over?
    .because = A face and its back make seven, so that the lowest becomes the highest.
city-ask-model-die = Which die gives its value to the others?
    .because = Every die of the group then counts as much as this one.
city-tell-model-die = lets all dice count as the { $die }
    .yours = let all dice count as the { $die }
city-ask-free-die = Which of the dice do you take for nothing?
    .because = The others of the group are paid for as usual.
city-die-of = The { $die } of { $district }
    .told = takes the { $die } of { $district }
    .yours = take the { $die } of { $district }
city-tell-free-die = takes the { $die } for nothing
    .yours = take the { $die } for nothing
city-use = Use a cube of { $card }
    .told = uses a cube of { $card }
    .yours = use a cube of { $card }
city-done = Done
    .told = is done
    .yours = are done
city-ask-times = How often do you activate { $card }? { $most ->
        [one] Once at most.
        [2] Twice at most.
       *[other] Up to { $most } times.
    }
    .because = Each time the card does what it says, and takes what it asks for. You need not use it as often as your dice allow.
city-ask-miller = { $count ->
        [one] Does the activation count the Palace? Else it counts the Bishopric.
       *[other] How many of the { $count } activations count the Palace? The rest count the Bishopric.
    }
    .because = Each activation brings deniers for every citizen of yours in the building that it counts.
city-tell-miller = { $count ->
        [0] counts the Bishopric alone
        [one] counts the Palace once
        [2] counts the Palace twice
       *[other] counts the Palace { $count } times
    }
    .yours = { $count ->
        [0] count the Bishopric alone
        [one] count the Palace once
        [2] count the Palace twice
       *[other] count the Palace { $count } times
    }
city-times = { $count ->
        [0] Not at all
        [one] Once
        [2] Twice
       *[other] { $count } times
    }
    .told = { $count ->
        [0] does not do so
        [one] does so once
        [2] does so twice
       *[other] does so { $count } times
    }
    .yours = { $count ->
        [0] do not do so
        [one] do so once
        [2] do so twice
       *[other] do so { $count } times
    }

## Cubes on events.

city-ask-cubes = How many cubes do you place on { $event }? Up to { $most }.
    .because = Each cube brings 1 influence. When all banners are covered the event is over, and whoever has most cubes there wins the larger reward.
city-tell-cubes = { $count ->
        [one] places { $count } cube
       *[other] places { $count } cubes
    }
    .yours = { $count ->
        [one] place { $count } cube
       *[other] place { $count } cubes
    }
city-ask-event = { $count ->
        [0] No red dice are left to you: on which event are no cubes placed?
        [one] On which event is a cube placed?
       *[other] On which event are { $count } cubes placed?
    }
    .because = Each cube brings 1 influence. When all banners are covered the event is over, and whoever has most cubes there wins the larger reward.
city-ask-support = You are the start player: on which event to the left of Support is a neutral cube placed?
    .because = It covers a banner, so that the event is over sooner; when the rewards are given it counts like a cube of anybody.
city-tell-chosen-event = chooses { $event }
    .yours = choose { $event }
city-ask-shoot = Shoot again? { $count } left.
    .because = Every arrow is a throw of its own: one that hits places a cube on an event of your choice, one that misses does nothing.
city-tell-shoot = shoots again
    .yours = shoot again
city-again = Again
    .told = goes on
    .yours = go on
city-enough = Enough
    .told = has had enough
    .yours = stop there

## Black dice.

city-ask-counter = Counter the black { $value } with dice of your district, or spend influence first.
    .because = Red dice count double. What you give up here is gone for this round, so give as little as will do; each black die brings 1 influence.
city-ask-own-dice = { $needed ->
        [0] That is enough: be done, or give up more dice.
       *[other] Which dice do you give up? { $needed } more needed.
    }
    .because = Their sum must reach the black dice, and red ones count double. What is more than that is lost.
city-tell-given-up = gives up the { $die }
    .yours = give up the { $die }
city-black = The black { $value } as well
    .told = counters a black { $value } as well
    .yours = counter a black { $value } as well
city-succumb = Yield to the black die ({ $cost } VP)
    .told = cannot counter the black die
    .yours = cannot counter the black die

## What a complete move comes to.

city-change-king = le Roy { $parts }
city-change-neutral = the neutral player { $parts }
# Pieces of somebody's that come or go while nobody chose it; $change is "+1 cube" or "-2 citizens".
city-pieces-cathedral = { $change } on the Cathedral
city-pieces-building = { $change } in the { $building }
city-pieces-event = { $change } on { $event }
city-pieces-card = { $change } on { $card }
city-tradesmen = { $count ->
        [one] { $count } tradesman
       *[other] { $count } tradesmen
    }
city-change-more-enemies = { $count ->
        [one] a black die joins the enemies
       *[other] { $count } black dice join the enemies
    }
city-change-fewer-enemies = { $count ->
        [one] a black die stays away
       *[other] { $count } black dice stay away
    }
city-change-black-dice = the black dice show { $faces } now
city-outcome-countered = { $event } is countered
city-outcome-won = { $event } is countered, and its card is yours
city-outcome-expelled = { $owner ->
        [you] your citizen
       *[other] { $owner }'s citizen
    } is expelled from the { $building }
city-outcome-expelled-king = le Roy's citizen is expelled from the { $building }
city-outcome-expelled-neutral = a neutral citizen is expelled from the { $building }
city-outcome-cubes = { $change } on { $card }
city-outcome-tradesman = the tradesman of { $card } stands on a space worth { $points } at the end
city-outcome-onlooker = the tradesman of { $card } stands on the picture, worth no VP
# What the dice that are chosen so far amount to.
city-running-pips = { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
city-running-counter = { $count } of { $needed } needed
city-running-uses = { $count ->
        [one] { $count } use
       *[other] { $count } uses
    }
city-running-price = { $count } of { $purse ->
        [one] { $purse } denier
       *[other] { $purse } deniers
    } to { $seat }
city-running-bank = { $count } of { $purse ->
        [one] { $purse } denier
       *[other] { $purse } deniers
    } to the bank
# What a move would waste: one sentence.
city-waste-die = The { $die } adds nothing.
city-waste-cube = The same dice do as much without the cube.
city-waste-uses = { $count ->
        [one] One use more is possible.
       *[other] { $count } uses more are possible.
    }
city-waste-influence = { $count } influence beyond { $most } { $count ->
        [one] is
       *[other] are
    } lost.
city-outcome-total = in all { $change }

## The final count.

city-count-course = In the course of the game
city-count-presence = Events with a cube of theirs
city-count-tradesmen = Tradesmen on the Activity cards
city-count-characters = Characters
city-count-character = { $character }: { $counted }
    .short = { $character } ({ $counted })
city-count-for = { $points } (for { $count })
city-count-levels = Cathedral levels without a cube
city-count-total = Victory points

city-verdict-defeat = A defeat: le Roy has your head.
city-verdict-not-enough = Not terrible, and not enough: le Roy still has your head.
city-verdict-average = An average performance.
city-verdict-not-bad = Not bad at all.
city-verdict-worried = Le Roy begins to worry.
city-verdict-masterful = Masterful!

## Achievements: the ranks of the King's Challenge.

city-achievement-defeat = Lose your head: no point more than le Roy
city-achievement-not-enough = 1 to 5 points more than le Roy, who has your head all the same
city-achievement-average = An average performance: 6 to 10 points more than le Roy
city-achievement-not-bad = Not bad at all: 11 to 15 points more than le Roy
city-achievement-worried = Le Roy begins to worry: 16 to 20 points more than he
city-achievement-masterful = Masterful: 21 points more than le Roy, or still more
# A line of the count.
city-verdict-lead = More than le Roy
# With the difference, +8 say.
city-verdict-against = { $verdict } ({ $difference } against le Roy)

## Explanations: sections of the rulebook.

city-rule-actions = Phase 4: Actions
city-rule-activate = Activate 1 Activity card from the city
city-rule-agriculture = Use agriculture
city-rule-cards = Activity Cards
city-rule-cathedral = Construct the Cathedral
city-rule-characters = Character Cards
city-rule-citizens = Place a citizen on a principal building
city-rule-combat = Combat the Events
city-rule-end = End of the Game
city-rule-events = Phase 3: Events
city-rule-income = Phase 1: Income and Salaries
city-rule-influence = Influence
city-rule-pass = Pass

## Explanations: cards, cubes, events and characters.

city-about-absent = This table plays without it.
city-about-card = { $effect } Takes { $dice }, once for every { $divisor } of their sum. A tradesman costs { $price }; his space is worth { $first } to the first and { $second } to the second. It is a { $colour } card of level { $level }.
city-about-card-by-die = { $effect } Takes { $dice }, each for itself. A tradesman costs { $price }; his space is worth { $first } to the first and { $second } to the second. It is a { $colour } card of level { $level }.
city-name-cube = Cube on { $card }
city-about-cube = Give it up in an action to { $bend } One cube for an action, and none against black dice.
city-about-kept-cube = It stays here until the card lets you discard it, or until the end of the game.
city-about-no-cube = This card takes effect at once and keeps no cubes.
city-about-plague = Every round: { $plague }
city-about-once = In the round in which it is revealed: { $plague }
city-about-harm = Whoever cannot do so in full loses { $loss }.
city-about-fight = Fought with { $dice }, once for every { $divisor } of their sum; every cube covers { $banners ->
        [one] its only banner
       *[other] one of { $banners } banners
    } and brings 1 influence.
city-about-reward = When all are covered, most cubes gain { $first }, second most { $second }; whoever is alone on it gains both.
city-about-reward-card = When all are covered, most cubes gain { $first } and the card, second most { $second }; whoever is alone on it gains both.
city-about-calls = It brings a { $colour } event with it.
city-about-stays = It is never taken: once countered it starts anew, with the next action.
city-about-character = Counts each { $each }: { $least } from { $low }, { $some } from { $middle }, { $most } from { $high } on.
city-about-character-secret = One of the secret characters in play: at the end it counts for every player.
city-about-character-open = The pile lies open, and at the end its characters count for you and le Roy.

## Explanations: buildings and who is on them.

city-about-building = Every citizen here throws a { $colour } die for his owner at the start of a round and costs { $salary } each round.
city-about-building-unpaid = Every citizen here throws a { $colour } die for his owner at the start of a round and costs nothing.
city-about-enter-space = With one { $colour } die a citizen takes the space of its value; whoever stands there is expelled.
city-about-enter-row = With one { $colour } die a citizen enters the row of its value; the others shift to the right, and the last may be expelled.
city-about-closed = Nobody is expelled while one of his colour lies here: then that place is closed.
city-about-space = Space { $place } of { $width } in the row for a { $first }. A citizen who enters takes the first space.
city-about-space-in-row = Space { $place } of { $width } in the row for { $first } to { $last }. A citizen who enters takes the first space.
city-name-lying = Expelled from the { $building }
city-about-lying = He lies here until the end of the round and then returns to the supply; he can be used again at once. While he lies here nobody else of his colour can be expelled.

## Explanations: dice.

city-name-die-red = Red die
city-name-die-yellow = Yellow die
city-name-die-white = White die
city-name-die-purple = Purple die
city-about-die-red = Red dice fight red events, activate red cards, send citizens to the Palace, and count double against black dice.
city-about-die-yellow = Yellow dice activate yellow cards, fight yellow events, send citizens to City Hall, and till the fields.
city-about-die-white = White dice build the Cathedral, activate white cards, fight white events, and send citizens to the Bishopric.
city-about-die-purple = It belongs to no domain and passes for any colour.
city-about-workers-red = They are the military of the Palace.
city-about-workers-yellow = They are the civilians of City Hall.
city-about-workers-white = They are the clergy of the Bishopric.
city-name-own-die = Your { $die }
city-about-own-die = { $reroll } influence throws it again, { $turn } turn up to three of your dice over.
city-name-black = Black { $value }
city-name-black-dice = Black dice
city-about-black = Enemies of the city. In turn everybody must beat the highest one with dice of his own district, red ones counting double, for 1 influence; whoever cannot loses { $loss }. Several may be beaten at once.
city-name-face = A { $value }
city-about-face = A die shows { $value }.

## Explanations: places on the table.

city-name-slot-red = Red card { $level }
city-name-slot-yellow = Yellow card { $level }
city-name-slot-white = White card { $level }
city-about-slot = One of { $count } { $colour } cards is revealed here in round { $level }. Your tradesman on it can be taken away for another task; his space is free again.
city-name-seat = Seat { $seat }
city-about-seat = The player whose pieces bear the letter { $seat }.
city-name-district-neutral = The neutral district
city-name-district-king = Le Roy's district
city-about-district = The dice that its owner's citizens have thrown. Others may buy dice from here, and the player is paid for them: { $one } deniers each in a group of 1, { $two } each in a group of 2, { $three } each in a group of 3. One's own dice are free.
city-about-district-neutral = The dice that neutral citizens have thrown. Anybody may buy dice from here, and the bank is paid for them: { $one } deniers each in a group of 1, { $two } each in a group of 2, { $three } each in a group of 3.
city-about-district-king = The dice that le Roy's citizens have thrown. You may buy dice from here, and the bank is paid for them: { $one } deniers each in a group of 1, { $two } each in a group of 2, { $three } each in a group of 3.

## Explanations: actions, amounts and other words.

city-name-again = Again
city-about-again = Set the card to work once more.
city-name-agriculture = Agriculture
city-about-agriculture = 1 denier for every { $divisor } of the sum of yellow dice; no tradesman is needed.
city-name-banner = Banners
city-about-banner = Each cube covers one and brings 1 influence. When all are covered the event is countered; until then a cube of yours is worth { $points } at the end, once for each event.
city-name-cathedral = Cathedral
city-about-cathedral = Each white die lays a cube on the lowest free level of the column of its value: { $points }, and { $low } influence, or { $high } from column { $column } on. At the end every level without a cube of yours costs { $loss }.
city-name-character = Characters
city-about-characters-secret = Secret until the end; each then gives 1, 3 or 6 VP to every player who has enough of what it counts.
city-about-characters-open = Each gives 1, 3 or 6 VP to you and to le Roy, to whoever has enough of what it counts: at the end, or when le Roy turns it up.
city-name-deniers = Deniers
city-about-deniers = Money for tradesmen, salaries and the dice of others. Everybody gains { $income } each round.
city-name-done = Done
city-about-done = The group of dice is complete.
city-name-enough = Enough
city-about-enough = Leave the rest.
city-name-events = Events
city-about-events = Each round new ones join on the right: a red one, and one that it brings along. Then all strike, from the left. The game has { $rounds } rounds; the numbers say how many cards nobody has seen yet.
city-name-influence = Influence
city-about-influence = Spend it at the start of a turn or against black dice: { $reroll } throws a die of yours again, { $recruit } recruit a citizen, { $turn } turn up to three of your dice over. Nobody has more than { $most }.
city-name-pass = Pass
city-about-pass = No more actions this round: { $now } now and { $more } more each time your turn would come, paid out at the end of the round. Others may still buy your dice.
city-name-points = Victory points
city-about-points = Everybody keeps his own secret until the end.
city-about-points-open = Open to all at this table.
city-name-start = Start player
city-about-start = Acts first this round; the next round it is the player to the left.
city-name-supply = Supply
city-about-supply = Your citizens without a task. They can become tradesmen or enter a building; more are recruited with { $recruit } influence each.
city-name-times = How often
city-about-times = A card may be set to work less often than the dice allow.
city-name-tradesman = Tradesman
city-about-tradesman = A citizen on an Activity card. With one there you may set the card to work; his space gives its VP at the end. When both spaces are taken he stands on the picture, for no VP.
city-name-won = Events won
city-about-won = Cards of countered events on which this player had most cubes. Henry I counts them.

## Why something cannot be chosen now: one sentence.

city-why-deniers = { $count ->
        [one] { $count } denier is missing.
       *[other] { $count } deniers are missing.
    }
city-why-influence = { $count } influence is missing.
city-why-citizen = You have no citizen to send: 2 influence buys one.
city-why-not-in-city = It is not in the city.
city-why-no-effect = It would bring you nothing now.
city-why-rests = It was countered in this action, and takes cubes again from the next one on.
city-why-not-by-card = { $card } places no cubes on it.
city-why-cathedral-full = Every column of the Cathedral is full.
city-why-rows-full = In every row of the { $building } somebody would be expelled who lies there already.
city-why-no-dice = There are no { $dice } left that you could take.
city-why-faces = None of the { $dice } shows a value for which there is room: { $values }.
city-why-pips = The { $dice } within your reach are worth less than the { $count ->
        [one] pip
       *[other] { $count } pips
    } that it takes.
city-why-no-such-die = There is no such die.
city-why-not-for-sale = A die of this colour is only for whose district it lies in.
city-why-no-use = Nothing that you can do now takes this die.
city-why-no-cube = You have no cube there.
city-why-cube = Your cube there helps with nothing that you can do now.
city-why-no-place = No building and no card can take a citizen from here now.
city-why-supply = There is no citizen in your supply.
city-why-space = Nobody stands here: choose the building and a die to send somebody.
city-why-not-yours = No citizen of yours is here.
city-why-taken = This space is taken.
city-why-pass = You have spent something in this turn already, so you act, since you can.
city-why-spend = It is done only in addition to an action, and would help to none.
city-why-general = You have no citizen left in the general supply.
city-why-no-own-dice = No die is left in your district.
city-why-succumb = Your dice can counter it: choose some.
city-why-black = Your dice are too weak to counter it as well.
city-why-weak = All your dice together are too weak.
city-why-own-dice = Only dice of your own district counter enemies.
city-why-black-first = Counter the black { $value } first.

## How sure we are of a printed value, and why; what it may be changed to.

city-note-example = used in an example of the rules
city-note-scan = read from one scan of the card
city-note-deck = the colour of its deck is the plain reading
city-note-banners = a point costs about as many pips as on Succession Conflict
city-note-calls = the red events call four of each colour; which calls which is a guess
city-note-few = for one or two players
city-note-picture = a picture of the card and an example of the rules agree
city-note-short = the scan is one digit short; a cheap card with few points fits it best
city-note-smallest = as small as any reward, since Marauding always comes back
city-note-pilgrimage = the scan reads 0, which is rare; the next best guess is 3
city-note-hunting = the only gap of 2 between two spaces, so perhaps a misread 2
city-note-mercenary = the scan is one digit short; 1 as on Pilgrimage
city-note-marauding-dice = an example of the rules fights it with a yellow die
city-note-marauding-divisor = a 6 places two cubes in an example of the rules
city-note-marauding-banners = by its points 3, and one more because any colour will do
city-note-succession = in the report of a game Civil War followed it
city-note-heresy = by its points 5 or 6; no card is known to have more than 5
city-note-resistance = the rules count it among the red events
city-note-city-hall = the only other way to cut six spaces into equal rows
city-note-bishopric = one ranking of the spaces speaks of three in a row
city-note-neutral = that they are six is certain; two symmetric ones on each building
city-note-kings-order = the harder to expel, the better; if your rows differ, so does this
city-note-usually = usually { $value }
city-bounds-whole = a whole number from { $least } to { $most }
city-bounds-width = 1, 2, 3 or 6
city-bounds-words = one of { $words }
city-bounds-rising = three rising whole numbers from 1 to { $most }
city-bounds-spaces = a list of { $count } different spaces such as "{ $space }"
city-bounds-table = a table of { $names }
city-bounds-second = a whole number from 0 to { $most }, which is { $place }.first
