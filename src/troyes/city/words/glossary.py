"""What the pieces and places of Troyes are, made from the rules that the table plays by.

Cards, events and characters explain themselves by their literals, also those that are in the box and not at this table;
what a module brings besides stands in its own glossary.
"""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    AGRICULTURE_DIVISOR,
    BUILDINGS,
    CITIZEN_INFLUENCE,
    COLOURS,
    CUBE_POINTS,
    DICE_NAMES,
    FACES,
    FIRST_HIGH_COLUMN,
    HIGH_COLUMN_INFLUENCE,
    INCOME,
    INITIALS,
    LAP_DENIERS,
    LETTERS,
    LEVELS,
    LOSS,
    LOW_COLUMN_INFLUENCE,
    MOST_INFLUENCE,
    OWNERS,
    PASS_DENIERS,
    PRESENCE_POINTS,
    PRICE,
    REROLL_INFLUENCE,
    SEATS,
    SPACES,
    TURN_INFLUENCE,
)
from troyes.city.content.kinds import ANY_COLOUR, MIXED, Card, Character, Event
from troyes.city.game import TroyesCity
from troyes.city.module import Module
from troyes.city.rules import Rules
from troyes.city.shown import Explanation
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, Value, message, seat_of
from troyes.core.telling import chained

ACTIONS: Final = Message("city-rule-actions")
ACTIVATE: Final = Message("city-rule-activate")
CARDS: Final = Message("city-rule-cards")
CHARACTERS: Final = Message("city-rule-characters")
CITIZENS: Final = Message("city-rule-citizens")
COMBAT: Final = Message("city-rule-combat")
EVENT_PHASE: Final = Message("city-rule-events")
INCOME_PHASE: Final = Message("city-rule-income")
INFLUENCE: Final = Message("city-rule-influence")
ABSENT: Final = Message("city-about-absent")


def entries(game: TroyesCity, s: City) -> dict[str, Explanation]:
    """Every piece and place by its reference, and some words without a token of their own."""
    found = activities(game, s.rules) | events(game, s.rules) | characters(s.rules)
    found |= buildings(s.rules) | dice(s.rules) | places(s.rules) | words(s.rules)
    for part in from_the_box(game, s.rules):
        if part.glossary is not None:
            found |= part.glossary.entries(s)
    return found


def sentences(parts: list[Message]) -> Message:
    """Sentences one after the other."""
    return chained("city-sentences", parts)


def from_the_box(game: TroyesCity, rules: Rules) -> list[Module]:
    """All parts of the game, those last that could play at a table of this size and by these rules: what they say goes
    for it."""
    players = int(rules.players)
    return sorted(
        game.box.modules, key=lambda part: players in part.players and game.version in part.versions
    )


def activities(game: TroyesCity, rules: Rules) -> dict[str, Explanation]:
    """The Activity cards, and the cubes on them."""
    boxed = {card.name: card for part in from_the_box(game, rules) for card in part.cards}
    found: dict[str, Explanation] = {}
    for played in rules.cards:
        card = played if played.level else game.printed.card(boxed[played.name])
        found[f"card:{card.name}"] = of_card(card, absent=not played.level)
        found[f"cube:{card.name}"] = of_cube(card)
    return found


def events(game: TroyesCity, rules: Rules) -> dict[str, Explanation]:
    """The events."""
    boxed = {event.name: event for part in from_the_box(game, rules) for event in part.events}
    at_table: set[str] = set()
    for part in rules.parts:
        at_table -= set(part.takes_out)
        if not part.replaces:
            at_table |= {event.name for event in part.events}
    found: dict[str, Explanation] = {}
    for played in rules.events:
        absent = played.name not in at_table
        event = game.printed.event(boxed[played.name]) if absent else played
        found[f"event:{event.name}"] = of_event(event, absent=absent)
    return found


def characters(rules: Rules) -> dict[str, Explanation]:
    """The characters."""
    whose = by_openness(
        rules,
        secret=Message("city-about-character-secret"),
        some_open=Message("city-about-character-some-open"),
        all_open=Message("city-about-character-open"),
    )
    return {
        f"character:{one.name}": of_character(one, whose=whose, absent=number not in rules.cast)
        for number, one in enumerate(rules.characters)
    }


def of_dice(colour: int) -> Message:
    """Which dice a card or an event takes."""
    if colour == ANY_COLOUR:
        return Message("city-dice-any")
    return (
        Message("city-dice-mixed")
        if colour == MIXED
        else message("city-dice-of", colour=names.colour(colour))
    )


