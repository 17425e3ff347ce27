"""A toy module with everything that a module can bring: the fair of Troyes. Its words stand in `guest.ftl`.

Every seat begins with a ware and, in secret, a lot: at the end it gains a point for each ware up to its lot. There are
three stalls on which wares are cried out, an auction, jugglers with a purple die, and cards that bend dice in all the
ways that the base game knows and does not use. It enters the game by `with_modules(FAIR)`; in the package it would be
this file and a line of the registry.
"""

from __future__ import annotations

from pathlib import Path

from troyes import words
from troyes.city.actions.targets import Target
from troyes.city.constants import LETTERS, NEUTRAL, OWNERS, PURPLE, RED, SEATS, WHITE, YELLOW, die
from troyes.city.content.effects import Counted, Keep
from troyes.city.content.kinds import Bend, Card, Character, Count, Event, Plague
from troyes.city.game import with_modules
from troyes.city.module import (
    Explanation,
    Extra,
    Glossary,
    Module,
    Piece,
    Scene,
    Scorer,
    Spend,
    Watch,
    Worth,
)
from troyes.city.phases.events import spare, sufferer
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import ALPHABET, DIE, word
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.document import Node
from troyes.core.game import Choice
from troyes.core.message import Message, Value, message
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.vocabulary import Kind

words.add("en", Path(__file__).parent / "guest.ftl")

NAME = "fair"
STALLS = 3
FACES = 6
NO_LOT = 0
HIDDEN = -1
MANY = 999


# What it remembers.


class Ledger(Extra):
    """Everybody's wares, those on the stalls, and the lots, each of which is its seat's secret until the end."""

    def __init__(self, wares: list[int], stalls: list[int], lots: list[int], *, shown: bool = False) -> None:
        super().__init__(NAME)
        self.wares = wares
        self.stalls = stalls
        self.lots = lots
        self.shown = shown

    def clone(self) -> Ledger:
        return Ledger(self.wares.copy(), self.stalls.copy(), self.lots.copy(), shown=self.shown)

    def view(self, seat: int) -> Ledger:
        twin = self.clone()
        for other in range(SEATS):
            if other != seat and twin.lots[other] != NO_LOT and not twin.shown:
                twin.lots[other] = HIDDEN
        return twin

    def guess(self, seat: int, rng: Rng) -> Ledger:
        twin = self.clone()
        twin.lots = [rng.below(FACES) + 1 if lot == HIDDEN else lot for lot in twin.lots]
        return twin

    def key(self) -> tuple[int, ...]:
        return (*self.wares, *self.stalls, *self.lots, int(self.shown))

    def write(self) -> object:
        lots = ["?" if lot == HIDDEN else lot for lot in self.lots]
        return {"wares": self.wares.copy(), "stalls": self.stalls.copy(), "lots": lots, "shown": self.shown}

    def read(self, node: Node) -> Ledger:
        node.only(("wares", "stalls", "lots", "shown"))
        lots = [
            HIDDEN if item.value == "?" else item.whole(NO_LOT, FACES)
            for item in node.child("lots").items(SEATS, SEATS)
        ]
        return Ledger(
            node.child("wares").wholes(0, MANY, length=range(SEATS, SEATS + 1)),
            node.child("stalls").wholes(0, MANY, length=range(STALLS, STALLS + 1)),
            lots,
            shown=node.child("shown").value is True,
        )


def ledger(s: City) -> Ledger:
    """What the fair remembers at a table."""
    found = s.extra(NAME)
    assert isinstance(found, Ledger)
    return found


def wares(s: City, owner: int) -> int:
    """The wares of an owner; le Roy has none."""
    return 0 if owner == NEUTRAL else ledger(s).wares[owner]


# Its alphabet. The auction comes last: no token stands after it.


class Stall(Kind[City]):
    """One of the stalls."""

    def word(self, index: int) -> str:
        return f"stall{index + 1}"

    def ref(self, index: int) -> str:
        return f"stall:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-fair-at-stall", number=index + 1)


