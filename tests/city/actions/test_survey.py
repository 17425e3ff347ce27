"""What a survey of the dice says at once is what trying all groups says."""

from __future__ import annotations

import pytest

from troyes.city.actions.dice_group import ALL_FACES, Search
from troyes.city.actions.survey import NO, UNSURE, YES
from troyes.city.constants import GROUP
from troyes.city.content.kinds import MIXED, PLAIN
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import NOBODY

QUESTIONS = 40


def positions(choices: dict[str, str], players: int) -> list[City]:
    """The positions of a random game in which somebody is about to choose an action."""
    state, rng, offer = CITY.new(CITY.setup(players, choices)), Rng(7, players), Offer()
    found: list[City] = []
    while (actor := state.actor()) != NOBODY:
        if state.agenda[-1].name == "take-turn":
            found.append(state.clone())
        state.fill(actor, offer)
        state.take(actor, offer.draw(rng))
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("choices", [{}, {"head": "yes"}], ids=["plain", "purple"])
def test_a_survey_finds_what_a_search_finds(choices: dict[str, str], players: int) -> None:
    rng = Rng(1)
    search = Search()
    answers = {NO: 0, YES: 0, UNSURE: 0}
    for state in positions(choices, players):
        search.begin_turn(state, state.whose_turn())
        for _ in range(QUESTIONS):
            faces = ALL_FACES if rng.below(2) else int(rng.below(64)) << 1
            needs = rng.below(20) if rng.below(2) else 0
            most = 1 if rng.below(4) == 0 else GROUP
            search.look_for(rng.below(MIXED + 1), most, needs, faces, rng.below(14))
            found = search.survey.finds(
                search.colour, search.limit, search.needs, search.faces, search.budget
            )
            answers[int(found)] += 1
            exists = search.bend_by(state, PLAIN) and search.succeeds()
            assert found == UNSURE or exists == (found == YES)
            assert search.finds_plain(state) == exists
    assert min(answers.values()) > QUESTIONS
