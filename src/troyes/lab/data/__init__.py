"""Sets of recorded games: playing them, keeping them, tables of what was decided in them, and finding some again."""
