"""Which languages there are, and which one a terminal speaks."""

from __future__ import annotations

import pytest

from troyes.core.errors import Refusal
from troyes.words import languages, preferred

pytestmark = pytest.mark.once


def test_the_pseudo_language_is_there_on_request() -> None:
    assert languages()[0] == "en"
    assert "qps" not in languages()
    assert languages(pseudo=True) == (*languages(), "qps")


@pytest.mark.parametrize("wanted", ["en", "EN", "en_GB.UTF-8", "en-US", "en@euro"])
def test_a_language_is_found_by_what_systems_call_it(wanted: str) -> None:
    assert preferred(wanted, {}) == "en"


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "qps"}, "qps"),
        ({"TROYES_LANGUAGE": "qps"}, "qps"),
        ({"TROYES_LANGUAGE": "en", "LANG": "qps"}, "en"),
        ({"TROYES_LANGUAGE": "tlh", "LANG": "qps"}, "qps"),
        ({"TROYES_LANGUAGE": "", "LANG": "qps"}, "qps"),
        ({"LC_ALL": "en_GB", "LANG": "qps"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "qps", "LANG": "en"}, "qps"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_else_the_environment_says_which_and_english_is_for_the_rest(
    environment: dict[str, str], language: str
) -> None:
    assert preferred(None, environment) == language


def test_what_was_asked_for_goes_before_the_environment() -> None:
    assert preferred("en", {"TROYES_LANGUAGE": "qps"}) == "en"


def test_a_language_that_was_asked_for_and_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        preferred("tlh", {})
    assert str(refused.value) == f"There is no language 'tlh'; there is {', '.join(languages(pseudo=True))}."
