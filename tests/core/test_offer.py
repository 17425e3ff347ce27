"""The list of legal tokens as the engine writes it."""

from __future__ import annotations

from collections import Counter

import pytest

from troyes.core.offer import ROOM, Offer, give_back, lent
from troyes.core.rng import Rng

pytestmark = pytest.mark.both


def written(offer: Offer) -> list[tuple[int, int]]:
    return [(int(offer.tokens[i]), int(offer.weights[i])) for i in range(offer.size)]


def test_a_new_offer_is_empty() -> None:
    assert written(Offer()) == []


def test_tokens_stand_in_the_order_in_which_they_were_added() -> None:
    offer = Offer()
    offer.add(4)
    offer.add_weighted(7, 3)
    assert written(offer) == [(4, 1), (7, 3)]


def test_a_cleared_offer_forgets_tokens_and_weights() -> None:
    offer = Offer()
    offer.add_weighted(7, 3)
    offer.clear()
    assert written(offer) == []
    offer.add(2)
    assert written(offer) == [(2, 1)]


def test_a_run_of_tokens_is_added_at_once() -> None:
    offer = Offer()
    offer.add(9)
    offer.add_run(3, 4)
    assert written(offer) == [(9, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
    assert offer.listed() == [9, 3, 4, 5, 6]


def test_a_lent_offer_is_empty_whatever_it_served_for_before() -> None:
    offer = lent()
    offer.add_weighted(7, 3)
    give_back(offer)
    again = lent()
    assert again is offer
    assert lent() is not offer
    again.add(2)
    assert written(again) == [(2, 1)]


def test_an_offer_has_room_for_all_options_of_a_question() -> None:
    offer = Offer()
    for token in range(ROOM):
        offer.add(token)
    assert written(offer) == [(token, 1) for token in range(ROOM)]


def test_a_single_token_is_always_drawn() -> None:
    offer = Offer()
    offer.add_weighted(9, 5)
    rng = Rng(1)
    assert {int(offer.draw(rng)) for _ in range(50)} == {9}


def test_tokens_are_drawn_by_weight() -> None:
    offer = Offer()
    offer.add_weighted(10, 1)
    offer.add_weighted(11, 4)
    offer.add_weighted(12, 5)
    rng = Rng(3)
    counts = Counter(int(offer.draw(rng)) for _ in range(10_000))
    assert [counts[token] for token in (10, 11, 12)] == [1015, 3984, 5001]


def test_a_draw_takes_one_number_from_the_generator() -> None:
    offer = Offer()
    offer.add(0)
    offer.add(1)
    drawing, counting = Rng(5), Rng(5)
    assert [int(offer.draw(drawing)) for _ in range(20)] == [int(counting.below(2)) for _ in range(20)]
