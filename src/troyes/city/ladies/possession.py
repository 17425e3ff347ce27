"""The Ladies of Troyes, "Event Cards": Possession, and the citizens whom it holds."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import has_citizen_at, take_citizen
from troyes.city.constants import CITIZEN_INFLUENCE, CITIZENS, LETTERS, LOSS, NEUTRAL, OWNERS, SEATS
from troyes.city.content.kinds import Plague
from troyes.city.memory import Extra, Memory
from troyes.city.module import Watch, Worth
from troyes.city.phases.events import seats_in_turn
from troyes.city.shared import changed
from troyes.city.shown import Explanation, Glossary, Piece, Scene
from troyes.city.state import City
from troyes.city.words import listings, names
from troyes.city.words.tokens import ALPHABET, RECRUIT, SPACE, SUPPLY
from troyes.core.agenda import NOBODY, Step
from troyes.core.document import Node
from troyes.core.message import Message, message, seat_of
from troyes.core.native import i16, i64, vec
from troyes.core.offer import Offer
from troyes.core.packing import Packer, Unpacker
from troyes.core.vocabulary import Kind

NAME: Final = "ladies-events"
"""The module whose memory it is."""


class Possessed(Extra):
    """How many citizens of each seat the devil possesses: they stand on the card."""

    def __init__(self, held: list[int]) -> None:
        super().__init__(NAME)
        self.held = held

    def clone(self) -> Extra:
        return Possessed(self.held.copy())

    def citizens(self, owner: int) -> int:
        return self.held[owner] if owner < SEATS else 0

    def fits(self, s: City, node: Node) -> None:
        if sum(self.held[int(s.rules.players) :]):
            raise node.refuse(Message("city-position-no-seat"))

    def key(self) -> tuple[int, ...]:
        return tuple(self.held)

    def pack(self, out: Packer) -> None:
        for count in self.held:
            out.small(count)

    def unpacked(self, found: Unpacker) -> Extra:
        return Possessed([int(found.small()) for _ in range(SEATS)])

    def observed(self) -> list[str]:
        return [f"possessed.{letter}" for letter in LETTERS[:SEATS]]

    def observe(self, seat: int, row: vec[i16], at: i64) -> i64:
        for count in self.held:
            row[at] = i16(count)
            at += 1
        return at

    def write(self) -> object:
        return {"possessed": {LETTERS[seat]: count for seat, count in enumerate(self.held) if count}}

    def read(self, node: Node) -> Extra:
        node.only(("possessed",))
        held = [0] * SEATS
        if node.has("possessed"):
            inner = node.child("possessed")
            inner.only(LETTERS[:SEATS])
            for seat in range(SEATS):
                if inner.has(LETTERS[seat]):
                    held[seat] = inner.child(LETTERS[seat]).whole(0, CITIZENS)
        return Possessed(held)


MEMORY: Final[Memory[Possessed]] = Memory(NAME)


def possessed(s: City) -> list[int]:
    """How many citizens of each seat stand on the card."""
    return MEMORY.of(s).held


def victims(s: City) -> list[int]:
    """The seats of which a citizen stands on the card."""
    held = possessed(s)
    return [seat for seat in range(SEATS) if held[seat]]


class Possession(Plague):
    """Every player gives a citizen, once. That is the round in which it lies last in the queue: before it could strike
    again, the next red event has come to lie behind it."""

    def strike(self, s: City, event: i64) -> None:
        if s.place_of(event) == s.queued - 1:
            for seat in reversed(seats_in_turn(s)):
                s.agenda.append(POSSESS[seat])

    def is_once(self) -> bool:
        return True

    def harms(self) -> bool:
        return True

    def text(self) -> Message:
        return Message("city-possession")


class Possess(Step[City]):
    """A seat gives a citizen from its supply or from the board, or recruits one for it; whoever can do neither loses
    points, as with every event that he cannot bear (ruling R93)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"possess-{LETTERS[seat]}")
        self.seat: Final[i64] = seat

    def actor(self, s: City) -> i64:
        return self.seat if sources(s, self.seat) else NOBODY

    def act(self, s: City) -> None:
        s.lose_points(self.seat, LOSS)

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for token in sources(s, actor):
            offer.add(token)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == RECRUIT.first:
            s.influence[actor] -= CITIZEN_INFLUENCE
            s.general = changed(s.general, actor, s.general[actor] - 1)
        else:
            take_citizen(s, actor, token)
        possessed(s)[actor] += 1

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-possessed")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if token == RECRUIT.first:
            return Message("city-tell-possessed-recruit")
        return message("city-tell-possessed", place=s.rules.vocabulary.label(s, int(token)))


