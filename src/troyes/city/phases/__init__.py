"""The phases of a round, one section of the rulebook each."""
