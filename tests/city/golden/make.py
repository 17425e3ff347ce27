"""Writes the golden texts of this folder: `python -m tests.city.golden.make`."""

from __future__ import annotations

from pathlib import Path

from troyes.city.constants import COLOURS
from troyes.city.content.kinds import ANY_COLOUR, MIXED, Card, Character, Event
from troyes.city.game import CITY
from troyes.city.rules import Rules
from troyes.city.words import names
from troyes.core.message import Message
from troyes.words import say

CARDS = Path(__file__).parent / "cards.txt"
DICE = {**dict(enumerate(COLOURS)), ANY_COLOUR: "any colour", MIXED: "any mixture"}


LADIES = {"activities": "mixed", "events": "mixed", "characters": "ladies"}


def rules(players: int, choices: dict[str, str]) -> Rules:
    """The rules of a table."""
    return CITY.rules(CITY.setup(players, choices))


def forms(effect: Message) -> str:
    """An effect in all its words, as a terminal shows it in short, and as a card of the page does."""
    short, board = (say(effect, form=form) for form in ("short", "board"))
    return f"  {say(effect)}\n  short: {short}\n  board: {board}\n"


def card_lines(card: Card) -> str:
    """An Activity card: what is printed on it, and its effect."""
    dice = f", dice of {DICE[card.dice]}" if card.dice != card.colour else ""
    hire = f"{card.influence} influence" if card.influence else str(card.cost)
    divisor = "one by one" if card.effect.by_die() else f"divisor {card.divisor}"
    return (
        f"{say(names.card(card.name))} ({COLOURS[card.colour]} {card.level}{dice}): hire {hire}, "
        f"spaces {card.first} and {card.second} VP, {divisor}\n{forms(card.effect.text())}"
    )


def event_lines(event: Event) -> str:
    """An event: what is printed on it, and what it does."""
    deck = COLOURS[event.deck] if event.deck >= 0 else "always there"
    dice = f", dice of {DICE[event.dice]}" if event.dice != event.deck else ""
    calls = f", calls a {COLOURS[event.calls]} event" if event.calls >= 0 else ""
    return (
        f"{say(names.event(event.name))} ({deck}{dice}): divisor {event.divisor}, {event.banners} banners, "
        f"{event.first} and {event.second} VP{calls}\n{forms(event.plague.text())}"
    )


def character_line(character: Character) -> str:
    """A character in a line."""
    limits = f"{character.low}, {character.middle}, {character.high}"
    counted = f"{say(character.count.text())}; {say(names.counted(character.count.name))}"
    return f"{say(names.character(character.name))}: 1, 3, 6 VP from {limits} on ({counted})\n"


def all_lines(table: Rules) -> dict[str, list[str]]:
    """The lines of every card of a table, by heading."""
    return {
        "Activity cards": [card_lines(card) for card in table.cards if card.level],
        "Events": [
            event_lines(event) for event in table.events if event.deck >= 0 or event is table.events[0]
        ],
        "Characters": [character_line(table.characters[number]) for number in table.cast],
    }


def text() -> str:
    """Every card: those of the base game, the bonus cards, what changes with fewer players, and the Ladies."""
    base = all_lines(rules(4, {}))
    parts = [f"# {heading}\n\n{''.join(lines)}" for heading, lines in base.items()]
    usual = {line for lines in base.values() for line in lines}
    bonus = {"bonus": "yes"}
    for heading, players, choices in (
        ("Bonus cards", 4, bonus),
        ("Changed with two players", 2, {}),
        ("Changed in the King's Challenge", 1, bonus),
        ("The Ladies of Troyes", 4, LADIES),
    ):
        changed = [line for lines in all_lines(rules(players, choices)).values() for line in lines]
        parts.append(f"# {heading}\n\n{''.join(line for line in changed if line not in usual)}")
        usual.update(changed)
    return "\n".join(parts)


def titles() -> list[str]:
    """The names that must be in the text."""
    box = CITY.box
    cards = [names.card(name) for name in box.cards] + [names.event(name) for name in box.events]
    return [say(title) for title in cards + [names.character(name) for name in box.characters]]


if __name__ == "__main__":
    CARDS.write_text(text(), encoding="utf-8")
