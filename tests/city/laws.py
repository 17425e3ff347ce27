"""What is true in every position and of every token of Troyes, checked without using the engine's own rules."""

from __future__ import annotations

from troyes.city.constants import EVENT_FIELDS, KINDS, OWNERS
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.core.state import CHANCE

EVENTS = CITY.box.events
ROUNDS = {1: 4, 2: 4, 3: 5, 4: 6}
BANNERS = {
    **dict.fromkeys(("marauding", "brigands1", "brigands2", "brigands3", "normans-attack"), 4),
    **dict.fromkeys(("support", "civil-war", "wayfarers", "traveling-builders"), 4),
    **dict.fromkeys(("succession-conflict", "war", "heresy"), 5),
    **dict.fromkeys(("skirmishes1", "skirmishes2", "drought", "interrupted-work"), 3),
    **dict.fromkeys(("theological-conflict", "resistance"), 3),
}
BUILDINGS = ("palace", "city-hall", "bishopric")
PRICE = (0, 2, 4, 6)
SPENT = {"reroll": 1, "recruit": 2, "turn": 4}
"""The influence that each use costs."""
NEUTRAL = 4


def check_position(s: City) -> None:
    """The laws of a position."""
    check_citizens(s)
    check_dice(s)
    check_events(s)
    check_cathedral(s)
    players = int(s.rules.players)
    for seat in range(players):
        assert 0 <= s.influence[seat] <= 20
        assert s.deniers[seat] >= 0
    assert all(points >= 0 for points in s.points)
    assert all(cubes >= 0 for cubes in s.cubes)
    assert all(won >= 0 for won in s.won)
    assert 0 <= s.round <= ROUNDS[players]
    for slot, card in enumerate(s.slot):
        assert card < 0 or (s.rules.cards[card].colour, s.rules.cards[card].level - 1) == divmod(slot, 3)
        assert card >= 0 or not any(s.cubes[OWNERS * slot + owner] for owner in range(OWNERS))
    in_play = [int(card) for card in s.slot if card >= 0]
    assert len(set(in_play)) == len(in_play)
    held = [int(character) for character in s.character if character >= 0]
    assert len(set(held)) == len(held)


def check_citizens(s: City) -> None:
    """No citizen is ever lost: 12 of each player, 8 neutral ones or le Roy's 24."""
    players = int(s.rules.players)
    for owner in (*range(players), NEUTRAL):
        places = [int(s.supply[owner]), int(s.general[owner]) if owner < players else 0]
        places += [sum(1 for citizen in s.space if citizen == owner)]
        places += [int(s.lying[OWNERS * building + owner]) for building in range(3)]
        places += [sum(1 for tradesman in s.tradesman if tradesman == owner)]
        places += [sum(int(card >> owner) & 1 for card in s.onlooker)]
        assert min(places) >= 0
        assert sum(places) == (12 if owner < players else 24 if players == 1 else 8)


def check_dice(s: City) -> None:
    """At most six dice of each colour, the black ones among them, and purple ones only where families have heads."""
    counts = [int(count) for count in s.dice]
    assert min(counts) >= 0
    for colour in range(3):
        at = [counts[KINDS * owner + 6 * colour + face] for owner in range(OWNERS) for face in range(6)]
        assert sum(at) <= 6
    assert min(int(count) for count in s.black) >= 0
    assert sum(int(count) for count in s.black) <= 6
    heads = 1 if s.rules.choices["head"] == "yes" else 0
    for owner in range(OWNERS):
        purple = sum(counts[KINDS * owner + 18 : KINDS * owner + 24])
        assert purple <= (heads if owner < s.rules.players else 0)


def check_events(s: City) -> None:
    """Marauding always threatens the city first; no event stays once its banners are full; none lies there twice."""
    queue = [EVENTS[s.queue[EVENT_FIELDS * place]] for place in range(s.queued)]
    if s.round:
        assert queue[0] == "marauding"
    assert len(set(queue)) == len(queue)
    for place, name in enumerate(queue):
        cubes = s.queue[EVENT_FIELDS * place + 1]
        assert 0 <= cubes < BANNERS[name]
        for i in range(cubes):
            owner = s.queue[EVENT_FIELDS * place + 2 + i]
            assert 0 <= owner < s.rules.players or owner == NEUTRAL
    assert all((s.events >> EVENTS.index(name)) & 1 for name in queue[1:])


