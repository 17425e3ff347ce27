"""Letters: what stands in them, and how they are sent."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from troyes.core.message import Message, message
from troyes.server.notices.links import Links
from troyes.server.notices.sending import Unsent
from troyes.server.post import Post, Smtp
from troyes.server.store.queries.notices import Mail
from troyes.words import say

SECONDS: Final = 20.0
"""Time for a mail server to take a letter."""


class Letters:
    """Writes and sends letters, where the host has named a mail server."""

    def __init__(self, post: Post, links: Links) -> None:
        self._post = post
        self._links = links

    @property
    def can_send(self) -> bool:
        """Whether there is a mail server."""
        return self._post.smtp is not None

    async def ask(self, mail: Mail) -> None:
        """Ask whoever reads the letters there whether they want ours."""
        link = f"{self._post.address}/mail/confirm/{self._links.token('confirm', mail.name)}"
        about = Message("letter-confirm-subject")
        await self._send(mail, about, message("letter-confirm", link=link, site=self._post.address))

    async def tell(self, mail: Mail, game: Message, names: str, table_id: str) -> None:
        """Tell somebody that it is their turn."""
        table = f"{self._post.address}/t/{table_id}"
        text = message("letter-turn", game=game, names=names, link=table, stop=self._stop(mail))
        await self._send(mail, message("letter-turn-subject", game=game), text, may_stop=True)

    def _stop(self, mail: Mail) -> str:
        return f"{self._post.address}/mail/stop/{self._links.token('stop', mail.name)}"

    async def _send(self, mail: Mail, about: Message, text: Message, *, may_stop: bool = False) -> None:
        letter = EmailMessage()
        letter["From"] = self._post.sender
        letter["To"] = mail.address
        # The first words of a language are read from its files, which takes long.
        subject, body = await asyncio.to_thread(lambda: (say(about, mail.language), say(text, mail.language)))
        letter["Subject"] = one_line(subject)
        letter["Date"] = formatdate(usegmt=True)
        letter["Message-ID"] = make_msgid(domain=self._post.sender.rpartition("@")[2].strip("> "))
        letter["Auto-Submitted"] = "auto-generated"
        if may_stop:  # a mail program may show a button of its own for it
            token = self._links.token("stop", mail.name)
            letter["List-Unsubscribe"] = f"<{self._post.address}/api/notices/one-click/{token}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(body + "\n")
        assert self._post.smtp is not None
        await deliver(self._post.smtp, letter)


async def deliver(server: Smtp, letter: EmailMessage) -> None:
    """Hand a letter to the mail server. A line to another machine is encrypted, or not used."""
    import aiosmtplib

    try:
        await aiosmtplib.send(
            letter,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.whole,
            start_tls=not (server.whole or server.is_here),
            timeout=SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Unsent(f"The mail server did not take a letter: {type(error).__name__}") from None


def one_line(text: str) -> str:
    """A text as a header may hold it."""
    return " ".join(text.split())
