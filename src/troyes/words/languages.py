"""Which languages there are, and which of them somebody at a terminal reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import message, quoted

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
PSEUDO: Final = "qps"
OURS: Final = "TROYES_LANGUAGE"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a system says about languages, the strongest first."""


@cache
def languages(*, pseudo: bool = False) -> tuple[str, ...]:
    """The languages with a catalogue, English first; on request with the pseudo-language."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))
    rest = [language for language in found if language != ENGLISH]
    return (ENGLISH, *rest, *([PSEUDO] if pseudo else []))


def preferred(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, which must be there; else the one that the environment names, if it is."""
    if wanted is not None:
        language = matching(wanted)
        if language is None:
            known = tuple(languages(pseudo=True))
            raise Refusal(message("refused-language", language=quoted(wanted), languages=known))
        return language
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return matching(environment.get(OURS, "")) or matching(system) or ENGLISH


def matching(wanted: str) -> str | None:
    """The language for a name such as `pt_BR.UTF-8`: of that country if there is one, else the language alone."""
    name = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in languages(pseudo=True)}
    return known.get(name) or known.get(name.partition("-")[0])
