"""What a table plays with: players, modules and printed values, made once (`assembly.py`) and shared by all clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.kinds import Card, Character, Event
from troyes.core.agenda import Step
from troyes.core.native import i64, mypyc_attr, vec
from troyes.core.offer import Offer

if TYPE_CHECKING:
    from troyes.city.state import City
    from troyes.city.targets import Target


class Spend:
    """Something that influence buys, before a player acts or counters a black die."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        """Offer it if it can be paid for and done."""

    def owns(self, token: i64) -> bool:
        """Whether this token is one of its own."""
        return False

    def take(self, s: City, seat: i64, token: i64) -> None:
        """Pay for it and do it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What a module remembers in the course of a game, on top of the board; it derives a class of its own."""

    def clone(self) -> Extra:
        """An independent twin."""
        return self

    def view(self, seat: int) -> Extra:
        """What this seat may know of it."""
        return self.clone()

    def key(self) -> tuple[int, ...]:
        """All that makes it what it is."""
        return ()


class Module:
    """A part that can be added to the game; everything is empty until a module fills it.

    Content joins the decks by name: a card or an event of a name that is there already takes its place. The steps are
    the moments of a round to which a module adds something of its own.
    """

    def __init__(
        self,
        name: str,
        *,
        replaces: bool = False,
        cards: tuple[Card, ...] = (),
        events: tuple[Event, ...] = (),
        characters: tuple[Character, ...] = (),
        spends: tuple[Spend, ...] = (),
        targets: tuple[Target, ...] = (),
        income: tuple[Step[Any], ...] = (),
        workforce: tuple[Step[Any], ...] = (),
        purchase: tuple[Step[Any], ...] = (),
        evening: tuple[Step[Any], ...] = (),
        scoring: tuple[Step[Any], ...] = (),
        wild: tuple[int, ...] = (),
        doubled: tuple[int, ...] = (),
        extra: Extra | None = None,
        steps: dict[str, Step[Any]] | None = None,
    ) -> None:
        self.name: Final = name
        self.replaces: Final = replaces
        """Whether its content only changes what is there already."""
        self.cards: Final = cards
        self.events: Final = events
        self.characters: Final = characters
        self.spends: Final = spends
        self.targets: Final = targets
        self.income: Final = income
        """After income and salaries."""
        self.workforce: Final = workforce
        """After the workforce is thrown."""
        self.purchase: Final = purchase
        """After a group of dice is paid for, before its action takes effect."""
        self.evening: Final = evening
        """At the end of a round."""
        self.scoring: Final = scoring
        """At the end of the game, before the final count."""
        self.wild: Final = wild
        """Colours of dice that pass for any other."""
        self.doubled: Final = doubled
        """Colours of dice that count double against black dice."""
        self.extra: Final = extra
        """What the module remembers, as it is before the game."""
        self.steps: Final[dict[str, Step[Any]]] = steps or {}
        """Its own steps by name, for position documents."""


class Rules:
    """Everything about a table that does not change while it is played."""

    def __init__(
        self,
        players: int,
        modules: tuple[str, ...],
        participants: list[int],
        rounds: int,
        citizens: int,
        characters_each: int,
        neutral_citizens: int,
        cards: list[Card],
        events: list[Event],
        characters: list[Character],
        spends: list[Spend],
        targets: list[Target],
        turns: list[Step[Any]],
        defences: list[Step[Any]],
        opening: list[Step[Any]],
        round_steps: list[Step[Any]],
        purchase: list[Step[Any]],
        row_width: vec[i64],
        neutral_spaces: list[int],
        kings_order: list[int],
        salary: vec[i64],
        wild: int,
        doubled: int,
        open_vp: bool,
        extras: list[Extra],
        scoring: list[Step[Any]],
        steps: dict[str, Step[Any]],
    ) -> None:
        self.players: Final[i64] = players
        self.modules: Final = modules
        self.participants: Final = participants
        """Who takes turns, in order: the seats, and le Roy in the King's Challenge."""
        self.rounds: Final[i64] = rounds
        self.citizens: Final[i64] = citizens
        """Citizens that each player places before the game."""
        self.characters_each: Final[i64] = characters_each
        self.neutral_citizens: Final[i64] = neutral_citizens
        self.cards: Final = cards
        """By their number in `names.ACTIVITIES`; those that are not in this game have level 0."""
        self.events: Final = events
        """By their number in `names.EVENTS`; those that are not in this game have the deck -1."""
        self.characters: Final = characters
        self.spends: Final = spends
        self.targets: Final = targets
        self.turns: Final = turns
        """The step that is a turn, by owner."""
        self.defences: Final = defences
        """The step that counters black dice, by owner."""
        self.opening: Final = opening
        """All before the first round, last step first."""
        self.round_steps: Final = round_steps
        """The phases of a round, last step first."""
        self.purchase: Final = purchase
        self.row_width: Final = row_width
        """Spaces in a row of each building."""
        self.neutral_spaces: Final = neutral_spaces
        """Where neutral citizens stand before two players place theirs."""
        self.kings_order: Final = kings_order
        """Le Roy's spaces from the best to the worst, six of each building."""
        self.salary: Final = salary
        self.wild: Final[i64] = wild
        """The colours of dice that pass for any other and are never bought, one bit each."""
        self.doubled: Final[i64] = doubled
        """The colours of dice that count double against black dice, one bit each."""
        self.open_vp: Final = open_vp
        self.extras: Final = extras
        """What the modules remember, as it is before the game."""
        self.scoring: Final = scoring
        """What the modules add to the final count."""
        self.steps: Final = steps
        """The modules' own steps by name."""
