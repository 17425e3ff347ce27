"""Makes the recorded games of this folder: `python -m tests.city.games.make`.

A plan says which Activity cards and outdoor activities come up; the other draws of chance are those of its seed, but for
events, characters and throws of le Roy that no game has shown yet, which come first. Players look one move ahead, and
like what is new. A game that is there stays as it is, under the rules it was played by: remove its file to have it made
anew.
"""

from __future__ import annotations

from pathlib import Path

from tests.city.games.features import ACTIVITIES, CUBES, EVERYTHING, MIXED, outdoor, shown_by
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.track import track_of
from troyes.city.modules.king import throw_of
from troyes.city.phases.scoring import PRESENCE, TRADESMENS_SPACES
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.changes import change
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.record import Record, parse, result_of
from troyes.play.table import Table
from troyes.words import say

FOLDER = Path(__file__).parent
TRIES = 12
"""Random completions that are tried of each option."""


class Plan:
    """A game to be recorded: its players and the Activity cards that come up."""

    def __init__(self, file: str, seed: int, players: str, cards: str, **choices: str) -> None:
        self.file = FOLDER / f"{file}.troyes"
        self.seed = seed
        self.names = players.split()
        self.cards = cards.split()
        """Activity cards, and outdoor activities as their draws are written."""
        self.choices = {"bonus": "no", "open_vp": "no", **choices}


PLANS = (
    Plan(
        "two",
        102,
        "Hugues Isabeau",
        "merchant militia goldsmith tithe apprenticeship procession archer hunting troubadour",
    ),
    Plan(
        "three",
        103,
        "Henri Adèle Eudes",
        "miller innkeeper sculptor monk confession pilgrimage chivalry tax-collector joust",
    ),
    Plan(
        "four",
        104,
        "Thibaut Marie Urbain Blanche",
        "artisan blacksmith journeyman priest templar glassblower diplomat mercenary captain",
    ),
    Plan(
        "four-bonus",
        105,
        "Chrétien Ermengarde Garnier Agnès",
        "baker militia sculptor tithe prior procession archer hunting banquet",
        bonus="yes",
    ),
    Plan(
        "one",
        121,
        "Jeanne",
        "merchant blacksmith goldsmith tithe confession glassblower diplomat tax-collector troubadour",
    ),
    Plan(
        "ladies-two",
        219,
        "Jeanne Guillaume",
        "lumberjack distiller breeder augustine preacher hermit ransom squire princess "
        "outdoor-1a outdoor-2d outdoor-3a outdoor-4a",
        activities="ladies",
        events="ladies",
        head="yes",
        ramparts="yes",
    ),
    Plan(
        "ladies-three",
        203,
        "Isabeau Charles Valentine",
        "weaver viticulturist banker chief-templar herbalist nun catapult recruiter fort "
        "outdoor-1b outdoor-2a outdoor-3b outdoor-4b",
        activities="mixed",
        events="mixed",
        characters="ladies",
        ramparts="yes",
        tournament="yes",
    ),
    Plan(
        "ladies-four",
        204,
        "Marie Philippe Aénor Henri",
        "clog-maker landlady master-tradesman bishop master-builder scribe scout executioner marriage "
        "outdoor-1c outdoor-2b outdoor-3d outdoor-4c",
        activities="ladies",
        events="ladies",
        characters="ladies",
        head="yes",
        ramparts="yes",
        revealed="yes",
    ),
    Plan(
        "ladies-four-bonus",
        205,
        "Blanche Gautier Constance Rashi",
        "lumberjack viticulturist breeder augustine preacher hermit catapult recruiter fort "
        "outdoor-1d outdoor-2c outdoor-3c outdoor-4d",
        activities="mixed",
        events="mixed",
        ramparts="yes",
        bonus="yes",
    ),
    Plan(
        "ladies-one",
        221,
        "Héloïse",
        "lumberjack distiller banker chief-templar herbalist nun catapult squire marriage",
        activities="mixed",
        events="ladies",
        characters="ladies",
        head="yes",
    ),
)


