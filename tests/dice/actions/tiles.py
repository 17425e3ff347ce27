"""Tables with a Banquet tile, for the tests of Banquets and Raids."""

from __future__ import annotations

from collections.abc import Iterable

from tests.dice.builder import A, Playing, Table, table

ALL_DICE = ["die1", "die2/deniers", "die2/influence", "die2/knowledge", "die3", "die4"]
DICE_OF = {
    1: ["die1"],
    2: ["die2/deniers", "die2/influence", "die2/knowledge"],
    3: ["die3"],
    4: ["die4"],
}


def uses(red: Iterable[int] = (), yellow: Iterable[int] = (), white: Iterable[int] = ()) -> list[str]:
    """Every use of a die that can be of these values in these colours, on a blank sheet with columns 1 to 6."""
    words = []
    for values, resource, prestige, work in (
        (red, "influence", "fortress", "palace"),
        (yellow, "deniers", "great-hall", "city-hall"),
        (white, "knowledge", "cathedral", "bishopric"),
    ):
        for value in values:
            words.append(f"{resource}+{value}")
            if value:
                words += [f"{prestige}{value}", f"{work}{value}"]
    return sorted(words)


def beside(place: int, number: int, side: str, plazas: str = "R Y W R") -> Table:
    """A tile beside a place with a transparent die: dice 2 3 4 and a black 6, for place 4 a black 1 and 2 3 4."""
    black = 1 if place == 4 else 6
    return table(1).plazas(plazas).tile(place, number, side).dice(black=black, others=(2, 3, 4))


def purse(position: Table, influence: int, deniers: int, knowledge: int) -> Playing:
    """The position with these unspent resources for seat A."""
    return position.sheet(A, influence=influence, deniers=deniers, knowledge=knowledge).start()


def one_above(column: int) -> list[int]:
    """Numbers that rise to the right with 1 above this column, so that a die of 1 builds in it."""
    return [(at - column) % 6 + 1 for at in range(1, 7)]


def ends(game: Playing) -> set[tuple[int, ...]]:
    """The citizens that seat A can end this half day with, over all answers but to let a citizen go."""
    if game.actors() != [A]:
        return {game.citizens(A)}
    words = [word for word in game.options(A) if word != "no-citizen"]
    return {end for word in words for end in ends(Playing(game.state.clone()).take(A, word))}
