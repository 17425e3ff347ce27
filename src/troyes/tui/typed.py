"""What a player types, as tokens: numbers of the list, words of the notation, or a whole move of either."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.errors import IllegalMove
from troyes.core.game import AnyGame
from troyes.core.message import message, quoted
from troyes.core.state import State
from troyes.core.walk import ends_move
from troyes.play import notation


def labels(game: AnyGame, options: Sequence[int]) -> list[str]:
    """What to type for each option: its number in the list, or its word where the words are numbers themselves."""
    if are_numbers(game, options):
        return [game.vocabulary.text(token) for token in options]
    return [str(number) for number in range(1, len(options) + 1)]


def are_numbers(game: AnyGame, options: Sequence[int]) -> bool:
    """Whether numbers are among the options' own words."""
    return any(game.vocabulary.text(token).isdecimal() for token in options)


def read(game: AnyGame, view: State, seat: int, words: Sequence[str]) -> list[int]:
    """The tokens that a line means, all of them legal one after the other; or a refusal of the whole line."""
    state = view.clone()
    tokens: list[int] = []
    for word in words:
        if tokens and ends_move(state, seat):
            raise IllegalMove(message("refused-typed-complete", word=quoted(word)))
        options = state.options(seat)
        token = choose(game, options, word)
        given = len(tokens)
        while token is None and tokens and len(options) == 1:
            # A choice without alternative need not be said.
            state.take(seat, options[0])
            tokens.append(options[0])
            if ends_move(state, seat):
                break
            options = state.options(seat)
            token = choose(game, options, word)
        if token is None:
            raise refusal(game, state, seat, word, view, tokens[:given])
        state.take(seat, token)
        tokens.append(token)
    return tokens


def choose(game: AnyGame, options: Sequence[int], word: str) -> int | None:
    """The option that a word means, by its label or by its notation."""
    for label, token in zip(labels(game, options), options, strict=True):
        if word in (label, game.vocabulary.text(token)):
            return token
    return None


def refusal(
    game: AnyGame, state: State, seat: int, word: str, before: State, taken: Sequence[int]
) -> IllegalMove:
    """Why a word is none of the options, after those that were `taken` since the state `before`."""
    options = state.options(seat)
    token = game.vocabulary.token(word)
    if word.isdecimal() and not are_numbers(game, options):
        return IllegalMove(message("refused-typed-number", number=word, most=len(options)))
    if token is None:
        return IllegalMove(message("refused-typed-unknown", word=quoted(word)))
    try:
        notation.check_order(game, before, seat, taken, token)
        notation.check(game, state, seat, token)
    except IllegalMove as error:
        return error
    return IllegalMove(message("refused-typed-now", word=quoted(word)))
