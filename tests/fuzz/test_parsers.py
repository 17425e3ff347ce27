"""A short run of the harnesses: inputs by chance, and the ones that were found to hurt."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.parsers import PARSERS, Parser, parse, work

pytestmark = pytest.mark.once

BY_NAME = {parser.name: parser for parser in PARSERS}
SIGNS = st.text("[]{}\"'\\.,:;=#*A1e- \n\t\0\u00e9\u202e\U0001f3b2abcxyz", max_size=60)
LINE = st.one_of(SIGNS, st.text(max_size=40))


@st.composite
def inputs(draw: st.DrawFn, parser: Parser) -> bytes:
    """Something like what the parser knows, with pieces put in, left out and repeated; or anything at all."""
    if draw(st.booleans()):
        return draw(st.binary(max_size=400))
    seed = draw(st.sampled_from(parser.seeds))
    begin, end = sorted((draw(st.integers(0, len(seed))), draw(st.integers(0, len(seed)))))
    middle = draw(st.sampled_from((seed[begin:end], ""))) * draw(st.integers(0, 20))
    return (seed[:begin] + middle + draw(LINE) + seed[end:]).encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: str(parser.name))
def test_whatever_comes_is_taken_or_refused_in_a_sentence(parser: Parser) -> None:
    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(inputs(parser))
    def check(data: bytes) -> None:
        parse(parser, data)

    check()


FOUND = {
    "push": [b"https://[:\xff\xff\xd11 \xc3\xa9 a@b\xee.c"],
    "passkey": [  # its public key is a list
        b'{"id":"eA","rawId":"eA","type":"public-key","response":{"clientDataJSON":"'
        b"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQUFBQSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3QifQ"
        b'","attestationObject":"'
        b"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg6SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXiBAA"
        b'"}}'
    ],
}
"""What longer runs have found."""


@pytest.mark.parametrize(("name", "data"), [(name, data) for name, all_ in FOUND.items() for data in all_])
def test_what_was_found_is_taken_or_refused_in_a_sentence_too(name: str, data: bytes) -> None:
    parse(BY_NAME[name], data)


GROWING = {
    "record": ['[Game "' + "\\a" * 40_000 + '"]', "\n" * 80_000, '[a "b"]\n' * 8_000],
    "components": ["a" + ".a" * 9_000 + " = 1", '"#"' + ".a" * 9_000 + " = 1", "[a]\n" * 4_000, "x = " + "[" * 18_000,
                   "x=0x" + "f" * 18_000, "cards.merchant.cost = " + "9" * 18_000, "a='''" + "#" * 9_000 + "'''" + ".b" * 4_000],
    "bodies": ["[" * 60_000, '{"a":' * 10_000, '{"game":"' + "\\u0041" * 8_000 + '"}'],
    "message": ['{"type":"move","id":1,"rev":1,"seat":0,"tokens":[' + ",".join(['"pass"'] * 64) + "]}", "[" * 8_000],
    "words": ["\ufdfa" * 1_000, "\u0300" * 1_000, " " * 1_000],
    "address": ["a." * 140 + "!", "1." * 140, "-" * 290 + "\n"],
    "passkey": ['{"rawId":' + "[" * 30_000, '{"id":"' + "A" * 60_000 + '"}'],
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, texts in GROWING.items() for text in texts]
)
def test_work_grows_with_the_length_and_not_with_its_square(name: str, text: str) -> None:
    """In lines of Python, which are the same on every machine. A line that is read costs a dozen or two."""
    parser = BY_NAME[name]
    parse(parser, b"")  # what is made once is made
    assert work(parser, text.encode()) < 20_000 + 30 * len(text)