def sources(s: City, seat: i64) -> list[int]:
    """The tokens of all places from which a seat can give a citizen."""
    found: list[int] = []
    source: i64 = SPACE.first
    while source <= SUPPLY.first:
        if has_citizen_at(s, seat, source):
            found.append(int(source))
        source += 1
    if not s.supply[seat] and s.general[seat] and s.influence[seat] >= CITIZEN_INFLUENCE:
        found.append(int(RECRUIT.first))
    return found


class Free(Kind[City]):
    """Free a possessed citizen of a seat."""

    def word(self, index: int) -> str:
        return f"free-{LETTERS[index]}"

    def ref(self, index: int) -> str:
        return f"possessed:{LETTERS[index]}"

    def label(self, s: City, index: int) -> Message:
        return message("city-free", seat=names.seat(index))


def is_countered(s: City) -> bool:
    """Whether the event has left the queue."""
    place: i64 = 0
    while place < s.queued:
        if s.event(place).plague is POSSESSION:
            return False
        place += 1
    return True


class FreeCitizen(Step[City]):
    """Whoever placed a cube frees a citizen, who goes home to his supply; for a neutral cube the start player chooses,
    as he has chosen where it is placed. When the event is countered all go home (ruling R94)."""

    def __init__(self, owner: int) -> None:
        super().__init__(f"free-citizen-{LETTERS[owner]}")
        self.owner: Final[i64] = owner

    def actor(self, s: City) -> i64:
        if len(victims(s)) < 2 or is_countered(s):
            return NOBODY
        chooser = s.rules.participants[s.start] if self.owner == NEUTRAL else self.owner
        return NOBODY if chooser == NEUTRAL else chooser

    def act(self, s: City) -> None:
        is_over = is_countered(s)
        for seat in victims(s):
            release(s, seat, possessed(s)[seat] if is_over else 1)
            if not is_over:
                return

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for seat in victims(s):
            offer.add(FREE.first + seat)

    def take(self, s: City, actor: i64, token: i64) -> None:
        release(s, token - FREE.first, 1)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-free")


def release(s: City, seat: i64, count: i64) -> None:
    """Some citizens go home from the card."""
    possessed(s)[seat] -= count
    s.supply[seat] += count


class Exorcism(Watch):
    """Every cube on the card frees somebody."""

    def placed(self, s: City, event: i64, owner: i64) -> None:
        if s.rules.events[event].plague is POSSESSION and victims(s):
            s.agenda.append(FREE_CITIZEN[owner])


class Hope(Worth):
    """A possessed citizen may be freed."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        return 0.0 if owner == NEUTRAL else 0.25 * possessed(s)[owner] * min(1.0, rounds)


class DevilsCard(Scene):
    """Whose citizens stand on the card."""

    def pieces(self, s: City) -> list[Piece]:
        held = possessed(s)
        return [
            Piece(
                f"possessed:{LETTERS[seat]}",
                message("city-possessed", count=held[seat]),
                seat,
                on="event:possession",
                count=held[seat],
            )
            for seat in victims(s)
        ]


class Meanings(Glossary):
    """What possessed citizens are."""

    def entries(self, s: City) -> dict[str, Explanation]:
        rule = Message("city-rule-ladies-events")
        return {
            f"possessed:{letter}": Explanation(
                message("city-name-possessed", seat=seat_of(letter)), Message("city-about-possessed"), rule
            )
            for letter in LETTERS[:SEATS]
        }


FREE: Final[Kind[City]] = Free(ALPHABET, "free", SEATS, listed=listings.SEAT)
POSSESSION: Final[Possession] = Possession()
POSSESS: Final[list[Possess]] = [Possess(seat) for seat in range(SEATS)]
FREE_CITIZEN: Final[list[FreeCitizen]] = [FreeCitizen(owner) for owner in range(OWNERS)]
STEPS: Final[tuple[Step[City], ...]] = (*POSSESS, *FREE_CITIZEN)
