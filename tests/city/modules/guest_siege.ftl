### The words of the toy module `guest_siege.py`.

city-choice-siege = play under siege
    .short = the siege
city-choice-siege-no = no
city-choice-siege-yes = yes
city-called-captain = the captain
city-side-captain = The captain
city-district-captain = the captain's camp
city-name-district-captain = The captain's camp
city-about-district-captain = The dice that the besiegers have thrown.
city-settle-captain = A besieger
    .told = the uprising puts a besieger
city-outcome-expelled-captain = a besieger is expelled from the { $building }
city-change-captain = the captain { $parts }
city-siege-ask-turn = The city is besieged: what do you do?
city-note-siege-spaces = where the walls are weakest
