"""What people settle for themselves: how their page looks and behaves, and whether they get notices.

The types of the page are generated from these: see `schema`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Annotated[str, Meta(max_length=16)]


class PageSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody likes the page: how fast things are told, whether they sound, the light, whether a complete move
    waits for a click, larger text."""

    speed: Literal["slow", "usual", "quick", "once"]
    sound: bool
    theme: Literal["browser", "day", "night"]
    confirm: bool
    large: bool


class NoticeInfo(Struct, frozen=True):
    """What somebody has asked for: the key for messages to browsers, whether this browser gets them; whether the host
    sends letters, where they go, and whether that address is confirmed."""

    key: str
    push: bool
    letters: bool
    address: str
    confirmed: bool


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this browser gets messages, and its keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    language: Language = ""


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Where letters are to go; no address means nowhere."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language = ""


class LetterLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The last part of a link in a letter."""

    token: Annotated[str, Meta(max_length=100)]
