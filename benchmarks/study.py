"""A study of how Troyes is balanced, written to docs/study.md with its charts, from games between computer players.

    python benchmarks/study.py --games 400 --jobs 2 --work study

Every game is kept in the folder of `--work` as soon as it is played, so a stopped study goes on, and one with more
games plays only those that are new. Which figures hold, and how surely, the intervals say: few games make wide ones.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from charts import Bar, chart
from study_games import Ended, Games, Wish, city_of, interval, scene_of, table
from troyes.city import sight
from troyes.city.constants import NEUTRAL
from troyes.city.game import CITY
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.dice.count import count
from troyes.dice.state import Dice
from troyes.lab.estimates import wilson
from troyes.play.catalogue import find
from troyes.server.pictures.paper import words
from troyes.words import said

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PICTURES: Final = DOCS / "pictures"
LEAST: Final = 5
"""Fewer games than this say nothing worth a line."""
SHOWN: Final = 20
VILLAGERS: Final = 4
"""Times as many games are looked through for pieces with inferred values: villagers are quick, and pieces rare."""
LEVELS: Final = ("villager", "burgher", "master", "bailiff@0.1", "countess@0.1")


def drawn(name: str, title: str, bars: Sequence[Bar]) -> str:
    """Draw a chart and lead to it."""
    chart(title, bars, PICTURES / f"study-{name}.svg")
    return f"![{title}](pictures/study-{name}.svg)\n"


def bar(name: str, values: Sequence[float]) -> Bar:
    """A mean and its interval."""
    found = interval(values)
    return Bar(name, found.mean, found.low, found.high)


def sources(games: Games, numbers: range) -> str:
    """What points come from."""
    parts = []
    for wish in (
        Wish("base-4", "city", 4, "burgher", {}),
        Wish("all-4", "city", 4, "burgher", dict(CITY.mix("all").choices)),
        Wish("dice-4", "dice", 4, "burgher", {}),
    ):
        found: dict[str, list[float]] = defaultdict(list)
        played = list(games.of(wish, numbers))
        for one in played:
            for name, points in points_of(one).items():
                found[name].append(points)
        bars = [bar(name, each + [0.0] * (len(played) - len(each))) for name, each in found.items()]
        bars.sort(key=lambda one: -one.value)
        title = f"{said(find(wish.game).titled())}, 4 burghers{', all the Ladies' if wish.name == 'all-4' else ''}"
        parts.append(drawn(wish.name, f"Points of a seat by source: {title} ({len(played)} games)", bars))
    return "\n".join(parts)


def points_of(one: Ended) -> dict[str, float]:
    """The mean points of a seat by what they are counted for; characters together."""
    found: dict[str, float] = defaultdict(float)
    if isinstance(one.state, Dice):
        for line in count(one.state):
            if not line.is_total:
                for cell in line.cells:
                    points = cell.args["points"]
                    assert isinstance(points, int)
                    found[said(line.label)] += points / len(one.state.scores())
        return found
    city = city_of(one.state)
    seats = range(int(city.rules.players))
    for each in sight.count_lines(city):
        name = "characters" if each.counts else said(each.label)
        found[name] += sum(each.points[: len(seats)]) / len(seats)
    found["in the course of the game"] = (
        sum(one.state.scores()) / len(seats) - sum(found.values()) if found else 0.0
    )
    return found


def cards(games: Games, numbers: range) -> str:
    """What a tradesman on each card goes with, and what characters bring."""
    leads: dict[str, list[float]] = defaultdict(list)
    gains: dict[str, list[float]] = defaultdict(list)
    wish = Wish("all-4", "city", 4, "burgher", dict(CITY.mix("all").choices))
    for one in games.of(wish, numbers):
        points = one.state.scores()
        for slot in scene_of(one.state).slots:
            if slot.card is not None:
                there = {ord(post.owner) - 65 for post in slot.card.posts if post.owner and post.owner != "N"}
                others = set(range(4)) - there
                if there and others:
                    lead = sum(points[i] for i in there) / len(there)
                    leads[words(slot.card.title)].append(lead - sum(points[i] for i in others) / len(others))
        for each in sight.count_lines(city_of(one.state)):
            if each.counts:
                gains[said(each.label)].append(sum(each.points[:4]) / 4)
    of_cards = [bar(name, each) for name, each in leads.items() if len(each) >= LEAST]
    of_characters = [bar(name, each) for name, each in gains.items() if len(each) >= LEAST]
    return "\n".join(
        drawn(name, title, sorted(found, key=lambda one: -one.value))
        for name, title, found in (
            ("cards", "Points of seats with a tradesman on a card, more than those without", of_cards),
            ("characters", "Points that a character gives a seat", of_characters),
        )
        if found
    )


def starting(games: Games, numbers: range) -> str:
    """How often who starts the first round wins, with and without the tournament's last round."""
    rows = []
    for players in (2, 3, 4):
        for tournament in ("no", "yes") if players > 2 else ("no",):
            wish = Wish(
                f"start-{players}-{tournament}", "city", players, "burgher", {"tournament": tournament}
            )
            shares: list[list[float]] = [[] for _ in range(players)]
            for one in games.of(wish, numbers):
                first = next(ord(word[0]) - 65 for word in one.words if word.endswith("-starts"))
                best = one.state.winners()
                for place in range(players):
                    shares[place].append(((first + place) % players in best) / len(best))
            told = []
            for each in shares:
                mean = sum(each) / len(each)
                low, high = wilson(mean, len(each))
                told.append(f"{mean:.0%} ({low:.0%}–{high:.0%})")
            rows.append([players, tournament, len(numbers), *told, *["–"] * (4 - players)])
    heads = ["players", "tournament", "games", "starts", "second", "third", "fourth"]
    return table(heads, rows)


