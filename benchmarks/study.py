"""A study of how Troyes is balanced, written to docs/study.md with its charts, from games between computer players.

    python benchmarks/study.py --games 400 --jobs 2 --work study

Every game is kept in the folder of `--work` as soon as it is played, so a stopped study goes on, and one with more
games plays only those that are new. Which figures hold, and how surely, the intervals say: few games make wide ones.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from charts import Bar, chart
from study_games import Ended, Games, Wish, city_of, interval, scene_of, table
from study_values import Found, Villagers, tried
from troyes.city import sight
from troyes.city.constants import NEUTRAL
from troyes.city.game import CITY
from troyes.core.errors import Refusal
from troyes.dice.count import count
from troyes.dice.state import Dice
from troyes.lab.estimates import wilson
from troyes.play.catalogue import find
from troyes.server.scenes.paper import words
from troyes.words import said

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PICTURES: Final = DOCS / "pictures"
PAGES: Final = ("study.md", "study-values.md")
LEAST: Final = 5
"""Fewer games than this say nothing worth a line."""
SHOWN: Final = 20
AGAIN: Final = 12
"""So many of the changes that change most are tried again with villagers."""
VILLAGERS: Final = 2
"""Times as many games of villagers are looked through for pieces with inferred values: pieces are rare."""
BLIND: Final = 8
"""Times as many games of blind chance are looked through as are wanted with a piece."""
LEVELS: Final = ("villager", "burgher", "master", "bailiff@0.1", "countess@0.1")
QUICK: Final = ("villager", "burgher")
"""These play all games alone, the others, who think longer, a quarter of them."""


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
    """What it is worth to start the first round, with and without the tournament's last round."""
    rows, leads, usual = [], [], Placed([], [])
    for players in (2, 3, 4):
        for tournament in ("no", "yes") if players > 2 else ("no",):
            name = f"base-{players}" if tournament == "no" else f"tournament-{players}"
            wish = Wish(name, "city", players, "burgher", {"tournament": tournament})
            found = placed(players, games.of(wish, numbers))
            head, rest = [players, tournament, len(numbers)], ["–"] * (4 - players)
            rows.append([*head, *map(told_share, found.wins), *rest])
            leads.append([*head, *map(told_points, found.leads), *rest])
            if tournament == "yes":
                changed = [
                    told_points([now - then for now, then in zip(new, old, strict=True)])
                    for new, old in zip(found.leads, usual.leads, strict=True)
                ]
                leads.append([players, "what it changes", len(numbers), *changed, *rest])
            usual = found
    heads = ["players", "tournament", "games", "starts", "second", "third", "fourth"]
    told = "Points more than the mean of the table, by the same places:"
    return f"{table(heads, rows)}\n\n{told}\n\n{table(heads, leads)}"


class Placed(NamedTuple):
    """By the place in the first round's order, game by game: the share of the win, and points beyond the mean."""

    wins: list[list[float]]
    leads: list[list[float]]


def placed(players: int, ended: Iterable[Ended]) -> Placed:
    """How games went for each place in the first round's order."""
    found = Placed([[] for _ in range(players)], [[] for _ in range(players)])
    for one in ended:
        first = next(ord(word[0]) - 65 for word in one.words if word.endswith("-starts"))
        best, points = one.state.winners(), one.state.scores()
        for place in range(players):
            seat = (first + place) % players
            found.wins[place].append((seat in best) / len(best))
            found.leads[place].append(points[seat] - sum(points) / players)
    return found


def told_share(shares: Sequence[float]) -> str:
    """A share with its interval."""
    mean = sum(shares) / len(shares)
    low, high = wilson(mean, len(shares))
    return f"{mean:.0%} ({low:.0%}–{high:.0%})"


def told_points(points: Sequence[float]) -> str:
    """A mean of points with its interval."""
    found = interval(points)
    return f"{found.mean:+.1f} ({found.low:+.1f} to {found.high:+.1f})"


