"""Putting a table together: players, modules and printed values become `Rules`, and `Rules` a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

from troyes.city.actions.combat import Combat
from troyes.city.actions.targets import ACT, Target
from troyes.city.box.components import Components
from troyes.city.constants import (
    ALL_SPACES,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CITIZENS,
    EMPTY,
    EVENT_FIELDS,
    FACES,
    GROUP,
    KINDS,
    OWNERS,
    QUEUE,
    SEATS,
    SLOTS,
    START_DENIERS,
    START_INFLUENCE,
    TURNED_DICE,
)
from troyes.city.content.kinds import Card, Character, Effect, Event, Plague
from troyes.city.judge.judge import judge_of
from troyes.city.module import Aid, Module, Scorer, Spend, Watch
from troyes.city.phases.events import Strike
from troyes.city.round import in_order, opening_of, round_of
from troyes.city.rules import Rules
from troyes.city.shape import Shape
from troyes.city.state import City
from troyes.city.words.tokens import ACTIVITY, CHARACTER, EVENT, USE
from troyes.core.agenda import Step
from troyes.core.native import i64, u8, vec
from troyes.core.vocabulary import Kind, Vocabulary


class Box:
    """All that the registered modules know, whether or not a table plays with it: names in a fixed order, and words."""

    def __init__(self, modules: tuple[Module, ...]) -> None:
        self.modules = modules
        self.cards = each_once([card.name for part in modules for card in part.cards])
        self.events = each_once([event.name for part in modules for event in part.events])
        self.characters = each_once([one.name for part in modules for one in part.characters])
        holding: dict[str, Kind[Any]] = {
            kind.name: kind
            for kind in (
                CHARACTER.holding(self.characters),
                ACTIVITY.holding(self.cards),
                EVENT.holding(self.events),
                USE.holding(self.cards),
            )
        }
        kinds = [kind for part in modules for kind in part.kinds]
        self.vocabulary = Vocabulary([holding.get(kind.name, kind) for kind in kinds])


def each_once(names: list[str]) -> list[str]:
    """Names without repetition, in the order of their first."""
    return list(dict.fromkeys(names))


def build(box: Box, players: int, choices: dict[str, str], version: int, components: Components) -> Rules:
    """The rules of a table."""
    parts = [part for part in box.modules if part.joins(players, choices, version)]
    shape = shape_of(parts)
    characters = gather_characters(box, parts)
    events = [components.event(event) for event in gather_events(box, parts)]
    strikes: list[Step[Any]] = [Strike(number, name) for number, name in enumerate(box.events)]
    targets = targets_of(box, parts)
    turns = last([part.turn for part in parts])
    defence = last([part.defence for part in parts])
    return Rules(
        players=players,
        version=version,
        choices=choices,
        settled=crc32(f"{sorted(choices.items())} {components.text()}".encode()),
        parts=parts,
        shape=shape,
        vocabulary=box.vocabulary,
        cards=vec[Card]([components.card(card) for card in gather_cards(box, parts)]),
        events=vec[Event](events),
        characters=vec[Character]([components.character(one) for one in characters]),
        cast=[box.characters.index(name) for name in in_play(parts)],
        spends=vec[Spend](spends_of(box, parts)),
        targets=vec[Target](targets),
        combats=[isinstance(target, Combat) for target in targets].index(True),
        aids=vec[Aid]([aid for part in parts for aid in part.aids]),
        watches=vec[Watch]([watch for part in parts for watch in part.watches]),
        hoards=[hoard for part in parts for hoard in part.hoards],
        draw=[part.draw for part in parts if part.draw is not None][-1],
        turns=[turns] * SEATS + [last([turns, *[part.neutral_turn for part in parts]])],
        defences=[defence] * SEATS + [last([defence, *[part.neutral_defence for part in parts]])],
        opening=opening_of(shape, parts),
        round_steps=round_of(parts),
        strikes=strikes,
        enemies=in_order(*[step for part in parts for step in part.enemies]),
        losses=in_order(*[step for part in parts for step in part.losses]),
        event_losses=in_order(*[step for part in parts for step in part.event_losses]),
        bought=in_order(
            *[step for part in parts for step in part.purchase],
            ACT,
            *[step for part in parts for step in part.acted],
        ),
        turn_over=in_order(*[step for part in parts for step in part.turn_over]),
        scoring=in_order(*[step for part in parts for step in part.scoring]),
        scorers=vec[Scorer](scorers_of(parts)),
        worths=[worth for part in parts for worth in part.worths],
        extras=[part.extra for part in parts if part.extra is not None],
        steps={step.name: step for step in [*strikes, *[step for part in parts for step in part.steps]]},
        purple_dice=sum([part.purple_dice for part in parts]),
        wild=bits(colour for part in parts for colour in part.wild),
        doubled=bits(colour for part in parts for colour in part.doubled),
        black_dice=sum([part.black_dice for part in parts]),
        neutral_citizens=shape.neutral_citizens + sum([part.neutral_citizens for part in parts]),
        floors=CATHEDRAL_LEVELS + sum([part.floors for part in parts]),
        open_points=any(part.open_points for part in parts),
        open_characters=sum([part.open_characters for part in parts]) if shape.characters_each else 0,
        row_width=vec[i64]([components.values(f"buildings.{name}.row_width")[0] for name in BUILDINGS]),
        salary=vec[i64]([components.values(f"buildings.{name}.salary")[0] for name in BUILDINGS]),
        spaces={key: list(components.values(key)) for part in parts for key in part.spaces},
        judge=judge_of(players, box.cards, parts),
    )


def taken_out(box: Box, part: Module) -> list[Kind[Any]]:
    """The kinds of tokens that nobody chooses any more."""
    return [kind for kind in box.vocabulary.kinds if kind.name in part.takes_out]


def owns(spend: Spend, kind: Kind[Any]) -> bool:
    """Whether influence is spent by a token of this kind."""
    return True in [spend.owns(token) for token in range(int(kind.first), int(kind.first) + kind.size)]


def spends_of(box: Box, parts: list[Module]) -> list[Spend]:
    """What influence buys."""
    spends: list[Spend] = []
    for part in parts:
        for kind in taken_out(box, part):
            spends = [spend for spend in spends if not owns(spend, kind)]
        spends += part.spends
    return spends


def scorers_of(parts: list[Module]) -> list[Scorer]:
    """The lines of the final count."""
    scorers: list[Scorer] = []
    for part in parts:
        scorers = [scorer for scorer in scorers if scorer.name not in part.takes_out]
        scorers += part.scorers
    return scorers


def targets_of(box: Box, parts: list[Module]) -> list[Target]:
    """What an action can aim at, in the order of the tokens."""
    targets: list[Target] = []
    for part in parts:
        for kind in taken_out(box, part):
            targets = [target for target in targets if not kind.holds(int(target.rank()))]
        targets += part.targets
    targets += [Combat(event) for event in range(len(box.events))]
    return sorted(targets, key=lambda target: int(target.rank()))


def shape_of(parts: list[Module]) -> Shape:
    """How the table is laid out: a later module's takes the place of an earlier one's."""
    return [shape for part in parts for shape in part.shape][-1]


def last(steps: list[Step[Any] | None]) -> Step[Any]:
    """The last of some steps, of which there is one at least: a later module's takes the place of an earlier one's."""
    return [step for step in steps if step is not None][-1]


def bits(numbers: Iterable[int]) -> int:
    """Numbers as one bit each."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def gather_cards(box: Box, parts: list[Module]) -> list[Card]:
    """Every Activity card by its number; one that is not in play has level 0 and is never revealed."""
    found: dict[str, Card] = {}
    for part in parts:
        for name in part.takes_out:
            found.pop(name, None)
        for card in part.cards:
            if card.name in found or not part.replaces:
                found[card.name] = card
    absent = Effect()
    return [
        found.get(name) or Card(name, 0, 0, cost=0, first=0, second=0, divisor=1, effect=absent)
        for name in box.cards
    ]


