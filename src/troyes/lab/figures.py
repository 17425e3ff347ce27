"""What came of a match: each entrant's victories, points, lead, rating and times."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from troyes.core.message import Message
from troyes.lab import estimates
from troyes.lab.arena import Match, Played
from troyes.lab.estimates import Estimate
from troyes.play.catalogue import find


class Times(NamedTuple):
    """How long moves took, in thousandths of a second."""

    moves: int
    mean: float
    hundredth: float
    """One move in a hundred took longer."""
    longest: float


class Rating(NamedTuple):
    """A rating after Plackett and Luce, and how unsure it is; everybody begins with 25 and 25/3."""

    mu: float
    sigma: float


class Standing(NamedTuple):
    """What an entrant has achieved."""

    name: str
    seats: int
    """How many seats it has at the table."""
    games: int
    forfeits: int
    wins: Estimate | None
    """The share of victories that all its seats took together; none for one who plays alone."""
    independent: tuple[float, float] | None
    """The interval of that share if every game stood for itself: Wilson's, without regard to groups."""
    points: Estimate | None
    """None if all games were given up; as in the next two."""
    winning_points: float | None
    lead: Estimate | None
    """Over the best of all others at the table."""
    rating: Rating | None
    marks: dict[int, Estimate]
    """Alone: the share of games that reached so many points."""
    times: Times | None


class Figures(NamedTuple):
    """What came of a match."""

    match: Match
    games: int
    groups: int
    winning_points: float | None
    standings: list[Standing]
    forfeits: list[tuple[int, str, Message]]
    """The games that were given up: which, counted from 1, by whom, and why."""


def figures(match: Match, games: Sequence[Played]) -> Figures:
    """The figures of these games, of which there is at least one."""
    ratings = rated(match, games) if match.players > 1 else [None] * len(match.entrants)
    return Figures(
        match=match,
        games=len(games),
        groups=len({match.group(played.number) for played in games}),
        winning_points=average(
            played.scores[seat] for played in games if played.scores for seat in played.winners
        ),
        standings=[standing(match, games, place, ratings[place]) for place in range(len(match.entrants))],
        forfeits=[
            (played.number + 1, match.entrants[played.seats[played.lost.seat]].name, played.lost.why)
            for played in games
            if played.lost is not None
        ],
    )


def standing(match: Match, games: Sequence[Played], place: int, rating: Rating | None) -> Standing:
    """What an entrant has achieved."""
    whole = [played for played in games if played.scores]
    wins = [grouped(match, games, lambda played: victory(played, place))] if match.players > 1 else []
    times = sorted(
        time for played in games for seat in seats_of(played, place) for time in played.times[seat]
    )
    return Standing(
        name=match.entrants[place].name,
        seats=len(seats_of(games[0], place)),
        games=len(games),
        forfeits=sum(played.lost is not None and played.seats[played.lost.seat] == place for played in games),
        wins=estimates.share(wins[0]) if wins else None,
        independent=estimates.wilson(estimates.share(wins[0]).mean, len(games)) if wins else None,
        points=estimates.mean(grouped(match, whole, lambda played: points(played, place))) if whole else None,
        winning_points=average(
            played.scores[seat]
            for played in whole
            for seat in seats_of(played, place)
            if seat in played.winners
        )
        if match.players > 1
        else None,
        lead=estimates.mean(grouped(match, whole, lambda played: lead(played, place)))
        if whole and match.players > 1
        else None,
        rating=rating,
        marks=reached(match, games) if match.players == 1 else {},
        times=taken(times),
    )


def grouped(match: Match, games: Iterable[Played], value: Callable[[Played], float]) -> list[list[float]]:
    """A value of each game, by groups."""
    groups: dict[int, list[float]] = {}
    for played in games:
        groups.setdefault(match.group(played.number), []).append(value(played))
    return list(groups.values())


def seats_of(played: Played, place: int) -> list[int]:
    """The seats of an entrant in a game."""
    return [seat for seat, one in enumerate(played.seats) if one == place]


def victory(played: Played, place: int) -> float:
    """The part of the victory that an entrant's seats took; those who tie share it."""
    return sum(played.seats[seat] == place for seat in played.winners) / len(played.winners)


def points(played: Played, place: int) -> float:
    """The mean points of an entrant's seats."""
    mine = seats_of(played, place)
    return sum(played.scores[seat] for seat in mine) / len(mine)


def lead(played: Played, place: int) -> float:
    """How far an entrant's seats were ahead of the best of all others at the table, in the mean."""
    mine = seats_of(played, place)
    rivals = [max(played.scores[:seat] + played.scores[seat + 1 :]) for seat in mine]
    return points(played, place) - sum(rivals) / len(rivals)


def reached(match: Match, games: Sequence[Played]) -> dict[int, Estimate]:
    """How many games alone reached what is worth reaching; a game that was given up reached nothing."""
    return {
        mark: estimates.share([[float(bool(played.scores) and played.scores[0] >= mark)] for played in games])
        for mark in find(match.game).marks
    }


def rated(match: Match, games: Sequence[Played]) -> list[Rating | None]:
    """Everybody's rating after all games in their order. Of an entrant with several seats each plays for itself, and
    the rating moves by the mean of what happens to them; who forfeits is last, and the others tie."""
    from openskill.models import PlackettLuce  # it takes a while to load

    model = PlackettLuce()
    found = [Rating(rating.mu, rating.sigma) for rating in (model.rating() for _ in match.entrants)]
    for played in games:
        teams = [[model.create_rating(list(found[place]))] for place in played.seats]
        after = model.rate(teams, ranks=ranks(played))
        for place in range(len(match.entrants)):
            mine = [after[seat][0] for seat in seats_of(played, place)]
            found[place] = Rating(
                sum(rating.mu for rating in mine) / len(mine),
                sum(rating.sigma for rating in mine) / len(mine),
            )
    return list(found)


def ranks(played: Played) -> list[float]:
    """The place of each seat: winners first, then by points, and last who forfeited."""
    if played.lost is not None:
        return [float(seat == played.lost.seat) for seat in range(len(played.seats))]
    return [
        0.0 if seat in played.winners else 1.0 + sum(other > score for other in played.scores)
        for seat, score in enumerate(played.scores)
    ]


def taken(times: Sequence[float]) -> Times | None:
    """The figures of times, which are given from the shortest to the longest."""
    if not times:
        return None
    return Times(len(times), math.fsum(times) / len(times), hundredth(times), times[-1])


def hundredth(times: Sequence[float]) -> float:
    """The time that one move in a hundred exceeds."""
    return times[math.ceil(len(times) * 0.99) - 1]


def average(values: Iterable[int]) -> float | None:
    """The mean of whole numbers, if there are any."""
    found = list(values)
    return sum(found) / len(found) if found else None
