"""How sending may fail."""


class Unsent(Exception):
    """It could not be sent just now."""


class Gone(Exception):
    """Nobody is there any more who wants it."""
