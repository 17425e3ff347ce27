"""Learning what positions are worth from games that computer players play against themselves."""
