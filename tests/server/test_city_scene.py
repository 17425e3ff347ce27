"""What the page of Troyes is told: the pieces of built positions, nothing that a seat may not know, and words for all."""

from __future__ import annotations

import msgspec
import pytest

from tests.city.builder import A, B, city
from tests.city.ladies.table import ladies
from tests.server.hearing import heard, spoken
from troyes.city.constants import BUILDINGS, SLOTS
from troyes.city.game import CITY, TroyesCity, with_modules
from troyes.city.module import Module
from troyes.city.shown import Explanation as Meaning
from troyes.city.shown import Glossary, Piece, Scene
from troyes.city.state import City
from troyes.core.game import Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.core.rng import Rng
from troyes.core.state import WATCHER, State
from troyes.core.walk import playout
from troyes.draw.city.cards import activities
from troyes.server.scenes.base import Message, ScoreLine, wire
from troyes.server.scenes.city import glossary, outcome, scene, scoring
from troyes.server.scenes.city.pieces import (
    CityAction,
    CityBuilding,
    CityCard,
    CityCathedral,
    CityCharacter,
    CityCubes,
    CityDeck,
    CityDie,
    CityEvent,
    CityGuest,
    CityHeld,
    CityPiece,
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

NAMES = ["Anna", "Bert", "Cleo", "Dora"]
SECRET = 77
"""A number of points that stands nowhere else in a scene."""


def seen(state: State, seat: int) -> CityScene:
    """The scene of a seat."""
    return scene(CITY, state.view(seat), seat, NAMES)


def test_a_message_goes_over_the_wire_and_says_the_same() -> None:
    price = [message("deniers", count=2), message("influence", count=1)]
    whole = message("city-trade", price=price, gain=message("points", count=3))
    sent = msgspec.json.encode(wire(whole))
    assert sent == (
        b'{"id":"city-trade","args":{"price":[{"id":"deniers","args":{"count":2}},{"id":"influence",'
        b'"args":{"count":1}}],"gain":{"id":"points","args":{"count":3}}}}'
    )
    assert heard(msgspec.json.decode(sent, type=Message)) == whole
    assert msgspec.json.encode(wire(Said("city-pass"))) == b'{"id":"city-pass"}'


def table() -> City:
    """A two-player table in the third round, with something of everything on it."""
    game = (
        city(2)
        .seat(A, deniers=8, influence=6, points=SECRET, supply=2, won=1, characters=["urbain-iv", "henry-i"])
        .seat(B, deniers=3, points=SECRET + 1, passed=3, characters=["thibaut-ii", "le-florentin"])
        .dice("r4@A y2@A y2@A w6@B r1@N")
        .building("palace", "A B - - N -")
        .building("city-hall", "A A B - - -", "B N")
        .card("merchant", "A -")
        .card("militia", "B A", A=2, B=1)
        .card("tax-collector", "N B", "A")
        .marauding("A N")
        .event("brigands2")
        .event("heresy", "B B")
        .past("war", "drought")
        .cathedral("A - B - - -", "N - - - - -")
    )
    state: City = game.start().state
    return state


def spaces(building: str, first: int, owners: str) -> list[CitySpace]:
    """Spaces of a building from one on."""
    letters: list[Owner] = [one if one != "-" else "" for one in owners]  # type: ignore[misc]
    return [CitySpace(f"space:{building}:{first + i}", owner) for i, owner in enumerate(letters)]


def test_a_seat_sees_what_it_and_the_others_have() -> None:
    own, other = seen(table(), A).seats
    assert own == CitySeat(
        owner="A",
        name="Anna",
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
    assert (neutral.owner, neutral.name, neutral.deniers, neutral.influence) == ("N", "", None, None)
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
    )
    assert shown.decks == [CityDeck("red", 6), CityDeck("yellow", 3), CityDeck("white", 3)]
    assert (shown.round, shown.rounds, shown.over, shown.alone, shown.agriculture) == (3, 4, False, False, 2)


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
    )


