"""Troyes Dice as a game that can be played."""

from __future__ import annotations

from typing import Final

from troyes.core.game import Choice, Game, Setup
from troyes.core.message import Message
from troyes.dice import achievements
from troyes.dice.box import components, position, reading
from troyes.dice.box.first_words import FIRST_WORDS
from troyes.dice.round import new_game
from troyes.dice.state import Dice
from troyes.dice.versions import ASKING, VERSION, rules
from troyes.dice.words import changes
from troyes.dice.words.tokens import VOCABULARY


class TroyesDice(Game[Dice]):
    """1 to 10 players, with Banquets and Raids as a choice."""

    def of_version(self, version: int) -> Game[Dice]:
        return GAMES[version] if version in GAMES else super().of_version(version)

    def new(self, setup: Setup) -> Dice:
        choices = setup.choices
        return new_game(setup.players, rules(self.version, choices["numbering"], choices["banquets"]))

    def changes(self, before: Dice, after: Dice, actor: int) -> list[Message]:
        return changes.changes(before, after, actor) if actor >= 0 else changes.by_itself(before, after)

    def document(self, state: Dice) -> dict[str, object]:
        return position.write(state)

    def restore(self, document: object) -> Dice:
        return reading.read(document, self.version)

    def achieved(self, state: Dice, seat: int) -> list[str]:
        return achievements.achieved(state, seat)


def game(version: int) -> TroyesDice:
    """The game by the rules of a version."""
    return TroyesDice(
        name="dice",
        title="Troyes Dice",
        version=version,
        players=range(1, 11),
        usual_players=4,
        choices=(Choice("numbering", ("first", "rolled", "expert")), Choice("banquets", ("no", "yes"))),
        vocabulary=VOCABULARY,
        achievements=achievements.ACHIEVEMENTS,
        components=components.PRINTED,
        marks=achievements.POINTS,
        is_simultaneous=True,
        first_words=FIRST_WORDS,
    )


GAMES: Final = {version: game(version) for version in ASKING}
DICE: Final = GAMES[VERSION]
