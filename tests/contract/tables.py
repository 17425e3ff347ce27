"""Every table that the contract is checked on: each game, with each set-up, for each number of players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product

from tests.core.nim import NIM
from troyes.core.game import AnyGame, Setup
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play.catalogue import GAMES

ALL_GAMES = (*GAMES, NIM)


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


def tables() -> list[Table]:
    """All of them."""
    found = []
    for game in ALL_GAMES:
        names = [choice.name for choice in game.choices]
        for players in game.players:
            for values in product(*(choice.values for choice in game.choices)):
                found.append(Table(game, game.setup(players, dict(zip(names, values, strict=True)))))
    return found


TABLES = tables()
