"""Troyes in words: questions, and what each choice means."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import BUILDING_TITLES, COLOURS, DICE_NAMES, LEVELS, NEUTRAL, OWNERS, SPACES
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.city.state import City
from troyes.city.tokens import (
    ACTIVITY,
    AGAIN,
    AGRICULTURE,
    BLACK,
    CATHEDRAL,
    CHARACTER,
    DIE,
    DONE,
    ENOUGH,
    EVENT,
    LYING,
    PASS,
    PLACE,
    RECRUIT,
    REROLL,
    SPACE,
    START,
    SUCCUMB,
    SUPPLY,
    TIMES,
    TRADESMAN,
    TURN,
    USE,
)
from troyes.core.agenda import CHANCE
from troyes.core.prompt import Prompt

SEAT_LETTERS: Final = "ABCD"
KINGS_DEEDS: Final = (
    *("", ""),
    *("spends three dice for points", "spends two dice for points", "places a citizen"),
    *("fights the right-most event", "places a tradesman", "builds the Cathedral", "turns up a character"),
    *("fights the right-most event", "places a citizen"),
    *("spends two dice for points", "spends three dice for points"),
)
"""What le Roy does, by the sum of his two black dice."""
DISTRICTS: Final = ("A's", "B's", "C's", "D's", "the neutral")


def title(name: str) -> str:
    """A card's name as it is printed; a copy keeps its number."""
    words = [word if word == "de" else word.capitalize() for word in name.split("-")]
    if words[-1][-1].isdigit():
        words[-1] = f"{words[-1][:-1]} {words[-1][-1]}"
    return " ".join(words)


def die_words(kind: int) -> str:
    """A die by its colour and value, from 6 * colour + value - 1."""
    return f"{DICE_NAMES[kind // 6]} {kind % 6 + 1}"


def ask(prompt: Prompt) -> str:
    """A question in words."""
    args = prompt.args
    match prompt.name:
        case "draw-start-player":
            return "Who is the start player?"
        case "deal-character":
            return f"A character is dealt to {SEAT_LETTERS[args[0]]}."
        case "pile-character":
            return "A character is laid on the pile."
        case "place-citizens":
            return "Place a citizen on an empty space of a principal building."
        case "kings-placement":
            return f"A {COLOURS[args[0]]} die is thrown for le Roy's citizens."
        case "reveal-activities":
            return f"A {COLOURS[args[0]]} Activity card of level {args[1]} is revealed."
        case "roll-workforce":
            return f"A {COLOURS[args[1]]} die is thrown for {DISTRICTS[args[0]]} district."
        case "reveal-event":
            return f"A {COLOURS[args[0]]} event is revealed."
        case "neutral-enters":
            return f"A die is thrown: where does a neutral citizen enter the {BUILDING_TITLES[args[0]]}?"
        case "support":
            return "You are the start player: on which event to the left of Support is a neutral cube placed?"
        case "roll-black-dice":
            return f"A black die is thrown; {args[0]} to go."
        case "counter-black-die":
            return f"Counter the black {args[0]} with dice of your district, or spend influence first."
        case "name-dice":
            if args[1] <= 0:
                return "That is enough: be done, or give up more dice."
            return f"Which dice do you give up? {args[1]} more needed."
        case "take-turn":
            return "Act, pass, or spend influence first."
        case "throw-again":
            return f"The {DICE_NAMES[args[0]]} die is thrown again."
        case "turn-dice":
            return "Which of your dice are turned over? Up to three."
        case "pick-source":
            return "Where does the citizen come from?"
        case "pick-dice":
            return "Choose one to three dice." if args[2] == 0 else "Another die, or done?"
        case "choose-times":
            return f"How often do you activate {title(ACTIVITIES[args[0]])}? Up to {args[1]} times."
        case "choose-cubes":
            return f"How many cubes do you place on {title(EVENTS[args[0]])}? Up to {args[1]}."
        case "share-miller":
            return f"How many of the {args[0]} activations count the Palace? The rest count the Bishopric."
        case "arrow":
            return "The archer's die is thrown."
        case "shoot-on":
            return f"Shoot again? {args[0]} left."
        case "pick-event":
            return f"On which event {'is a cube' if args[0] == 1 else f'are {args[0]} cubes'} placed?"
        case _:
            return "Two black dice are thrown for le Roy."


def tell(s: City, actor: int, token: int) -> str:
    """What choosing this token means, with what it costs and brings; the sentence has no subject."""
    deed = tell_chance(s, token) if actor == CHANCE else tell_deed(s, token)
    after = s.clone()
    after.take(actor, token)
    seats = sorted(range(s.rules.players), key=lambda seat: seat != actor)
    changes = [change(s, after, seat, seat == actor) for seat in seats] + [kings_change(s, after)]
    told = "; ".join(text for text in changes if text)
    return f"{deed}: {told}" if told else deed


