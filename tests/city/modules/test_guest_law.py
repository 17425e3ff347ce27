"""The guest law: a module enters by its own file and one line, and everything else knows how to treat it: positions,
records, words, pictures, the page and computer players. The guest is the toy module `guest`; what it brings is tested
one by one in `test_guest_rules.py`, `test_guest_dice.py` and `test_guest_moments.py`. That it and a second one,
`guest_siege`, bring all that a module can is tested in `test_guest_siege.py`."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import troyes
import troyes.core.state
from tests.city.builder import A, B, Playing
from tests.city.laws import pick
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import FAIR, GAME
from tests.city.modules.guest_memory import STALLS, ledger
from tests.city.whole.test_perft import PERFT
from troyes import draw
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.player import Sight
from troyes.bots.players.burgher import Burgher
from troyes.city.game import CITY, TroyesCity
from troyes.city.modules.registry import MODULES
from troyes.city.state import City
from troyes.city.words.glossary import entries as glossary
from troyes.core import walk
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.play import catalogue, log, record
from troyes.play.session import Session
from troyes.play.story import Story
from troyes.play.table import Table
from troyes.server import scenes
from troyes.server.scenes.base import wire
from troyes.server.scenes.city import CityScene
from troyes.server.scenes.city.pieces import CityHeld
from troyes.words import PSEUDO, say

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
GAMES = 300 if COMPILED else 20
PLAYERS = [1, 2, 3, 4]
FORMS = ("", "told", "short", "board")


def new(players: int, *, chosen: str = "yes") -> City:
    return GAME.new(GAME.setup(players, {"fair": chosen, "bonus": "yes"}))


# It enters by its own file and one line.


def test_no_file_of_the_package_knows_the_guest() -> None:
    names = (
        [card.name for card in FAIR.cards] + [kind.word(0) for kind in FAIR.kinds] + ["quarrel", "margrave"]
    )
    own = (
        [f'"{name}"' for name in names] + [f"-{name} =" for name in names] + ['"fair"', "fair-", "tests.city"]
    )
    for path in Path(troyes.__file__).parent.rglob("*"):
        if path.suffix in (".py", ".ftl"):
            text = path.read_text("utf-8")
            assert not [word for word in own if word in text], path


def test_one_line_is_all_that_the_game_learns() -> None:
    assert GAME.box.modules == (*MODULES, FAIR)


def test_the_base_game_is_the_same_with_and_without_it() -> None:
    """Its words are asked of a program that has never heard of the guest."""
    program = "from troyes.city.game import CITY; print(CITY.vocabulary.digest, len(CITY.vocabulary))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [CITY.vocabulary.digest, str(len(CITY.vocabulary))]
    for position, _, counts in PERFT:
        assert [walk.perft(position().state, depth) for depth in (1, 2)] == counts[:2]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_that_does_not_choose_it_plays_the_base_game(players: int) -> None:
    """Token by token, question by question."""
    state = new(players, chosen="no")
    base = CITY.new(CITY.setup(players, {"bonus": "yes"}))
    rng = Rng(players)
    while actors := base.actors():
        actor = actors[0]
        assert state.options(actor) == base.options(actor)
        assert state.prompt(actor).question == base.prompt(actor).question
        token = pick(state, actor, rng)
        state.take(actor, token)
        base.take(actor, token)
    assert {**GAME.document(state), "setup": {}} == {**CITY.document(base), "setup": {}}


# Games end, positions and records outlive the program.


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end(players: int) -> None:
    for index in range(GAMES):
        state = new(players)
        walk.playout(state, Rng(players, index))
        assert state.actors() == []
        assert state.round == state.rules.rounds
        assert ledger(state).shown


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_round_trip_after_every_token(players: int) -> None:
    state = new(players)
    rng = Rng(7, players)
    while actors := state.actors():
        state.take(actors[0], pick(state, actors[0], rng))
        again = GAME.restore(json.loads(json.dumps(GAME.document(state))))
        assert again.key() == state.key()
        assert [again.options(actor) for actor in again.actors()] == [
            state.options(actor) for actor in state.actors()
        ]


def played(game: TroyesCity, players: int, settled: dict[str, str]) -> Session:
    """A whole game at random."""
    session, rng = Session(Table(game, game.setup(players, settled)), seed=players), Rng(players)
    while not session.is_over:
        actor = session.state.actors()[0]
        assert isinstance(session.state, City)
        session.play(actor, pick(session.state, actor, rng))
    return session


@pytest.mark.parametrize("players", PLAYERS)
def test_records_and_logs_round_trip(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the package the game of the registry is the one that records find; here it is put there."""
    monkeypatch.setattr(catalogue, "GAMES", (GAME, DICE))
    session = played(GAME, players, {"fair": "yes"})
    text = session.record().text()
    assert 'fair=yes"]' in text
    again = record.parse(text)
    assert again.text() == text
    assert again.replay().key() == session.state.key()
    tokens = [(entry.actor, entry.token) for entry in session.log]
    assert log.read(GAME, players, log.write(GAME, tokens)) == tokens


