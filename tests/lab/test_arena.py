"""The arena: who sits where, the same chance for every rotation, and the same games every time."""

from __future__ import annotations

import multiprocessing
import os
import shutil
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.lab.matches import match_of
from troyes.bots.levels import LEVELS
from troyes.core.errors import Refusal, SetupError
from troyes.core.message import Message, message, seat_of
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.lab import courts, entrants, thinking
from troyes.lab.arena import Chance, Match, Played, lettered, play
from troyes.lab.courts import several
from troyes.lab.hands import Hands, in_order


def result(played: Played) -> tuple[object, ...]:
    """A game without its times."""
    return played.number, played.seats, played.scores, played.winners


def test_games_of_blind_chance_in_two_seats() -> None:
    match = match_of()
    assert [result(play(match, number)) for number in range(4)] == [
        (0, [0, 1], [20, 22], [1]),
        (1, [1, 0], [26, 24], [0]),
        (2, [0, 1], [19, 27], [1]),
        (3, [1, 0], [17, 20], [1]),
    ]


def test_chance_goes_by_letters_for_seats_wherever_they_stand() -> None:
    """As questions were spelled when they named seats by letters, so that matches of then go on."""
    question = message("throw", whose=seat_of("A"), most=3, found=("r", 2))
    assert lettered(question) == "Message('throw', whose='A', most=3, found=('r', 2))"
    nested = message("throw", of=[seat_of("B"), message("for", seat=seat_of("C"))], rest=[])
    assert lettered(nested) == "Message('throw', of=['B', Message('for', seat='C')], rest=[])"
    plain = message("throw", parts=[Message("one"), message("two", count=2)])
    assert lettered(plain) == repr(plain)


def test_one_against_three_in_every_seat() -> None:
    match = match_of("city", players=4)
    assert [result(play(match, number)) for number in range(5)] == [
        (0, [0, 1, 1, 1], [6, 6, 11, 3], [2]),
        (1, [1, 0, 1, 1], [5, 3, 8, 10], [3]),
        (2, [1, 1, 0, 1], [11, 6, 15, 8], [2]),
        (3, [1, 1, 1, 0], [6, 7, 5, 8], [3]),
        (4, [0, 1, 1, 1], [1, 6, 7, 1], [2]),
    ]


def test_who_sits_where() -> None:
    four = match_of(names=["random", "villager", "burgher", "burgher"], players=4)
    assert [entrant.name for entrant in four.entrants] == ["random", "villager", "burgher", "burgher#2"]
    assert [four.seats(number) for number in range(5)] == [
        [0, 1, 2, 3],
        [3, 0, 1, 2],
        [2, 3, 0, 1],
        [1, 2, 3, 0],
        [0, 1, 2, 3],
    ]
    assert [four.group(number) for number in range(5)] == [0, 0, 0, 0, 1]
    three = match_of(names=["random", "villager", "burgher"], players=4)
    assert [three.seats(number) for number in range(2)] == [[0, 1, 2, 2], [2, 0, 1, 2]]
    assert match_of(names=["burgher"], players=1).seats(5) == [0]


def test_one_alone_plays_against_itself() -> None:
    match = match_of(names=["villager"], players=3)
    assert [entrant.name for entrant in match.entrants] == ["villager", "villager#2"]
    assert match.seats(0) == [0, 1, 1]


@pytest.mark.parametrize(
    "names, commands, sentence",
    [
        (
            ["bishop"],
            [],
            f"There is no computer player 'bishop'; choose one of "
            f"random, {', '.join(level.name for level in LEVELS)}.",
        ),
        ([], [], "Name who plays with --bots."),
        (["random"] * 3, [], "3 entrants do not fit at a table for 2."),
        (
            ["burgher@0"],
            [],
            "A budget is so many times the usual one, a number above 0, not '0'.",
        ),
        (
            ["burgher@much"],
            [],
            "A budget is so many times the usual one, a number above 0, not 'much'.",
        ),
        (
            ["command2", "random"],
            ["python"],
            "There is no program for command2: give --bot-command as often as programs play, 2 times at least.",
        ),
        (
            ["random"],
            ["python3"],
            "Nobody in --bots is the program of --bot-command number 1.",
        ),
        (["command"], ["python3 'x"], "'python3 'x' is no command: quotation marks come in pairs."),
        (
            ["command"],
            ["no-such-program x"],
            "There is no program 'no-such-program' to play with --bot-command.",
        ),
    ],
)
def test_who_cannot_play(
    names: list[str], commands: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if name.startswith("python") else None)
    with pytest.raises(SetupError) as refused:
        match_of(names=names, commands=commands)
    assert str(refused.value).replace('"', "'") == sentence


def test_budgets_multiply() -> None:
    level = thinking.level_of("burgher")
    usual = thinking.budget(level)
    half, more = entrants.entrants(["burgher", "burgher@4"], [], 0.5)
    assert half.thinks() == {unit: round(0.5 * amount) for unit, amount in usual.items()}
    assert more.thinks() == {unit: 2 * amount for unit, amount in usual.items()}
    assert entrants.entrants(["random"], [], 1.0)[0].thinks() == {}
    assert min(thinking.budget(level, 1e-9).values()) <= 1


