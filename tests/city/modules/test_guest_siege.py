"""The second guest, the toy module `guest_siege`: what takes the place of something else. With the first one it brings
all that a module can bring."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tests.city.builder import A, B, N, Playing, Table, city
from tests.city.laws import pick
from tests.city.modules.fair_table import remembering
from tests.city.modules.guest import FAIR
from tests.city.modules.guest_siege import CAPTAIN, GAME, SHORTAGE, SIEGE
from tests.city.modules.test_guest_law import played
from tests.server.hearing import spoken
from troyes import draw
from troyes.city.box.printed import printed_values
from troyes.city.content import characters
from troyes.city.content.kinds import Character
from troyes.city.game import CITY, TroyesCity
from troyes.city.module import Module
from troyes.city.modules.base import BASE
from troyes.city.sight import sees_points
from troyes.city.state import City
from troyes.core import walk
from troyes.core.errors import PositionError
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import WATCHER
from troyes.dice.game import DICE
from troyes.play import catalogue, record
from troyes.server.scenes.city import scene
from troyes.server.scenes.city.picture import drawn
from troyes.words import say

PLAYERS = [1, 2, 3, 4]
NAMES = ("Anna", "Bert")
MODULE = Path(__file__).parents[3] / "src/troyes/city/module.py"
SETTLED = {"fair": "yes", "siege": "yes", "events": "ladies"}


def besieged(players: int = 2, game: TroyesCity = GAME) -> Table:
    """A table under siege, without the fair."""
    return city(players, game=game).settled(siege="yes")


NOTHING = Module("nothing")
FIELDS = {name for name in dir(NOTHING) if not name.startswith("_")} - {"name", "joins", "drawn"}
"""What a module can bring: all that it has but its name, and what follows from it. A compiled class has no signature that could be asked."""


def brought(*modules: Module) -> set[str]:
    """What some modules bring, in which they differ from one that brings nothing."""
    return {
        name for name in FIELDS if any(getattr(module, name) != getattr(NOTHING, name) for module in modules)
    }


def test_the_guests_bring_all_that_a_module_can_bring() -> None:
    """The fair what is added to the game; the siege what takes the place of something else, and when."""
    fair, siege = brought(FAIR), brought(SIEGE, SHORTAGE, CAPTAIN)
    assert fair | siege == FIELDS
    assert siege - fair == {
        *("players", "versions", "replaces", "shape", "turn", "neutral_turn", "defence"),
        *("neutral_defence", "open_points", "spaces"),
    }


def test_fields_are_all_that_a_module_is_made_of() -> None:
    """As its source has them."""
    (made,) = [
        one
        for one in ast.walk(ast.parse(MODULE.read_text("utf-8")))
        if isinstance(one, ast.ClassDef) and one.name == "Module"
    ]
    init = made.body[1]
    assert isinstance(init, ast.FunctionDef)
    assert {one.arg for one in init.args.kwonlyargs} == FIELDS
    assert brought(Module("something else")) == set()


def test_under_siege_all_can_see_everybody_s_points() -> None:
    assert sees_points(besieged().start().state, WATCHER, A)
    assert not sees_points(city(2, game=GAME).start().state, WATCHER, A)


# Turns and defences.


def test_a_turn_takes_the_place_of_the_usual_one() -> None:
    """Whoever passes gains a point beside his deniers."""
    game = besieged().dice("y1@A y1@B").start()
    assert (game.asked(), say(game.state.prompt(A).question)) == (
        *("siege-turn", "The city is besieged: what do you do?"),
    )
    game.take(A, "pass")
    assert (game.points(A), game.passed(A), game.actors()) == (1, 2, [B])


def test_nobody_who_has_passed_takes_such_a_turn() -> None:
    with pytest.raises(PositionError) as refused:
        besieged().seat(A, passed=2).dice("y1@A y1@B").start()
    with pytest.raises(PositionError) as usual:
        city(2).seat(A, passed=2).dice("y1@A y1@B").start()
    assert str(refused.value) == str(usual.value) == say(Message("city-position-passed"))


@pytest.mark.parametrize("deniers, left", [(5, 3), (1, 0)])
def test_a_defence_takes_the_place_of_the_usual_one(deniers: int, left: int) -> None:
    """Whoever succumbs pays up to 2 deniers, and no points; whoever counters does so as usual."""
    game = besieged().seat(A, deniers=deniers, influence=0, points=4).seat(B, influence=0).dice("y1@A r6@B")
    playing = game.black(3, 5).start()
    assert playing.asked() == "siege-defence"
    playing.take(A, "succumb")
    assert (playing.deniers(A), playing.points(A), playing.black()) == (left, 4, [3])
    playing.take(B, "r6@B done")
    assert (playing.influence(B), playing.black(), playing.dice()) == (1, [], ["y1@A"])


def test_le_roys_turn_takes_the_place_of_the_usual_one() -> None:
    """A 12 is two points for three of the best dice, one of them bought for 6 deniers; the siege makes it three."""
    for game, points in ((besieged(1), 3), (city(1), 2)):
        playing = game.turn(N).dice("r6@N y5@N w2@N r4@A").start()
        assert playing.asked() == ("siege-kings-turn" if points == 3 else "kings-turn")
        playing.chance("6 6")
        assert (playing.points(N), playing.dice(), playing.deniers(A)) == (points, ["w2@N"], 5 + 6)


def test_le_roy_without_dice_has_no_turn_to_be_paid_for() -> None:
    playing = besieged(1).turn(N).dice("r4@A").start()
    assert (playing.points(N), playing.actors()) == (0, [A])


def test_le_roys_defence_takes_the_place_of_the_usual_one() -> None:
    """He spends no die for the enemy that is his."""
    for game, dice in ((besieged(1), ["y1@A", "r6@N"]), (city(1), ["y1@A"])):
        playing = game.starter(N).dice("y1@A r6@N").black(5).start()
        assert (playing.black(), playing.dice()) == ([], dice)


def test_a_rival_takes_the_place_of_le_roy() -> None:
    """With the marks to reach against him, as everywhere the last module's."""
    assert [GAME.rival and say(GAME.rival), GAME.marks] == ["the captain", (4, 8)]
    assert [CITY.rival and say(CITY.rival), CITY.marks] == ["le Roy", (1, 6, 11, 16, 21)]


