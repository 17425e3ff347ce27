"""The Ladies of Troyes, "Module 1: New Character cards": three ladies beside the six figures of the base game, and the
variant in which a character lies open from the start."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.constants import EMPTY, LEVELS, RED, WHITE, YELLOW
from troyes.city.content.counts import tradesmen_on
from troyes.city.content.kinds import Character, Count
from troyes.city.ladies.box import TITLE, WORDS
from troyes.city.module import Module
from troyes.city.phases.setup import offer_characters
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.listings import VARIANTS
from troyes.city.words.tokens import CHARACTER
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.game import Choice
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


class CitizensOfDomain(Count):
    """Citizens of a domain: tradesmen on the Activity cards of its colour, on the illustration too, and those who stand
    on its building."""

    def __init__(self, name: str, colour: int) -> None:
        super().__init__(name)
        self.colour: Final[i64] = colour

    def of(self, s: City, owner: i64) -> i64:
        count = count_standing(s, self.colour, owner)
        slot = LEVELS * self.colour
        while slot < LEVELS * self.colour + LEVELS:
            count += tradesmen_on(s, slot, owner)
            slot += 1
        return count


THE_LADIES: Final[tuple[Character, ...]] = (
    Character("jeanne-de-champagne", CitizensOfDomain("civilian", YELLOW), 2, 4, 6),
    Character("isabeau-de-baviere", CitizensOfDomain("soldier", RED), 2, 4, 6),
    Character("marie-de-champagne", CitizensOfDomain("cleric", WHITE), 2, 4, 6),
)

CHARACTERS: Final[Module] = Module(
    "ladies-characters",
    words=WORDS,
    choices=(Choice("characters", ("base", "ladies"), group=TITLE, rank=10),),
    when=(("characters", "ladies"),),
    characters=THE_LADIES,
)
"""Nine characters instead of six; in the King's Challenge the pile is of all nine."""


class RevealCharacter(Step[City]):
    """One of the characters that are in nobody's hand is laid open, and will count for everybody like the others."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.laid_open[0] == EMPTY else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_characters(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.laid_open = changed(s.laid_open, 0, token - CHARACTER.first)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-reveal-character")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        name = s.rules.characters[token - CHARACTER.first].name
        return message("city-tell-revealed", character=names.character(name))


REVEAL_CHARACTER: Final[RevealCharacter] = RevealCharacter("reveal-character")

REVEALED: Final[Module] = Module(
    "ladies-revealed",
    words=WORDS,
    choices=(Choice("revealed", ("no", "yes"), players=range(2, 5), group=VARIANTS, rank=60),),
    when=(("revealed", "yes"),),
    players=range(2, 5),
    steps=(REVEAL_CHARACTER,),
    dealt=(REVEAL_CHARACTER,),
    open_characters=1,
)
"""In the King's Challenge all characters lie open anyway."""
