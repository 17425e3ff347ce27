"""What the page of Troyes is told: the pieces of built positions, and nothing that a seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from tests.city.builder import A, B, city
from tests.city.ladies.table import ladies
from tests.server.hearing import heard, spoken
from tests.server.scenes.city import NAMES, SECRET, seen, table
from troyes.city.constants import BUILDINGS, SLOTS
from troyes.city.game import CITY
from troyes.core.rng import Rng
from troyes.core.state import WATCHER
from troyes.core.walk import playout
from troyes.draw.city.cards import activities
from troyes.server.scenes.base import Message, ScoreLine
from troyes.server.scenes.city import scene, scoring
from troyes.server.scenes.city.pieces import (
    CityAction,
    CityBuilding,
    CityCalled,
    CityCard,
    CityCathedral,
    CityCharacter,
    CityCubes,
    CityDeck,
    CityDie,
    CityEvent,
    CityHeld,
    CityPost,
    CityRow,
    CityScene,
    CitySeat,
    CitySlot,
    CitySpace,
    CityStanding,
    CityWalker,
    Owner,
)
from troyes.server.scenes.city.scene import building_of, event_of, slot_of
from troyes.words import say


def spaces(building: str, first: int, owners: str) -> list[CitySpace]:
    """Spaces of a building from one on."""
    letters: list[Owner] = [one if one != "-" else "" for one in owners]  # type: ignore[misc]
    return [CitySpace(f"space:{building}:{first + i}", owner) for i, owner in enumerate(letters)]


def test_a_seat_sees_what_it_and_the_others_have() -> None:
    own, other = seen(table(), A).seats
    assert own == CitySeat(
        owner="A",
        name="Anna",
        plays=True,
        deniers=8,
        influence=6,
        points=SECRET,
        supply=2,
        general=own.general,
        won=1,
        passed=None,
        dice=[
            CityDie("die:r4@A", "red", 4),
            CityDie("die:y2@A", "yellow", 2),
            CityDie("die:y2@A", "yellow", 2),
        ],
        characters=[
            CityCharacter(
                "character:urbain-iv",
                Message("city-character-urbain-iv"),
                Message("city-counted-cathedral-cube"),
                [4, 6, 8],
                [CityStanding("A", 1, 0), CityStanding("B", 1, 0)],
            ),
            CityCharacter(
                "character:henry-i",
                Message("city-character-henry-i"),
                Message("city-counted-event-won"),
                [1, 3, 5],
                [CityStanding("A", 1, 1), CityStanding("B", 0, 0)],
            ),
        ],
        hidden=0,
        starts=True,
        turn=True,
    )
    assert (other.points, other.characters, other.hidden, other.passed) == (None, [], 2, 3)
    assert other.dice == [CityDie("die:w6@B", "white", 6)]


def test_the_neutral_player_has_citizens_and_dice_but_no_purse() -> None:
    neutral = seen(table(), A).neutral
    assert (neutral.owner, neutral.name, neutral.plays) == ("N", Message("city-side-neutral"), False)
    assert (neutral.deniers, neutral.influence) == (None, None)
    assert (neutral.points, neutral.dice) == (None, [CityDie("die:r1@N", "red", 1)])


def test_buildings_have_rows_by_the_value_of_the_die() -> None:
    palace, hall, bishopric = seen(table(), A).buildings
    assert [row.spaces[0].owner for row in palace.rows] == ["A", "B", "", "", "N", ""]
    assert hall == CityBuilding(
        ref="building:city-hall",
        title=Message("city-building-city-hall"),
        colour="yellow",
        salary=0,
        rows=[
            CityRow([1, 2], spaces("city-hall", 1, "AA")),
            CityRow([3, 4], spaces("city-hall", 3, "B-")),
            CityRow([5, 6], spaces("city-hall", 5, "--")),
        ],
        lying_ref="lying:city-hall",
        lying=["B", "N"],
    )
    assert [row.values for row in bishopric.rows] == [[1, 2, 3], [4, 5, 6]]
    assert (palace.salary, bishopric.salary) == (2, 1)


def test_the_cathedral_is_shown_from_the_bottom() -> None:
    assert seen(table(), A).cathedral == CityCathedral(
        levels=[["A", "", "B", "", "", ""], ["N", "", "", "", "", ""], [""] * 6],
        influence=[1, 1, 1, 2, 2, 2],
        points=1,
    )


def test_activity_cards_show_tradesmen_and_cubes() -> None:
    slots = seen(table(), A).slots
    assert len(slots) == SLOTS
    assert slots[0] == CitySlot(ref="slot:red:1", colour="red", level=1, card=None, deck=3)
    assert slots[1].card is not None
    assert slots[1].card.onlookers == ["A"]
    assert slots[4].card is not None
    assert slots[4].card == CityCard(
        ref="card:militia",
        cube_ref="cube:militia",
        title=Message("city-card-militia"),
        dice="yellow",
        divisor=3,
        cost=6,
        influence=0,
        text=slots[4].card.text,
        keeps=True,
        posts=[CityPost(3, "B"), CityPost(2, "A")],
        onlookers=[],
        cubes=[CityCubes("A", 2), CityCubes("B", 1)],
    )
    text = slots[4].card.text
    assert spoken(text) == "Place a cube. A cube lets you: use yellow dice as red ones."
    assert say(heard(text), form="board") == "Cube: yellow dice as red"


def test_a_card_that_takes_each_die_by_itself_has_no_number_under_a_bar() -> None:
    """Neither on the page nor in the terminal; a card that really takes every pip has its 1."""
    state = ladies(2).card("fort").card("innkeeper").start().state
    cards = [slot.card for slot in seen(state, A).slots if slot.card is not None]
    assert {card.ref: card.divisor for card in cards} == {"card:fort": None, "card:innkeeper": 1}
    drawn = [str(row) for row in activities(state)]
    assert [row.split()[3] for row in drawn if "Fort" in row] == ["r"]
    assert [row.split()[3] for row in drawn if "Innkeeper" in row] == ["y÷1"]


def test_events_stand_in_their_queue_and_decks_say_how_many_are_left() -> None:
    shown = seen(table(), A)
    assert [spoken(event.title) for event in shown.events] == ["Marauding", "Brigands 2", "Heresy"]
    assert shown.events[0].banners == ["A", "N", "", ""]
    assert shown.events[2] == CityEvent(
        ref="event:heresy",
        title=Message("city-event-heresy"),
        dice="white",
        divisor=3,
        banners=["B", "B", "", "", ""],
        first=3,
        second=2,
        text=Message("city-all-lose", {"loss": Message("influence", {"count": 2})}),
        held=[],
        picture="heresy",
    )
    assert (shown.events[1].ref, shown.events[1].picture) == ("event:brigands2", "brigands")
    assert shown.decks == [CityDeck("red", 6), CityDeck("yellow", 3), CityDeck("white", 3)]
    assert (shown.round, shown.rounds, shown.over, shown.agriculture) == (3, 4, False, 2)


def test_black_dice_lie_highest_first() -> None:
    shown = seen(city(2).dice("r4@A").black(2, 6, 2).start().state, A)
    assert (shown.black, shown.enemies, shown.action) == ([6, 2, 2], 0, None)


def test_an_action_under_way_names_what_is_settled() -> None:
    game = city(2).seat(A, supply=1, deniers=9).dice("y2@A y5@A").card("merchant").card("priest", A=1).start()
    assert seen(game.state, A).action is None
    game.take(A, "merchant supply use-priest y2@A")
    assert seen(game.state, A).action == CityAction(
        target="card:merchant",
        source="supply",
        cube="cube:priest",
        dice=[CityDie("die:y2@A", "yellow", 2)],
        turning=[],
    )


def test_dice_that_are_to_be_turned_over_are_no_dice_of_an_action() -> None:
    game = city(2).seat(A, influence=4).dice("y2@A y5@A").start()
    game.take(A, "turn y2@A")
    assert seen(game.state, A).action == CityAction(
        target="", source="", cube="", dice=[], turning=[CityDie("die:y2@A", "yellow", 2)]
    )


def test_the_kings_pile_lies_open_and_le_roys_points_too() -> None:
    game = city(1).seat(A, points=5).neutral(points=9).pile("henry-i", "urbain-iv").start()
    shown = seen(game.state, A)
    assert (shown.neutral.name, shown.neutral.plays) == (Message("city-side-king"), True)
    assert [spoken(one.title) for one in shown.pile] == ["Henry I", "Urbain IV"]
    assert [one.owner for one in shown.pile[0].standings] == ["A", "N"]
    assert (shown.seats[0].points, shown.neutral.points) == (5, 9)
    assert seen(game.state, WATCHER).seats[0].points is None


@pytest.mark.parametrize("seat", [B, WATCHER])
def test_no_byte_tells_others_of_hidden_points_or_characters(seat: int) -> None:
    state = table()
    sent = msgspec.json.encode([seen(state, seat), scoring(CITY, state.view(seat), seat, NAMES)])
    assert str(SECRET).encode() not in sent
    for name in ("urbain-iv", "henry-i"):
        assert name.encode() not in sent
    assert (b"thibaut-ii" in sent) == (seat == B)
    assert (str(SECRET + 1).encode() in sent) == (seat == B)


def test_open_points_are_open_to_everybody() -> None:
    document = CITY.document(table())
    document["setup"] = {"bonus": "no", "open_vp": "yes"}
    shown = seen(CITY.restore(document), WATCHER)
    assert [seat.points for seat in shown.seats] == [SECRET, SECRET + 1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_end_everything_is_open_and_adds_up(players: int) -> None:
    state = CITY.new(CITY.setup(players))
    playout(state, Rng(players))
    shown = seen(state, WATCHER)
    assert shown.over
    assert not any(seat.turn or seat.hidden for seat in shown.seats)
    count = scoring(CITY, state, WATCHER, NAMES)
    points = [seat.points for seat in shown.seats] + ([shown.neutral.points] if players == 1 else [])
    assert count.lines[-1] == ScoreLine(Message("city-count-total"), [str(one) for one in points], total=True)
    assert bool(count.verdict) == (players == 1)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=CityScene) == shown


def test_the_count_is_told_line_by_line() -> None:
    state = table()
    count = scoring(CITY, state, A, NAMES)
    assert count.columns == ["Anna", "Bert"]
    assert [(spoken(line.label), [spoken(cell) for cell in line.cells]) for line in count.lines] == [
        ("In the course of the game", ["77", "?"]),
        ("Events with a cube of theirs", ["1", "1"]),
        ("Tradesmen on the Activity cards", ["4", "4"]),
        ("Urbain IV: Cathedral cubes", ["0 (for 1)", "0 (for 1)"]),
        ("Henry I: events won", ["1 (for 1)", "0 (for 0)"]),
        ("Cathedral levels without a cube", ["-4", "-4"]),
        ("Victory points", ["79", "?"]),
    ]


def test_le_roy_gives_his_verdict() -> None:
    game = city(1).seat(A, points=30).neutral(points=9).cathedral("A N - - - -", "A N - - - -", "A N - - - -")
    count = scoring(CITY, game.start().state, A, NAMES)
    assert [spoken(column) for column in count.columns] == ["Anna", "le Roy"]
    assert count.verdict is not None
    assert spoken(count.verdict) == "Masterful! (+21 against le Roy)"


def test_the_ramparts_are_a_path_with_guards_gates_and_outdoor_activities() -> None:
    faces = ["1d", "2b", "3d", "4c"]
    game = city(2).settled(ramparts="yes").seat(A, supply=1).dice("r4@A")
    game.remembers("ladies-ramparts", faces=faces, guards={"A": 6, "B": 11}, cubes={"B": [2, 0, 0, 0]})
    shown = seen(game.start().state, A)
    (path,) = shown.paths
    assert (path.ref, path.step, path.last) == ("ramparts", "advance", 20)
    assert spoken(path.title) == "The ramparts"
    assert path.called == CityCalled("city-ramparts-guard", "city-ramparts-gate", "city-ramparts-tile")
    assert path.walkers == [CityWalker("guard:A", "A", 6, "guard"), CityWalker("guard:B", "B", 11, "guard")]
    assert [(gate.space, gate.sign) for gate in path.gates] == [(5, "I"), (10, "II"), (15, "III"), (20, "IV")]
    tiles = [gate.tile for gate in path.gates if gate.tile is not None]
    assert [(tile.ref, tile.face, tile.cube_ref) for tile in tiles] == [
        (f"outdoor:{level}", f"outdoor-face:{face}", f"outdoor-cube:{level}")
        for level, face in enumerate(faces, 1)
    ]
    assert [tile.cubes for tile in tiles] == [[CityCubes("B", 2)], [], [], []]
    assert say(heard(tiles[0].text), form="board") == "You till the fields: +5 deniers"
    assert shown.guests == []


def test_the_possessed_stand_on_their_card() -> None:
    game = city(2).settled(events="ladies").seat(A, supply=1).dice("r4@A").event("possession")
    game.remembers("ladies-events", possessed={"B": 1})
    shown = seen(game.start().state, A)
    held = [event.held for event in shown.events]
    assert held == [[], [CityHeld("possessed:B", "B", 1, Message("city-possessed", {"count": 1}), "citizen")]]
    assert shown.guests == []


def test_a_tradesman_may_cost_influence() -> None:
    game = city(2).settled(activities="ladies").dice("r4@A").card("chief-templar")
    (card,) = [slot.card for slot in seen(game.start().state, A).slots if slot.card is not None]
    assert (card.cost, card.influence) == (0, 5)


@pytest.mark.parametrize("expanded", [False, True])
def test_what_is_kept_of_a_scene_is_what_is_drawn_anew(expanded: bool) -> None:
    """Two games in turn, so that one's parts are there when the other is drawn."""
    mixed = (
        {"activities": "mixed", "events": "mixed", "characters": "ladies", "head": "yes"} if expanded else {}
    )
    states = [CITY.new(CITY.setup(players, mixed)) for players in (2, 4)]
    rng = Rng(5)
    for turn in range(600):
        s = states[turn % 2]
        actors = s.actors()
        if not actors:
            break
        s.take(actors[0], rng.pick(s.options(actors[0])))
        view = s.view(WATCHER)
        drawn = scene(CITY, view, WATCHER, "ABCD"[: s.rules.players])
        assert drawn.slots == [slot_of(view, slot) for slot in range(SLOTS)]
        assert drawn.buildings == [building_of(view, building) for building in range(len(BUILDINGS))]
        if not expanded:
            assert drawn.events == [event_of(view, place, []) for place in range(view.queued)]
