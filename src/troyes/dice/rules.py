"""What the versions of the rules do differently. A table goes on under the rules that it was set up with."""

from __future__ import annotations

from typing import Any, Final

from troyes.core.agenda import Step


class Rules:
    """Made once a version, and shared by all clones of a state."""

    def __init__(self, version: int, questions: list[Step[Any]]) -> None:
        self.version: Final = version
        self.questions: Final = questions
        """What a seat is asked while everybody acts, by the number that stands in its sheet's `ASKED`."""
