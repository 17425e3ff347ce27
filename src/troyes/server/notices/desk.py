"""The desk where people say whether and how they want notices. Everything is off until they ask for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.limits import Limiter
from troyes.server.notices.letters import Letters
from troyes.server.notices.links import Links
from troyes.server.notices.sending import Unsent
from troyes.server.post import Post
from troyes.server.store.queries import notices as queries
from troyes.server.store.queries.notices import Push
from troyes.server.store.store import Store
from troyes.server.wishes import NewMail, NewPush, NoticeInfo
from troyes.words import ENGLISH, languages

if TYPE_CHECKING:
    from troyes.server.notices.messages import Messages

HOUR: Final = 3_600.0
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}")
"""Mail addresses that are in use; what else the rules allow only makes trouble."""


class NoLetter(Refusal):
    """The mail server does not take letters just now."""

    status = 503


class Desk:
    """What people ask of the postman."""

    def __init__(self, store: Store, post: Post, secret: str) -> None:
        self._store = store
        self._post = post
        self._secret = secret
        self._links = Links(secret)
        self.letters = Letters(post, self._links)
        # Letters go to whomever somebody names, so there are few: for one person, one household, one reader.
        self._persons = Limiter(4 / HOUR, 4)
        self._households = Limiter(20 / HOUR, 20)
        self._readers = Limiter(2 / HOUR, 3)
        self._messages: Messages | None = None

    def browsers(self) -> Messages:
        """What sends messages to browsers. Few people want any, so it is loaded when the first one does."""
        if self._messages is None:
            from troyes.server.notices.messages import Messages

            self._messages = Messages(self._post, self._secret)
        return self._messages

    async def close(self) -> None:
        """Hang up."""
        if self._messages is not None:
            await self._messages.close()

    async def info(self, person_id: str, token_hash: str) -> NoticeInfo:
        """What somebody has asked for so far."""
        mail = await self._store.read(queries.mail_of, person_id)
        return NoticeInfo(
            key=self.browsers().key,
            push=await self._store.read(queries.has_push, token_hash),
            letters=self.letters.can_send,
            address=mail.address if mail else "",
            confirmed=mail.confirmed if mail else False,
        )

    async def set_push(self, token_hash: str, data: NewPush) -> None:
        """Send messages to this browser, from now on there."""
        push = Push(data.endpoint, data.p256dh, data.auth, known(data.language))
        self.browsers().check(push)
        await self._store.write(queries.add_push, token_hash, push)

    async def set_mail(self, person_id: str, household: str, data: NewMail) -> None:
        """Ask at an address whether letters are wanted there; without an address, send no more letters."""
        if not data.address:
            return await self._store.write(queries.drop_mail, person_id)
        if not self.letters.can_send:
            raise Refusal(Message("refused-no-mail"))
        if not ADDRESS.fullmatch(data.address):
            raise Refusal(Message("refused-mail-address"))
        self._persons.require(person_id)
        self._households.require(household)
        self._readers.require(data.address.casefold())
        mail = await self._store.write(queries.set_mail, person_id, data.address, known(data.language))
        try:
            await self.letters.ask(mail)
        except Unsent:
            await self._store.write(queries.drop_mail, person_id)
            raise NoLetter(Message("refused-mail-unsent")) from None
        return None

    async def confirm(self, token: str) -> None:
        """Whoever has the letter wants more of them."""
        await self._store.write(queries.confirm_mail, self._links.read("confirm", token))

    async def stop(self, token: str) -> None:
        """Whoever has the letter wants no more of them."""
        await self._store.write(queries.stop_mail, self._links.read("stop", token))


def known(language: str) -> str:
    """A language that there are words in."""
    return language if language in languages(pseudo=True) else ENGLISH
