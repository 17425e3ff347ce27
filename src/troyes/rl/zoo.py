"""PettingZoo: every game and table seat after seat (AEC), and Troyes Dice with everybody at once (parallel)."""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.message import Message, message
from troyes.rl.tables import PENALTY, Observation, Reward, Tabletop
from troyes.words import text

BY_RESET: Final = (
    "agent_selection",
    "infos",
    "rewards",
    "terminations",
    "truncations",
    "_cumulative_rewards",
)


def env(game: str, players: int | None = None, *, reward: Reward = "win", **choices: str) -> TroyesAEC:
    """A table of any game: `env("city", 2, head="yes")`. Agents are called seat_0, seat_1, ..."""
    return TroyesAEC(Tabletop(game, players, reward, choices))


def parallel_env(players: int | None = None, *, reward: Reward = "win", **choices: str) -> TroyesParallel:
    """A table of Troyes Dice at which all choose at once. Whoever has nothing to choose meanwhile has a mask of
    noughts, and what it hands in is not looked at; an illegal action is not taken, and costs `PENALTY`."""
    return TroyesParallel(Tabletop("dice", players, reward, choices))


class TroyesAEC(AECEnv[str, Observation, int]):
    """One agent a seat. An action that is not legal is refused; the mask in each observation says which are."""

    metadata = {"name": "troyes_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, table: Tabletop) -> None:
        super().__init__()
        self.table = table
        self.possible_agents = list(table.seats)
        self.agents = list(self.possible_agents)
        self.render_mode = "ansi"
        self._actions = [table.action_space() for _ in table.seats]
        self._observations = [table.observation_space() for _ in table.seats]

    def observation_space(self, agent: str) -> Any:
        """Of every agent the same; the object, too, is always the same."""
        return self._observations[self.table.seat(agent)]

    def action_space(self, agent: str) -> Any:
        """Of every agent the same; the object, too, is always the same."""
        return self._actions[self.table.seat(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may choose: nothing unless it is asked."""
        return self.table.observe(self.table.seat(agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is observes, has earned, and whether its game is over."""
        if not self.agents:
            raise IllegalMove(Message("refused-after-end"))
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """Take an action of the agent whose turn it is; an agent whose game is over takes none."""
        agent = self.agent_selection
        if not self.agents:
            raise IllegalMove(Message("refused-after-end"))
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.table.number(action)
        earned = self.table.act(self.table.places[agent], number)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        if not self.table.state.actors():
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def __getattr__(self, name: str) -> Any:
        """What an environment has after its first reset is named as such before it, as PettingZoo's wrappers do."""
        if name in BY_RESET:
            raise AttributeError(text("refused-before-reset"))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _select(self) -> None:
        actors = self.table.state.actors()
        self.agent_selection = self.possible_agents[actors[0]] if actors else self.agents[0]

    def render(self) -> str:
        """The table as the terminal draws it."""
        return self.table.picture()

    def close(self) -> None:
        """There is nothing to close."""


class TroyesParallel(ParallelEnv[str, Observation, int]):
    """Everybody chooses at once, token by token."""

    metadata = {"name": "troyes_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, table: Tabletop) -> None:
        if not table.origin.game.is_simultaneous:
            raise SetupError(message("refused-parallel", game=table.origin.game.titled()))
        self.table = table
        self.possible_agents = list(table.seats)
        self.agents: list[str] = []
        self.render_mode = "ansi"
        self._actions = [table.action_space() for _ in table.seats]
        self._observations = [table.observation_space() for _ in table.seats]

    def observation_space(self, agent: str) -> Any:
        """Of every agent the same; the object, too, is always the same."""
        return self._observations[self.table.seat(agent)]

    def action_space(self, agent: str) -> Any:
        """Of every agent the same; the object, too, is always the same."""
        return self._actions[self.table.seat(agent)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """A new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Take an action of everybody who must choose. Nobody sees another's before its own is taken."""
        self.table.check_asked()
        earned = [0.0] * self.table.players
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, action in self._chosen(actions):
            if not self.table.state.mask(seat)[action]:
                earned[seat] += PENALTY
                infos[self.possible_agents[seat]]["illegal"] = True
                continue
            for other, reward in enumerate(self.table.act(seat, action)):
                earned[other] += reward
        over = not self.table.state.actors()
        seen, agents = self._observe(), self.agents
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _chosen(self, actions: Any) -> list[tuple[int, int]]:
        """The actions of all who must choose; refused, with nothing changed, if one is missing or is none."""
        chosen = []
        for seat in self.table.state.actors():
            agent = self.possible_agents[seat]
            if not isinstance(actions, dict) or agent not in actions:
                raise IllegalMove(message("refused-action-missing", agent=agent))
            chosen.append((seat, self.table.number(actions[agent])))
        return chosen

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> str:
        """The table as the terminal draws it."""
        return self.table.picture()

    def close(self) -> None:
        """There is nothing to close."""
