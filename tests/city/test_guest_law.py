"""Room for expansions: two toy modules, a die of no domain and a reaction in another player's turn, enter the game
without a change to it."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Playing
from troyes.city.actions.influence import fill_faces
from troyes.city.assembly import build, new_city
from troyes.city.constants import OWNERS, PURPLE, SEATS, die
from troyes.city.rules import Extra, Module, Rules
from troyes.city.state import City
from troyes.city.steps import STEPS
from troyes.city.words.tokens import AGAIN, DIE, ENOUGH, FACE
from troyes.core import walk
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.errors import IllegalMove
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt
from troyes.core.rng import Rng


class RollPurple(Step[City]):
    """Every seat throws one purple die."""

    def actor(self, s: City) -> int:
        return NOBODY if self.next(s) == SEATS else CHANCE

    def next(self, s: City) -> int:
        waiting = (seat for seat in range(s.rules.players) if not s.count_dice(seat, PURPLE))
        return next(waiting, SEATS)

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: int, token: int) -> None:
        s.dice[die(self.next(s), PURPLE, token - FACE + 1)] += 1
        s.agenda.append(self)

    def prompt(self, s: City, actor: int) -> Prompt:
        return Prompt("roll-workforce", (self.next(s), 0))


class Tolls(Extra):
    """How many tolls each seat may still take."""

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def clone(self) -> Tolls:
        return Tolls(self.left.copy())

    def key(self) -> tuple[int, ...]:
        return tuple(self.left)


def tolls(s: City) -> list[int]:
    extra = s.extras[0]
    assert isinstance(extra, Tolls)
    return extra.left


class AskToll(Step[City]):
    """Whoever sold a die may take a toll of 4 influence, in the buyer's turn."""

    def actor(self, s: City) -> int:
        buyer = s.rules.participants[s.turn]
        for i in range(s.size):
            owner = (s.group[i] - DIE) % OWNERS
            if owner not in (buyer, SEATS) and tolls(s)[owner]:
                return int(owner)
        return NOBODY

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        offer.add(AGAIN)
        offer.add(ENOUGH)

    def take(self, s: City, actor: int, token: int) -> None:
        if token == AGAIN:
            tolls(s)[actor] -= 1
            s.gain_influence(actor, 4)

    def prompt(self, s: City, actor: int) -> Prompt:
        return Prompt("shoot-on", (tolls(s)[actor],))


ROLL_PURPLE = RollPurple()
ASK_TOLL = AskToll()
HEAD = Module(
    "head", workforce=(ROLL_PURPLE,), wild=(PURPLE,), doubled=(PURPLE,), steps={"roll-purple": ROLL_PURPLE}
)
TOLL = Module("toll", purchase=(ASK_TOLL,), extra=Tolls([1, 1, 1, 1]), steps={"ask-toll": ASK_TOLL})


def acting(rules: Rules, dice: str) -> Playing:
    """Round 3, seat A to move, with these dice on the square."""
    state = new_city(rules)
    for word in dice.split():
        state.dice[die("ABCDN".index(word[3]), "rywp".index(word[0]), int(word[1]))] += 1
    playing = Playing(state)
    playing.chance("A-starts")
    state.round = 3
    state.agenda = [STEPS[name] for name in ("next-round", "end-round", "next-turn", "take-turn")]
    return playing


def test_a_die_of_no_domain_passes_for_any_colour_in_its_owners_groups() -> None:
    game = acting(build(2, (HEAD,)), "p6@A r2@A r3@B y1@A")
    assert "agriculture" in game.options(A)
    game.take(A, "marauding")
    assert game.options(A) == ["r2@A", "r3@B", "y1@A", "p6@A"]
    game.take(A, "r2@A")
    assert game.options(A) == ["r3@B", "p6@A"]  # the group is red by now; a red 2 alone is worth too little
    game.take(A, "p6@A done x2")
    assert game.event_cubes("marauding") == "A A"


def test_a_die_of_no_domain_is_never_bought() -> None:
    game = acting(build(2, (HEAD,)), "p6@B y1@A")
    assert "agriculture" not in game.options(A)
    with pytest.raises(IllegalMove):
        game.take(A, "marauding")


def test_a_die_of_no_domain_can_be_thrown_again_and_turned_over() -> None:
    game = acting(build(2, (HEAD,)), "p2@A")
    game.take(A, "reroll-p2").chance("1")
    assert game.dice() == ["p1@A"]
    game.take(A, "pass")
    assert game.actors() == [B]


def test_a_die_of_no_domain_counts_double_against_black_dice_if_its_module_says_so() -> None:
    game = acting(build(2, (HEAD,)), "p3@A")
    game.state.black[5] = 1
    game.state.agenda = [STEPS[name] for name in ("next-round", "end-round", "first-turn", "face-enemies")]
    game.state.proceed()
    game.take(A, "p3@A done")
    assert game.influence(A) == 5


def test_whole_games_with_a_die_of_no_domain_end() -> None:
    for players in (2, 3, 4):
        state = new_city(build(players, (HEAD, TOLL)))
        walk.playout(state, Rng(players))
        assert state.actors() == []
        assert state.round == state.rules.rounds


def test_another_player_reacts_before_the_action_takes_effect() -> None:
    game = acting(build(2, (TOLL,)), "r6@B r1@A")
    game.take(A, "marauding r6@B done")
    assert game.actors() == [B]
    assert game.event_cubes("marauding") == ""
    assert (game.deniers(A), game.deniers(B)) == (3, 7)
    game.take(B, "again")
    assert game.influence(B) == 8
    game.take(A, "x2")
    assert game.event_cubes("marauding") == "A A"
    assert game.turn() == "B"


def test_a_reaction_may_be_declined_and_is_not_asked_without_a_sale() -> None:
    game = acting(build(2, (TOLL,)), "r6@B r6@A")
    game.take(A, "marauding r6@B done").take(B, "enough").take(A, "x2")
    assert game.influence(B) == 4
    game = acting(build(2, (TOLL,)), "r6@A y1@B")
    game.take(A, "marauding r6@A done x2")
    assert game.asked() == "take-turn"


def test_what_a_module_remembers_belongs_to_the_state() -> None:
    game = acting(build(2, (TOLL,)), "r6@B r1@A")
    game.take(A, "marauding r6@B done")
    twin = game.state.clone()
    before = game.state.key()
    twin.take(B, AGAIN)
    assert tolls(twin) == [1, 0, 1, 1]
    assert tolls(game.state) == [1, 1, 1, 1]
    assert game.state.key() == before != twin.key()
    assert game.state.view(A).key()[-4:] == (1, 1, 1, 1)


def test_the_base_game_has_no_die_of_no_domain() -> None:
    state = new_city(build(4))
    offer = Offer()
    rng = Rng(3)
    while state.actor() != NOBODY:
        state.fill(state.actor(), offer)
        state.take(state.actor(), offer.draw(rng))
        assert not any(state.count_dice(owner, PURPLE) for owner in range(OWNERS))
