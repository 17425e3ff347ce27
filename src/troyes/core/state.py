"""The contract of a game in progress."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, TypeAlias
from zlib import crc32

from troyes.core import checked, doors, observing
from troyes.core.agenda import CHANCE, EVERYONE, EVERYTHING, NO_TOKEN, NOBODY, WATCHER, Step
from troyes.core.judge import BY_POINTS, Judge
from troyes.core.native import i16, i64, mypyc_attr, u8, vec
from troyes.core.offer import Offer, give_back, lent
from troyes.core.origin import Origin
from troyes.core.packing import Packer
from troyes.core.prompt import Prompt
from troyes.core.rng import Draws, Rng

__all__ = ["ALL_SEEING", "ANYBODY", "CHANCE", "EVERYONE", "NOBODY", "WATCHER", "State", "Viewer"]

Viewer: TypeAlias = int
"""Somebody who looks at a state: a seat, `WATCHER` or `ALL_SEEING`."""
ALL_SEEING: Final = -5
"""Somebody from whom nothing is hidden: who studies a position, or hears how a game ended."""
ANYBODY: Final = -6
"""Whoever must choose now; the first of several."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: it knows who decides, what they may choose, and what follows.

    It is a base class and not a `Protocol`, because compiled code calls it four times faster, and has no base class of
    its own, because then compiled code need not ask at every field whether it is there. `take` trusts its caller, as
    search does; `step` refuses what is not legal.

    States are equal if they have the same future. One that lies in a set or is a key must not be changed.
    """

    def __init__(self, agenda: list[Step[Any]]) -> None:
        self.agenda = agenda
        self.touched: i64 = EVERYTHING
        """The topics that may have changed since this was last set to nought, one bit each: whoever writes a state down
        again and again (`Many`) need not write the others."""

    def actor(self) -> i64:
        """The first who must choose: a seat, `CHANCE`, or `NOBODY` when the game is over."""
        if not self.agenda:
            return NOBODY
        return self.agenda[-1].actor(self)

    def actors(self) -> list[int]:
        """All who must choose now: several where choices are simultaneous, none when the game is over."""
        if not self.agenda:
            return []
        return self.agenda[-1].actors(self)

    def asks(self, actor: int) -> bool:
        """Whether this actor must choose now."""
        first = int(self.actor())
        return first != NOBODY and (actor == first or actor in self.actors())

    def fill(self, actor: i64, offer: Offer) -> None:
        """Write the legal tokens of this actor into an offer: the fast way to `options`."""
        offer.clear()
        self.agenda[-1].fill(self, actor, offer)

    def options(self, actor: SupportsIndex = ANYBODY) -> list[int]:
        """The legal tokens of this actor, ascending; each leads to at least one complete move. None if nothing is asked
        of this actor now."""
        who = self.meant(actor)
        if not self.asks(who):
            return []
        offer = lent()
        self.fill(who, offer)
        tokens = offer.listed()
        give_back(offer)
        return tokens

    def weights(self) -> list[int]:
        """How likely chance draws each of its options, as whole numbers."""
        if self.actor() != CHANCE:
            return []
        offer = lent()
        self.fill(CHANCE, offer)
        weights = [offer.weights[i] for i in range(offer.size)]
        give_back(offer)
        return weights

    def take(self, actor: i64, token: i64) -> None:
        """Choose a token. Nothing else changes a state."""
        self.answer(actor, token)
        self.proceed()

    def answer(self, actor: i64, token: i64) -> None:
        """Let the step that asks do what the chosen token says."""
        step = self.agenda.pop()
        self.touched |= step.touches
        step.take(self, actor, token)

    def advance(self, actor: i64, token: i64) -> i64:
        """Choose a token; who must choose then, the first of several. A game may know that sooner than `actor` does."""
        self.take(actor, token)
        return self.actor()

    def meant(self, actor: SupportsIndex) -> int:
        """The actor that a number means, `ANYBODY` being the first who must choose; refused is what is no number."""
        number = checked.actor_of(actor)
        return int(self.actor()) if number == ANYBODY else number

    def step(self, choice: SupportsIndex | str, actor: SupportsIndex = ANYBODY) -> None:
        """Choose a token by its number, or one or several by their words with spaces between them; or be refused by an
        `IllegalMove` that says what may be chosen, with nothing changed."""
        checked.take_all(self, self.meant(actor), checked.chosen(self, choice))

    def throw(self, rng: Draws) -> list[int]:
        """Throw for chance until somebody must choose or the game is over; the tokens that it drew, perhaps none."""
        generator = checked.generator(rng)
        thrown: list[int] = []
        offer = lent()
        while self.actor() == CHANCE:
            self.fill(CHANCE, offer)
            token = offer.draw(generator)
            self.take(CHANCE, token)
            thrown.append(token)
        give_back(offer)
        return thrown

    def sample_moves(
        self, count: SupportsIndex, rng: Draws | None = None, actor: SupportsIndex = ANYBODY
    ) -> list[list[int]]:
        """So many complete moves of an actor, each chosen token by token at random; some may be the same. Without a
        generator nobody can tell which."""
        times = checked.times(count)
        generator = Rng(secrets.randbits(64)) if rng is None else checked.generator(rng)
        who = self.meant(actor)
        if not self.options(who):
            return []
        return [checked.sampled(self.clone(), who, generator) for _ in range(times)]

    def proceed(self) -> i64:
        """Run automatic steps until someone must choose, who is returned, or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            actor = step.actor(self)
            if actor != NOBODY:
                return actor
            self.agenda.pop()
            self.touched |= step.touches
            step.act(self)
        return NOBODY

    def opens(self, actor: SupportsIndex) -> bool:
        """Whether a new move of this actor opens here; none does of an actor who is asked nothing."""
        who = self.meant(actor)
        return self.asks(who) and self.agenda[-1].opens(self, who)

    def declines(self, actor: SupportsIndex) -> int:
        """The token that says no, where this actor is asked to react to what is not his own doing; else `NO_TOKEN`."""
        who = self.meant(actor)
        return int(self.agenda[-1].declines(self, who)) if self.asks(who) else NO_TOKEN

    def prompt(self, actor: SupportsIndex) -> Prompt:
        """What is being asked of this actor."""
        who = self.meant(actor)
        step = checked.asked(self, who)
        return Prompt(
            step.name,
            step.ask(self, who),
            opens=step.opens(self, who),
            declines=self.declines(who),
        )

    def audience(self, actor: SupportsIndex) -> int:
        """Who may see the token that this actor is about to choose: `EVERYONE` or one seat."""
        who = self.meant(actor)
        if not self.agenda:
            raise checked.unasked(self, who)
        return self.agenda[-1].audience(self, who)

    def ahead(self) -> int:
        """A number for what lies on the agenda, the same on every machine: for `key`."""
        return crc32(" ".join([step.name for step in self.agenda]).encode())

    def judge(self) -> Judge[Any]:
        """Whoever judges positions of this table; all clones share him."""
        return BY_POINTS

    def origin(self) -> Origin[Any]:
        """The game and the table that it belongs to."""
        raise NotImplementedError("a game whose states say where they come from overrides this")

    def text(self, tokens: SupportsIndex | Sequence[SupportsIndex]) -> str:
        """A token, or several, in words."""
        several: Sequence[Any] = tokens if isinstance(tokens, list | tuple) else [tokens]
        return checked.written(self.origin().vocabulary, several)

    def winners(self) -> list[int]:
        """The seats that win, or would if the game ended now."""
        return self.origin().game.winners(self)

    def observation_names(self) -> list[str]:
        """What the numbers of an observation are, the same for every seat and at every moment of a table."""
        return self.origin().names().copy()

    def observation(self, seat: SupportsIndex = ANYBODY) -> vec[i16]:
        """What a seat may know as a row of numbers, which NumPy reads as it is."""
        return observing.observation(self, checked.looking(self, seat))

    def mask(self, actor: SupportsIndex = ANYBODY) -> vec[u8]:
        """For each word of the game, in order, whether this actor may choose it now."""
        return observing.mask(self, self.meant(actor))

    def information(self, seat: SupportsIndex = ANYBODY) -> str:
        """What a seat may know as text: equal for states that it cannot tell apart."""
        return observing.information(self, checked.looking(self, seat))

    def __bytes__(self) -> bytes:
        """The state for another process of the same release; `troyes.from_bytes` reads it."""
        origin = self.origin()
        out = Packer(origin.seal)
        origin.pack(self, out)
        return out.packed()

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        """How `pickle` sends it to another process."""
        doors.remember(self.origin())
        return doors.unpacked, (self.__bytes__(),)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """The table, whom it asks what, and the points so far."""
        try:
            origin = self.origin()
        except NotImplementedError:
            return object.__repr__(self)
        table = " ".join([origin.game.name, f"players={origin.setup.players}", *origin.settled()])
        asked = [f"{checked.label(actor)}:{self.prompt(actor).name}" for actor in self.actors()]
        return f"<{table} | {' '.join(asked) or 'over'} | points {' '.join([str(n) for n in self.scores()])}>"

    def _repr_svg_(self) -> str:
        """A picture for notebooks, with nothing hidden: draw `state.view(seat)` for what a seat may see."""
        return doors.Doors.picture(self)

    @abstractmethod
    def clone(self) -> State:
        """An independent twin."""

    @abstractmethod
    def view(self, seat: SupportsIndex) -> State:
        """A twin that holds only what this seat may know; `WATCHER` gives what somebody without a seat may know. A game
        refuses whoever is neither (`checked.may_look`)."""

    @abstractmethod
    def guess(self, seat: SupportsIndex, rng: Draws) -> State:
        """A complete state that this seat cannot tell from the real one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Victory points of each seat as they would be if the game ended now."""

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """All that makes this state what it is: equal keys, equal futures."""
