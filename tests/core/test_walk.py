"""What follows from options, take and clone: complete moves, their tree, counts, random play."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM, Nim
from troyes.core import walk
from troyes.core.agenda import CHANCE, NOBODY
from troyes.core.rng import Rng
from troyes.play.catalogue import find

pytestmark = pytest.mark.both


def after(words: str, players: int = 3, rounds: str = "one") -> Nim:
    """Nim after some words, each chosen by the first who must choose."""
    state = NIM.new(NIM.setup(players, {"rounds": rounds}))
    for word in words.split():
        token = NIM.vocabulary.token(word)
        assert token is not None
        state.take(state.actor(), token)
    return state


def spell(tokens: list[int]) -> str:
    return " ".join(NIM.vocabulary.text(token) for token in tokens)


def spell_tree(tree: walk.Trie) -> dict[str, object]:
    return {NIM.vocabulary.text(token): spell_tree(branch) for token, branch in tree.items()}


BEGUN = "heap4 bid0 bid1 bid0"


def test_moves_are_spelt_to_their_end() -> None:
    state = after(BEGUN)
    assert [spell(move) for move in walk.moves(state, 1)] == [
        "take1 toA", "take1 toC", "take2 toA", "take2 toC", "take3 toA", "take3 toC",
    ]  # fmt: skip


def test_a_move_that_ends_the_game_ends_there() -> None:
    state = after(f"{BEGUN} take2 toA")
    assert [spell(move) for move in walk.moves(state, 0)] == ["take1 toB", "take1 toC", "take2"]


def test_moves_in_the_middle_of_a_move_are_the_rest_of_it() -> None:
    state = after(f"{BEGUN} take2")
    assert [spell(move) for move in walk.moves(state, 1)] == ["toA", "toC"]


def test_moves_of_one_among_many_who_choose_at_once() -> None:
    state = after("heap4 bid1")
    assert [spell(move) for move in walk.moves(state, 2)] == ["bid0", "bid1", "bid2"]


def test_the_trie_is_the_tree_of_the_moves() -> None:
    state = after(f"{BEGUN} take1 toC take1 toA")
    assert spell_tree(walk.trie(state, 0)) == {"take1": {"toB": {}, "toC": {}}, "take2": {}}


def test_walking_leaves_the_state_as_it_was() -> None:
    state = after(BEGUN)
    before = state.key()
    walk.moves(state, 1)
    walk.perft(state, 3)
    walk.playouts(state, Rng(1), 5)
    walk.clones(state, 5)
    assert state.key() == before


def test_a_new_question_that_opens_a_move_ends_the_last() -> None:
    assert not walk.ends_move(after("heap4 bid0 bid0 take1", players=2), 0)
    assert walk.ends_move(after("heap4 bid0 bid0 take1 toB", players=2), 0)
    assert walk.ends_move(after("heap4 bid0 bid0", players=2), 0)
    assert walk.ends_move(after("heap4 bid0 bid0 take3 toB take1", players=2), 1)


def test_perft_counts_sequences_of_tokens() -> None:
    # Three heaps, then two bids of three, then one to three stones, then a forced word; after that a heap of four
    # leaves 3 + 2 + 1 ways to go on, one of five 3 + 3 + 2, one of six 3 + 3 + 3.
    state = after("", players=2)
    assert [walk.perft(state, depth) for depth in range(7)] == [1, 3, 9, 27, 81, 81, 9 * (6 + 8 + 9)]


def test_perft_counts_a_game_that_ends_early_once() -> None:
    state = after("heap4 bid0 bid0 take2 toB", players=2)
    assert [walk.perft(state, depth) for depth in range(5)] == [1, 2, 2, 2, 2]


def test_perft_of_a_finished_game_is_one() -> None:
    state = after("heap4 bid0 bid0 take3 toB take1", players=2)
    assert state.actor() == NOBODY
    assert walk.perft(state, 5) == 1


def test_a_playout_plays_to_the_end_and_counts_chance_apart() -> None:
    state = after("")
    decisions, drawn = walk.playout(state, Rng(4))
    assert state.actors() == []
    assert (decisions, drawn, state.scores()) == (10, 1, [-1, 6, -1])


def test_playouts_add_up_playouts() -> None:
    state = after("", rounds="two")
    rng, same = Rng(8), Rng(8)
    single = [walk.playout(state.clone(), rng) for _ in range(20)]
    assert walk.playouts(state, same, 20) == (sum(one for one, _ in single), sum(one for _, one in single))


def test_chance_draws_by_weight_in_playouts() -> None:
    sizes = {4: 0, 5: 0, 6: 0}
    rng = Rng(6)
    for _ in range(600):
        state = after("")
        walk.playout(state, rng)
        sizes[state.size] += 1
    assert sizes == {4: 103, 5: 201, 6: 296}


def test_finishing_a_move_stops_where_the_next_one_opens() -> None:
    state = after(BEGUN)
    walk.finish_move(state, 1, Rng(2))
    assert state.prompt(state.actor()).name == "take"
    assert state.actor() != 1


def test_finishing_a_move_in_its_middle() -> None:
    state = after(f"{BEGUN} take2")
    walk.finish_move(state, 1, Rng(2))
    assert (state.heap, state.prompt(state.actor()).name) == (2, "take")


def test_finishing_a_move_that_ends_the_game() -> None:
    state = after("heap4 bid0 bid0 take3 toB", players=2)
    walk.finish_move(state, 1, Rng(2))
    assert state.actors() == []


def test_finishing_the_move_of_one_who_chooses_at_once_leaves_the_others_choosing() -> None:
    state = after("heap4")
    walk.finish_move(state, 1, Rng(2))
    assert state.actors() == [0, 2]
    assert CHANCE not in state.actors()


# The graph for screens


def expanded(nodes: list[list[int]], node: int = -1) -> walk.Trie:
    """The tree that a graph stands for."""
    pairs = nodes[node]
    return {token: expanded(nodes, child) for token, child in zip(pairs[::2], pairs[1::2], strict=True)}


def test_the_graph_is_the_trie_with_equal_branches_once() -> None:
    state = after(BEGUN)
    nodes = walk.graph(state, 1, 100)
    assert expanded(nodes) == walk.trie(state, 1)
    to_a, to_c, stones = (NIM.vocabulary.token(word) for word in ("toA", "toC", "take1"))
    assert stones is not None
    assert nodes == [[], [to_a, 0, to_c, 0], [stones, 1, stones + 1, 1, stones + 2, 1]]


def test_the_graph_in_the_middle_of_a_move_is_the_rest_of_it() -> None:
    state = after(f"{BEGUN} take2")
    assert expanded(walk.graph(state, 1, 100)) == walk.trie(state, 1)


def test_a_graph_with_too_many_branches_is_empty() -> None:
    state = after(BEGUN)
    branches = 3 + 3 * 2
    assert walk.graph(state, 1, branches)
    assert walk.graph(state, 1, branches - 1) == []
    assert walk.graph(state, 1, 0) == []


def test_the_graph_of_one_who_is_not_asked_has_nothing_in_it() -> None:
    assert walk.graph(after(BEGUN), 0, 100) == [[]]


def test_graphs_of_real_games() -> None:
    compared = 0
    for name, players in (("dice", 2), ("city", 1), ("city", 2)):
        game = find(name)
        rng = Rng(7)
        state = game.new(game.setup(players))
        while state.actors():
            actor = state.actors()[0]
            if actor != CHANCE and rng.below(6) == 0:
                nodes = walk.graph(state, actor, 1500)
                if nodes:
                    assert expanded(nodes) == walk.trie(state, actor)
                    assert len({tuple(node) for node in nodes}) == len(nodes)
                    compared += 1
            options = state.options(actor)
            state.take(actor, options[rng.below(len(options))])
    assert compared > 20
