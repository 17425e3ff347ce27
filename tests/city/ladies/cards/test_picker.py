"""The picking of dice with the Ladies' Activity cards and cubes against brute force, on random positions."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import pytest

import troyes.core.state
from tests.city.actions.test_picker import after, dice, offered
from tests.city.brute_force import CARDS, CUBES, Bent, Card, Group, Move, Turn, bend, colours_of, fits
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
POSITIONS = int(os.environ.get("TROYES_POSITIONS", "200" if COMPILED else "40"))
"""For each number of players; more of them where somebody has the time."""

LADIES_CARDS = {
    "lumberjack": Card("y", 1, 5, 2),
    "clog-maker": Card("y", 1, 4, 2),
    "weaver": Card("y", 1, 4, 2),
    "landlady": Card("y", 2, 6, 4),
    "distiller": Card("y", 2, 5, 2),
    "viticulturist": Card("y", 2, 6, 3),
    "banker": Card("y", 3, 7, 5),
    "breeder": Card("y", 3, 5, 2, deniers=3),
    "master-tradesman": Card("y", 3, 7, 5),
    "bishop": Card("w", 1, 5, 3),
    "augustine": Card("w", 1, 6, 3),
    "chief-templar": Card("w", 1, 0, 3, hire_influence=5),
    "herbalist": Card("w", 2, 7, 4),
    "master-builder": Card("w", 2, 7, 4),
    "preacher": Card("w", 2, 6, 3),
    "scribe": Card("w", 3, 7, 5),
    "hermit": Card("w", 3, 6, 6),
    "nun": Card("w", 3, 6, 4),
    "ransom": Card("r", 1, 5, 2, deniers=3),
    "catapult": Card("r", 1, 6, 3),
    "scout": Card("r", 1, 6, 5, deniers=1),
    "executioner": Card("r", 2, 5, 2),
    "squire": Card("r", 2, 5, 2),
    "recruiter": Card("r", 2, 0, 3, hire_influence=3),
    "marriage": Card("r", 3, 7, 6, deniers=7),
    "fort": Card("r", 3, 7, 1),
    "princess": Card("r", 3, 5, 3),
}
ALL_CARDS = CARDS | LADIES_CARDS
LADIES_CUBES = (
    "distiller",
    "viticulturist",
    "augustine",
    "chief-templar",
    "herbalist",
    "preacher",
    "recruiter",
)
VIRTUAL = {"augustine": "y", "recruiter": "r"}
KEPT = (*LADIES_CUBES, "lumberjack", "breeder", "catapult", "squire", "hermit", "fort", "princess")
NO_TARGETS = ("pass", "recruit", "turn")
NO_GROUP = 999
"""The price of a group that cannot be had for money."""


class LadiesTurn(Turn):
    """A turn at a table with the cards of both boxes. A die that the Distiller turns over is named with the cube."""

    cards = ALL_CARDS
    bending = (*CUBES, *(cube for cube in LADIES_CUBES if cube != "distiller"))

    def moves(self) -> set[Move]:
        found = super().moves()
        if self.activities.get("distiller", {}).get("cubes", {}).get(self.letter, 0):
            for group in self.groups:
                for word in {die.word for die in group if die.district == self.letter}:
                    found |= self.with_die_turned(group, word)
        return found

    def with_die_turned(self, group: Group, word: str) -> set[Move]:
        """The moves with a group of which one die of the own district is turned over."""
        left = self.deniers - self.price(None, group)
        if left < 0 or len(colours_of(group)) > 1:
            return set()
        at = [die.word for die in group].index(word)
        values = [7 - die.value if i == at else die.value for i, die in enumerate(group)]
        bent = Bent(colours_of(group), tuple(values))
        words = tuple(sorted(die.word for die in group))
        return {
            (target, place, f"distiller {word}", words)
            for target in self.targets
            if self.serves(target, bent, left, self.influence)
            for place in self.places_for(target, bent)
        }

    def bend(self, cube: str | None, group: Group) -> Bent | None:
        colours = colours_of(group)
        values = tuple(die.value for die in group)
        if cube not in LADIES_CUBES:
            return bend(cube, group)
        if len(colours) > 1:
            return None
        if cube in VIRTUAL:
            return (
                Bent(VIRTUAL[cube], (*values, 6)) if fits(colours, VIRTUAL[cube]) and len(group) < 3 else None
            )
        if cube == "herbalist":
            return Bent("r", values * 3) if fits(colours, "w") and len(group) == 1 else None
        if cube == "chief-templar":
            return Bent("r", values) if fits(colours, "r") else None
        if (
            cube == "preacher"
        ):  # every value can be chosen for the Cathedral, and the highest is where the sum counts
            return Bent(colours, values, bonus=max(values) * len(values) - sum(values))
        return Bent(colours, values)

    def price(self, cube: str | None, group: Group) -> int:
        bought = [die.district for die in group if die.district != self.letter]
        if cube == "viticulturist":
            return 2 * len(group) * max(0, len(bought) - 1)
        if cube == "chief-templar":
            return 2 * len(bought) if len(set(bought)) == len(bought) else NO_GROUP
        if cube in VIRTUAL:
            return 2 * (len(group) + 1) * len(bought)
        return super().price(cube, group)

    def serves(self, target: str, bent: Bent, left: int, power: int) -> bool:
        if target == "breeder" and self.activities[target].get("cubes", {}).get(self.letter, 0):
            left += LADIES_CARDS["breeder"].deniers  # a cube can be sold where none can be bought
        if target == "master-builder" and "-" not in " ".join(self.document["cathedral"]):
            return False
        return super().serves(target, bent, left, power)

    def has_room(self, value: int) -> bool:
        """The fourth floor is the Master Builder's."""
        floors = self.document["cathedral"][:3]
        return value <= 6 and any(floor.split()[value - 1] == "-" for floor in floors)


