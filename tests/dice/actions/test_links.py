"""Link bonuses: the nine lozenges of the sheet, and that no other pair of buildings has one."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, table

ROWS = {
    "fortress": "R",
    "palace": "R",
    "great-hall": "Y",
    "city-hall": "Y",
    "cathedral": "W",
    "bishopric": "W",
}
BUILDINGS = [f"{row}{column}" for row in ROWS for column in range(1, 7)]
# By pair: the resources and the citizens of the bonus, red, yellow, white.
LINKS: dict[frozenset[str], tuple[tuple[int, ...], tuple[int, ...]]] = {
    frozenset({"fortress1", "fortress2"}): ((0, 0, 0), (1, 0, 0)),
    frozenset({"fortress3", "fortress4"}): ((0, 0, 0), (0, 1, 0)),
    frozenset({"fortress5", "fortress6"}): ((0, 0, 0), (0, 0, 1)),
    frozenset({"palace1", "palace2"}): ((0, 0, 0), (2, 0, 0)),
    frozenset({"palace5", "palace6"}): ((3, 0, 0), (0, 0, 0)),
    frozenset({"city-hall1", "city-hall2"}): ((0, 3, 0), (0, 0, 0)),
    frozenset({"city-hall3", "city-hall4"}): ((0, 0, 0), (0, 2, 0)),
    frozenset({"bishopric3", "bishopric4"}): ((0, 0, 3), (0, 0, 0)),
    frozenset({"bishopric5", "bishopric6"}): ((0, 0, 0), (0, 0, 2)),
}
NONE = ((0, 0, 0), (0, 0, 0))


def build(building: str, **marks: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The resources and the citizens that a building brings. Seven symbols are circled, far from the next
    citizen, and the other two citizen tracks stay empty, far from a column bonus."""
    row, column = building[:-1], int(building[-1])
    position = (
        table()
        .plazas(" ".join(ROWS[row] * 4))
        .dice(black=1, others=(column, column, column))
        .sheet(
            A,
            influence=0,
            deniers=1,
            knowledge=0,
            circled_influence=7,
            circled_deniers=7,
            circled_knowledge=7,
        )
        .sheet(A, **marks)
    )
    game: Playing = position.start()
    before = game.citizens(A)
    game.take(A, f"die3 {building}")
    gained = tuple(circled - 7 for circled in game.circled(A))
    assert game.unspent(A) == gained
    return gained, tuple(after - was for after, was in zip(game.citizens(A), before, strict=True))


def plus(
    one: tuple[tuple[int, ...], tuple[int, ...]], other: tuple[tuple[int, ...], tuple[int, ...]]
) -> object:
    """Two gains together."""
    return tuple(tuple(a + b for a, b in zip(x, y, strict=True)) for x, y in zip(one, other, strict=True))


def test_link_between_fortresses_1_and_2_brings_a_knight() -> None:
    """Link Bonus L1: besides the knight of either Fortress."""
    assert build("fortress1", drawn="fortress2") == ((0, 0, 0), (2, 0, 0))
    assert build("fortress2", drawn="fortress1") == ((0, 0, 0), (2, 0, 0))


def test_link_between_fortresses_3_and_4_brings_an_artisan() -> None:
    """Link Bonus L2: besides the artisan of either Fortress."""
    assert build("fortress3", drawn="fortress4") == ((0, 0, 0), (0, 2, 0))
    assert build("fortress4", drawn="fortress3") == ((0, 0, 0), (0, 2, 0))


def test_link_between_fortresses_5_and_6_brings_a_priest() -> None:
    """Link Bonus L3: besides the priest of either Fortress."""
    assert build("fortress5", drawn="fortress6") == ((0, 0, 0), (0, 0, 2))
    assert build("fortress6", drawn="fortress5") == ((0, 0, 0), (0, 0, 2))


def test_link_between_palaces_1_and_2_brings_two_knights() -> None:
    """Link Bonus L4: besides the two knights of either Palace."""
    assert build("palace1", drawn="palace2") == ((0, 0, 0), (4, 0, 0))
    assert build("palace2", drawn="palace1") == ((0, 0, 0), (4, 0, 0))


def test_link_between_palaces_5_and_6_brings_three_influence() -> None:
    """Link Bonus L5: besides the two knights of either Palace."""
    assert build("palace5", drawn="palace6") == ((3, 0, 0), (2, 0, 0))
    assert build("palace6", drawn="palace5") == ((3, 0, 0), (2, 0, 0))