def tell_chance(s: City, token: int) -> str:
    """What chance has drawn or thrown."""
    if token >= EVENT:
        return f"the event {title(EVENTS[token - EVENT])} threatens the city"
    if token >= ACTIVITY:
        return f"the card {title(ACTIVITIES[token - ACTIVITY])} is revealed"
    if token >= CHARACTER:
        return f"the character {s.rules.characters[token - CHARACTER].title} is dealt"
    if token >= START:
        return f"the start player is {SEAT_LETTERS[token - START]}"
    prompt = s.prompt(CHANCE)
    shown = f"{tell_dice(prompt)} {token + 1}"
    if prompt.name == "kings-turn" and prompt.args[0]:
        return f"{shown}, so he {KINGS_DEEDS[prompt.args[1] + token + 1]}"
    return shown


def tell_dice(prompt: Prompt) -> str:
    """Which die is thrown; throws that are told so one after the other can be told together."""
    args = prompt.args
    match prompt.name:
        case "roll-workforce":
            return f"{COLOURS[args[1]]} dice of {DISTRICTS[args[0]]} district show"
        case "roll-black-dice":
            return "black dice show"
        case "throw-again":
            return f"the {DICE_NAMES[args[0]]} die is thrown again and shows"
        case "arrow":
            return "the archer's die shows"
        case "kings-turn":
            return "a second one shows" if args[0] else "for le Roy a black die shows"
        case _:
            return "a die shows"


def tell_deed(s: City, token: int) -> str:
    """What a player does."""
    if token == DONE:
        return "is done"
    if token in (AGAIN, ENOUGH):
        return "shoots again" if token == AGAIN else "has had enough"
    asked = s.prompt(s.actors()[0]).name
    if token >= TIMES:
        times = token - TIMES
        if asked == "choose-cubes":
            return f"places {times} {'cube' if times == 1 else 'cubes'}"
        return "does so once" if times == 1 else f"does so {times} times"
    if token >= DIE:
        die = die_words((token - DIE) // OWNERS)
        if asked == "turn-dice":
            return f"turns the {die} over"
        if asked in ("counter-black-die", "name-dice"):
            return f"gives up the {die}"
        return f"takes the {die} of {DISTRICTS[(token - DIE) % OWNERS]} district"
    if token == SUCCUMB:
        return "cannot counter the black die"
    if token >= BLACK:
        return f"counters a black {token - BLACK + 1} as well"
    if token >= USE:
        return f"uses a cube of {title(ACTIVITIES[token - USE])}"
    if token >= PASS:
        return tell_target(token)
    if token >= REROLL:
        return tell_spend(token)
    if token >= SPACE:
        return (
            f"takes a citizen from {tell_place(token)}"
            if s.round
            else f"places a citizen on {tell_place(token)}"
        )
    if token >= EVENT:
        return f"{'fights' if asked == 'take-turn' else 'chooses'} {title(EVENTS[token - EVENT])}"
    return f"sets {title(ACTIVITIES[token - ACTIVITY])} to work"


def tell_target(token: int) -> str:
    """What an action aims at, cards and events apart."""
    if token == PASS:
        return "passes"
    if token == CATHEDRAL:
        return "builds the Cathedral"
    if token == AGRICULTURE:
        return "tills the fields"
    return f"places a citizen on the {BUILDING_TITLES[token - PLACE]}"


def tell_spend(token: int) -> str:
    """What influence buys."""
    if token == RECRUIT:
        return "recruits a citizen"
    if token == TURN:
        return "turns dice over"
    return f"throws the {die_words(token - REROLL)} again"


def tell_place(token: int) -> str:
    """A place from which or to which a citizen goes."""
    if token == SUPPLY:
        return "the supply"
    if token >= TRADESMAN:
        slot = token - TRADESMAN
        return f"the {COLOURS[slot // LEVELS]} card of level {slot % LEVELS + 1}"
    if token >= LYING:
        return f"those lying on the {BUILDING_TITLES[token - LYING]}"
    return f"space {(token - SPACE) % SPACES + 1} of the {BUILDING_TITLES[(token - SPACE) // SPACES]}"


def change(before: City, after: City, seat: int, own: bool) -> str:
    """What a seat gained and lost between two states, in a few words; the final count is told apart."""
    money = int(after.deniers[seat] - before.deniers[seat])
    amounts = (
        (money, "denier" if abs(money) == 1 else "deniers"),
        (int(after.influence[seat] - before.influence[seat]), "influence"),
        (int(after.points[seat] - before.points[seat]) if after.agenda else 0, "VP"),
    )
    parts = [f"{amount:+d} {name}" for amount, name in amounts if amount]
    if not parts:
        return ""
    return ", ".join(parts) if own else f"{SEAT_LETTERS[seat]} {', '.join(parts)}"


def kings_change(before: City, after: City) -> str:
    """What le Roy gained and lost, where he takes part."""
    more = int(after.points[NEUTRAL] - before.points[NEUTRAL]) if after.agenda else 0
    return f"le Roy {more:+d} VP" if more and after.takes_part(NEUTRAL) else ""
