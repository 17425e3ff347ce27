"""What a game is before anyone sits down: its name, its tables, its alphabet and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from troyes.core.errors import SetupError
from troyes.core.message import Message, Value, message, quoted
from troyes.core.native import mypyc_attr
from troyes.core.state import State
from troyes.core.telling import Telling
from troyes.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class Choice:
    """Something that a table settles before the game, with its usual value first. The catalogue says what it is about
    (`GAME-choice-NAME`)."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        players: range | None = None,
        *,
        group: Message | None = None,
        rank: int = 1000,
    ) -> None:
        self.name = name
        self.values = values
        self.players = players
        """How many players it takes to choose another value than the usual one, where not every table can."""
        self.group = group
        """What it is listed below, together with its like."""
        self.rank = rank
        """Its place in such lists: whatever has a lower one stands before it."""

    @property
    def usual(self) -> str:
        """The value that is taken where nobody says otherwise."""
        return self.values[0]

    def check(self, value: str, players: int) -> None:
        """Refuse a value that is none of this choice, or that a table of so many cannot play with."""
        if value not in self.values:
            raise SetupError(
                message("refused-choice-value", choice=self.name, values=self.values, value=quoted(value))
            )
        if value != self.usual and self.players is not None and players not in self.players:
            raise SetupError(
                message(
                    "refused-choice-players",
                    choice=self.name,
                    value=value,
                    least=self.players[0],
                    most=self.players[-1],
                    between=self.players[-1] - self.players[0] - 1,
                    players=players,
                )
            )


class Mix:
    """Values of set-up choices that go well together, to be asked for by one name. The catalogue has its title and what
    it is (`GAME-mix-NAME`, `GAME-mix-NAME-about`)."""

    def __init__(self, name: str, choices: dict[str, str]) -> None:
        self.name = name
        self.choices = choices
        """What it settles; what other mixes settle has its usual value."""


class Setup:
    """A table: how many players, and a value for every choice."""

    def __init__(self, players: int, choices: dict[str, str]) -> None:
        self.players = players
        self.choices = choices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.players == other.players and self.choices == other.choices

    def __hash__(self) -> int:
        return hash((self.players, *self.choices.values()))


class Achievement:
    """Something to boast of: earned in one game, or by `games` of them. Its title stands in the catalogue
    (`GAME-achievement-NAME`)."""

    def __init__(self, name: str, games: int = 1) -> None:
        self.name = name
        self.games = games


class Component:
    """A value that is printed on a piece of the game, how sure we are of it, and what it may be changed to. What people
    write themselves (a key, a number) is a text, all else a message."""

    def __init__(
        self,
        name: Message | str,
        value: Message | str,
        certainty: str,
        note: Message | str = "",
        bounds: Message | str = "",
    ) -> None:
        self.name = name
        self.value = value
        self.certainty = certainty
        self.note = note
        self.bounds = bounds


class FirstWords:
    """How the first version of a game numbered its tokens, for what it left behind: rows of logs and marks of counted
    games. It kept numbers where words are kept now. Only what reads those asks for them."""

    def __init__(self, version: int = 0, choices: tuple[str, ...] = (), words: str = "") -> None:
        self.version: Final = version
        """The rules that were played then; 0 where no such version was."""
        self.choices: Final = choices
        """What a table could settle then."""
        self.words: Final = dict(enumerate(words.split()))
        """The word of each number."""
        self.numbers: Final = {word: number for number, word in self.words.items()}
        """The number of each word."""


