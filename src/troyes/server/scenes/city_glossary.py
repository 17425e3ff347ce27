"""What the pieces and places of Troyes are, in words made from the rules that the table plays by."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    AGRICULTURE_DIVISOR,
    BUILDING_TITLES,
    BUILDINGS,
    CITIZEN_INFLUENCE,
    COLOURS,
    CUBE_POINTS,
    DICE_COLOURS,
    DICE_NAMES,
    FIRST_HIGH_COLUMN,
    GROUP,
    HIGH_COLUMN_INFLUENCE,
    INCOME,
    INITIALS,
    LAP_DENIERS,
    LEVELS,
    LOSS,
    LOW_COLUMN_INFLUENCE,
    MOST_INFLUENCE,
    PASS_DENIERS,
    PRESENCE_POINTS,
    PRICE,
    REROLL_INFLUENCE,
    SEATS,
    SPACES,
    TURN_INFLUENCE,
)
from troyes.city.content.kinds import ANY_COLOUR, MIXED, Card, Character, Event
from troyes.city.box.position import LETTERS
from troyes.city.rules import Rules
from troyes.city.state import City
from troyes.city.texts import DISTRICTS, title
from troyes.core.game import AnyGame, Setup
from troyes.server.scenes.base import Explanation

ACTIONS: Final = "Phase 4: Actions"
INCOME_PHASE: Final = "Phase 1: Income and Salaries"
EVENT_PHASE: Final = "Phase 3: Events"
CARDS: Final = "Activity Cards"
ACTIVATE: Final = "Activate 1 Activity card from the city"
COMBAT: Final = "Combat the Events"
CITIZENS: Final = "Place a citizen on a principal building"
CHARACTERS: Final = "Character Cards"
INFLUENCE: Final = "Influence"
BONUS_NOTE: Final = " This table plays without the bonus cards."
WORKERS: Final = ("the military of the Palace", "the civilians of City Hall", "the clergy of the Bishopric")
ENTERS_SPACE: Final = "takes the space of its value; whoever stands there is expelled."
ENTERS_ROW: Final = (
    "enters the row of its value; the others shift to the right, and the last may be expelled."
)
USES: Final = (
    "Red dice fight red events, activate red cards, send citizens to the Palace, and count double against black dice.",
    "Yellow dice activate yellow cards, fight yellow events, send citizens to City Hall, and till the fields.",
    "White dice build the Cathedral, activate white cards, fight white events, and send citizens to the Bishopric.",
    "It belongs to no domain and passes for any colour.",
)


def glossary(game: AnyGame, setup: Setup) -> dict[str, Explanation]:
    """Every piece and place by its reference, and some words without a token of their own."""
    rules = rules_of(game, setup)
    everything = rules_of(game, game.setup(setup.players, {**setup.choices, "bonus": "yes"}))
    found: dict[str, Explanation] = {}
    for number, card in enumerate(everything.cards):
        note = "" if rules.cards[number].level else BONUS_NOTE
        found[f"card:{card.name}"] = of_card(card, note)
        found[f"cube:{card.name}"] = of_cube(card)
    for number, event in enumerate(everything.events):
        note = BONUS_NOTE if event.deck >= 0 and rules.events[number].deck < 0 else ""
        found[f"event:{event.name}"] = of_event(event, note)
    for character in rules.characters:
        found[f"character:{character.name}"] = of_character(character, bool(rules.characters_each))
    return found | buildings(rules) | dice(rules) | places(rules) | words(rules)


def rules_of(game: AnyGame, setup: Setup) -> Rules:
    """What a table plays by."""
    state = game.new(setup)
    assert isinstance(state, City)
    return state.rules


def fights(dice: int, divisor: int) -> str:
    """Which dice a card or an event takes, and how many pips of them count once."""
    colour = {ANY_COLOUR: "dice of one colour, whichever", MIXED: "dice of any colours, mixed"}.get(dice)
    return f"{colour or f'{COLOURS[dice]} dice'}, once for every {divisor} of their sum"


def of_card(card: Card, note: str) -> Explanation:
    """An Activity card."""
    return Explanation(
        title(card.name),
        f"{card.effect.text()} Takes {fights(int(card.dice), int(card.divisor))}. "
        f"A tradesman costs {card.cost} deniers; his space is worth {card.first} VP to the first and "
        f"{card.second} VP to the second. {COLOURS[card.colour].capitalize()} card of level {card.level}.{note}",
        CARDS,
    )


def of_cube(card: Card) -> Explanation:
    """What a cube on a card is good for."""
    bend = card.effect.bend()
    text = (
        f"Give it up in an action to {bend.text} One cube for an action, and none against black dice."
        if bend
        else "This card takes effect at once and keeps no cubes."
    )
    return Explanation(f"Cube on {title(card.name)}", text, CARDS)


def of_event(event: Event, note: str) -> Explanation:
    """An event."""
    plague = lower(event.plague.text())
    calls = f" It brings a {COLOURS[event.calls]} event with it." if event.calls >= 0 else ""
    prize = " and the card" if event.deck >= 0 else ""
    harsh = f" Whoever cannot do so in full loses {LOSS} VP." if plague.startswith("each player") else ""
    stays = " It is never taken: once countered it starts anew." if event.deck < 0 else ""
    return Explanation(
        title(event.name),
        f"Each round: {plague}{harsh} Fought with {fights(int(event.dice), int(event.divisor))}; every cube covers "
        f"one of {event.banners} banners and brings 1 influence. When all are covered, most cubes gain "
        f"{event.first} VP{prize}, second most {event.second} VP; whoever is alone on it gains both."
        f"{calls}{stays}{note}",
        COMBAT,
    )


def lower(text: str) -> str:
    """A sentence that goes on after a colon."""
    return text[0].lower() + text[1:]


def of_character(character: Character, secret: bool) -> Explanation:
    """A character."""
    whose = (
        "One of the secret characters in play: at the end it counts for every player."
        if secret
        else "The pile lies open, and at the end its characters count for you and le Roy."
    )
    return Explanation(
        character.title,
        f"Counts each {character.count.text()}: 1 VP from {character.low}, 3 VP from {character.middle}, "
        f"6 VP from {character.high} on. {whose}",
        CHARACTERS,
    )


def buildings(rules: Rules) -> dict[str, Explanation]:
    """The principal buildings, their spaces, and who lies on them."""
    found: dict[str, Explanation] = {}
    for i, (name, building) in enumerate(zip(BUILDINGS, BUILDING_TITLES, strict=True)):
        width = int(rules.row_width[i])
        wage = f"costs {deniers(int(rules.salary[i]))} each round" if rules.salary[i] else "costs nothing"
        found[f"building:{name}"] = Explanation(
            building,
            f"Every citizen here throws a {COLOURS[i]} die for his owner at the start of a round and {wage}. With one "
            f"{COLOURS[i]} die a citizen {ENTERS_SPACE if width == 1 else ENTERS_ROW} "
            "Nobody is expelled while one of his colour lies here: then that place is closed.",
            CITIZENS,
        )
        for space in range(SPACES):
            first = space // width * width + 1
            row = f"the row for a {first}" if width == 1 else f"the row for {first} to {first + width - 1}"
            found[f"space:{name}:{space + 1}"] = Explanation(
                f"{building}, space {space + 1}",
                f"Place {space % width + 1} of {width} in {row}. A citizen who enters takes the first place.",
                CITIZENS,
            )
        found[f"lying:{name}"] = Explanation(
            f"Expelled from the {building}",
            "He lies here until the end of the round and then returns to the supply; he can be used again at once. "
            "While he lies here nobody else of his colour can be expelled.",
            CITIZENS,
        )
    return found


def deniers(amount: int) -> str:
    """An amount of money."""
    return "1 denier" if amount == 1 else f"{amount} deniers"


def dice(rules: Rules) -> dict[str, Explanation]:
    """Dice by colour, and each die of the city square."""
    found: dict[str, Explanation] = {}
    for colour in range(DICE_COLOURS):
        name = DICE_NAMES[colour]
        origin = f" They are {WORKERS[colour]}." if colour < len(COLOURS) else ""
        found[f"die:{name}"] = Explanation(f"{name.capitalize()} die", USES[colour] + origin, ACTIONS)
        for value in range(1, 7):
            kind = f"{INITIALS[colour]}{value}"
            found[f"own-die:{kind}"] = Explanation(
                f"Your {name} {value}",
                f"{REROLL_INFLUENCE} influence throws it again, {TURN_INFLUENCE} turn up to three of your dice over.",
                INFLUENCE,
            )
            for district, whose in zip(LETTERS, DISTRICTS, strict=True):
                found[f"die:{kind}@{district}"] = Explanation(
                    f"{name.capitalize()} {value} of {whose} district", USES[colour], ACTIONS
                )
    return found


def prices() -> str:
    """What the dice of others cost."""
    return ", ".join(f"{PRICE[size]} each in a group of {size}" for size in range(1, GROUP + 1))


def places(rules: Rules) -> dict[str, Explanation]:
    """Other places that tokens are about."""
    found = {
        f"slot:{colour}:{level}": Explanation(
            f"{colour.capitalize()} card {level}",
            f"One of {sum(card.colour == i and card.level == level for card in rules.cards)} {colour} cards is "
            f"revealed here in round {level}. Your tradesman on it can be taken away for another task; his space is "
            "free again.",
            ACTIVATE,
        )
        for i, colour in enumerate(COLOURS)
        for level in range(1, LEVELS + 1)
    }
    for seat in LETTERS[:SEATS]:
        found[f"seat:{seat}"] = Explanation(
            f"Seat {seat}", f"The player whose pieces bear the letter {seat}."
        )
        found[f"district:{seat}"] = of_district(f"{seat}'s district", "the player is paid for them")
    found["district:N"] = of_district("The neutral district", "the bank is paid for them")
    for value in range(1, 7):
        found[f"black:{value}"] = of_black(f"Black {value}")
        found[f"face:{value}"] = Explanation(f"A {value}", f"A die shows {value}.")
    found["black"] = found["die:black"] = of_black("Black dice")
    return found


def of_district(name: str, paid: str) -> Explanation:
    """A part of the city square."""
    return Explanation(
        name,
        f"The dice that its owner's citizens have thrown. Others may buy dice from here, and {paid}: "
        f"{prices()} deniers. One's own dice are free.",
        ACTIONS,
    )


def of_black(name: str) -> Explanation:
    """Enemies."""
    return Explanation(
        name,
        "Enemies of the city. In turn everybody must beat the highest one with dice of his own district, red ones "
        f"counting double, for 1 influence; whoever cannot loses {LOSS} VP. Several may be beaten at once.",
        EVENT_PHASE,
    )


def words(rules: Rules) -> dict[str, Explanation]:
    """Actions, amounts and other words."""
    return {
        "cathedral": Explanation(
            "Cathedral",
            f"Each white die lays a cube on the lowest free level of the column of its value: {CUBE_POINTS} VP, and "
            f"{LOW_COLUMN_INFLUENCE} influence, or {HIGH_COLUMN_INFLUENCE} from column {FIRST_HIGH_COLUMN + 1} on. "
            f"At the end every level without a cube of yours costs {LOSS} VP.",
            "Construct the Cathedral",
        ),
        "agriculture": Explanation(
            "Agriculture",
            f"1 denier for every {AGRICULTURE_DIVISOR} of the sum of yellow dice; no tradesman is needed.",
            "Use agriculture",
        ),
        "influence": Explanation(
            "Influence",
            f"Spend it at the start of a turn or against black dice: {REROLL_INFLUENCE} throws a die of yours again, "
            f"{CITIZEN_INFLUENCE} recruit a citizen, {TURN_INFLUENCE} turn up to three of your dice over. "
            f"Nobody has more than {MOST_INFLUENCE}.",
            INFLUENCE,
        ),
        "supply": Explanation(
            "Supply",
            "Your citizens without a task. They can become tradesmen or enter a building; more are recruited with "
            f"{CITIZEN_INFLUENCE} influence each.",
            ACTIONS,
        ),
        "pass": Explanation(
            "Pass",
            f"No more actions this round: {PASS_DENIERS} deniers now and {LAP_DENIERS} more each time your turn would "
            "come, paid out at the end of the round. Others may still buy your dice.",
            "Pass",
        ),
        "deniers": Explanation(
            "Deniers",
            f"Money for tradesmen, salaries and the dice of others. Everybody gains {INCOME} each round.",
            INCOME_PHASE,
        ),
        "points": Explanation(
            "Victory points",
            "Open to all at this table."
            if rules.open_vp
            else "Everybody keeps his own secret until the end.",
            "End of the Game",
        ),
        "won": Explanation(
            "Events won",
            "Cards of countered events on which this player had most cubes. Henry I counts them.",
            COMBAT,
        ),
        "tradesman": Explanation(
            "Tradesman",
            "A citizen on an Activity card. With one there you may set the card to work; his space gives its VP at the "
            "end. When both spaces are taken he stands on the picture, for no VP.",
            ACTIVATE,
        ),
        "banner": Explanation(
            "Banners",
            "Each cube covers one and brings 1 influence. When all are covered the event is countered; until then a "
            f"cube of yours is worth {PRESENCE_POINTS} VP at the end, once for each event.",
            COMBAT,
        ),
        "events": Explanation(
            "Events",
            "Each round new ones join on the right: a red one, and one that it brings along. Then all strike, from "
            f"the left. The game has {rules.rounds} rounds; the numbers say how many cards nobody has seen yet.",
            EVENT_PHASE,
        ),
        "character": Explanation(
            "Characters",
            "Secret until the end; each then gives 1, 3 or 6 VP to every player who has enough of what it counts.",
            CHARACTERS,
        ),
        "start": Explanation(
            "Start player", "Acts first this round; the next round it is the player to the left."
        ),
        "done": Explanation("Done", "The group of dice is complete.", ACTIONS),
        "times": Explanation(
            "How often", "A card may be set to work less often than the dice allow.", ACTIVATE
        ),
        "again": Explanation("Again", "Shoot another arrow.", CARDS),
        "enough": Explanation("Enough", "Leave the rest.", CARDS),
    }
