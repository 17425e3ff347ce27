"""What is seen of the ramparts, and what it is."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import FACES, LETTERS, SEATS
from troyes.city.ladies.ramparts.action import MOST_POINTS, UsePoints, unused_points
from troyes.city.ladies.ramparts.alphabet import NUMERALS, OUTDOOR_LEVELS
from troyes.city.ladies.ramparts.faces import BY_LEVEL, Face
from troyes.city.ladies.ramparts.track import LAST_SPACE, NAME, Track, face_of, gate, track_of
from troyes.city.shown import Called, Explanation, Glossary, Path, Piece, Scene, Tile
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import DONE
from troyes.core.message import Message, Value, message, seat_of
from troyes.core.telling import chained

RULE: Final = Message("city-rule-ramparts")
OUTDOOR_RULE: Final = Message("city-rule-outdoor")


class Wall(Scene):
    """The guards, then each gate with the activity outside it and the cubes there."""

    def pieces(self, s: City) -> list[Piece]:
        track = track_of(s)
        players = int(s.rules.players)
        found = [
            Piece(
                f"guard:{LETTERS[seat]}",
                message("city-guard-at", space=int(track.guards[seat]), last=LAST_SPACE),
                seat,
            )
            for seat in range(players)
        ]
        for level in range(OUTDOOR_LEVELS):
            face = face_of(track, level)
            if face is None:
                continue
            found.append(Piece(f"outdoor:{level + 1}", of_tile(level, face)))
            for seat in range(players):
                count = int(track.cubes[SEATS * level + seat])
                if count:
                    said = message("city-outdoor-cubes", seat=names.seat(seat), count=count)
                    found.append(Piece(f"outdoor-cube:{level + 1}", said, seat))
        return found

    def path(self, s: City) -> Path | None:
        track = track_of(s)
        return Path(
            LAST_SPACE,
            {int(gate(level)): NUMERALS[level] for level in range(OUTDOOR_LEVELS)},
            {seat: int(track.guards[seat]) for seat in range(s.rules.players)},
            [line_of(track, level) for level in range(OUTDOOR_LEVELS) if face_of(track, level) is not None],
            ref="ramparts",
            man="guard",
            step="advance",
            called=Called("city-ramparts-guard", "city-ramparts-gate", "city-ramparts-tile"),
            tiles={
                int(gate(level)): tile_of(track, level, face)
                for level in range(OUTDOOR_LEVELS)
                for face in [face_of(track, level)]
                if face is not None
            },
        )

    def outcome(self, before: City, after: City, seat: int) -> list[Message]:
        was, now = track_of(before), track_of(after)
        found: list[Message] = []
        if now.guards[seat] > was.guards[seat]:
            found.append(walked(int(was.guards[seat]), int(now.guards[seat])))
        for level in range(OUTDOOR_LEVELS):
            at = SEATS * level + seat
            more = int(now.cubes[at] - was.cubes[at])
            if more:
                change = names.signed("cubes", more)
                found.append(message("city-outcome-outdoor", change=change, level=NUMERALS[level]))
        return found

    def wasted(self, s: City, seat: int, token: int) -> list[Message]:
        if token != DONE.first or not isinstance(s.agenda[-1], UsePoints) or not unused_points(s):
            return []
        return [message("city-waste-points", count=int(unused_points(s)))]


def walked(start: int, end: int) -> Message:
    """Where a guard walks, and the last gate that this leads to."""
    gates = [level for level in range(OUTDOOR_LEVELS) if start < gate(level) <= end]
    if not gates:
        return message("city-outcome-guard", space=end, last=LAST_SPACE)
    return message("city-outcome-guard-gate", space=end, last=LAST_SPACE, gate=NUMERALS[gates[-1]])


def tile_of(track: Track, level: int, face: Face) -> Tile:
    """An activity with whose cubes lie there."""
    counts = [int(track.cubes[SEATS * level + seat]) for seat in range(SEATS)]
    return Tile(
        f"outdoor:{level + 1}",
        f"outdoor-face:{face.name}",
        f"outdoor-cube:{level + 1}",
        face.title(),
        face.text(),
        {seat: count for seat, count in enumerate(counts) if count},
    )


def line_of(track: Track, level: int) -> Message:
    """An activity in a line, with whose cubes lie there."""
    face = face_of(track, level)
    assert face is not None
    counts = [int(track.cubes[SEATS * level + seat]) for seat in range(SEATS)]
    cubes = [
        message("city-outdoor-cubes-of", seat=names.seat(seat), count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    args: dict[str, Value] = {"level": NUMERALS[level], "effect": face.text()}
    if not cubes:
        return Message("city-outdoor-line", args)
    return Message("city-outdoor-line-cubes", {**args, "cubes": chained("list-plain", cubes)})


def of_tile(level: int, face: Face) -> Message:
    """An activity with the gate that it lies outside."""
    return message(
        "city-outdoor-tile",
        level=NUMERALS[level],
        gate=int(gate(level)),
        face=face.name,
        title=face.title(),
        effect=face.text(),
    )


class Meanings(Glossary):
    """The track, the guards, and every face that there is."""

    def entries(self, s: City) -> dict[str, Explanation]:
        about: dict[str, Value] = {"last": LAST_SPACE, "most": MOST_POINTS}
        found = {
            "ramparts": Explanation(
                Message("city-name-ramparts"), Message("city-about-ramparts", about), RULE
            ),
            "keep": Explanation(Message("city-name-keep"), Message("city-about-keep"), RULE),
        }
        for steps in range(1, FACES + 1):
            title = message("city-advance", count=steps)
            found[f"advance:{steps}"] = Explanation(title, Message("city-about-ramparts", about), RULE)
        for letter in LETTERS[:SEATS]:
            title = message("city-name-guard", seat=seat_of(letter))
            found[f"guard:{letter}"] = Explanation(title, Message("city-about-guard", about), RULE)
        for level in range(OUTDOOR_LEVELS):
            face = in_play(s, level)
            title = message("city-name-outdoor", level=NUMERALS[level])
            text = unknown(level) if face is None else about_face(level, face)
            found[f"outdoor:{level + 1}"] = Explanation(title, text, OUTDOOR_RULE)
            cube = message("city-name-outdoor-cube", level=NUMERALS[level])
            found[f"outdoor-cube:{level + 1}"] = Explanation(cube, text, OUTDOOR_RULE)
            for one in BY_LEVEL[level]:
                found[f"outdoor-face:{one.name}"] = Explanation(
                    message("city-outdoor-drawn", level=NUMERALS[level], title=one.title()),
                    about_face(level, one),
                    OUTDOOR_RULE,
                )
        return found


def in_play(s: City, level: int) -> Face | None:
    """The face that lies open at a level, if this table plays with them and it is drawn."""
    takes_part = NAME in [extra.module for extra in s.extras]
    return face_of(track_of(s), level) if takes_part else None


def unknown(level: int) -> Message:
    """What can be said of a gate before the activity outside it is drawn."""
    return message("city-about-outdoor-unknown", gate=int(gate(level)))


def about_face(level: int, face: Face) -> Message:
    """What a face is good for, and where cubes for it come from."""
    return message(
        "city-about-outdoor" if face.takes_cubes else "city-about-outdoor-race",
        effect=face.text(),
        gate=int(gate(level)),
    )
