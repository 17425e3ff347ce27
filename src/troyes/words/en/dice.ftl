### Troyes Dice.

dice-title = Troyes Dice

## The things of the game.

dice-row-fortress = Fortress
dice-row-palace = Count's Palace
dice-row-great-hall = Great Hall
dice-row-city-hall = City Hall
dice-row-cathedral = Cathedral
dice-row-bishopric = Bishopric

# `board` is what the sheet has room for.
dice-character-hugues = Hugues de Payns
    .board = Hugues
dice-character-isabeau = Isabeau de Bavière
    .board = Isabeau
dice-character-thibaut = Thibaut II
dice-character-jeanne = Jeanne de Champagne
    .board = Jeanne
dice-character-urbain = Urbain IV
dice-character-marie = Marie de Champagne
    .board = Marie

dice-half-morning = morning
dice-half-afternoon = afternoon
# A part of the story.
dice-chapter = Day { $day }, { $half }
    .short = { $day }

# A resource without an amount; `influence`, `deniers` and `knowledge` have one.
dice-resource-influence = influence
dice-resource-deniers = deniers
dice-resource-knowledge = knowledge

# `many` stands beside their track, where the number is written apart.
dice-citizen-knight = knight
    .many = knights
dice-citizen-artisan = artisan
    .many = artisans
dice-citizen-priest = priest
    .many = priests
