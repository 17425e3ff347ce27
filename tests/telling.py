"""What a story tells of a choice, in words, for the tests of both games."""

from __future__ import annotations

from tests.playing import Playing
from troyes.core.state import CHANCE, State
from troyes.play import happenings, notation
from troyes.words import say


def told(game: Playing, words: str, seat: int = CHANCE) -> list[str]:
    """Lines of what happens by itself when these words are chosen, one after the other; the last choice is told
    before it, with what it changed."""
    lines: list[str] = []
    for word in words.split():
        token = notation.read(game.game, word)
        telling, happened = happenings.tell(game.game, game.state, seat, token)
        lines = [say(telling.message(), form="told")]
        lines += [say(one.telling.message(), form="told") for one in happened]
        game.take(seat, word)
    return lines


def before(game: Playing, word: str, seat: int = CHANCE) -> list[State]:
    """The table just before each thing that happens by itself when this word is chosen."""
    _, happened = happenings.tell(game.game, game.state, seat, notation.read(game.game, word))
    return [one.before for one in happened]
