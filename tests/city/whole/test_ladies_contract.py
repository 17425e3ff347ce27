"""What every game owes to those who choose, who keep secrets and who keep states, in the telling mixes of the Ladies'
modules: the tests of the contract, and of equal keys, run on each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import troyes.core.state
from tests.city.mixes import MIXES, Mix, telling
from tests.city.whole.test_equal_keys import check_equals, gathered_from
from tests.contract import test_choices as choices
from tests.contract import test_copies as copies
from tests.contract import test_views as views
from tests.contract.tables import Table
from troyes.city.game import CITY
from troyes.core.rng import Rng

pytestmark = pytest.mark.heavy

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
SAMPLE = telling() if COMPILED else MIXES[3::16]
Law = Callable[[Table], None]


def laws() -> list[Law]:
    """The tests of the contract, which ask for nothing but a table."""
    return [
        test
        for module in (choices, copies, views)
        for name, test in vars(module).items()
        if name.startswith("test_") and "table" in test.__code__.co_varnames[: test.__code__.co_argcount]
    ]


LAWS = laws()


def test_the_contract_is_more_than_a_few_tests() -> None:
    """Nothing was lost on the way here: secrets, copies and choices are all among them."""
    assert {law.__module__ for law in LAWS} == {choices.__name__, copies.__name__, views.__name__}
    assert len(LAWS) > 25


@pytest.mark.parametrize("mix", SAMPLE, ids=lambda mix: mix.name)
def test_contract_holds_in_every_mix(mix: Mix) -> None:
    table = Table(CITY, mix.setup(MIXES.index(mix)))
    for law in LAWS:
        law(table)


@pytest.mark.parametrize("mix", SAMPLE, ids=lambda mix: mix.name)
def test_equal_keys_mean_equal_futures_in_every_mix(mix: Mix) -> None:
    number = MIXES.index(mix)
    assert check_equals(gathered_from(mix.new(number), Rng(1420, number))) > 10
