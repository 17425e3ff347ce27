"""The dice and the uses that the engine offers, against all that a player could pay for, tried one step at a time."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dice.builder import A, Playing, table
from troyes.core.message import Message

RESOURCES = ("influence", "deniers", "knowledge")
ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
COLOURS = ("red", "yellow", "white")

Purse = tuple[int, int, int]
Tile = tuple[int, str] | None


def pay(purse: Purse, *prices: str) -> Purse | None:
    """What is left of a purse after paying one of each of these, if it can."""
    left = list(purse)
    for price in prices:
        left[RESOURCES.index(price)] -= 1
    return (left[0], left[1], left[2]) if min(left) >= 0 else None


def dice(purse: Purse, black: int, tiles: dict[int, Tile]) -> set[str]:
    """The words for the dice that a purse can pay for."""
    found = set()
    for place in (1, 2, 3, 4):
        tile = tiles.get(place)
        if tile == (8, "raid") or (place == black and tile != (8, "banquet")):
            continue
        surcharge = {(2, "raid"): "deniers", (3, "raid"): "knowledge", (6, "raid"): "influence"}.get(
            tile or (0, "")
        )
        extra = [surcharge] if surcharge else []
        if tile == (2, "banquet"):
            found.add(f"die{place}")
        elif place == 2:
            found |= {f"die2/{any_one}" for any_one in RESOURCES if pay(purse, any_one, *extra) is not None}
        elif pay(purse, *["deniers"] * max(0, place - 2), *extra) is not None:
            found.add(f"die{place}")
    return found or {"one-of-each"}


def reachable(colour: int, value: int, purse: Purse, tile: Tile) -> set[tuple[int, int]]:
    """The colours and values that a die can be given: one resource spent after the other."""
    found = set()
    waiting = [(colour, 0 if tile == (4, "raid") else value, purse)]
    while waiting:
        colour, value, purse = waiting.pop()
        found.add((colour, value))
        knowledge = pay(purse, *["knowledge"] * (1 if tile == (5, "banquet") else 2))
        if knowledge is not None and tile != (5, "raid"):
            waiting += [(other, value, knowledge) for other in range(3)]
        influence = pay(purse, "influence")
        if influence is not None and tile != (1, "raid"):
            steps = (-2, -1, 1, 2) if tile == (1, "banquet") else (-1, 1)
            waiting += [(colour, value + step, influence) for step in steps if 1 <= value + step <= 6]
    return found


def uses(game: Playing, tile: Tile) -> set[str]:
    """The words for all that can be done with the die that was chosen."""
    asked = game.question(A).args
    assert isinstance(asked["colour"], Message)
    assert isinstance(asked["value"], int)
    colour, value = COLOURS.index(asked["colour"].name.removeprefix("colour-")), asked["value"]
    purse = game.unspent(A)
    found = set()
    for other, number in reachable(colour, value, (purse[0], purse[1], purse[2]), tile):
        found.add(f"{RESOURCES[other]}+{number}")
        for row in (2 * other, 2 * other + 1):
            if number and not (row % 2 == 0 and tile == (7, "raid")):
                column = game.numbers().index(number) + 1
                word = f"{ROWS[row]}{column}"
                if word not in game.drawn(A) and f"{COLOURS[other]}{column}" not in game.crossed(A):
                    found.add(word)
    return found


MARKS = st.sets(st.sampled_from([f"{row}{column}" for row in ROWS for column in range(1, 7)]), max_size=8)
CROSSES = st.sets(
    st.sampled_from([f"{colour}{column}" for colour in COLOURS for column in range(1, 7)]), max_size=6
)
SIDES = st.tuples(st.integers(1, 8), st.sampled_from(["banquet", "raid"]))
TILES = st.one_of(st.none(), *[SIDES] * 5)


@given(
    purse=st.tuples(st.integers(0, 5), st.integers(0, 3), st.integers(0, 4)),
    black=st.integers(1, 6),
    others=st.tuples(st.integers(1, 6), st.integers(1, 6), st.integers(1, 6)),
    numbers=st.permutations([1, 2, 3, 4, 5, 6]),
    drawn=MARKS,
    crossed=CROSSES,
    place=st.integers(1, 4),
    tile=TILES,
)
@settings(deadline=None, derandomize=True, max_examples=250)
def test_dice_and_uses_against_brute_force(
    purse: Purse,
    black: int,
    others: tuple[int, int, int],
    numbers: list[int],
    drawn: set[str],
    crossed: set[str],
    place: int,
    tile: Tile,
) -> None:
    position = table(1).day(4).plazas("R Y W Y").numbers(*numbers).dice(black=black, others=others)
    position.sheet(A, influence=purse[0], deniers=purse[1], knowledge=purse[2])
    position.sheet(A, drawn=" ".join(sorted(drawn)), crossed=" ".join(sorted(crossed)))
    if tile:
        position.tile(place, *tile)
    game = position.start()
    tiles = {place: game.tile(4 + place) for place in (1, 2, 3, 4)}
    offered = game.options(A)
    assert set(offered) == dice(purse, game.black_place(), tiles)
    for word in offered:
        if word != "one-of-each":
            chosen = Playing(game.state.clone()).take(A, word)
            assert set(chosen.options(A)) == uses(chosen, tiles.get(int(word[3])))
