### What a position of Troyes Dice must be, where a document says something else: the end of "wheel must be …". Only whoever
### writes such documents reads it, at a terminal.

dice-position-morning = morning on day 9, when the game is over
dice-position-numbers = different numbers
dice-position-numbering = what the numbering '{ $numbering }' writes
dice-position-rising = rising or falling by ones
dice-position-six = six numbers once play has begun
dice-position-plazas = a list of 9 plazas once they are laid
dice-position-plaza = one of the nine tiles of the game that is not in another notch
dice-position-three-tiles = nine plazas of which three bear a tile
dice-position-tiles-in-order = nine plazas whose tiles are laid in the order of the notches
dice-position-no-tile = left out without Banquets and Raids
dice-position-single = beside a plaza of a single colour
dice-position-tile = different from the other tiles
dice-position-no-dice = left out before and after play
dice-position-no-dice-yet = left out until the three tiles are laid
dice-position-asked = nothing while no four dice are on offer
dice-position-chosen = the position of a die that can be chosen
dice-position-not-chosen = left out unless the seat is asked what to use its die for
dice-position-shown = left out while nobody is acting
dice-position-owed = bonuses that can still bring something
dice-position-owed-asked = the bonuses that go with asked '{ $asked }'
dice-position-columns = a list of different columns
dice-position-value = written if, and only if, its Cathedral is drawn
dice-position-values = the first of 1, 1, 2, 2, 3, 3 in some order

## Whole sentences.

dice-position-nobody = sheets must ask at least one seat for something while four dice are on offer.
