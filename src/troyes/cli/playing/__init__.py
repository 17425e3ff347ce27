"""Commands for those who play."""
