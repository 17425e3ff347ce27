### The words of the toy module `guest_siege.py`.

city-choice-siege = play under siege
    .short = the siege
city-choice-siege-no = no
city-choice-siege-yes = yes
city-called-captain = the captain
city-siege-ask-turn = The city is besieged: what do you do?
city-note-siege-spaces = where the walls are weakest
