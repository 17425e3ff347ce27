"""The Ladies of Troyes, "Use your guard on the ramparts": the track, and what is remembered of it."""

from __future__ import annotations

from typing import Final

from troyes.city.box.entries import MANY, inner, words
from troyes.city.constants import EMPTY, FACES, KINDS, LETTERS, OWNERS, PURPLE, SEATS
from troyes.city.ladies.ramparts.alphabet import OUTDOOR_LEVELS, SIDES, face_name
from troyes.city.ladies.ramparts.faces import BY_LEVEL, Face
from troyes.city.memory import Extra, Memory
from troyes.city.state import BLANK, City
from troyes.city.words.tokens import DIE
from troyes.core.document import Node
from troyes.core.message import Message, message
from troyes.core.native import i16, i64, vec
from troyes.core.origin import copied, flagged
from troyes.core.packing import Packer, Unpacker

NAME: Final = "ladies-ramparts"
LAST_SPACE: Final = 20
GATE_EVERY: Final = 5
"""Steps from gate to gate: four gates cut the track evenly, the last of them the one where it began."""
NOBODY_YET: Final = -1
ASKED_IN_RETURN: Final = "get-die"
"""The step that asks for the other die of an exchange: as long as it does, the die that is given is remembered."""
KEYS: Final = ("faces", "guards", "cubes", "arrived", "points", "used", "given", "exchanged")


def gate(level: i64) -> i64:
    """The space of the gate to the outdoor activity of a level, counted from 0."""
    return GATE_EVERY * (level + 1)


class Track(Extra):
    """The guards, the outdoor activities in play, and the cubes on them. Nothing of it is secret. Twins share
    `faces` and `arrived`, as those of a table share some of its arrays."""

    def __init__(self) -> None:
        super().__init__(NAME)
        self.guards: vec[i64] = BLANK
        """The space of each seat's guard."""
        self.faces: vec[i64] = BLANK
        """The face that lies open of each level, -1 before it is drawn."""
        self.cubes: vec[i64] = BLANK
        """Cubes on the activities: 4 * level + seat."""
        self.arrived: vec[i64] = BLANK
        """The seats whose guards have reached the last gate, in this order."""
        self.points: i64 = 0
        """The action points used in this action."""
        self.used: i64 = 0
        """The cubes used in this action, by whomever, one bit each: 4 * level + seat."""
        self.given: i64 = EMPTY
        """The die that is given away in the exchange under way, among the tokens of dice; -1 for none."""
        self.exchanged: i64 = 0
        """With whom dice were exchanged for the present cube, one bit an owner."""

    def clone(self) -> Track:
        twin = Track()
        twin.guards = self.guards[:]
        twin.faces = self.faces
        twin.cubes = self.cubes[:]
        twin.arrived = self.arrived
        twin.points = self.points
        twin.used = self.used
        twin.given = self.given
        twin.exchanged = self.exchanged
        return twin

    def key(self) -> tuple[int, ...]:
        return (
            *(*self.guards, *self.faces, *self.cubes, *self.arrived),
            *(self.points, self.used, self.given, self.exchanged),
        )

    def pack(self, out: Packer) -> None:
        for part in (self.guards, self.faces, self.cubes, self.arrived):
            out.row(part)
        out.small(self.points)
        out.large(self.used)
        out.small(self.given)
        out.small(self.exchanged)

    def unpacked(self, found: Unpacker) -> Track:
        track = Track()
        track.guards = found.row(self.guards)
        track.faces = found.row(self.faces)
        track.cubes = found.row(self.cubes)
        track.arrived = found.row(self.arrived)
        track.points = found.small()
        track.used = found.large()
        track.given = found.small()
        track.exchanged = found.small()
        return track

    def observed(self) -> list[str]:
        levels = [f"{level + 1}.{letter}" for level in range(OUTDOOR_LEVELS) for letter in LETTERS[:SEATS]]
        return [
            *[f"guard.{letter}" for letter in LETTERS[:SEATS]],
            *[f"face.{level + 1}" for level in range(OUTDOOR_LEVELS)],
            *[f"cubes.{place}" for place in levels],
            *[f"arrived.{place + 1}" for place in range(SEATS)],
            "points",
            *[f"used.{place}" for place in levels],
            "given",
            *[f"exchanged.{letter}" for letter in LETTERS],
        ]

    def observe(self, seat: int, row: vec[i16], at: i64) -> i64:
        at = copied(self.guards, row, at)
        at = copied(self.faces, row, at)
        at = copied(self.cubes, row, at)
        at = copied(self.arrived, row, at)
        row[at] = i16(self.points)
        at = flagged(self.used, OUTDOOR_LEVELS * SEATS, row, at + 1)
        row[at] = i16(self.given)
        return flagged(self.exchanged, OWNERS, row, at + 1)

    def write(self) -> object:
        document: dict[str, object] = {
            "faces": [
                face_name(len(SIDES) * level + int(self.faces[level]))
                for level in range(OUTDOOR_LEVELS)
                if self.faces[level] != EMPTY
            ],
            "guards": {LETTERS[seat]: int(self.guards[seat]) for seat in range(SEATS) if self.guards[seat]},
            "cubes": {
                LETTERS[seat]: self.cubes_of(seat) for seat in range(SEATS) if any(self.cubes_of(seat))
            },
            "arrived": " ".join([LETTERS[self.arrived[place]] for place in range(arrivals(self))]),
        }
        if self.points:
            document["points"] = int(self.points)
        if self.used:
            document["used"] = {
                LETTERS[seat]: self.used_by(seat) for seat in range(SEATS) if self.used_by(seat)
            }
        if self.given != EMPTY:
            document["given"] = DIE.word(int(self.given))
        if self.exchanged:
            met = [LETTERS[owner] for owner in range(OWNERS) if (self.exchanged >> owner) & 1]
            document["exchanged"] = " ".join(met)
        return document

    def cubes_of(self, seat: int) -> list[int]:
        """The cubes of a seat, by level."""
        return [int(self.cubes[SEATS * level + seat]) for level in range(OUTDOOR_LEVELS)]

    def used_by(self, seat: int) -> list[int]:
        """The levels, from 1, of which a seat has used a cube in this action."""
        return [level + 1 for level in range(OUTDOOR_LEVELS) if (self.used >> (SEATS * level + seat)) & 1]

    def read(self, node: Node) -> Track:
        node.only(KEYS)
        track = new_track()
        if node.has("faces"):
            read_faces(track, node.child("faces"))
        seats = LETTERS[:SEATS]
        guards, cubes, used = [inner(node, key) for key in ("guards", "cubes", "used")]
        for part in (guards, cubes, used):
            part.only(seats)
        for seat, letter in enumerate(seats):
            if guards.has(letter):
                track.guards[seat] = guards.child(letter).whole(0, LAST_SPACE)
            if cubes.has(letter):
                read_cubes(track, seat, cubes.child(letter))
            if used.has(letter):
                for level in used.child(letter).items(0, OUTDOOR_LEVELS):
                    track.used |= 1 << (SEATS * (level.whole(1, OUTDOOR_LEVELS) - 1) + seat)
        read_arrived(track, node.child("arrived"))
        track.points = node.child("points").whole(0, FACES) if node.has("points") else 0
        if node.has("given"):
            dice = [DIE.word(i) for i in range(DIE.size)]
            track.given = dice.index(node.child("given").word(dice))
        for letter in words(node.child("exchanged")):
            track.exchanged |= 1 << LETTERS.index(Node(letter, node.child("exchanged").path).word(LETTERS))
        return track

    def fits(self, s: City, node: Node) -> None:
        letters = LETTERS[: s.rules.players]
        for key in ("guards", "cubes", "used"):
            inner(node, key).only(letters)
        for letter in words(node.child("exchanged")):
            Node(letter, node.child("exchanged").path).word([*letters, LETTERS[-1]])
        asked = [place for place, step in enumerate(s.agenda) if step.name == ASKED_IN_RETURN]
        wanted = [] if self.given == EMPTY else [len(s.agenda) - 1]
        if asked != wanted or not (self.given == EMPTY or can_give(s, self.given)):
            raise node.child("given").refuse(message("city-position-given", step=ASKED_IN_RETURN))