JUGGLER_INFLUENCE = 3
STALL = Stall(ALPHABET, "stall", STALLS)
JUGGLER = word("fair-juggler", cost=JUGGLER_INFLUENCE)
TOLL = word("fair-toll")
WAIVE = word("fair-waive")
FLEE = word("fair-flee")
STAY = word("fair-stay")
AUCTION = word("fair-auction")


# A card that asks, with its verb and its step.


class Cry(Counted):
    """Barker: each time a ware for oneself and one for a stall, and a denier for each that lies there now."""

    def apply(self, s: City, seat: int, times: int) -> None:
        s.agenda += [PICK_STALL] * times

    def text(self) -> Message:
        return message("city-fair-cry", gain=names.deniers(1))


class PickStall(Step[City]):
    """The stall at which wares are cried out."""

    def actor(self, s: City) -> int:
        return s.whose_turn()

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        for stall in range(STALLS):
            offer.add(STALL.first + stall)

    def take(self, s: City, actor: int, token: int) -> None:
        book = ledger(s)
        book.wares[actor] += 1
        book.stalls[token - STALL.first] += 1
        s.deniers[actor] += book.stalls[token - STALL.first]

    def ask(self, s: City, actor: int) -> Message:
        return Message("city-fair-ask-stall")


PICK_STALL = PickStall("fair-pick-stall")


# An event with a choice, and somebody who watches it.


class Quarrel(Plague):
    """The start player clears a stall, if he is no king; a black die comes too."""

    def strike(self, s: City, event: int) -> None:
        s.agenda.append(CLEAR_STALL)

    def revealed(self, s: City, event: int) -> None:
        for stall in range(STALLS):
            ledger(s).stalls[stall] += 1

    def admits(self, s: City, card: Card | None) -> bool:
        return card is not None and card.name != "archer"

    def black_dice(self) -> int:
        return 1

    def text(self) -> Message:
        return Message("city-fair-quarrel")


class ClearStall(Step[City]):
    """One of the stalls that hold wares is cleared."""

    def actor(self, s: City) -> int:
        starter = s.rules.participants[s.start]
        return NOBODY if starter == NEUTRAL or not any(ledger(s).stalls) else starter

    def fill(self, s: City, actor: int, offer: Offer) -> None:
        for stall, count in enumerate(ledger(s).stalls):
            if count:
                offer.add(STALL.first + stall)

    def take(self, s: City, actor: int, token: int) -> None:
        ledger(s).stalls[token - STALL.first] = 0

    def opens(self, s: City, actor: int) -> bool:
        return True

    def ask(self, s: City, actor: int) -> Message:
        return Message("city-fair-ask-clear")

    def tell(self, s: City, actor: int, token: int) -> Message | None:
        return message("city-fair-tell-clear", number=int(token - STALL.first) + 1)


class Gapers(Watch):
    """Whoever places a cube on the quarrel cries out a ware."""

    def placed(self, s: City, event: int, owner: int) -> None:
        if s.rules.events[event].plague is QUARREL and owner != NEUTRAL:
            s.agenda.append(PICK_STALL)


CLEAR_STALL = ClearStall("fair-clear-stall")
QUARREL = Quarrel()


# A character, points at the end, and what all of it is worth before that.


class Wares(Count):
    """Wares of one's own."""

    def of(self, s: City, owner: int) -> int:
        return wares(s, owner)


class LotPoints(Scorer):
    """A point for each ware up to one's lot, as far as that is known."""

    def points(self, s: City, owner: int) -> int:
        return 0 if owner == NEUTRAL else max(0, min(wares(s, owner), ledger(s).lots[owner]))


class Rotten(Scorer):
    """A point is lost for each ware beyond six."""

    def points(self, s: City, owner: int) -> int:
        return max(0, wares(s, owner) - FACES)