# Words.


def said(game: Playing, actor: int) -> str:
    """What an actor is asked, in English."""
    return say(game.state.prompt(actor).question)


def told(game: Playing, actor: int, word: str) -> str:
    """What a choice means, in English, with what it costs and brings."""
    token = GAME.vocabulary.token(word)
    assert token is not None
    return say(GAME.tell(game.state, actor, token).message(), form="told")


def labels(game: Playing, actor: int) -> list[str]:
    """What may be chosen, in English."""
    return [say(GAME.vocabulary.label(game.state, token)) for token in game.state.options(actor)]


def test_the_card_that_asks_speaks() -> None:
    game = fair().dice("y6@A r1@B").card("barker", "A -").start().take(A, "barker y6@A done x2")
    assert said(game, A) == "At which stall do you cry out your ware?"
    assert labels(game, A) == ["Stall 1", "Stall 2", "Stall 3"]
    assert told(game, A, "stall2") == "cries out a ware at stall 2: +1 denier"


def test_the_event_with_a_choice_speaks() -> None:
    table = fair(stalls=(2, 0, 1))
    game = table.event("quarrel").dice("y1@A").now("strike-quarrel", "first-turn", "end-round").start()
    assert said(game, A) == "You are the start player: which stall is cleared?"
    assert told(game, A, "stall3") == "clears stall 3"


def test_spend_and_target_speak() -> None:
    game = fair(wares=(1, 0, 0, 0)).dice("y6@A r1@B").start()
    assert labels(game, A)[-2:] == ["Hire a juggler (3 influence)", "Go to the auction"]
    assert told(game, A, "fair-juggler") == "hires a juggler: -3 influence"
    assert told(game, A, "fair-auction") == "goes to the auction"


def test_questions_in_anothers_turn_speak() -> None:
    game = fair(wares=(0, 1, 0, 0)).dice("r6@B r1@A").start().take(A, "marauding r6@B done")
    assert said(game, B) == "A buys your dice: do you give a ware for 2 influence?"
    assert labels(game, B) == ["Give a ware", "No toll"]
    assert told(game, B, "fair-toll") == "takes a toll: +2 influence"
    table = fair(wares=(1, 0, 0, 0)).event("civil-war").dice("y1@A")
    game = table.now("strike-civil-war", "first-turn", "end-round").start()
    assert said(game, A) == "Civil War strikes you: do you give a ware to be spared?"
    assert told(game, A, "fair-flee") == "gives a ware and is spared: B -3 deniers"


def test_its_throws_speak() -> None:
    game = fair().now("fair-roll-purple", "first-turn", "end-round").start()
    assert said(game, CHANCE) == "A purple die is thrown for A's district."
    assert told(game, CHANCE, "4") == "purple dice of A's district show 4"


def test_the_story_keeps_its_secret() -> None:
    """A lot is told to its seat alone."""
    session = Session(Table(GAME, GAME.setup(2, {"fair": "yes"})), seed=2)
    while session.state.prompt(session.state.actors()[0]).name == "place-citizens":
        actor = session.state.actors()[0]
        session.play(actor, session.state.options(actor)[0])
    assert isinstance(session.state, City)
    lots = ledger(session.state).lots
    story = Story(session.table)
    story.keep_up(session)
    for seat, other in ((A, B), (B, A)):
        text = " ".join(say(line.said, form="told") for line in story.lines(session, seat)).lower()
        assert f"a lot of {lots[seat]} is drawn" in text
        assert text.count("a lot of") == 1
        assert f"a lot is drawn for {'ab'[other]}" in text