NONE_BEFORE: Final = FirstWords()
"""Of a game that always kept words."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game that can be played. `version` moves whenever the rules change what a record means; what is only added
    (cards, modules, words) moves nothing."""

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
        mixes: tuple[Mix, ...] = (),
        marks: tuple[int, ...] = (),
        rival: Message | None = None,
        is_simultaneous: bool = False,
        first_words: FirstWords = NONE_BEFORE,
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
        self.mixes = mixes
        """The usual one first."""
        self.words: tuple[str, ...] = (name,)
        """Its files of the catalogue: what a face has to have read before it says anything of the game."""
        self.components_changed = ""
        """The printed values that are not the usual ones, as a text that `with_components` reads back."""
        self.components_digest = ""
        """A few letters for them; none while all values are the usual ones."""
        self.marks = marks
        """Points that are something to reach for whoever plays alone."""
        self.rival = rival
        """Whom one who plays alone plays against: his points are those that he has more. Without such a rival they
        are counted as at every other table."""
        self.is_simultaneous = is_simultaneous
        """Whether all seats choose at once, without waiting for each other."""
        self.first_words = first_words

    def setup(self, players: int | None = None, given: Mapping[str, str] | None = None) -> Setup:
        """A checked table, with the usual value wherever none is given."""
        count = self.usual_players if players is None else players
        if count not in self.players:
            fewest, most = self.players[0], self.players[-1]
            raise SetupError(
                message("refused-players", game=self.titled(), fewest=fewest, most=most, players=str(count))
            )
        wanted = dict(given or {})
        chosen: dict[str, str] = {}
        for choice in self.choices:
            value = wanted.pop(choice.name, choice.usual)
            choice.check(value, count)
            chosen[choice.name] = value
        if wanted:
            known: Value = tuple([choice.name for choice in self.choices]) or Message("refused-none")
            choice_name = quoted(min(wanted))
            raise SetupError(message("refused-choice", game=self.titled(), choice=choice_name, known=known))
        setup = Setup(count, chosen)
        self.refuse(setup)
        return setup

    def mix(self, name: str) -> Mix:
        """The mix of this name."""
        for mix in self.mixes:
            if mix.name == name:
                return mix
        known: Value = tuple([mix.name for mix in self.mixes]) or Message("refused-none")
        raise SetupError(message("refused-mix", game=self.titled(), mix=quoted(name), known=known))

    def refuse(self, setup: Setup) -> None:
        """Refuse a mix of choices that cannot be played, with a `SetupError` that says why."""

    def of_version(self, version: int) -> Game[S]:
        """This game under the rules of a version, which records and tables of that version go on under."""
        if version != self.version:
            raise SetupError(message("refused-version", version=str(version), game=self.titled()))
        return self

    def with_components(self, text: str) -> Game[S]:
        """This game with the printed values that a TOML text gives, and the usual ones for the rest."""
        if text.strip():
            raise SetupError(message("refused-components", game=self.titled()))
        return self

    def titled(self) -> Message:
        """What the game is called."""
        return Message(f"{self.name}-title")

    def about(self, choice: Choice, value: str = "") -> Message:
        """What a set-up choice is about, or one of its values."""
        return Message(f"{self.name}-choice-{choice.name}-{value}".rstrip("-").replace("_", "-"))

    def mixed(self, mix: Mix) -> Message:
        """What a mix is called."""
        return Message(f"{self.name}-mix-{mix.name}")

    def about_mix(self, mix: Mix) -> Message:
        """What a mix is."""
        return Message(f"{self.name}-mix-{mix.name}-about")

    def boast(self, achievement: Achievement) -> Message:
        """What an achievement is called."""
        return Message(f"{self.name}-achievement-{achievement.name}")

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The state before anything is drawn, rolled or chosen."""

    def tell(self, state: S, actor: int, token: int) -> Telling:
        """What choosing this token in this state means, with what it costs and brings."""
        kind = self.vocabulary.kind(token)
        step = state.agenda[-1]
        deed = step.tell(state, actor, token)
        if deed is None:
            deed = self.vocabulary.label(state, token)
        after = cast(S, state.clone())
        after.take(actor, token)
        changes = self.changes(state, after, actor)
        return Telling(deed, changes, closes=kind.closes(), topic=step.topic(state))

    def changes(self, before: S, after: S, actor: int) -> list[Message]:
        """What everybody gained and lost between two states, the actor first, each by itself."""
        return []

    @abstractmethod
    def document(self, state: S) -> dict[str, object]:
        """The position as a readable document that `restore` reads back."""

    @abstractmethod
    def restore(self, document: object) -> S:
        """The state that a position document describes, or a `PositionError` that names what is wrong."""

    def reacts(self, state: S) -> bool:
        """Whether somebody at this table may be asked to react to what is not his own doing."""
        return False

    def turn(self, state: S) -> int:
        """A number for whose turn it is, or for a phase without turns: it is another one for somebody else's."""
        return 0

    def begins_turn(self, state: S) -> bool:
        """Whether a turn begins with what is asked now: the one before may have been the same seat's."""
        return False

    def winners(self, state: S) -> list[int]:
        """The seats that win when the game is over: all who have the most points."""
        scores = state.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def achieved(self, state: S, seat: int) -> list[str]:
        """The names of the achievements that a finished game counts towards for this seat."""
        return []


AnyGame: TypeAlias = Game[Any]
"""For those who play whatever game there is."""
