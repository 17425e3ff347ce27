"""Reading what is under way in a position of Troyes: an action, an event that takes effect, a defence, what modules
remember, and what lies ahead."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.box.entries import MANY, inner, read_event, read_token, words
from troyes.city.constants import EMPTY, FACES, QUEUE, SLOTS
from troyes.city.memory import Extra
from troyes.city.phases.turns import NEXT_TURN
from troyes.city.round import FIRST_TURN
from troyes.city.state import City
from troyes.city.words.tokens import DIE, LYING, SPACE, SUPPLY, TRADESMAN
from troyes.core.agenda import CHANCE, Step
from troyes.core.document import Node
from troyes.core.errors import PositionError
from troyes.core.message import Message, message
from troyes.core.native import i64, vec

ACTION_KEYS: Final = (
    *(
        "spent",
        "turning",
        "target",
        "source",
        "cube",
        "aids",
        "turned",
        "model",
        "dice",
        "free",
        "worth",
        "possible",
        "times",
        "left",
        "event",
        "scouted",
        "banners",
    ),
)


def read_action(s: City, node: Node) -> None:
    """What is settled of an action that is under way."""
    node.only(ACTION_KEYS)
    if node.has("spent"):
        if node.child("spent").value is not True:
            raise node.child("spent").refuse(Message("city-position-true"))
        s.spent = 1
    s.turning = read_dice(s, node.child("turning"), s.turning)
    if node.has("target"):
        targets = [target.written(s) for target in s.rules.targets]
        s.target = targets.index(node.child("target").word([word for word in targets if word]))
    if node.has("source"):
        s.source = read_token(
            s, node.child("source"), Message("city-position-place"), SPACE, LYING, TRADESMAN, SUPPLY
        )
    if node.has("cube"):
        cards = {s.card(slot).name: slot for slot in range(SLOTS) if s.slot[slot] != EMPTY}
        s.used = cards[node.child("cube").word(cards)]
    if node.has("aids"):
        aids = [s.rules.vocabulary.text(int(aid.token())) for aid in s.rules.aids]
        for word in words(node.child("aids")):
            s.aids |= 1 << aids.index(Node(word, node.child("aids").path).word(aids))
    if node.has("model"):
        s.model = read_token(s, node.child("model"), Message("city-position-die"), DIE)
    s.group = read_dice(s, node.child("dice"), s.group)
    s.size = len(words(node.child("dice")))
    s.turned = node.child("turned").whole(0, int(s.size)) if node.has("turned") else 0
    if node.has("free"):
        s.freed = read_token(s, node.child("free"), Message("city-position-die"), DIE)
    s.worth = node.child("worth").whole(0, MANY) if node.has("worth") else 0
    s.possible = node.child("possible").whole(0, MANY) if node.has("possible") else 0
    s.times = node.child("times").whole(0, MANY) if node.has("times") else 0
    s.left = node.child("left").whole(0, MANY) if node.has("left") else 0
    if node.has("event"):
        s.fought = read_event(s, node.child("event"))
    if node.has("scouted"):
        s.scouted = read_event(s, node.child("scouted"))
    s.banners = node.child("banners").whole(0, MANY) if node.has("banners") else 0


def read_dice(s: City, node: Node, found: vec[i64]) -> vec[i64]:
    """The tokens of one to three dice in place of those of an array."""
    wish = Message("city-position-group")
    dice = words(node)
    if len(dice) > len(found):
        raise node.refuse(wish)
    found = found[:]
    for i, word in enumerate(dice):
        found[i] = read_token(s, Node(word, node.path), wish, DIE)
    return found


def read_striking(s: City, node: Node) -> None:
    """The event that takes effect."""
    node.only(("event", "supports", "supported"))
    if node.has("event"):
        s.striking = read_event(s, node.child("event"))
    s.supports = node.child("supports").whole(0, QUEUE) if node.has("supports") else 0
    if node.has("supported"):
        s.supported = read_event(s, node.child("supported"))


def read_defence(s: City, node: Node) -> None:
    """What is settled of countering black dice."""
    node.only(("countered", "needed", "lowest", "given"))
    s.countered = node.child("countered").whole(0, MANY) if node.has("countered") else 0
    s.needed = node.child("needed").whole(-MANY, MANY) if node.has("needed") else 0
    s.lowest = node.child("lowest").whole(0, FACES) if node.has("lowest") else 0
    if node.has("given"):
        s.given = read_token(s, node.child("given"), Message("city-position-die"), DIE)


def read_modules(s: City, top: Node) -> None:
    """What the modules remember."""
    inner(top, "modules").only([extra.module for extra in s.extras if not extra.apart])
    s.extras = [read_memory(extra, around(extra, top)) for extra in s.extras]


def read_memory(extra: Extra, node: Node) -> Extra:
    """What a module remembers by what stands around it; without a word of it, as before the game."""
    return extra.read(node.child(extra.module)) if node.has(extra.module) else extra


def around(extra: Extra, top: Node) -> Node:
    """The part of a document in which what a module remembers stands by its name."""
    return top if extra.apart else inner(top, "modules")


def fit_modules(s: City, top: Node) -> None:
    """The table and what lies ahead have been read: refuse what modules cannot remember there."""
    for extra in s.extras:
        extra.fits(s, inner(around(extra, top), extra.module))


def of_a_turn(s: City) -> list[Step[Any]]:
    """What lies ahead at a turn of the action phase, where a document does not say."""
    ahead = s.rules.round_steps
    rest = [*ahead[: ahead.index(FIRST_TURN)], NEXT_TURN, *s.rules.turn_over]
    return [s.rules.turns[s.whose_turn()], *rest[::-1]]


def read_agenda(s: City, top: Node) -> None:
    """What lies ahead."""
    steps = s.rules.steps
    now = of_a_turn(s)
    if top.has("now"):
        now = [steps[node.word(steps)] for node in top.child("now").items(0, 64)]
    s.agenda = now[::-1]


def go_on(s: City) -> None:
    """All has been read: refuse what nobody can go on from."""
    now = s.agenda[::-1]
    if not all(step.fits(s) for step in now):
        raise PositionError(Message("city-position-unfit"))
    try:
        s.proceed()
        for actor in s.actors():
            if not s.options(actor):
                raise PositionError(message("city-position-nowhere", step=now[0].name))
            if actor != CHANCE and s.passed[actor] != EMPTY and now[0] is s.rules.turns[actor]:
                raise PositionError(Message("city-position-passed"))
    except (IndexError, AssertionError):
        raise PositionError(Message("city-position-unfit")) from None
