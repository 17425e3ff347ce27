"""How the choices of Troyes are listed: headings and parts of moves in their order, to which modules add their own."""

from __future__ import annotations

from typing import Final

from troyes.core.listing import Heading, Listing
from troyes.core.message import Message

# Headings. Between them there is room for those of modules.
BELOW_FINISH: Final = Heading(Message("group-finish"), 10)
BELOW_ACTIONS: Final = Heading(Message("city-group-actions"), 100)
BELOW_CITIZENS: Final = Heading(Message("city-group-citizens"), 160)
BELOW_CUBES: Final = Heading(Message("city-group-cubes"), 120)
BELOW_INFLUENCE: Final = Heading(Message("city-group-influence"), 170)

# What goes with what is chosen.
A_CUBE: Final = Heading(Message("city-part-cube"), 70)
A_CITIZEN: Final = Heading(Message("city-part-citizen"), 110)

# What set-up choices are listed below.
VARIANTS: Final = Message("city-group-variants")

FINISH: Final = Listing(BELOW_FINISH)
TIMES: Final = Listing(Heading(Message("group-times"), 20))
ACTIVITY: Final = Listing(
    Heading(Message("city-group-cards"), 80),
    part=Heading(Message("city-part-card"), 10),
    is_stop=True,
)
EVENT: Final = Listing(
    Heading(Message("city-group-events"), 90),
    part=Heading(Message("city-part-event"), 20),
    is_stop=True,
)
CHARACTER: Final = Listing(is_stop=True)
ACTION: Final = Listing(BELOW_ACTIONS)
"""Whatever an action is that no other heading names."""
CATHEDRAL: Final = Listing(BELOW_ACTIONS, part=Heading(Message("city-part-cathedral"), 30), is_stop=True)
AGRICULTURE: Final = Listing(BELOW_ACTIONS, part=Heading(Message("city-part-fields"), 40), is_stop=True)
PLACE: Final = Listing(
    Heading(Message("city-group-buildings"), 110),
    part=Heading(Message("city-part-building"), 60),
    is_stop=True,
)
CUBE: Final = Listing(BELOW_CUBES, part=A_CUBE)
DIE: Final = Listing(
    Heading(Message("city-group-dice"), 130),
    part=Heading(Message("city-part-die"), 120),
    is_means=True,
)
BLACK: Final = Listing(Heading(Message("city-group-black"), 140), settles=True)
SUCCUMB: Final = Listing(BLACK.below)
CITIZEN: Final = Listing(BELOW_CITIZENS, part=A_CITIZEN)
SPACE: Final = Listing(BELOW_CITIZENS, alone=Heading(Message("city-group-spaces"), 150), part=A_CITIZEN)
"""Where a citizen is being placed, spaces are where it goes; otherwise they are where one's citizens are."""
SPEND: Final = Listing(BELOW_INFLUENCE, is_bought=True)
SEAT: Final = Listing(Heading(Message("city-group-players"), 70))
TURN: Final = Listing(BELOW_INFLUENCE, is_bought=True, opens=True)