dice-one-knight = a knight
dice-one-artisan = an artisan
dice-one-priest = a priest
dice-knights = { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
    .short = { $count }R
dice-artisans = { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
    .short = { $count }Y
dice-priests = { $count ->
        [one] { $count } priest
       *[other] { $count } priests
    }
    .short = { $count }W

# Only for numbers such as 6, 12, 15, 18, 20.
dice-nth = { $number }th

# The buildings that the 15th citizen of a track may bring.
dice-prestige-knight = Great Hall or a Cathedral
dice-prestige-artisan = Fortress or a Cathedral
dice-prestige-priest = Fortress or a Great Hall

# A waiting bonus.
dice-owed-knight15 = the prestige building of the 15th knight
dice-owed-artisan15 = the prestige building of the 15th artisan
dice-owed-priest15 = the prestige building of the 15th priest
dice-owed-column = the work building of a full column
dice-owed-citizen = the citizen whose track is full
dice-owed-banquet = the artisan or priest of the Banquet

## Set-up choices and achievements.

dice-choice-numbering = how the six columns are numbered
    .short = the numbers of the columns
# `short` says it of a table.
dice-choice-numbering-first = as for a first game
    .short = first numbering
dice-choice-numbering-rolled = rolled
    .short = rolled numbering
dice-choice-numbering-expert = expert: the town crier writes them
    .short = expert numbering
dice-choice-banquets = play with the Banquets and Raids expansion
    .short = Banquets and Raids
dice-choice-banquets-no = no
dice-choice-banquets-yes = yes

dice-achievement-solo = Play 3 games alone
dice-achievement-multiplayer = Play 3 games in company
dice-achievement-expansion = Play 3 games with Banquets and Raids
dice-achievement-points45 = End a game with 45 points or more
dice-achievement-points55 = End a game with 55 points or more
dice-achievement-points65 = End a game with 65 points or more
dice-achievement-victory = Win in company with more than 60 points
dice-achievement-character = Score 18 points with one character
dice-achievement-citizens = End a game with 40 citizens or more
dice-achievement-row-fortress = Build every Fortress
dice-achievement-row-palace = Build every Count's Palace
dice-achievement-row-great-hall = Build every Great Hall
dice-achievement-row-city-hall = Build every City Hall
dice-achievement-row-cathedral = Build every Cathedral
dice-achievement-row-bishopric = Build every Bishopric
dice-achievement-track-influence = Circle all influence
dice-achievement-track-deniers = Circle all deniers
dice-achievement-track-knowledge = Circle all knowledge
dice-achievement-track-knight = Circle every knight
dice-achievement-track-artisan = Circle every artisan
dice-achievement-track-priest = Circle every priest

## Questions.

dice-ask-lay-plaza = A plaza is laid in notch { $notch }.
dice-ask-lay-tile = A tile is laid beside the { $colour } plaza in notch { $notch }.
dice-ask-roll-leftmost = A die is thrown for the number of the leftmost column.
dice-ask-choose-direction = The leftmost column is number { $number }: shall the numbers rise or fall to the right?
    .because = A die builds in the column that bears its number.
dice-ask-write-number = Which number goes above column { $column }?
    .because = A die builds in the column that bears its number.
dice-ask-roll-black = The black die is thrown.
dice-ask-roll-die = Die { $number } of { $of } is thrown.
dice-ask-choose-die = Day { $day }, { $half }: choose a die and pay for it.
    .because = Each day has two half days and each half day one die for everybody: sixteen dice in all. Higher ones cost more; the first is free.
dice-ask-use-die = What do you do with the { $colour } { $value }?
    .because = Gain as many resources as it shows, or build in its column. Influence changes its value, knowledge its colour.
dice-ask-choose-first = Several bonuses are waiting: which comes first?
    .because = What one of them brings may make another one worth more.
dice-ask-free-knight15 = Your 15th knight: build a Great Hall or a Cathedral in any column.
    .because = It needs no die, brings all that it usually brings, and may stand wherever nothing is crossed out.
dice-ask-free-artisan15 = Your 15th artisan: build a Fortress or a Cathedral in any column.
    .because = It needs no die, brings all that it usually brings, and may stand wherever nothing is crossed out.
dice-ask-free-priest15 = Your 15th priest: build a Fortress or a Great Hall in any column.
    .because = It needs no die, brings all that it usually brings, and may stand wherever nothing is crossed out.
dice-ask-free-column = A column of citizens is full: build a work building in any column.
    .because = It needs no die, brings all that it usually brings, and may stand wherever nothing is crossed out.
dice-ask-other-track = That track is full: which citizen do you circle instead?
    .because = A citizen is worth a point at the end, on whichever track.
dice-ask-banquet-citizen = The Banquet brings an artisan or a priest: which?
    .because = Either is worth a point at the end; look which of the two tracks is nearer to a bonus.

## Choices: as they are called on a button, and `told` as sentences without a subject, `yours` after "You".

dice-plaza = A { $up } plaza, { $under } on its back
    .told = a { $up } plaza is laid, { $under } on its back
dice-tile = Tile { $number }, its Banquet up
    .told = tile { $number } is laid, its Banquet side up
dice-number = Number { $number }
dice-rising = Let the numbers rise to the right
    .told = lets the numbers rise to the right
    .yours = let the numbers rise to the right
dice-falling = Let the numbers fall to the right
    .told = lets the numbers fall to the right
    .yours = let the numbers fall to the right
dice-one-of-each = Take one of each resource
    .told = cannot pay for any die
    .yours = cannot pay for any die
dice-die = Die at place { $place }
dice-die-for = Die at place { $place } for { $price }
dice-gain = Gain { $amount }
    .told = uses a { $colour } { $value } for { $resource }
    .yours = use a { $colour } { $value } for { $resource }
dice-build = Build the { $row } in column { $column }
    .told = builds the { $row } in column { $column }, number { $number }
    .yours = build the { $row } in column { $column }, number { $number }
dice-call = Call for { $citizen }
    .told = calls for { $citizen }
    .yours = call for { $citizen }
dice-first = First { $bonus }
    .told = turns to { $bonus }
    .yours = turn to { $bonus }
dice-no-citizen = No citizen
    .told = lets the citizen go
    .yours = let the citizen go

# Told where a step says more than the choice by itself.
dice-black-thrown = the black die shows { $values }
dice-die-thrown = thrown for the plazas: { $values }
dice-leftmost-thrown = the leftmost column is number { $number }
dice-number-written = writes { $number } above column { $column }
    .yours = write { $number } above column { $column }
dice-die-taken = takes the { $colour } { $value } from place { $place }
    .yours = take the { $colour } { $value } from place { $place }

# What happens by itself, and what it changes. $seats are those whom it concerns.
dice-happens-resolve-event = the black { $value } strikes
dice-happens-end-morning = the morning is over
dice-happens-end-afternoon = the day is over
dice-change-destroyed = the { $colour } plaza is destroyed
dice-change-spared = the Banquet spares the { $colour } plaza
dice-change-crossed = the { $colour } { $number } is crossed out by { $seats }
dice-change-protected = a Fortress keeps the { $colour } { $number } for { $seats }
dice-change-rebuilt = the { $was } plaza comes back { $now }
dice-change-raid = tile { $number } turns from its Banquet to its Raid
dice-change-turned = the wheel turns by a notch

## What a complete move comes to; sentences without a stop.

dice-outcome-unlocked = { $character } gives { $value } VP for each { $row } at the end
dice-outcome-protected = the black die cannot harm column { $column } any more
dice-outcome-worth = your sheet is worth { $then } VP then, { $now } now

## The final count.

dice-count-row = { $character }: each { $row }
    .short = { $character } ({ $row })
dice-count-pairs = Pairs of { $resource }
dice-count-citizens = Citizens
dice-count-total = Victory points
dice-count-points = { $points }
dice-count-buildings = { $built } × { $value } = { $points }
    .short = { $built }×{ $value }={ $points }
dice-count-unspent = { $points } (of { $unspent })
    .short = { $points }
dice-verdict-alone = { $player } ends the eighth day with { $points } points.
dice-verdict-winner = { $player } wins with { $points } points.
dice-verdict-shared = { $players } share the victory with { $points } points each.

## The tiles.

dice-banquet-1 = Each influence spent on this die changes its value by up to 2.
dice-banquet-2 = This die is free.
dice-banquet-3 = A Cathedral built with this die also brings one of each resource.
dice-banquet-4 = A work building built with this die brings one more of its citizens.
dice-banquet-5 = Changing this die's colour costs 1 knowledge.
dice-banquet-6 = A Fortress built with this die also brings a knight, and an artisan or a priest.
dice-banquet-7 = A Great Hall built with this die counts one more die of the colour it asks for.
dice-banquet-8 = The black die does no harm here and can be chosen like any other; then this tile turns over.
dice-raid-1 = Influence cannot change this die's value.
dice-raid-2 = This die costs 1 denier more.
dice-raid-3 = This die costs 1 knowledge more.
dice-raid-4 = This die has the value 0, which influence may raise.
dice-raid-5 = Knowledge cannot change this die's colour.
dice-raid-6 = This die costs 1 influence more.
dice-raid-7 = This die cannot build a prestige building.
dice-raid-8 = Any die here acts as a second black die.

## Sections of the rulebook.

dice-rule-roll = Roll the dice
dice-rule-event = Resolve the event
dice-rule-action = Perform an action
dice-rule-half-day = End of a half day
dice-rule-day = End of a day
dice-rule-gain = Gain resources
dice-rule-prestige = Construct a prestige building
dice-rule-work = Construct a work building
dice-rule-link = Link bonus
dice-rule-tracks = The citizen tracks
dice-rule-track = Citizen tracks: track bonus
dice-rule-column = Citizen tracks: column bonus
dice-rule-sheet = Your scoresheet
dice-rule-count = End of the game
dice-rule-expansion = Banquets and Raids expansion

## Every piece and place explained: its title, and its text.

dice-about-wheel = The wheel
dice-about-wheel-text = { $notches } plazas lie in its notches. Clockwise from the window come the four places of the morning and the four of the afternoon. After each of the { $days } days the inner disc turns by one notch.
dice-about-window = The window
dice-about-window-text = It shows the day. The plaza in front of it rests: no die lies there today. From day { $day } on the black die attacks the sheets too.
dice-about-black-die = The black die
dice-about-black-die-text = It lies before others of its value and cannot be chosen. Its plaza is destroyed for this half day and then comes back with its other side up. From day { $day } on it also crosses out the die of its colour and number on every sheet that has no Fortress in that column.
dice-about-place = { $place ->
        [1] The first place
        [2] The second place
        [3] The third place
       *[other] The fourth place
    }
dice-about-place-text = { $place ->
        [1] The die here costs nothing.
        [2] The die here costs one resource of any type.
        [3] The die here costs 1 denier.
       *[other] The die here costs 2 deniers.
    } The dice lie clockwise in rising order, and each has the colour of its plaza. Several players may choose the same one. Whoever cannot pay for any takes one of each resource.
dice-about-plaza = A { $up } plaza
dice-about-single-plaza-text = A die that lies here is { $up }. On its back the plaza shows the same colour; it turns over after the black die has destroyed it.
dice-about-mixed-plaza-text = A die that lies here is { $up }. On its back the plaza shows { $under }; it turns over after the black die has destroyed it.

dice-about-numbers = The numbers of the columns
dice-about-number = Number { $number }
dice-about-numbers-text = To build in a column a die must show the number above it. All sheets have the same numbers. { $way }
dice-numbers-first = In this game they run from 1 to 6.
dice-numbers-rolled = A die gives the leftmost one, and the town crier lets them rise or fall to the right.
dice-numbers-expert = The town crier writes them in any order.

dice-about-sheet-die = A { $colour } die of the sheet
dice-about-sheet-die-text = A die of this colour and number builds the { $prestige } and { $work } below. Once the black die has crossed it out, what is not yet drawn there can never be built. A Fortress in the column protects all three dice of it.

dice-about-row-fortress = Protects its column from the black die, and brings a citizen. { $character } scores the row once the Cathedral in column { $column } stands.
dice-about-row-great-hall = Brings something for each die on offer of the colour that it shows. { $character } scores the row once the Cathedral in column { $column } stands.
dice-about-row-cathedral = Each unlocks the scoring of one row. In the order of building they are worth { $values } for each building of that row. { $character } scores the row once the Cathedral in column { $column } stands.
dice-about-row-work = Brings { $gain }. { $character } scores the row once the Cathedral in column { $column } stands.
dice-about-building = { $row } in column { $column }
dice-about-building-text = Needs a { $colour } die of this column's number. { $brings }
dice-about-numbered-building-text = Needs a { $colour } { $column }. { $brings }
dice-brings = Brings { $gain }.
dice-brings-protection = Protects the three dice of its column from the black die. Brings { $gain }.
dice-brings-each = Brings { $gain } for each { $colour } die on offer, by the colours of the plazas; the black die does not count.
dice-brings-scoring = Lets { $character } score each { $row }: 1 point if it is your first or second Cathedral, 2 if it is the third or fourth, 3 after that.
dice-about-link = A lozenge
dice-about-link-text = Brings { $gain } as soon as the { $row } stands in columns { $left } and { $right }.

dice-about-one-of-each = One of each resource
dice-about-one-of-each-text = For whoever can pay for none of the dice: 1 influence, 1 denier and 1 knowledge instead of an action.
dice-about-track-influence = Influence
dice-about-track-influence-text = A red die brings as many as it shows, up to { $most } in all; { $start } are there at the start. { $influence } influence changes the value of the die you chose by 1, up or down, between 1 and 6. The { $symbols } bring { $citizen }. Each unspent pair is worth a point at the end.
dice-about-track-deniers = Deniers
dice-about-track-deniers-text = A yellow die brings as many as it shows, up to { $most } in all; { $start } are there at the start. Deniers pay for dice at the second to the fourth place. The { $symbols } bring { $citizen }. Each unspent pair is worth a point at the end.
dice-about-track-knowledge = Knowledge
dice-about-track-knowledge-text = A white die brings as many as it shows, up to { $most } in all; { $start } are there at the start. { $knowledge } knowledge change the colour of the die you chose. The { $symbols } bring { $citizen }. Each unspent pair is worth a point at the end.

dice-about-track-knight = Knights
dice-about-track-artisan = Artisans
dice-about-track-priest = Priests
dice-about-citizens-text = A point each. The { $prestige }th builds a { $choice } in any column, the { $last }th brings { $others }. When all { $length } are there, a further one can go to another track.
dice-about-nth-citizen = The { $number }th { $citizen }
dice-about-prestige-citizen-text = Builds a { $choice } of your choice in any column, with all that it brings.
dice-about-last-citizen-text = Brings { $others }.
dice-about-column = Column { $column } of the citizens
dice-about-resource-column-text = The last of its three citizens brings one of each resource.
dice-about-work-column-text = The last of its three citizens builds a Count's Palace, City Hall or Bishopric of your choice in any column.
dice-about-owed = A waiting bonus
dice-about-owed-text = Name it to take it before the others: { $bonus }.

dice-about-character-text = Scores 1, 2 or 3 points for each { $row }, as soon as the Cathedral in column { $column } stands; the number in the circle says how many.
dice-about-pairs = Unspent resources
dice-about-pairs-text = Every { $pair } of the same type are worth a point at the end.
dice-about-total = Victory points
dice-about-total-text = What the characters score, a point for each pair of unspent resources, and a point for each citizen. The most points win; whoever ties shares the victory.

dice-about-tile = Tile { $number }
dice-about-tile-text = Banquet: { $banquet } Raid: { $raid }
dice-about-banquet = Tile { $number }, Banquet
dice-about-banquet-text = { $banquet } Once the black die has met this plaza, the Raid is up: { $raid }
dice-about-raid = Tile { $number }, Raid
dice-about-raid-text = { $raid } It stays so for the rest of the game.

## What is chosen so far costs, and would waste.

dice-running = { $cost } of { $purse }
dice-running-free = for nothing
dice-waste-nothing = It brings nothing.
dice-waste-let-go = A citizen is let go.
dice-waste-resources = { $lost } { $count ->
        [one] does
       *[other] do
    } not fit.
dice-waste-citizens = { $count ->
        [one] One citizen finds no room.
       *[other] { $count } citizens find no room.
    }
dice-waste-buildings = { $count ->
        [one] One free building finds no place.
       *[other] { $count } free buildings find no place.
    }

## Why something cannot be chosen now: one sentence.

dice-why-can-pay = You can pay for a die.
dice-why-black = The black die has destroyed this plaza for the half day.
dice-why-other-price = This die has another price.
dice-why-missing = { $missing } missing.
dice-why-drawn = You have built it already.
dice-why-crossed = The black die has crossed it out.
dice-why-change = It takes a { $colour } { $value }: { $missing } missing to make one of a die that you can pay for.
dice-why-no-die = It takes a { $colour } { $value }, and no die that you can pay for becomes one.
dice-why-colour = It takes a { $colour } die: { $missing } missing to make one of a die that you can pay for.
dice-why-no-colour = It takes a { $colour } die, and no die that you can pay for becomes one.
dice-why-other-row = This bonus builds in other rows.
dice-why-track-full = This track is full.

## The printed values, for the document of the components.

dice-scores = { $character } scores each { $row }
dice-for-each-die = { $gain } for each { $colour } die on offer
dice-box-single-plazas = Plazas of a single colour
dice-box-single-plazas-value = 1 of each colour
dice-box-mixed-plazas = Plazas of two colours
dice-box-mixed-plazas-value = { $count } of each pair
dice-box-mixed-plazas-note = nine tiles and nine kinds of face are known; this split shows each colour equally often (R1)
dice-box-prices = Prices by place
dice-box-prices-value = nothing, 1 resource of any type, 1 denier, 2 deniers
dice-box-attack = Sheets attacked from day
dice-box-attack-value = { $day }
dice-box-building = { $row }, column { $column }
dice-box-cathedrals = Cathedral values in the order of building
dice-box-cathedrals-value = { $values }
dice-box-work = Work buildings
dice-box-work-value = { $count } citizens of their colour
dice-box-link = Link between { $row } { $left } and { $right }
dice-box-resources = Resource tracks
dice-box-resources-value = { $length } symbols, { $start } circled
dice-box-resource-citizens = Citizens on a resource track
dice-box-resource-citizens-value = symbols { $symbols }, of its colour
dice-box-citizens = Citizen tracks
dice-box-citizens-value = { $length } citizens
dice-box-prestige-citizen = { $number }th citizen
dice-box-prestige-citizen-value = a prestige building of one of the two other colours
dice-box-last-citizen = { $number }th citizen
dice-box-last-citizen-value = a citizen of each of the two other colours
dice-box-resource-column = Citizen column { $column }
dice-box-resource-column-value = 1 of each resource
dice-box-work-columns = Citizen columns { $first } and { $second }
dice-box-work-columns-value = a work building
dice-box-banquet-1-note = exactly 2 or up to 2? the printed text grants a permission (R16)
