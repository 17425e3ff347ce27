"""Words for messages: one catalogue a language, in Project Fluent's form, shared by terminal, page and documents.

A language is a folder beside this file with the same `.ftl` files as `en`. What a language lacks is said in English.
Besides its value an entry may have forms (`.short`, say): `say(message, form="short")` takes that form of the message
and of the messages inside it, wherever there is one; where `yours` is missing, `told` says the same. The
pseudo-language `qps` needs no folder: it is English with every whole message in brackets, so that a text that did not
come from here can be seen. A module that is kept elsewhere brings its own file: `add("en", path)`.
"""

from troyes.core.errors import Refusal
from troyes.words.catalogue import MissingWords, add
from troyes.words.languages import ENGLISH, PSEUDO, languages, preferred
from troyes.words.saying import said, say, speak, speaking, text

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "MissingWords",
    "add",
    "languages",
    "preferred",
    "said",
    "say",
    "speak",
    "speaking",
    "text",
]

Refusal.in_words = staticmethod(say)
