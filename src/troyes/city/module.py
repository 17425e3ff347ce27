"""What a part of the game can bring. Everything is empty until a module fills it, and the base game tests for none.

A module is one literal in a file (or small room) of its own and one line in `modules/registry.py`. It says at which
tables it takes part (`choices`, `when`, `players`) and brings content, words, steps, moments, memory, points and
pictures. The base game, the games for one and for two, the bonus cards and earlier versions of the rules are modules
like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.content.kinds import Bend, Card, Character, Event
from troyes.city.endings import Honours, Verdict
from troyes.city.memory import Extra
from troyes.city.shape import Shape
from troyes.city.shown import Glossary, Scene
from troyes.core.agenda import EVERYTHING, Step
from troyes.core.game import Choice, Component
from troyes.core.message import Message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer
from troyes.core.vocabulary import Kind

if TYPE_CHECKING:
    from troyes.city.actions.targets import Target
    from troyes.city.state import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Spend:
    """Something that influence buys, before a player acts or counters a black die."""

    def acting(self) -> bool:
        """Whether it can be had before an action."""
        return True

    def defending(self) -> bool:
        """Whether it can be had before a black die is countered."""
        return True

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        """Offer it if it can be paid for and done."""

    def helps(self, s: City, seat: i64) -> bool:
        """Whether it can be had, and may make an action possible that is not possible now."""
        return False

    def defends(self, s: City, seat: i64, short: i64) -> bool:
        """Whether it can be had, and may make up for so much that the own dice fall short of a black die."""
        return False

    def owns(self, token: i64) -> bool:
        """Whether this token is one of its own."""
        return False

    def why_not(self, s: City, seat: i64) -> Message:
        """Why it cannot be had, though there is enough to pay for it."""
        return Message("city-why-spend")

    def touches(self) -> i64:
        """The topics that `take` may change."""
        return EVERYTHING

    def take(self, s: City, seat: i64, token: i64) -> None:
        """Pay for it and do it. The question lies on the agenda again, and may be taken from it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aid:
    """A cube that lies elsewhere than on an Activity card and bends the dice of an action, be it beside a card's cube
    and beside other such cubes."""

    def __init__(self, bend: Bend) -> None:
        self.bend: Final = bend

    def token(self) -> i64:
        """The token that uses it."""
        return 0

    def is_there(self, s: City, seat: i64) -> bool:
        """Whether a seat can use one in this action."""
        return False

    def use(self, s: City, seat: i64) -> None:
        """The dice are paid for: discard the cube."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hoard:
    """Cubes that seats keep somewhere, for whatever takes one away."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        """Offer every place at which a seat has a cube."""

    def take(self, s: City, seat: i64, token: i64) -> bool:
        """If this token is such a place, discard a cube there. Whether it is."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """How likely the cards of a deck are to be drawn, where that is not as likely for each."""

    def weight(self, s: City, event: i64) -> i64:
        """The weight of an event that is not revealed, beside the others of its deck."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """A line of the final count, which screens show and computer players value."""

    def __init__(self, name: str, *, loses: bool = False) -> None:
        self.name: Final = name
        """Its entry in the catalogue is `city-count-NAME`."""
        self.loses: Final = loses
        """Whether its points are lost: that comes after all gains."""

    def is_in_play(self, s: City) -> bool:
        """Whether it is of interest at this table: a card that it counts may still be in the box."""
        return True

    def points(self, s: City, owner: i64) -> i64:
        """The points that this owner would have for it now."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Somebody who is told what happens to events, and may push steps of his own."""

    def placed(self, s: City, event: i64, owner: i64) -> None:
        """A cube of an owner was placed on an event that is not countered."""

    def countered(self, s: City, event: i64, winner: i64) -> None:
        """An event is countered, and an owner who takes part takes its card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions:
    """That a module asks players to react to what is not their own doing."""

    def are_in_play(self, s: City) -> bool:
        """Whether it may do so at this table: what brings it about may still be in the box."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What a module's things are worth to computer players, in victory points by a rule of thumb."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        """What an owner may hope for, with so many rounds' dice to come."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Renamed:
    """How position documents of earlier versions of the program say what is a module's own."""

    def of_today(self, document: dict[str, Any]) -> dict[str, Any]:
        """A document in which that has its present name; whoever wrote it may have made mistakes, which stay."""
        return document