@pytest.mark.parametrize("players", PLAYERS)
def test_all_that_is_said_in_a_game_has_words(players: int) -> None:
    """The catalogue complains of an entry or an argument that is missing, and that is an error here."""
    state = new(players)
    rng = Rng(3, players)
    while actors := state.actors():
        actor = actors[0]
        question = say(state.prompt(actor).question)
        assert question[0].isupper()
        assert question[-1] in ".?"
        for token in state.options(actor):
            label = GAME.vocabulary.label(state, token)
            assert all(say(label, form=form) for form in FORMS)
        token = pick(state, actor, rng)
        deed = say(GAME.tell(state, actor, token).message(), form="told")
        assert deed[0].islower()
        assert not deed.endswith(".")
        state.take(actor, token)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_glossary_explains_every_token_and_piece(players: int) -> None:
    state = new(players)
    meanings = glossary(GAME, state)
    refs = {GAME.vocabulary.ref(token) for token in GAME.vocabulary.tokens()}
    assert FAIR.scene is not None
    refs |= {piece.ref for piece in FAIR.scene.pieces(state)}
    assert refs <= set(meanings)
    for one in meanings.values():
        for part in (one.title, one.text, one.rule or Message("city-title")):
            assert all(say(part, form=form) for form in FORMS)
    porter = meanings["card:porter"]
    assert say(porter.title) == "Porter"
    assert say(porter.text).startswith("Place a cube. A cube lets you: take one die for nothing.")
    assert "2 influence" in say(meanings["card:toll-house"].text)
    assert say(meanings["cube:toll-house"].text).count("pay 1 influence to add 2 to each die.") == 1
    assert say(meanings["event:quarrel"].text).startswith("Every round: The start player clears a stall")
    absent = say(Message("city-about-absent"))
    assert say(meanings["card:goldsmith"].text).endswith(absent)
    assert say(meanings["event:wayfarers"].text).endswith(absent)
    assert say(meanings["character:le-florentin"].text).endswith(absent)
    assert absent not in say(porter.text)


# Pictures: terminal and page.


def drawn(picture: object) -> str:
    """A picture's words."""
    paper = StringIO()
    Console(file=paper, width=80).print(picture)
    return " ".join(paper.getvalue().split())


def test_the_terminal_draws_its_table() -> None:
    table = (
        fair(wares=(4, 1, 0, 0))
        .dice("p6@A y1@B")
        .card("scaffold")
        .card("toll-house", "A -", B=2)
        .event("quarrel", "A")
    )
    table.revealed("henry-i").cathedral(*["- - - B - -"] * 4)
    state = table.seat(A, characters=["margrave"]).start().state.view(A)
    board = drawn(draw.picture(GAME, state, A))
    for word in (
        "Toll House",
        "Quarrel",
        "p6",
        "A The Margrave",
        "Henry I 1/3/5",
        "4 · · · B · ·",
        "The fair",
        "The wares of A: 4 wares",
        "The lot of B: A lot face down",
    ):
        assert word in board
    assert "N Henry I" not in board  # he lies open, and nobody holds him
    assert "pay 1 influence to add 2 to each die" in drawn(draw.sheets(GAME, state, A))
    assert "Wares up to the lot" in drawn(draw.scoring(GAME, state, A))
    assert "⟦" in say(state.prompt(A).question, PSEUDO)