def test_link_between_city_halls_1_and_2_brings_three_deniers() -> None:
    """Link Bonus L6: besides the two artisans of either City Hall."""
    assert build("city-hall1", drawn="city-hall2") == ((0, 3, 0), (0, 2, 0))
    assert build("city-hall2", drawn="city-hall1") == ((0, 3, 0), (0, 2, 0))


def test_link_between_city_halls_3_and_4_brings_two_artisans() -> None:
    """Link Bonus L7: besides the two artisans of either City Hall."""
    assert build("city-hall3", drawn="city-hall4") == ((0, 0, 0), (0, 4, 0))
    assert build("city-hall4", drawn="city-hall3") == ((0, 0, 0), (0, 4, 0))


def test_link_between_bishoprics_3_and_4_brings_three_knowledge() -> None:
    """Link Bonus L8: besides the two priests of either Bishopric."""
    assert build("bishopric3", drawn="bishopric4") == ((0, 0, 3), (0, 0, 2))
    assert build("bishopric4", drawn="bishopric3") == ((0, 0, 3), (0, 0, 2))


def test_link_between_bishoprics_5_and_6_brings_two_priests() -> None:
    """Link Bonus L9: besides the two priests of either Bishopric."""
    assert build("bishopric5", drawn="bishopric6") == ((0, 0, 0), (0, 0, 4))
    assert build("bishopric6", drawn="bishopric5") == ((0, 0, 0), (0, 0, 4))


@pytest.mark.parametrize("building", BUILDINGS)
def test_only_the_nine_pairs_have_a_link(building: str) -> None:
    """Link Bonus (3.4 of the facts): with any one other building drawn, a building brings what it brings
    alone, and the link's bonus for its partner in a lozenge only."""
    alone = build(building)
    for other in BUILDINGS:
        if other != building:
            link = LINKS.get(frozenset({building, other}), NONE)
            assert build(building, drawn=other) == plus(alone, link), other


@pytest.mark.parametrize("building", BUILDINGS)
def test_link_needs_its_own_partner_and_is_earned_once(building: str) -> None:
    """Ruling on 7.4: with every other building drawn, only the lozenge beside the new building is earned;
    those between two buildings drawn before were earned then."""
    partners = [pair for pair in LINKS if building in pair]
    link = LINKS[partners[0]] if partners else NONE
    others = " ".join(other for other in BUILDINGS if other != building)
    assert build(building, drawn=others) == plus(build(building), link)


@pytest.mark.parametrize(
    ("building", "lost"), [("fortress1", "red2"), ("city-hall4", "yellow3"), ("bishopric5", "white6")]
)
def test_link_is_not_earned_with_a_crossed_out_building(building: str, lost: str) -> None:
    """Column Bonus, red frame: the partner that was crossed out is never drawn."""
    assert build(building, crossed=lost) == build(building)


def test_link_is_earned_with_a_building_drawn_before_its_die_was_crossed_out() -> None:
    """Resolve the Event: a building already constructed is not crossed out, and its lozenge still counts."""
    assert build("palace2", drawn="palace1", crossed="red1") == ((0, 0, 0), (4, 0, 0))
    assert build("bishopric4", drawn="bishopric3", crossed="white3") == ((0, 0, 3), (0, 0, 2))


def test_link_joins_columns_and_not_numbers() -> None:
    """Your scoresheet: the lozenge lies between the first two columns, whatever numbers stand above them."""
    position = table().numbers(4, 1, 2, 3, 5, 6).plazas("R R R R").dice(black=6, others=(1, 2, 4))
    joined = position.sheet(A, drawn="palace1").start().take(A, "die1 palace2")
    assert joined.citizens(A) == (4, 0, 0)
    apart = position.sheet(A, drawn="palace2").start().take(A, "die2/deniers palace3")
    assert apart.citizens(A) == (2, 0, 0)


def test_link_resources_can_bring_a_citizen() -> None:
    """Link Bonus and Gain Resources: three influence from 3 to 6 circled reach the 6th symbol."""
    game = table().plazas("R R R R").dice(black=1, others=(5, 5, 5)).sheet(A, drawn="palace6").start()
    game.take(A, "die3 palace5")
    assert game.circled(A) == (6, 3, 3)
    assert game.unspent(A) == (6, 2, 3)
    assert game.citizens(A) == (3, 0, 0)
