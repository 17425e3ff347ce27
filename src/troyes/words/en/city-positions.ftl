### What a position of Troyes must be, where a document says something else: the end of "events[1] must be …". Only whoever
### writes such documents reads it, at a terminal.

city-position-text = a text
city-position-letters = made of the letters of this table's players and { $neutral }
city-position-places = a text of { $count } places
city-position-once = a text that names each owner once
city-position-tradesmen = a card with one tradesman of a player at the most
city-position-held = a character that nobody else holds
city-position-revealed = a character that nobody holds
city-position-dice = dice such as r4 y2 w1
city-position-marauding = Marauding in the first place, and only there
city-position-cubes = fewer cubes than the event has banners
city-position-event = an event of this game
city-position-event-once = an event that stands nowhere else
city-position-level = a level whose cubes lie on others
city-position-no-pile = left out unless the player is alone
city-position-pile = a character that is not in the pile twice
city-position-true = true, or left out
city-position-place = a place such as palace3
city-position-group = one to three dice such as y4@A
city-position-die = a die such as y4@A
city-position-gates = cubes of outdoor activities whose gates the guard has reached
city-position-outdoor = cubes of outdoor activities that take cubes
city-position-arrivals = the guards on space { $space } in the order of their arrival
city-position-given = a die of the acting district that is not purple while { $step } is first in now, and left out otherwise
city-position-won-otherwise = no more cards of anybody than he has won
city-position-no-seat = without citizens of seats that nobody takes

## Whole sentences.

city-position-no-card = activities.{ $card } is not a card of this game.
city-position-card-twice = activities.{ $card } has the colour and level of another card in play.
city-position-citizens = { $place } has { $used } citizens on the board; there are { $all }.
city-position-neutral = buildings have { $used } neutral citizens; there are { $all }.
city-position-many = dice has more than { $most } { $colour } dice.
city-position-many-purple = dice.{ $district } has more than { $most } purple dice.
city-position-nowhere = now leads nowhere: nobody could go on from '{ $step }'.
city-position-passed = turn is that of a player who has passed.
city-position-unfit = now does not fit the rest of the position.
