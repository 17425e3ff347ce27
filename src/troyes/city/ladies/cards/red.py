"""The Ladies of Troyes, "The Activity Cards": the military ones, with verbs and steps of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.content.kinds import Card
from troyes.city.module import Scorer
from troyes.core.agenda import Step
from troyes.core.vocabulary import Kind

CARDS: Final[tuple[Card, ...]] = ()
KINDS: Final[tuple[Kind[Any], ...]] = ()
STEPS: Final[tuple[Step[Any], ...]] = ()
SCORERS: Final[tuple[Scorer, ...]] = ()