def test_players_are_told_apart_by_their_files(tmp_path: Path) -> None:
    """What a compiler leaves beside them is nothing new, and neither is a change elsewhere."""
    for folder in ("bots/players", "city/judge", "city/cards", "bots/__pycache__"):
        (tmp_path / folder).mkdir(parents=True)
    before = entrants.digest_of(tmp_path)
    for same in ("city/cards/red.py", "bots/__pycache__/seat.pyc", "bots/seat.so"):
        (tmp_path / same).write_text("x")
        assert entrants.digest_of(tmp_path) == before
    seen = {before}
    for new in ("bots/seat.py", "bots/players/duke.py", "bots/weights.bin", "city/judge/thumb.py"):
        (tmp_path / new).write_text("x")
        seen.add(entrants.digest_of(tmp_path))
    (tmp_path / "bots/seat.py").write_text("y")
    seen.add(entrants.digest_of(tmp_path))
    assert len(seen) == 6


LOG: list[tuple[str, str]] = []
"""Questions of chance and what it drew."""


class Witness(Chance):
    """Chance that remembers what it drew."""

    def throw(self, state: State) -> int:
        """The token that chance draws now."""
        token = super().throw(state)
        question = f"{self._game.turn(state)} {state.prompt(CHANCE).question!r}"
        LOG.append((question, self._game.vocabulary.text(token)))
        return token


def throws(match: Match, number: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What chance drew in a game: by question, in order."""
    LOG.clear()
    monkeypatch.setattr("troyes.lab.arena.Chance", Witness)
    play(match, number)
    found: dict[str, list[str]] = {}
    for question, word in LOG:
        found.setdefault(question, []).append(word)
    return found


@pytest.mark.parametrize("game, players", [("city", 2), ("dice", 3)])
def test_rotations_share_their_chance(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every rotation the n-th throw for the same purpose falls alike, as far as there is one; in the next group all
    is different."""
    match = match_of(game, players=players)
    first, *others, next_group = [throws(match, number, monkeypatch) for number in range(players + 1)]
    assert len(first) > 10
    for other in others:
        shared = first.keys() & other.keys()
        assert len(shared) > len(first) * 0.7
        for question in shared:
            both = list(zip(first[question], other[question], strict=False))
            assert [one for one, _ in both] == [two for _, two in both], question
    alike = [first[question][0] == next_group[question][0] for question in first.keys() & next_group.keys()]
    assert sum(alike) < len(alike) * 0.6


def test_equals_do_not_think_alike() -> None:
    """The same players in the same seats with the same chance play another game in each rotation."""
    match = match_of("dice", ["villager"], 2)
    one, other = play(match, 0), play(match, 1)
    assert one.scores != other.scores


def test_a_seed_gives_the_same_games_and_another_seed_others() -> None:
    match = match_of("dice", ["villager", "random"], 2)
    games = [result(play(match, number)) for number in range(3)]
    assert [result(play(match, number)) for number in range(3)] == games
    assert [result(play(match._replace(seed=8), number)) for number in range(3)] != games


def test_every_move_has_a_time() -> None:
    played = play(match_of("dice", ["villager", "random"], 2), 0)
    assert len(played.times) == 2
    for times in played.times:
        assert len(times) >= 16
        assert all(0 <= time < 10_000 for time in times)
    # Blind chance is so quick with the compiled engine that nothing of it may be left in the digits that are kept.
    assert any(time > 0 for time in played.times[0])


def test_a_level_sees_what_its_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    move = thinking.move

    def watched(thinker: Any, view: State, seat: int, rng: Rng) -> list[int]:
        seen.append(view.key() == view.view(seat).key())
        return move(thinker, view, seat, rng)

    monkeypatch.setattr(thinking, "move", watched)
    play(match_of("city", ["villager", "random"], 2), 0)
    assert len(seen) > 20
    assert all(seen)


def test_two_processes_play_the_same_games_as_one() -> None:
    match = match_of("dice", ["villager", "random"], 2)
    alone = [result(played) for played in several(match, 1, 6, jobs=1)]
    assert [number for number, *_ in alone] == [1, 2, 3, 4, 5]
    assert [result(played) for played in several(match, 1, 6, jobs=2)] == alone


def test_processes_leave_when_nobody_wants_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    games = several(match_of("dice", ["villager", "random"], 2), 0, 10_000, jobs=2)
    assert [played.number for played in islice(games, 3)] == [0, 1, 2]
    ours = multiprocessing.active_children()
    assert len(ours) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_processes_that_are_killed_are_replaced_and_nothing_is_lost() -> None:
    match = match_of("dice", ["villager", "random"], 2)
    games = several(match, 0, 12, jobs=2)
    found = [result(next(games))]
    for each in multiprocessing.active_children():
        each.kill()
    found += map(result, games)
    assert found == [result(played) for played in several(match, 0, 12, jobs=1)]


def test_processes_that_are_killed_again_and_again_are_one_sentence() -> None:
    with pytest.raises(Refusal) as refused:
        list(in_order(Hands(1), os._exit, [(1,)]))
    sentence = "The processes are ended from outside again and again; try again with fewer jobs."
    assert str(refused.value) == sentence
    assert multiprocessing.active_children() == []


def test_a_worker_leaves_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []

    class Parent:
        def join(self) -> None:
            """It is gone already."""

    monkeypatch.setattr(multiprocessing, "parent_process", Parent)
    monkeypatch.setattr(os, "_exit", left.append)
    courts.leave_with_parent()
    assert left == [143]
