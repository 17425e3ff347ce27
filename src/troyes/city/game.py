"""Troyes as a game that can be played."""

from __future__ import annotations

from typing import Final

from troyes.city import position, reading, texts
from troyes.city.assembly import BONUS, build, new_city
from troyes.city.components import AS_PRINTED, Components, load
from troyes.city.rules import Rules
from troyes.city.state import City
from troyes.city.tokens import VOCABULARY
from troyes.core.game import Choice, Game, Setup
from troyes.core.prompt import Prompt
from troyes.core.state import State


class TroyesCity(Game):
    """2 to 4 players, or one against le Roy."""

    def __init__(self, printed: Components = AS_PRINTED) -> None:
        super().__init__(
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
            components=printed.listed(),
        )
        self.printed: Final = printed
        self.components_changed = printed.text()
        self.components_digest = printed.digest()
        self._rules: dict[tuple[int, str, str], Rules] = {}
        """The rules of each kind of table, made when it is first set up."""

    def with_components(self, text: str) -> Game:
        return TroyesCity(load(text))

    def new(self, setup: Setup) -> State:
        bonus = setup.choices["bonus"]
        open_vp = setup.choices["open_vp"]
        kind = (setup.players, bonus, open_vp)
        if kind not in self._rules:
            modules = (BONUS,) if bonus == "yes" else ()
            self._rules[kind] = build(setup.players, modules, self.printed, open_vp=open_vp == "yes")
        return new_city(self._rules[kind])

    def ask(self, prompt: Prompt) -> str:
        return texts.ask(prompt)

    def tell(self, state: State, actor: int, token: int) -> str:
        assert isinstance(state, City)
        return texts.tell(state, actor, token)

    def document(self, state: State) -> dict[str, object]:
        assert isinstance(state, City)
        return position.write(state)

    def restore(self, document: object) -> State:
        return reading.read(document, components=self.printed)


CITY: Final[TroyesCity] = TroyesCity()
