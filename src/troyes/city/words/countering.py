"""What the dice that somebody gives up against black dice come to so far, and which of them are not needed."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.phases.black_dice import CounterBlackDie, strength
from troyes.city.phases.events import highest_black
from troyes.city.state import City
from troyes.city.words.tokens import BLACK, DIE, kind_of
from troyes.core.message import Message, message


def needed(view: City, tokens: Sequence[int]) -> int:
    """What beats the highest black die and those that are named with it."""
    named = [token - int(BLACK.first) + 1 for token in tokens if BLACK.holds(token)]
    return int(highest_black(view)) + sum(named)


def strengths(view: City, tokens: Sequence[int]) -> list[tuple[int, int]]:
    """The dice that are chosen against black dice, and what each is worth; none if there is nothing to counter."""
    if not isinstance(view.agenda[-1], CounterBlackDie):
        return []
    return [(token, int(strength(view, kind_of(token)))) for token in tokens if DIE.holds(token)]


def running(view: City, tokens: Sequence[int]) -> list[Message]:
    """What they are worth, of what is needed."""
    given = strengths(view, tokens)
    if not given:
        return []
    return [
        message("city-running-counter", count=sum(worth for _, worth in given), needed=needed(view, tokens))
    ]


def idle(view: City, tokens: Sequence[int]) -> list[int]:
    """The dice that could be kept, the strongest that can be spared first: what is left beats the black dice too."""
    given = strengths(view, tokens)
    spare = sum(worth for _, worth in given) - needed(view, tokens) if given else 0
    found: list[int] = []
    for token, worth in sorted(given, key=lambda one: -one[1]):
        if worth <= spare:
            found.append(token)
            spare -= worth
    return sorted(found)
