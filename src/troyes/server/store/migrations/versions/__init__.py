"""The steps, each a module named after its number."""
