"""Choices that somebody wrote: tokens by number or by word, refused in one sentence where they are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.core.agenda import CHANCE, NOBODY, WATCHER, Step
from troyes.core.errors import IllegalMove, Refusal
from troyes.core.message import Message, message, quoted
from troyes.core.rng import Rng
from troyes.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from troyes.core.state import State

CHANCE_LABEL: Final = "*"
LETTERS: Final = 26


def label(actor: int) -> str:
    """How an actor is written: A for the first seat, a star for chance."""
    if actor == CHANCE:
        return CHANCE_LABEL
    return chr(ord("A") + actor) if 0 <= actor < LETTERS else str(actor)


def is_legal(state: State, actor: int, token: int) -> bool:
    """Whether an actor may choose this token now."""
    return actor in state.actors() and token in state.options(actor)


def refusal(words: Vocabulary, state: State, actor: int, token: int) -> IllegalMove:
    """Why an actor may not choose a token now, and what it may choose instead."""
    if actor not in state.actors():
        return unasked(state, actor)
    word = words.text(token) if token in words else str(token)
    may = words.write(state.options(actor))
    return IllegalMove(message("refused-token", word=word, seat=label(actor), options=may))


def unasked(state: State, actor: int) -> IllegalMove:
    """Why nothing is asked of an actor now."""
    actors = state.actors()
    if not actors:
        return IllegalMove(Message("refused-game-over"))
    waiting = ", ".join([label(other) for other in actors])
    return IllegalMove(message("refused-not-asked", seat=label(actor), waiting=waiting))


def read(state: State, text: str) -> list[int]:
    """The tokens that are written so, with spaces between them."""
    origin = state.origin()
    tokens: list[int] = []
    for word in text.split():
        token = origin.vocabulary.token(word)
        if token is None:
            raise IllegalMove(message("refused-word", word=quoted(word), game=origin.game.titled()))
        tokens.append(token)
    if not tokens:
        raise IllegalMove(Message("refused-move-short"))
    return tokens


def looking(state: State, seat: int) -> int:
    """The seat that looks, or whoever must choose where none is named; refused if that is no seat."""
    players = state.origin().setup.players
    if 0 <= seat < players:
        return seat
    if seat == CHANCE or seat == NOBODY:
        raise Refusal(message("refused-seat-unnamed", last=players - 1))
    raise no_seat(seat, players)


def no_seat(seat: int, players: int) -> Refusal:
    """What is said to whoever names a seat that is not there."""
    return Refusal(message("refused-seat", seat=str(seat), last=label(players - 1)))


def may_look(seat: int, players: int) -> None:
    """Refuse to show anything to whoever is no seat of so many, and neither watches nor throws."""
    if seat != WATCHER and seat != CHANCE and not 0 <= seat < players:
        raise no_seat(seat, players)


def asked(state: State, actor: int) -> Step[Any]:
    """What asks an actor something now; refused if nothing does."""
    if not state.asks(actor):
        raise unasked(state, actor)
    return state.agenda[-1]


def written(words: Vocabulary, tokens: list[int]) -> str:
    """Tokens in words; numbers that are none are refused."""
    for token in tokens:
        if token not in words:
            raise IllegalMove(message("refused-number", number=str(token)))
    return words.write(tokens)


def take_all(state: State, actor: int, tokens: list[int]) -> None:
    """Take tokens of one actor, all of them or none."""
    if len(tokens) > 1:
        take_all_of_one(state.clone(), actor, tokens)
    take_all_of_one(state, actor, tokens)


def take_all_of_one(state: State, actor: int, tokens: list[int]) -> None:
    """Take tokens of one actor, as far as they are legal."""
    for token in tokens:
        if not is_legal(state, actor, token):
            raise refusal(state.origin().vocabulary, state, actor, token)
        state.take(actor, token)


def sampled(state: State, actor: int, rng: Rng) -> list[int]:
    """One complete move of an actor, chosen token by token at random; the state takes it."""
    tokens: list[int] = []
    while not tokens or (actor in state.actors() and not state.opens(actor)):
        options = state.options(actor)
        token = options[rng.below(len(options))]
        tokens.append(token)
        state.take(actor, token)
    return tokens
