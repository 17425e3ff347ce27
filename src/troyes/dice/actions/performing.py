"""Troyes Dice, "Perform an action": choosing a die and using it."""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.dice.actions.bonuses import settle
from troyes.dice.actions.buildings import construct, taken_columns
from troyes.dice.actions.hindered import why_not_chosen
from troyes.dice.actions.prices import NO_RESOURCE, can_pay, change, colour_price, pay, value_price
from troyes.dice.actions.tracks import gain_one_of_each, gain_resources
from troyes.dice.constants import COLUMNS, FACES, INFLUENCE, KNOWLEDGE, POSITIONS, ROW_COUNT
from troyes.dice.phases.wheel import ANY_POSITION, colour_at, side_at, takes_any, used_value
from troyes.dice.sheet import ASK_NOTHING, ASKED, CHOSEN, SHEET, UNSPENT
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import BUILD, DIE, DIE_FOR, GAIN, ONE_OF_EACH, VALUES, build, gain


class ChooseDie(Step[Dice]):
    """Choose one of the dice on offer and pay for it, or take one of each resource if none can be paid for."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        of_choice = takes_any(s, ANY_POSITION)
        position: i64 = 0
        while position < POSITIONS:
            if not (of_choice and position == ANY_POSITION) and can_pay(s, actor, position, NO_RESOURCE):
                offer.add(DIE.first + position)
            position += 1
        if of_choice:
            resource: i64 = 0
            while resource < 3:
                if can_pay(s, actor, ANY_POSITION, resource):
                    offer.add(DIE_FOR.first + resource)
                resource += 1
        if offer.size == 0:
            offer.add(ONE_OF_EACH.first)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        if token == ONE_OF_EACH.first:
            gain_one_of_each(s, actor)
            settle(s, actor)
        elif token >= DIE_FOR.first:
            pay(s, actor, ANY_POSITION, token - DIE_FOR.first)
        else:
            pay(s, actor, token - DIE.first, NO_RESOURCE)

    def opens(self, s: Dice, actor: i64) -> bool:
        return True

    def why_not(self, s: Dice, actor: i64, token: i64) -> Message | None:
        return why_not_chosen(s, actor, token)

    def ask(self, s: Dice, actor: i64) -> Message:
        return message("dice-ask-choose-die", day=int(s.day), half=names.half(s.half))

    def tell(self, s: Dice, actor: i64, token: i64) -> Message | None:
        if token == ONE_OF_EACH.first:
            return None
        position: i64 = ANY_POSITION if token >= DIE_FOR.first else token - DIE.first
        return die_message("dice-die-taken", s, position)


def die_message(name: str, s: Dice, position: i64) -> Message:
    """A message about the die at a position."""
    return message(
        name,
        colour=names.colour(colour_at(s, position)),
        value=int(used_value(s, position, side_at(s, position))),
        place=int(position) + 1,
    )


class UseDie(Step[Dice]):
    """Use the die, changed at will, to gain resources or to construct. One token names the whole outcome: the colour
    and value that it needs, and so the influence and knowledge that it costs, follow from it."""

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        sheet = actor * SHEET
        position = s.sheets[sheet + CHOSEN]
        side = side_at(s, position)
        die_colour = colour_at(s, position)
        die_value = used_value(s, position, side)
        reach: i64 = 0
        """One bit for each colour and value that the player can afford to make of the die."""
        colour: i64 = 0
        while colour < 3:
            if colour_price(side, die_colour, colour) <= s.sheets[sheet + UNSPENT + KNOWLEDGE]:
                value: i64 = 0
                while value <= FACES:
                    if value_price(side, die_value, value) <= s.sheets[sheet + UNSPENT + INFLUENCE]:
                        offer.add(gain(colour, value))
                        reach |= 1 << (VALUES * colour + value)
                    value += 1
            colour += 1
        row: i64 = 0
        while row < ROW_COUNT:
            values = (reach >> (VALUES * (row // 2))) & ((1 << VALUES) - 1)
            if values and (row % 2 == 1 or not side.bars_prestige):
                fill_row(s, row, values, taken_columns(s, actor, row), offer)
            row += 1

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        position = s.sheets[actor * SHEET + CHOSEN]
        side = side_at(s, position)
        if token >= BUILD.first:
            row = (token - BUILD.first) // COLUMNS
            column = (token - BUILD.first) % COLUMNS
            change(s, actor, position, row // 2, s.number[column])
            construct(s, actor, row, column, side)
        else:
            colour = (token - GAIN.first) // VALUES
            value = (token - GAIN.first) % VALUES
            change(s, actor, position, colour, value)
            gain_resources(s, actor, colour, value)
        s.sheets[actor * SHEET + CHOSEN] = 0
        settle(s, actor)

    def ask(self, s: Dice, actor: i64) -> Message:
        return die_message("dice-ask-use-die", s, s.sheets[actor * SHEET + CHOSEN])


def fill_row(s: Dice, row: i64, values: i64, taken: i64, offer: Offer) -> None:
    """Offer the buildings of a row in the columns that bear one of these values and are not taken, one bit each."""
    number = s.number
    column: i64 = 0
    while column < COLUMNS:
        if (values >> number[column]) & ~(taken >> column) & 1:
            offer.add(build(row, column))
        column += 1


class PerformActions(Step[Dice]):
    """Everybody acts at once, each at their own pace, and nobody sees what another does before all have finished. What
    a seat is asked stands in its sheet, and the table's rules say which step asks it."""

    def act(self, s: Dice) -> None:
        """All have finished, and the sheets are compared while the dice still lie."""
        s.shown = s.sheets[:]

    def actor(self, s: Dice) -> i64:
        at: i64 = ASKED
        seat: i64 = 0
        while seat < s.players:
            if s.sheets[at] != ASK_NOTHING:
                return seat
            at += SHEET
            seat += 1
        return NOBODY

    def actors(self, s: Dice) -> list[int]:
        return [seat for seat in range(s.players) if s.sheets[seat * SHEET + ASKED] != ASK_NOTHING]

    def fill(self, s: Dice, actor: i64, offer: Offer) -> None:
        s.rules.questions[s.sheets[actor * SHEET + ASKED]].fill(s, actor, offer)

    def take(self, s: Dice, actor: i64, token: i64) -> None:
        s.agenda.append(self)
        s.rules.questions[s.sheets[actor * SHEET + ASKED]].take(s, actor, token)

    def opens(self, s: Dice, actor: i64) -> bool:
        return s.asking(actor).opens(s, actor)

    def ask(self, s: Dice, actor: i64) -> Message:
        return s.asking(actor).ask(s, actor)

    def why_not(self, s: Dice, actor: i64, token: i64) -> Message | None:
        return s.asking(actor).why_not(s, actor, token)

    def tell(self, s: Dice, actor: i64, token: i64) -> Message | None:
        return s.asking(actor).tell(s, actor, token)

    def audience(self, s: Dice, actor: i64) -> int:
        return actor


CHOOSE_DIE: Final = ChooseDie("choose-die")
USE_DIE: Final = UseDie("use-die")
PERFORM_ACTIONS: Final = PerformActions("perform-actions", touches=0)
