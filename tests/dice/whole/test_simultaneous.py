"""All players act at once: order does not matter, and choices stay hidden until all have finished."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.dice.builder import A, B, C, Playing, Table, table
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE


def two_seats() -> Table:
    """Two seats with the dice of the rulebook's example."""
    return table(2).plazas("R W Y R").dice(black=3, others=(1, 3, 6))


def seen(game: Playing, seat: int) -> Playing:
    """The game as a seat sees it."""
    return Playing(game.state.view(seat))


def sheet(game: Playing, seat: int) -> tuple[object, ...]:
    """Everything pencilled on a sheet."""
    return (
        game.unspent(seat),
        game.circled(seat),
        game.citizens(seat),
        game.drawn(seat),
        game.crossed(seat),
        game.values(seat),
    )


def every_action(game: Playing, seat: int) -> list[Playing]:
    """The game after each whole action that a seat could perform."""
    if seat not in game.actors():
        return [game]
    return [
        end
        for word in game.options(seat)
        for end in every_action(Playing(game.state.clone()).take(seat, word), seat)
    ]


def test_all_seats_act_at_once_and_in_any_order() -> None:
    """Perform an Action: everyone is asked from the start, and each may go on while the others think."""
    game = table(3).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    assert game.actors() == [A, B, C]
    game.take(C, "die1")
    assert game.actors() == [A, B, C]
    game.take(A, "die3").take(C, "palace1")
    assert game.actors() == [A, B]
    game.take(B, "die4 fortress6")
    assert game.actors() == [A]
    game.take(A, "deniers+3")
    assert game.actors() == [CHANCE]
    assert game.day() == (1, "afternoon")


def test_order_of_acting_does_not_matter() -> None:
    """Perform an Action: the same choices in each order lead to the same position."""
    words = {A: "die1 palace1", B: "die3 great-hall3", C: "die4 influence+6"}
    ends = []
    for order in permutations(words):
        game = table(3).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
        for seat in order:
            game.take(seat, words[seat])
        ends.append(game.document())
    assert ends == [ends[0]] * 6


def test_several_players_may_choose_the_same_die() -> None:
    """Perform an Action: the die stays where it is, at the same price, for everyone."""
    game = table(3).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    for seat in (A, B, C):
        assert game.options(seat) == ["die1", "die3", "die4"]
        game.take(seat, "die4 palace6")
    for seat in (A, B, C):
        assert game.drawn(seat) == ["palace6"]
        assert game.unspent(seat) == (3, 1, 3)


def test_nobody_acts_twice_in_a_half_day() -> None:
    """Perform an Action: one die and one action for each player."""
    game = two_seats().start().take(A, "die1 palace1")
    with pytest.raises(Refusal):
        game.take(A, "die3")


def test_half_day_waits_for_the_last_bonus() -> None:
    """End of a Half Day: a seat that still has a free building to place keeps the half day open."""
    game = two_seats().sheet(B, knights=14).start()
    game.take(A, "die1 palace1").take(B, "die1 palace1")
    assert game.actors() == [B]
    assert game.day() == (1, "morning")
    game.take(B, "cathedral1")
    assert game.actors() == [CHANCE]
    assert game.day() == (1, "afternoon")


def test_chosen_die_and_its_price_are_not_seen_by_others() -> None:
    """Perform an Action: while A has chosen and paid, B sees what B saw before; A sees A's own choice."""
    game = two_seats().start()
    before = seen(game, B)
    for die in ("die1", "die3", "die4"):
        chosen = Playing(game.state.clone()).take(A, die)
        for_b = seen(chosen, B)
        assert for_b.state.key() == before.state.key()
        assert for_b.document() == before.document()
        assert for_b.actors() == [A, B]
        assert for_b.asked(A) == "choose-die"
        for_a = seen(chosen, A)
        assert for_a.asked(A) == "use-die"
        assert for_a.unspent(A) == chosen.unspent(A)
        assert for_a.options(A) == chosen.options(A)


def test_every_finished_action_looks_the_same_to_others() -> None:
    """Perform an Action: whatever A did, B's view is one and the same, and A's sheet in it is as it was."""
    game = two_seats().start()
    before = sheet(game, A)
    ends = every_action(game, A)
    assert len(ends) > 50
    views = [seen(end, B) for end in ends]
    assert {view.state.key() for view in views} == {views[0].state.key()}
    for view in views:
        assert view.document() == views[0].document()
        assert sheet(view, A) == before
        assert view.scores() == [3, 3]
        assert view.actors() == [B]
        assert view.options(B) == ["die1", "die3", "die4"]