class Game:
    """A game while it is played, with the lines of its record."""

    def __init__(self, plan: Plan, covered: set[str]) -> None:
        self.plan = plan
        self.covered = covered
        self.rng = Rng(plan.seed)
        state = CITY.new(CITY.setup(len(plan.names), plan.choices))
        assert isinstance(state, City)
        self.state = state
        self.entries: list[tuple[int, int]] = []
        self.lines: list[str] = []

    def play(self) -> None:
        """Play to the end."""
        told = 0
        while actors := self.state.actors():
            if self.state.round != told:
                told = int(self.state.round)
                self.lines += ["", f"; Round {told}. {self.standing()}"]
            if actors[0] == CHANCE:
                self.throw()
            else:
                self.write(actors[0], self.choose(actors[0]))
        self.lines += ["", f"; The end. {self.standing()}"]

    def standing(self) -> str:
        """What everyone has."""
        s = self.state
        seats = [
            f"{name}: {s.deniers[seat]} deniers, {s.influence[seat]} influence, {s.points[seat]} VP"
            for seat, name in enumerate(self.plan.names)
        ]
        if len(seats) == 1:
            seats.append(f"le Roy: {s.king()} VP")
        return "; ".join(seats) + "."

    def throw(self) -> None:
        """Let chance draw as long as it is asked the same."""
        asked = self.state.prompt(CHANCE).name
        tokens = []
        while self.state.actors() == [CHANCE] and self.state.prompt(CHANCE).name == asked:
            round_before = self.state.round
            tokens.append(self.draw())
            self.take(CHANCE, tokens[-1])
            if self.state.round != round_before:
                break
        self.note(CHANCE, tokens, asked.replace("-", " "))

    def draw(self) -> int:
        """A draw of chance: a wanted card, something new, or what the seed gives."""
        options = self.state.options(CHANCE)
        words = [CITY.vocabulary.text(token) for token in options]
        wanted = [token for token, word in zip(options, words, strict=True) if word in self.plan.cards]
        if wanted and (words[0] in ACTIVITIES or words[0].startswith("outdoor-")):
            return wanted[0]
        prompt = self.state.prompt(CHANCE)
        if prompt.name == "kings-turn" and not throw_of(self.state).dice:
            missing = [line for line in range(2, 13) if f"le Roy {line}" not in self.covered]
            if missing:
                line = missing[self.rng.below(len(missing))]
                faces = [face for face in range(1, 7) if 1 <= line - face <= 6]
                return options[words.index(str(faces[self.rng.below(len(faces))]))]
        fresh = [token for token in options if set(shown_by(self.state, CHANCE, token)) - self.covered]
        if fresh:
            return fresh[self.rng.below(len(fresh))]
        weights = self.state.weights()
        left = self.rng.below(sum(weights))
        for token, weight in zip(options, weights, strict=True):
            if left < weight:
                return token
            left -= weight
        raise AssertionError("unreachable: the weights are used up")

    def choose(self, seat: int) -> list[int]:
        """The best of some complete moves, tried out."""
        best: tuple[float, list[int]] = (-1000.0, [])
        for option in self.state.options(seat):
            for _ in range(TRIES):
                after = self.state.clone()
                tokens = [option]
                news = set(shown_by(after, seat, option))
                after.take(seat, option)
                while not walk.ends_move(after, seat):
                    options = after.options(seat)
                    tokens.append(options[self.rng.below(len(options))])
                    news.update(shown_by(after, seat, tokens[-1]))
                    after.take(seat, tokens[-1])
                worth = self.worth(after, seat) - self.worth(self.state, seat) + novelty(news - self.covered)
                worth += 0.001 * int(self.rng.below(100)) + self.provocation(after)
                if CITY.vocabulary.text(option) == "pass":
                    worth -= 2 * int(self.state.all_dice(seat))
                if worth > best[0]:
                    best = (worth, tokens)
        return best[1]

    def provocation(self, after: City) -> int:
        """How much it is worth that somebody else is asked for something new."""
        actor = after.actor()
        if actor < 0:
            return 0
        news = {
            name
            for token in after.options(actor)
            for name in outdoor(after, actor, CITY.vocabulary.text(token))
        }
        return novelty(news - self.covered) if after.prompt(actor).name.startswith("ask-reward") else 0

    def worth(self, s: City, seat: int) -> float:
        """How good a position looks to a seat."""
        worth = 3.0 * int(s.points[seat] + TRADESMENS_SPACES.points(s, seat) + PRESENCE.points(s, seat))
        worth += 0.45 * int(s.deniers[seat]) + 0.6 * int(s.influence[seat])
        worth += 1.2 * int(s.all_dice(seat)) + 2 * sum(1 for citizen in s.space if citizen == seat)
        worth += 1.5 * sum(1 for cube in s.cathedral if cube == seat) + 0.8 * int(s.supply[seat])
        for slot in range(9):
            cubes = int(s.cubes[5 * slot + seat])
            if cubes:
                name = s.card(slot).name
                unused = name in CUBES and f"cube {name}" not in self.covered
                unused = unused or (name in MIXED and f"mixed {name}" not in self.covered)
                worth += 2 * min(cubes, 3) + (15 if unused else 0)
        if s.rules.choices["ramparts"] == "yes":
            worth += self.walk(s, seat)
        return worth

    def walk(self, s: City, seat: int) -> float:
        """How good it looks on the ramparts: the next gate whose activity is new draws the guard on."""
        track = track_of(s)
        worth = 0.0
        is_drawn = False
        for level in range(4):
            unused = f"outdoor {level + 1}{'abcd'[track.faces[level]]}" not in self.covered
            worth += (3 + (12 if unused else 0)) * min(1, int(track.cubes[4 * level + seat]))
            is_drawn = is_drawn or unused
        return worth + (1.5 if is_drawn else 0.3) * int(track.guards[seat])

    def take(self, actor: int, token: int) -> None:
        """Play a token."""
        self.covered.update(shown_by(self.state, actor, token))
        self.entries.append((actor, token))
        self.state.take(actor, token)

    def write(self, actor: int, tokens: list[int]) -> None:
        """Play a move and write its line."""
        before = self.state.clone()
        shown = set(self.covered)
        for token in tokens:
            self.take(actor, token)
        fresh = sorted(self.covered - shown)
        changes = [change(before, self.state, seat, own=False) for seat in range(len(self.plan.names))]
        told = [say(each) for each in changes if each and self.state.round == before.round]
        if fresh:
            told.append(f"first time: {', '.join(fresh)}")
        self.note(actor, tokens, "; ".join(told))

    def note(self, actor: int, tokens: list[int], comment: str) -> None:
        """Write a line with a comment."""
        letter = "*" if actor == CHANCE else "ABCD"[actor]
        words = " ".join(CITY.vocabulary.text(token) for token in tokens)
        if actor == CHANCE and comment in ("reveal red", "reveal yellow", "reveal white"):
            comment = ", ".join(say(names.event(word)) for word in words.split())
        self.lines.append(f"{letter} {words:<24} ; {comment}" if comment else f"{letter} {words}")

    def text(self) -> str:
        """The record with its comments."""
        record = Record(
            Table(CITY, CITY.setup(len(self.plan.names), self.plan.choices)),
            self.entries,
            names=self.plan.names,
            result=result_of(self.state),
        )
        headers = record.text().partition("\n\n")[0]
        return "\n".join([headers, *(self.lines if self.lines[0] == "" else ["", *self.lines])]) + "\n"


def novelty(news: set[str]) -> int:
    """How much it is worth to show something new."""
    worths = {"cube": 40, "mixed": 40, "outdoor": 40, "card": 25}
    return sum(worths.get(name.partition(" ")[0], 8) for name in news)


def shown_in(record: Record) -> set[str]:
    """All that a recorded game shows."""
    found: set[str] = set()
    state = record.game.new(record.setup)
    assert isinstance(state, City)
    for actor, token in record.entries:
        found.update(shown_by(state, actor, token))
        state.take(actor, token)
    return found


def make() -> None:
    """Play and write the games that are not there, each showing what those before it have not."""
    covered: set[str] = set()
    for plan in PLANS:
        if plan.file.exists():
            covered |= shown_in(parse(plan.file.read_text(encoding="utf-8")))
            continue
        game = Game(plan, covered)
        game.play()
        plan.file.write_text(game.text(), encoding="utf-8")
        left = [name for name in plan.cards if name in ACTIVITIES and f"card {name}" not in covered]
        print(plan.file.name, game.state.scores(), "not activated:", *left, flush=True)
    print("missing:", ", ".join(name for name in EVERYTHING if name not in covered) or "nothing")


if __name__ == "__main__":
    make()
