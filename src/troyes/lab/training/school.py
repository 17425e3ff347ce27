"""The whole course: generations of lessons, each played by what those before have learned, and the weights at its end.

A generation learns from the lessons of all so far: from its own alone it would know only how things go that it likes
to do, and take what it avoids for worse or better than it is.

Everything made so far stands in one folder, so a course that was stopped goes on where it was. The same course gives
the same weights, with any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from troyes.bots.weights import Table
from troyes.core.errors import SetupError
from troyes.core.message import message
from troyes.lab.cluster import spread
from troyes.lab.hands import Hands, in_order
from troyes.lab.training.fit import HELD_OUT, Examination, examine, fit
from troyes.lab.training.lessons import Course, Lessons, portion, together

APART: Final = HELD_OUT * 10**6
"""Games of different generations have numbers so far apart, and the same ones of each are held out."""
PORTION: Final = 20
"""Games in a file."""

Watcher = Callable[[int, int], None]
"""Is told of which generation how many games are played."""


class Plan(NamedTuple):
    """What is asked for."""

    game: str
    players: int
    games: int
    """In each generation."""
    generations: int
    looks: int
    seed: int
    begin: str
    """A file with the weights that the first generation judges by; an empty string for the rule of thumb."""
    choices: dict[str, str]
    """How every other game is set up, where not as usual."""
    rollouts: int = 0
    """How often somebody who must choose plays on; at 0 what looks best is taken."""

    def course(self, generation: int, weights: str) -> Course:
        """The lessons of a generation; each has chance of its own."""
        seed = self.seed + 1_000 * generation
        return Course(
            game=self.game,
            players=self.players,
            looks=self.looks,
            seed=seed,
            weights=weights,
            choices=self.choices,
            rollouts=self.rollouts,
        )


def train(plan: Plan, folder: Path, jobs: int, progress: Watcher, ray: str | None = None) -> Path:
    """Take the whole course, or what is left of it; the file with the weights of its last generation."""
    enrol(plan, folder)
    weights = plan.begin
    known: list[Lessons] = []
    for generation in range(plan.generations):
        taught = teach(plan, generation, weights, folder, jobs, progress, ray)
        known.append(taught._replace(game=taught.game + generation * APART))
        lessons = together(known)
        table = fit(lessons)
        weights = str(folder / f"generation-{generation + 1}.json")
        write(Path(weights), table, plan, examine(table, lessons))
    return Path(weights)


def enrol(plan: Plan, folder: Path) -> None:
    """Begin a course in a folder, or go on with the same one."""
    folder.mkdir(parents=True, exist_ok=True)
    header = folder / "course.json"
    wanted = json.loads(json.dumps(plan._asdict()))
    if not header.exists():
        header.write_text(json.dumps(wanted, indent=2), "utf-8")
    elif json.loads(header.read_text("utf-8")) != wanted:
        raise SetupError(message("refused-course", folder=str(folder)))


def teach(
    plan: Plan,
    generation: int,
    weights: str,
    folder: Path,
    jobs: int,
    progress: Watcher,
    ray: str | None = None,
) -> Lessons:
    """The lessons of one generation, played as far as they are not there yet."""
    portions = [(first, min(first + PORTION, plan.games)) for first in range(0, plan.games, PORTION)]
    files = [folder / f"lessons-{generation + 1}-{first:06}.npz" for first, _ in portions]
    missing = [place for place, file in enumerate(files) if not file.exists()]
    played = plan.games - sum(portions[place][1] - portions[place][0] for place in missing)
    progress(generation, played)
    course = plan.course(generation, weights)
    left = [portions[place] for place in missing]
    with closing(several(course, left, jobs) if ray is None else on_cluster(course, left, ray)) as made:
        for place, lessons in zip(missing, made, strict=True):
            lessons.keep(files[place])
            played += portions[place][1] - portions[place][0]
            progress(generation, played)
    return together([Lessons.read(file) for file in files])


def several(course: Course, portions: list[tuple[int, int]], jobs: int) -> Generator[Lessons]:
    """Portions in order, whoever plays them."""
    if jobs == 1 or len(portions) < 2:
        for first, end in portions:
            yield portion(course, first, end)
        return
    yield from in_order(Hands(jobs), portion, ((course, first, end) for first, end in portions))


def on_cluster(course: Course, portions: list[tuple[int, int]], ray: str) -> Generator[Lessons]:
    """The same on a Ray cluster, whose nodes do not have our files: the weights go with the work."""
    weights = Path(course.weights).read_text("utf-8") if course.weights else ""
    return spread(ray, elsewhere, ((course, weights, first, end) for first, end in portions))


def elsewhere(course: Course, weights: str, first: int, end: int) -> Lessons:
    """Lessons on another machine."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "weights.json")
        file.write_text(weights, "utf-8")
        return portion(course._replace(weights=str(file) if weights else ""), first, end)


def write(file: Path, table: Table, plan: Plan, examination: Examination) -> None:
    """The weights with how they were made and what they are worth: one line a row, so that changes can be read."""
    made = plan._asdict() | {"begin": Path(plan.begin).name}
    document: dict[str, Any] = {
        "made": made,
        "examination": examination._asdict() | {"bins": [list(one) for one in examination.bins]},
        **table._asdict(),
    }
    lines = [f'  "{name}": {json.dumps(value)}' for name, value in document.items() if name != "weights"]
    rows = ",\n".join(f"    {json.dumps(row)}" for row in table.weights)
    lines.append(f'  "weights": [\n{rows}\n  ]')
    draft = file.with_suffix(".draft")
    draft.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    draft.replace(file)