def gather_events(box: Box, parts: list[Module]) -> list[Event]:
    """Every event by its number; one that is not in play belongs to no deck."""
    found: dict[str, Event] = {}
    for part in parts:
        for name in part.takes_out:
            found.pop(name, None)
        for event in part.events:
            if event.name in found or not part.replaces:
                found[event.name] = event
    absent = Plague()
    return [
        found.get(name) or Event(name, -1, divisor=1, banners=1, first=0, second=0, plague=absent)
        for name in box.events
    ]


def gather_characters(box: Box, parts: list[Module]) -> list[Character]:
    """Every character by its number, as this table plays it, or as its module has it if it is not in play."""
    found = {one.name: one for part in reversed(box.modules) for one in part.characters}
    for part in parts:
        for one in part.characters:
            found[one.name] = one
    return [found[name] for name in box.characters]


def in_play(parts: list[Module]) -> list[str]:
    """The names of the characters that may be dealt."""
    names: list[str] = []
    for part in parts:
        names = [name for name in names if name not in part.takes_out]
        names += [one.name for one in part.characters if not part.replaces and one.name not in names]
    return names


def new_city(rules: Rules) -> City:
    """A table before anything is drawn."""
    players = int(rules.players)
    others = OWNERS - players
    s = City(rules, list(rules.opening), [extra.clone() for extra in rules.extras])
    s.deniers = vec[i64]([START_DENIERS] * players + [0] * others)
    s.influence = vec[i64]([START_INFLUENCE] * players + [0] * others)
    s.points = vec[i64]([0] * OWNERS)
    s.supply = vec[i64](
        [int(rules.citizens)] * players + [0] * (SEATS - players) + [int(rules.neutral_citizens)]
    )
    s.general = vec[i64]([CITIZENS - int(rules.citizens)] * players + [0] * others)
    s.passed = vec[i64]([EMPTY] * OWNERS)
    s.won = vec[i64]([0] * OWNERS)
    s.character = vec[i64]([EMPTY] * (2 * SEATS))
    s.laid_open = vec[i64]([EMPTY] * rules.laid_open())
    s.dice = vec[u8]([0] * (KINDS * OWNERS))
    s.black = vec[i64]([0] * FACES)
    s.space = vec[i64]([EMPTY] * ALL_SPACES)
    s.lying = vec[i64]([0] * (len(BUILDINGS) * OWNERS))
    s.slot = vec[i64]([EMPTY] * SLOTS)
    s.tradesman = vec[i64]([EMPTY] * (2 * SLOTS))
    s.onlooker = vec[i64]([0] * SLOTS)
    s.cubes = vec[i64]([0] * (OWNERS * SLOTS))
    s.queue = vec[i64]([0] * (EVENT_FIELDS * QUEUE))
    s.cathedral = vec[i64]([EMPTY] * (CATHEDRAL_COLUMNS * int(rules.floors)))
    s.group = vec[i64]([0] * GROUP)
    s.turning = vec[i64]([EMPTY] * TURNED_DICE)
    return s
