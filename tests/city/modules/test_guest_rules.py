"""What the toy module `guest` brings, one thing after the other: moments, choices and memory that the base game makes
room for without knowing them."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, N, Playing
from tests.city.modules.fair_table import fair, remembering
from tests.city.modules.guest import FAIR, GAME
from tests.city.modules.guest_memory import ledger
from troyes.city.content.effects import PickEvent
from troyes.city.game import CITY
from troyes.core.errors import PositionError, SetupError
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, EVERYONE, WATCHER


def fresh(players: int) -> Playing:
    """A new game with the fair."""
    return Playing(GAME.new(GAME.setup(players, {"fair": "yes"})), GAME)


def wares(game: Playing) -> list[int]:
    return ledger(game.state).wares


def stalls(game: Playing) -> list[int]:
    return ledger(game.state).stalls


# A set-up choice, and what is in the box.


def test_a_set_up_choice_says_whether_it_takes_part() -> None:
    assert GAME.choices == (*CITY.choices, *FAIR.choices)
    assert GAME.setup(3).choices["fair"] == "no"
    with pytest.raises(SetupError):
        CITY.setup(3, {"fair": "yes"})


def test_content_joins_the_decks_and_leaves_them() -> None:
    for chosen in ("no", "yes"):
        rules = GAME.rules(GAME.setup(4, {"fair": chosen}))
        cards = {card.name for card in rules.cards if card.level}
        events = {event.name for event in rules.events if event.deck >= 0}
        cast = {rules.characters[number].name for number in rules.cast}
        with_it = chosen == "yes"
        assert ("barker" in cards, "goldsmith" in cards) == (with_it, not with_it)
        assert ("quarrel" in events, "wayfarers" in events) == (with_it, not with_it)
        assert ("margrave" in cast, "le-florentin" in cast) == (with_it, not with_it)
        assert (rules.black_dice, rules.neutral_citizens) == ((8, 9) if with_it else (6, 8))


def test_its_printed_values_are_listed_and_can_be_changed() -> None:
    keys = [component.name for component in GAME.components]
    assert "cards.toll-house.influence" in keys
    assert "cards.toll-house.cost" not in keys
    dear = GAME.with_components("cards.toll-house.influence = 4")
    card = next(
        card for card in dear.rules(dear.setup(2, {"fair": "yes"})).cards if card.name == "toll-house"
    )
    assert (card.cost, card.influence) == (0, 4)


# The opening, in secret.


def test_a_ware_is_laid_before_the_usual_opening() -> None:
    game = fresh(2)
    assert (game.asked(), game.options(CHANCE)) == ("fair-lay-first-ware", ["stall1", "stall2", "stall3"])
    game.chance("stall2")
    assert (ledger(game.state).stalls, game.asked()) == ([0, 1, 0], "draw-start-player")


def test_its_opening_follows_the_usual_one_and_each_lot_is_its_seats_secret() -> None:
    """The open character is laid before anybody places a citizen."""
    game = fresh(2).chance("stall1 A-starts urbain-iv henry-i thibaut-ii margrave")
    assert (game.asked(), game.state.audience(CHANCE)) == ("fair-show-character", EVERYONE)
    game.chance("hugues-de-payns")
    assert game.document()["revealed"] == ["hugues-de-payns"]
    assert (game.asked(), game.actors()) == ("place-citizens", [A])
    while game.asked() == "place-citizens":
        game.take(game.actors()[0], game.options(game.actors()[0])[0])
    assert game.asked() == "fair-deal-lot"
    assert game.state.audience(CHANCE) == A
    game.chance("5")
    assert game.state.audience(CHANCE) == B
    game.chance("2")
    assert ledger(game.state).lots == [5, 2, 0, 0]
    assert game.round() == 1
    assert game.state.audience(CHANCE) == EVERYONE


def test_a_view_hides_what_a_module_keeps_secret_and_a_guess_fills_it_in() -> None:
    state = fair(3).start().state
    for seat in (A, B, C, WATCHER):
        seen = ledger(state.view(seat)).lots
        assert seen == [3 if other == seat else -1 for other in range(3)] + [0]
        guessed = (
            {tuple(ledger(state.guess(seat, Rng(i))).lots[:3]) for i in range(40)} if seat >= 0 else set()
        )
        for lots in guessed:
            assert lots[seat] == 3
        assert seat < 0 or len(guessed) > 20
    assert GAME.document(state.view(A))["modules"]["fair"]["lots"] == [3, "?", "?", 0]  # type: ignore[index]


def test_what_a_module_remembers_belongs_to_the_state() -> None:
    game = fair(wares=(1, 1, 0, 0)).dice("r6@B r1@A").start()
    game.take(A, "marauding r6@B done")
    before = game.state.key()
    twin = Playing(game.state.clone(), GAME)
    twin.take(B, "fair-toll")
    assert (wares(twin), wares(game)) == ([1, 0, 0, 0], [1, 1, 0, 0])
    assert game.state.key() == before != twin.state.key()


@pytest.mark.parametrize(
    ("memory", "wrong"),
    [
        ({"wares": [1, 2]}, "modules.fair.wares must be a list of 4 items, not [1, 2]."),
        ({"lots": [7, 0, 0, 0]}, "modules.fair.lots[0] must be a whole number from 0 to 6, not 7."),
        (
            {"gold": 3},
            "modules.fair has an unknown key 'gold'; it may have wares, stalls, lots, acrobats, drummers, shown.",
        ),
    ],
)
def test_a_module_refuses_what_it_cannot_have_remembered(memory: dict[str, object], wrong: str) -> None:
    table = remembering(fair(), **memory)
    with pytest.raises(PositionError) as refused:
        table.start()
    assert str(refused.value) == wrong


# The moments of a round.


def test_the_turn_order_of_a_round_may_go_to_the_right() -> None:
    """In even rounds; the start player's marker goes to the left all the same."""
    for number, turns in ((3, "ABCD"), (2, "ADCB")):
        table = fair(4).round(number).dice("y1@A")
        for seat in (A, B, C, D):
            table.seat(seat, influence=0, deniers=0)
        game = table.now("fair-turn-round", "first-turn", "fair-turn-back", "end-round", "next-round").start()
        assert game.document().get("direction") == ("right" if number == 2 else None)
        asked = ""
        while game.asked() == "take-turn":
            asked += game.turn()
            game.take(game.actors()[0], "pass")
        assert asked == turns
        assert game.starter() == "B"
        assert game.round() == number + 1


