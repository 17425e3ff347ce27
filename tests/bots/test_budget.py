"""What ends the thinking: the clock, the counted work, or somebody who wants the move now."""

from __future__ import annotations

from tests.bots.tables import AMPLE
from tests.bots.test_moves import check_move
from troyes.bots.budget import Budget
from troyes.bots.levels import find
from troyes.bots.player import Sight
from troyes.core.rng import Rng
from troyes.play.catalogue import find as find_game
from troyes.play.session import Session
from troyes.play.table import Table


class Patience:
    """Lasts for so many questions."""

    def __init__(self, questions: int) -> None:
        self.questions = questions
        self.asked = 0

    def ended(self) -> bool:
        self.asked += 1
        return self.asked > self.questions


def test_looks_end_when_somebody_hurries_but_one_is_always_taken() -> None:
    patience = Patience(2)
    budget = Budget(AMPLE, 100, 100, patience.ended)
    assert [budget.allows_look() for _ in range(5)] == [True, True, True, False, False]
    assert not Budget(AMPLE, 100, 100, Patience(5).ended).is_over()
    assert Budget(AMPLE, 100, 100, Patience(0).ended).is_over()


def test_rollouts_end_when_somebody_hurries() -> None:
    budget = Budget(AMPLE, 100, 100, Patience(2).ended)
    assert [budget.allows_rollouts(6) for _ in range(4)] == [True, True, False, False]
    assert budget.rolled == 12


def test_without_anybody_to_hurry_the_count_ends_it() -> None:
    budget = Budget(AMPLE, 2, 12)
    assert [budget.allows_look() for _ in range(3)] == [True, True, False]
    assert [budget.allows_rollouts(6) for _ in range(3)] == [True, True, False]
    assert not budget.is_over()


def test_a_hurried_player_makes_the_best_move_that_it_knows_of() -> None:
    game = find_game("dice")
    session = Session(Table(game, game.setup(2, {})), seed=1)
    player = find("countess").player(looks=10**9, rollouts=10**9)
    for questions in (0, 50):
        patience = Patience(questions)
        tokens = player.choose(Sight(session.state, 0), Rng(1), AMPLE, patience.ended)
        check_move(session.state, 0, tokens)
        assert patience.asked <= questions + 3
