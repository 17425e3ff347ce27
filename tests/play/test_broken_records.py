"""Whatever is wrong with a record is said in a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.nim import NIM, STONES
from tests.play.records import HEADERS, NIM_TEXT, dice_text
from troyes.core.errors import RecordError
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.play.record import Record, parse, result_of
from troyes.play.table import Table


def refusal(text: str) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(RecordError) as error:
        parse(text).replay()
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# What can be wrong


@pytest.mark.parametrize("missing", ["Game", "Version", "Players"])
def test_a_header_that_must_be_there(missing: str) -> None:
    text = "\n".join(line for line in NIM_TEXT.splitlines() if not line.startswith(f"[{missing} "))
    assert refusal(text) == f"This is no record of a game: it has no header {missing}."


@pytest.mark.parametrize("text", ["", "\n", "; nothing\n", "* heap4\n", "\x00\x01\x02", "PK\x03\x04", "{}"])
def test_what_is_no_record(text: str) -> None:
    assert refusal(text) == "This is no record of a game: it has no header Game."


def test_an_unknown_game() -> None:
    assert (
        refusal(NIM_TEXT.replace('"nim"', '"go"')) == "There is no game 'go'; the games are city, dice, nim."
    )


@pytest.mark.parametrize("version", ["2", "4"])
def test_a_version_that_is_not_known(version: str) -> None:
    text = NIM_TEXT.replace('[Version "3"]', f'[Version "{version}"]')
    assert refusal(text) == (
        f"Version {version} of the rules of Nim is not known here; "
        "a newer release of this program wrote that, so install it."
    )


@pytest.mark.parametrize("version", ["three", "", "3.0", "-3", "3333"])
def test_a_version_is_a_number(version: str) -> None:
    text = NIM_TEXT.replace('[Version "3"]', f'[Version "{version}"]')
    assert refusal(text) == f"The header Version must be a number, not {version!r}."


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("1", "Nim is for 2 to 4 players, not 1."),
        ("11", "Nim is for 2 to 4 players, not 11."),
        ("two", "The header Players must be a number, not 'two'."),
        ("-2", "The header Players must be a number, not '-2'."),
        ("2.0", "The header Players must be a number, not '2.0'."),
        ("²", "The header Players must be a number, not '²'."),
        ("", "The header Players must be a number, not ''."),
    ],
)
def test_an_impossible_number_of_players(players: str, sentence: str) -> None:
    assert refusal(NIM_TEXT.replace('[Players "2"]', f'[Players "{players}"]')) == sentence


def test_a_number_of_players_too_long_to_read() -> None:
    refusal(NIM_TEXT.replace('[Players "2"]', f'[Players "{"9" * 5000}"]'))


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ("rounds=three", "The set-up choice rounds is one of one, two, not 'three'."),
        ("heaps=2", "Nim has no set-up choice 'heaps'; it has rounds."),
        ("rounds", "A set-up choice is written once, as name=value, not 'rounds'."),
        ("rounds=one rounds=one", "A set-up choice is written once, as name=value, not 'rounds=one'."),
    ],
)
def test_an_impossible_set_up(setup: str, sentence: str) -> None:
    assert refusal(NIM_TEXT.replace('"rounds=one"', f'"{setup}"')) == sentence


@pytest.mark.parametrize(
    "header",
    [
        "[Game]",
        "[Game nim]",
        '[Game "nim"',
        '[Game "nim]',
        '[ "nim"]',
        '[Ga me "nim"]',
        '[Game "n"m"]',
        '[Game "nim\\"]',
    ],
)
def test_a_misspelt_header(header: str) -> None:
    text = NIM_TEXT.replace('[Game "nim"]', header)
    assert refusal(text) == 'Line 1, token 1: a header looks like [Name "value"].'


def test_a_header_that_stands_there_twice() -> None:
    text = NIM_TEXT.replace('[SeatB "B"]', '[SeatA "B"]')
    assert refusal(text) == "Line 6, token 1: the header SeatA stands there twice."


def test_a_header_after_the_moves() -> None:
    assert refusal(NIM_TEXT + '[Event "late"]') == "Line 14, token 1: a header cannot follow the moves."


def test_a_seat_that_is_not_at_the_table() -> None:
    assert (
        refusal(NIM_TEXT.replace("B take1", "C take1")) == "Line 13, token 0: 'C' is no seat of this table."
    )
    assert (
        refusal(NIM_TEXT.replace("B take1", "take1 B"))
        == "Line 13, token 0: 'take1' is no seat of this table."
    )


def test_a_word_that_is_not_in_the_vocabulary() -> None:
    text = NIM_TEXT.replace("A take3 toB", "A take3 toZ")
    assert refusal(text) == "Line 12, token 2: 'toZ' is not a word of Nim."


def test_a_token_that_is_not_legal_there() -> None:
    text = NIM_TEXT.replace("A take3 toB", "A take3 toA")
    assert refusal(text) == "Line 12, token 2: 'toA' cannot be chosen now; A may choose toB."


def test_a_seat_whose_turn_it_is_not() -> None:
    text = NIM_TEXT.replace("A take3 toB", "B take3 toA")
    assert refusal(text) == "Line 12, token 1: B has nothing to choose now; it is up to A."


def test_tokens_after_the_end() -> None:
    text = NIM_TEXT.replace("B take1", "B take1 toA")
    assert refusal(text) == "Line 13, token 2: The game is over; nothing can be chosen any more."


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    assert refusal(NIM_TEXT.replace('"0 4"', '"4 0"')) == "The Result is '4 0', but the moves lead to '0 4'."


def test_a_result_of_a_game_that_is_not_over() -> None:
    text = NIM_TEXT.replace("B take1\n", "")
    assert (
        refusal(text)
        == "Line 12, token 2: the record ends here, but by its Result it should be a finished game."
    )
    assert refusal("\n".join([*HEADERS, '[Result "0 4"]'])) == (
        "The header: the record ends here, but by its Result it should be a finished game."
    )


def test_a_record_that_was_not_read_from_text_counts_its_tokens() -> None:
    with pytest.raises(RecordError, match=r"^Token 2: 'take1' cannot be chosen now; "):
        Record(Table(NIM, NIM.setup()), [(CHANCE, 0), (0, STONES)]).replay()


# A record that was cut off, or changed


def test_a_record_cut_off_anywhere_is_refused_or_has_not_begun() -> None:
    for size in range(len(NIM_TEXT) - 1):
        text = NIM_TEXT[:size]
        if "[Result" in text or "[Players" not in text or not text.rstrip().endswith("]"):
            refusal(text)
        else:
            assert parse(text).entries == []


def test_a_game_of_dice_cut_off_after_any_line_is_refused() -> None:
    lines = dice_text().splitlines()
    begun = lines.index("") + 1
    for size in range(begun, len(lines)):
        assert "the record ends here" in refusal("\n".join(lines[:size]))


def places(text: str) -> list[tuple[int, int]]:
    """Every token of a text: its line and its place there, as errors name them."""
    return parse(text).places


def tampered(text: str, line: int, place: int, word: str) -> str:
    """The text with one token replaced."""
    lines = text.splitlines()
    words = lines[line - 1].split()
    words[place] = word
    lines[line - 1] = " ".join(words)
    return "\n".join(lines)


def test_each_token_replaced_by_no_word_is_named() -> None:
    for line, place in places(dice_text()):
        text = tampered(dice_text(), line, place, "xyzzy")
        assert refusal(text) == f"Line {line}, token {place}: 'xyzzy' is not a word of Troyes Dice."


def test_each_token_replaced_by_an_illegal_one_is_named() -> None:
    for line, place in places(dice_text()):
        text = tampered(dice_text(), line, place, "rising")  # in expert mode never legal
        assert refusal(text).startswith(f"Line {line}, token {place}: 'rising' cannot be chosen now; ")


def test_each_token_replaced_by_another_legal_one_is_noticed_or_leads_to_the_same_result() -> None:
    record = parse(dice_text())
    state = DICE.new(record.setup)
    for (actor, token), (line, place) in zip(record.entries, record.places, strict=True):
        others = [other for other in state.options(actor) if other != token]
        if others:
            text = tampered(dice_text(), line, place, DICE.vocabulary.text(others[0]))
            try:
                assert result_of(parse(text).replay()) == record.result
            except RecordError as error:
                message = str(error)
                assert message.startswith(("The Result is ", "Line "))
                assert not message.startswith("Line") or int(message.split()[1].strip(",")) >= line
        state.take(actor, token)


def test_each_token_left_out_is_noticed() -> None:
    for line, place in places(dice_text()):
        refusal(tampered(dice_text(), line, place, ""))


# Anything at all


def reads_or_refuses(text: str) -> None:
    """No text brings anything but a record or a `RecordError`."""
    try:
        parse(text).replay()
    except RecordError as error:
        sentence = str(error)
    else:
        sentence = "It was read."
    assert sentence.endswith(".")


@given(text=st.text())
@settings(deadline=None, derandomize=True, max_examples=300)
def test_any_text_is_read_or_refused(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses("\n".join(HEADERS) + "\n" + text)


@given(noise=st.binary())
@settings(deadline=None, derandomize=True, max_examples=200)
def test_any_bytes_are_read_or_refused(noise: bytes) -> None:
    reads_or_refuses(noise.decode("utf-8", "replace"))
    reads_or_refuses(noise.decode("latin-1"))


WORDS = st.sampled_from(
    [*NIM.vocabulary.texts, "A", "B", "C", "*", ";", "[", "]", '"', "\\", "\n", "4", "=", " "]
)

MUTATIONS = st.lists(
    st.tuples(
        st.sampled_from(["insert", "delete", "replace", "swap"]),
        st.integers(0, len(NIM_TEXT)),
        st.one_of(WORDS, st.characters()),
    ),
    min_size=1,
    max_size=4,
)


@given(mutations=MUTATIONS)
@settings(deadline=None, derandomize=True, max_examples=400)
def test_any_change_to_a_record_is_read_or_refused(mutations: list[tuple[str, int, str]]) -> None:
    text = NIM_TEXT
    for kind, at, word in mutations:
        if kind == "insert":
            text = text[:at] + word + text[at:]
        elif kind == "delete":
            text = text[:at] + text[at + len(word) :]
        elif kind == "replace":
            text = text[:at] + word + text[at + len(word) :]
        else:
            lines = text.splitlines(keepends=True)
            index = at % (len(lines) or 1)
            text = "".join(lines[index:] + lines[:index])
    reads_or_refuses(text)


@given(data=st.data())
@settings(deadline=None, derandomize=True, max_examples=60)
def test_any_shuffling_of_the_words_of_a_game_of_dice_is_read_or_refused(data: st.DataObject) -> None:
    lines = dice_text().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        one = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[one], lines[other] = lines[other], lines[one]
        if data.draw(st.booleans()):
            words = lines[one].split() or [""]
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                st.sampled_from(DICE.vocabulary.texts)
            )
            lines[one] = " ".join(words)
    reads_or_refuses("\n".join(lines))