def test_the_kings_pile_lies_open_and_le_roys_points_too() -> None:
    game = city(1).seat(A, points=5).neutral(points=9).pile("henry-i", "urbain-iv").start()
    shown = seen(game.state, A)
    assert shown.alone
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


def explained(game: TroyesCity, setup: Setup) -> dict[str, str]:
    """The glossary in words."""
    return {ref: spoken(one.text) for ref, one in glossary(game, setup).items()}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("bonus", ["no", "yes"])
def test_the_glossary_explains_every_reference(players: int, bonus: str) -> None:
    words = glossary(CITY, CITY.setup(players, {"bonus": bonus}))
    assert {CITY.vocabulary.ref(token) for token in CITY.vocabulary.tokens()} <= words.keys()
    for kind, names in (
        ("card", CITY.box.cards),
        ("cube", CITY.box.cards),
        ("event", CITY.box.events),
        ("character", CITY.box.characters),
    ):
        for name in names:
            assert words[f"{kind}:{name}"].rule
    assert all(spoken(one.title) and spoken(one.text).endswith(".") for one in words.values())
    for ref in (
        "die:red",
        "die:black",
        "district:N",
        "banner",
        "tradesman",
        "deniers",
        "points",
        "won",
        "start",
    ):
        assert ref in words


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_in_the_box_and_not_at_the_table_is_explained_as_absent(players: int) -> None:
    without = explained(CITY, CITY.setup(players))
    absent = {ref for ref, text in without.items() if text.endswith("This table plays without it.")}
    bonus = {"card:baker", "card:prior", "card:banquet", "event:resistance"}
    assert bonus <= absent
    playing = explained(CITY, CITY.setup(players, {"bonus": "yes"}))
    assert all(without[ref] == f"{playing[ref]} This table plays without it." for ref in bonus)
    assert {ref for ref in absent if ref.startswith("character:")} == {
        *("character:jeanne-de-champagne", "character:isabeau-de-baviere", "character:marie-de-champagne"),
    }


def test_the_glossary_speaks_of_the_values_in_force() -> None:
    changed = CITY.with_components("cards.merchant.cost = 9\ncards.baker.cost = 3")
    words = explained(changed, changed.setup(2))
    assert "A tradesman costs 9 deniers" in words["card:merchant"]
    assert "A tradesman costs 3 deniers" in words["card:baker"]
    assert "le Roy" in explained(CITY, CITY.setup(1))["cube:tithe"]
    usual = explained(CITY, CITY.setup(4))
    assert usual["card:merchant"] == (
        "Gain 2 deniers. Takes yellow dice, once for every 2 of their sum. A tradesman costs 4 deniers; "
        "his space is worth 2 VP to the first and 1 VP to the second. It is a yellow card of level 1."
    )
    assert usual["event:heresy"] == (
        "Every round: Each player loses 2 influence. Whoever cannot do so in full loses 2 VP. Fought with white dice, "
        "once for every 3 of their sum; every cube covers one of 5 banners and brings 1 influence. When all are "
        "covered, most cubes gain 3 VP and the card, second most 2 VP; whoever is alone on it gains both."
    )


class Kennel(Scene):
    """A guest with a dog for whoever has deniers."""

    def pieces(self, s: City) -> list[Piece]:
        dogs = [Piece(f"dog:{seat}", message("deniers", count=int(s.deniers[seat])), seat) for seat in (A, B)]
        return [Piece("kennel", Said("city-pass")), *dogs]


class KennelWords(Glossary):
    """What a kennel is."""

    def entries(self, s: City) -> dict[str, Meaning]:
        return {"kennel": Meaning(Said("city-pass"), message("deniers", count=int(s.rules.players)))}


def test_a_module_shows_and_explains_its_own_pieces() -> None:
    game = with_modules(Module("dogs", scene=Kennel(), glossary=KennelWords()))
    setup = game.setup(2)
    assert scene(game, game.new(setup), A, NAMES).guests == [
        CityGuest(
            "dogs",
            Message("city-module-dogs"),
            [
                CityPiece("kennel", Message("city-pass"), ""),
                CityPiece("dog:0", Message("deniers", {"count": 5}), "A"),
                CityPiece("dog:1", Message("deniers", {"count": 5}), "B"),
            ],
        )
    ]
    assert explained(game, setup)["kennel"] == "2 deniers"
    assert seen(table(), A).guests == []
    assert seen(table(), A).paths == []


