"""A die that is thrown: chance shows one of its six faces."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import FACES
from troyes.city.state import City
from troyes.city.words.tokens import FACE
from troyes.core.agenda import CHANCE, Step
from troyes.core.message import Message, Value
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer
from troyes.core.telling import DIE, VALUES

BLACK: Final = "black"
"""The colour of enemies, and of le Roy's dice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Step[City]):
    """A step that throws one die. It derives what happens, and says for what the die is thrown."""

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add_run(FACE.first, FACES)

    def take(self, s: City, actor: i64, token: i64) -> None:
        self.thrown(s, token - FACE.first + 1)

    def thrown(self, s: City, value: i64) -> None:
        """The die shows this value."""

    def awaited(self, s: City, seat: i64) -> float:
        """What a seat may hope for from it and the throws that follow it, in points by a rule of thumb."""
        return 0.0

    def said(self) -> str:
        """The entry that says for what the die is thrown; its form `told` says what it shows."""
        return f"city-throw-{self.name}"

    def whose(self, s: City) -> dict[str, Value]:
        """What the entry is about: throws that agree in it are told together."""
        return {}

    def coloured(self, s: City) -> str:
        """The colour in which the die is drawn, none where it may be any die."""
        return ""

    def ask(self, s: City, actor: i64) -> Message:
        return Message(self.said(), self.whose(s))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return Message(self.said(), {**self.whose(s), **self.shows(s, token)})

    def shows(self, s: City, token: i64) -> dict[str, Value]:
        """What the die shows, and in which colour."""
        shown: dict[str, Value] = {VALUES: (int(token - FACE.first + 1),)}
        colour = self.coloured(s)
        if colour:
            shown[DIE] = colour
        return shown
