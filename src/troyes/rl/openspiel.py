"""OpenSpiel: `pyspiel.load_game("python_troyes(game=city,players=2,setup=head:yes)")`, once this module is imported.

Where all choose at once, OpenSpiel sees them choose one after the other, each without knowing what the others chose.
An information state is what a seat may know now, after a digest of all that it has seen and done: perfect recall in a
few letters. `troyes.play.recall` spells it out.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.many import outcome
from troyes.core.message import message, quoted
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.play.front import make

NAME: Final = "python_troyes"
MOST_PLAYERS: Final = 10
LONGEST: Final = 20_000
"""More tokens than any game has."""
MOST_POINTS: Final = 1_000.0
USUAL: Final = {"game": "dice", "players": 2, "setup": ""}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Troyes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=USUAL,
)


def choice(part: str) -> tuple[str, str]:
    """A set-up choice as it is written among the parameters."""
    name, sign, value = part.partition(":")
    if not sign:
        raise SetupError(message("refused-spiel-setup", part=quoted(part)))
    return name, value


class TroyesGame(pyspiel.Game):
    """A table of one of the games."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**USUAL, **(params or {})}
        choices: dict[str, Any] = dict(choice(part) for part in str(given["setup"]).split("+") if part)
        self.like = make(given["game"], int(given["players"]), **choices)
        self.words = self.like.origin().vocabulary
        self.tokens = self.words.tokens()
        self.places = tuple(self.words.places)  # a tuple, for their clones copy deeply
        players = self.like.origin().setup.players
        most = 1.0 if players > 1 else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.tokens),
            max_chance_outcomes=len(self.tokens),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> TroyesState:
        """A table before anything is drawn."""
        return TroyesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who looks at states."""
        return Observer(self.like)


class TroyesState(pyspiel.State):
    """A state of ours, and a digest of what each seat has seen of it."""

    def __init__(self, game: TroyesGame) -> None:
        super().__init__(game)
        self.tokens = game.tokens
        self.places = game.places
        self.table: State = game.like.clone()
        self.seen = [b""] * game.num_players()
        self.recalled = [""] * game.num_players()

    def current_player(self) -> int:
        """Who must choose; of several the first."""
        actors = self.table.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        actor = self.table.actor()
        return [self.places[token] for token in self.table.options(actor)] if actor == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, and how likely."""
        weights = self.table.weights()
        actions = [self.places[token] for token in self.table.options(CHANCE)]
        return [(action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True)]

    def _token(self, action: int) -> int:
        """The token of an action, or a refusal; a list would count a negative number from its end."""
        if not 0 <= action < len(self.tokens):
            last = len(self.tokens) - 1
            raise IllegalMove(message("refused-action-number", action=str(action), last=last))
        return self.tokens[action]

    def _apply_action(self, action: int) -> None:
        token = self._token(action)
        actor = self.table.actor()
        self.table.take(actor, token)
        for seat in range(len(self.seen)):
            now = bytes(memoryview(self.table.observation(seat)))
            if seat == actor or now != self.seen[seat]:
                own = str(action) if seat == actor else ""
                before = self.recalled[seat].encode()
                self.recalled[seat] = blake2b(before + own.encode() + now, digest_size=12).hexdigest()
                self.seen[seat] = now

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.text(self._token(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.table.actors()

    def returns(self) -> list[float]:
        """Nothing before the end; then who alone wins has 1 and all together nought, and a single player the points."""
        return outcome(self.table) if self.is_terminal() else [0.0] * len(self.seen)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat may know, after a digest of all that it has seen."""
        seat = self.current_player() if player is None else player
        known = self.table.information(seat)  # refuses whoever is no seat
        return f"{self.recalled[seat]} {known}"

    def resample_from_infostate(self, player: int, sampler: Any) -> TroyesState:
        """A state that this seat cannot tell from the real one: for IS-MCTS."""
        twin: TroyesState = self.clone()
        twin.table = self.table.guess(player, Rng(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        return f"{self.table!r} {blake2b(bytes(self.table), digest_size=8).hexdigest()}"


class Observer:
    """Numbers and text, as `State.observation` and `State.information` give them."""

    def __init__(self, like: State) -> None:
        self.tensor = np.zeros(len(like.observation_names()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TroyesState, player: int) -> None:
        """Look at a state from a seat."""
        self.tensor[:] = np.asarray(state.table.observation(player))

    def string_from(self, state: TroyesState, player: int) -> str:
        """What a seat may know, as text."""
        return state.table.information(player)


pyspiel.register_game(GAME_TYPE, TroyesGame)
