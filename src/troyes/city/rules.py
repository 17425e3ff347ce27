"""What a table plays with: players, modules and printed values, made once (`assembly.py`) and shared by all clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.content.kinds import Card, Character, Event
from troyes.city.memory import Extra
from troyes.city.module import Aid, Draw, Hoard, Module, Scorer, Spend, Watch, Worth
from troyes.city.shape import Shape
from troyes.core.agenda import Step
from troyes.core.judge import Judge
from troyes.core.native import i64, vec
from troyes.core.origin import Origin
from troyes.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from troyes.city.actions.targets import Target
    from troyes.city.state import City


class Rules:
    """Everything about a table that does not change while it is played."""

    def __init__(
        self,
        *,
        players: int,
        version: int,
        choices: dict[str, str],
        settled: int,
        parts: list[Module],
        shape: Shape,
        vocabulary: Vocabulary,
        cards: vec[Card],
        events: vec[Event],
        characters: vec[Character],
        cast: list[int],
        spends: vec[Spend],
        targets: vec[Target],
        combats: int,
        aids: vec[Aid],
        watches: vec[Watch],
        hoards: list[Hoard],
        draw: Draw,
        turns: list[Step[Any]],
        defences: list[Step[Any]],
        opening: list[Step[Any]],
        round_steps: list[Step[Any]],
        strikes: list[Step[Any]],
        enemies: list[Step[Any]],
        losses: list[Step[Any]],
        event_losses: list[Step[Any]],
        bought: list[Step[Any]],
        turn_over: list[Step[Any]],
        scoring: list[Step[Any]],
        scorers: vec[Scorer],
        worths: list[Worth],
        extras: list[Extra],
        steps: dict[str, Step[Any]],
        purple_dice: int,
        wild: int,
        doubled: int,
        black_dice: int,
        neutral_citizens: int,
        floors: int,
        open_points: bool,
        open_characters: int,
        row_width: vec[i64],
        salary: vec[i64],
        spaces: dict[str, list[int]],
        judge: Judge[City],
    ) -> None:
        self.players: Final[i64] = players
        self.version: Final = version
        self.choices: Final = choices
        """The values of the set-up choices."""
        self.settled: Final = settled
        """A number for them and for the printed values in force, the same on every machine: for `City.key`."""
        self.parts: Final = parts
        """The modules that take part, the base game first."""
        self.vocabulary: Final = vocabulary
        self.participants: Final[vec[i64]] = vec[i64](shape.participants)
        """Who takes turns, in order: the seats, and le Roy in the King's Challenge."""
        self.rounds: Final[i64] = shape.rounds
        self.citizens: Final[i64] = shape.citizens
        """Citizens that each player places before the game."""
        self.characters_each: Final[i64] = shape.characters_each
        self.neutral_citizens: Final[i64] = neutral_citizens
        self.neutral: Final = shape.neutral
        """What the neutral side is called."""
        self.cards: Final = cards
        """By number; those that are not in this game have level 0."""
        self.events: Final = events
        """By number; those that are not in this game have the deck -1."""
        self.characters: Final = characters
        """By number, whether or not they are in this game."""
        self.cast: Final = cast
        """The numbers of those that are."""
        self.spends: Final = spends
        self.targets: Final = targets
        """What an action can aim at, in the order of the tokens."""
        self.combats: Final[i64] = combats
        """Where the events stand among them, one after the other by number."""
        self.aids: Final = aids
        self.watches: Final = watches
        self.hoards: Final = hoards
        self.draw: Final = draw
        """How likely each event is."""
        self.turns: Final = turns
        """The step that is a turn, by owner."""
        self.defences: Final = defences
        """The step that counters black dice, by owner."""
        self.opening: Final = opening
        """All before the first round, last step first."""
        self.round_steps: Final = round_steps
        """The phases of a round, last step first."""
        self.strikes: Final = strikes
        """The step with which an event takes effect, by number."""
        self.enemies: Final = enemies
        """What the modules do after the black dice are thrown, last step first."""
        self.losses: Final = losses
        """What is asked before a seat loses points for salaries or to a black die, last step first."""
        self.event_losses: Final = event_losses
        """What is asked before a seat suffers an event, last step first."""
        self.bought: Final = bought
        """What follows when dice are paid for, last step first: what the modules do then, the action, and what they do
        after it."""
        self.turn_over: Final = turn_over
        """What the modules do after a turn, last step first."""
        self.scoring: Final = scoring
        """What the modules do before the final count, last step first."""
        self.scorers: Final = scorers
        self.worths: Final = worths
        self.extras: Final = extras
        """What the modules remember, as it is before the game."""
        self.remembers: Final = not all(extra.constant for extra in extras)
        """Whether any of it changes in the course of the game, so that each twin needs its own."""
        self.steps: Final = steps
        """All steps by name."""
        self.purple_dice: Final[i64] = purple_dice
        """Purple dice that a seat's district may hold."""
        self.wild: Final[i64] = wild
        """The colours of dice that pass for any other and are never bought, one bit each."""
        self.doubled: Final[i64] = doubled
        """The colours of dice that count double against black dice, one bit each."""
        self.black_dice: Final[i64] = black_dice
        """Black dice in the box."""
        self.floors: Final[i64] = floors
        """Floors of the Cathedral, with those that only cards of a module build."""
        self.open_points: Final = open_points
        """Whether all can see everybody's victory points before the end."""
        self.open_characters: Final[i64] = open_characters
        """Characters that lie open and are in nobody's hand, where the seats hold some."""
        self.row_width: Final = row_width
        """Spaces in a row of each building."""
        self.salary: Final = salary
        self.spaces: Final = spaces
        """Spaces of the buildings that modules have printed for them, by their keys."""
        self.judge: Final = judge
        self.made: Origin[City] | None = None
        """The game and the table, once the game has set it up."""

    def laid_open(self) -> int:
        """How many characters may lie open: all of them, in a pile, where the seats hold none."""
        return int(self.open_characters) if self.characters_each else len(self.cast)

    def origin(self) -> Origin[City]:
        """The game and the table."""
        assert self.made is not None
        return self.made
