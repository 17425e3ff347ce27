"""Throws that can be checked: known vectors, no bias, and records that prove them or are refused."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest

from troyes.core.errors import RecordError
from troyes.core.rng import Rng
from troyes.play import proof as proofs
from troyes.play.catalogue import GAMES, find
from troyes.play.proof import Proof
from troyes.play.record import Record, parse
from troyes.play.session import Session
from troyes.play.table import Table

NOUGHT = Proof("00" * 32, {1: "bb", 0: "aa"})
BLOCKS = {
    1: "14e3d6a43edc69cd5acb22a69d0297a7c931d262398c4ec8623e13b6135b98d8",
    2: "112468d6071f7660c0b64bbe3b59b4bc5ce14b0fffe5b5cdd7035cb069f56848",
    7: "2c6248dde38babc119ab93e9454c40592f00f1237da8ffcd08b572d5802b063b",
    113: "30f98a6e6e556c6143a9118ff01b60ad3330b04d6566cf2b568f447544c52f31",
}
"""By OpenSSL: printf '1 0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:KEY, and the key in the same way."""


@pytest.mark.once
def test_known_vectors() -> None:
    assert NOUGHT.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert NOUGHT.key.hex() == "e36a2c7f1925d9f47765b5022d791659cd922194492844a464d14f0fb9b04e34"
    for number, block in BLOCKS.items():
        for n in (1, 2, 6, 27, 1000):
            assert NOUGHT.below(number, n) == int(block, 16) % n
    assert proofs.write_added(NOUGHT.added) == "A aa B bb"
    assert NOUGHT.adding(2, "cc").key != NOUGHT.adding(2, "cd").key != NOUGHT.key


@pytest.mark.once
def test_what_would_be_biased_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = int(BLOCKS[1], 16)
    monkeypatch.setattr(
        proofs, "NUMBERS", first + 1
    )  # so that the first block falls into the last, incomplete six
    most = first + 1 - (first + 1) % 6
    assert first >= most
    blocks = (
        int.from_bytes(hmac.digest(NOUGHT.key, f"1 {each}".encode(), "sha256"), "big") for each in count()
    )
    found = next((attempt, block) for attempt, block in enumerate(blocks) if block < most)
    assert found[0] > 0
    assert NOUGHT.below(1, 6) == found[1] % 6


@pytest.mark.once
def test_the_order_of_options_is_that_of_their_words() -> None:
    words, weights = ["c", "a", "b"], [1, 2, 3]
    thrown = {NOUGHT.below(number, 6): NOUGHT.throw(number, words, weights) for number in range(1, 60)}
    assert thrown == {0: 1, 1: 1, 2: 2, 3: 2, 4: 2, 5: 0}


@pytest.mark.heavy
@pytest.mark.parametrize(
    "weights, throws, most",
    [([1] * 6, 600_000, 25.75), ([1] * 27, 300_000, 61.66), ([3, 2, 1], 100_000, 18.42)],
    ids=["faces", "cards", "weighted"],
)
def test_a_million_throws_are_fair(weights: list[int], throws: int, most: float) -> None:
    """Chi-squared, with the bound that one in ten thousand fair dice would miss."""
    proof = Proof("5a" * 32, {0: "c0ffee"})
    words = [f"{number:02}" for number in range(len(weights))]
    found = Counter(proof.throw(number, words, weights) for number in range(1, throws + 1))
    expected = [throws * weight / sum(weights) for weight in weights]
    statistic = sum((found[index] - wanted) ** 2 / wanted for index, wanted in enumerate(expected))
    assert statistic < most


def played(name: str, proof: Proof) -> Record:
    """A game at random whose throws follow from a proof, as a server's record tells it."""
    game = find(name)
    session = Session(Table(game, game.setup(2)), draw=proof)
    rng = Rng(3)
    while not session.is_over:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])
    record = session.record()
    record.headers = proofs.headers(proof)
    return record


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_record_proves_every_throw(name: str) -> None:
    record = parse(played(name, NOUGHT).text())
    assert proofs.verify(record) == len([actor for actor, _ in record.entries if actor == -1]) > 20


def test_a_game_that_goes_on_from_its_log_throws_the_same() -> None:
    whole = played("dice", NOUGHT)
    half = whole.entries[: len(whole.entries) // 2]
    while half[-1][0] == -1:
        half.pop()
    session = Session(whole.table, draw=NOUGHT, log=half)
    thrown = [(entry.actor, entry.token) for entry in session.log]
    assert thrown == whole.entries[: len(thrown)]
    assert session.throws == [actor for actor, _ in thrown].count(-1)


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.once
@pytest.mark.parametrize(
    "change, sentence",
    [
        (
            lambda text: changed(text, '[Secret "00', '[Secret "01'),
            "is not the one that the Commitment was made of",
        ),
        (
            lambda text: changed(text, '[Added "A aa', '[Added "A ab'),
            r"^Throw 1 is not the one that was settled: it is",
        ),
        (lambda text: changed(text, '[Added "A aa', '[Added "A xx'), "Added of this record cannot be read"),
        (
            lambda text: changed(text, '[Secret "', '[Was "'),
            "has no Secret; it is told when the game is over",
        ),
        (lambda text: changed(text, "committed-1", "committed-9"), "proved in a way that is not known here"),
        (lambda text: changed(text, "committed-1", "system"), "follow from nothing that can be checked"),
    ],
)
def test_what_proves_nothing_is_refused(change: Callable[[str], str], sentence: str) -> None:
    text = played("dice", NOUGHT).text()
    with pytest.raises(RecordError, match=sentence):
        proofs.verify(parse(change(text)))
