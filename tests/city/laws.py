"""What is true in every position and of every token of Troyes, checked without using the engine's own rules."""

from __future__ import annotations

import json

from troyes.city.constants import EVENT_FIELDS, KINDS, OWNERS
from troyes.city.content.cards import red, white, yellow
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.track import track_of
from troyes.city.modules.bonus import BONUS
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
    **dict.fromkeys(("wolves", "harsh-winter", "monk-settles"), 3),
    "chief-outlaw": 1,
    "uprising": 5,
    "possession": 4,
}
LADIES_EVENTS = ("wolves", "harsh-winter", "chief-outlaw", "uprising", "monk-settles", "possession")
LADIES_OF_TROYES = ("jeanne-de-champagne", "isabeau-de-baviere", "marie-de-champagne")
KEEPING = (
    *("militia", "blacksmith", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior"),
    *("lumberjack", "distiller", "viticulturist", "breeder", "augustine", "chief-templar", "herbalist"),
    *("preacher", "hermit", "catapult", "squire", "recruiter", "fort", "princess"),
)
"""The cards on which cubes lie."""
BASE_CARDS = {card.name for card in yellow.BASE + white.BASE + red.BASE}
BONUS_CARDS = {card.name for card in BONUS.cards}
BUILDINGS = ("palace", "city-hall", "bishopric")
PRICE = (0, 2, 4, 6)
SPENT = {"reroll": 1, "recruit": 2, "turn": 4}
"""The influence that each use costs."""
NEUTRAL = 4
VIRTUAL = ("augustine", "recruiter")
"""Cards whose cube is itself a die of the group."""
PICKING = ("pick-dice", "pick-free-die", "pick-model-die")
"""The questions until a group is paid for."""


def check_position(s: City) -> None:
    """The laws of a position."""
    check_citizens(s)
    check_dice(s)
    check_events(s)
    check_cathedral(s)
    check_cards(s)
    check_characters(s)
    check_direction(s)
    if s.rules.choices["ramparts"] == "yes":
        check_ramparts(s)
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


def check_cards(s: City) -> None:
    """Only cards of this table are in play, and cubes lie only on cards that keep them."""
    source = s.rules.choices["activities"]
    for slot, card in enumerate(s.slot):
        if card < 0:
            continue
        name = s.rules.cards[card].name
        if any(s.cubes[OWNERS * slot + owner] for owner in range(OWNERS)):
            assert name in KEEPING
        if name in BONUS_CARDS:
            assert s.rules.choices["bonus"] == "yes"
        elif name in BASE_CARDS:
            assert source != "ladies"
        else:
            assert source != "base"


def check_characters(s: City) -> None:
    """Nobody is dealt twice, and the Ladies only where they take part; one lies open if that was settled."""
    held = [int(character) for character in [*s.character, *s.laid_open] if character >= 0]
    assert len(set(held)) == len(held)
    names = {s.rules.characters[character].name for character in held}
    assert s.rules.choices["characters"] == "ladies" or not names & set(LADIES_OF_TROYES)
    players = int(s.rules.players)
    if s.round and players > 1:
        shown = 1 if s.rules.choices["revealed"] == "yes" else 0
        assert len(held) == (4 if players == 2 else players) + shown


def check_direction(s: City) -> None:
    """Only the last round of a tournament goes the other way."""
    last = int(s.rules.rounds)
    turns = s.rules.choices["tournament"] == "yes"
    assert s.direction in ((1,) if not turns or s.round < last - 1 else (1, -1) if s.round < last else (-1,))


def check_ramparts(s: City) -> None:
    """Guards stand between the first gate and the last, and cubes only outside gates that the guard has reached."""
    track = track_of(s)
    players = int(s.rules.players)
    for seat in range(4):
        assert 0 <= track.guards[seat] <= (20 if seat < players else 0)
        for level in range(4):
            assert track.cubes[4 * level + seat] >= 0
            assert not track.cubes[4 * level + seat] or track.guards[seat] >= 5 * (level + 1)
    there = [int(seat) for seat in track.arrived if seat >= 0]
    assert sorted(there) == [seat for seat in range(players) if track.guards[seat] == 20]
    if s.round:
        assert all(0 <= face < 4 for face in track.faces)
        races = track.faces[3] in (2, 3)
        assert not races or not any(track.cubes[12 + seat] for seat in range(4))


def check_citizens(s: City) -> None:
    """No citizen is ever lost: 12 of each player, those on Possession among them, and le Roy's 24 or 8 neutral ones,
    10 where the new events need them."""
    players = int(s.rules.players)
    neutral = 24 if players == 1 else 8 if s.rules.choices["events"] == "base" else 10
    standing, trading, lying = list(s.space), list(s.tradesman), list(s.lying)
    watching = [card for card in s.onlooker if card]
    for owner in (*range(players), NEUTRAL):
        places = [int(s.supply[owner]), int(s.general[owner]) if owner < players else 0]
        places += [standing.count(owner), trading.count(owner), *lying[owner::OWNERS]]
        places += [sum(int(card >> owner) & 1 for card in watching)]
        places += [extra.citizens(owner) for extra in s.extras]
        assert min(places) >= 0
        assert sum(places) == (12 if owner < players else neutral)


def check_dice(s: City) -> None:
    """At most six dice of each colour, the black ones among them, and purple ones only where families have heads."""
    counts, black = list(s.dice), list(s.black)
    assert min(counts) >= 0
    districts = [counts[KINDS * owner : KINDS * (owner + 1)] for owner in range(OWNERS)]
    for colour in range(3):
        assert sum(sum(district[6 * colour : 6 * colour + 6]) for district in districts) <= 6
    assert min(black) >= 0
    assert sum(black) <= (6 if s.rules.choices["events"] == "base" else 8)
    heads = 1 if s.rules.choices["head"] == "yes" else 0
    for owner, district in enumerate(districts):
        purple = sum(district[18:24])
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
    if s.rules.choices["events"] == "base":
        assert not set(queue) & set(LADIES_EVENTS)
    if "possession" not in queue:
        assert not any(extra.citizens(seat) for extra in s.extras for seat in range(s.rules.players))


def check_end(s: City) -> None:
    """The laws of a game that is over: all rounds were played, and the red events that are certain did come."""
    assert s.actors() == []
    assert s.round == ROUNDS[int(s.rules.players)]
    if s.rules.choices["events"] == "ladies":
        assert all((s.events >> EVENTS.index(name)) & 1 for name in ("chief-outlaw", "uprising"))


def check_cathedral(s: City) -> None:
    """No cube lies above an empty space, and none on a fourth floor that no card in play opens."""
    in_play = {s.rules.cards[card].name for card in s.slot if card >= 0}
    assert "master-builder" in in_play or all(cube < 0 for cube in s.cathedral[18:])
    for space in range(6, len(s.cathedral)):
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


def prices(words: list[str], actor: int, cube: str, freed: str, *, alone: bool) -> list[int]:
    """What a group of dice costs, by the owner who is paid; the last is the bank, for the neutral dice."""
    owed = [0] * OWNERS
    free = [0] * OWNERS
    price = 2 if cube == "chief-templar" else PRICE[len(words) + (cube in VIRTUAL)]
    if cube == "tithe":
        free = [1] * NEUTRAL + [3 if alone else 1]
    gift = freed or next(
        (word for word in words if cube == "viticulturist" and word[-1] != "ABCD"[actor]), ""
    )
    for word in words:
        owner = "ABCDN".index(word[-1])
        assert owner == actor or word[0] != "p"
        if word == gift:
            gift = ""
        elif free[owner]:
            free[owner] -= 1
        elif owner != actor:
            owed[owner] += price
    return owed


class Watch:
    """Follows one game token by token, and checks the laws that compare a position with the one before."""

    def __init__(self, state: City) -> None:
        self.state = state
        self.players = int(state.rules.players)
        self.rounds_begun = 0
        self.aim = ""
        self.cube = ""
        self.freed = ""
        self.is_turned = False

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
            self.aim, self.cube, self.freed, self.is_turned = word, "", "", False
        if asked == "pick-dice" and word == "use-outdoor3":
            self.is_turned = True
        if word.startswith("use-") and word.removeprefix("use-") in CITY.box.cards:
            self.cube = word.removeprefix("use-")
        if asked == "pick-free-die":
            self.freed = word
        kind = word.partition("-")[0]
        if asked in ("take-turn", "counter-black-die") and kind in SPENT:
            assert before.influence[actor] - self.state.influence[actor] == SPENT[kind]
            assert list(self.state.deniers) == list(before.deniers)
        same_round = bool(self.state.agenda) and self.state.round == before.round
        if asked in PICKING and same_round and self.asked() not in PICKING:
            self.paid(before, actor, word if asked == "pick-dice" else "done")

    def asked(self) -> str:
        """The name of the present question."""
        return self.state.prompt(self.state.actors()[0]).name

    def paid(self, before: City, actor: int, word: str) -> None:
        """The group is complete: its dice are gone, and everyone has been paid for his."""
        words = [CITY.vocabulary.text(before.group[i]) for i in range(before.size)]
        words += [word] if word != "done" else []
        owed = prices(words, actor, self.cube, self.freed, alone=self.players == 1)
        assert 1 <= len(words) <= (1 if self.aim == "ramparts" else 3)
        if self.cube == "chief-templar":
            others = [die[-1] for die in words if die[-1] != "ABCD"[actor]]
            assert len(set(others)) == len(others)
        assert not self.is_turned or sum(owed) > 0, "only a die that is bought is turned over"
        assert square(before) - square(self.state) == len(words)
        gains = [int(self.state.deniers[seat] - before.deniers[seat]) for seat in range(self.players)]
        if self.aim != "tax-collector":
            assert all(gains[seat] == owed[seat] for seat in range(self.players) if seat != actor)
        if self.aim in ("cathedral", "ramparts", *BUILDINGS, *EVENTS):
            assert gains[actor] == -sum(owed)
        if self.aim == "agriculture" and not self.cube:
            is_held_up = self.asked().startswith("ask-reward")
            harvest = 0 if is_held_up else sum(int(die[1]) for die in words) // 2
            assert gains[actor] == harvest - sum(owed)

    def over(self) -> None:
        """The game has ended after the rounds that it should have."""
        check_end(self.state)
        assert self.rounds_begun == self.state.round == ROUNDS[self.players]


def check_restored(state: City) -> None:
    """The document leads to the same position."""
    assert CITY.restore(CITY.document(state)).key() == state.key()


def check_round_trip(state: City) -> None:
    """The document leads to the same position, the same questions and the same document, through JSON."""
    text = json.dumps(CITY.document(state))
    again = CITY.restore(json.loads(text))
    assert again.key() == state.key()
    assert again.rules.version == state.rules.version
    assert [step.name for step in again.agenda] == [step.name for step in state.agenda]
    assert again.actors() == state.actors()
    assert json.dumps(CITY.document(again)) == text


def pick(state: City, actor: int, rng: Rng) -> int:
    """A random token of somebody who rather acts than passes."""
    options = state.options(actor)
    token = options[rng.below(len(options))]
    return options[0] if state.rules.vocabulary.text(token) == "pass" and rng.below(4) else token