class Goods(Worth):
    """A ware may still be sold or save somebody."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        return 0.25 * rounds * wares(s, owner)


# Its own die, what influence buys, and what an action can aim at.


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

    def whose(self, s: City) -> dict[str, Value]:
        return {"district": names.district(self.next(s))}


class Juggler(Spend):
    """Put a purple 6 into one's district, which holds two purple dice at the most."""

    def can(self, s: City, seat: int) -> bool:
        """Whether there is influence and room for one."""
        return s.influence[seat] >= JUGGLER_INFLUENCE and s.count_dice(seat, PURPLE) < 2

    def fill(self, s: City, seat: int, offer: Offer) -> None:
        if self.can(s, seat):
            offer.add(JUGGLER.first)

    def helps(self, s: City, seat: int) -> bool:
        return self.can(s, seat)

    def defends(self, s: City, seat: int, short: int) -> bool:
        return self.can(s, seat) and short <= 2 * FACES

    def owns(self, token: int) -> bool:
        return token == JUGGLER.first

    def take(self, s: City, seat: int, token: int) -> None:
        s.influence[seat] -= JUGGLER_INFLUENCE
        s.dice[die(seat, PURPLE, FACES)] += 1


class Auction(Target):
    """A ware, a denier, an influence and one or two dice of a colour: a point for each 5 that they are worth."""

    def rank(self) -> int:
        return AUCTION.first

    def token(self, s: City) -> int:
        return AUCTION.first

    def most(self) -> int:
        return 2

    def needs(self, s: City) -> int:
        return 5

    def cost(self, s: City, seat: int) -> int:
        return 1

    def influence(self, s: City, seat: int) -> int:
        return 1

    def is_open(self, s: City, seat: int) -> bool:
        return wares(s, seat) > 0 and s.influence[seat] >= 1

    def act(self, s: City, seat: int) -> None:
        ledger(s).wares[seat] -= 1
        s.deniers[seat] -= 1
        s.influence[seat] -= 1
        s.points[seat] += s.worth // 5


# Questions in another's turn: a toll for dice that are sold, and a way out of a loss.


class AskToll(Step[City]):
    """The first of the sellers who has a ware may give it for 2 influence, before the action takes effect."""

    def actor(self, s: City) -> int:
        for i in range(s.size):
            owner = (s.group[i] - DIE.first) % OWNERS
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

    def ask(self, s: City, actor: int) -> Message:
        return message("city-fair-ask-toll", buyer=LETTERS[s.whose_turn()], gain=names.influence(2))


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

    def ask(self, s: City, actor: int) -> Message:
        return message("city-fair-ask-flee", event=names.event(s.rules.events[s.striking].name))


# The moments of a game at which something happens by itself, and one in secret.


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
        return message("city-fair-deal-lot", seat=LETTERS[self.audience(s, actor)])


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


class WatchOfTheFair(Step[City]):
    """The watch takes a black 1 away."""

    def act(self, s: City) -> None:
        s.black[0] -= 1 if s.black[0] else 0


class ShowLots(Step[City]):
    """The lots are turned over."""

    def act(self, s: City) -> None:
        ledger(s).shown = True


ROLL_PURPLE = RollPurple("fair-roll-purple")
ASK_TOLL = AskToll("fair-ask-toll")
ASK_FLEE = AskFlee("fair-ask-flee")
DEAL_LOT = DealLot("fair-deal-lot")
TURN_ROUND = TurnRound("fair-turn-round")
TURN_BACK = TurnBack("fair-turn-back")
STALL_MONEY = StallMoney("fair-stall-money")
WATCH_OF_THE_FAIR = WatchOfTheFair("fair-watch")
SHOW_LOTS = ShowLots("fair-show-lots")


# What is seen of it, and explained.


class Booths(Scene):
    """The stalls, and every seat's wares and lot."""

    def pieces(self, s: City) -> list[Piece]:
        book = ledger(s)
        found = [
            Piece(f"stall:{i + 1}", message("city-fair-wares", count=count))
            for i, count in enumerate(book.stalls)
        ]
        for seat in range(s.rules.players):
            letter = LETTERS[seat]
            found.append(Piece(f"ware:{letter}", message("city-fair-wares", count=book.wares[seat]), seat))
            lot = book.lots[seat]
            known = message("city-fair-lot", value=lot) if lot > 0 else Message("city-fair-lot-unknown")
            found.append(Piece(f"lot:{letter}", known, seat))
        return found


