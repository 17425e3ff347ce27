"""The parts of the game: the base, the tables for one and two, the bonus cards, and earlier rules."""
