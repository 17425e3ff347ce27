"""Choices that somebody wrote: tokens by number or by word, refused in one sentence where they are not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from troyes.core.agenda import CHANCE, NOBODY, WATCHER, Step
from troyes.core.errors import IllegalMove, Refusal
from troyes.core.message import Message, message, quoted, shown
from troyes.core.rng import Draws, Rng, whole
from troyes.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from troyes.core.game import AnyGame
    from troyes.core.state import State

CHANCE_LABEL: Final = "*"
LETTERS: Final = 26
MOST_TIMES: Final = 1_000_000
"""How often something is done in one call: more would fill the memory."""


def label(actor: int) -> str:
    """How an actor is written: A for the first seat, a star for chance."""
    if actor == CHANCE:
        return CHANCE_LABEL
    return chr(ord("A") + actor) if 0 <= actor < LETTERS else str(actor)


def actor_of(actor: SupportsIndex) -> int:
    """The number of an actor, or a refusal; whether anything is asked of it is another question."""
    number = whole(actor)
    if number is None:
        raise Refusal(message("refused-actor", actor=shown(actor)))
    return number


def chosen(state: State, choice: SupportsIndex | str) -> list[int]:
    """The tokens that are chosen by a number or in words."""
    if isinstance(choice, str):
        return read(state, choice)
    number = whole(choice)
    if number is None:
        raise IllegalMove(message("refused-choice-kind", choice=shown(choice)))
    return [number]


def generator(rng: Draws) -> Rng:
    """What draws for chance, or a refusal."""
    if not isinstance(rng, Rng):
        raise Refusal(message("refused-generator", rng=shown(rng)))
    return rng


def times(count: SupportsIndex) -> int:
    """How often something is done, or a refusal."""
    number = whole(count)
    if number is None or not 0 <= number <= MOST_TIMES:
        raise Refusal(message("refused-times", most=str(MOST_TIMES), count=shown(count)))
    return number


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


def check(
    game: AnyGame,
    state: State,
    actor: int,
    token: int,
    *,
    before: State | None = None,
    taken: Sequence[int] = (),
) -> None:
    """Refuse a token that this actor may not choose now.

    With the state `before` the tokens that the actor has `taken` in this move, one that only comes too late is told so.
    """
    if is_legal(state, actor, token):
        return
    if before is not None and actor in state.actors():
        check_order(game, before, actor, taken, token)
    raise refusal(game.vocabulary, state, actor, token)


def check_order(game: AnyGame, before: State, actor: int, taken: Sequence[int], token: int) -> None:
    """Refuse a token that would have been legal earlier among those that the actor has taken, and say where."""
    words = game.vocabulary
    for place in range(len(taken) - 1, -1, -1):
        tokens = [*taken[:place], token, *taken[place:]]
        if are_legal(before, actor, tokens):
            late, other = words.text(token), words.text(taken[place])
            raise IllegalMove(message("refused-order", late=late, other=other, whole=words.write(tokens)))


def are_legal(before: State, actor: int, tokens: Sequence[int]) -> bool:
    """Whether an actor may choose these tokens one after the other."""
    state = before.clone()
    for token in tokens:
        if not is_legal(state, actor, token):
            return False
        state.take(actor, token)
    return True


class Reading:
    """A state that takes tokens as somebody wrote them, each checked; it remembers where the present move began."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self._actor = CHANCE
        self._before: State | None = None
        self._taken: list[int] = []

    def take(self, actor: int, token: int) -> None:
        """Take a token, or refuse it with nothing changed."""
        if actor != self._actor or actor not in self.state.actors() or self.state.opens(actor):
            self._actor = actor
            self._before = None if actor == CHANCE else self.state.clone()
            self._taken = []
        check(self.game, self.state, actor, token, before=self._before, taken=self._taken)
        self.state.take(actor, token)
        self._taken.append(token)


def unasked(state: State, actor: int) -> IllegalMove:
    """Why nothing is asked of an actor now."""
    actors = state.actors()
    if not actors:
        return IllegalMove(Message("refused-game-over"))
    waiting = tuple([label(other) for other in actors])
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


def looking(state: State, seat: SupportsIndex) -> int:
    """The seat that looks, or whoever must choose where none is named; refused if that is no seat."""
    players = state.origin().setup.players
    number = state.meant(seat_number(seat, players))
    if 0 <= number < players:
        return number
    if number == CHANCE or number == NOBODY:
        raise Refusal(message("refused-seat-unnamed", last=players - 1))
    raise no_seat(number, players)


def no_seat(seat: int, players: int) -> Refusal:
    """What is said to whoever names a seat that is not there."""
    return Refusal(message("refused-seat", seat=str(seat), last=label(players - 1)))


def seat_number(seat: SupportsIndex, players: int) -> int:
    """The number of a seat, or a refusal of what is no number; whether there is such a seat is another question."""
    number = whole(seat)
    if number is None:
        raise Refusal(message("refused-seat-number", seat=shown(seat), last=players - 1))
    return number


def may_look(seat: SupportsIndex, players: int) -> int:
    """Whoever looks; refused is who is no seat of so many, and neither watches nor throws."""
    number = seat_number(seat, players)
    if number != WATCHER and number != CHANCE and not 0 <= number < players:
        raise no_seat(number, players)
    return number


def asked(state: State, actor: int) -> Step[Any]:
    """What asks an actor something now; refused if nothing does."""
    if not state.asks(actor):
        raise unasked(state, actor)
    return state.agenda[-1]


def written(words: Vocabulary, tokens: Sequence[SupportsIndex]) -> str:
    """Tokens in words; numbers that are none are refused."""
    found: list[int] = []
    for token in tokens:
        number = whole(token)
        if number is None or number not in words:
            raise IllegalMove(message("refused-number", number=shown(token)))
        found.append(number)
    return words.write(found)


def take_all(state: State, actor: int, tokens: list[int]) -> None:
    """Take tokens of one actor, all of them or none."""
    if len(tokens) > 1:
        rehearsal = Reading(state.origin().game, state.clone())
        for token in tokens:
            rehearsal.take(actor, token)
    elif not is_legal(state, actor, tokens[0]):
        raise refusal(state.origin().vocabulary, state, actor, tokens[0])
    for token in tokens:
        state.take(actor, token)


def sampled(state: State, actor: int, rng: Rng) -> list[int]:
    """One complete move of an actor, chosen token by token at random; the state takes it."""
    tokens: list[int] = []
    while not tokens or (actor in state.actors() and not state.opens(actor)):
        options = state.options(actor)
        token = options[rng.draw(len(options))]
        tokens.append(token)
        state.take(actor, token)
    return tokens