def margins(games: Games, numbers: range) -> str:
    """How far each level is ahead of le Roy."""
    bars = []
    for level in LEVELS:
        some = numbers if "@" not in level else numbers[: max(LEAST, len(numbers) // 4)]
        leads = []
        for one in games.of(Wish(f"solo-{level}", "city", 1, level, {}), some):
            city = city_of(one.state)
            leads.append(float(sight.after_count(city, 0) - sight.after_count(city, NEUTRAL)))
        bars.append(bar(f"{level} ({len(leads)} games)", leads))
    return drawn("king", "Points more than le Roy, by level", bars)


def inferred(games: Games, numbers: range, most: int, values: int) -> str:
    """What every inferred number changes, one up and one down, in games in which its piece occurs."""
    choices = dict(CITY.mix("all").choices)
    usual = {one.number: one for one in games.of(Wish("values", "city", 2, "villager", choices), numbers)}
    bars, changed, tried, surely = [], 0, 0, []
    for name, value in numbers_inferred()[:values]:
        group, piece, field = name.split(".")
        there = [number for number, one in usual.items() if piece in one.words][:most]
        if len(there) < LEAST:
            continue
        for step in (-1, 1):
            file = f"[{group}.{piece}]\n{field} = {value + step}\n"
            wish = Wish(f"values-{piece}-{field}{step:+d}", "city", 2, "villager", choices, file)
            try:
                CITY.with_components(file)
            except Refusal:
                continue
            gains = []
            for one in games.of(wish, there):
                before = usual[one.number].state
                gains.append((sum(one.state.scores()) - sum(before.scores())) / 2)
                changed += one.state.winners() != before.winners()
                tried += 1
            found = bar(f"{piece}.{field} {value} → {value + step} ({len(there)})", gains)
            bars.append(found)
            if found.low > 0 or found.high < 0:
                surely.append(f"`{name}`")
    if not bars:
        return "There are too few games to say anything.\n"
    bars.sort(key=lambda one: -abs(one.value))
    shown = drawn("values", "Points of a seat that one more or one less of a value changes", bars[:SHOWN])
    by_chance = len(bars) / 20
    more = len(surely) > 2 * by_chance
    return (
        f"{shown}\nThe chart has the {min(SHOWN, len(bars))} largest of {len(bars)} changes that were tried, with at "
        f"most {most} games each; the figure in brackets says with how many. {len(surely)} of them have an interval "
        f"without nought{': ' if surely else ''}{', '.join(dict.fromkeys(surely))}. By chance alone {by_chance:.0f} "
        f"would: {'these are worth a closer look' if more else 'with so few games no value is shown to matter'}. "
        f"Another seat won in {changed} of {tried} games.\n"
    )


def numbers_inferred() -> list[tuple[str, int]]:
    """The inferred values that are numbers of a piece."""
    return [
        (one.name, int(str(one.value)))
        for one in CITY.components
        if one.certainty == "inferred"
        and not isinstance(one.name, Message)
        and one.name.count(".") == 2
        and str(one.value).isdigit()
    ]


def main() -> None:
    """Play what is missing, and write the study."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=400, help="games of each match")
    asked.add_argument("--values", type=int, default=1_000, help="how many of the inferred values are tried")
    asked.add_argument("--each", type=int, default=40, help="games of each changed value at the most")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--work", type=Path, default=Path("study"))
    given = asked.parse_args()
    if min(given.games, given.values, given.each, given.jobs) < 1:
        asked.error("--games, --values, --each and --jobs must be 1 at least.")
    games, numbers = Games(given.work, given.jobs, given.seed), range(given.games)
    parts = {
        "SOURCES": sources(games, numbers),
        "CARDS": cards(games, numbers),
        "START": starting(games, numbers),
        "KING": margins(games, numbers),
        "VALUES": inferred(games, range(VILLAGERS * given.games), given.each, given.values),
    }
    text = (Path(__file__).parent / "study.md").read_text("utf-8")
    options = f"--games {given.games} --values {given.values} --each {given.each} --seed {given.seed}"
    for name, part in {**parts, "COMMAND": f"python benchmarks/study.py {options}"}.items():
        text = text.replace(f"{{{name}}}", part.rstrip("\n"))
    (DOCS / "study.md").write_text(text, "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("Stopped; the same command goes on.") from None
    except Refusal as refusal:
        raise SystemExit(said(refusal.said)) from None