def test_the_page_shows_its_pieces() -> None:
    table = fair(wares=(4, 1, 0, 0), acrobats=(2, 0, 0, 0), drummers=(0, 1, 0, 0)).revealed("henry-i")
    table.dice("p6@A y1@B").card("toll-house", "A -", B=2).card("scaffold").event("quarrel", "A")
    state = table.cathedral(*["- B - - - -"] * 4).start().state
    scenery = scenes.scenery(GAME)
    scene = scenery.scene(GAME, state.view(A), A, ["Ann", "Ben"])
    assert isinstance(scene, CityScene)
    (guest,) = scene.guests
    assert (guest.module, guest.title.id) == ("fair", "city-module-fair")
    assert [piece.shape for piece in guest.pieces] == [
        *[""] * STALLS,
        *["marker", "citizen", "cube", "cube"] * 2,
    ]
    assert [held for event in scene.events for held in event.held] == [
        CityHeld("fair-gapers", "", 2 * STALLS, wire(Message("city-fair-gape")), "marker")
    ]
    assert [(piece.ref, piece.said.id, piece.said.args, piece.owner) for piece in guest.pieces] == [
        ("stall:1", "city-fair-wares", {"count": 0}, ""),
        ("stall:2", "city-fair-wares", {"count": 0}, ""),
        ("stall:3", "city-fair-wares", {"count": 0}, ""),
        ("ware:A", "city-fair-wares", {"count": 4}, "A"),
        ("lot:A", "city-fair-lot", {"value": 3}, "A"),
        ("acrobat:A", "city-fair-acrobats", {"count": 2}, "A"),
        ("drummer:A", "city-fair-drummers", {"count": 0}, "A"),
        ("ware:B", "city-fair-wares", {"count": 1}, "B"),
        ("lot:B", "city-fair-lot-unknown", {}, "B"),
        ("acrobat:B", "city-fair-acrobats", {"count": 0}, "B"),
        ("drummer:B", "city-fair-drummers", {"count": 1}, "B"),
    ]
    assert scene.cathedral.levels == [["", "B", "", "", "", ""]] * 4
    assert [one.ref for one in scene.revealed] == ["character:henry-i"]
    assert [(die.ref, die.colour) for die in scene.seats[A].dice] == [("die:p6@A", "purple")]
    assert scenery.glossary(GAME, GAME.setup(2, {"fair": "yes"}))["lot:A"].title.id == "city-name-fair-lot-of"
    lines = {line.label.id: line.cells for line in scenery.scoring(GAME, state, A, ["Ann", "Ben"]).lines}
    assert lines["city-count-fair-lots"] == ["3", "0"]
    assert lines["city-count-fair-rotten"] == ["0", "0"]


def test_a_table_without_it_shows_no_guest() -> None:
    scene = scenes.scenery(GAME).scene(GAME, new(2, chosen="no"), A, ["Ann", "Ben"])
    assert isinstance(scene, CityScene)
    assert scene.guests == []


# Computer players.


def test_computer_players_value_it() -> None:
    """A ware within the lot is a point at the end, and a little more while rounds are left."""

    def lead(wares: tuple[int, ...], number: int) -> float:
        state = fair(wares=wares).round(number).dice("y1@A").start().state
        return BY_THUMB.lead(state, A)

    # The Margrave counts wares too: nobody is sure to hold him.
    before = lead((1, 0, 0, 0), 4) - lead((0, 0, 0, 0), 4)
    assert 1.0 <= before <= 1.5
    rounds_left = lead((1, 0, 0, 0), 3) - lead((0, 0, 0, 0), 3)
    assert rounds_left > before
    assert lead((9, 0, 0, 0), 4) < lead((6, 0, 0, 0), 4)


@pytest.mark.parametrize("players", [1, 2])
def test_a_burgher_plays_a_whole_game(players: int) -> None:
    state = new(players)
    rng = Rng(players)
    burgher = Burgher(looks=6)
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            state.take(actor, pick(state, actor, rng))
            continue
        for token in burgher.choose(Sight(state, actor), rng, 60.0):
            assert token in state.options(actor)
            state.take(actor, token)
    assert state.round == state.rules.rounds


def test_a_burgher_goes_to_the_auction() -> None:
    """With two dice, a ware and nothing better to do."""
    game = fair(wares=(7, 0, 0, 0)).round(4).seat(A, deniers=5, influence=2).dice("y5@A y5@A r1@B").start()
    tokens = Burgher().choose(Sight(game.state, A), Rng(1), 60.0)
    assert GAME.vocabulary.write(tokens).startswith("fair-auction")