def test_pending_bonus_is_not_seen_by_others() -> None:
    """Perform an Action: B does not see that A has a free building, another track or an order to choose."""
    for marks, words in (
        ({"knights": 14}, "die1 palace1"),
        ({"knights": 20}, "die1 palace1"),
        ({"knights": 14, "artisans": 10, "priests": 19}, "die3 bishopric3"),
    ):
        game = two_seats().sheet(A, **marks).start()
        before = seen(game, B)
        game.take(A, words)
        assert A in game.actors()
        after = seen(game, B)
        assert after.state.key() == before.state.key()
        assert after.document() == before.document()
        assert after.scores() == before.scores()


def test_own_choice_is_seen_at_once() -> None:
    """Perform an Action: a player's own sheet is always up to date in the player's view."""
    game = two_seats().start().take(A, "die4 palace6")
    view = seen(game, A)
    assert sheet(view, A) == sheet(game, A)
    assert view.drawn(A) == ["palace6"]
    assert view.unspent(A) == (3, 1, 3)
    assert view.drawn(B) == []


def test_everything_is_shown_when_the_last_one_has_finished() -> None:
    """End of a Half Day: the sheets lie open again for all, and for each alike."""
    game = table(3).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    game.take(A, "die1 palace1").take(C, "die3 city-hall3")
    for watcher, hidden in ((A, C), (B, A), (B, C), (C, A)):
        assert seen(game, watcher).drawn(hidden) == []
        assert seen(game, watcher).citizens(hidden) == (0, 0, 0)
    game.take(B, "die4 fortress6")
    for watcher in (A, B, C):
        view = seen(game, watcher)
        assert [view.drawn(seat) for seat in (A, B, C)] == [["palace1"], ["fortress6"], ["city-hall3"]]
        assert [view.citizens(seat) for seat in (A, B, C)] == [(2, 0, 0), (0, 0, 1), (0, 2, 0)]
        assert [view.unspent(seat) for seat in (A, B, C)] == [(3, 3, 3), (3, 1, 3), (3, 2, 3)]
        assert view.state.key() == game.state.key()
        assert view.document() == game.document()


def test_what_was_shown_before_stays_shown_in_the_next_half_day() -> None:
    """Perform an Action: only the choice of the running half day is hidden; the event is public."""
    game = table(2).day(3).plazas("R W Y R").start().chance("3 1 3 6")
    game.take(A, "die1 palace1").take(B, "die1 palace1").chance("6 1 2 3")
    crossed = game.crossed(A)
    assert len(crossed) == 2
    game.take(A, "die1")
    game.take(A, game.options(A)[0])
    view = seen(game, B)
    assert view.drawn(A) == ["palace1"]
    assert view.citizens(A) == (2, 0, 0)
    assert view.crossed(A) == crossed
    assert view.dice() == game.dice() == [1, 2, 3, 6]


def test_last_seat_decides_in_its_view_as_in_the_game() -> None:
    """Perform an Action: a view offers its own seat what the game offers, step by step."""
    game = two_seats().sheet(B, knights=14).start().take(A, "die1 palace1")
    for word in ("die1", "palace1", "cathedral5"):
        view = seen(game, B)
        assert view.asked(B) == game.asked(B)
        assert view.options(B) == game.options(B)
        game.take(B, word)


def test_view_is_a_copy() -> None:
    """A view can be tried out without touching the game."""
    game = two_seats().start()
    key = game.state.key()
    seen(game, A).take(A, "die1 palace1")
    assert game.state.key() == key
    assert game.drawn(A) == []


def test_great_halls_of_two_seats_count_the_same_dice() -> None:
    """The Great Hall: dice are available to everyone, also those that others use."""
    game = table(2).plazas("R Y W W").dice(black=1, others=(6, 6, 6)).start()
    game.take(A, "die2/deniers great-hall6").take(B, "die2/deniers great-hall6")
    assert game.citizens(A) == game.citizens(B) == (0, 0, 4)


def test_ten_players_act_on_the_same_dice() -> None:
    """The game is for up to ten players: all are asked, and the last one ends the half day."""
    game = table(10).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    for seat in reversed(range(10)):
        assert game.actors() == list(range(seat + 1))
        assert all(seen(game, 0).drawn(other) == [] for other in range(10))
        game.take(seat, "die1 palace1")
    assert game.actors() == [CHANCE]
    assert all(game.drawn(seat) == ["palace1"] for seat in range(10))
    assert all(seen(game, 0).drawn(seat) == ["palace1"] for seat in range(10))


def test_single_player_needs_nobody_else() -> None:
    """The game can be played alone: the half day ends with the only action."""
    game = table(1).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    assert game.actors() == [A]
    game.take(A, "die1 palace1")
    assert game.actors() == [CHANCE]
    assert seen(game, A).document() == game.document()