class Module:
    """A part that can be added to the game.

    Content joins the decks by name: a card, an event or a character of a name that is there already takes its place,
    and `takes_out` names what leaves the game. Each of the moments is some steps of its own, in order.
    """

    def __init__(
        self,
        name: str,
        *,
        words: str = "city",
        choices: tuple[Choice, ...] = (),
        when: tuple[tuple[str, str], ...] = (),
        players: range = range(1, 5),
        versions: range = range(1, 1000),
        replaces: bool = False,
        takes_out: tuple[str, ...] = (),
        certainty: dict[str, tuple[str, str]] | None = None,
        components: tuple[Component, ...] = (),
        spaces: dict[str, tuple[int, ...]] | None = None,
        cards: tuple[Card, ...] = (),
        events: tuple[Event, ...] = (),
        characters: tuple[Character, ...] = (),
        kinds: tuple[Kind[Any], ...] = (),
        steps: tuple[Step[Any], ...] = (),
        shape: tuple[Shape, ...] = (),
        dealt: tuple[Step[Any], ...] = (),
        layout: tuple[Step[Any], ...] = (),
        opening: tuple[Step[Any], ...] = (),
        revealed: tuple[Step[Any], ...] = (),
        income: tuple[Step[Any], ...] = (),
        workforce: tuple[Step[Any], ...] = (),
        enemies: tuple[Step[Any], ...] = (),
        losses: tuple[Step[Any], ...] = (),
        event_losses: tuple[Step[Any], ...] = (),
        purchase: tuple[Step[Any], ...] = (),
        acted: tuple[Step[Any], ...] = (),
        turn_over: tuple[Step[Any], ...] = (),
        reactions: Reactions | None = None,
        evening: tuple[Step[Any], ...] = (),
        scoring: tuple[Step[Any], ...] = (),
        turn: Step[Any] | None = None,
        neutral_turn: Step[Any] | None = None,
        defence: Step[Any] | None = None,
        neutral_defence: Step[Any] | None = None,
        spends: tuple[Spend, ...] = (),
        targets: tuple[Target, ...] = (),
        aids: tuple[Aid, ...] = (),
        watches: tuple[Watch, ...] = (),
        hoards: tuple[Hoard, ...] = (),
        draw: Draw | None = None,
        floors: int = 0,
        open_points: bool = False,
        open_characters: int = 0,
        purple_dice: int = 0,
        wild: tuple[int, ...] = (),
        doubled: tuple[int, ...] = (),
        black_dice: int = 0,
        neutral_citizens: int = 0,
        extra: Extra | None = None,
        renamed: Renamed | None = None,
        scorers: tuple[Scorer, ...] = (),
        worths: tuple[Worth, ...] = (),
        verdict: Verdict | None = None,
        achievements: Honours | None = None,
        scene: Scene | None = None,
        glossary: Glossary | None = None,
        pictures: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        """The file of the catalogue with all that it says, and that of the woodcuts with all that it shows."""

        # At which tables it takes part.
        self.choices: Final = choices
        """Set-up choices that it brings."""
        self.when: Final = when
        """Values of set-up choices, any of which lets it take part; without any it always does."""
        self.players: Final = players
        self.versions: Final = versions
        """The versions of the rules that it belongs to."""

        # What is in the box.
        self.replaces: Final = replaces
        """Whether its content only changes what is there already."""
        self.takes_out: Final = takes_out
        """Cards, events, characters and scorers of earlier parts by their names, their spends and targets by that of
        the kind of tokens by which they are chosen."""
        self.certainty: Final[dict[str, tuple[str, str]]] = certainty or {}
        """How sure we are of printed values, and why, where it is not as usual."""
        self.components: Final = components
        """What is printed elsewhere than on cards, events and characters, for the documents only."""
        self.spaces: Final[dict[str, tuple[int, ...]]] = spaces or {}
        """Spaces of the buildings that are printed for it, by the key of the components file: its steps find those in
        force in `Rules.spaces`."""
        self.cards: Final = cards
        self.events: Final = events
        self.characters: Final = characters
        self.kinds: Final = kinds
        """Kinds of tokens."""
        self.steps: Final = steps
        """All steps that it may put on the agenda, for position documents."""
        self.shape: Final = shape
        """How the table is laid out, if it says so: one, in place of the usual one, or none."""

        # The moments.
        self.dealt: Final = dealt
        """After the characters are dealt to the players, before they place their citizens."""
        self.layout: Final = layout
        """Before the usual opening: what lies open before anybody chooses anything."""
        self.opening: Final = opening
        """After the usual opening, before the first round."""
        self.revealed: Final = revealed
        """After the Activity cards of a round are revealed."""
        self.income: Final = income
        """After income and salaries."""
        self.workforce: Final = workforce
        """After the workforce is thrown."""
        self.enemies: Final = enemies
        """After the black dice are thrown."""
        self.losses: Final = losses
        """Before a seat loses points for salaries that it cannot pay, or to a black die (`phases.losses.next_loss` says
        who and why); `forgive` takes that away. What is paid and which black die is gone stays so."""
        self.event_losses: Final = event_losses
        """Before a seat (`phases.events.sufferer`) suffers what an event does to it; `spare` takes that away."""
        self.purchase: Final = purchase
        """After a group of dice is paid for, before its action takes effect."""
        self.acted: Final = acted
        """After the action has taken effect and all is asked that it asks, in the same turn: what it aimed at and its
        dice are still known."""
        self.turn_over: Final = turn_over
        """After each turn of the action phase."""
        self.reactions: Final = reactions
        self.evening: Final = evening
        """At the end of a round."""
        self.scoring: Final = scoring
        """At the end of the game, before the final count."""
        self.turn: Final = turn
        """A player's turn, in place of the usual one."""
        self.neutral_turn: Final = neutral_turn
        """The turn of the neutral side, where it is a participant of the shape."""
        self.defence: Final = defence
        """How a player counters black dice, in place of the usual way."""
        self.neutral_defence: Final = neutral_defence

        # Choices, dice and pieces.
        self.spends: Final = spends
        self.targets: Final = targets
        self.aids: Final = aids
        self.watches: Final = watches
        self.hoards: Final = hoards
        self.draw: Final = draw
        """How events are drawn, in place of the usual way."""
        self.floors: Final = floors
        """More floors of the Cathedral, on which its own cards alone lay cubes."""
        self.open_points: Final = open_points
        """Whether victory points are open to all."""
        self.open_characters: Final = open_characters
        """Characters that lie open and are in nobody's hand."""
        self.purple_dice: Final = purple_dice
        """Purple dice that a seat's district may hold. A module has no other way to a die of its own: purple
        (`constants.PURPLE`) is built into the base, the only colour beside the domains' three and black."""
        self.wild: Final = wild
        """Colours of dice that pass for any other."""
        self.doubled: Final = doubled
        """Colours of dice that count double against black dice."""
        self.black_dice: Final = black_dice
        """More black dice in the box."""
        self.neutral_citizens: Final = neutral_citizens
        """More neutral citizens in the box."""
        self.extra: Final = extra
        """What it remembers, as it is before the game."""
        self.renamed: Final = renamed

        # The end, and the faces.
        self.scorers: Final = scorers
        self.worths: Final = worths
        self.verdict: Final = verdict
        self.achievements: Final = achievements
        self.scene: Final = scene
        self.glossary: Final = glossary
        self.pictures: Final = pictures
        """The names of the woodcuts that it shows beside those of its cards, events and characters."""

    def joins(self, players: int, choices: dict[str, str], version: int) -> bool:
        """Whether it takes part at a table."""
        if players not in self.players or version not in self.versions:
            return False
        return not self.when or any(choices.get(name) == value for name, value in self.when)

    def drawn(self) -> list[str]:
        """The names of all woodcuts that it shows."""
        found = [card.name for card in self.cards] + [event.picture for event in self.events]
        return [*found, *[one.name for one in self.characters], *self.pictures]
