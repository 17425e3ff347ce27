"""What a game is before anyone sits down: its name, its tables, its alphabet and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from troyes.core.errors import SetupError
from troyes.core.native import mypyc_attr
from troyes.core.prompt import Prompt
from troyes.core.state import State
from troyes.core.vocabulary import Vocabulary


class Choice:
    """Something that a table settles before the game, with its usual value first."""

    def __init__(self, name: str, values: tuple[str, ...], about: str) -> None:
        self.name = name
        self.values = values
        self.about = about

    @property
    def usual(self) -> str:
        """The value that is taken where nobody says otherwise."""
        return self.values[0]


class Setup:
    """A table: how many players, and a value for every choice."""

    def __init__(self, players: int, choices: dict[str, str]) -> None:
        self.players = players
        self.choices = choices


class Achievement:
    """Something to boast of: earned in one game, or by `games` of them."""

    def __init__(self, name: str, title: str, games: int = 1) -> None:
        self.name = name
        self.title = title
        self.games = games


class Component:
    """A value that is printed on a piece of the game, how sure we are of it, and what it may be changed to."""

    def __init__(self, name: str, value: str, certainty: str, note: str = "", bounds: str = "") -> None:
        self.name = name
        self.value = value
        self.certainty = certainty
        self.note = note
        self.bounds = bounds


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game that can be played. `version` moves whenever the rules change what a record means."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        players: range,
        usual_players: int,
        choices: tuple[Choice, ...],
        vocabulary: Vocabulary,
        achievements: tuple[Achievement, ...] = (),
        components: tuple[Component, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.players = players
        self.usual_players = usual_players
        self.choices = choices
        self.vocabulary = vocabulary
        self.achievements = achievements
        self.components = components
        self.components_changed = ""
        """The printed values that are not the usual ones, as a text that `with_components` reads back."""
        self.components_digest = ""
        """A few letters for them; none while all values are the usual ones."""

    def setup(self, players: int | None = None, given: Mapping[str, str] | None = None) -> Setup:
        """A checked table, with the usual value wherever none is given."""
        count = self.usual_players if players is None else players
        if count not in self.players:
            raise SetupError(
                f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {count}."
            )
        wanted = dict(given or {})
        chosen: dict[str, str] = {}
        for choice in self.choices:
            value = wanted.pop(choice.name, choice.usual)
            if value not in choice.values:
                raise SetupError(
                    f"The set-up choice {choice.name} is one of {', '.join(choice.values)}, not {value!r}."
                )
            chosen[choice.name] = value
        if wanted:
            names = ", ".join(choice.name for choice in self.choices)
            raise SetupError(f"{self.title} has no set-up choice {min(wanted)!r}; it has {names or 'none'}.")
        return Setup(count, chosen)

    def of_version(self, version: int) -> Game:
        """This game under the rules of a version, which records and tables of that version go on under."""
        if version != self.version:
            raise SetupError(
                f"Version {version} of the rules of {self.title} is not known here; "
                "a newer release of this program wrote that, so install it."
            )
        return self

    def with_components(self, text: str) -> Game:
        """This game with the printed values that a TOML text gives, and the usual ones for the rest."""
        if text.strip():
            raise SetupError(f"{self.title} has no components to change.")
        return self

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The state before anything is drawn, rolled or chosen."""

    @abstractmethod
    def ask(self, prompt: Prompt) -> str:
        """A question in words."""

    @abstractmethod
    def tell(self, state: State, actor: int, token: int) -> str:
        """In words, what choosing this token in this state means; the sentence has no subject."""

    @abstractmethod
    def document(self, state: State) -> dict[str, object]:
        """The position as a readable document that `restore` reads back."""

    @abstractmethod
    def restore(self, document: object) -> State:
        """The state that a position document describes, or a `PositionError` that names what is wrong."""

    def winners(self, state: State) -> list[int]:
        """The seats that win when the game is over: all who have the most points."""
        scores = state.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def achieved(self, state: State, seat: int) -> list[str]:
        """The names of the achievements that a finished game counts towards for this seat."""
        return []
