"""The moments of a game at which the toy module `guest` does or asks something."""

from __future__ import annotations

from tests.city.modules.guest_memory import FLEE, NO_LOT, STALL, STALLS, STAY, TOLL, WAIVE, ledger, wares
from troyes.city.constants import EMPTY, LETTERS, NEUTRAL, PURPLE, die
from troyes.city.module import Reactions
from troyes.city.phases.events import spare, sufferer
from troyes.city.phases.losses import CAUSES, forgive, next_loss
from troyes.city.phases.setup import offer_characters, tell_character
from troyes.city.shared import changed
from troyes.city.state import NO_CHOICE, City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import CHARACTER, district_of
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.message import Message, Value, message
from troyes.core.offer import Offer

# Questions in another's turn: a toll for dice that are sold, and a way out of a loss.


class AskToll(Step[City]):
    """The first of the sellers who has a ware may give it for 2 influence, before the action takes effect."""

    def actor(self, s: City) -> int:
        for i in range(s.size):
            owner = district_of(s.group[i])
            if owner not in (s.whose_turn(), NEUTRAL) and wares(s, owner):
                return int(owner)
        return NOBODY

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        offer.add(TOLL.first)
        offer.add(WAIVE.first)

    def take(self, s: City, actor: int, token: int) -> None:
        if token == TOLL.first:
            ledger(s).wares[actor] -= 1
            s.gain_influence(actor, 2)

    def opens(self, s: City, actor: int) -> bool:
        return True

    def declines(self, s: City, actor: int) -> int:
        return WAIVE.first

    def ask(self, s: City, actor: int) -> Message:
        return message("city-fair-ask-toll", buyer=names.seat(s.whose_turn()), gain=names.influence(2))


class AskFlee(Step[City]):
    """Whoever is about to suffer an event may give a ware instead."""

    def actor(self, s: City) -> int:
        return sufferer(s) if wares(s, sufferer(s)) else NOBODY

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        offer.add(FLEE.first)
        offer.add(STAY.first)

    def take(self, s: City, actor: int, token: int) -> None:
        if token == FLEE.first:
            ledger(s).wares[actor] -= 1
            spare(s)

    def opens(self, s: City, actor: int) -> bool:
        return True

    def declines(self, s: City, actor: int) -> int:
        return STAY.first

    def ask(self, s: City, actor: int) -> Message:
        return message("city-fair-ask-flee", event=names.event(s.rules.events[s.striking].name))


class AskCredit(Step[City]):
    """Whoever is about to lose points for salaries or to a black die may give a ware instead."""

    def actor(self, s: City) -> int:
        loss = next_loss(s)
        assert loss is not None
        return int(loss.seat) if wares(s, loss.seat) else NOBODY

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        offer.add(FLEE.first)
        offer.add(STAY.first)

    def take(self, s: City, actor: int, token: int) -> None:
        if token == FLEE.first:
            ledger(s).wares[actor] -= 1
            forgive(s)

    def opens(self, s: City, actor: int) -> bool:
        return True

    def declines(self, s: City, actor: int) -> int:
        return STAY.first

    def ask(self, s: City, actor: int) -> Message:
        loss = next_loss(s)
        assert loss is not None
        return Message(f"city-fair-ask-credit-{CAUSES[loss.cause]}")


class Answers(Reactions):
    """All are answered with a ware: there are no such questions while nobody has one."""

    def are_in_play(self, s: City) -> bool:
        return any(ledger(s).wares[: s.rules.players])


# What happens by itself, once in secret and once for all to see.


class LayFirstWare(Step[City]):
    """Before anything else a ware is laid on one of the stalls."""

    def actor(self, s: City) -> int:
        return CHANCE

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        for stall in range(STALLS):
            offer.add(STALL.first + stall)

    def take(self, s: City, actor: int, token: int) -> None:
        ledger(s).stalls[token - STALL.first] += 1

    def ask(self, s: City, actor: int) -> Message:
        return Message("city-fair-lay-first")

    def tell(self, s: City, actor: int, token: int) -> Message | None:
        return message("city-fair-tell-first", number=int(token - STALL.first) + 1)


class DealLot(Throw):
    """A die is thrown in secret for each seat."""

    def actor(self, s: City) -> int:
        return CHANCE if NO_LOT in ledger(s).lots[: s.rules.players] else NOBODY

    def thrown(self, s: City, value: int) -> None:
        lots = ledger(s).lots
        lots[lots.index(NO_LOT)] = value
        s.agenda.append(self)

    def audience(self, s: City, actor: int) -> int:
        return ledger(s).lots.index(NO_LOT)

    def ask(self, s: City, actor: int) -> Message:
        return message("city-fair-deal-lot", seat=names.seat(self.audience(s, actor)))


