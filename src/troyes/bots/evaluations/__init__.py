"""What each game's positions are worth, in victory points by a rule of thumb."""
