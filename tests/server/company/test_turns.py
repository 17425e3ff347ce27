"""Whose thought comes next, and what becomes of one that never ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guest import Guest
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU
from troyes.server.company.turns import HALF, PATIENCE, Claim, Shares, Turns

pytestmark = pytest.mark.once

COUNTESS = {"kind": "bot", "level": "countess"}
BURGHER = {"kind": "bot", "level": "burgher"}


class Clock:
    """A clock that stands until it is told the time."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class OnePlace:
    """One place to think, taken by somebody; who comes then is called one after the other."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.turns = Turns(1, self.clock)
        self.called: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, *claims: Claim) -> None:
        """Let these ask, in this order."""
        for claim in claims:
            self._tasks.append(asyncio.create_task(self._take(claim)))
            await asyncio.sleep(0)
            self.clock.now += 0.001

    async def _take(self, claim: Claim) -> None:
        await self.turns.take(claim)
        self.called.append(claim.table)

    async def think(self, claim: Claim, seconds: float) -> None:
        """Whoever thinks does so for a while, and gives the place back."""
        self.clock.now += seconds
        self.turns.give_back(claim, seconds)
        await asyncio.sleep(0)


def ranked(table: str, rank: int, person: str = "anna", address: str = "one") -> Claim:
    return Claim(table, person, address, lambda: rank)


async def order(claims: list[Claim], seconds: float = 1.0) -> list[str]:
    """The order in which claims are served that come while another thinks."""
    queue = OnePlace()
    first = ranked("first", 0, "zoe", "zoe's")
    await queue.ask(first, *claims)
    by_table = {claim.table: claim for claim in [first, *claims]}
    for _ in claims:
        await queue.think(by_table[queue.called[-1]], seconds)
    return queue.called[1:]


def test_where_a_person_waits_comes_first_then_what_is_watched() -> None:
    claims = [ranked("left", 2), ranked("watched", 1), ranked("played", 0)]
    assert asyncio.run(order(claims)) == ["played", "watched", "left"]


def test_of_equals_each_address_and_then_each_person_has_a_share() -> None:
    flood = [ranked(f"flood{i}", 0, f"mallory{i % 3}", "mallory's") for i in range(6)]
    honest = [
        ranked("anna1", 0, "anna", "club"),
        ranked("anna2", 0, "anna", "club"),
        ranked("bert", 0, "bert", "club"),
    ]
    served = asyncio.run(order([*flood, *honest]))
    # The two addresses alternate, and in the club Bert does not wait until Anna has had all of hers.
    assert served == ["flood0", "anna1", "flood1", "bert", "flood2", "anna2", "flood3", "flood4", "flood5"]


def test_what_waited_long_is_as_urgent_as_any_and_shares_are_forgotten() -> None:
    async def played() -> list[str]:
        queue = OnePlace()
        first, old, new = ranked("first", 0, "zoe", "zoe's"), ranked("old", 2), ranked("new", 0)
        await queue.ask(first, old)
        queue.clock.now += PATIENCE
        await queue.ask(new)
        await queue.think(first, 0.0)
        return queue.called

    assert asyncio.run(played()) == ["first", "old"]
    clock = Clock()
    shares = Shares(clock, most=2)
    shares.add("anna", 8.0)
    clock.now += 2 * HALF
    assert shares.of("anna") == pytest.approx(2.0)
    shares.add("bert", 1.0)
    shares.add("cleo", 1.0)
    assert shares.of("anna") == 0.0


def test_whoever_goes_away_leaves_the_place_to_the_next() -> None:
    async def served() -> tuple[list[str], int]:
        queue = OnePlace()
        first = ranked("first", 0)
        await queue.ask(first, ranked("gone", 0), ranked("stays", 0))
        queue._tasks[1].cancel()
        await asyncio.sleep(0)
        await queue.think(first, 1.0)
        return queue.called, queue.turns.waiting

    assert asyncio.run(served()) == (["first", "stays"], 0)


def test_a_hung_worker_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    with Server(
        tmp_path, program="tests.server.programs.hanging", TROYES_LIMIT_THOUGHT_SECONDS="6"
    ) as server:
        anna, bert = server.guest(), server.guest()
        hangs, plays = anna.make_table("dice", [YOU, COUNTESS]), bert.make_table("dice", [YOU, BOT])
        with anna.sit(hangs) as stuck, bert.sit(plays) as well:
            for seat in (well, stuck):
                while seat.position["asked"] != [0]:  # the computer player has chosen, whoever thought for it
                    seat.until("table")
        said = {line.partition(" WARNING ")[2] for line in server.complaints()}
        assert said == {"A thought took longer than 6 seconds; its process is replaced."}


def test_a_person_does_not_wait_behind_tables_that_others_flood(tmp_path: Path) -> None:
    with Server(tmp_path, program="tests.server.programs.slow") as server:
        mallory, anna = server.guest(), server.guest()
        flood = [mallory.make_table("dice", [COUNTESS] * 10) for _ in range(8)]
        seats = [mallory.sit(table) for table in flood]
        with anna.sit(anna.make_table("dice", [YOU, BURGHER])) as seat:
            while seat.position["asked"] != [0]:
                seat.until("table")
        for each in seats:
            each.close()
        # By then most of what was asked for long before is still to be thought about.
        found = [anna.get(f"/api/tables/{table}") for table in flood]
        assert sum(table["created"] == table["updated"] for table in found) >= 4


def test_computer_players_by_themselves_pause_until_somebody_watches(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = server.guest()
        alone = anna.make_table("dice", [BOT, BOT])
        with anna.sit(anna.make_table("dice", [YOU, BOT])) as seat:
            while seat.position["asked"] != [0]:
                seat.until("table")
        found = anna.get(f"/api/tables/{alone}")
        assert found["created"] == found["updated"]
        with anna.sit(alone) as seat:
            seat.catch_up(3)


def test_a_person_and_an_address_have_so_many_tables(tmp_path: Path) -> None:
    bounds = {"OPEN_PERSON": "2", "OPEN_ADDRESS": "3", "RUNNING_PERSON": "1", "RUNNING_ADDRESS": "2"}
    with Server(tmp_path, **{f"TROYES_LIMIT_{name}": value for name, value in bounds.items()}) as server:
        anna, bert = server.guest(), server.guest()

        def made(guest: Guest, *seats: dict[str, str]) -> str:
            answer = guest.send("/api/tables", {"game": "dice", "seats": list(seats)})
            return "made" if answer.is_success else str(answer.json()["message"]["id"])

        assert [made(anna, YOU, OPEN) for _ in range(3)] == ["made", "made", "refused-many-open-person"]
        assert [made(bert, YOU, OPEN) for _ in range(2)] == ["made", "refused-many-open-address"]
        assert [made(anna, YOU), made(anna, YOU)] == ["made", "refused-many-playing-person"]
        assert [made(bert, YOU), made(server.guest(), YOU)] == ["made", "refused-many-playing-address"]


def test_who_has_all_games_that_anybody_may_have_does_not_get_more_by_filling_tables(tmp_path: Path) -> None:
    bounds = {"RUNNING_PERSON": "2", "RUNNING_ADDRESS": "3"}
    with Server(tmp_path, **{f"TROYES_LIMIT_{name}": value for name, value in bounds.items()}) as server:

        def filled(guest: Guest) -> str:
            answer = guest.send("/api/tables", {"game": "dice", "seats": [YOU, OPEN]})
            if not answer.is_success:
                return str(answer.json()["message"]["id"])
            fill = guest.post(f"/api/tables/{answer.json()['id']}/fill", {"seat": 1, "level": "villager"})
            return str(fill["status"])

        anna, bert = server.guest(), server.guest()
        assert [filled(anna) for _ in range(3)] == ["playing", "playing", "refused-many-playing-person"]
        assert [filled(bert) for _ in range(2)] == ["playing", "refused-many-playing-address"]