def check_cathedral(s: City) -> None:
    """No cube lies above an empty space."""
    for space in range(6, 18):
        assert s.cathedral[space] < 0 or s.cathedral[space - 6] >= 0


def check_completions(s: City, actor: int, rng: Rng) -> None:
    """Every option leads to the end of a move, along whatever way it goes on."""
    for token in s.options(actor):
        after = s.clone()
        after.take(actor, token)
        while not walk.ends_move(after, actor):
            options = after.options(actor)
            assert options
            assert options == sorted(set(options))
            after.take(actor, options[rng.below(len(options))])


def square(s: City) -> int:
    """How many dice lie on the city square."""
    return sum(int(count) for count in s.dice)


def prices(words: list[str], actor: int, cube: str, *, alone: bool) -> list[int]:
    """What a group of dice costs, by the owner who is paid; the last is the bank, for the neutral dice."""
    owed = [0] * OWNERS
    free = [0] * OWNERS
    if cube == "tithe":
        free = [1] * NEUTRAL + [3 if alone else 1]
    for word in words:
        owner = "ABCDN".index(word[-1])
        if free[owner]:
            free[owner] -= 1
        elif owner != actor:
            owed[owner] += PRICE[len(words)]
    return owed


class Watch:
    """Follows one game token by token, and checks the laws that compare a position with the one before."""

    def __init__(self, state: City) -> None:
        self.state = state
        self.players = int(state.rules.players)
        self.rounds_begun = 0
        self.aim = ""
        self.cube = ""

    def take(self, actor: int, token: int) -> None:
        """Choose a token and look at what it did."""
        before = self.state.clone()
        word = CITY.vocabulary.text(token)
        asked = before.prompt(actor).name
        self.state.take(actor, token)
        check_position(self.state)
        assert self.state.round - before.round in (0, 1)
        self.rounds_begun += int(self.state.round - before.round)
        if actor == CHANCE:
            return
        if asked == "take-turn":
            self.aim, self.cube = word, ""
        if word.startswith("use-"):
            self.cube = word.removeprefix("use-")
        kind = word.partition("-")[0]
        if asked in ("take-turn", "counter-black-die") and kind in SPENT:
            assert before.influence[actor] - self.state.influence[actor] == SPENT[kind]
            assert list(self.state.deniers) == list(before.deniers)
        same_round = bool(self.state.agenda) and self.state.round == before.round
        if asked == "pick-dice" and same_round and self.asked() != "pick-dice":
            self.paid(before, actor, word)

    def asked(self) -> str:
        """The name of the present question."""
        return self.state.prompt(self.state.actors()[0]).name

    def paid(self, before: City, actor: int, word: str) -> None:
        """The group is complete: its dice are gone, and everyone has been paid for his."""
        words = [CITY.vocabulary.text(before.group[i]) for i in range(before.size)]
        words += [word] if word != "done" else []
        owed = prices(words, actor, self.cube, alone=self.players == 1)
        assert 1 <= len(words) <= 3
        assert square(before) - square(self.state) == len(words)
        gains = [int(self.state.deniers[seat] - before.deniers[seat]) for seat in range(self.players)]
        if self.aim != "tax-collector":
            assert all(gains[seat] == owed[seat] for seat in range(self.players) if seat != actor)
        if self.aim in ("cathedral", *BUILDINGS, *EVENTS):
            assert gains[actor] == -sum(owed)
        if self.aim == "agriculture" and not self.cube:
            assert gains[actor] == sum(int(die[1]) for die in words) // 2 - sum(owed)

    def over(self) -> None:
        """The game has ended after the rounds that it should have."""
        assert self.state.actors() == []
        assert self.rounds_begun == self.state.round == ROUNDS[self.players]
