"""What a user can get wrong. The message is one sentence that says what to do."""


class Refusal(Exception):
    """Something that was asked for or handed in cannot be used."""


class SetupError(Refusal):
    """A table that the game cannot be set up for."""


class IllegalMove(Refusal):
    """A token that may not be chosen now."""


class PositionError(Refusal):
    """A position document that no game could have reached."""


class RecordError(Refusal):
    """A record that cannot be read or replayed."""
