"""Troyes as a game that can be played."""

from __future__ import annotations

from typing import Final

from troyes.city.assembly import Box, build, new_city
from troyes.city.box import position, reading
from troyes.city.box.components import AS_PRINTED, Components, load
from troyes.city.box.first_words import FIRST_WORDS
from troyes.city.box.printed import printed_values
from troyes.city.constants import EMPTY, OWNERS
from troyes.city.module import Module
from troyes.city.modules.registry import MIXES, MODULES
from troyes.city.origin import CityOrigin
from troyes.city.phases.turns import NEXT_TURN
from troyes.city.rules import Rules
from troyes.city.state import City
from troyes.city.words.changes import changes
from troyes.core.game import Game, Setup
from troyes.core.message import Message

VERSION: Final = 5

KINDS: Final = 128
"""Kinds of tables whose rules are kept; each takes 32 kB."""


class TroyesCity(Game[City]):
    """2 to 4 players, or one against le Roy."""

    def __init__(
        self,
        printed: Components = AS_PRINTED,
        version: int = VERSION,
        modules: tuple[Module, ...] = MODULES,
        box: Box | None = None,
    ) -> None:
        self.box: Final = Box(modules) if box is None else box
        verdicts = [part.verdict for part in modules if part.verdict is not None and part.verdict.rival]
        super().__init__(
            name="city",
            title="Troyes",
            version=version,
            players=range(1, 5),
            usual_players=4,
            marks=verdicts[-1].marks if verdicts else (),
            rival=verdicts[-1].rival if verdicts else None,
            choices=tuple([choice for part in modules for choice in part.choices]),
            vocabulary=self.box.vocabulary,
            components=printed.listed() + tuple([one for part in modules for one in part.components]),
            mixes=MIXES,
            first_words=FIRST_WORDS,
            achievements=tuple(
                [one for part in modules if part.achievements is not None for one in part.achievements.every]
            ),
        )
        self.words = tuple(dict.fromkeys([part.words for part in modules]))
        self.printed: Final = printed
        self.components_changed = printed.text()
        self.components_digest = printed.digest()
        self._rules: dict[Setup, Rules] = {}
        """The rules of each kind of table, made when it is first set up; of very many the first make room."""
        self._versions: dict[int, TroyesCity] = {}
        """The same game under other versions of the rules, made when they are first asked for."""

    def with_components(self, text: str) -> TroyesCity:
        if not text.strip() and not self.components_changed:
            return self  # tables at which the same is played share game and rules
        return TroyesCity(load(text, self.printed), self.version, self.box.modules, self.box)

    def of_version(self, version: int) -> TroyesCity:
        if version == self.version:
            return self
        if not 1 <= version <= VERSION:
            super().of_version(version)
        if version not in self._versions:
            self._versions[version] = TroyesCity(self.printed, version, self.box.modules, self.box)
        return self._versions[version]

    def rules(self, setup: Setup) -> Rules:
        """What a table plays by."""
        if setup not in self._rules:
            if len(self._rules) >= KINDS:
                del self._rules[next(iter(self._rules))]
            rules = build(self.box, setup.players, setup.choices, self.version, self.printed)
            rules.made = CityOrigin(self, setup, rules)
            self._rules[setup] = rules
        return self._rules[setup]

    def new(self, setup: Setup) -> City:
        return new_city(self.rules(setup))

    def reacts(self, state: City) -> bool:
        asking = [part.reactions for part in state.rules.parts if part.reactions is not None]
        return True in [one.are_in_play(state) for one in asking]

    def turn(self, state: City) -> int:
        """Of the action phase the seat whose turn it is, and all before it together, in each round."""
        owner = state.whose_turn() if NEXT_TURN in state.agenda else EMPTY
        return int(state.round * (OWNERS + 1) + owner + 1)

    def begins_turn(self, state: City) -> bool:
        """Before the first round each placing of a citizen is one."""
        if not state.round or state.spent or not state.agenda:
            return not state.round
        return state.agenda[-1] is state.rules.turns[state.whose_turn()]

    def changes(self, before: City, after: City, actor: int) -> list[Message]:
        return changes(before, after, actor)

    def achieved(self, state: City, seat: int) -> list[str]:
        honours = [part.achievements for part in state.rules.parts if part.achievements is not None]
        return [name for one in honours for name in one.earned(state, seat)]

    def document(self, state: City) -> dict[str, object]:
        return position.write(state)

    def restore(self, document: object) -> City:
        return reading.read(document, self)


CITY: Final[TroyesCity] = TroyesCity()


def with_modules(*modules: Module) -> TroyesCity:
    """Troyes with further modules, for those who write one."""
    every = (*MODULES, *modules)
    return TroyesCity(Components(printed_values(every), {}), VERSION, every)
