"""A real cluster of two nodes on this machine comes to what one process comes to, even if a node is killed meanwhile."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from troyes.cli.app import main
from troyes.cli.studying.collect import match_of
from troyes.lab import cluster
from troyes.lab.arena import Match, play
from troyes.lab.data.collection import played
from troyes.lab.simulate import simulate
from troyes.lab.training import school
from troyes.play.catalogue import find
from troyes.play.table import Table

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore")]

GAME = find("dice")

# A machine that has much else to do needs longer to start its nodes than Ray is used to.
PATIENCE = {"RAY_raylet_start_wait_time_s": "300", "RAY_gcs_rpc_server_reconnect_timeout_s": "300"}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head and one more node, a core each."""
    os.environ |= {"RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0", "RAY_USAGE_STATS_ENABLED": "0", **PATIENCE}
    import ray
    from ray.cluster_utils import Cluster

    # No address is given: Ray takes a loopback address for the machine's own, and then finds nobody there.
    options = {"num_cpus": 1, "object_store_memory": 80_000_000}
    found = Cluster(initialize_head=True, head_node_args={**options, "include_dashboard": False})
    found.add_node(**options)
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_cluster_plays_the_same_games_though_a_node_is_killed(nodes: Any) -> None:
    match = match_of(Table(GAME, GAME.setup(2)), "villager,random", 5)
    numbers = range(8 * cluster.PORTION)

    def where(match: Match, number: int) -> tuple[tuple[int, str], str]:
        import ray

        return played(match, number), ray.get_runtime_context().get_node_id()

    court = cluster.games(nodes.address, match, numbers, where)
    found = [next(court)]
    lost = next(iter(nodes.worker_nodes))
    nodes.remove_node(lost, allow_graceful=False)
    found += court
    assert [game for game, _ in found] == [played(match, number) for number in numbers]
    assert found[-1][1] == nodes.head_node.node_id != lost.node_id


def test_arena_simulation_and_training_are_the_same_there(nodes: Any, tmp_path: Path) -> None:
    match = match_of(Table(GAME, GAME.setup(2)), "villager,random", 7)
    there = [one.scores for one in cluster.games(nodes.address, match, range(3), play)]
    assert there == [play(match, number).scores for number in range(3)]

    one, other = (
        simulate(Table(GAME, GAME.setup(2)), 40, seed=3, jobs=1, ray=ray)._replace(
            seconds=0.0, games_per_second=0.0, decisions_per_second=0.0
        )
        for ray in (None, nodes.address)
    )
    assert one == other

    plan = school.Plan(game="dice", players=1, games=22, generations=2, looks=4, seed=1, begin="", choices={})
    told: list[tuple[int, int]] = []
    weights = [
        school.train(plan, tmp_path / str(place), 1, lambda *now: told.append(now), ray).read_bytes()
        for place, ray in enumerate((None, nodes.address))
    ]
    assert weights[0] == weights[1]
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert np.isfinite([each for _, each in told]).all()


def test_the_command_goes_on_where_it_was_stopped(
    nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["sim", "dice", "--players", "2", "--bots", "villager,random", "--seed", "5"]
    command += ["--records", str(tmp_path / "set"), "--ray", nodes.address]
    assert main([*command, "--games", "3"]) == 0
    assert main([*command, "--games", "5"]) == 0
    assert capsys.readouterr().out.endswith("5 games are kept; 2 of them played now.\n")


def test_a_cluster_that_is_not_there_is_refused(nodes: Any, capsys: pytest.CaptureFixture[str]) -> None:
    import ray

    ray.shutdown()
    command = ["arena", "dice", "--bots", "random", "--players", "2", "--games", "1", "--ray"]
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        closed = f"127.0.0.1:{nobody.getsockname()[1]}"
        for address in ("nonsense:x", "", closed, f"ray://{closed}"):
            assert main([*command, address]) == 2
            told = capsys.readouterr().err
            assert told.startswith(f"There is no Ray cluster to be reached at '{address}': ")
            assert told.count("\n") == 1
