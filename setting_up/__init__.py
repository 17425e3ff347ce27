"""Setting up Troyes from a clone, with nothing but Python's own library: the parts of run.py."""