def positions(players: int) -> list[City]:
    """Positions at the choice of an action, from random games, enriched with cubes, dice and influence."""
    rng = Rng(23, players)
    offer = Offer()
    found: list[City] = []
    while len(found) < POSITIONS:
        state = CITY.new(CITY.setup(players, {"activities": "mixed"}))
        while (actor := state.actor()) != NOBODY and len(found) < POSITIONS:
            if actor != CHANCE and state.prompt(actor).name == "take-turn" and rng.below(6) == 0:
                found.append(enriched(state, rng))
            state.fill(actor, offer)
            state.take(actor, offer.draw(rng))
    return found


def enriched(state: City, rng: Rng) -> City:
    """The position with other dice, and with money, influence and cubes of the Ladies' cards for the one to move."""
    document: dict[str, Any] = CITY.document(state)
    mover = document["turn"]
    seat = document["seats"]["ABCD".index(mover)]
    seat["deniers"] = rng.below(10 if rng.below(2) else 30)
    seat["influence"] = rng.below(8)
    document["dice"] = dice(rng, [*"ABCD"[: document["players"]], "N"])
    cards = document["activities"]
    for _ in range(3):
        wanted = KEPT[rng.below(len(KEPT))]
        slot = ALL_CARDS[wanted][:2]
        there = [card for name, card in cards.items() if ALL_CARDS[name][:2] == slot]
        cards = {name: card for name, card in cards.items() if ALL_CARDS[name][:2] != slot}
        cards[wanted] = {
            "tradesmen": "- -",
            **(there[0] if there else {}),
            "cubes": {mover: 1 + rng.below(2)},
        }
    document["activities"] = cards
    return CITY.restore(document)


def spelled(state: City, actor: int, words: list[str]) -> list[Move]:
    """Every move that begins with these words, up to the last die."""
    if words and (state.actor() != actor or state.prompt(actor).name not in ("pick-source", "pick-dice")):
        return [move(words)]
    found: list[Move] = []
    for token in offered(state, actor):
        word = CITY.vocabulary.text(token)
        if words or not (word in NO_TARGETS or word.startswith("reroll-")):
            found += spelled(after(state, actor, token), actor, [*words, word])
    return found


def move(words: list[str]) -> Move:
    """The move that is spelled by target, place, cube, dice and an end."""
    target, *rest = [word for word in words if word != "done"]
    group = [word for word in rest if "@" in word]
    cube = next((word.removeprefix("use-") for word in rest if word.startswith("use-")), None)
    place = next((word for word in rest if "@" not in word and not word.startswith("use-")), None)
    return target, place, f"distiller {group[0]}" if cube == "distiller" else cube, tuple(sorted(group))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_dice_with_the_ladies_cubes_agree_with_brute_force(players: int) -> None:
    """Actions 1 to 5: the same set of moves, none spelled twice, and no word that leads nowhere."""
    cubes: set[str] = set()
    for state in positions(players):
        document = CITY.document(state)
        moves = spelled(state, state.actor(), [])
        wanted = LadiesTurn(document).moves()
        assert set(moves) == wanted, document
        assert len(moves) == len(wanted), document
        cubes |= {(cube or "").split(" ", maxsplit=1)[0] for _, _, cube, _ in moves}
    assert cubes >= {"", *LADIES_CUBES}, "a cube that no position uses is not compared"
