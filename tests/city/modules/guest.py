"""A toy module with everything that a module can add to the game: the fair of Troyes. What takes the place of
something else is brought by a second one, `guest_siege`. Its words stand in `guest.ftl`.

Every seat begins with a ware and, in secret, a lot: at the end it gains a point for each ware up to its lot. There are
three stalls on which wares are cried out, an auction, a troupe with a purple die and with cubes that lie on no card,
and cards that bend dice in all the ways that the base game knows and does not use. It enters the game by
`with_modules(FAIR)`; in the package it would be a small room and a line of the registry.
"""

from __future__ import annotations

from pathlib import Path

from tests.city.modules import guest_moments as moments
from tests.city.modules.guest_endings import HOARDERS, Crier
from tests.city.modules.guest_memory import (
    ACROBAT,
    AUCTION,
    DRUM,
    DRUMMER,
    FACES,
    FLEE,
    JUGGLER,
    NAME,
    NO_LOT,
    ROPE,
    SENTRY,
    STALL,
    STALLS,
    STAY,
    TOLL,
    WAIVE,
    Ledger,
    OldBooks,
    ledger,
    wares,
)
from tests.city.modules.guest_troupe import (
    ACROBATS,
    DRUMMERS,
    CallAcrobats,
    Drum,
    Juggler,
    Rope,
    Scaffold,
    Sentry,
    Tempers,
)
from troyes import words
from troyes.city.actions.targets import Target
from troyes.city.box.certainty import CERTAIN, INFERRED
from troyes.city.constants import LETTERS, NEUTRAL, PURPLE, RED, SEATS, WHITE, YELLOW
from troyes.city.content.effects import Counted, Keep
from troyes.city.content.kinds import OWN_DIE, Bend, Card, Character, Count, Event, Plague
from troyes.city.game import with_modules
from troyes.city.module import Module, Scorer, Watch, Worth
from troyes.city.shown import Explanation, Glossary, Piece, Scene
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.agenda import NOBODY, Step
from troyes.core.game import Choice, Component
from troyes.core.message import Message, message, seat_of
from troyes.core.offer import Offer

words.add("en", Path(__file__).parent / "guest.ftl")

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


# What an action can aim at.


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


# What is seen of it, and explained.


class Booths(Scene):
    """The stalls, every seat's wares, lot and troupe, and nobody's gapers on the quarrel, two for each stall."""

    def pieces(self, s: City) -> list[Piece]:
        book = ledger(s)
        found = [
            Piece(f"stall:{i + 1}", message("city-fair-wares", count=count))
            for i, count in enumerate(book.stalls)
        ]
        for seat in range(s.rules.players):
            letter = LETTERS[seat]
            own = message("city-fair-wares", count=book.wares[seat])
            found.append(Piece(f"ware:{letter}", own, seat, shape="marker"))
            lot = book.lots[seat]
            known = message("city-fair-lot", value=lot) if lot > 0 else Message("city-fair-lot-unknown")
            found.append(Piece(f"lot:{letter}", known, seat))
            acrobats = message("city-fair-acrobats", count=book.acrobats[seat])
            drummers = message("city-fair-drummers", count=book.drummers[seat])
            found.append(Piece(f"acrobat:{letter}", acrobats, seat, shape="cube"))
            found.append(Piece(f"drummer:{letter}", drummers, seat, shape="cube"))
        if "quarrel" in [s.event(place).name for place in range(s.queued)]:
            gape = Message("city-fair-gape")
            found.append(Piece("fair-gapers", gape, on="event:quarrel", count=2 * STALLS))
        return found


