"""What is wrong with what was typed: cyclopts finds it, and we say it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from troyes.core.message import Message, Value, message, quoted


def mistake(error: CycloptsError, everywhere: Iterable[str]) -> Value:
    """What is wrong with a command, without a full stop; what hardly anybody can type is in the words of cyclopts. Some
    options may stand everywhere."""
    own = [*(error.app or ()), *everywhere]
    match error:
        case UnknownCommandError(unused_tokens=[str(token), *_]):
            return no_option(token, own) if token.startswith("-") else no_command(token, own)
        case UnusedCliTokensError(unused_tokens=[str(token), *_]):
            return message("refused-usage-token", token=quoted(token))
        case UnknownOptionError():
            names = [name for each in error.argument_collection for name in each.names]
            return no_option(error.token.keyword or error.token.value, [*names, *own])
        case MissingArgumentError():
            return missing(error)
        case CoercionError() if error.token is not None:
            return no_value(place_of(error), error.token.value, error.target_type)
        case RepeatArgumentError():
            return message("refused-usage-twice", option=place_of(error))
    return str(error).rstrip("., ")


def no_command(token: str, names: Iterable[str]) -> Message:
    """A command that there is not, and the one that was meant, perhaps."""
    like = get_close_matches(token, [name for name in names if not name.startswith("-")], n=1)
    if like:
        return message("refused-usage-command-like", command=quoted(token), like=like[0])
    return message("refused-usage-command", command=quoted(token))


def no_option(token: str, names: Iterable[str]) -> Message:
    """An option that there is not, and the one that was meant, perhaps."""
    # Without their dashes, which make all options a little alike.
    known = [name.removeprefix("--") for name in names if name.startswith("--")]
    like = get_close_matches(token.partition("=")[0].strip("-"), known, n=1)
    if like:
        return message("refused-usage-option-like", option=quoted(token), like=f"--{like[0]}")
    return message("refused-usage-option", option=quoted(token))


def missing(error: MissingArgumentError) -> Message:
    """Something that a command cannot do without, or an option without its value."""
    place = place_of(error)
    if place.startswith("-"):
        return message("refused-usage-value-missing", option=place)
    command = " ".join(["troyes", *(error.command_chain or ())])
    return message("refused-usage-missing", command=command, argument=place)


def no_value(place: str, found: str, wanted: object) -> Message:
    """A value that is none of its kind; all else than numbers and switches may be anything."""
    if wanted is bool:
        return message("refused-usage-switch", option=place, found=quoted(found))
    wish = Message("refused-usage-wish-whole" if wanted is int else "refused-usage-wish-number")
    return message("refused-usage-value", place=place, wish=wish, found=quoted(found))


def place_of(error: CycloptsError) -> str:
    """The option or the argument that is wrong, as it was typed where it was."""
    keyword = getattr(error, "keyword", None) or getattr(getattr(error, "token", None), "keyword", None)
    return keyword or (error.argument.name if error.argument is not None else "")
