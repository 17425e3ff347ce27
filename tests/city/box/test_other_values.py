"""Games with other values than the printed ones."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests.city.box.printed import OTHERS, rules_of
from troyes.city.box.components import AS_PRINTED, load
from troyes.city.game import CITY, KINDS
from troyes.core.errors import SetupError
from troyes.core.message import message
from troyes.core.rng import Rng
from troyes.core.walk import playout
from troyes.dice.game import DICE

ALL_AT_THE_PALACE = '["palace1", "palace2", "palace3", "palace4", "palace5", "palace6"]'
BACKWARDS = json.dumps(json.loads(OTHERS["kings_order"])[::-1])


def test_digest_of_the_printed_values_is_empty() -> None:
    assert CITY.components_digest == ""
    assert load("").digest() == ""
    assert load("# nothing\n[cards.merchant]\ncost = 4\n").digest() == ""
    assert CITY.components_changed == ""


def test_digest_is_stable() -> None:
    assert load("cards.merchant.cost = 5").digest() == "e2b730d22114"


def test_digest_depends_on_the_values_only() -> None:
    one = load("# mine\n[cards.merchant]\ncost = 5\n[events.war]\ndivisor = 3\n")
    other = load("\ufeffevents.war.divisor = 3\r\ncards.merchant = { cost = 0x5, first = 2 }\r\n")
    assert one.digest() == other.digest()
    assert one.text() == "cards.merchant.cost = 5\nevents.war.divisor = 3\n"


def test_digests_of_different_values_differ() -> None:
    texts = [
        "cards.merchant.cost = 5",
        "cards.merchant.cost = 6",
        "cards.miller.cost = 6",
        'events.war.calls = "yellow"',
        "buildings.bishopric.row_width = 2",
        f"kings_order = {BACKWARDS}",
        "characters.henry-i.thresholds = [1, 2, 3]",
    ]
    assert len({load(text).digest() for text in texts}) == len(texts)


def test_the_order_in_which_neutral_spaces_are_named_does_not_matter() -> None:
    text = '["palace5", "bishopric5", "palace2", "city-hall4", "city-hall3", "bishopric2"]'
    assert load(f"neutral_spaces = {text}").digest() == ""


@pytest.mark.parametrize(
    "text",
    [
        "cards.merchant.cost = 5\nevents.war.divisor = 3\n",
        'events.marauding.dice = "red"\nevents.war.calls = "yellow"\n',
        "characters.henry-i.thresholds = [2, 3, 4]\nbuildings.city-hall.row_width = 3\n",
        f"neutral_spaces = {ALL_AT_THE_PALACE}\n",
    ],
)
def test_the_changes_of_a_game_can_be_read_back(text: str) -> None:
    game = CITY.with_components(text)
    assert game.components_changed == text
    again = CITY.with_components(game.components_changed)
    assert again.components_digest == game.components_digest != ""


def test_a_changed_game_is_the_same_game_by_name_and_version() -> None:
    game = CITY.with_components("cards.merchant.cost = 5")
    assert (
        (game.name, game.title, game.version)
        == (CITY.name, CITY.title, CITY.version)
        == ("city", "Troyes", 5)
    )
    assert game.vocabulary is CITY.vocabulary


def test_a_changed_game_lists_the_values_in_force() -> None:
    game = CITY.with_components('cards.merchant.cost = 5\nevents.war.calls = "yellow"')
    different = [
        (new.name, new.value, new.certainty, new.note)
        for old, new in zip(CITY.components, game.components, strict=True)
        if old.value != new.value
    ]
    assert different == [
        ("cards.merchant.cost", "5", "changed", message("city-note-usually", value="4")),
        ("events.war.calls", '"yellow"', "changed", message("city-note-usually", value='"white"')),
    ]
    assert [c.name for c in game.components] == [c.name for c in CITY.components]


def test_changes_do_not_add_up() -> None:
    game = CITY.with_components("cards.merchant.cost = 5").with_components("cards.miller.cost = 6")
    assert game.components_changed == "cards.miller.cost = 6\n"


def test_the_printed_game_is_untouched_by_a_changed_one() -> None:
    before = [(c.name, c.value) for c in CITY.components]
    CITY.with_components("cards.merchant.cost = 5\nbuildings.palace.salary = 0")
    assert [(c.name, c.value) for c in CITY.components] == before
    assert [card.cost for card in rules_of(4).cards if card.name == "merchant"] == [4]


def test_tables_at_which_the_same_is_played_share_game_and_rules() -> None:
    assert CITY.with_components("\n") is CITY
    other = CITY.with_components("cards.merchant.cost = 5")
    printed = other.with_components("")
    assert (printed.components_changed, printed.components_digest) == ("", "")
    assert other.rules(other.setup(2)) is other.rules(other.setup(2))


def test_rules_of_very_many_kinds_of_tables_are_not_all_kept() -> None:
    game = CITY.with_components("cards.merchant.cost = 5")
    names = [choice.name for choice in game.choices if choice.players is None]
    values = [choice.values for choice in game.choices if choice.players is None]
    mixes = [dict(zip(names, mix, strict=True)) for mix in product(*values)]
    kinds = [game.setup(players, mix) for mix in mixes for players in (2, 3, 4)][: KINDS + 1]
    first = game.rules(kinds[0])
    for kind in kinds[1:-1]:
        game.rules(kind)
    assert game.rules(kinds[0]) is first
    game.rules(kinds[-1])
    assert game.rules(kinds[0]) is not first


def test_a_game_without_components_to_change_says_so() -> None:
    assert DICE.with_components("") is DICE
    assert DICE.components_digest == ""
    with pytest.raises(SetupError, match=r"^Troyes Dice has no components to change\.$"):
        DICE.with_components("cards.merchant.cost = 5")


EXTREMES = {
    "cost": ("0", "20"),
    "influence": ("0", "20"),
    "first": ("0", "10"),
    "second": ("0", "10"),
    "divisor": ("1", "12"),
    "events.divisor": ("1", "18"),
    "dice": ('"white"', '"any"'),
    "banners": ("1", "6"),
    "calls": ('"yellow"', '"white"'),
    "thresholds": ("[1, 2, 3]", "[28, 29, 30]"),
    "thresholds_for_two": ("[1, 2, 3]", "[28, 29, 30]"),
    "salary": ("0", "5"),
    "row_width": ("1", "6"),
    "neutral_spaces": (OTHERS["neutral_spaces"], ALL_AT_THE_PALACE),
    "kings_order": (OTHERS["kings_order"], BACKWARDS),
}


def extremes_of(key: str) -> tuple[str, str]:
    """The least and the most that a value may be."""
    field = key.rpartition(".")[2]
    return EXTREMES.get(f"{key.partition('.')[0]}.{field}", EXTREMES[field])


@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_with_all_values_at_their_bounds_end(players: int, end: int) -> None:
    keys = [printed.key for printed in AS_PRINTED.printed.values()]
    text = "\n".join(f"{key} = {extremes_of(key)[end]}" for key in keys)
    game = CITY.with_components(text)
    for seed in range(9):
        ladies = ("base", "mixed", "ladies")[seed % 3]
        choices = {"bonus": "yes", "activities": ladies, "events": ladies}
        state = game.new(game.setup(players, choices))
        playout(state, Rng(seed))
        assert state.actors() == []