class Meanings(Glossary):
    """What all of it is."""

    def entries(self, s: City) -> dict[str, Explanation]:
        rule = Message("city-rule-fair")
        found = {
            one: Explanation(Message(f"city-name-{one}"), Message(f"city-about-{one}"), rule)
            for one in (
                *("fair-juggler", "fair-toll", "fair-waive", "fair-flee", "fair-stay", "fair-auction"),
                *("fair-acrobat", "fair-drummer", "fair-sentry", "fair-rope", "fair-drum", "fair-gapers"),
            )
        }
        for number in range(1, STALLS + 1):
            title = message("city-name-fair-stall", number=number)
            found[f"stall:{number}"] = Explanation(title, Message("city-about-fair-stall"), rule)
        for letter in LETTERS[:SEATS]:
            for piece in ("ware", "lot", "acrobat", "drummer"):
                title = message(f"city-name-fair-{piece}-of", seat=seat_of(letter))
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
    choices=(Choice(NAME, ("no", "yes"), group=Message("city-group-fair"), rank=75),),
    when=((NAME, "yes"),),
    words=NAME,
    takes_out=("goldsmith", "wayfarers", "le-florentin"),
    certainty={"cards.barker.cost": (INFERRED, "fair-barker")},
    components=(
        Component(Message("city-fair-box-die"), message("city-fair-box-faces", most=FACES), CERTAIN),
    ),
    cards=(
        Card("barker", YELLOW, 1, cost=3, first=2, second=1, divisor=3, effect=Cry()),
        keeps("porter", YELLOW, 2, Bend("fair-porter", free_in_all=True)),
        keeps("toll-house", WHITE, 1, Bend("fair-toll", influence=1, each_plus=2, mixes=True), 0, 2),
        keeps("puppeteer", WHITE, 2, Bend("fair-puppet", virtual=4)),
        keeps("broker", RED, 1, Bend("fair-broker", price=3, each_owner=1)),
        keeps("twins", RED, 2, Bend("fair-twins", alike=True)),
        keeps("tumbler", YELLOW, 3, Bend("fair-tumbler", turns=OWN_DIE)),
        Card("scaffold", WHITE, 3, cost=4, first=3, second=2, divisor=4, effect=Scaffold()),
        Card("troupe", RED, 3, cost=5, first=3, second=2, divisor=5, effect=CallAcrobats()),
    ),
    events=(Event("quarrel", WHITE, divisor=3, banners=3, first=3, second=1, plague=QUARREL),),
    characters=(Character("margrave", Wares("fair-ware"), 2, 4, 6),),
    kinds=(STALL, JUGGLER, TOLL, WAIVE, FLEE, STAY, ACROBAT, DRUMMER, SENTRY, ROPE, DRUM, AUCTION),
    steps=(PICK_STALL, CLEAR_STALL, *moments.STEPS),
    layout=(moments.LAY_FIRST_WARE,),
    dealt=(moments.SHOW_CHARACTER,),
    opening=(moments.DEAL_LOT,),
    revealed=(moments.TURN_ROUND,),
    income=(moments.STALL_MONEY,),
    workforce=(moments.ROLL_PURPLE,),
    enemies=(moments.WATCH_OF_THE_FAIR,),
    losses=(moments.ASK_CREDIT,),
    event_losses=(moments.ASK_FLEE,),
    purchase=(moments.ASK_TOLL,),
    acted=(moments.ENCORE,),
    turn_over=(moments.APPLAUSE,),
    reactions=moments.Answers(),
    evening=(moments.TURN_BACK,),
    scoring=(moments.SHOW_LOTS,),
    spends=(Juggler(), Sentry(), Rope()),
    targets=(Auction(),),
    aids=(ACROBATS, DRUMMERS),
    hoards=(Drum(),),
    draw=Tempers(),
    floors=1,
    open_characters=1,
    watches=(Gapers(),),
    purple_dice=2,
    wild=(PURPLE,),
    doubled=(PURPLE,),
    black_dice=2,
    neutral_citizens=1,
    extra=Ledger([1] * SEATS, [0] * STALLS, [NO_LOT] * SEATS, [0] * SEATS, [0] * SEATS),
    renamed=OldBooks(),
    scorers=(LotPoints("fair-lots"), Rotten("fair-rotten", loses=True)),
    worths=(Goods(),),
    verdict=Crier(),
    achievements=HOARDERS,
    scene=Booths(),
    glossary=Meanings(),
    pictures=("booth",),
)

GAME = with_modules(FAIR)
"""Troyes with the fair in the box; a table plays with it if it says so."""