def of_card(card: Card, *, absent: bool) -> Explanation:
    """An Activity card."""
    about = message(
        "city-about-card-by-die" if card.effect.by_die() else "city-about-card",
        effect=card.effect.text(),
        dice=of_dice(int(card.dice)),
        divisor=int(card.divisor),
        price=names.amounts(card.cost, card.influence, 0) or [names.deniers(0)],
        first=names.points(card.first),
        second=names.points(card.second),
        colour=names.colour(card.colour),
        level=int(card.level),
    )
    return Explanation(names.card(card.name), sentences([about, ABSENT] if absent else [about]), CARDS)


def of_cube(card: Card) -> Explanation:
    """What a cube on a card is good for."""
    bend = card.effect.bend()
    if bend is not None:
        about = message("city-about-cube", bend=bend.text())
    else:
        about = Message("city-about-kept-cube" if card.effect.keeps() else "city-about-no-cube")
    return Explanation(message("city-name-cube", card=names.card(card.name)), about, CARDS)


def of_event(event: Event, *, absent: bool) -> Explanation:
    """An event."""
    plague = event.plague
    parts = [message("city-about-once" if plague.is_once() else "city-about-plague", plague=plague.text())]
    if plague.harms():
        parts.append(message("city-about-harm", loss=names.points(LOSS)))
    parts.append(
        message(
            "city-about-fight",
            dice=of_dice(int(event.dice)),
            divisor=int(event.divisor),
            banners=int(event.banners),
        )
    )
    is_taken = event.deck >= 0
    parts.append(
        message(
            "city-about-reward-card" if is_taken else "city-about-reward",
            first=names.points(event.first),
            second=names.points(event.second),
        )
    )
    if event.calls >= 0:
        parts.append(message("city-about-calls", colour=names.colour(event.calls)))
    if not is_taken:
        parts.append(Message("city-about-stays"))
    if absent:
        parts.append(ABSENT)
    return Explanation(names.event(event.name), sentences(parts), COMBAT)


def by_openness(rules: Rules, *, secret: Message, some_open: Message, all_open: Message) -> Message:
    """What is to be said of characters, by who may see them at this table."""
    if not rules.characters_each:
        return all_open
    return some_open if rules.open_characters else secret


def of_character(character: Character, *, whose: Message, absent: bool) -> Explanation:
    """A character."""
    about = message(
        "city-about-character",
        each=character.count.text(),
        least=names.points(1),
        low=int(character.low),
        some=names.points(3),
        middle=int(character.middle),
        most=names.points(6),
        high=int(character.high),
    )
    parts = [about, ABSENT if absent else whose]
    return Explanation(names.character(character.name), sentences(parts), CHARACTERS)


def buildings(rules: Rules) -> dict[str, Explanation]:
    """The principal buildings, their spaces, and who lies on them."""
    found: dict[str, Explanation] = {}
    for number, name in enumerate(BUILDINGS):
        title = names.building(number)
        found[f"building:{name}"] = Explanation(title, of_building(rules, number), CITIZENS)
        for space in range(SPACES):
            found[f"space:{name}:{space + 1}"] = of_space(int(rules.row_width[number]), title, space)
        found[f"lying:{name}"] = Explanation(
            message("city-name-lying", building=title), Message("city-about-lying"), CITIZENS
        )
    return found


def of_building(rules: Rules, number: int) -> Message:
    """What a building's citizens bring and cost, and how one enters."""
    colour = names.colour(number)
    salary = int(rules.salary[number])
    is_single = rules.row_width[number] == 1
    return sentences(
        [
            message("city-about-building", colour=colour, salary=names.deniers(salary))
            if salary
            else message("city-about-building-unpaid", colour=colour),
            message("city-about-enter-space" if is_single else "city-about-enter-row", colour=colour),
            Message("city-about-closed"),
        ]
    )


def of_space(width: int, building: Message, space: int) -> Explanation:
    """A space of a building with rows of a certain width."""
    first = space // width * width + 1
    args: dict[str, Value] = {"place": space % width + 1, "width": width, "first": first}
    if width == 1:
        title = message("city-space", building=building, space=space + 1)
        return Explanation(title, Message("city-about-space", args), CITIZENS)
    last = first + width - 1
    title = message("city-space-in-row", building=building, first=first, last=last, place=space % width + 1)
    return Explanation(title, Message("city-about-space-in-row", {**args, "last": last}), CITIZENS)


def dice(rules: Rules) -> dict[str, Explanation]:
    """Dice by colour, and each die of the city square."""
    found: dict[str, Explanation] = {}
    again = message("city-about-own-die", reroll=REROLL_INFLUENCE, turn=TURN_INFLUENCE)
    for colour, name in enumerate(DICE_NAMES):
        use = Message(f"city-about-die-{name}")
        workers = [Message(f"city-about-workers-{name}")] if colour < len(COLOURS) else []
        title = Message(f"city-name-die-{name}")
        found[f"die:{name}"] = Explanation(title, sentences([use, *workers]), ACTIONS)
        for face in range(FACES):
            die = names.die(FACES * colour + face)
            kind = f"{INITIALS[colour]}{face + 1}"
            found[f"own-die:{kind}"] = Explanation(message("city-name-own-die", die=die), again, INFLUENCE)
            for owner in range(OWNERS):
                title = message("city-die-of", die=die, district=names.district(owner, rules.neutral))
                found[f"die:{kind}@{LETTERS[owner]}"] = Explanation(title, use, ACTIONS)
    return found