def test_the_ramparts_are_a_path_with_guards_gates_and_outdoor_activities() -> None:
    faces = ["1d", "2b", "3d", "4c"]
    game = city(2).settled(ramparts="yes").seat(A, supply=1).dice("r4@A")
    game.remembers("ladies-ramparts", faces=faces, guards={"A": 6, "B": 11}, cubes={"B": [2, 0, 0, 0]})
    shown = seen(game.start().state, A)
    (path,) = shown.paths
    assert (path.ref, path.step, path.last) == ("ramparts", "advance", 20)
    assert spoken(path.title) == "The ramparts"
    assert path.walkers == [CityWalker("guard:A", "A", 6), CityWalker("guard:B", "B", 11)]
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
    assert held == [[], [CityHeld("possessed:B", "B", 1, Message("city-possessed", {"count": 1}))]]
    assert shown.guests == []


def test_a_tradesman_may_cost_influence() -> None:
    game = city(2).settled(activities="ladies").dice("r4@A").card("chief-templar")
    (card,) = [slot.card for slot in seen(game.start().state, A).slots if slot.card is not None]
    assert (card.cost, card.influence) == (0, 5)


def test_a_complete_move_is_summed_up() -> None:
    game = city(2).seat(A, supply=2, deniers=9).dice("r3@A y4@A").card("merchant").card("militia", "A -")
    before = game.building("palace", "- - B - - -").event("brigands1", "A A A").start().state

    def comes_to(move: str) -> list[str]:
        after = before.clone()
        for word in move.split():
            token = CITY.vocabulary.token(word)
            assert token in after.options(A), word
            after.take(A, token)
        return [spoken(one) for one in outcome(CITY, before.view(A), after.view(A), A)]

    assert comes_to("palace supply r3@A") == ["B's citizen is expelled from the Palace"]
    assert comes_to("merchant supply y4@A done x1") == [
        "the tradesman of Merchant stands on a space worth 2 VP at the end",
        "in all -2 deniers",
    ]
    assert comes_to("militia y4@A done x1") == ["+1 cube on Militia"]
    assert comes_to("brigands1 r3@A done") == [
        "Brigands 1 is countered, and its card is yours",
        "in all +1 influence, +4 VP",
    ]


def test_every_token_has_a_label_of_its_own() -> None:
    state = CITY.new(CITY.setup())
    labels = [say(CITY.vocabulary.label(state, token)) for token in CITY.vocabulary.tokens()]
    assert all(one[0].isupper() or one[0].isdigit() for one in labels)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("word", "called"),
    [
        ("merchant", "Merchant"),
        ("brigands2", "Brigands 2"),
        ("henry-i", "Henry I"),
        ("r4@A", "The red 4 of A's district"),
        ("y1@N", "The yellow 1 of the neutral district"),
        ("reroll-r4", "Throw the red 4 again (1 influence)"),
        ("recruit", "Recruit a citizen (2 influence)"),
        ("turn", "Turn over up to three dice (4 influence)"),
        ("pass", "Pass"),
        ("palace", "A citizen to the Palace"),
        ("palace3", "Palace, space 3"),
        ("lying-bishopric", "The citizen lying on the Bishopric"),
        ("from-yellow2", "The tradesman of yellow card 2"),
        ("use-priest", "Use a cube of Priest"),
        ("b3", "The black 3 as well"),
        ("succumb", "Yield to the black die (2 VP)"),
        ("x0", "Not at all"),
        ("x1", "Once"),
        ("x3", "3 times"),
        ("A-starts", "A starts"),
    ],
)
def test_labels(word: str, called: str) -> None:
    token = CITY.vocabulary.token(word)
    assert token is not None
    assert say(CITY.vocabulary.label(CITY.new(CITY.setup()), token)) == called


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
