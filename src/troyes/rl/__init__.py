"""Environments for those who learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy's arrays.

Every one of them speaks of the same things. An observation is `State.observation`, numbers whose names
`State.observation_names` lists; an action is the place of a token among the words of its game, and a mask says which of
them are legal; chance throws by itself, from the seed. They need the extra `research`.
"""

from importlib.util import find_spec

from troyes.words import text

for _package in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(_package) is None:
        raise ModuleNotFoundError(text("refused-extra", package=_package, extra="research"), name=_package)
