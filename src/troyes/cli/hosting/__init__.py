"""Commands for those who host."""
