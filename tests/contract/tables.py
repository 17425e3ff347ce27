"""Every table that the contract is checked on: each game, with every set-up choice, for each number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product

from tests.core.nim import NIM
from troyes.core.game import AnyGame, Choice, Setup
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play.catalogue import GAMES

ALL_GAMES = (*GAMES, NIM)
FEW = 8
"""Mixtures of set-up choices of which every one is checked."""


class Table:
    """A game with a set-up, and one random game played on it."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.name = "-".join([game.name, str(setup.players), *setup.choices.values()])

    def new(self) -> State:
        """The state before anything is drawn, rolled or chosen."""
        state: State = self.game.new(self.setup)
        return state

    @cached_property
    def log(self) -> list[tuple[int, int]]:
        """Who chose which token in the random game; of those who choose at once, a random one goes first."""
        rng = Rng(len(self.name), self.setup.players)
        offer = Offer()
        state = self.new()
        log: list[tuple[int, int]] = []
        while actors := state.actors():
            actor = actors[rng.below(len(actors))]
            state.fill(actor, offer)
            log.append((actor, int(offer.draw(rng))))
            state.take(*log[-1])
        return log

    def walk(self, about: int | None = None) -> Iterator[State]:
        """The states of the random game from the first on: before every token, or about so many of them, evenly."""
        step = max(1, len(self.log) // about) if about else 1
        state = self.new()
        for index, (actor, token) in enumerate(self.log):
            if index % step == 0:
                yield state
            state.take(actor, token)

    def end(self) -> State:
        """The state in which the random game ended."""
        state = self.new()
        for actor, token in self.log:
            state.take(actor, token)
        return state


def settled(choices: Sequence[Choice], players: int) -> list[dict[str, str]]:
    """What tables of so many settle: every mixture where there are few, else every value by itself, and of every choice
    the last value together."""
    admitted = {
        choice.name: choice.values
        if choice.players is None or players in choice.players
        else choice.values[:1]
        for choice in choices
    }
    mixtures = [dict(zip(admitted, values, strict=True)) for values in product(*admitted.values())]
    if len(mixtures) <= FEW:
        return mixtures
    usual, most = mixtures[0], mixtures[-1]
    single = [{**usual, name: value} for name, values in admitted.items() for value in values[1:]]
    return [usual, *single, most]


def tables() -> list[Table]:
    """All of them."""
    return [
        Table(game, game.setup(players, choices))
        for game in ALL_GAMES
        for players in game.players
        for choices in settled(game.choices, players)
    ]


TABLES = tables()
