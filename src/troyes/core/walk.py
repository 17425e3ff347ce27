"""All that follows from options, take and clone: complete moves, their tree, counts, random play."""

from __future__ import annotations

from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY, State

Trie = dict[int, "Trie"]


def ends_move(state: State, actor: int) -> bool:
    """Whether the move that this actor was making is complete."""
    return actor not in state.actors() or state.opens(actor)


def trie(state: State, actor: int) -> Trie:
    """The tree of the completions of the present move: token to what may follow, empty at a move's end."""
    tree: Trie = {}
    for token in state.options(actor):
        after = state.clone()
        after.take(actor, token)
        tree[token] = {} if ends_move(after, actor) else trie(after, actor)
    return tree


def moves(state: State, actor: int) -> list[list[int]]:
    """Every complete move of this actor, as its tokens in order."""
    return _paths(trie(state, actor))


def _paths(tree: Trie) -> list[list[int]]:
    paths: list[list[int]] = []
    for token, branch in tree.items():
        if branch:
            paths += [[token, *rest] for rest in _paths(branch)]
        else:
            paths.append([token])
    return paths


class _Graph:
    """A trie under way, with equal branches written once."""

    def __init__(self, limit: int) -> None:
        self.left = limit
        self.nodes: list[list[int]] = []
        self.known: dict[tuple[int, ...], int] = {}

    def add(self, state: State, actor: int) -> int:
        """The number of the node for what may follow in this state, or -1 when there is too much of it."""
        pairs: list[int] = []
        for token in state.options(actor):
            self.left -= 1
            if self.left < 0:
                return -1
            after = state.clone()
            after.take(actor, token)
            child = self.node([]) if ends_move(after, actor) else self.add(after, actor)
            if child < 0:
                return -1
            pairs.append(token)
            pairs.append(child)
        return self.node(pairs)

    def node(self, pairs: list[int]) -> int:
        """The number of the node with these pairs."""
        key = tuple(pairs)
        number = self.known.get(key, -1)
        if number < 0:
            number = len(self.nodes)
            self.known[key] = number
            self.nodes.append(pairs)
        return number


def graph(state: State, actor: int, limit: int) -> list[list[int]]:
    """The same tree for a screen, with equal branches shared, which makes it a thousand times smaller.

    Each node lists token, node, token, node …; the last one is the root, and one without pairs ends the move. There are
    no nodes if the tree has more than `limit` branches.
    """
    found = _Graph(limit)
    return found.nodes if found.add(state, actor) >= 0 else []


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` tokens there are, chance included; of simultaneous actors the first goes first."""
    actor = state.actor()
    if depth == 0 or actor == NOBODY:
        return 1
    offer = Offer()
    state.fill(actor, offer)
    if depth == 1:
        return offer.size
    total = 0
    for i in range(offer.size):
        after = state.clone()
        after.take(actor, offer.tokens[i])
        total += perft(after, depth - 1)
    return total


def playout(state: State, rng: Rng) -> tuple[i64, i64]:
    """Play to the end at random; how many tokens players chose, and how many chance drew."""
    offer = Offer()
    decisions: i64 = 0
    drawn: i64 = 0
    actor = state.actor()
    while actor != NOBODY:
        state.fill(actor, offer)
        if actor == CHANCE:
            drawn += 1
            actor = state.advance(actor, offer.draw(rng))
        else:
            decisions += 1
            actor = state.advance(actor, offer.tokens[rng.draw(offer.size)])
    return decisions, drawn


def playouts(state: State, rng: Rng, times: i64) -> tuple[i64, i64]:
    """Play clones of a state to the end, and add up what `playout` counts."""
    decisions: i64 = 0
    drawn: i64 = 0
    i: i64 = 0
    while i < times:
        some, chance = playout(state.clone(), rng)
        decisions += some
        drawn += chance
        i += 1
    return decisions, drawn


def clones(state: State, times: i64) -> None:
    """Clone a state again and again, for those who measure it."""
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1


def finish_move(state: State, actor: int, rng: Rng) -> None:
    """Complete this actor's move at random."""
    while True:
        options = state.options(actor)
        state.take(actor, options[rng.draw(len(options))])
        if ends_move(state, actor):
            return
