"""What a turn can do: choosing a die and paying for it, what buildings and tracks bring, and the bonuses that ask."""
