"""Playing any game: sessions, records, notation."""