def test_it_adds_to_income() -> None:
    game = fair(wares=(2, 0, 0, 0)).now("pay-salaries", "fair-stall-money", "next-turn", "end-round")
    game = game.dice("y1@A")
    playing = game.start()
    assert (playing.deniers(A), playing.deniers(B)) == (16, 15)


def test_it_throws_dice_of_its_own_with_the_workforce() -> None:
    game = fair().now("fair-roll-purple", "first-turn", "end-round", "next-round").start()
    game.chance("4 2")
    assert game.dice() == ["p4@A", "p2@B"]
    assert game.actors() == [A]


def test_it_acts_when_the_enemies_are_thrown() -> None:
    """The watch takes away a black 1, and only one."""
    table = fair().dice("r6@A r6@B").now("roll-black-dice", "first-turn", "end-round", "next-round")
    game = table.enemies(3).start().chance("1 1 4")
    assert game.black() == [1, 4]


def test_there_may_be_more_black_dice_than_six() -> None:
    table = fair().now("limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")
    game = table.enemies(9).start().chance("2 2 2 2 2 2 2 2")
    assert game.black() == [2] * 8
    assert game.asked() == "counter-black-die"


def test_its_scoring_step_comes_before_the_final_count() -> None:
    """Three wares count by a lot of 3, however many there are; the lots lie open at the end."""
    table = fair(wares=(4, 9, 0, 0)).round(4).seat(A, points=10).seat(B, points=10).now("next-round")
    game = table.start()
    assert ledger(game.state.view(A)).lots == [3, 3, 0, 0]
    assert game.actors() == []
    # Both lose 6 for the Cathedral; B loses 3 for nine wares.
    assert game.scores() == [10 + 3 - 6, 10 + 3 - 6 - 3]


