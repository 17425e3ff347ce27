"""What a host settles, and how a mistake in it is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from troyes.core.errors import Refusal
from troyes.server import settings
from troyes.server.settings import Settings

pytestmark = pytest.mark.once

SECRET = "a secret of at least thirty-two characters"


def read(data: Path, **environment: str) -> Settings:
    return Settings.from_environment(data, environment=environment)


def test_what_a_person_at_home_gets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "cores", lambda: 4)
    found = read(tmp_path / "new" / "data")
    assert found.data == tmp_path / "new" / "data"
    assert found.data.is_dir()
    assert (found.database_url, found.redis_url, found.trust_proxy) == (None, None, ())
    assert (found.bot_pace, found.workers) == (0.7, 3)


def test_the_data_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "mine"))
    assert Settings.from_environment(environment={}).data == tmp_path / "mine"


def test_everything_by_variables(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    variables = {
        "TROYES_DATABASE_URL": "postgresql://club:word@db/troyes",
        "TROYES_REDIS_URL": "redis://cache:6379/0",
        "TROYES_SECRET": SECRET,
        "TROYES_BOT_PACE": "0",
        "TROYES_PAGE": str(tmp_path),
        "TROYES_WORKERS": "2",
        "TROYES_METRICS": "127.0.0.1:9100",
    }
    found = Settings.from_environment(tmp_path, trust_proxy="127.0.0.1, 10.0.0.0/8", environment=variables)
    assert found == Settings(
        data=tmp_path,
        secret=SECRET,
        database_url="postgresql://club:word@db/troyes",
        redis_url="redis://cache:6379/0",
        trust_proxy=("127.0.0.1", "10.0.0.0/8"),
        metrics=("127.0.0.1", 9100),
        bot_pace=0.0,
        page=tmp_path,
        workers=2,
    )
    assert not (tmp_path / "secret").exists()


def test_the_secret_is_kept(tmp_path: Path) -> None:
    first = read(tmp_path).secret
    assert len(first) == 64
    assert read(tmp_path).secret == first
    assert read(tmp_path / "other").secret != first
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["secret"]
    if sys.platform != "win32":
        assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "variable, value, sentence",
    [
        ("TROYES_REDIS_URL", "cache:6379", "TROYES_REDIS_URL must read like redis://"),
        ("TROYES_SECRET", "short", "TROYES_SECRET is too easy to guess: give it at least 32 characters"),
        ("TROYES_BOT_PACE", "fast", "TROYES_BOT_PACE is 'fast'; it must be a number from 0 to 60"),
        ("TROYES_BOT_PACE", "-1", "TROYES_BOT_PACE is '-1'; it must be a number from 0 to 60"),
        ("TROYES_BOT_PACE", "nan", "TROYES_BOT_PACE is 'nan'; it must be a number from 0 to 60"),
        ("TROYES_WORKERS", "0", "TROYES_WORKERS is '0'; it must be a number from 1 to 256"),
        ("TROYES_TEST_SEED", "1", "TROYES_TEST_SEED sets the dice, which is for tests alone"),
        ("TROYES_PAGE", "nowhere", "TROYES_PAGE names nowhere, where there is no built page"),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, variable: str, value: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read(tmp_path, **{variable: value})
    assert str(refusal.value).startswith(sentence)
    assert str(refusal.value).endswith(".")


def test_set_dice_are_for_tests_alone(tmp_path: Path) -> None:
    assert read(tmp_path).dice is None
    assert read(tmp_path, TROYES_TESTING="1").dice is None
    assert read(tmp_path, TROYES_TESTING="1", TROYES_TEST_SEED="7").dice == 7


def test_a_package_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda _: None)
    with pytest.raises(Refusal, match="Redis needs the package redis: install troyes with its extra 'scale'"):
        read(tmp_path, TROYES_REDIS_URL="redis://cache")


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refusal, match=r"^Cannot keep tables in .*file/data: not a directory\.$"):
        read(tmp_path / "file" / "data")


def test_a_damaged_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    with pytest.raises(Refusal, match="secret is damaged: delete it, and everybody has to sign in again"):
        read(tmp_path)
