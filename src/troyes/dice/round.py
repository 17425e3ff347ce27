"""Troyes Dice, "Playing the game": the order in which everything happens. The rest of the package is its details."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64, vec
from troyes.dice.actions.performing import PERFORM_ACTIONS
from troyes.dice.constants import AFTERNOON, COLUMNS, DAYS, EMPTY, HALVES, MORNING, NOTCHES, POSITIONS
from troyes.dice.phases.setup import CHOOSE_DIRECTION, LAY_PLAZA, LAY_TILE, ROLL_LEFTMOST, WRITE_NUMBER
from troyes.dice.phases.wheel import PLACE_DICE, RESOLVE_EVENT, ROLL_DIE, rebuild
from troyes.dice.rules import Rules
from troyes.dice.sheet import ASK_DIE, ASKED, SHEET, blank_sheets
from troyes.dice.state import Dice


class OfferDice(Step[Dice]):
    """The dice lie ready: everyone is asked for one, and the sheets are shown as they stand."""

    def act(self, s: Dice) -> None:
        seat: i64 = 0
        while seat < s.players:
            s.sheets[seat * SHEET + ASKED] = ASK_DIE
            seat += 1
        s.shown = s.sheets[:]


class EndHalfDay(Step[Dice]):
    """Plazas are rebuilt, the dice taken up; the wheel turns after the afternoon."""

    def act(self, s: Dice) -> None:
        rebuild(s)
        clear_dice(s)
        if s.half == MORNING:
            s.half = AFTERNOON
        else:
            s.half = MORNING
            s.day += 1
        if s.day <= DAYS:
            s.agenda.extend(HALF_DAY)

    def happens(self, s: Dice) -> Message | None:
        return Message(f"dice-happens-end-{HALVES[s.half]}")


def clear_dice(s: Dice) -> None:
    """No die is thrown yet."""
    position: i64 = 0
    while position < POSITIONS:
        s.dice[position] = 0
        position += 1
    s.rolled = 0
    s.black = 0
    s.closed = 0


OFFER_DICE: Final = OfferDice("offer-dice")
END_HALF_DAY: Final = EndHalfDay("end-half-day")


def in_order(*steps: Step[Dice]) -> list[Step[Dice]]:
    """Steps as the agenda holds them: the first to come lies on top."""
    return list(reversed(steps))


HALF_DAY: Final = in_order(
    ROLL_DIE,
    ROLL_DIE,
    ROLL_DIE,
    ROLL_DIE,
    PLACE_DICE,
    RESOLVE_EVENT,
    OFFER_DICE,
    PERFORM_ACTIONS,
    END_HALF_DAY,
)
PLAZAS: Final = in_order(*[LAY_PLAZA] * NOTCHES)
BANQUETS: Final = {"no": in_order(), "yes": in_order(LAY_TILE, LAY_TILE, LAY_TILE)}
NUMBERING: Final = {
    "first": in_order(),
    "rolled": in_order(ROLL_LEFTMOST, CHOOSE_DIRECTION),
    "expert": in_order(*[WRITE_NUMBER] * COLUMNS),
}


def agenda_of(s: Dice) -> list[Step[Dice]]:
    """What lies ahead in a state: it follows from what is laid, numbered and thrown."""
    if s.day > DAYS:
        return []
    if s.rolled == POSITIONS:
        return in_order(PERFORM_ACTIONS, END_HALF_DAY)
    half_day = HALF_DAY[: len(HALF_DAY) - s.rolled]
    plazas = sum(1 for notch in range(NOTCHES) if s.up[notch] == EMPTY)
    tiles = len(BANQUETS[s.rules.banquets]) - sum(1 for notch in range(NOTCHES) if s.side[notch])
    numbered = sum(1 for column in range(COLUMNS) if s.number[column])
    numbering = NUMBERING[s.rules.numbering]
    return (
        half_day
        + (numbering[: max(0, len(numbering) - numbered)] if numbered < COLUMNS else [])
        + BANQUETS[s.rules.banquets][:tiles]
        + PLAZAS[:plazas]
    )


def new_game(players: int, rules: Rules) -> Dice:
    """A table before its first plaza is laid."""
    numbers = list(range(1, COLUMNS + 1)) if rules.numbering == "first" else [0] * COLUMNS
    return Dice(
        HALF_DAY + NUMBERING[rules.numbering] + BANQUETS[rules.banquets] + PLAZAS,
        rules=rules,
        players=players,
        sheets=blank_sheets(players),
        shown=blank_sheets(players),
        number=vec[i64](numbers),
        up=vec[i64]([EMPTY] * NOTCHES),
        under=vec[i64]([EMPTY] * NOTCHES),
        side=vec[i64]([0] * NOTCHES),
        dice=vec[i64]([0] * POSITIONS),
    )
