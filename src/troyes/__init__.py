"""Troyes: the board game family in digital form."""

import troyes.words  # noqa: F401 - so that a refusal has words wherever it ends up, in a traceback too

__version__ = "0.1.0"