class Meanings(Glossary):
    """What all of it is."""

    def entries(self, s: City) -> dict[str, Explanation]:
        rule = Message("city-rule-fair")
        found = {
            one: Explanation(Message(f"city-name-{one}"), Message(f"city-about-{one}"), rule)
            for one in ("fair-juggler", "fair-toll", "fair-waive", "fair-flee", "fair-stay", "fair-auction")
        }
        for number in range(1, STALLS + 1):
            title = message("city-name-fair-stall", number=number)
            found[f"stall:{number}"] = Explanation(title, Message("city-about-fair-stall"), rule)
        for letter in LETTERS[:SEATS]:
            for piece in ("ware", "lot"):
                title = message(f"city-name-fair-{piece}", seat=letter)
                found[f"{piece}:{letter}"] = Explanation(title, Message(f"city-about-fair-{piece}"), rule)
        return found


def keeps(name: str, colour: int, level: int, bend: Bend, cost: int = 5, influence: int = 0) -> Card:
    """A card whose cubes bend dice."""
    return Card(
        *(name, colour, level),
        cost=cost,
        influence=influence,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(bend),
    )


FAIR = Module(
    NAME,
    choices=(Choice(NAME, ("no", "yes")),),
    when=((NAME, "yes"),),
    takes_out=("goldsmith", "wayfarers", "le-florentin"),
    cards=(
        Card("barker", YELLOW, 1, cost=3, first=2, second=1, divisor=3, effect=Cry()),
        keeps("porter", YELLOW, 2, Bend("fair-porter", free_in_all=True)),
        keeps("toll-house", WHITE, 1, Bend("fair-toll", influence=1, each_plus=2, mixes=True), 0, 2),
        keeps("puppeteer", WHITE, 2, Bend("fair-puppet", virtual=4)),
        keeps("broker", RED, 1, Bend("fair-broker", price=3, each_owner=1)),
        keeps("twins", RED, 2, Bend("fair-twins", alike=True)),
    ),
    events=(Event("quarrel", WHITE, divisor=3, banners=3, first=3, second=1, plague=QUARREL),),
    characters=(Character("margrave", Wares("fair-ware"), 2, 4, 6),),
    kinds=(STALL, JUGGLER, TOLL, WAIVE, FLEE, STAY, AUCTION),
    steps=(
        *(PICK_STALL, CLEAR_STALL, ROLL_PURPLE, ASK_TOLL, ASK_FLEE, DEAL_LOT, TURN_ROUND, TURN_BACK),
        *(STALL_MONEY, WATCH_OF_THE_FAIR, SHOW_LOTS),
    ),
    opening=(DEAL_LOT,),
    revealed=(TURN_ROUND,),
    income=(STALL_MONEY,),
    workforce=(ROLL_PURPLE,),
    enemies=(WATCH_OF_THE_FAIR,),
    losses=(ASK_FLEE,),
    purchase=(ASK_TOLL,),
    evening=(TURN_BACK,),
    scoring=(SHOW_LOTS,),
    spends=(Juggler(),),
    targets=(Auction(),),
    watches=(Gapers(),),
    purple_dice=2,
    wild=(PURPLE,),
    doubled=(PURPLE,),
    black_dice=2,
    neutral_citizens=1,
    extra=Ledger([1] * SEATS, [0] * STALLS, [NO_LOT] * SEATS),
    scorers=(LotPoints("fair-lots"), Rotten("fair-rotten", loses=True)),
    worths=(Goods(),),
    scene=Booths(),
    glossary=Meanings(),
)

GAME = with_modules(FAIR)
"""Troyes with the fair in the box; a table plays with it if it says so."""
