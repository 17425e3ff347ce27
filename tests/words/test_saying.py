"""Messages put into words: arguments, lists, forms, what a language lacks, and the pseudo-language."""

from __future__ import annotations

from pathlib import Path

import pytest

from troyes.core.message import Message, message
from troyes.words import PSEUDO, MissingWords, said, say, saying, speaking, text
from troyes.words.catalogue import read

pytestmark = pytest.mark.once


def deniers(count: int) -> Message:
    return message("deniers", count=count)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two languages of a few entries each."""
    entries = {
        "en": "greet = Hello { $who }\n    .short = Hi { $who }\nfarewell = Bye\nboth = { $what }!\n",
        "fr": "greet = Bonjour { $who }\nboth = { $what } !\n",
    }
    for language, source in entries.items():
        folder = tmp_path / language
        folder.mkdir()
        (folder / "a.ftl").write_text(source, "utf-8")
    monkeypatch.setattr(saying, "catalogue", lambda language: read(tmp_path / language))


@pytest.mark.parametrize(
    "count, said", [(0, "0 deniers"), (1, "1 denier"), (2, "2 deniers"), (-1, "-1 denier")]
)
def test_a_number_chooses_its_plural(count: int, said: str) -> None:
    assert say(deniers(count)) == said


def test_thousands_are_grouped() -> None:
    assert say(deniers(12345)) == "12,345 deniers"


def test_a_change_is_an_amount_with_its_sign() -> None:
    assert say(message("plus", amount=deniers(2))) == "+2 deniers"
    assert say(message("minus", amount=message("influence", count=1))) == "-1 influence"


def test_a_form_goes_for_what_is_inside_too() -> None:
    assert say(message("plus", amount=deniers(2)), form="short") == "+2d"


def test_an_entry_without_the_form_is_said_as_it_is() -> None:
    assert say(message("colour-red"), form="short") == "red"


def test_a_deed_is_told_to_whoever_did_it_in_other_words_if_it_has_any() -> None:
    passes = message("story-then", first=Message("city-pass"), rest=Message("city-done"))
    assert say(passes, form="told") == "passes, then is done"
    assert say(passes, form="yours") == "pass, then are done"
    assert say(message("city-outdoor", level="I"), form="yours") == "outdoor activity I"


@pytest.mark.parametrize(
    "names, said",
    [
        ([], ""),
        (["red"], "red"),
        (["red", "white"], "red and white"),
        (["red", "white", "yellow"], "red, white and yellow"),
        (["red", "white", "yellow", "black"], "red, white, yellow and black"),
    ],
)
def test_a_list_is_joined_as_in_a_sentence(names: list[str], said: str) -> None:
    assert say(message("seat", seat=[message(f"colour-{name}") for name in names])) == said


def test_a_list_is_joined_in_its_form() -> None:
    assert say(message("seat", seat=[deniers(1), deniers(3)]), form="short") == "1d, 3d"


@pytest.mark.parametrize(
    "items, said", [((), ""), ((3,), "3"), ((3, 5, 1), "3, 5, 1"), (("base", "mixed"), "base, mixed")]
)
def test_numbers_and_names_are_said_one_after_the_other(items: tuple[int | str, ...], said: str) -> None:
    assert say(message("seat", seat=items)) == said


def test_texts_stay_as_they_are_without_marks_around_them() -> None:
    assert say(message("seat", seat="{ $x } \u202eé")) == "{ $x } \u202eé"


def test_the_pseudo_language_brackets_the_whole_message_and_nothing_inside() -> None:
    assert say(message("plus", amount=deniers(2)), PSEUDO) == "⟦+2 deniers⟧"
    assert say(message("plus", amount=deniers(2)), PSEUDO, "short") == "⟦+2d⟧"


@pytest.mark.usefixtures("small")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert say(message("greet", who="Ann"), "fr") == "Bonjour Ann"
    assert say(message("farewell"), "fr") == "Bye"
    assert say(message("both", what=message("farewell")), "fr") == "Bye !"


@pytest.mark.usefixtures("small")
def test_a_languages_own_value_comes_before_the_english_form() -> None:
    assert say(message("greet", who="Ann"), "en", "short") == "Hi Ann"
    assert say(message("greet", who="Ann"), "fr", "short") == "Bonjour Ann"


def test_an_entry_that_nobody_wrote_is_an_error_here_and_its_name_for_a_user() -> None:
    with pytest.raises(MissingWords, match=r"The catalogue has no words for 'no-such-thing'\."):
        say(message("no-such-thing"))
    with pytest.warns(MissingWords):
        assert say(message("no-such-thing")) == "no-such-thing"


def test_an_argument_that_was_not_given_is_an_error_here_and_its_name_for_a_user() -> None:
    with pytest.raises(MissingWords, match="'seat' could not be said well"):
        say(message("seat"))
    with pytest.warns(MissingWords):
        assert say(message("seat")) == "seat"


def test_a_terminal_speaks_one_language_for_a_while() -> None:
    assert said(message("colour-red")) == "red"
    with speaking(PSEUDO):
        assert said(deniers(3), "short") == "⟦3d⟧"
        assert text("deniers", count=3) == "⟦3 deniers⟧"
        assert text("deniers", "short", count=3) == "⟦3d⟧"
        with speaking("en"):
            assert text("colour-red") == "red"
        assert text("colour-red") == "⟦red⟧"
    assert text("colour-red") == "red"


def test_what_is_a_text_already_stays_as_it_is() -> None:
    with speaking(PSEUDO):
        assert said("Ann") == "Ann"
