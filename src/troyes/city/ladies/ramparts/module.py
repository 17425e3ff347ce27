"""The Ladies of Troyes, "Module 5: Rampart guards and outdoor activities", for two to four players."""

from __future__ import annotations

from typing import Final

from troyes.city.ladies.box import TITLE, WORDS
from troyes.city.ladies.ramparts import action, ahead, alphabet, reactions, scoring
from troyes.city.ladies.ramparts.components import COMPONENTS
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.city.ladies.ramparts.sights import Meanings, Wall
from troyes.city.ladies.ramparts.track import NAME, new_track
from troyes.city.ladies.renamed import OnRamparts
from troyes.city.module import Module
from troyes.core.game import Choice

RAMPARTS: Final[Module] = Module(
    NAME,
    words=WORDS,
    choices=(Choice("ramparts", ("no", "yes"), players=range(2, 5), group=TITLE, rank=50),),
    when=(("ramparts", "yes"),),
    players=range(2, 5),
    components=COMPONENTS,
    kinds=alphabet.KINDS,
    steps=(*action.STEPS, *reactions.STEPS, *ahead.STEPS),
    layout=(action.DRAW_OUTDOOR,),
    event_losses=(reactions.ASK_PROTECTION,),
    purchase=(*reactions.ASK_REWARD,),
    acted=(reactions.SEND_CUBE,),
    turn_over=(reactions.FORGET_CUBES,),
    reactions=reactions.Answers(),
    spends=(ahead.TakeDie(), ahead.ThirdLevel()),
    targets=(action.Ramparts(),),
    aids=(ahead.TURN_BOUGHT_DIE,),
    hoards=(ahead.OutdoorCubes(),),
    extra=new_track(),
    renamed=OnRamparts(),
    scorers=scoring.SCORERS,
    worths=(scoring.Ramparts(),),
    scene=Wall(),
    glossary=Meanings(),
    pictures=tuple([face.name for level in BY_LEVEL for face in level]),
)
