"""Writes a recorded game with comments: the dice of each half day, every move in words, and the points at the end."""

from __future__ import annotations

from tests.dice.games.features import WORDS, shown_by
from troyes.core.message import Message
from troyes.core.state import CHANCE
from troyes.dice.banquets import SIDES
from troyes.dice.constants import COLOURS, COLUMNS, HALVES, POSITIONS
from troyes.dice.phases import scoring
from troyes.dice.phases.wheel import notch_at
from troyes.dice.sheet import CROSSED, SHEET
from troyes.dice.state import Dice
from troyes.play import notation
from troyes.play.record import Record
from troyes.words import say

ROLL_BLACK = Message("dice-ask-roll-black")


class Writer:
    """The lines of a game as they are written, and the line that is not yet finished."""

    def __init__(self, game: Record) -> None:
        self.game = game
        state = game.game.new(game.setup)
        assert isinstance(state, Dice)
        self.state = state
        self.lines: list[str] = []
        self.actor = CHANCE
        self.words: list[str] = []
        self.notes: list[str] = []

    def take(self, actor: int, token: int) -> None:
        """Write one token and say what it does."""
        asked = self.state.prompt(actor)
        if actor != self.actor or asked.opens or asked.question == ROLL_BLACK:
            self.end_line()
            if asked.name == "roll-die":
                self.lines.append("")
        self.actor = actor
        self.words.append(self.game.game.vocabulary.text(token))
        before = self.state.clone()
        if actor != CHANCE:
            telling = self.game.game.tell(self.state, actor, token)
            self.notes.append(say(telling.message(), form="told"))
        self.state.take(actor, token)
        self.notes += [
            f"({name})" for name in shown_by(before, actor, token, self.state) if name not in WORDS
        ]
        if actor == CHANCE and self.state.rolled == POSITIONS:
            self.notes = [dice(self.state), *crossed(before, self.state)]
            self.end_line()

    def end_line(self) -> None:
        """Finish a line: chance is explained above it, a move beside it."""
        if self.words:
            line = f"{notation.label(self.actor)} {' '.join(self.words)}"
            if self.actor == CHANCE:
                self.lines += [f"; {note}" for note in self.notes]
                self.lines.append(line)
            else:
                self.lines.append(f"{line}  ; {'; '.join(self.notes)}")
        self.words, self.notes = [], []


def dice(s: Dice) -> str:
    """The dice of a half day, from the first place on."""
    places = []
    for position in range(POSITIONS):
        notch = notch_at(s, position)
        text = f"{COLOURS[s.up[notch]]} {s.dice[position]}"
        if s.side[notch]:
            side = SIDES[s.side[notch]]
            text += f" with {side.kind.capitalize()} {side.tile}"
        if position == s.black:
            text += " under the black die"
        places.append(text)
    return f"Day {s.day}, {HALVES[s.half]}: {', '.join(places)}."


def crossed(before: Dice, after: Dice) -> list[str]:
    """Who lost which dice to the event."""
    notes = []
    for colour in range(3):
        for column in range(COLUMNS):
            seats = [
                notation.label(seat)
                for seat in range(after.players)
                if (after.sheets[seat * SHEET + CROSSED + colour] >> column) & 1
                and not (before.sheets[seat * SHEET + CROSSED + colour] >> column) & 1
            ]
            if seats:
                notes.append(
                    f"The {COLOURS[colour]} die of column {column + 1} is crossed out for {' '.join(seats)}."
                )
    return notes


def end(s: Dice, game: Record) -> list[str]:
    """Everyone's points and achievements."""
    lines = []
    for seat, total in enumerate(s.scores()):
        rows = sum(int(scoring.row_points(s, seat, row)) for row in range(COLUMNS))
        citizens = int(scoring.citizen_points(s, seat))
        lines.append(
            f"; {notation.label(seat)} has {total} points: {citizens} for citizens, {rows} for buildings, "
            f"{total - rows - citizens} for resources. Achieved: {' '.join(game.game.achieved(s, seat))}."
        )
    return lines


def annotated(game: Record) -> str:
    """The text of a record with comments."""
    headers = game.text().split("\n\n")[0]
    writer = Writer(game)
    for actor, token in game.entries:
        writer.take(actor, token)
    writer.end_line()
    return "\n".join([headers, "", *writer.lines, "", *end(writer.state, game), ""])