def margins(games: Games, numbers: range) -> str:
    """How far each level is ahead of le Roy."""
    bars = []
    for level in LEVELS:
        some = numbers if level in QUICK else numbers[: max(LEAST, len(numbers) // 4)]
        leads = []
        for one in games.of(Wish(f"solo-{level}", "city", 1, level, {}), some):
            city = city_of(one.state)
            leads.append(float(sight.after_count(city, 0) - sight.after_count(city, NEUTRAL)))
        bars.append(bar(f"{level} ({len(leads)} games)", leads))
    return drawn("king", "Points more than le Roy, by level", bars)


def valued(games: Games, found: Sequence[Found], numbers: range, most: int) -> str:
    """What every inferred number changes, and what those that change most change where villagers play."""
    if not found:
        return "There are too few games to say anything.\n"
    sure = [one for one in found if one.is_sure(len(found))]
    wide = max(one.estimate.high - one.estimate.low for one in found) / 2
    largest = found[0].estimate
    played, turned = sum(len(one.gains) for one in found), sum(one.turned for one in found)
    villagers = Villagers(games, numbers)
    again_found = [one for each in found[:AGAIN] if (one := villagers.of(each.change, most))]
    agreeing = [one for one in again_found if sign(one) == sign(of(found, one))]
    parts = [
        drawn("values", "Points of a seat that a changed value brings: blind chance", bars_of(found[:SHOWN])),
        f"Of {len(found)} changes that were tried, the chart has the {min(SHOWN, len(found))} largest; "
        f"[all of them](study-values.md) stand in a table. {told_surely(sure, found)} The largest moves a seat's "
        f"points by {abs(largest.mean):.2f} ({min(abs(largest.low), abs(largest.high)):.2f} to "
        f"{max(abs(largest.low), abs(largest.high)):.2f}), and no interval reaches further than {wide:.2f} to "
        f"either side. Another seat won in {turned:,} of {played:,} games.\n",
        f"{by_kind(found)}\n",
    ]
    if again_found:
        title = "Points of a seat that the same changes bring: villagers"
        parts += [
            drawn("values-again", title, bars_of(again_found)),
            f"Villagers played {len(again_found)} of those again, at most {most} games each: {len(agreeing)} of their "
            "means point the same way as those of blind chance, and their intervals are so much wider because "
            "villagers' games are so much slower.\n",
        ]
    return "\n".join(parts)


def bars_of(found: Sequence[Found]) -> list[Bar]:
    """A bar for each change, with how many games it stands on."""
    return [bar(f"{one.change.told} ({len(one.gains)})", one.gains) for one in found]


def told_surely(sure: Sequence[Found], found: Sequence[Found]) -> str:
    """How many changes matter although so many were tried, and of which kind they are."""
    if not sure:
        return "None of them is shown to matter once it is taken into account how many were tried."
    many = f"{len(sure)} of them matter" if len(sure) > 1 else "One of them matters"
    return f"{many} even if it is taken into account that {len(found)} were tried (Bonferroni)."


def by_kind(found: Sequence[Found]) -> str:
    """What changes of each kind of value bring: how many matter, and how much they change in the mean."""
    rows = []
    for kind in dict.fromkeys(one.change.name.split(".")[2] for one in found):
        some = [one for one in found if one.change.name.split(".")[2] == kind]
        sizes = [abs(one.estimate.mean) for one in some]
        sure = sum(one.is_sure(len(found)) for one in some)
        rows.append([kind, len(some), sure, f"{sum(sizes) / len(sizes):.2f}", f"{max(sizes):.2f}"])
    heads = ["kind of value", "changes tried", "of which matter", "points in the mean", "at the most"]
    return table(heads, sorted(rows, key=lambda row: -float(row[3])))


def sign(one: Found) -> bool:
    """Whether a change brings points."""
    return one.estimate.mean > 0


def of(found: Sequence[Found], other: Found) -> Found:
    """What the same change brought in these games."""
    return next(one for one in found if one.change == other.change)


def listed(found: Sequence[Found]) -> str:
    """All changes as a page of its own."""
    rows = [
        (
            f"`{one.change.name}`",
            one.change.value,
            one.change.other,
            len(one.gains),
            f"{one.estimate.mean:+.2f} ({one.estimate.low:+.2f} to {one.estimate.high:+.2f})",
            f"{one.turned / len(one.gains):.0%}",
        )
        for one in sorted(found, key=lambda one: (one.change.name, one.change.other))
    ]
    heads = ["value", "is", "tried", "games", "a seat's points more", "another seat won"]
    return table(heads, rows)


def main() -> None:
    """Play what is missing, and write the study."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=400, help="games of each match")
    asked.add_argument("--values", type=int, default=1_000, help="how many of the inferred values are tried")
    asked.add_argument(
        "--each", type=int, default=1_000, help="games of blind chance with each changed value"
    )
    asked.add_argument(
        "--again", type=int, default=100, help="games of villagers with those that change most"
    )
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--work", type=Path, default=Path("study"))
    given = asked.parse_args()
    if min(given.games, given.values, given.each, given.again, given.jobs) < 1:
        asked.error("--games, --values, --each, --again and --jobs must be 1 at least.")
    games, numbers = Games(given.work, given.jobs, given.seed), range(given.games)
    found = tried(given.work, given.seed, BLIND * given.each, given.each, given.values)
    parts = {
        "SOURCES": sources(games, numbers),
        "CARDS": cards(games, numbers),
        "START": starting(games, numbers),
        "KING": margins(games, numbers),
        "VALUES": valued(games, found, range(VILLAGERS * given.games), given.again),
        "ALL": listed(found),
        "COMMAND": f"python benchmarks/study.py {written(given)}",
    }
    for page in PAGES:
        text = (Path(__file__).parent / page).read_text("utf-8")
        for name, part in parts.items():
            text = text.replace(f"{{{name}}}", part.rstrip("\n"))
        (DOCS / page).write_text(text, "utf-8")


def written(given: argparse.Namespace) -> str:
    """What was asked for, so that it can be asked for again."""
    names = ("games", "values", "each", "again", "seed")
    return " ".join(f"--{name} {getattr(given, name)}" for name in names)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("Stopped; the same command goes on.") from None
    except Refusal as refusal:
        raise SystemExit(said(refusal.said)) from None
