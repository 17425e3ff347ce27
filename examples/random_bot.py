"""A player for `troyes arena` that chooses at random; docs/bots-protocol.md says what is said on either side.

troyes arena dice --bots command,random --bot-command "python3 examples/random_bot.py"
"""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        chance.seed(told["seed"])
    elif told["type"] == "choose":
        print(json.dumps({"token": chance.choice(told["options"])}), flush=True)
