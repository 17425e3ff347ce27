"""What a module shows, and what it says of its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from troyes.core.message import Message
from troyes.core.native import mypyc_attr

if TYPE_CHECKING:
    from troyes.city.state import City

Figure = Literal["citizen", "guard", "cube", "marker", ""]
"""What a screen draws for a piece: nothing but its words, if it is no such thing."""


class Piece:
    """Something that a module shows on the page: what it is about, what stands there, and whose it is, if anybody's."""

    def __init__(
        self,
        ref: str,
        said: Message,
        owner: int = -1,
        *,
        on: str = "",
        count: int = 1,
        shape: Figure | None = None,
    ) -> None:
        self.ref: Final = ref
        self.said: Final = said
        self.owner: Final = owner
        self.on: Final = on
        """The event on which it stands, by reference, where it does not stand beside the board."""
        self.count: Final = count
        nobodys: Figure = "marker" if on else ""
        usual: Figure = "citizen" if owner >= 0 else nobodys
        self.shape: Final[Figure] = usual if shape is None else shape


class Tile:
    """What lies at a space of a path: what it is, what it does, and whose cubes lie on it."""

    def __init__(
        self, ref: str, face: str, cube: str, title: Message, text: Message, cubes: dict[int, int]
    ) -> None:
        self.ref: Final = ref
        self.face: Final = face
        """What explains and pictures the side that lies open."""
        self.cube: Final = cube
        """What using a cube of it is about."""
        self.title: Final = title
        self.text: Final = text
        self.cubes: Final = cubes


class Called:
    """How what is on a path is called: entries of the catalogue, to which a screen gives what they ask for."""

    def __init__(self, walker: str, sign: str, tile: str) -> None:
        self.walker: Final = walker
        """Who stands there: $whose, on $space of $last."""
        self.sign: Final = sign
        """A $space of $last with the sign $gate."""
        self.tile: Final = tile
        """What lies at the sign $gate: $title, $text, $cubes."""


PLAINLY: Final = Called("city-path-walker", "city-path-sign", "city-path-tile")


class Path:
    """A row of numbered spaces from 0 on: signs over some of them, what lies there, who stands where, and for a
    terminal what there is to say of it in short lines. It shows what the pieces show."""

    def __init__(
        self,
        length: int,
        signs: dict[int, str],
        standing: dict[int, int],
        lines: list[Message],
        *,
        ref: str = "",
        man: str = "",
        step: str = "",
        tiles: dict[int, Tile] | None = None,
        called: Called = PLAINLY,
        shape: Figure = "guard",
    ) -> None:
        self.length: Final = length
        """The number of the last space."""
        self.signs: Final = signs
        """What is written over a space, by its number."""
        self.standing: Final = standing
        """On which space each owner stands."""
        self.lines: Final = lines
        self.ref: Final = ref
        """What the whole path is about."""
        self.man: Final = man
        """How references begin of those who stand there; their letters follow."""
        self.step: Final = step
        """How references begin of steps along it; how many follows."""
        self.tiles: Final = tiles or {}
        """What lies at a space, by its number."""
        self.called: Final = called
        self.shape: Final[Figure] = shape
        """What stands there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """What a module shows on the page beside the board, as far as the viewer may know: the state is his view."""

    def pieces(self, s: City) -> list[Piece]:
        """Its pieces in order."""
        return []

    def path(self, s: City) -> Path | None:
        """Its pieces as a path, if that is how they stand."""
        return None

    def outcome(self, before: City, after: City, seat: int) -> list[Message]:
        """What a complete move changes of its pieces, for whoever is about to make it: sentences without a stop."""
        return []

    def wasted(self, s: City, seat: int, token: int) -> list[Message]:
        """What a choice would waste, for whoever is about to make it."""
        return []


class Explanation:
    """What a piece or a place is; `rule` names the section of the rulebook."""

    def __init__(self, title: Message, text: Message, rule: Message | None = None) -> None:
        self.title: Final = title
        self.text: Final = text
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Glossary:
    """What a module's pieces and places are, by reference; its cards, events and characters explain themselves. It is
    asked at every table, as its words are in every record, so it goes by the rules and not by what the module
    remembers."""

    def entries(self, s: City) -> dict[str, Explanation]:
        """Every piece and place that the module brings."""
        return {}
