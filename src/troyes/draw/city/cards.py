"""The Activity cards in play and the queue of events, a line each; or with all their words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.city.constants import BANNERS, EMPTY, EVENT_FIELDS, INITIALS, LETTERS, LEVELS, OWNERS, SLOTS
from troyes.city.content.kinds import ANY_COLOUR, Card
from troyes.city.state import City
from troyes.draw.city import called
from troyes.draw.city.palette import BLOCK, OWNER, VACANT, dice_sign, fight, mark
from troyes.draw.palette import FAINT, HEAD, WIDTH, Part, filled, line, wrapped
from troyes.words import said, text

CARD: Final = 38
"""Where the effect of an Activity card begins."""
EVENT: Final = 42
"""Where the effect of an event begins."""
CARD_NAME: Final = 19
EVENT_NAME: Final = 24
"""Where the name of a card or of an event ends."""
SPACES: Final = 8
"""Room for the spaces of a card."""


def activities(s: City) -> list[Text]:
    """The cards in play: colour and level, what a tradesman costs, the dice, his spaces, and the effect."""
    slots = in_play(s)
    if not slots:
        return [line((f" {text('terminal-city-no-cards')}", FAINT))]
    name, cost = text("terminal-city-activity"), text("terminal-city-cost")
    dice, points = text("terminal-city-dice"), text("terminal-city-vp")
    heads = f"    {name:<14}{cost:>4} {dice:<5} {points:<{SPACES}} "
    block = [line((f"{heads:<{CARD}}{text('terminal-city-each-time')}", FAINT))]
    for slot in slots:
        block += activity(s, slot)
    return block


def in_play(s: City) -> list[int]:
    """The slots with a card."""
    return [slot for slot in range(SLOTS) if s.slot[slot] != EMPTY]


def taken(card: Card) -> str:
    """Which dice a card takes, and the number under the bar unless each die counts by itself."""
    return dice_sign(card.dice) if card.effect.by_die() else fight(card.dice, card.divisor)


def activity(s: City, slot: int) -> list[Text]:
    """A card, and the cubes kept on it where the line has room for them."""
    card = s.card(slot)
    cost = (
        text("influence", "short", count=int(card.influence))
        if card.influence
        else text("deniers", "short", count=int(card.cost))
    )
    head = Text.assemble(
        *card_label(slot, called.card(card)),
        f"{cost:>4} {taken(card):<5} ",
        spaces(s, slot),
        " ",
    )
    block = wrapped(head, called.short(card.effect.text()), CARD)
    cubes = kept(s, slot)
    if not cubes:
        return block
    if len(block[-1]) + 1 + len(cubes) <= WIDTH:
        return [*block[:-1], line(block[-1], " ", cubes)]
    return [*block, line(" " * CARD, cubes)]


def card_label(slot: int, name: str) -> tuple[Part, ...]:
    """A card's colour, level and name."""
    colour, level = divmod(slot, LEVELS)
    return (" ", (f"{INITIALS[colour]}{level + 1}", BLOCK[colour]), (f" {filled(name, 14)}", HEAD))


def spaces(s: City, slot: int) -> Text:
    """The two spaces with what they are worth, and the tradesmen on the illustration after a plus."""
    card = s.card(slot)
    signs = Text.assemble(
        str(card.first), mark(s.tradesman[2 * slot]), " ", str(card.second), mark(s.tradesman[2 * slot + 1])
    )
    onlookers = [owner for owner in range(OWNERS) if (s.onlooker[slot] >> owner) & 1]
    if onlookers:
        signs.append("+")
        signs.append_text(Text("").join(mark(owner) for owner in onlookers))
    signs.pad_right(max(0, SPACES - len(signs)))
    return signs


def kept(s: City, slot: int) -> Text:
    """The cubes on a card with a delayed effect."""
    owned = [(owner, int(s.cubes[OWNERS * slot + owner])) for owner in range(OWNERS)]
    return Text(" ").join(Text(f"{LETTERS[owner]}■{count}", OWNER[owner]) for owner, count in owned if count)


def events(s: City) -> list[Text]:
    """The queue from the left: the dice to fight with, the rewards, the banners, and the effect."""
    name, dice = text("terminal-city-events"), text("terminal-city-dice")
    points, cubes = text("terminal-city-vp"), text("terminal-city-cubes")
    heads = f"   {name:<20} {dice:<5} {points:<4} {cubes}"
    block = [line((f"{heads:<{EVENT}}{text('terminal-city-each-round')}", FAINT))]
    for place in range(s.queued):
        block += event(s, place)
    return block


def event(s: City, place: int) -> list[Text]:
    """One event."""
    card = s.event(place)
    head = Text.assemble(
        *event_label(s, place),
        f"{fight(card.dice, card.divisor):<5} {card.first}/{card.second}".ljust(11),
        banners(s, place),
        " ",
    )
    return wrapped(head, called.short(card.plague.text()), EVENT)


def event_label(s: City, place: int) -> tuple[Part, ...]:
    """The colour of an event's dice and its name."""
    card = s.event(place)
    colour = (" ", "") if card.dice >= ANY_COLOUR else (INITIALS[card.dice], BLOCK[card.dice])
    return (" ", colour, (f" {filled(called.event(card), 20)} ", HEAD))


def banners(s: City, place: int) -> Text:
    """Whose cubes lie on the banners, and the free ones."""
    at = place * EVENT_FIELDS
    count = int(s.queue[at + 1])
    signs = Text("").join(mark(s.queue[at + 2 + i]) for i in range(count))
    signs.append(VACANT * (int(s.event(place).banners) - count), FAINT)
    signs.pad_right(max(0, BANNERS - len(signs)))
    return signs


def in_words(s: City) -> list[list[Text]]:
    """The cards and the events with all their words."""
    of_cards = [
        words
        for slot in in_play(s)
        for words in wrapped(
            Text.assemble(*card_label(slot, called.card(s.card(slot))), " "),
            said(s.card(slot).effect.text()),
            CARD_NAME,
        )
    ]
    of_events = [
        words
        for place in range(s.queued)
        for words in wrapped(
            Text.assemble(*event_label(s, place)), said(s.event(place).plague.text()), EVENT_NAME
        )
    ]
    return [of_cards, of_events]
