"""Words for messages: one catalogue a language, in Project Fluent's form, shared by terminal, page and documents.

A language is a folder beside this file with the same `.ftl` files as `en`. What a language lacks is said in English.
Besides its value an entry may have forms (`.short`, say): `say(message, form="short")` takes that form of the message
and of the messages inside it, wherever there is one.
"""
