"""Troyes can say all that it has to say, and its catalogue holds no more than that."""

from __future__ import annotations

import pytest

from tests.words.catalogues import named_in_code, said_of
from tests.words.city import FAMILIES, MODULES
from troyes.city.game import CITY
from troyes.city.modules.kings_table import KINGS_TABLE
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words.glossary import entries as glossary
from troyes.core.game import Choice
from troyes.core.message import Message, Value
from troyes.core.rng import Rng
from troyes.words import say

pytestmark = pytest.mark.once

FORMS = ("", "told", "short", "board")


def named(message: Message) -> set[str]:
    """The names of a message and of those inside it; it must be said without complaint in every form."""
    for form in FORMS:
        assert say(message, form=form)
    found = {message.name}
    for value in message.args.values():
        for one in inside(value):
            found |= named(one)
    return found


def inside(value: Value) -> list[Message]:
    """The messages of an argument."""
    if isinstance(value, Message):
        return [value]
    return value if isinstance(value, list) else []


def new(players: int) -> City:
    return CITY.new(CITY.setup(players, {"bonus": "yes"}))


def labels() -> set[str]:
    """The entries of all tokens' labels."""
    state = new(4)
    return {name for token in CITY.vocabulary.tokens() for name in named(CITY.vocabulary.label(state, token))}


def throws() -> set[str]:
    """The entries of all steps that throw dice."""
    return {step.said() for part in MODULES for step in part.steps if isinstance(step, Throw)}


def settled(choice: Choice) -> set[str]:
    """What is said about a set-up choice and its values."""
    name = f"city-choice-{choice.name.replace('_', '-')}"
    return {name, *[f"{name}-{value}" for value in choice.values]}


def test_every_choice_has_a_label_and_can_be_told() -> None:
    assert {name for name in labels() if name.startswith("city-")} <= said_of("city.ftl", "ladies.ftl")


def explanations(players: int) -> set[str]:
    """The entries of all explanations at a table."""
    meanings = glossary(CITY, new(players)).values()
    return {
        name for one in meanings for part in (one.title, one.text, one.rule) if part for name in named(part)
    }


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_explanation_can_be_said(players: int) -> None:
    assert {name for name in explanations(players) if name.startswith("city-")} <= said_of(
        "city.ftl", "ladies.ftl"
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_question_and_deed_of_a_game_can_be_said(players: int) -> None:
    state = new(players)
    state.proceed()
    rng = Rng(players)
    while state.actors():
        actor = int(state.actors()[0])
        question = say(state.prompt(actor).question)
        assert question[0].isupper()
        assert question[-1] in ".?"
        options = state.options(actor)
        token = options[rng.below(len(options))]
        told = say(CITY.tell(state, actor, token).message(), form="told")
        assert told[0].islower()
        assert not told.endswith(".")
        state.take(actor, token)


def on_paths() -> set[str]:
    """The entries by which modules call what is on their paths."""
    state = CITY.new(CITY.setup(2, {"ramparts": "yes"}))
    found = [part.scene.path(state) for part in state.rules.parts if part.scene is not None]
    called = [path.called for path in found if path is not None]
    return {name for one in called for name in (one.walker, one.sign, one.tile)}


def test_the_catalogue_holds_nothing_that_is_never_said() -> None:
    exact = {one.name for one in named_in_code() if not one.is_family}
    families = {family.format(name) for family, names in FAMILIES.items() for name in names}
    deeds = {deed.told().name for deed in KINGS_TABLE}
    choices = {name for choice in CITY.choices for name in settled(choice)}
    choices |= {one.name for mix in CITY.mixes for one in (CITY.mixed(mix), CITY.about_mix(mix))}
    choices |= {CITY.boast(one).name for one in CITY.achievements}
    assert deeds | choices | (throws() - {"city-throw-kings-turn"}) <= said_of("city.ftl", "ladies.ftl")
    built = labels() | throws() | deeds | choices | explanations(4) | explanations(1) | on_paths()
    assert said_of("city.ftl", "ladies.ftl") - exact - families - built == {"city-title"}