@pytest.mark.parametrize(
    "table, plays, said",
    [
        (besieged(1), True, ["The captain", "the captain", "the captain's camp"]),
        (city(1, game=GAME), True, ["le Roy", "le Roy", "le Roy's district"]),
        (besieged(2), False, ["Neutral", "neutral", "the neutral district"]),
    ],
)
def test_all_pictures_say_what_the_shape_calls_the_neutral_side(
    table: Table, plays: bool, said: list[str]
) -> None:
    """The page, the picture of the table and the terminal."""
    game = table.dice("r6@N r4@A").start()
    shown = scene(GAME, game.state.view(A), A, NAMES)
    told = [shown.neutral.name, shown.neutral_called, shown.neutral_district]
    assert ([spoken(one) for one in told], shown.neutral.plays) == (said, plays)
    assert f"<title>{said[0]}</title>" in (drawn(shown) or "")
    assert said[1] in f"{draw.picture(GAME, game.state, A)}"


# The table for two, and cards.


def play_opening(game: Playing) -> None:
    """Everybody places citizens on the first spaces that are free."""
    while game.asked() == "place-citizens":
        game.take(game.actors()[0], game.options(game.actors()[0])[0])


def test_a_shape_takes_the_place_of_the_usual_one() -> None:
    """Two players have a character and five citizens each, and eight neutral ones take what is left; three rounds."""
    game = Playing(GAME.new(GAME.setup(2, {"siege": "yes"})), GAME)
    game.chance("B-starts urbain-iv henry-i")
    assert (game.asked(), game.actors()) == ("place-citizens", [B])
    assert [game.building(name) for name in ("palace", "city-hall", "bishopric")] == [
        *("N - - N - -", "N N - - - -", "N - - N - -")
    ]
    play_opening(game)
    places = [game.building(name).split() for name in ("palace", "city-hall", "bishopric")]
    assert [sum(row.count(letter) for row in places) for letter in "ABN-"] == [5, 5, 8, 0]
    assert (game.supply(A), game.document()["neutral"]["supply"]) == (0, 0)
    assert [len(game.characters(seat)) for seat in (A, B)] == [1, 1]
    assert (game.state.rules.rounds, game.round()) == (3, 1)


def test_printed_spaces_of_a_module_are_read_from_a_box_too() -> None:
    """Under siege neutral citizens stand elsewhere than usual, and who owns another box says where."""
    text = 'siege_spaces = ["palace1", "palace2", "palace3", "palace4", "palace5", "palace6"]'
    game = Playing((table := GAME.with_components(text)).new(table.setup(2, {"siege": "yes"})), table)
    game.chance("B-starts urbain-iv henry-i")
    assert game.building("palace") == "N N N N N N"
    assert "neutral_spaces" not in GAME.rules(GAME.setup(3, {"siege": "yes"})).spaces


@pytest.mark.parametrize("players, rounds", [(1, 4), (2, 3), (3, 5), (4, 6)])
def test_it_is_short_for_its_number_of_players_only(players: int, rounds: int) -> None:
    assert GAME.rules(GAME.setup(players, {"siege": "yes"})).rounds == rounds


def test_a_card_takes_the_place_of_one_of_its_name() -> None:
    """Three deniers each time, and a tradesman is hired for one."""
    game = besieged().round(2).dice("y4@A y1@B").card("merchant", "A -").start()
    game.take(A, "merchant y4@A done x2")
    assert game.deniers(A) == 5 + 2 * 3
    hired = besieged().round(2).seat(A, deniers=1, supply=1).dice("y4@A y1@B").card("merchant").start()
    hired.take(A, "merchant supply y4@A done x1")
    assert (hired.deniers(A), hired.tradesmen("merchant")) == (0 + 3, "A -")


