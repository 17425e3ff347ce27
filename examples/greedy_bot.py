"""A player for `troyes arena` that has likings: it knows a few words of Troyes and Troyes Dice, and plans nothing.

troyes arena city --bots command,random --bot-command "python3 examples/greedy_bot.py"
"""

import json
import re
import sys

# From what it likes best; whatever has no place here stands where the empty word is.
LIKINGS = (
    "cathedral",
    "bishopric",
    "palace",
    "city-hall",
    "great-hall",
    "fortress",
    "",
    "agriculture",
    "die",
)
DISLIKES = ("done", "turn", "recruit", "reroll", "deniers", "influence", "knowledge", "pass")
RANKS = {word: rank for rank, word in enumerate(LIKINGS + DISLIKES)}


def liking(option, seat):
    """What the bot goes by: the word, then whether a die is its own, then the higher number."""
    word = re.match(r"[a-z]+(?:-hall)?", option)[0]
    number = re.search(r"\d+", option)
    return -RANKS.get(word, RANKS[""]), option.endswith(f"@{seat}"), int(number[0]) if number else 0


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "choose":
        best = max(told["options"], key=lambda option: liking(option, told["seat"]))
        print(json.dumps({"token": best}), flush=True)
