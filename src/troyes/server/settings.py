"""What a host settles: where tables are kept, by what address people come, how fast computer players move."""

from __future__ import annotations

import ipaddress
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import Message, message, quoted
from troyes.machine import files
from troyes.machine.processes import cores
from troyes.server.bounds import USUAL, Bounds
from troyes.server.post import NO_POST, Post

BOT_PACE: Final = 0.7
"""Seconds between the moves of computer players, so that people can follow them."""
SHORTEST_SECRET: Final = 32
MOST_WORKERS: Final = 256
LAST_PORT: Final = 65_535
LONGEST_KEPT: Final = 36_500
"""Days."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All that the server is told when it starts."""

    data: Path
    """The folder of the SQLite database and of the secret."""
    secret: str
    """Signs what browsers hand back; the same in all processes of one site."""
    database_url: str | None = None
    """A database, usually of PostgreSQL, in place of the SQLite one in `data`."""
    redis_url: str | None = None
    """Carries live updates between processes; without it they stay in this one."""
    trust_proxy: tuple[str, ...] = ()
    """The reverse proxies, by address or network, that we believe about who is calling, and whether by HTTPS."""
    metrics: tuple[str, int] | None = None
    """Where figures are shown, if not beside the page."""
    bot_pace: float = BOT_PACE
    page: Path | None = None
    """The folder of the built page, if there is one."""
    workers: int = 1
    """Processes in which computer players think."""
    keep_guests: float = 400
    """Days for which a guest's browser is remembered that does not come back."""
    keep_games: float = 0
    """Days for which finished games are kept; 0 is for ever."""
    keep_chat: float = 0
    """Days for which chat is kept; 0 is for ever."""
    bounds: Bounds = USUAL
    """How much anybody may ask of the server."""
    post: Post = NO_POST
    """How notices leave the house."""
    dice: int | None = None
    """Set dice: the seed of all chance, so that a test sees the same game every time. Nobody plays with them."""

    @classmethod
    def from_environment(
        cls,
        data: Path | None = None,
        *,
        trust_proxy: str = "",
        environment: Mapping[str, str] = os.environ,
    ) -> Settings:
        """The settings by the variables `TROYES_…`, and what the command line says beside them."""
        folder = files.data_folder() if data is None else data
        redis = redis_address(environment.get("TROYES_REDIS_URL", ""))
        make_folder(folder)
        return cls(
            data=folder,
            secret=given_secret(environment) or kept_secret(folder),
            database_url=environment.get("TROYES_DATABASE_URL") or None,
            redis_url=redis,
            trust_proxy=proxies(trust_proxy),
            metrics=metrics_address(environment.get("TROYES_METRICS", "")),
            bot_pace=number(environment, "TROYES_BOT_PACE", BOT_PACE, 0, 60),
            page=find_page(environment.get("TROYES_PAGE", "")),
            workers=int(number(environment, "TROYES_WORKERS", max(1, cores() - 1), 1, MOST_WORKERS)),
            keep_guests=number(environment, "TROYES_KEEP_GUESTS", 400, 1, LONGEST_KEPT),
            keep_games=number(environment, "TROYES_KEEP_GAMES", 0, 0, LONGEST_KEPT),
            keep_chat=number(environment, "TROYES_KEEP_CHAT", 0, 0, LONGEST_KEPT),
            bounds=Bounds.from_environment(environment),
            post=Post.from_environment(environment),
            dice=set_dice(environment),
        )


def set_dice(environment: Mapping[str, str]) -> int | None:
    """The seed of set dice, which only tests may ask for: whoever knows it knows every throw."""
    if not environment.get("TROYES_TEST_SEED"):
        return None
    if environment.get("TROYES_TESTING") != "1":
        raise Refusal(Message("refused-test-seed"))
    return int(number(environment, "TROYES_TEST_SEED", 0, 0, 2**31))


def proxies(named: str) -> tuple[str, ...]:
    """The reverse proxies that are trusted: addresses and networks with commas between them."""
    found = tuple(each.strip() for each in named.split(",") if each.strip())
    for each in found:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise Refusal(message("refused-proxy", proxy=quoted(each))) from None
    return found


def metrics_address(text: str) -> tuple[str, int] | None:
    """The address and port for figures, written 127.0.0.1:9100."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 <= int(port) <= LAST_PORT:
        raise Refusal(message("refused-metrics", value=quoted(text)))
    return host.strip("[]"), int(port)


def make_folder(folder: Path) -> None:
    """Make the data folder, for nobody else to look into."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(message("refused-data", folder=str(folder), reason=files.reason(error))) from None


def redis_address(address: str) -> str | None:
    """The address of Redis, or nothing if there is only this process."""
    if not address:
        return None
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise Refusal(Message("refused-redis-url"))
    if find_spec("redis") is None:
        raise Refusal(Message("refused-redis"))
    return address


def given_secret(environment: Mapping[str, str]) -> str:
    """The secret that the host chose, or an empty string."""
    secret = environment.get("TROYES_SECRET", "")
    if secret and len(secret) < SHORTEST_SECRET:
        raise Refusal(message("refused-secret-short", least=SHORTEST_SECRET))
    return secret


def kept_secret(folder: Path) -> str:
    """The secret of this data folder, made up when it is first asked for."""
    path = folder / "secret"
    draft = folder / f".secret.{secrets.token_hex(8)}"
    try:
        if not path.exists():
            # Linked into place when it is whole, so that two first starts at once agree on one of them.
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:  # noqa: PTH123
                file.write(secrets.token_hex(32))
            try:
                os.link(draft, path)
            except FileExistsError:
                pass
            except OSError:
                draft.replace(path)  # a disk without hard links
            draft.unlink(missing_ok=True)
        secret = path.read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        raise Refusal(message("refused-secret-kept", file=str(path), reason=files.reason(error))) from None
    if len(secret) < SHORTEST_SECRET:
        raise Refusal(message("refused-secret-damaged", file=str(path)))
    return secret


def find_page(wanted: str) -> Path | None:
    """The folder of the built page: the one asked for, else the one in this package, else that of a clone."""
    if wanted:
        if not Path(wanted, "index.html").is_file():
            raise Refusal(message("refused-page", folder=wanted))
        return Path(wanted)
    here = Path(__file__).resolve()
    places = (here.with_name("page"), here.parents[3] / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


def number(environment: Mapping[str, str], name: str, usual: float, least: float, most: float) -> float:
    """A number from the environment, within bounds."""
    text = environment.get(name)
    if not text:
        return usual
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise Refusal(
            message("refused-setting", setting=name, value=quoted(text), least=f"{least:g}", most=f"{most:g}")
        )
    return value