# A card that asks, an event with a choice, a watcher.


def test_a_card_asks_with_its_own_words() -> None:
    """Barker: 6 pips are two activations; the second ware at the same stall brings 2 deniers."""
    game = fair().dice("y6@A r1@B").card("barker", "A -").start()
    game.take(A, "barker y6@A done x2")
    assert game.asked() == "fair-pick-stall"
    assert game.options(A) == ["stall1", "stall2", "stall3"]
    game.take(A, "stall2 stall2")
    assert game.deniers(A) == 5 + 1 + 2
    assert (wares(game), stalls(game)) == ([2, 0, 0, 0], [0, 2, 0])
    assert game.turn() == "B"


def test_an_event_acts_when_it_is_revealed() -> None:
    game = fair().now("reveal-white", "next-turn", "end-round").dice("y1@A").start()
    assert "quarrel" in game.options(CHANCE)
    assert "wayfarers" not in game.options(CHANCE)
    game.chance("quarrel")
    assert stalls(game) == [1, 1, 1]


def test_an_event_asks_the_start_player() -> None:
    table = fair(stalls=(2, 0, 1))
    table = table.starter(B).event("quarrel").dice("y1@A r6@B")
    game = table.now("strike-quarrel", "limit-enemies", "roll-black-dice", "first-turn", "end-round").start()
    assert (game.actors(), game.asked()) == ([B], "fair-clear-stall")
    assert game.options(B) == ["stall1", "stall3"]
    game.take(B, "stall1")
    assert stalls(game) == [0, 0, 1]
    assert game.asked() == "roll-black-dice"


def test_an_event_does_not_ask_le_roy() -> None:
    table = fair(1, stalls=(2, 0, 1))
    table = table.starter(N).event("quarrel").dice("y1@A r6@N")
    game = table.now("strike-quarrel", "first-turn", "end-round", "next-round").start()
    assert stalls(game) == [2, 0, 1]


def test_an_event_says_which_cards_may_be_used_against_it() -> None:
    """The archer may not; the diplomat may; neutral cubes may not."""
    table = fair().seat(A, influence=4).event("quarrel").event("war").event("support").dice("r4@A r1@B")
    game = table.card("archer", "A -").start().take(A, "archer r4@A done").chance("6")
    assert game.options(A) == ["marauding", "war", "support"]
    table = fair().seat(A, influence=4).event("quarrel").event("war").dice("r4@A r1@B")
    game = table.card("diplomat", "A -").start().take(A, "diplomat r4@A done x1")
    assert game.options(A) == ["marauding", "war", "quarrel"]
    table = fair().event("quarrel").event("war").event("brigands1").event("support").dice("y1@A")
    game = table.now("strike-support", "first-turn", "end-round", "next-round").start()
    assert game.options(A) == ["marauding", "brigands1", "war"]


def test_a_watcher_is_told_of_every_cube_on_an_event() -> None:
    """Two cubes on the quarrel, and two wares are cried out; none for a cube on another event."""
    game = fair().event("quarrel").dice("w6@A r1@B w6@B").start().take(A, "quarrel w6@A done x2")
    assert game.options(A) == ["stall1", "stall2", "stall3"]
    game.take(A, "stall1 stall1")
    assert wares(game) == [2, 0, 0, 0]
    assert game.turn() == "B"
    game.take(B, "marauding w6@B done x1")
    assert game.turn() == "A"


# A spend, a target, a character.


def test_influence_buys_what_a_module_sells() -> None:
    game = fair().seat(A, influence=3).dice("r1@A r1@B").start()
    assert "fair-juggler" in game.options(A)
    game.take(A, "fair-juggler")
    assert (game.influence(A), game.dice()) == (0, ["r1@A", "p6@A", "r1@B"])
    assert "agriculture" in game.options(A)
    assert "pass" not in game.options(A)


def test_what_a_module_sells_may_make_an_action_possible() -> None:
    """Without dice there is no action; a juggler brings one. With too little influence there is nothing but passing."""
    for influence, options in ((3, ["recruit", "pass", "fair-juggler"]), (2, ["pass"])):
        game = fair().seat(A, deniers=0, influence=influence, supply=1).dice("r1@B").start()
        assert game.options(A) == options


