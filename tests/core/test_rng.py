"""The generator of random integers: pinned, because records of seeds and benchmarks would change with it."""

from __future__ import annotations

from collections import Counter

import pytest

from troyes.core.rng import Rng

pytestmark = pytest.mark.both

FIRST_WORDS = {
    (0, 0): [4216505632, 947923937, 2491578854, 3964400089, 2091952393],
    (1, 0): [3387734806, 1080862987, 3546521498, 2861869171, 428981239],
    (2**32 - 1, 0): [158485024, 89841305, 3835509569, 3636497536, 873421540],
    (2**64 - 1, 2**64 - 1): [400658288, 3866625527, 428644695, 1041975197, 2628283800],
    (0x0123456789ABCDEF, 0x1122334455667788): [1676068786, 2303552899, 1857591242, 3596345857, 3332944828],
    (-1, 0): [1764797259, 3877443715, 254422320, 1995265944, 3211181574],
}


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The generator as published, written once more with Python's integers: the words after 15 for warming up."""
    words = []
    for _ in range(20):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), c * 9 % 2**32, ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        words.append(word)
    return words[15:]


@pytest.mark.parametrize(("seed", "stream"), list(FIRST_WORDS))
def test_the_first_words_of_a_seed_never_change(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    words = [rng.word() for _ in range(5)]
    assert words == FIRST_WORDS[seed, stream]
    halves = [seed % 2**32, (seed >> 32) % 2**32, stream % 2**32, (stream >> 32) % 2**32]
    assert words == sfc32(halves[0], halves[1], halves[2], halves[3] ^ 1)


def test_streams_of_one_seed_differ() -> None:
    firsts = {Rng(7, stream).word() for stream in range(1000)}
    assert len(firsts) == 1000


def test_below_is_uniform_enough() -> None:
    rng = Rng(2020)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert [counts[face] for face in range(6)] == [10015, 10069, 9924, 9902, 10134, 9956]
    assert max(abs(count - 10_000) for count in counts.values()) < 300  # three deviations


@pytest.mark.parametrize("n", [1, 2, 3, 7, 255, 2**31 - 1])
def test_below_stays_below(n: int) -> None:
    rng = Rng(n)
    drawn = [rng.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    assert n > 255 or len(set(drawn)) > n // 3


def test_all_words_have_32_bits() -> None:
    rng = Rng(99)
    words = [rng.word() for _ in range(2000)]
    assert all(0 <= word < 2**32 for word in words)
    ones = [sum(word >> bit & 1 for word in words) for bit in range(32)]
    assert (min(ones), max(ones), sum(ones)) == (952, 1053, 32007)  # about half of 2000, for every bit