def places(rules: Rules) -> dict[str, Explanation]:
    """Other places that tokens are about."""
    found: dict[str, Explanation] = {}
    for colour in range(len(COLOURS)):
        for level in range(1, LEVELS + 1):
            found[f"slot:{COLOURS[colour]}:{level}"] = of_slot(rules, colour, level)
    for seat in LETTERS[:SEATS]:
        found[f"seat:{seat}"] = Explanation(
            message("city-name-seat", seat=seat_of(seat)), message("city-about-seat", seat=seat_of(seat))
        )
        found[f"district:{seat}"] = of_district(
            message("city-district", owner=seat_of(seat)), "city-about-district"
        )
    called = rules.neutral
    found["district:N"] = of_district(
        Message(f"city-name-district-{called}"), f"city-about-district-{called}"
    )
    enemies = message("city-about-black", loss=names.points(LOSS))
    for value in range(1, FACES + 1):
        found[f"black:{value}"] = Explanation(message("city-name-black", value=value), enemies, EVENT_PHASE)
        found[f"face:{value}"] = Explanation(
            message("city-name-face", value=value), message("city-about-face", value=value)
        )
    found["black"] = found["die:black"] = Explanation(Message("city-name-black-dice"), enemies, EVENT_PHASE)
    return found


def of_slot(rules: Rules, colour: int, level: int) -> Explanation:
    """A place for an Activity card."""
    deck = [card for card in rules.cards if card.colour == colour and card.level == level]
    return Explanation(
        message(f"city-name-slot-{COLOURS[colour]}", level=level),
        message("city-about-slot", count=len(deck), colour=names.colour(colour), level=level),
        ACTIVATE,
    )


def of_district(title: Message, about: str) -> Explanation:
    """A part of the city square, with what its dice cost others."""
    prices: dict[str, Value] = {"one": int(PRICE[1]), "two": int(PRICE[2]), "three": int(PRICE[3])}
    return Explanation(title, Message(about, prices), ACTIONS)


def word(name: str, rule: Message | None = None, **args: Value) -> Explanation:
    """A word whose entries bear its name."""
    return Explanation(Message(f"city-name-{name}"), Message(f"city-about-{name}", args), rule)


def words(rules: Rules) -> dict[str, Explanation]:
    """Actions, amounts and other words."""
    return {
        "again": word("again", CARDS),
        "agriculture": word("agriculture", Message("city-rule-agriculture"), divisor=AGRICULTURE_DIVISOR),
        "banner": word("banner", COMBAT, points=names.points(PRESENCE_POINTS)),
        "cathedral": word(
            "cathedral",
            Message("city-rule-cathedral"),
            points=names.points(CUBE_POINTS),
            low=LOW_COLUMN_INFLUENCE,
            high=HIGH_COLUMN_INFLUENCE,
            column=FIRST_HIGH_COLUMN + 1,
            loss=names.points(LOSS),
        ),
        "character": Explanation(
            Message("city-name-character"),
            by_openness(
                rules,
                secret=Message("city-about-characters-secret"),
                some_open=Message("city-about-characters-some-open"),
                all_open=Message("city-about-characters-open"),
            ),
            CHARACTERS,
        ),
        "deniers": word("deniers", INCOME_PHASE, income=INCOME),
        "done": word("done", ACTIONS),
        "enough": word("enough", CARDS),
        "events": word("events", EVENT_PHASE, rounds=int(rules.rounds)),
        "influence": word(
            "influence",
            INFLUENCE,
            reroll=REROLL_INFLUENCE,
            recruit=CITIZEN_INFLUENCE,
            turn=TURN_INFLUENCE,
            most=MOST_INFLUENCE,
        ),
        "pass": word(
            "pass",
            Message("city-rule-pass"),
            now=names.deniers(PASS_DENIERS),
            more=LAP_DENIERS,
        ),
        "points": Explanation(
            Message("city-name-points"),
            Message("city-about-points-open" if rules.open_points else "city-about-points"),
            Message("city-rule-end"),
        ),
        "start": word("start"),
        "supply": word("supply", ACTIONS, recruit=CITIZEN_INFLUENCE),
        "times": word("times", ACTIVATE),
        "tradesman": word("tradesman", ACTIVATE),
        "won": word("won", COMBAT),
    }
