"""A game of Troyes Dice in progress: the wheel, the dice, and everybody's sheet."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from troyes.core import checked
from troyes.core.agenda import Step
from troyes.core.judge import Judge
from troyes.core.native import i64, vec
from troyes.core.origin import Origin
from troyes.core.prompt import Prompt
from troyes.core.rng import Draws
from troyes.core.state import State
from troyes.core.walk import finish_move
from troyes.dice.constants import POSITIONS
from troyes.dice.phases import scoring
from troyes.dice.rules import Rules
from troyes.dice.sheet import ASK_DIE, ASK_NOTHING, ASKED, SHEET

DIGIT: Final = 3
"""The bits of an octal digit."""


class Dice(State):
    """The whole table. `shown` is what the others may see of the sheets: as they stood when this half day's dice were
    on offer, until everybody has finished."""

    def __init__(
        self,
        agenda: list[Step[Any]],
        *,
        rules: Rules,
        players: i64,
        sheets: vec[i64],
        shown: vec[i64],
        number: vec[i64],
        up: vec[i64],
        under: vec[i64],
        side: vec[i64],
        dice: vec[i64],
    ) -> None:
        super().__init__(agenda)
        self.rules = rules
        self.players: i64 = players
        self.sheets = sheets
        self.shown = shown
        self.number = number
        """The number written above each of the six columns, 0 while there is none."""
        self.up = up
        """The colour that the plaza in each of the nine notches shows, `EMPTY` while there is none."""
        self.under = under
        """The colour on its back."""
        self.side = side
        """The side of the tile beside it, by its number in `banquets.SIDES`."""
        self.dice = dice
        """The values of the four dice by position, 0 while none lies there."""
        self.thrown: i64 = 0
        """What the dice show that are thrown and lie nowhere yet, an octal digit each, the black die's the lowest."""
        self.rolled: i64 = 0
        """How many dice of this half day are thrown."""
        self.black: i64 = 0
        """The position of the black die."""
        self.closed: i64 = 0
        """The positions whose die cannot be chosen, one bit each."""
        self.day: i64 = 1
        self.half: i64 = 0

    def is_open(self, position: i64) -> bool:
        """Whether the die at this position can be chosen."""
        return not (self.closed >> position) & 1

    def roll(self, face: i64) -> None:
        """The next die is thrown, the black one first."""
        self.thrown |= face << DIGIT * self.rolled
        self.rolled += 1

    def face(self, throw: i64) -> i64:
        """What a die shows that was thrown and lies nowhere yet, the black one being the first (0)."""
        return (self.thrown >> DIGIT * throw) & 7

    def column(self, number: i64) -> i64:
        """The column that bears this number."""
        column: i64 = 0
        while self.number[column] != number:
            column += 1
        return column

    def asking(self, actor: i64) -> Step[Any]:
        """The step that asks this actor: while all act at once, each seat has a question of its own."""
        if self.rolled == POSITIONS:
            return self.rules.questions[self.sheets[actor * SHEET + ASKED]]
        return self.agenda[-1]

    def prompt(self, actor: SupportsIndex) -> Prompt:
        """What is being asked of this actor, by the name of the step that asks it."""
        who = self.meant(actor)
        asked = checked.asked(self, who)
        return Prompt(self.asking(who).name, asked.ask(self, who), opens=asked.opens(self, who))

    def advance(self, actor: i64, token: i64) -> i64:
        self.answer(actor, token)
        return self.proceed()

    def clone(self) -> Dice:
        """An independent twin."""
        twin = Dice(
            self.agenda.copy(),
            rules=self.rules,
            players=self.players,
            sheets=self.sheets[:],
            shown=self.shown[:],
            number=self.number[:],
            up=self.up[:],
            under=self.under[:],
            side=self.side[:],
            dice=self.dice[:],
        )
        twin.thrown = self.thrown
        twin.rolled = self.rolled
        twin.black = self.black
        twin.closed = self.closed
        twin.day = self.day
        twin.half = self.half
        return twin

    def view(self, seat: SupportsIndex) -> Dice:
        """The others' sheets as last shown, and only whether they have finished this half day."""
        who = checked.may_look(seat, int(self.players))
        twin = self.clone()
        for other in range(self.players):
            if other != who:
                row = other * SHEET
                finished = self.sheets[row + ASKED] == ASK_NOTHING
                for field in range(row, row + SHEET):
                    twin.sheets[field] = self.shown[field]
                if finished:
                    twin.sheets[row + ASKED] = ASK_NOTHING
        return twin

    def guess(self, seat: SupportsIndex, rng: Draws) -> Dice:
        """The view, with a random action for everyone else who has finished this half day."""
        who, generator = checked.may_look(seat, int(self.players)), checked.generator(rng)
        twin = self.view(who)
        for other in range(self.players):
            asked = other * SHEET + ASKED
            if other != who and twin.sheets[asked] == ASK_NOTHING != twin.shown[asked]:
                twin.sheets[asked] = ASK_DIE
                finish_move(twin, other, generator)
        return twin

    def origin(self) -> Origin[Dice]:
        """The game and the table."""
        return self.rules.origin(self.players)

    def judge(self) -> Judge[Dice]:
        """The judge of this table."""
        return self.rules.judge

    def scores(self) -> list[int]:
        """Victory points as they stand."""
        return [scoring.total(self, seat) for seat in range(self.players)]

    def key(self) -> tuple[int, ...]:
        """All fields, the rules, and what lies ahead."""
        return (
            self.rules.version,
            self.players,
            self.day,
            self.half,
            self.thrown,
            self.rolled,
            self.black,
            self.closed,
            self.ahead(),
            *self.number,
            *self.up,
            *self.under,
            *self.side,
            *self.dice,
            *self.sheets,
            *self.shown,
        )
