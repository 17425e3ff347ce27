"""Troyes Dice as a game that can be played."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Choice, Game, Setup
from troyes.core.prompt import Prompt
from troyes.core.state import State
from troyes.dice import achievements, components, position, texts
from troyes.dice.round import new_game
from troyes.dice.state import Dice
from troyes.dice.tokens import VOCABULARY


class TroyesDice(Game):
    """1 to 10 players, with Banquets and Raids as a choice."""

    def new(self, setup: Setup) -> State:
        return new_game(setup.players, setup.choices["numbering"], setup.choices["banquets"])

    def ask(self, prompt: Prompt) -> str:
        return texts.ask(prompt)

    def tell(self, state: State, actor: int, token: int) -> str:
        assert isinstance(state, Dice)
        return texts.tell(state, actor, token)

    def document(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dice)
        return position.write(state)

    def restore(self, document: object) -> State:
        return position.read(document)

    def achieved(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Dice)
        return achievements.achieved(state, seat)


DICE: Final = TroyesDice(
    name="dice",
    title="Troyes Dice",
    version=1,
    players=range(1, 11),
    usual_players=4,
    choices=(
        Choice("numbering", ("first", "rolled", "expert"), "how the six columns are numbered"),
        Choice("banquets", ("no", "yes"), "play with the Banquets and Raids expansion"),
    ),
    vocabulary=VOCABULARY,
    achievements=achievements.ACHIEVEMENTS,
    components=components.PRINTED,
)
