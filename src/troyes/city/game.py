"""Troyes as a game that can be played."""

from __future__ import annotations

from typing import Final

from troyes.city import position, reading, texts
from troyes.city.assembly import BONUS, build, new_city
from troyes.city.state import City
from troyes.city.tokens import VOCABULARY
from troyes.core.game import Choice, Game, Setup
from troyes.core.prompt import Prompt
from troyes.core.state import State


class TroyesCity(Game):
    """2 to 4 players, or one against le Roy."""

    def new(self, setup: Setup) -> State:
        modules = (BONUS,) if setup.choices["bonus"] == "yes" else ()
        return new_city(build(setup.players, modules, open_vp=setup.choices["open_vp"] == "yes"))

    def ask(self, prompt: Prompt) -> str:
        return texts.ask(prompt)

    def tell(self, state: State, actor: int, token: int) -> str:
        assert isinstance(state, City)
        return texts.tell(state, actor, token)

    def document(self, state: State) -> dict[str, object]:
        assert isinstance(state, City)
        return position.write(state)

    def restore(self, document: object) -> State:
        return reading.read(document)


CITY: Final = TroyesCity(
    name="city",
    title="Troyes",
    version=1,
    players=range(1, 5),
    usual_players=4,
    choices=(
        Choice("bonus", ("no", "yes"), "play with the bonus cards"),
        Choice("open_vp", ("no", "yes"), "play with open victory points"),
    ),
    vocabulary=VOCABULARY,
)