def can_give(s: City, number: i64) -> bool:
    """Whether a die, by its number among the tokens of dice, lies in the district of whose turn it is, and can be
    exchanged: purple ones cannot."""
    kind = number // OWNERS
    owner = number % OWNERS
    return owner == s.whose_turn() and kind // FACES != PURPLE and s.dice[KINDS * owner + kind] > 0


def new_track() -> Track:
    """All guards on the top gate, and nothing drawn."""
    track = Track()
    track.guards = vec[i64]([0] * SEATS)
    track.faces = vec[i64]([EMPTY] * OUTDOOR_LEVELS)
    track.cubes = vec[i64]([0] * (OUTDOOR_LEVELS * SEATS))
    track.arrived = vec[i64]([NOBODY_YET] * SEATS)
    return track


def read_faces(track: Track, node: Node) -> None:
    """The faces that are drawn, from the first level on."""
    for level, face in enumerate(node.items(0, OUTDOOR_LEVELS)):
        names = [face_name(len(SIDES) * level + side) for side in range(len(SIDES))]
        track.faces[level] = names.index(face.word(names))


def read_cubes(track: Track, seat: int, node: Node) -> None:
    """The cubes of a seat whose guard has been read: only where it has been."""
    for level, count in enumerate(node.wholes(0, MANY, length=range(OUTDOOR_LEVELS, OUTDOOR_LEVELS + 1))):
        if count and track.guards[seat] < gate(level):
            raise node.refuse(Message("city-position-gates"))
        face = face_of(track, level)
        if count and (face is None or not face.takes_cubes):
            raise node.refuse(Message("city-position-outdoor"))
        track.cubes[SEATS * level + seat] = count


def read_arrived(track: Track, node: Node) -> None:
    """Who reached the last gate, in order; without a word of it, in the order of the seats."""
    there = [LETTERS[seat] for seat in range(SEATS) if track.guards[seat] == LAST_SPACE]
    order = there if node.value is None else words(node)
    if sorted(order) != there:
        raise node.refuse(message("city-position-arrivals", space=LAST_SPACE))
    for place, letter in enumerate(order):
        track.arrived[place] = LETTERS.index(letter)


MEMORY: Final[Memory[Track]] = Memory(NAME)


def track_of(s: City) -> Track:
    """The ramparts of a table."""
    return MEMORY.of(s)


def face_of(track: Track, level: i64) -> Face | None:
    """The face that lies open at a level, once it is drawn."""
    side = track.faces[level]
    return None if side == EMPTY else BY_LEVEL[level][side]


def arrivals(track: Track) -> i64:
    """How many guards have reached the last gate."""
    count: i64 = 0
    while count < SEATS and track.arrived[count] != NOBODY_YET:
        count += 1
    return count


def has_cube(track: Track, seat: i64, level: i64) -> bool:
    """Whether a seat has a cube at a level and has used none there in this action."""
    at = SEATS * level + seat
    return track.cubes[at] > 0 and not (track.used >> at) & 1


def use_cube(track: Track, seat: i64, level: i64) -> None:
    """Discard a cube for what it brings in this action."""
    at = SEATS * level + seat
    track.cubes[at] -= 1
    track.used |= 1 << at