def test_what_a_module_sells_may_save_from_a_black_die() -> None:
    """No die of his own is left to A: throwing again is no help, a juggler is."""
    game = fair().seat(A, influence=3).dice("r1@B").black(6).start()
    assert game.options(A) == ["recruit", "succumb", "fair-juggler", "fair-sentry"]
    game.take(A, "fair-juggler p6@A done")
    assert game.influence(A) == 1
    assert fair().seat(A, influence=1).dice("r1@B").black(6).start().options(A) == ["succumb"]


def test_an_action_may_aim_at_what_a_module_brings() -> None:
    """A ware, a denier and an influence; 11 pips of up to two dice are 2 points."""
    game = fair(wares=(1, 0, 0, 0)).dice("y5@A y6@A y6@B").start()
    game.take(A, "fair-auction y5@A y6@A")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (2, 4, 3)
    assert wares(game) == [0, 0, 0, 0]
    assert "fair-auction" not in fair().dice("y5@A y6@B").start().options(A)


def test_a_target_of_a_module_is_kept_in_a_position() -> None:
    game = fair(wares=(1, 0, 0, 0)).dice("y5@A y6@A y6@B").start().take(A, "fair-auction y5@A")
    assert game.document()["action"] == {"target": "fair-auction", "dice": "y5@A"}
    again = Playing(GAME.restore(game.document()), GAME).take(A, "done")
    assert again.points(A) == 1


def test_a_character_counts_what_a_module_remembers() -> None:
    """The Margrave: 2, 4 and 6 wares."""
    table = fair(wares=(4, 2, 0, 0)).round(4).seat(A, points=9, characters=["margrave", "henry-i"])
    game = table.seat(B, points=9).now("count-points").start()
    assert game.scores() == [9 + 3 + 3 - 6, 9 + 2 + 1 - 6]


# Questions in another's turn.


def test_another_player_reacts_before_the_action_takes_effect() -> None:
    game = fair(wares=(0, 1, 0, 0)).dice("r6@B r1@A").start()
    game.take(A, "marauding r6@B done")
    assert (game.actors(), game.asked()) == ([B], "fair-ask-toll")
    assert game.event_cubes("marauding") == ""
    assert (game.deniers(A), game.deniers(B)) == (3, 7)
    game.take(B, "fair-toll")
    assert game.influence(B) == 6
    game.take(A, "x2")
    assert game.event_cubes("marauding") == "A A"
    assert game.turn() == "B"


def test_a_reaction_may_be_declined_and_is_not_asked_without_a_sale() -> None:
    game = fair(wares=(0, 1, 0, 0)).dice("r6@B r6@A").start()
    game.take(A, "marauding r6@B done").take(B, "fair-waive").take(A, "x2")
    assert (game.influence(B), wares(game)) == (4, [0, 1, 0, 0])
    game = fair(wares=(1, 1, 0, 0)).dice("r6@A y1@B").start().take(A, "marauding r6@A done x2")
    assert game.asked() == "take-turn"


def test_a_seat_may_find_a_way_out_of_a_loss() -> None:
    """Civil War takes 3 deniers from each: A gives a ware instead, B bears it, and C has no ware to give."""
    table = fair(3, wares=(1, 2, 0, 0)).event("civil-war").dice("y1@A")
    game = table.now("strike-civil-war", "first-turn", "end-round", "next-round").start()
    assert (game.actors(), game.asked()) == ([A], "fair-ask-flee")
    game.take(A, "fair-flee")
    assert (game.actors(), game.asked()) == ([B], "fair-ask-flee")
    again = Playing(GAME.restore(game.document()), GAME)
    again.take(B, "fair-stay")
    assert [again.deniers(seat) for seat in (A, B, C)] == [5, 2, 2]
    assert wares(again) == [0, 2, 0, 0]
    assert again.asked() == "take-turn"


def test_a_guest_may_ask_in_its_own_way_for_an_event() -> None:
    """A step of the base game from which those of cards inherit: a guest is never compiled, and inherits all the same."""

    class Besiege(PickEvent):
        pass

    assert Besiege("besiege").name == "besiege"