def test_only_what_is_there_is_replaced() -> None:
    """The goldsmith whom the fair took out does not come back; where there is no fair, he is another."""
    levels = {}
    for fair in ("no", "yes"):
        cards = GAME.rules(GAME.setup(2, {"siege": "yes", "fair": fair})).cards
        (goldsmith,) = [card for card in cards if card.name == "goldsmith"]
        levels[fair] = (int(goldsmith.level), int(goldsmith.cost))
    assert levels == {"no": (3, 1), "yes": (0, 0)}


def test_thresholds_that_are_printed_otherwise_need_a_name_of_their_own() -> None:
    """Under the name of others, their values would be listed and changed instead of those."""
    count = characters.BASE[0].count

    def printing(name: str) -> Module:
        """The same character, whom others count from lower numbers on."""
        other = Character(characters.BASE[0].name, count, 1, 2, 3, printed=name)
        return Module("siege-fame", replaces=True, characters=(other,))

    key = f"characters.{characters.BASE[0].name}"
    values = printed_values((BASE, printing("thresholds_for_two")))
    assert values[f"{key}.thresholds_for_two"].value == (1, 2, 3)
    with pytest.raises(AssertionError, match=f"{characters.BASE[0].name} has thresholds twice"):
        printed_values((BASE, printing("thresholds")))


def test_its_cards_are_printed_values_of_nobody() -> None:
    """What is only replaced is listed as the base game has it."""
    values = {one.name: one.value for one in GAME.components}
    assert values["cards.merchant.cost"] == "4"


def test_it_belongs_to_the_present_rules_only() -> None:
    for version, turn in ((4, "take-turn"), (CITY.version, "siege-turn")):
        playing = besieged().rules(version).dice("y1@A y1@B").start()
        assert (playing.asked(), playing.state.rules.rounds) == (turn, 4 if version == 4 else 3)


# With both guests.


def new(players: int) -> City:
    return GAME.new(GAME.setup(players, SETTLED))


def test_what_follows_the_dealing_follows_a_table_that_deals_in_its_own_way() -> None:
    """For two the siege deals by itself; then the fair lays a character open, before any citizen is placed."""
    names = [step.name for step in reversed(new(2).rules.opening)]
    dealt = names.index("siege-deal-character")
    assert "deal-character" not in names
    assert names[dealt + 1 : dealt + 3] == ["fair-show-character", "siege-place-neutrals"]
    assert [step.name for step in reversed(new(3).rules.opening)][2:4] == [
        "deal-character",
        "fair-show-character",
    ]
    assert "fair-show-character" not in [step.name for step in new(1).rules.opening]


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_with_both_guests_end(players: int) -> None:
    for index in range(10):
        state = new(players)
        walk.playout(state, Rng(players, index))
        assert state.actors() == []
        assert state.round == state.rules.rounds


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_with_both_guests_round_trip_and_speak(players: int) -> None:
    """After every token; the catalogue complains of an entry that is missing."""
    state = new(players)
    rng = Rng(11, players)
    while actors := state.actors():
        actor = actors[0]
        assert say(state.prompt(actor).question)[-1] in ".?"
        token = pick(state, actor, rng)
        assert say(GAME.tell(state, actor, token).message(), form="told")
        state.take(actor, token)
        again = GAME.restore(json.loads(json.dumps(GAME.document(state))))
        assert again.key() == state.key()
        assert [step.name for step in again.agenda] == [step.name for step in state.agenda]


@pytest.mark.parametrize("players", PLAYERS)
def test_records_with_both_guests_round_trip(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "GAMES", (GAME, DICE))
    session = played(GAME, players, SETTLED)
    text = session.record().text()
    assert "siege=yes" in text
    again = record.parse(text)
    assert again.text() == text
    assert again.replay().key() == session.state.key()
    assert again.replay().scores() == session.state.scores()


def test_cubes_that_a_guest_keeps_are_taken_away_like_others() -> None:
    """Harsh Winter takes one of A's cubes: from the priest's card or a drummer; B, who has drummers alone, is not
    asked."""
    table = besieged().settled(fair="yes", events="mixed").dice("y1@A").card("priest", "A -", A=2)
    remembering(table.event("harsh-winter"), drummers=[1, 3, 0, 0])
    game = table.now("strike-harsh-winter", "first-turn", "end-round", "next-round").start()
    assert (game.actors(), game.options(A)) == ([A], ["priest", "fair-drum"])
    drum = GAME.vocabulary.token("fair-drum")
    assert drum is not None
    assert say(GAME.vocabulary.label(game.state, drum)) == "The drum"
    game.take(A, "fair-drum")
    assert game.document()["modules"]["fair"]["drummers"] == [0, 2, 0, 0]
    assert game.cubes("priest", A) == 2
