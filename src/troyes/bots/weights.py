"""What was learned, as a file: `troyes train` writes it, and computer players read it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from troyes.bots.evaluation import BY_THUMB, Evaluation
from troyes.bots.learned import Learned, Weights
from troyes.core.judge import THUMB, Judge
from troyes.core.native import vec
from troyes.core.state import State

UNHEARD_OF = 0.0
"""The weight of a feature that nobody has learned about: the rule of thumb is right about it."""


class Table(NamedTuple):
    """Learned weights by the names of their features."""

    features: list[str]
    stages: int
    weights: list[list[float]]
    """A row for each role and stage: points beyond the rule of thumb for one more of a feature."""
    bias: list[float]
    doubts: list[float]

    def for_judge(self, judge: Judge[Any]) -> Weights:
        """The same in the order of a judge's features, with the rule of thumb."""
        flat: list[float] = []
        for row in self.weights:
            known = dict(zip(self.features, row, strict=True))
            flat += [known.get(name, UNHEARD_OF) + name.startswith(THUMB) for name in judge.features]
        return Weights(
            self.stages,
            len(self.weights) // self.stages,
            len(judge.features),
            vec[float](flat),
            vec[float](self.bias),
            vec[float](self.doubts),
        )


def table_of(document: dict[str, Any]) -> Table:
    """The weights in a document."""
    return Table(**{name: document[name] for name in Table._fields})


def read_weights(file: Path) -> Table:
    """The weights in a file of one's own."""
    return table_of(json.loads(file.read_text("utf-8")))


@cache
def shipped(name: str) -> Table | None:
    """The weights that come with the game, if it has any for tables of this kind."""
    file = files("troyes.bots").joinpath("taught", f"{name}.json")
    return table_of(json.loads(file.read_text("utf-8"))) if file.is_file() else None


def evaluation_by(judge: Judge[Any], table: Table | None) -> Evaluation:
    """The evaluation with these weights, or by the rule of thumb."""
    return BY_THUMB if table is None else Learned(judge, table.for_judge(judge))


def evaluation_for(view: State) -> Evaluation:
    """The best evaluation that there is for a table."""
    judge = view.judge()
    known = (shipped(kind) for kind in judge.tables)
    return evaluation_by(judge, next((table for table in known if table is not None), None))
