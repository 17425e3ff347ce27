"""The Ladies of Troyes, set-up: which modules there are, how they go together, and what is refused."""

from __future__ import annotations

from itertools import product

import pytest

from tests.city.builder import LETTERS, Playing, fresh
from tests.city.ladies.expansion import chosen
from troyes.city.game import CITY
from troyes.core.errors import SetupError
from troyes.core.offer import Offer
from troyes.core.rng import Rng

CHOICES = {
    "characters": ["base", "ladies"],
    "revealed": ["no", "yes"],
    "activities": ["base", "mixed", "ladies"],
    "events": ["base", "mixed", "ladies"],
    "head": ["no", "yes"],
    "ramparts": ["no", "yes"],
    "tournament": ["no", "yes"],
}
FEWEST = {"revealed": 2, "ramparts": 2, "tournament": 3}
"""With how many players a choice can be played at least; all others with any number from 1 to 4."""
MIXES = [dict(zip(CHOICES, mix, strict=True)) for mix in product(*CHOICES.values())]


def fewest(mix: dict[str, str]) -> int:
    """How many players a mix needs."""
    return max([FEWEST[name] for name in FEWEST if mix.get(name) == "yes"], default=1)


def refusal(players: int, **choices: str) -> str:
    """In what words a table is refused."""
    with pytest.raises(SetupError) as refused:
        chosen(players, choices)
    return str(refused.value)


def sentences(text: str) -> int:
    """How many sentences a text has."""
    assert text.endswith(".")
    return text.count(". ") + text.count("\n") + 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_of_the_expansion_is_in_play_unless_it_is_chosen(players: int) -> None:
    """The base game stays as it is: all choices have their usual value."""
    setup = fresh(players).document()["setup"]
    assert {name: setup[name] for name in CHOICES} == {name: values[0] for name, values in CHOICES.items()}


@pytest.mark.parametrize("name", list(CHOICES))
def test_every_value_of_a_choice_can_be_chosen_and_no_other(name: str) -> None:
    """Gameplay: the players agree on which modules they include."""
    for value in CHOICES[name]:
        assert chosen(4, {name: value}).document()["setup"][name] == value
    for wrong in ("maybe", "", "YES"):
        said = refusal(4, **{name: wrong})
        assert sentences(said) == 1
        assert name in said
        assert all(value in said for value in CHOICES[name])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", list(FEWEST))
def test_module_with_too_few_players_is_refused_in_one_sentence(name: str, players: int) -> None:
    """An open character and the ramparts are for two players or more, the tournament for three or four."""
    if players >= FEWEST[name]:
        assert chosen(players, {name: "yes"}).document()["setup"][name] == "yes"
        return
    said = refusal(players, **{name: "yes"})
    assert sentences(said) == 1
    assert f"{name}=yes" in said
    assert str(FEWEST[name]) in said
    assert str(players) in said


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_modules_are_mixed_and_matched(players: int) -> None:
    """Gameplay: one, several, or even all of them; whatever is not refused begins."""
    for mix in MIXES:
        if fewest(mix) <= players:
            assert chosen(players, mix).actors() == [-1]
        else:
            assert sentences(refusal(players, **mix)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_modules_together_are_drawn_one_after_the_other(players: int) -> None:
    """Set-up with everything: four tiles, the start player, the hands, the open character, then the first citizens."""
    mix = {name: values[-1] for name, values in CHOICES.items()}
    mix["tournament"] = "yes" if players > 2 else "no"
    game = chosen(players, mix).chance("outdoor-1a outdoor-2b outdoor-3c outdoor-4d B-starts")
    hands = ["jeanne-de-champagne", "henry-i", "isabeau-de-baviere", "urbain-iv"]
    game.chance(" ".join(hands[: 4 if players == 2 else players])).chance("marie-de-champagne")
    assert (game.asked(), game.starter()) == ("place-citizens", "B")
    assert game.document()["revealed"] == ["marie-de-champagne"]


def played(game: Playing, rng: Rng) -> Playing:
    """The game after random play to its end."""
    offer = Offer()
    while game.state.actors():
        actor = game.state.actors()[0]
        game.state.fill(actor, offer)
        game.state.take(actor, int(offer.draw(rng)))
    return game


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
@pytest.mark.parametrize("seed", [1, 2])
def test_game_with_all_modules_comes_to_its_end(players: int, rounds: int, seed: int) -> None:
    mix = {name: values[-1] for name, values in CHOICES.items()}
    mix["tournament"] = "yes" if players > 2 else "no"
    game = played(chosen(players, mix), Rng(seed, players))
    assert (game.round(), game.actors(), len(game.scores())) == (rounds, [], players)
    assert {name: game.document()["setup"][name] for name in CHOICES} == mix
    assert CITY.restore(game.document()).key() == game.state.key()
    assert set(game.starter()) <= set(LETTERS[:players])


@pytest.mark.parametrize("name", list(CHOICES))
def test_game_with_one_module_comes_to_its_end(name: str) -> None:
    for value in CHOICES[name][1:]:
        game = played(chosen(3, {name: value}), Rng(5, 7))
        assert (game.round(), game.actors()) == (5, [])


@pytest.mark.parametrize(
    ("choices", "gray"), [({}, 8), ({"events": "mixed"}, 10), ({"events": "ladies"}, 10)]
)
def test_gray_citizens_are_ten_with_the_events_of_this_box(choices: dict[str, str], gray: int) -> None:
    """Material: 2 additional gray neutral citizens."""
    game = chosen(3, choices)
    assert game.document()["neutral"]["supply"] == gray
