"""Lessons over the wire: a step, what a learner wonders about there, and what is refused."""

from __future__ import annotations

import pytest

from tests.server.hearing import why
from tests.server.running import Server

pytestmark = pytest.mark.once


def test_a_step_shows_the_table_from_the_learners_seat_and_what_happened(server: Server) -> None:
    anna = server.guest("Anna")
    step = anna.get("/api/lessons/city/steps/9")
    assert step["names"] == ["Anna", "Isabeau"]
    assert (step["at"], step["length"], step["move"]) == (9, 18, ["recruit"])
    assert step["says"] == {"id": "lesson-city-recruit"}
    assert step["position"]["seat"] == 0
    assert step["position"]["question"]["tree"]
    assert [line["seat"] for frame in step["frames"] for line in frame["lines"]] == [0, 1]
    words = anna.get("/api/lessons/city/words")
    assert words["alphabet"] == step["position"]["alphabet"]


def test_the_rivals_characters_stay_hidden_in_a_lesson(server: Server) -> None:
    shown = str(server.guest("Anna").get("/api/lessons/city/steps/17"))
    assert "henry-i" in shown
    assert "urbain-iv" not in shown


def test_what_a_move_would_do_and_why_something_cannot_be_done(server: Server) -> None:
    anna = server.guest("Anna")
    move = {"tokens": ["merchant", "supply", "y4@A", "y6@A", "done", "x5"]}
    told = anna.post("/api/lessons/city/steps/10/preview", move)
    assert told["warnings"] == []
    assert told["outcome"]
    assert told["question"] is None
    reason = anna.post("/api/lessons/city/steps/10/why", {"tokens": ["war"]})["reason"]
    assert reason["id"].startswith("city-why-")


def test_what_there_is_not_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    for path, status in {"chess/steps/0": 404, "city/steps/18": 400, "dice/steps/-1": 400}.items():
        answer = anna.http.get(f"/api/lessons/{path}")
        assert answer.status_code == status, path
        assert why(answer.json()).endswith(".")
    answer = anna.http.get("/api/lessons/chess/steps/0")
    assert why(answer.json()) == "There is no lesson 'chess'; choose one in the lobby."