class TurnRound(Step[City]):
    """In even rounds the turn goes to the right."""

    def act(self, s: City) -> None:
        s.direction = 1 if s.round % 2 else -1


class TurnBack(Step[City]):
    """The start player's marker always goes to the left."""

    def act(self, s: City) -> None:
        s.direction = 1


class StallMoney(Step[City]):
    """Everybody with a ware gains a denier."""

    def act(self, s: City) -> None:
        for seat in range(s.rules.players):
            s.deniers[seat] += 1 if wares(s, seat) else 0

    def happens(self, s: City) -> Message | None:
        return Message("city-fair-stall-money")


class WatchOfTheFair(Step[City]):
    """The watch takes a black 1 away."""

    def act(self, s: City) -> None:
        s.black[0] -= 1 if s.black[0] else 0


class ShowLots(Step[City]):
    """The lots are turned over."""

    def act(self, s: City) -> None:
        ledger(s).shown = True


class ShowCharacter(Step[City]):
    """A character is laid open, where they are not all open from the start."""

    def actor(self, s: City) -> int:
        return CHANCE if EMPTY in s.laid_open else NOBODY

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        offer_characters(s, offer)

    def take(self, s: City, actor: int, token: int) -> None:
        s.laid_open = changed(s.laid_open, 0, token - CHARACTER.first)

    def ask(self, s: City, actor: int) -> Message:
        return Message("city-fair-show-character")

    def tell(self, s: City, actor: int, token: int) -> Message | None:
        return tell_character(s, token)


class Applause(Step[City]):
    """Whoever used three dice in his turn has a drummer come."""

    def act(self, s: City) -> None:
        if s.target != NO_CHOICE and s.size == 3 and s.whose_turn() != NEUTRAL:
            ledger(s).drummers[s.whose_turn()] += 1


class Encore(Step[City]):
    """When dice worth 18 have done their work, a ware is laid on the first stall."""

    def act(self, s: City) -> None:
        ledger(s).stalls[0] += 1 if s.worth >= 18 else 0


class RollPurple(Throw):
    """Every seat throws a purple die."""

    def actor(self, s: City) -> int:
        return NOBODY if self.next(s) == NOBODY else CHANCE

    def next(self, s: City) -> int:
        """The first seat without one."""
        waiting = [seat for seat in range(s.rules.players) if not s.count_dice(seat, PURPLE)]
        return waiting[0] if waiting else NOBODY

    def thrown(self, s: City, value: int) -> None:
        s.dice[die(self.next(s), PURPLE, value)] += 1
        s.agenda.append(self)

    def awaited(self, s: City, seat: int) -> float:
        return 1.5 if seat == self.next(s) else 0.0

    def whose(self, s: City) -> dict[str, Value]:
        return {"district": names.district(self.next(s))}

    def coloured(self, s: City) -> str:
        return "purple"

    def topic(self, s: City) -> str:
        return LETTERS[self.next(s)]


ROLL_PURPLE = RollPurple("fair-roll-purple")
ASK_TOLL = AskToll("fair-ask-toll")
ASK_FLEE = AskFlee("fair-ask-flee")
ASK_CREDIT = AskCredit("fair-ask-credit")
LAY_FIRST_WARE = LayFirstWare("fair-lay-first-ware")
DEAL_LOT = DealLot("fair-deal-lot")
SHOW_CHARACTER = ShowCharacter("fair-show-character")
TURN_ROUND = TurnRound("fair-turn-round")
TURN_BACK = TurnBack("fair-turn-back")
STALL_MONEY = StallMoney("fair-stall-money")
WATCH_OF_THE_FAIR = WatchOfTheFair("fair-watch")
APPLAUSE = Applause("fair-applause")
ENCORE = Encore("fair-encore")
SHOW_LOTS = ShowLots("fair-show-lots")
STEPS = (
    *(
        ROLL_PURPLE,
        ASK_TOLL,
        ASK_FLEE,
        ASK_CREDIT,
        DEAL_LOT,
        SHOW_CHARACTER,
        TURN_ROUND,
        TURN_BACK,
        STALL_MONEY,
    ),
    *(WATCH_OF_THE_FAIR, APPLAUSE, ENCORE, SHOW_LOTS, LAY_FIRST_WARE),
)
